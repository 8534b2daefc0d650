"""Counts of all 54 cards at once, 0 to 7 copies each, as three words: the ones, twos and fours bits.

Adding and subtracting work on all cards in parallel, like a binary adder.
"""

from collections.abc import MutableSequence

from seasalt.kernel.game.card_tables import BOX_FOURS, BOX_ONES, BOX_TWOS, MERMAID, MERMAID_COUNT
from seasalt.kernel.game.layout import CARDS, State

Tally = tuple[int, int, int]
Row = MutableSequence[int]


def one_more(tally: Tally, word: int) -> Tally:
    """The tally with one more copy of each card in a word."""
    ones, twos, fours = tally
    carry = ones & word
    return ones ^ word, twos ^ carry, fours ^ twos & carry


def plus(one: Tally, other: Tally) -> Tally:
    """The sum of two tallies."""
    ones, twos, fours = one
    carry = ones & other[0]
    both = twos ^ other[1]
    more = twos & other[1] | both & carry
    return ones ^ other[0], both ^ carry, fours ^ other[2] ^ more


def minus(one: Tally, other: Tally) -> Tally:
    """The difference of two tallies; `other` must be contained in `one`."""
    ones, twos, fours = one
    borrow = ~ones & other[0]
    both = twos ^ other[1]
    more = ~twos & other[1] | ~both & borrow
    return ones ^ other[0], both ^ borrow, fours ^ other[2] ^ more


def tally_of_hand(s: State, seat: int) -> Tally:
    """The cards of a hand."""
    held = s.held[seat]
    twice = s.twice[seat]
    mermaids = s.counts[seat] >> MERMAID_COUNT & 7
    if mermaids < 3:
        return held ^ twice, twice, 0
    others = ~(1 << MERMAID)  # the two words count to two only; mermaids go up to four
    return (
        (held ^ twice) & others | (mermaids & 1) << MERMAID,
        twice & others | (mermaids >> 1 & 1) << MERMAID,
        mermaids >> 2 << MERMAID,
    )


def tally_of_box(s: State) -> Tally:
    """The cards of the whole box."""
    if s.whole_box:
        which = s.whole_box - 1
        return BOX_ONES[which], BOX_TWOS[which], BOX_FOURS[which]
    tally = (0, 0, 0)
    for place in range(s.box_count):
        tally = one_more(tally, 1 << s.deck[place])
    return tally


def write_tally(row: Row, first: int, tally: Tally) -> None:
    """Write the counts into a row, starting at index `first`. Compiled code writes them in one store."""
    ones, twos, fours = tally
    for card in range(CARDS):
        row[first + card] = (ones >> card & 1) + 2 * (twos >> card & 1) + 4 * (fours >> card & 1)
