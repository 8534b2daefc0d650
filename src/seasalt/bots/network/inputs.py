"""The inputs of the network, from an observation row of the kernel.

The numbers of the row come first, large ones scaled down. After them some numbers come again as one-hots,
since a point more or less may decide: the points that each seat needs, the cards in each hand, the deck and
the viewer's own points.
"""

from typing import Final, NamedTuple

import numpy as np

from seasalt.bots.network.weights import input_scale
from seasalt.kernel.game.layout import SEATS
from seasalt.kernel.observation.hidden_cards import FULL_STATE
from seasalt.kernel.observation.row import COUNTS_BLOCK, HAND_COUNT_BLOCK, OBSERVATION, TOTALS_BLOCK

DECK: Final = COUNTS_BLOCK
TARGET: Final = COUNTS_BLOCK + 3
OWN_POINTS: Final = COUNTS_BLOCK + 4
OWN_COLOR_BONUS: Final = COUNTS_BLOCK + 5


class OneHot(NamedTuple):
    """A number of the row as a one-hot of `size` inputs; larger numbers share the last."""

    column: int
    size: int


NEEDS: Final = tuple(OneHot(TOTALS_BLOCK + seat, 41) for seat in range(SEATS))  # of the target less the total
ONE_HOTS: Final = (
    *NEEDS,
    OneHot(OWN_POINTS, 32),
    OneHot(OWN_COLOR_BONUS, 16),
    OneHot(DECK, 56),
    *(OneHot(HAND_COUNT_BLOCK + seat, 14) for seat in range(SEATS)),
)

COLUMNS: Final = np.array([hot.column for hot in ONE_HOTS])
SIZES: Final = np.array([hot.size for hot in ONE_HOTS])
STARTS: Final = np.cumsum(SIZES) - SIZES
ONE_HOT_INPUTS: Final = int(SIZES.sum())
INPUTS: Final = OBSERVATION + ONE_HOT_INPUTS


SCALES: Final = np.array([input_scale(place) for place in range(FULL_STATE)], np.float32)
"""Factors for the numbers of a row with the hidden blocks."""
