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


@pytest.fixture(scope="module")
def seen() -> Seen:
    """What occurred in some rounds of every kind of game: rules, plain Python and numba in lockstep."""
    seen, rng = Seen(), Random(7)
    for ruleset, players, starter, cards, policy in games(1):
        double = EngineDouble(ruleset, players, starter, cards, compiled)
        play_doubly(double, policy, rng, seen, starter=starter, rounds=3)
    return seen


def test_the_kernel_plays_by_the_rules(seen: Seen) -> None:
    assert seen.decisions > 10_000


def test_every_action_number_was_played(seen: Seen) -> None:
    never = sorted(set(range(ACTIONS)) - seen.numbers)

    assert [number if number < 28 else str(ALL_CARDS[number - 28]) for number in never] == []


@pytest.mark.parametrize("name", sorted({*OPTION_NAMES} - {"extra_salt", "target_score"}))
def test_every_value_of_every_option_is_among_the_games(name: str) -> None:
    assert {format_option(ruleset, name) for ruleset in OPTIONS} == set(option_values(name))


def test_every_phase_was_seen(seen: Seen) -> None:
    assert {FIRST, SECOND, STAR} <= seen.phases
    assert seen.phases == set(range(OVER - 1))


def test_rounds_and_games_ended_in_every_way(seen: Seen) -> None:
    assert seen.endings == set(range(RUNNING + 1, MERMAIDS_LAID + 1))


def test_a_difference_is_reported_with_the_record_that_shows_it() -> None:
    class Liar(Double):
        def lose(self, card: int) -> None:
            super().lose(card)
            self.state.totals[0] += 1

    rng = Random(3)
    with pytest.raises(AssertionError, match=r"after lose .*totals(.|\n)*seasalt record 1(.|\n)*\* deal"):
        play_doubly(Liar(Ruleset(target_score=200), 2, 0, None), uniform, rng, Seen(), starter=0)
