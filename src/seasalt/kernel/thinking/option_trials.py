"""Where a decision is thought over: guessed worlds, and what the options brought in them so far."""

from collections.abc import Sequence
from functools import cache
from math import sqrt
from typing import Any, NamedTuple

from seasalt.kernel.actions import Numbers
from seasalt.kernel.engines.engine import Engine
from seasalt.kernel.evaluation.guess import ANY_CARD
from seasalt.kernel.evaluation.race import PLAYOUTS_DONE, STILL_IN, noise
from seasalt.kernel.evaluation.trials import OPTION, PAIR, TALLY
from seasalt.kernel.thinking.belief import Belief, known_to
from seasalt.kernel.thinking.equity_tables import read_equity


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


class OptionTrials:
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
        count = len(options)
        self._tallies = engine.reals([0.0] * (TALLY * count) + [-1.0])
        self._pairs = engine.reals([0.0] * (PAIR * count * count))
        self._inside, self._done = engine.numbers(list(range(count))), engine.numbers([0, 0, count])

    def weigh(self, chosen: Sequence[int], first: int, last: int, policy: int) -> None:
        """Try the chosen options in the worlds number `first` to before `last`, played on by `policy`."""
        self._engine.job("weigh_many")(
            self._records,
            first,
            last,
            *self._known,
            ANY_CARD,
            self._seed,
            self._options,
            self._engine.numbers(list(chosen)),
            policy,
            self._equity,
            self._tallies,
            self._pairs,
        )

    def race(self, playouts: int, budget: int, policy: int) -> None:
        """Let the options race until so many playouts are done in all; the budget says what one costs."""
        self._engine.job("race_many")(
            self._records,
            playouts,
            budget,
            *self._known,
            self._seed,
            self._options,
            self._inside,
            self._done,
            policy,
            self._equity,
            self._tallies,
            self._pairs,
        )

    @property
    def is_slow(self) -> bool:
        """Whether a playout takes milliseconds, as in plain Python."""
        return self._engine.NAME == "python"

    @property
    def playouts(self) -> int:
        """How many the race has taken so far."""
        return int(self._done[PLAYOUTS_DONE])

    @property
    def inside(self) -> list[int]:
        """The options that are still in the race, the best first."""
        return [int(option) for option in self._inside[: self._done[STILL_IN]]]

    def tally(self, option: int) -> Tally:
        """What an option brought so far."""
        begin = option * TALLY
        tries, chance, squares, points, _ = (float(number) for number in self._tallies[begin : begin + TALLY])
        if not tries:
            return Tally(0, 0.0, 0.0, 0.0, 0.0)
        mean = chance / tries
        doubt = 0.0
        habit = int(self._tallies[len(self._tallies) - 1])
        if option != habit and tries == self._tallies[habit * TALLY]:
            doubt = sqrt(noise(self._tallies, self._pairs, option, habit))
        return Tally(int(tries), mean, max(0.0, squares / tries - mean * mean), points / tries, doubt)


@cache
def equity_for(engine: Engine, players: int, extra_salt: bool) -> Any:
    """The equity table for a game, as the jobs of that engine take it."""
    return engine.reals(list(read_equity(players, extra_salt)))
