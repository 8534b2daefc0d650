"""Intervals cover the true value as often as they say; ratings recover the true strengths."""

from itertools import pairwise
from math import inf, isclose, sqrt
from random import Random
from statistics import fmean, variance

import pytest

from seasalt.arena.deals.deal import DealResult, GameResult
from seasalt.arena.report.summary import summarize
from seasalt.arena.runner import Measured
from seasalt.arena.series import Series
from seasalt.arena.statistics.control_variate import without
from seasalt.arena.statistics.interval import mean_interval, share_interval
from seasalt.arena.statistics.rating import Places, orders, ratings
from seasalt.arena.statistics.sequential_test import SequentialTest, always_valid_interval


def pairs(rng: Random, share: float, deals: int) -> list[float]:
    """Deals of two games each."""
    return [((rng.random() < share) + (rng.random() < share)) / 2 for _ in range(deals)]


# --- intervals


@pytest.mark.parametrize("share", [0.5, 0.9, 0.98])
def test_an_interval_of_a_share_holds_it_nineteen_times_in_twenty(share: float) -> None:
    rng = Random(f"interval {share}")
    intervals = [share_interval(pairs(rng, share, 60)) for _ in range(400)]

    assert 0.92 <= fmean(low <= share <= high for _, low, high in intervals) <= 0.99


def test_games_of_a_deal_that_go_together_do_not_make_a_share_surer() -> None:
    rng = Random(1)
    alone = [float(rng.random() < 0.6) for _ in range(100)]

    together = share_interval(alone)  # both games of a deal end alike, so they say no more than one
    assert together.high - together.low > 0.18


def test_a_share_of_deals_that_balance_each_other_is_known_well() -> None:
    balanced = share_interval([0.5] * 200)

    assert balanced.high - balanced.low < 0.02


def test_a_bot_that_won_every_game_may_still_lose_one() -> None:
    mean, low, high = share_interval([1.0] * 100)

    assert (mean, high) == (1.0, 1.0)
    assert 0.95 < low < 0.98


def test_one_deal_says_nothing() -> None:
    assert share_interval([1.0]) == (1.0, 0.0, 1.0)
    assert mean_interval([3.0]) == (3.0, -inf, inf)


def test_an_interval_of_points_is_students() -> None:
    mean, low, high = mean_interval([1.0, 2.0, 3.0, 4.0])

    assert mean == 2.5
    assert isclose(high - mean, 3.182 * (5 / 3) ** 0.5 / 2, rel_tol=2e-3)
    assert isclose(mean - low, high - mean)


# --- the sequential test


def decided(values: list[float]) -> int | None:
    """The number of deals after which the bots are called unequal."""
    test = SequentialTest(0.5)
    return next((number for number, value in enumerate(values, start=1) if test.add(value)), None)


def test_equal_bots_are_seldom_called_unequal_although_tested_after_every_deal() -> None:
    rng = Random("sequential")
    wrong = [decided(pairs(rng, 0.5, 300)) is not None for _ in range(300)]

    assert fmean(wrong) <= 0.05


def test_a_better_bot_is_found_soon() -> None:
    rng = Random(2)
    lengths = [decided(pairs(rng, 0.7, 400)) for _ in range(50)]

    assert all(length is not None and length < 200 for length in lengths)


def test_an_always_valid_interval_holds_the_share_at_every_moment() -> None:
    rng = Random(3)
    held = []
    for _ in range(100):
        values = pairs(rng, 0.6, 120)
        intervals = [always_valid_interval(values[:deals]) for deals in (10, 40, 80, 120)]
        held.append(all(low <= 0.6 <= high for _, low, high in intervals))

    assert fmean(held) >= 0.95


def test_an_always_valid_interval_excludes_what_was_decided() -> None:
    values = pairs(Random(4), 0.75, 100)
    assert decided(values)

    assert always_valid_interval(values).low > 0.5


# --- ratings


def test_a_rating_is_the_logarithm_of_the_odds() -> None:
    one, other = ratings([{(0, 1): 10.0, (1, 0): 1.0}] * 300, 2)

    assert isclose(one.mean - other.mean, 400, abs_tol=3)


def test_ratings_of_four_find_the_strengths_that_made_the_places() -> None:
    rng, strengths = Random(5), (8.0, 4.0, 2.0, 1.0)
    deals = []
    for _ in range(400):
        left, places = [0, 1, 2, 3], []
        while left:
            (first,) = rng.choices(left, [strengths[bot] for bot in left])
            places.append(first)
            left.remove(first)
        deals.append(orders(places, (1, 2, 3, 4)))
    rates = ratings(deals, 4)

    for better, worse in pairwise(rates):
        assert isclose(better.mean - worse.mean, 120, abs_tol=35)  # 400 times the logarithm of two
        assert better.low < better.mean < better.high


def test_a_place_that_is_shared_counts_half_for_each() -> None:
    one, other = ratings([orders((0, 1), (1, 1))] * 20, 2)

    assert isclose(one.mean, other.mean, abs_tol=1e-6)


def test_the_rating_of_a_bot_that_never_lost_has_no_upper_bound() -> None:
    best, worst = ratings([{(0, 1): 2.0}] * 20, 2)

    assert best.high == inf
    assert worst.low == -inf
    assert best.mean > 300


# --- a summary


def a_deal(number: int, *games: GameResult) -> DealResult:
    return DealResult(number, games, decisions=(10, 10), cpu_s=(0.02, 0.04))


def a_game(seating: tuple[int, ...], points: tuple[int, ...]) -> GameResult:
    ranks = tuple(1 + sum(other > own for other in points) for own in points)
    wins = tuple(1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks)
    return GameResult(seating, 0, wins, ranks, points, rounds=5)


def test_a_summary_counts_wins_points_and_cpu_by_bot() -> None:
    deals = (
        a_deal(0, a_game((0, 1), (40, 30)), a_game((1, 0), (41, 20))),
        a_deal(1, a_game((0, 1), (40, 40)), a_game((1, 0), (10, 42))),
    )
    summary = summarize(Measured(Series(("a", "b")), deals))

    first, second = summary.bots
    assert (first.win_share.mean, second.win_share.mean) == (0.625, 0.375)
    assert first.points_per_game == (40 + 20 + 40 + 42) / 4
    assert first.points_ahead.mean == (10 - 21 + 0 + 32) / 4
    assert (first.cpu_ms_per_decision, second.cpu_ms_per_decision) == (2.0, 4.0)
    assert summary.pairings[0].ahead.mean == 0.625
    assert summary.starter_wins.mean == (1 + 1 + 0.5 + 0) / 4
    assert summary.games == 4


def test_a_bot_on_several_seats_is_counted_by_seat() -> None:
    deals = tuple(a_deal(number, a_game((0, 1, 1), (30, 35, 10))) for number in range(2))
    challenger, field = summarize(Measured(Series(("a", "b"), players=3), deals)).bots

    assert (challenger.win_share.mean, field.win_share.mean) == (0.0, 0.5)
    assert (challenger.points_per_game, field.points_per_game) == (30, 22.5)


def test_a_mean_over_many_opponents_is_known_better_than_one_share() -> None:
    shares = [0.80, 0.83, 0.78, 0.81] * 3
    one, many = share_interval(shares), share_interval(shares, parts=20)

    assert one.low < many.low < many.mean < many.high < one.high
    assert many.high - many.low < 0.03


# --- results with less noise


def noisy(seed: int, count: int, share: float) -> tuple[list[float], list[float]]:
    """Results of which a share is noise that was measured."""
    rng = Random(seed)
    noise = [rng.gauss() for _ in range(count)]
    return [0.5 + share * each + rng.gauss() for each in noise], noise


def test_what_was_measured_beside_the_results_no_longer_scatters_them() -> None:
    results, noise = noisy(1, 200, share=2.0)

    assert variance(without(results, noise)) < 0.3 * variance(results)


def test_noise_that_explains_nothing_costs_nearly_nothing() -> None:
    results, noise = noisy(2, 200, share=0.0)

    assert variance(without(results, noise)) < 1.03 * variance(results)


def test_the_mean_stays_that_of_the_results() -> None:
    means = [fmean(without(*noisy(seed, 12, share=2.0))) for seed in range(400)]

    assert abs(fmean(means) - 0.5) < 4 * sqrt(variance(means) / len(means))


def test_without_any_noise_nothing_changes() -> None:
    assert without([1.0, 0.0, 0.5], [0.0, 0.0, 0.0]) == [1.0, 0.0, 0.5]


def test_deals_that_all_ended_alike_give_a_rating_no_interval() -> None:
    split: dict[Places, float] = {(0, 1): 1.0, (1, 0): 1.0}
    for rate in ratings([split] * 3, 2):
        assert rate == (0.0, -inf, inf)
    known = ratings([split, split, {(0, 1): 2.0}], 2)[0]
    assert -inf < known.low < known.mean < known.high < inf
