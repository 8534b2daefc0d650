"""The trials of a decision: the results for two options are combined with the lead expected before."""

from random import Random

import pytest

from seasalt.bots.thinking_bot import sampled_belief
from seasalt.kernel.actions import legal_sequences
from seasalt.kernel.engines import plain
from seasalt.kernel.players.policy import KEEN
from seasalt.kernel.thinking.option_trials import Advice, Lead, OptionTrials, Question
from seasalt.rules import Phase, view
from tests.bots.test_thinking_bot import known
from tests.games import a_game

CHOICE, OTHER = 0, 1


def lead(worlds: int, expected: float = 0.0, lead_sd: float = 0.03, bias: float = 0.0) -> Lead:
    """The lead of drawing two over taking a card of little use, with the lead expected before."""
    game = a_game("| boat-DB", a="crab-DB", b="crab-LB", phase=Phase.TAKE)
    seat = game.round.turn
    believed = sampled_belief(view(game, seat), known(game, seat), Random(1))
    options = list(legal_sequences(believed.templates[0]))
    advice = Advice(CHOICE, (0.0, expected, *(expected for _ in options[2:])), lead_sd, bias)
    trials = OptionTrials(Question(believed, options, False, 7, advice), plain)
    trials.run((CHOICE, OTHER), 0, worlds, KEEN)
    assert trials.lead(OTHER, CHOICE).mean == pytest.approx(-trials.lead(CHOICE, OTHER).mean)
    return trials.lead(CHOICE, OTHER)


def test_with_a_wide_prior_the_tries_decide() -> None:
    few, many = lead(20, lead_sd=10), lead(80, lead_sd=10)

    assert (few.tries, many.tries) == (20, 80)
    assert many.error < 0.7 * few.error
    assert many.least_error == 0


def test_few_tries_hardly_change_the_prior() -> None:
    tries, prior = lead(20, lead_sd=10).mean, 0.2
    weighed = lead(20, expected=prior).mean

    assert abs(weighed - prior) < abs(weighed - tries)
    assert min(tries, prior) < weighed < max(tries, prior)


def test_a_bias_remains_after_any_number_of_tries() -> None:
    trusted, doubted = lead(40), lead(40, bias=0.02)

    assert abs(doubted.mean) < abs(trusted.mean)
    assert doubted.error > trusted.error
    assert doubted.least_error == pytest.approx(0.02 * 0.03 / (0.02**2 + 0.03**2) ** 0.5)
    assert doubted.least_error < doubted.error
