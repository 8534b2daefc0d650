"""Labels of options at the terminal."""

import pytest

from seasalt.console.option_labels import OptionLabels
from seasalt.rules import CallLastChance, CallStop, Game, Lay, Seat, parse_cards, view
from seasalt.rules.ending import endings_of
from seasalt.rules.result import Call, Ending
from seasalt.rules.ruleset import EmptyDeck
from seasalt.texts import languages, texts
from tests.games import a_game

SEVEN = "octopus-LB octopus-YE octopus-GR crab-DB crab-LB"
FOUR_MERMAIDS = "mermaid-WH mermaid-WH mermaid-WH mermaid-WH crab-DB crab-LB crab-YE octopus-LB octopus-YE"


@pytest.mark.parametrize(
    ("hand", "deck", "empty_deck", "stop", "last_chance"),
    [
        (
            SEVEN,
            "fish-DB",
            EmptyDeck.VOID,
            "call STOP: you score 7",
            "call LAST CHANCE: 7 + 2 if nobody gets ahead of you, else 2",
        ),
        (
            SEVEN,
            "",
            EmptyDeck.VOID,
            "call STOP: you score 7",
            "call LAST CHANCE: the deck is empty, so nobody would score",
        ),
        (
            SEVEN,
            "",
            EmptyDeck.CONTINUE,
            "call STOP: you score 7",
            "call LAST CHANCE: 7 + 2 if nobody gets ahead of you, else 2",
        ),
        (
            FOUR_MERMAIDS,
            "",
            EmptyDeck.VOID,
            "call STOP: your four mermaids win the game",
            "call LAST CHANCE: your four mermaids win the game",
        ),
    ],
    ids=["a bet", "an empty deck", "an empty deck that does not matter", "four mermaids"],
)
def test_a_call_says_what_it_may_bring(
    hand: str, deck: str, empty_deck: EmptyDeck, stop: str, last_chance: str
) -> None:
    seen = view(
        a_game(f"{hand} | fish-BK", deck=deck, a="fish-GR", empty_deck_in_last_chance=empty_deck), Seat(0)
    )
    labels = OptionLabels(texts(), ("You", "Ada"))

    assert labels.label(seen, CallStop()) == stop
    assert labels.label(seen, CallLastChance()) == last_chance
    assert ("so nobody would score" in last_chance) == (
        endings_of(Call.LAST_CHANCE, seen.hand, seen.deck_size, seen.ruleset) == (Ending.VOID,)
    )


@pytest.mark.parametrize("language", languages())
def test_calls_with_four_mermaids_differ(language: str) -> None:
    seen = view(a_game(f"{FOUR_MERMAIDS} | fish-BK", a="fish-GR"), Seat(0))
    labels = OptionLabels(texts(language), ("You", "Ada"))

    assert labels.label(seen, CallStop()) != labels.label(seen, CallLastChance())


# --- laying a duo


def laid(game: Game, duo: str) -> str:
    return OptionLabels(texts(), ("You", "Ada", "Bo")).label(view(game, Seat(0)), Lay(parse_cards(duo)))


def test_a_shark_promises_a_theft_where_an_opponent_can_be_robbed() -> None:
    duo = "shark-DB swimmer-LB"

    assert laid(a_game(f"{duo} | crab-DB"), duo).endswith("steal a card")
    assert laid(a_game(f"{duo} | crab-DB | crab-LB", caller=1), duo).endswith("steal a card")


@pytest.mark.parametrize(
    "game",
    [
        a_game("shark-DB swimmer-LB |"),
        a_game("shark-DB swimmer-LB | crab-DB", caller=1),
    ],
    ids=["an empty hand", "a hand that is safe"],
)
def test_a_shark_promises_nothing_where_no_opponent_can_be_robbed(game: Game) -> None:
    assert laid(game, "shark-DB swimmer-LB").endswith("no effect now, there is nothing to act on")


def test_crabs_promise_nothing_where_there_is_no_pile() -> None:
    duo = "crab-DB crab-LB"

    assert laid(a_game(f"{duo} | fish-DB"), duo).endswith("no effect now, there is nothing to act on")
    assert laid(a_game(f"{duo} | fish-DB", b="fish-LB"), duo).endswith("take a card out of a pile")
