"""The kernel in plain Python, over lists of States. It needs nothing, and plays what `compiled` plays.

Records are seeded alike there and here and roll the same dice: the same seed gives the same games.
"""

from collections.abc import Callable
from typing import Any, Final

from seasalt.kernel.evaluation import equity, guess, open_hands, race, statistics, trials
from seasalt.kernel.game.generator import GOLDEN, dice
from seasalt.kernel.game.layout import State, copy_into
from seasalt.kernel.observation import row, steps
from seasalt.kernel.players import playout

NAME: Final = "python"

JOBS: Final[dict[str, Callable[..., Any]]] = {
    name: function
    for module in (playout, guess, row, steps, trials, race, open_hands, equity, statistics)
    for name, function in vars(module).items()
    if name.endswith(("_many", "_one"))
}
"""What is called from outside: whole jobs on records."""


def job(name: str) -> Callable[..., Any]:
    """A function that works on records, one or many."""
    return JOBS[name]


def states(count: int, seed: int) -> list[State]:
    """So many records, all zero but for the generators: number i is seeded by (seed, i)."""
    made = [State() for _ in range(count)]
    for place, s in enumerate(made):
        s.random = dice(seed * GOLDEN + place).__next__
    return made


def put(source: State, records: list[State], place: int | None = None) -> None:
    """The position of `source` into a record, or into all; each keeps its generator."""
    for target in records if place is None else (records[place],):
        copy_into(source, target)


def get(records: list[State], place: int, target: State) -> None:
    """The position of a record into a State, which keeps its generator."""
    copy_into(records[place], target)


def numbers(values: list[int]) -> list[int]:
    """A list of numbers, as the jobs take it."""
    return values


def reals(values: list[float]) -> list[float]:
    """A list of real numbers, as the jobs take it."""
    return values


def rows(count: int, size: int) -> list[list[int]]:
    """So many rows of zeros, to be written."""
    return [[0] * size for _ in range(count)]


def read(made: list[Any]) -> list[Any]:
    """Numbers or rows as lists."""
    return made
