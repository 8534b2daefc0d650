"""Bit operations and random numbers. Compiled code uses other bodies for them (`engines.compiled_bits`)."""

from collections.abc import Sequence
from typing import Any

from seasalt.kernel.game.generator import random_fractions
from seasalt.kernel.game.layout import State, copy_into

States = Sequence[State]
"""Many records: a list of States, or a numpy array in compiled code."""


def bit_count(word: int) -> int:
    """The number of bits set."""
    return word.bit_count()


def lowest_bit(word: int) -> int:
    """The index of the lowest bit set."""
    return (word & -word).bit_length() - 1


def random_below(s: State, bound: int) -> int:
    """A uniform random number from 0 to `bound` - 1, from the record's generator."""
    return int(s.random() * bound)


def reseed(s: State, seed: int) -> None:
    """Restart the record's generator from a seed."""
    s.random = random_fractions(seed).__next__


def copy_record(source: States, source_place: int, target: States, target_place: int) -> None:
    """Copy a position from one array of records to another; each record keeps its generator."""
    copy_into(source[source_place], target[target_place])


def nth_bit(word: int, n: int) -> int:
    """The index of the set bit that has `n` set bits below it."""
    while n:
        word &= word - 1
        n -= 1
    return (word & -word).bit_length() - 1


def any_bit(s: State, word: int) -> int:
    """The index of a random set bit."""
    n = int(s.random() * word.bit_count())
    while n:
        word &= word - 1
        n -= 1
    return (word & -word).bit_length() - 1


def single(number: float) -> Any:
    """A number in single precision, where a compiler has it."""
    return number
