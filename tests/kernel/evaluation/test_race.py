"""The race between options: which one leads, which are dropped, and when it is over."""

from math import sqrt
from random import Random
from statistics import fmean

import pytest

from seasalt.kernel.evaluation.distilled_network import DistilledNetwork
from seasalt.kernel.evaluation.guess import Belief
from seasalt.kernel.evaluation.race import PRIOR_LEAD, PRIOR_LEAD_SD, drop_options, expected_loss, likely_lead
from seasalt.kernel.evaluation.trials import PAIR_SIZE, TALLY_SIZE, Trials, compare_options


class Tallies:
    """Values of options in invented worlds; the first option is the prior choice."""

    def __init__(self, worlds: list[list[float]]) -> None:
        count = len(worlds[0])
        self.tallies = [0.0] * (TALLY_SIZE * count) + [0.0]
        self.pairs = [0.0] * (PAIR_SIZE * count * count)
        self.leads = [PRIOR_LEAD] * count
        self.bias = 0.0
        self.remaining = list(range(count))
        for values in worlds:
            for option, value in enumerate(values):
                begin = option * TALLY_SIZE
                self.tallies[begin] += 1
                self.tallies[begin + 1] += value
                self.tallies[begin + 4] = value
            compare_options(self.remaining, self.tallies, self.pairs)

    def left(self, cost: float) -> list[int]:
        stay = drop_options(self.remaining, len(self.remaining), self.trials, cost)
        return self.remaining[:stay]

    def lead(self, option: int, with_prior_choice: int = 1) -> float:
        return likely_lead(self.trials, option, 0, with_prior_choice)

    @property
    def trials(self) -> Trials:
        """Without worlds, which these functions do not read."""
        belief, network = Belief([], [], [], []), DistilledNetwork([], [], [], [])
        return Trials(
            [], belief, 0, [], [], self.tallies, self.pairs, self.leads, PRIOR_LEAD_SD, self.bias, network
        )


def noisy(means: list[float], worlds: int, spread: float = 0.2) -> list[list[float]]:
    """Worlds with luck that all options share, and a little that they do not."""
    rng = Random(3)
    return [
        [mean + luck + rng.gauss(0, spread / 4) for mean in means]
        for luck in (rng.gauss(0, spread) for _ in range(worlds))
    ]


def test_what_is_missed_is_how_much_better_the_other_is_where_it_is_better() -> None:
    rng = Random(1)
    for behind, error in ((0.0, 0.1), (0.05, 0.1), (0.2, 0.1), (0.01, 0.02)):
        lost = fmean(max(0.0, rng.gauss(0, error) - behind) for _ in range(200_000))

        assert expected_loss(behind, error * error) == pytest.approx(lost, rel=0.05, abs=2e-5)


def test_an_option_that_is_far_behind_is_no_loss() -> None:
    assert expected_loss(1.0, 0.01**2) == 0


def test_the_prior_choice_leads_until_another_does_better() -> None:
    few = Tallies(noisy([0.5, 0.5], 8))
    better = Tallies(noisy([0.5, 0.6], 400))

    assert few.left(0.0)[0] == 0
    assert few.lead(1) < 0
    assert better.left(0.0)[0] == 1
    assert better.lead(1) == pytest.approx(0.1, abs=0.02)


def test_after_few_tries_an_option_is_as_far_behind_the_prior_choice_as_expected() -> None:
    wild = Tallies([[0.0, 1.0], [1.0, 0.0]])

    assert wild.lead(1) == pytest.approx(-PRIOR_LEAD, abs=PRIOR_LEAD_SD / 10)


def test_an_adviser_may_take_options_to_be_worse_by_more_or_less() -> None:
    wild = Tallies([[0.0, 1.0, 1.0], [1.0, 0.0, 0.0]])
    wild.leads = [0.0, 0.01, 0.2]

    assert [wild.lead(option) for option in range(3)] == pytest.approx([0, -0.01, -0.2], abs=0.005)


def test_luck_that_falls_to_all_alike_does_not_count() -> None:
    alike = Tallies(noisy([0.5, 0.4], 48, spread=0.4))
    rng = Random(5)
    apart = Tallies([[rng.gauss(0.5, 0.4), rng.gauss(0.4, 0.4)] for _ in range(48)])

    assert alike.left(0.0001) == [0]
    assert apart.left(0.0001) == [0, 1]


def test_an_option_leaves_when_it_is_hardly_ever_better_and_the_close_one_stays() -> None:
    tallies = Tallies(noisy([0.5, 0.2, 0.505], 100))

    assert sorted(tallies.left(0.0005)) == [0, 2]


def test_the_race_is_over_when_tries_cost_more_than_they_can_win() -> None:
    tallies = Tallies(noisy([0.5, 0.5, 0.5], 16))

    assert len(tallies.left(0.0)) == 3
    assert len(Tallies(noisy([0.5, 0.5, 0.5], 16)).left(1.0)) == 1


def test_when_the_prior_choice_was_dropped_the_best_mean_leads() -> None:
    tallies = Tallies(noisy([0.2, 0.5, 0.52], 300))
    tallies.remaining = [1, 2]

    assert tallies.left(0.0)[0] == 2
    assert tallies.lead(2, with_prior_choice=0) == pytest.approx(0.52, abs=3 * 0.2 / sqrt(300))


def test_tries_with_a_bias_count_for_less() -> None:
    many = Tallies(noisy([0.5, 0.53], 4000))
    trusted = many.lead(1)
    many.bias = 0.03
    doubted = many.lead(1)
    few = Tallies(noisy([0.5, 0.53], 8))
    few.bias = 0.03

    assert trusted == pytest.approx(0.03, abs=0.005)
    assert -PRIOR_LEAD < few.lead(1) < doubted < 0.6 * trusted
