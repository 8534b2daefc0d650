"""The network that plays as `net`, one position at a time, where numpy is not installed.

Its inputs and its structure are those of the distilled network (`evaluation.distilled_network`), but four
times as wide, with three residual blocks. `bots.network.network` is the same in numpy.
"""

from collections.abc import MutableSequence, Sequence
from math import sqrt
from typing import Final

from seasalt.kernel.evaluation.distilled_network import (
    AT_ONCE,
    NETWORK_INPUTS,
    NORM_EPSILON,
    Single,
    list_inputs,
)
from seasalt.kernel.game.bits import single
from seasalt.kernel.game.card_counts import Row
from seasalt.kernel.game.layout import ACTIONS
from seasalt.kernel.observation.row import OBSERVATION

NET_WIDTH: Final = 512  # of every layer
NET_BLOCKS: Final = 3
NET_MATRIX: Final = NET_WIDTH * NET_WIDTH + NET_WIDTH  # with its bias behind it

# --- places of the weights: a column for each input, the blocks, and a row for each action

NET_FIRST_BLOCK: Final = (NETWORK_INPUTS + 2) * NET_WIDTH
NET_BLOCK: Final = 2 * NET_WIDTH + 2 * NET_MATRIX  # scale, shift, up, down
NET_LAST_SCALE: Final = NET_FIRST_BLOCK + NET_BLOCKS * NET_BLOCK
NET_ANSWER: Final = NET_LAST_SCALE + 2 * NET_WIDTH
NET_ANSWER_BIAS: Final = NET_ANSWER + ACTIONS * NET_WIDTH
NET_WEIGHTS: Final = NET_ANSWER_BIAS + ACTIONS

# --- places of the room

NET_LAYER: Final = 0
NET_NORMAL: Final = NET_WIDTH
NET_INNER: Final = 2 * NET_WIDTH
NET_ANSWERS: Final = 3 * NET_WIDTH
NET_ROOM: Final = NET_ANSWERS + ACTIONS


def network_one(
    rows: Sequence[Row],
    weights: Sequence[Single],
    room: MutableSequence[Single],
    inputs: MutableSequence[int],
) -> None:
    """Write the logit of every action in the first row to the room."""
    row = rows[0]
    count = list_inputs(row, inputs)
    for j in range(NET_WIDTH):
        room[NET_LAYER + j] = single(0.0)
    for first in range(0, count, AT_ONCE):
        one = inputs[first]
        two = inputs[first + 1]
        three = inputs[first + 2]
        four = inputs[first + 3]
        add_wide_columns(
            room[NET_LAYER : NET_LAYER + NET_WIDTH],
            weights[one * NET_WIDTH : one * NET_WIDTH + NET_WIDTH],
            weights[two * NET_WIDTH : two * NET_WIDTH + NET_WIDTH],
            weights[three * NET_WIDTH : three * NET_WIDTH + NET_WIDTH],
            weights[four * NET_WIDTH : four * NET_WIDTH + NET_WIDTH],
            single(row[one] if one < OBSERVATION else 1),
            single(row[two] if two < OBSERVATION else 1),
            single(row[three] if three < OBSERVATION else 1),
            single(row[four] if four < OBSERVATION else 1),
        )
    for block in range(NET_BLOCKS):
        begin = NET_FIRST_BLOCK + block * NET_BLOCK
        through_block(weights, room, begin)
    normalize_wide(room, weights, NET_LAST_SCALE)
    for action in range(ACTIONS):
        answer = weights[NET_ANSWER_BIAS + action] + 0.0
        begin = NET_ANSWER + action * NET_WIDTH
        for j in range(NET_WIDTH):
            answer += max(room[NET_NORMAL + j], single(0.0)) * weights[begin + j]
        room[NET_ANSWERS + action] = single(answer)


def through_block(weights: Sequence[Single], room: MutableSequence[Single], begin: int) -> None:
    """A residual block: up, and down again."""
    normalize_wide(room, weights, begin)
    up = begin + 2 * NET_WIDTH
    down = up + NET_MATRIX
    for j in range(NET_WIDTH):
        room[NET_INNER + j] = weights[down - NET_WIDTH + j]
    add_wide_product(room, NET_INNER, weights, up, NET_NORMAL)
    for j in range(NET_WIDTH):
        room[NET_INNER + j] = max(room[NET_INNER + j], single(0.0))
        room[NET_LAYER + j] += weights[down + NET_MATRIX - NET_WIDTH + j]
    add_wide_product(room, NET_LAYER, weights, down, NET_INNER)


def add_wide_product(
    room: MutableSequence[Single], to: int, weights: Sequence[Single], matrix: int, factors: int
) -> None:
    """Add the product of a matrix and a vector of the room to another vector of the room."""
    for i in range(0, NET_WIDTH, AT_ONCE):
        begin = matrix + i * NET_WIDTH
        add_wide_columns(
            room[to : to + NET_WIDTH],
            weights[begin : begin + NET_WIDTH],
            weights[begin + NET_WIDTH : begin + 2 * NET_WIDTH],
            weights[begin + 2 * NET_WIDTH : begin + 3 * NET_WIDTH],
            weights[begin + 3 * NET_WIDTH : begin + 4 * NET_WIDTH],
            room[factors + i],
            room[factors + i + 1],
            room[factors + i + 2],
            room[factors + i + 3],
        )


def add_wide_columns(
    sums: MutableSequence[Single],
    a: Sequence[Single],
    b: Sequence[Single],
    c: Sequence[Single],
    d: Sequence[Single],
    one: Single,
    two: Single,
    three: Single,
    four: Single,
) -> None:
    """Add four columns of weights, each times its factor, to the NET_WIDTH sums."""
    for j in range(NET_WIDTH):
        sums[j] += (one * a[j] + two * b[j]) + (three * c[j] + four * d[j])


def normalize_wide(room: MutableSequence[Single], weights: Sequence[Single], scale: int) -> None:
    """A layer norm of the layer; its shift comes after its scale."""
    total = 0.0
    for j in range(NET_WIDTH):
        total += room[NET_LAYER + j]
    mean = total / NET_WIDTH
    squares = 0.0
    for j in range(NET_WIDTH):
        squares += (room[NET_LAYER + j] - mean) * (room[NET_LAYER + j] - mean)
    factor = 1.0 / sqrt(squares / NET_WIDTH + NORM_EPSILON)
    for j in range(NET_WIDTH):
        room[NET_NORMAL + j] = single(
            (room[NET_LAYER + j] - mean) * factor * weights[scale + j] + weights[scale + NET_WIDTH + j]
        )
