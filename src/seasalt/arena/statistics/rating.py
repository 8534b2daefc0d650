"""Ratings of bots on the Elo scale, from the orders in which they finished.

The model is Plackett-Luce: each bot takes the first place with a probability proportional to its strength,
and so on among the rest. For two players that is Bradley-Terry. Strengths are fitted by Hunter's MM algorithm
("MM algorithms for generalized Bradley-Terry models", Annals of Statistics, 2004). Shared places count half
in each order, and each bot gets one drawn game against an average one, so that a bot that never lost has a
rating too. A difference of 400 is odds of ten to one.

>>> rates = ratings([{(0, 1): 3.0, (1, 0): 1.0}] * 50, 2)
>>> [round(rate.mean) for rate in rates]
[95, -95]
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import groupby, permutations, product
from math import inf, log10
from random import Random
from statistics import fmean, geometric_mean

from seasalt.arena.statistics.interval import LEVEL, Interval

Places = tuple[int, ...]
"""Bots from the first place to the last; a bot on several seats appears several times."""

RESAMPLES = 400
CONVERGED = 1e-4  # relative change of strength at which fitting stops: less than a tenth of a point
MOST_STEPS = 1000
ALIKE = 0.5  # ratings of resampled deals that differ by less: the fit is no more exact


def orders(bots: Sequence[int], ranks: Sequence[int]) -> dict[Places, float]:
    """The order in which the bots finished; with shared places, every possible order in equal parts.

    >>> orders((0, 1, 2), (2, 1, 2))
    {(1, 0, 2): 0.5, (1, 2, 0): 0.5}
    """
    placed = sorted(zip(ranks, bots, strict=True), key=lambda pair: pair[0])
    groups = [[bot for _, bot in group] for _, group in groupby(placed, key=lambda pair: pair[0])]
    ways = [sum(way, ()) for way in product(*map(permutations, groups))]
    weights: dict[Places, float] = {}
    for way in ways:
        weights[way] = weights.get(way, 0.0) + 1 / len(ways)
    return weights


def ratings(deals: Sequence[Mapping[Places, float]], bots: int) -> list[Interval]:
    """A rating for each bot, with mean 0 over all bots and intervals by resampling deals.

    The interval of a bot that was never behind has no upper bound, and of one that was never ahead no lower.
    Where all deals ended alike there is no interval.
    """
    fitted = _strengths(_sum(deals), [1.0] * bots)
    rng = Random("ratings")
    resampled = [_rates(_strengths(_sum(rng.choices(deals, k=len(deals))), fitted)) for _ in range(RESAMPLES)]
    cut = round(RESAMPLES * (1 - LEVEL) / 2)
    ever_ahead = {bot for deal in deals for places in deal for bot in places[:-1]}
    ever_behind = {bot for deal in deals for places in deal for bot in places[1:]}
    intervals = []
    for bot, rate in enumerate(_rates(fitted)):
        ordered = sorted(rates[bot] for rates in resampled)
        varies = ordered[-1] - ordered[0] > ALIKE  # deals that all ended alike say nothing of their spread
        low = min(rate, ordered[cut]) if bot in ever_ahead and varies else -inf
        high = max(rate, ordered[-1 - cut]) if bot in ever_behind and varies else inf
        intervals.append(Interval(rate, low, high))
    return intervals


def _sum(deals: Sequence[Mapping[Places, float]]) -> Counter[Places]:
    total: Counter[Places] = Counter()
    for deal in deals:
        for places, weight in deal.items():
            total[places] += weight  # type: ignore[assignment] # a Counter of parts of games
    return total


def _strengths(weights: Mapping[Places, float], start: Sequence[float]) -> list[float]:
    strengths = list(start)
    ahead = [0.5] * len(strengths)  # the drawn game
    for places, weight in weights.items():
        for bot in places[:-1]:
            ahead[bot] += weight
    for _ in range(MOST_STEPS):
        shares = [1 / (strength + 1) for strength in strengths]
        for places, weight in weights.items():
            left = sum(strengths[bot] for bot in places)
            for place in range(len(places) - 1):
                for bot in places[place:]:
                    shares[bot] += weight / left
                left -= strengths[places[place]]
        better = [won / share for won, share in zip(ahead, shares, strict=True)]
        middle = geometric_mean(better)  # the strength of an average bot
        better = [strength / middle for strength in better]
        moved = max(abs(new / old - 1) for new, old in zip(better, strengths, strict=True))
        strengths = better
        if moved < CONVERGED:
            break
    return strengths


def _rates(strengths: Sequence[float]) -> list[float]:
    rates = [400 * log10(strength) for strength in strengths]
    middle = fmean(rates)
    return [rate - middle for rate in rates]
