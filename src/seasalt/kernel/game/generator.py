"""The random generator of a record, in plain Python. Compiled code rolls the same from the same seed."""

from collections.abc import Iterator
from typing import Final

WORD: Final = 2**64
GOLDEN: Final = 0x9E3779B97F4A7C15
OTHER_HALF: Final = 0xD1B54A32D192ED03


def dice(seed: int) -> Iterator[float]:
    """xoroshiro128+ from a seed: of each number the high half, as a fraction of one."""
    halves = []
    word = seed
    for _ in range(2):
        word = (word + GOLDEN) % WORD
        halves.append(_scrambled(word))
        word = _scrambled(word ^ OTHER_HALF)
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
