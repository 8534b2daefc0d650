"""Moves of single cards: into and out of a hand, onto the table, onto and off a pile."""

from seasalt.kernel.game.bits import bit_count, nth_bit
from seasalt.kernel.game.card_tables import (
    COLOR_UNIT,
    COUNT_UNIT,
    FLAG_UNIT,
    MERMAID,
    MERMAID_COUNT,
    NO_FLAGS,
)
from seasalt.kernel.game.layout import BOX, SEATS, State


def clear_cards(s: State) -> None:
    """Empty all hands, tables and piles; the whole box becomes the deck."""
    for seat in range(s.players):
        s.held[seat] = 0
        s.twice[seat] = 0
        s.flags[seat] = NO_FLAGS
        s.counts[seat] = 0
        s.colors[seat] = 0
        s.laid[seat] = 0
        s.laid_twice[seat] = 0
        s.hand_count[seat] = 0
    s.pile_count[0] = 0
    s.pile_count[1] = 0
    forget(s)
    s.drawn_count = 0
    s.deck_count = s.box_count


def forget(s: State) -> None:
    """Nobody remembers anything, as before the first deal."""
    for viewer in range(SEATS):
        for seat in range(SEATS):
            s.open[SEATS * viewer + seat] = 0
        s.doubt[2 * viewer] = 0
        s.doubt[2 * viewer + 1] = 0


def gain_card(s: State, seat: int, card: int) -> None:
    """Add a card to a hand."""
    bit = 1 << card
    held = s.held[seat]
    s.twice[seat] |= held & bit
    s.held[seat] = held | bit
    s.flags[seat] += FLAG_UNIT[card]
    s.counts[seat] += COUNT_UNIT[card]
    s.colors[seat] += COLOR_UNIT[card]
    s.hand_count[seat] += 1


def lose_card(s: State, seat: int, card: int) -> None:
    """Remove a card from a hand; it goes to another hand."""
    if card != MERMAID or s.counts[seat] >> MERMAID_COUNT & 7 < 3:
        drop_from_hand(s, seat, card)
    s.flags[seat] -= FLAG_UNIT[card]
    s.counts[seat] -= COUNT_UNIT[card]
    s.colors[seat] -= COLOR_UNIT[card]
    s.hand_count[seat] -= 1


def lay_card(s: State, seat: int, card: int) -> None:
    """Move a card from a hand to the table; it still counts for its owner."""
    drop_from_hand(s, seat, card)
    s.flags[seat] -= FLAG_UNIT[card]
    s.hand_count[seat] -= 1
    bit = 1 << card
    for viewer in range(s.players):
        s.open[SEATS * viewer + seat] &= ~bit
    laid = s.laid[seat]
    s.laid_twice[seat] |= laid & bit
    s.laid[seat] = laid | bit


def drop_from_hand(s: State, seat: int, card: int) -> None:
    """Remove one copy from the two words of a hand."""
    bit = 1 << card
    if s.twice[seat] & bit:
        s.twice[seat] ^= bit
    else:
        s.held[seat] ^= bit


def hand_card(s: State, seat: int, place: int) -> int:
    """The card at an index of a hand: first every distinct card, then the second copies."""
    held = s.held[seat]
    once = bit_count(held)
    if place < once:
        return nth_bit(held, place)
    twice = s.twice[seat]
    if place - once < bit_count(twice):
        return nth_bit(twice, place - once)
    return MERMAID


def put_on_pile(s: State, pile: int, card: int) -> None:
    """Put a card on top of a pile."""
    s.pile[pile * BOX + s.pile_count[pile]] = card
    s.pile_count[pile] += 1


def take_top_card(s: State, pile: int) -> int:
    """Remove the top card of a pile for the seat whose turn it is; everybody sees which card it is."""
    count = s.pile_count[pile] - 1
    s.pile_count[pile] = count
    card = s.pile[pile * BOX + count]
    for viewer in range(s.players):
        s.open[SEATS * viewer + s.turn] |= 1 << card
        if s.doubt[2 * viewer + pile] >= count:
            s.doubt[2 * viewer + pile] = max(0, count - 1)
    return card


def take_from_pile(s: State, pile: int, card: int) -> None:
    """Remove a card from a pile without changing the order of the rest; of equal cards the topmost.

    The others see only the new top. If the top has not changed, they are not sure of the cards below it.
    """
    place = pile * BOX + s.pile_count[pile] - 1
    above = s.pile[place]
    if above == card and (s.pile_count[pile] == 1 or s.pile[place - 1] != card):
        take_top_card(s, pile)
        return
    while above != card:
        place -= 1
        below = s.pile[place]
        s.pile[place] = above
        above = below
    s.pile_count[pile] -= 1
    for viewer in range(s.players):
        if viewer != s.turn or s.common_memory:
            s.doubt[2 * viewer + pile] = s.pile_count[pile] - 1


def put_back(s: State, card: int) -> None:
    """Return a card to the deck."""
    place = s.deck_count
    while s.deck[place] != card:
        place += 1
    s.deck[place] = s.deck[s.deck_count]
    s.deck[s.deck_count] = card
    s.deck_count += 1
