"""The kernel in plain Python, over lists of States. It needs nothing, and plays what `compiled` plays.

Records are seeded alike there and here and roll the same dice: the same seed gives the same games.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

from seasalt.kernel import guess, observe, playout
from seasalt.kernel.layout import State, copy_into

NAME: Final = "python"
WORD: Final = 2**64
GOLDEN: Final = 0x9E3779B97F4A7C15


JOBS: Final[dict[str, Callable[..., Any]]] = {
    name: function
    for module in (playout, guess, observe)
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
        s.random = _dice(seed * GOLDEN + place).__next__
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


def rows(count: int, size: int) -> list[list[int]]:
    """So many rows of zeros, to be written."""
    return [[0] * size for _ in range(count)]


def read(made: list[Any]) -> list[Any]:
    """Numbers or rows as lists."""
    return made


# --- dice


def _dice(word: int) -> Iterator[float]:
    """xoroshiro128+ from a seed: of each number the high half, as a fraction of one."""
    halves = []
    for _ in range(2):
        word = (word + GOLDEN) % WORD
        halves.append(_scrambled(word))
        word = _scrambled(word ^ 0xD1B54A32D192ED03)
    a, b = halves
    while True:
        yield (a + b >> 32 & 0xFFFFFFFF) / 4294967296.0
        b ^= a
        a = (a << 24 ^ a >> 40 ^ b ^ b << 16) & 0xFFFFFFFFFFFFFFFF
        b = (b << 37 ^ b >> 27) & 0xFFFFFFFFFFFFFFFF


def _scrambled(word: int) -> int:
    """SplitMix64's last step: every bit of a number depends on every other."""
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 % WORD
    word = (word ^ word >> 27) * 0x94D049BB133111EB % WORD
    return word ^ word >> 31
