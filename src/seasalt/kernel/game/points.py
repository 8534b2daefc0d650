"""Points of a seat's cards, from its packed counters and the tables in `card_tables`."""

from seasalt.kernel.game.bits import bit_count
from seasalt.kernel.game.card_tables import (
    COLLECTION_POINTS,
    COLOR_ONES,
    COLOR_TOPS,
    CRAB_AND_BOAT_POINTS,
    DUO_COUNT,
    FIRST_BITS,
    FISH_AND_SWIMMER_POINTS,
    MERMAID_COUNT,
    SECOND_BITS,
    SECOND_TABLE,
    STAR_COUNT,
    THIRD_BITS,
    THIRD_TABLE,
    TRIO_COUNT,
    WHITE,
)
from seasalt.kernel.game.layout import State


def card_points(s: State, counts: int, colors: int) -> int:
    """The card points of a seat with these counters."""
    worth = (
        CRAB_AND_BOAT_POINTS[counts & FIRST_BITS]
        + FISH_AND_SWIMMER_POINTS[counts >> SECOND_TABLE & SECOND_BITS]
        + COLLECTION_POINTS[counts >> THIRD_TABLE & THIRD_BITS | s.feeds << 13]
    )
    points = worth & 255
    rest = counts >> STAR_COUNT
    if rest & 31:  # starfish or mermaids
        if rest & 3:
            points += star_points(s, counts, worth >> 8)
        if rest >> 2 & 7:
            points += mermaid_points(s, counts, colors)
    return points


def star_points(s: State, counts: int, duos: int) -> int:
    """Two points for each trio laid, and for each starfish in hand that finds a duo in hand."""
    trios = counts >> TRIO_COUNT & 3
    if s.table_only:
        return 2 * trios
    return 2 * (trios + min((counts >> STAR_COUNT & 3) - trios, duos - (counts >> DUO_COUNT & 31)))


def mermaid_points(s: State, counts: int, colors: int) -> int:
    """The sizes of the largest colors, one color per mermaid.

    The sum is taken level by level: the colors with at least one card, at most as many as there are mermaids,
    then those with at least two cards, and so on.
    """
    mermaids = counts >> MERMAID_COUNT & 7
    if s.colorless:
        colors -= mermaids << WHITE
    points = 0
    reaching = colors + 15 * COLOR_ONES & COLOR_TOPS  # the carry bit of each color with a card left
    while reaching:
        points += min(mermaids, bit_count(reaching))
        colors -= reaching >> 4
        reaching = colors + 15 * COLOR_ONES & COLOR_TOPS
    return points


def color_bonus(s: State, counts: int, colors: int) -> int:
    """The size of the largest color."""
    if s.colorless:
        colors -= (counts >> MERMAID_COUNT & 7) << WHITE
    bonus = 0
    largest = COLOR_ONES  # colors that still tie for the largest, comparing from the highest digit down
    for digit in (3, 2, 1, 0):
        with_digit = colors >> digit & largest
        if with_digit:
            largest = with_digit
            bonus |= 1 << digit
    return bonus
