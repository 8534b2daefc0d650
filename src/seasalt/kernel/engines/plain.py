"""The kernel in plain Python, over lists of States: it runs everywhere.

Records have the same random numbers as in `library`, so the same seed gives the same games.
"""

from array import array
from collections.abc import Callable, Sequence
from typing import Any, Final

from seasalt.kernel.evaluation import equity, guess, network, open_hands, race, statistics, trials
from seasalt.kernel.game.generator import GOLDEN
from seasalt.kernel.game.layout import State, copy_into
from seasalt.kernel.observation import row, steps
from seasalt.kernel.players import playout

NAME: Final = "python"

JOBS: Final[dict[str, Callable[..., Any]]] = {
    name: function
    for module in (playout, guess, row, steps, trials, race, open_hands, equity, statistics, network)
    for name, function in vars(module).items()
    if name.endswith(("_many", "_one"))
}
"""The functions that are called from outside: whole jobs on records."""


def job(name: str) -> Callable[..., Any]:
    """A job by name."""
    return JOBS[name]


def states(count: int, seed: int) -> list[State]:
    """Records that are zero except for their generators: record i is seeded by (seed, i)."""
    records = [State() for _ in range(count)]
    playout.reseed_many(records, 0, count, seed * GOLDEN)
    return records


def put(source: State, records: list[State], place: int | None = None) -> None:
    """Copy a position to one record, or to all; each keeps its generator."""
    for target in records if place is None else (records[place],):
        copy_into(source, target)


def get(records: list[State], place: int, target: State) -> None:
    """Copy the position of a record to a State, which keeps its generator."""
    copy_into(records[place], target)


def numbers(values: list[int]) -> list[int]:
    """Integers as the jobs take them."""
    return values


def reals(values: list[float]) -> list[float]:
    """Real numbers as the jobs take them."""
    return values


def singles(values: Sequence[float]) -> memoryview:
    """Real numbers in single precision as the jobs take them; a slice is a view, as in compiled code."""
    return memoryview(array("f", values))


def rows(count: int, size: int) -> list[list[int]]:
    """Rows of zeros for the jobs to write to."""
    return [[0] * size for _ in range(count)]


def read(values: list[Any]) -> list[Any]:
    """Numbers or rows as lists."""
    return values
