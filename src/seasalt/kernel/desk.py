"""Where a decision is thought over: guessed worlds, and what the options brought in them so far."""

from collections.abc import Sequence
from functools import cache
from math import sqrt
from typing import Any, Final, NamedTuple

from seasalt.kernel.actions import Numbers
from seasalt.kernel.determinize import Belief, known_to
from seasalt.kernel.engine import Engine
from seasalt.kernel.standings import read_equity
from seasalt.kernel.weigh import OPTION, TALLY

LEAST_VARIANCE: Final = 0.25
"""As if one try had come out another way: few tries that agree prove little."""


class Tally(NamedTuple):
    """What an option brought: the mean chance to win and its variance, and the mean points.

    The doubt is the standard error of how much better it did than the quick player's choice in the same
    worlds: nothing for that choice itself, and for all when it is no longer tried.
    """

    tries: int
    chance: float
    variance: float
    points: float
    doubt: float


class Desk:
    """Options, the worlds that a belief allows, and the tallies."""

    def __init__(
        self, belief: Belief, options: Sequence[Numbers], extra_salt: bool, seed: int, engine: Engine
    ) -> None:
        self._engine, self._seed = engine, seed
        self._options = engine.numbers(
            [numbers[step] if step < len(numbers) else -1 for numbers in options for step in range(OPTION)]
        )
        self._known = known_to(engine, belief)
        self._records = engine.states(2, 0)
        self._equity = equity_for(engine, belief.templates[0].players, extra_salt)
        self._sums = engine.reals([0.0] * (TALLY * len(options)) + [-1.0])
        self._weigh = engine.job("weigh_many")

    def weigh(self, chosen: Sequence[int], first: int, last: int, policy: int) -> None:
        """Try the chosen options in the worlds number `first` to before `last`, played on by `policy`."""
        self._weigh(
            self._records,
            first,
            last,
            *self._known,
            self._seed,
            self._options,
            self._engine.numbers(list(chosen)),
            policy,
            self._equity,
            self._sums,
        )

    def tally(self, option: int) -> Tally:
        """What an option brought so far."""
        begin = option * TALLY
        tries, chance, squares, points, pairs, better, squared, _ = (
            float(number) for number in self._sums[begin : begin + TALLY]
        )
        if not tries:
            return Tally(0, 0.0, 0.0, 0.0, 0.0)
        mean = chance / tries
        doubt = 0.0
        if pairs == tries and option != self._sums[len(self._sums) - 1]:
            doubt = sqrt((_variance(better / tries, squared / tries) + LEAST_VARIANCE / tries) / tries)
        return Tally(int(tries), mean, _variance(mean, squares / tries), points / tries, doubt)


def _variance(mean: float, mean_of_squares: float) -> float:
    return max(0.0, mean_of_squares - mean * mean)


@cache
def equity_for(engine: Engine, players: int, extra_salt: bool) -> Any:
    """The equity table for a game, as the jobs of that engine take it."""
    return engine.reals(list(read_equity(players, extra_salt)))
