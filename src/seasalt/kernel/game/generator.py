"""The random generator of a record in plain Python. Compiled code has the same numbers for a seed."""

from collections.abc import Iterator
from typing import Final

WORD: Final = 2**64
GOLDEN: Final = 0x9E3779B97F4A7C15
OTHER_HALF: Final = 0xD1B54A32D192ED03


def random_fractions(seed: int) -> Iterator[float]:
    """xoroshiro128+: the upper 32 bits of each output, as a fraction from 0 to below 1."""
    a, b = seeded(seed)
    while True:
        yield (a + b >> 32 & 0xFFFFFFFF) / 4294967296.0
        b ^= a
        a = (a << 24 ^ a >> 40 ^ b ^ b << 16) & 0xFFFFFFFFFFFFFFFF
        b = (b << 37 ^ b >> 27) & 0xFFFFFFFFFFFFFFFF


def seeded(seed: int) -> tuple[int, int]:
    """The two words with which a generator begins."""
    halves = []
    word = seed
    for _ in range(2):
        word = (word + GOLDEN) % WORD
        halves.append(_scrambled(word))
        word = _scrambled(word ^ OTHER_HALF)
    return halves[0], halves[1]


def _scrambled(word: int) -> int:
    """The finalizer of SplitMix64."""
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 % WORD
    word = (word ^ word >> 27) * 0x94D049BB133111EB % WORD
    return word ^ word >> 31
