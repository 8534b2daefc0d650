"""numpy's generators, PCG64, continued on a device: one per game draws the start of its next game.

A row has the words of a generator: state and increment, upper half first, then whether half of the last
output is left over, and that half. Functions are compiled by `device`, and give what
`numpy.random.default_rng(seed).integers` would.
"""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

WORDS: Final = 6
_MASK: Final = 2**64 - 1

# which seat learns
NONE: Final = 0  # all seats are played from outside
DRAWN: Final = 1  # one that is drawn for every game
FIXED: Final = 2  # one for all games; a number is drawn anyway, as in `env.vector`


def generators(seeds: Sequence[int | None]) -> NDArray[np.uint64]:
    """A row for each seed; None draws one from the system."""
    rows = np.zeros((len(seeds), WORDS), np.uint64)
    for place, seed in enumerate(seeds):
        own: Any = np.random.PCG64(seed).state["state"]
        state, increment = own["state"], own["inc"]
        rows[place, :4] = state >> 64, state & _MASK, increment >> 64, increment & _MASK
    return rows


def upper_half(a: Any, b: Any) -> Any:
    """The upper word of the product of two words."""
    half, low = np.uint64(32), np.uint64(0xFFFFFFFF)
    middle = (a >> half) * (b & low) + ((a & low) * (b & low) >> half)
    other = (a & low) * (b >> half) + (middle & low)
    return (a >> half) * (b >> half) + (middle >> half) + (other >> half)


def next_word(generator: Any) -> Any:
    """The next 64 bits."""
    high, low = np.uint64(0x2360ED051FC65DA4), np.uint64(0x4385DF649FCCF645)
    upper = upper_half(generator[1], low) + generator[0] * low + generator[1] * high + generator[2]
    lower = generator[1] * low + generator[3]
    if lower < generator[3]:
        upper += np.uint64(1)
    generator[0] = upper
    generator[1] = lower
    word, turn = upper ^ lower, upper >> np.uint64(58)
    return word >> turn | word << (np.uint64(64) - turn & np.uint64(63))


def next_half_word(generator: Any) -> Any:
    """The next 32 bits; every other time those that were left over."""
    if generator[4]:
        generator[4] = np.uint64(0)
        return generator[5]
    word = next_word(generator)
    generator[4] = np.uint64(1)
    generator[5] = word >> np.uint64(32)
    return word & np.uint64(0xFFFFFFFF)


def integer_below(generator: Any, count: Any) -> Any:
    """`integers(count)`, for a small count."""
    least = np.uint64(4294967296) % np.uint64(count)
    while True:
        product = next_half_word(generator) * np.uint64(count)
        if product & np.uint64(0xFFFFFFFF) >= least:
            return np.int64(product >> np.uint64(32))


def draw_game(place: Any, games: Any, rows: Any, learner: Any, players: Any) -> None:
    """Draw the learner, the starter and the seed of the next game in a place, as `env.vector` does."""
    generator = rows[place]
    if learner:
        seat = integer_below(generator, players)
        if learner == DRAWN:
            games.next_learners[place] = seat
    games.starters[place] = integer_below(generator, players)
    half = next_word(generator) >> np.uint64(1)  # integers(2**63)
    games.seeds[place] = np.int64(half * np.uint64(0x9E3779B97F4A7C15))  # GOLDEN


PARTS: Final = (upper_half, next_word, next_half_word, integer_below, draw_game)
"""What a function that draws games is compiled with."""
