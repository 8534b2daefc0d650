"""A sequential test, which may be evaluated after every deal, and an interval that is valid at any stop.

Testing by betting (Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting",
Journal of the Royal Statistical Society B, 2024; the hedged capital process). The claim is that the true
share is m. A gambler who bets against it starts with a capital of 1 and stakes a part of it on every deal,
half on more and half on less; the stake depends on earlier deals only. If m is true, the bets are fair, and
the probability that the capital ever reaches 20 is at most 1 in 20, whenever the series is stopped. So a
capital of 20 rejects m at 95 %, and the interval is every m that is not rejected. The only assumptions are
that deals are independent and that the share of a deal lies between 0 and 1.

>>> test = SequentialTest(0.5)
>>> [test.add(1.0) for _ in range(10)].index(True)
9
"""

from collections.abc import Sequence
from math import log, sqrt
from statistics import fmean

from seasalt.arena.statistics.interval import LEVEL, Interval

REJECTED_AT = 1 / (1 - LEVEL)  # the capital at which a claim is rejected
MOST_AT_RISK = 0.5  # the largest part of the capital that can be lost on one deal
STEPS = 14  # bisections between 0 or 1 and the mean: an interval is exact to 1/16,000


class SequentialTest:
    """Tests deal by deal whether the share differs from `claim`, by bets on more and on less than it."""

    def __init__(self, claim: float) -> None:
        self._claim = claim
        self._more = self._less = 0.5
        self._count, self._sum, self._squares = 0, 0.5, 0.25
        self._rejected = False

    def add(self, value: float) -> bool:
        """Bet on the share of one more deal; returns whether the claim is rejected by now."""
        claim, stake = self._claim, self._stake()
        self._more *= 1 + min(stake, MOST_AT_RISK / claim if claim else stake) * (value - claim)
        self._less *= 1 - min(stake, MOST_AT_RISK / (1 - claim) if claim < 1 else stake) * (value - claim)
        self._rejected = self._rejected or max(self._more, self._less) >= REJECTED_AT
        self._count += 1
        self._sum += value
        self._squares += (value - self._sum / (self._count + 1)) ** 2
        return self._rejected

    def _stake(self) -> float:
        """The stake for the next deal: higher if those before were alike, lower as their number grows."""
        turn = self._count + 1
        variance = self._squares / turn
        return sqrt(2 * log(2 * REJECTED_AT) / (variance * turn * log(turn + 1)))


def always_valid_interval(values: Sequence[float]) -> Interval:
    """The shares of wins that were rejected neither at this deal nor at an earlier one."""
    mean = fmean(values)

    def rejected(claim: float) -> bool:
        test = SequentialTest(claim)
        return any(test.add(value) for value in values)

    def bound(outside: float) -> float:
        if not rejected(outside):
            return outside
        inside = mean
        for _ in range(STEPS):
            middle = (outside + inside) / 2
            outside, inside = (middle, inside) if rejected(middle) else (outside, middle)
        return outside

    return Interval(mean, bound(0.0), bound(1.0))
