"""The kernel plays the game of `rules`: the same legal actions at every decision, and the same results."""

from random import Random

import pytest

from seasalt.kernel.engines import compiled
from seasalt.kernel.game.card_tables import ALL_CARDS
from seasalt.kernel.game.layout import ACTIONS, FIRST, MERMAIDS_LAID, OVER, RUNNING, SECOND, STAR
from seasalt.rules import Ruleset
from seasalt.rules.ruleset import OPTIONS as OPTION_NAMES
from seasalt.rules.ruleset import format_option, option_values
from tests.kernel.lockstep import OPTIONS, Double, EngineDouble, Seen, games, play_doubly, uniform


def test_the_kernel_plays_by_the_rules() -> None:
    """Some rounds of every kind of game: rules, plain Python and numba in lockstep.

    One test, since each process of the tests would play the rounds anew.
    """
    seen, rng = Seen(), Random(7)
    for ruleset, players, starter, cards, policy in games(1):
        double = EngineDouble(ruleset, players, starter, cards, compiled)
        play_doubly(double, policy, rng, seen, starter=starter, rounds=3)
    never = sorted(set(range(ACTIONS)) - seen.numbers)

    assert seen.decisions > 10_000
    assert [number if number < 28 else str(ALL_CARDS[number - 28]) for number in never] == []
    assert {FIRST, SECOND, STAR} <= seen.phases
    assert seen.phases == set(range(OVER - 1))
    assert seen.endings == set(range(RUNNING + 1, MERMAIDS_LAID + 1))


@pytest.mark.parametrize("name", sorted({*OPTION_NAMES} - {"extra_salt", "target_score"}))
def test_every_value_of_every_option_is_among_the_games(name: str) -> None:
    assert {format_option(ruleset, name) for ruleset in OPTIONS} == set(option_values(name))


def test_a_difference_is_reported_with_the_record_that_shows_it() -> None:
    class Liar(Double):
        def lose(self, card: int) -> None:
            super().lose(card)
            self.state.totals[0] += 1

    rng = Random(3)
    with pytest.raises(AssertionError, match=r"after lose .*totals(.|\n)*seasalt record 1(.|\n)*\* deal"):
        play_doubly(Liar(Ruleset(target_score=200), 2, 0, None), uniform, rng, Seen(), starter=0)
