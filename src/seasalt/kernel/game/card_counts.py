"""How often each card is there, 0 to 7 times: three words, the ones, twos and fours of 54 small numbers.

So cards are counted 54 at a time, by the steps with which one adds binary numbers on paper.
"""

from collections.abc import MutableSequence

from seasalt.kernel.game.card_tables import BOX_FOURS, BOX_ONES, BOX_TWOS, MERMAID, MERMAID_COUNT
from seasalt.kernel.game.layout import CARDS, State

Tally = tuple[int, int, int]
Row = MutableSequence[int]


def one_more(tally: Tally, word: int) -> Tally:
    """Each card of a word once more."""
    ones, twos, fours = tally
    carry = ones & word
    return ones ^ word, twos ^ carry, fours ^ twos & carry


def plus(one: Tally, other: Tally) -> Tally:
    """The cards of both."""
    ones, twos, fours = one
    carry = ones & other[0]
    both = twos ^ other[1]
    more = twos & other[1] | both & carry
    return ones ^ other[0], both ^ carry, fours ^ other[2] ^ more


def minus(one: Tally, other: Tally) -> Tally:
    """The cards of one without those of the other, which are among them."""
    ones, twos, fours = one
    borrow = ~ones & other[0]
    both = twos ^ other[1]
    more = ~twos & other[1] | ~both & borrow
    return ones ^ other[0], both ^ borrow, fours ^ other[2] ^ more


def tally_of_hand(s: State, seat: int) -> Tally:
    """All cards of a hand."""
    held = s.held[seat]
    twice = s.twice[seat]
    mermaids = s.counts[seat] >> MERMAID_COUNT & 7
    if mermaids < 3:
        return held ^ twice, twice + 0, 0
    others = ~(1 << MERMAID)  # the two words do not say how many there are
    return (
        (held ^ twice) & others | (mermaids & 1) << MERMAID,
        twice & others | (mermaids >> 1 & 1) << MERMAID,
        mermaids >> 2 << MERMAID,
    )


def tally_of_box(s: State) -> Tally:
    """All cards of the game."""
    if s.whole_box:
        which = s.whole_box - 1
        return BOX_ONES[which] + 0, BOX_TWOS[which] + 0, BOX_FOURS[which] + 0
    tally = (0, 0, 0)
    for place in range(s.box_count):
        tally = one_more(tally, 1 << s.deck[place])
    return tally


def write_tally(row: Row, first: int, tally: Tally) -> None:
    """The numbers themselves into a row, from the place `first` on. Compiled, all at once."""
    ones, twos, fours = tally
    for card in range(CARDS):
        row[first + card] = (ones >> card & 1) + 2 * (twos >> card & 1) + 4 * (fours >> card & 1)
