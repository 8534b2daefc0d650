"""Bit tricks: compiled, each of these has another body (`engines.compiled_bits`)."""

from collections.abc import Sequence

from seasalt.kernel.game.generator import dice
from seasalt.kernel.game.layout import State, copy_into

States = Sequence[State]
"""Many records: a list of States, or compiled a numpy array."""


def bit_count(word: int) -> int:
    """How many bits are set."""
    return word.bit_count()


def lowest_bit(word: int) -> int:
    """The place of the lowest bit set."""
    return (word & -word).bit_length() - 1


def random_below(s: State, bound: int) -> int:
    """A number from 0 to `bound` - 1, all equally likely, from the record's own generator."""
    return int(s.random() * bound)


def reseed(s: State, seed: int) -> None:
    """Begin the record's generator anew: the same seed brings the same chance."""
    s.random = dice(seed).__next__


def copy_record(source: States, source_place: int, target: States, target_place: int) -> None:
    """A position from one array of records to another; each record keeps its generator."""
    copy_into(source[source_place], target[target_place])


def nth_bit(word: int, n: int) -> int:
    """The place of the bit that has `n` bits set below it."""
    while n:
        word &= word - 1
        n -= 1
    return (word & -word).bit_length() - 1


def any_bit(s: State, word: int) -> int:
    """The place of one of the bits set, all equally likely."""
    n = int(s.random() * word.bit_count())
    while n:
        word &= word - 1
        n -= 1
    return (word & -word).bit_length() - 1
