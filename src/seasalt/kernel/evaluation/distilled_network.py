"""The distilled network: a small network that plays in playouts, and decides in a few microseconds.

It reads an observation, and some of its numbers once more as one-hots (the same as `bots.network.inputs`). It
adds up the columns of all inputs that are not zero, goes through one residual block, and answers how good
each action is, and what to expect of the round. It was trained on a network of twelve times its size.

Sums have one order, whatever the machine, so that decisions are the same everywhere. Loops run over
neighbouring numbers of slices, so that a compiler can use vector instructions without changing that order.
"""

from collections.abc import MutableSequence, Sequence
from math import sqrt
from typing import Annotated, Final, NamedTuple

from seasalt.kernel.game.bits import lowest_bit, single
from seasalt.kernel.game.card_counts import Row
from seasalt.kernel.game.layout import ACTIONS, SEATS, State
from seasalt.kernel.game.legal import first_action, legal
from seasalt.kernel.observation.row import (
    COUNTS_BLOCK,
    HAND_COUNT_BLOCK,
    OBSERVATION,
    TOTALS_BLOCK,
    observe,
)

Single = Annotated[float, "in single precision"]

WIDTH: Final = 128  # of every layer
HALF_WIDTH: Final = WIDTH // 2
AT_ONCE: Final = 4  # columns that are added at once
NORM_EPSILON: Final = 1e-5

TARGET_PLACE: Final = COUNTS_BLOCK + 3
HOT_PLACES: Final = [
    *range(TOTALS_BLOCK, TOTALS_BLOCK + SEATS),  # of these the points that are needed count
    COUNTS_BLOCK + 4,
    COUNTS_BLOCK + 5,
    COUNTS_BLOCK,
    *range(HAND_COUNT_BLOCK, HAND_COUNT_BLOCK + SEATS),
]
HOT_SIZES: Final = [*[41] * SEATS, 32, 16, 56, *[14] * SEATS]
HOT_STARTS: Final = [OBSERVATION + sum(HOT_SIZES[:place]) for place in range(len(HOT_SIZES))]
NETWORK_INPUTS: Final = OBSERVATION + sum(HOT_SIZES)
ONE: Final = NETWORK_INPUTS  # the input that is always 1, whose column is the bias
NONE: Final = NETWORK_INPUTS + 1  # a column of zeros, to fill up the last of the columns added at once

# --- answers: first those for the actions

EXPECTED_CHANGE: Final = ACTIONS  # of the chance to win the game, until the end of the round
EXPECTED_POINTS: Final = ACTIONS + 1  # of the round, divided by POINTS_UNIT
DISTILLED_ANSWERS: Final = ACTIONS + 2
POINTS_UNIT: Final = 10.0

# --- places of the weights: a matrix has WIDTH numbers for each input, the last one for each answer

BLOCK_SCALE: Final = (NETWORK_INPUTS + 2) * WIDTH
UP: Final = BLOCK_SCALE + 2 * WIDTH
UP_BIAS: Final = UP + WIDTH * WIDTH
DOWN: Final = UP_BIAS + WIDTH
DOWN_BIAS: Final = DOWN + WIDTH * WIDTH
LAST_SCALE: Final = DOWN_BIAS + WIDTH
ANSWER: Final = LAST_SCALE + 2 * WIDTH
ANSWER_BIAS: Final = ANSWER + DISTILLED_ANSWERS * WIDTH
DISTILLED_WEIGHTS: Final = ANSWER_BIAS + DISTILLED_ANSWERS

# --- places of the room: vectors of WIDTH numbers

LAYER: Final = 0
NORMAL: Final = WIDTH
INNER_LAYER: Final = 2 * WIDTH
PRODUCTS: Final = 3 * WIDTH
HALVES: Final = 4 * WIDTH
DISTILLED_ROOM: Final = 4 * WIDTH + HALF_WIDTH


class DistilledNetwork(NamedTuple):
    """The weights in the order of the places above, and room to work in."""

    weights: Sequence[Single]
    room: MutableSequence[Single]  # DISTILLED_ROOM
    inputs: MutableSequence[int]  # NETWORK_INPUTS + AT_ONCE
    rows: Sequence[Row]  # one


def study(s: State, distilled: DistilledNetwork) -> None:
    """Run the network on the position as the seat to act sees it; after that `distilled_answer` works."""
    observe(s, distilled.rows[0])
    read_inputs(distilled)
    think_deeper(distilled.weights, distilled.room)


def distilled_choice(s: State, distilled: DistilledNetwork) -> int:
    """The action number that the distilled network finds best, after `study`."""
    word = legal(s)
    best = 0
    most = -1e30
    while word:
        number = first_action(s) + lowest_bit(word)
        word &= word - 1
        good = distilled_answer(distilled.weights, distilled.room, number)
        if good > most:
            most = good
            best = number
    return best


def list_inputs(row: Row, inputs: MutableSequence[int]) -> int:
    """List the inputs that are not zero, filled up to be added four at once; returns how many there are."""
    count = 1
    inputs[0] = ONE
    for hot in range(len(HOT_PLACES)):
        number = row[HOT_PLACES[hot]] + 0
        if hot < SEATS:
            number = row[TARGET_PLACE] - number
        inputs[count] = HOT_STARTS[hot] + max(0, min(number, HOT_SIZES[hot] - 1))
        count += 1
    for place in range(OBSERVATION):
        if row[place]:
            inputs[count] = place
            count += 1
    for place in range(count, count + AT_ONCE - 1):
        inputs[place] = NONE
    return count


def read_inputs(distilled: DistilledNetwork) -> None:
    """Compute the first layer from the observation in `rows`."""
    row = distilled.rows[0]
    inputs = distilled.inputs
    weights = distilled.weights
    room = distilled.room
    count = list_inputs(row, inputs)
    for j in range(WIDTH):
        room[LAYER + j] = single(0.0)
    for first in range(0, count, AT_ONCE):
        one = inputs[first]
        two = inputs[first + 1]
        three = inputs[first + 2]
        four = inputs[first + 3]
        add_columns(
            room[LAYER : LAYER + WIDTH],
            weights[one * WIDTH : one * WIDTH + WIDTH],
            weights[two * WIDTH : two * WIDTH + WIDTH],
            weights[three * WIDTH : three * WIDTH + WIDTH],
            weights[four * WIDTH : four * WIDTH + WIDTH],
            single(row[one] if one < OBSERVATION else 1),
            single(row[two] if two < OBSERVATION else 1),
            single(row[three] if three < OBSERVATION else 1),
            single(row[four] if four < OBSERVATION else 1),
        )


def think_deeper(weights: Sequence[Single], room: MutableSequence[Single]) -> None:
    """The block, and the layer norm before the answers."""
    normalize(room, weights, BLOCK_SCALE)
    for j in range(WIDTH):
        room[INNER_LAYER + j] = weights[UP_BIAS + j]
    add_product(room, INNER_LAYER, weights, UP, NORMAL)
    for j in range(WIDTH):
        room[INNER_LAYER + j] = max(room[INNER_LAYER + j], single(0.0))
        room[LAYER + j] += weights[DOWN_BIAS + j]
    add_product(room, LAYER, weights, DOWN, INNER_LAYER)
    normalize(room, weights, LAST_SCALE)
    for j in range(WIDTH):
        room[NORMAL + j] = max(room[NORMAL + j], single(0.0))


def distilled_answer(weights: Sequence[Single], room: MutableSequence[Single], answer: int) -> float:
    """An answer by its number, after `study`."""
    begin = ANSWER + answer * WIDTH
    products = room[PRODUCTS : PRODUCTS + WIDTH]
    factors = room[NORMAL : NORMAL + WIDTH]
    row = weights[begin : begin + WIDTH]
    for j in range(WIDTH):
        products[j] = factors[j] * row[j]
    return total_of(room, PRODUCTS) + weights[ANSWER_BIAS + answer]


def add_product(
    room: MutableSequence[Single], to: int, weights: Sequence[Single], matrix: int, factors: int
) -> None:
    """Add the product of a matrix and a vector of the room to another vector of the room."""
    for i in range(0, WIDTH, AT_ONCE):
        begin = matrix + i * WIDTH
        add_columns(
            room[to : to + WIDTH],
            weights[begin : begin + WIDTH],
            weights[begin + WIDTH : begin + 2 * WIDTH],
            weights[begin + 2 * WIDTH : begin + 3 * WIDTH],
            weights[begin + 3 * WIDTH : begin + 4 * WIDTH],
            room[factors + i],
            room[factors + i + 1],
            room[factors + i + 2],
            room[factors + i + 3],
        )


def add_columns(
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
    """Add four columns of weights, each times its factor, to the WIDTH sums."""
    for j in range(WIDTH):
        sums[j] += (one * a[j] + two * b[j]) + (three * c[j] + four * d[j])


def normalize(room: MutableSequence[Single], weights: Sequence[Single], scale: int) -> None:
    """A layer norm of the layer; its shift comes after its scale."""
    mean = single(total_of(room, LAYER) / WIDTH)
    for j in range(WIDTH):
        room[NORMAL + j] = room[LAYER + j] - mean
    for j in range(WIDTH):
        room[PRODUCTS + j] = room[NORMAL + j] * room[NORMAL + j]
    factor = single(1.0 / sqrt(total_of(room, PRODUCTS) / WIDTH + NORM_EPSILON))
    for j in range(WIDTH):
        room[NORMAL + j] = room[NORMAL + j] * factor * weights[scale + j] + weights[scale + WIDTH + j]


def total_of(room: MutableSequence[Single], begin: int) -> float:
    """The sum of a vector of the room, by halves."""
    for j in range(HALF_WIDTH):
        room[HALVES + j] = room[begin + j] + room[begin + HALF_WIDTH + j]
    size = HALF_WIDTH
    while size > 8:
        size >>= 1
        for j in range(size):
            room[HALVES + j] += room[HALVES + size + j]
    return (
        ((room[HALVES] + room[HALVES + 1]) + (room[HALVES + 2] + room[HALVES + 3]))
        + ((room[HALVES + 4] + room[HALVES + 5]) + (room[HALVES + 6] + room[HALVES + 7]))
    ) + 0.0
