"""Whole games as text. Read the difference like prose; `write` writes them again if it is meant."""

from collections import Counter
from difflib import unified_diff

import pytest

from seasalt.rules import Ending, Event
from seasalt.rules.event import (
    CardChosen,
    CardPicked,
    CardsLaid,
    CardStolen,
    EffectLapsed,
    GameEnded,
    OthersRestricted,
    RoundEnded,
    TurnStarted,
)
from tests.playthroughs.write import HERE, PLAYTHROUGHS, Playthrough


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda playthrough: playthrough.name)
def test_the_game_goes_as_it_went(playthrough: Playthrough) -> None:
    written = (HERE / playthrough.name).read_text(encoding="utf-8")

    told = playthrough.story()

    difference = "\n".join(
        unified_diff(written.splitlines(), told.splitlines(), "written", "told", lineterm="")
    )
    assert not difference, difference
    assert written == told


def test_there_is_a_file_for_every_playthrough_and_no_other() -> None:
    assert {path.name for path in HERE.glob("*.txt")} == {playthrough.name for playthrough in PLAYTHROUGHS}
    assert Counter(playthrough.extra_salt for playthrough in PLAYTHROUGHS) == {True: 10, False: 11}


def test_together_the_playthroughs_show_what_can_happen() -> None:
    shown = Counter(
        what
        for playthrough in PLAYTHROUGHS
        for move in playthrough.moves()
        for event in move.step.events
        if (what := _what(event))
    )

    assert set(shown) == {
        *Ending,
        "theft",
        "pick from a pile",
        "lobster",
        "jellyfish",
        "turn held by a jellyfish",
        "boat turn",
        "trio",
        "duo to no effect",
        "void bet",
        "shared victory",
    }


def _what(event: Event) -> str:
    match event:
        case RoundEnded(result) if result.ending is Ending.VOID and result.call:
            return "void bet"
        case RoundEnded(result):
            return result.ending
        case GameEnded(outcome) if len(outcome.winners) > 1:
            return "shared victory"
        case CardsLaid(cards=cards) if len(cards) == 3:
            return "trio"
        case TurnStarted(restricted=True):
            return "turn held by a jellyfish"
        case TurnStarted(extra=True):
            return "boat turn"
        case _:
            return _NAMES.get(type(event), "")


_NAMES: dict[type[Event], str] = {
    CardStolen: "theft",
    CardPicked: "pick from a pile",
    CardChosen: "lobster",
    OthersRestricted: "jellyfish",
    EffectLapsed: "duo to no effect",
}
