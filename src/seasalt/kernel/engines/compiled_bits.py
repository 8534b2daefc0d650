"""Bodies for the functions of `bits` that every compiler uses."""

from typing import TYPE_CHECKING, Any

from seasalt.kernel.game.bits import bit_count, lowest_bit
from seasalt.kernel.game.layout import CARDS

if TYPE_CHECKING:  # compiled functions find it among their globals
    import numpy as np


def random_below(s: Any, bound: Any) -> Any:
    """A uniform random number below `bound` from the record's generator: xoroshiro128+, as in `generator`."""
    a = s.rng[0]
    b = s.rng[1]
    word = a + b
    b ^= a
    s.rng[0] = (a << np.uint64(24) | a >> np.uint64(40)) ^ b ^ b << np.uint64(16)
    s.rng[1] = b << np.uint64(37) | b >> np.uint64(27)
    return np.int64((word >> np.uint64(32)) * np.uint64(bound) >> np.uint64(32))


def reseed(s: Any, seed: Any) -> None:
    """Restart the record's generator from a seed, as in `generator`."""
    word = np.uint64(seed)
    for half in range(2):
        word += np.uint64(0x9E3779B97F4A7C15)
        s.rng[half] = scrambled(word)
        word = scrambled(word ^ np.uint64(0xD1B54A32D192ED03))


def scrambled(word: Any) -> Any:
    """The finalizer of SplitMix64."""
    word = (word ^ word >> np.uint64(30)) * np.uint64(0xBF58476D1CE4E5B9)
    word = (word ^ word >> np.uint64(27)) * np.uint64(0x94D049BB133111EB)
    return word ^ word >> np.uint64(31)


def nth_bit(word: Any, n: Any) -> Any:
    """The index of the set bit with `n` set bits below it; the first steps are free of branches."""
    word &= word - np.int64(n > 0)
    word &= word - np.int64(n > 1)
    word &= word - np.int64(n > 2)
    for _ in range(3, n):
        word &= word - 1
    return lowest_bit(word)


def any_bit(s: Any, word: Any) -> Any:
    """The index of a random set bit."""
    return nth_bit(word, random_below(s, bit_count(word)))


def write_tally(row: Any, first: Any, tally: Any) -> None:
    """Write the counts of all cards into a row of bytes: eight at a time, which a compiler stores as one."""
    for eight in range(0, CARDS, 8):
        counts = spread(tally[0] >> eight) + 2 * spread(tally[1] >> eight) + 4 * spread(tally[2] >> eight)
        for card in range(min(8, CARDS - eight)):
            row[first + eight + card] = counts >> 8 * card


def spread(word: Any) -> Any:
    """The lowest eight bits of a word, each as a byte. The factor has a bit every seven: no two sums meet."""
    return (word & 0x7F) * 0x0002040810204081 & 0x0001010101010101 | (word & 0x80) << 49


def copy_record(source: Any, source_place: Any, target: Any, target_place: Any) -> None:
    """Copy a position from one array of records to another; each record keeps its generator."""
    a = target[target_place].rng[0]
    b = target[target_place].rng[1]
    target[target_place] = source[source_place]
    target[target_place].rng[0] = a
    target[target_place].rng[1] = b


def single(number: Any) -> Any:
    """A number in single precision."""
    return np.float32(number)
