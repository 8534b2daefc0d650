"""The observation row of all environments as named arrays and as text.

`kernel.observation.row` writes the row and defines its blocks.
"""

from itertools import accumulate
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from seasalt.kernel.game.card_tables import ALL_CARDS
from seasalt.kernel.game.layout import ACTIONS, CARDS
from seasalt.kernel.observation.row import BLOCKS, OBSERVATION

if TYPE_CHECKING:  # only the spaces need Gymnasium, and OpenSpiel has none
    from gymnasium.spaces import Box, Dict, Discrete

Row = NDArray[np.int8]
RowWithMask = dict[str, Row]
"""A row as `observation` and its mask as `action_mask`, as many libraries want them."""

NO_OP: Final = 0
"""The only number in the mask of a game that is over, so that a sampler finds one. It does nothing."""

HIGHEST: Final = 127
"""The highest number of a row; higher points are clipped to it."""


SLICES: Final = {
    block.name: slice(end - block.size, end)
    for block, end in zip(BLOCKS, accumulate(block.size for block in BLOCKS), strict=True)
}
"""The slice of each block in a row."""

SHAPES: Final = {
    block.name: (block.size,) if block.size % CARDS or block.size == CARDS else (block.size // CARDS, CARDS)
    for block in BLOCKS
}
"""The shape of each block: a block of cards for several seats or piles has a row for each."""


def mask_after_end() -> Row:
    """The mask of a game that is over: only `NO_OP`."""
    mask = np.zeros(ACTIONS, np.int8)
    mask[NO_OP] = 1
    return mask


def observation_space() -> "Box[np.int8]":
    """The space of rows."""
    from gymnasium.spaces import Box

    return Box(0, HIGHEST, (OBSERVATION,), np.int8)


def dict_space() -> "Dict":
    """The space of rows with their masks."""
    from gymnasium.spaces import Box, Dict

    return Dict({"observation": observation_space(), "action_mask": Box(0, 1, (ACTIONS,), np.int8)})


def action_space() -> "Discrete[Any]":
    """The space of action numbers; the mask says which are legal."""
    from gymnasium.spaces import Discrete

    return Discrete(ACTIONS)


def named(rows: Row) -> dict[str, Row]:
    """The blocks of a row, or of an array of rows, by name. They share the row's memory.

    >>> row = np.zeros(OBSERVATION, np.int8)
    >>> named(row)["laid"].shape, named(row)["totals"].shape, named(np.stack([row, row]))["top"].shape
    ((4, 54), (4,), (2, 2, 54))
    """
    return {name: rows[..., where].reshape(*rows.shape[:-1], *SHAPES[name]) for name, where in SLICES.items()}


def describe(row: Row) -> str:
    """A row as readable text: every block that is not empty, cards by their codes.

    >>> row = np.zeros(OBSERVATION, np.int8)
    >>> row[SLICES["hand"]][:2] = 1, 2
    >>> row[SLICES["totals"]][:2] = 12, 31
    >>> print(describe(row))
    hand: boat-BK 2 boat-DB
    totals: 12 31 0 0
    """
    return "\n".join(f"{name}: {_block_text(block)}" for name, block in named(row).items() if block.any())


def _block_text(block: Row) -> str:
    if block.shape[-1] != CARDS:
        return " ".join(map(str, block))
    lines = [_cards(line) for line in block.reshape(-1, CARDS)]
    return " | ".join(lines)


def _cards(line: Row) -> str:
    found = [
        f"{count} {card}" if count > 1 else str(card)
        for card, count in zip(ALL_CARDS, line, strict=True)
        if count
    ]
    return " ".join(found) or "-"
