"""The kernel plays the game of `rules`: the same legal actions at every decision, and the same results."""

from collections.abc import Iterator
from random import Random

import pytest

from seasalt.kernel.engines import library
from seasalt.kernel.game.card_tables import ALL_CARDS
from seasalt.kernel.game.layout import (
    ACTIONS,
    BET_LOST,
    BET_WON,
    CARD,
    CHOOSE,
    FIRST,
    HAULING,
    MERMAIDS_LAID,
    OVER,
    SECOND,
    STAR,
    STOPPED,
    VOID,
)
from seasalt.rules import Game, Phase, Pile, Ruleset
from tests.games import a_game
from tests.kernel import lockstep
from tests.kernel.lockstep import (
    OPTIONS,
    Double,
    EngineDouble,
    Seen,
    act_doubly,
    games,
    legal_numbers,
    play_doubly,
    uniform,
    unusual,
)


@pytest.mark.parametrize("extra_salt", [False, True])
def test_the_kernel_plays_by_the_rules(extra_salt: bool) -> None:
    """Some rounds of every kind of game: rules, plain Python and the library in lockstep."""
    seen = Seen()
    for ruleset, players, starter, cards, policy, rng in games(1, boxes=(extra_salt,)):
        double = EngineDouble(ruleset, players, starter, cards, library)
        play_doubly(double, policy, rng, seen, starter=starter, rounds=2)

    assert seen.decisions > 5_000
    assert seen.endings >= {STOPPED, BET_WON, BET_LOST, VOID}
    assert set(range(OVER - 1)) - seen.phases <= ({STAR} if extra_salt else {CHOOSE, STAR, HAULING})


ALL_DUOS = "crab-DB crab-YE boat-DB boat-YE fish-DB fish-YE swimmer-DB swimmer-YE shark-DB shark-LB "
ALL_DUOS += "jellyfish-PK jellyfish-PU lobster-BK"
EVERY_CARD = " ".join(map(str, ALL_CARDS))


def positions() -> Iterator[Game]:
    """Where every action number is legal in one of them, and no chance is needed to play it."""
    yield a_game(a="crab-DB", b="boat-DB", phase=Phase.TAKE)
    yield a_game(a="crab-DB", b="boat-DB", drawn="fish-DB shell-GR", phase=Phase.KEEP)
    yield a_game(a="crab-DB shell-GR", b="boat-DB", phase=Phase.LOOK)
    yield a_game("crab-DB | boat-DB | fish-DB | shell-GR", phase=Phase.STEAL)
    yield a_game(a=EVERY_CARD, phase=Phase.PICK, looking=Pile.A, extra_salt=True)
    yield a_game(f"mermaid-WH mermaid-WH mermaid-WH mermaid-WH {ALL_DUOS} | shell-GR", extra_salt=True)
    yield a_game(f"{ALL_DUOS} starfish-DB starfish-LB | shell-GR", extra_salt=True)


def test_every_action_number_does_what_its_action_does() -> None:
    seen = Seen()
    for game in positions():
        double = EngineDouble(game.ruleset, game.players, 0, None, library)
        double.go_to(game)
        for action in legal_numbers(double).values():
            act_doubly(double, action, seen)
            double.go_to(game)
    never = sorted(set(range(ACTIONS)) - seen.numbers)

    assert [number if number < CARD else str(ALL_CARDS[number - CARD]) for number in never] == []
    assert {FIRST, SECOND, STAR} <= seen.phases
    assert MERMAIDS_LAID in seen.endings


def test_another_option_among_the_games_changes_no_other_game(monkeypatch: pytest.MonkeyPatch) -> None:
    before = {(unusual(one.ruleset), one.players, one.policy): one.rng.random() for one in games(1)}
    monkeypatch.setattr(lockstep, "OPTIONS", (Ruleset(target_score=3), *OPTIONS[::-1]))
    after = {(unusual(one.ruleset), one.players, one.policy): one.rng.random() for one in games(1)}

    assert len(after) == len(before) + 12
    assert before.items() <= after.items()


def test_a_difference_is_reported_with_the_record_that_shows_it() -> None:
    class Liar(Double):
        def lose(self, card: int) -> None:
            super().lose(card)
            self.state.totals[0] += 1

    rng = Random(3)
    with pytest.raises(AssertionError, match=r"after lose .*totals(.|\n)*seasalt record 1(.|\n)*\* deal"):
        play_doubly(Liar(Ruleset(target_score=200), 2, 0, None), uniform, rng, Seen(), starter=0)
