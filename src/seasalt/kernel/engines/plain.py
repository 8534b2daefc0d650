"""The kernel in plain Python, over lists of States: an engine (`engine.Engine`) that runs everywhere.

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
    return JOBS[name]


def states(count: int, seed: int) -> list[State]:
    records = [State() for _ in range(count)]
    playout.reseed_many(records, 0, count, seed * GOLDEN)
    return records


def put(source: State, records: list[State], place: int | None = None) -> None:
    for target in records if place is None else (records[place],):
        copy_into(source, target)


def get(records: list[State], place: int, target: State) -> None:
    copy_into(records[place], target)


def numbers(values: list[int]) -> list[int]:
    return values


def reals(values: list[float]) -> list[float]:
    return values


def singles(values: Sequence[float]) -> memoryview:
    return memoryview(array("f", values))  # a slice is a view, as in compiled code


def rows(count: int, size: int) -> list[list[int]]:
    return [[0] * size for _ in range(count)]


def read(values: list[Any]) -> list[Any]:
    return values
