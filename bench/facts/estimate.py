"""Confidence intervals of numbers that were counted in batches of games.

The rounds of a game depend on each other, and so do the seats of a round; batches are independent. So every
number here is a sum over batches divided by another one, and its interval comes from how the batches differ.
"""

from math import sqrt
from typing import Any

import numpy as np

from seasalt.arena.statistics.interval import Interval, student_t

Batches = np.ndarray[Any, np.dtype[np.float64]]
"""One number for each batch."""


def ratio(above: Batches, below: Batches) -> Interval:
    """The ratio of two sums, with its 95 % interval."""
    batches, whole = len(above), float(below.sum())
    assert whole > 0, "there is nothing to divide by"
    mean = float(above.sum()) / whole
    if batches < 2:
        return Interval(mean, float("-inf"), float("inf"))
    rest = above - mean * below
    half = student_t(batches - 1) * sqrt(batches / (batches - 1) * float((rest**2).sum())) / whole
    return Interval(mean, mean - half, mean + half)


def share(above: Batches, below: Batches) -> Interval:
    """The same for a share of a whole; for none or all, the other end is given by the rule of three."""
    mean, low, high = ratio(above, below)
    rare = 3 / float(below.sum())
    if mean in (0.0, 1.0):
        return Interval(mean, mean and 1 - rare, mean or rare)
    return Interval(mean, max(0.0, low), min(1.0, high))


def difference(one: tuple[Batches, Batches], other: tuple[Batches, Batches]) -> Interval:
    """One ratio less another one of the same batches."""
    first, second = ratio(*one), ratio(*other)
    batches = len(one[0])
    rest = (one[0] - first.mean * one[1]) / one[1].sum() - (other[0] - second.mean * other[1]) / other[
        1
    ].sum()
    half = student_t(max(1, batches - 1)) * sqrt(batches / max(1, batches - 1) * float((rest**2).sum()))
    mean = first.mean - second.mean
    return Interval(mean, mean - half, mean + half)


def told(interval: Interval) -> list[float]:
    """The mean, the low and the high end, as in the results file."""
    return [round(number, 6) for number in interval]
