"""A test that may be looked at after every deal, and an interval that holds whenever one stops.

Testing by betting (Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting",
Journal of the Royal Statistical Society B, 2024; the hedged capital process). Say that the true share is m. A
gambler who does not believe it starts with one coin and stakes a part of the capital on every deal, half of
it on more, half on less; how much, follows from the deals before only. If m is true the bets are fair, and
the chance that the capital ever reaches 20 is at most 1 in 20, however long the series and whoever decides
when to stop. So when it does, m is refused at 95 %; and the interval is all the m that no gambler got rich
on. Nothing is assumed but that deals are independent and the share of a deal lies between 0 and 1.

>>> decided([1.0] * 20, 0.5)
10
"""

from collections.abc import Iterable, Iterator, Sequence
from math import log, sqrt
from statistics import fmean

from seasalt.arena.statistics.interval import LEVEL, Interval

ENOUGH = 1 / (1 - LEVEL)  # the capital at which a share is refused
CAREFUL = 0.5  # the largest part of the capital that can be lost on one deal
STEPS = 14  # halvings of the way from 0 or 1 to the mean: an interval is exact to 1/16,000


class Gambler:
    """Bets against the claim that the true share is `claim`."""

    def __init__(self, claim: float) -> None:
        self._claim = claim
        self._more = self._less = 0.5
        self.is_rich = False

    def see(self, value: float, stake: float) -> None:
        """The share of one more deal."""
        claim = self._claim
        self._more *= 1 + min(stake, CAREFUL / claim if claim else stake) * (value - claim)
        self._less *= 1 - min(stake, CAREFUL / (1 - claim) if claim < 1 else stake) * (value - claim)
        self.is_rich = self.is_rich or max(self._more, self._less) >= ENOUGH


class Stakes:
    """What to stake on the next deal, from the mean and the spread of those before."""

    def __init__(self) -> None:
        self._seen, self._sum, self._squares = 0, 0.5, 0.25

    def next(self) -> float:
        """More when the deals have been alike, less as time goes on."""
        turn = self._seen + 1
        spread = self._squares / turn
        return sqrt(2 * log(2 * ENOUGH) / (spread * turn * log(turn + 1)))

    def see(self, value: float) -> None:
        """The share of one more deal."""
        self._seen += 1
        self._sum += value
        self._squares += (value - self._sum / (self._seen + 1)) ** 2


def _stakes(values: Iterable[float]) -> Iterator[float]:
    stakes = Stakes()
    for value in values:
        yield stakes.next()
        stakes.see(value)


class Watch:
    """Looks at a series deal by deal, and says when it is sure that the share is not `claim`."""

    def __init__(self, claim: float) -> None:
        self._gambler, self._stakes = Gambler(claim), Stakes()

    def see(self, value: float) -> bool:
        """One more deal; whether that is enough."""
        self._gambler.see(value, self._stakes.next())
        self._stakes.see(value)
        return self._gambler.is_rich


def decided(values: Sequence[float], claim: float) -> int | None:
    """After how many deals the share is surely not `claim`; nothing where it may be."""
    watch = Watch(claim)
    return next((number for number, value in enumerate(values, start=1) if watch.see(value)), None)


def always_valid_interval(values: Sequence[float]) -> Interval:
    """Every share that is not refused, at this deal or an earlier one."""
    mean = fmean(values)
    stakes = list(_stakes(values))

    def refused(claim: float) -> bool:
        gambler = Gambler(claim)
        for value, stake in zip(values, stakes, strict=True):
            gambler.see(value, stake)
            if gambler.is_rich:
                return True
        return False

    def edge(outside: float) -> float:
        if not refused(outside):
            return outside
        inside = mean
        for _ in range(STEPS):
            middle = (outside + inside) / 2
            outside, inside = (middle, inside) if refused(middle) else (outside, middle)
        return outside

    return Interval(mean, edge(0.0), edge(1.0))
