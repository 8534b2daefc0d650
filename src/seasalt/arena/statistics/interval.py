"""Confidence intervals of means over deals.

Deals are independent, the games of a deal are not. So every interval is computed from one number per deal,
never from games.

>>> interval = share_interval([1.0, 0.5, 1.0, 1.0, 0.5, 1.0, 1.0, 1.0])
>>> print(f"{interval.mean:.3f}, from {interval.low:.3f} to {interval.high:.3f}")
0.875, from 0.497 to 0.980
"""

from collections.abc import Sequence
from math import pi, sqrt, tan
from statistics import NormalDist, fmean
from typing import NamedTuple

LEVEL = 0.95


class Interval(NamedTuple):
    """A mean, and the bounds that contain the true one in 95 of 100 series."""

    mean: float
    low: float
    high: float


def mean_interval(values: Sequence[float]) -> Interval:
    """Student's interval of an unbounded mean."""
    mean, deals = fmean(values), len(values)
    if deals < 2:
        return Interval(mean, float("-inf"), float("inf"))
    spread = sqrt(sum((value - mean) ** 2 for value in values) / (deals - 1) / deals)
    half = student_t(deals - 1) * spread
    return Interval(mean, mean - half, mean + half)


def share_interval(values: Sequence[float], parts: int = 1) -> Interval:
    """Wilson's interval of a share, for the effective number of independent games.

    It stays between 0 and 1, and does not shrink to nothing if all deals ended alike: a quarter is added to
    the sum of squares, as if one deal had differed by half a game. Where the number of a deal is a mean over
    `parts` opponents or boxes, it is half a game of one of them.
    """
    mean, deals = fmean(values), len(values)
    if deals < 2:
        return Interval(mean, 0.0, 1.0)
    squares = sum((value - mean) ** 2 for value in values) + 0.25 / parts**2
    games = max(deals, mean * (1 - mean) * deals * (deals - 1) / squares)
    square = student_t(deals - 1) ** 2
    middle = (mean + square / (2 * games)) / (1 + square / games)
    half = sqrt(square * (mean * (1 - mean) / games + square / (4 * games**2))) / (1 + square / games)
    return Interval(mean, max(0.0, min(mean, middle - half)), min(1.0, max(mean, middle + half)))


def student_t(freedom: int) -> float:
    """The two-sided quantile of Student's distribution at LEVEL.

    Exact for one and two degrees of freedom; from three on by the Cornish-Fisher expansion, whose error is
    two parts in a thousand at three and decreases from there.

    >>> [round(student_t(freedom), 2) for freedom in (1, 2, 3, 10, 100)]
    [12.71, 4.3, 3.18, 2.23, 1.98]
    """
    if freedom == 1:
        return tan(pi * LEVEL / 2)
    if freedom == 2:
        return LEVEL * sqrt(2 / (1 - LEVEL**2))
    z = NormalDist().inv_cdf((1 + LEVEL) / 2)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return sum((term / float(freedom) ** power for power, term in enumerate(terms)), 0.0)
