"""Legal actions, as a word."""

from seasalt.kernel.game.card_tables import (
    DUO_FIRST,
    DUO_SECOND,
    HAS_BOATS,
    HAS_CRABS,
    HAS_EXTRA_SALT,
    HAS_FISH,
    HAS_FOUR_MERMAIDS,
    HAS_JELLYFISH,
    HAS_LOBSTER,
    HAS_SHARK,
    HAS_STARFISH,
    HAS_SWIMMER,
    STARFISH,
)
from seasalt.kernel.game.layout import (
    BOX,
    CARD,
    CHOOSE,
    DRAW,
    END,
    FIRST,
    KEEP,
    KEEP_HIGH_A,
    KEEP_HIGH_B,
    KEEP_LOW_A,
    KEEP_LOW_B,
    LAST,
    LAY,
    LOOK,
    LOOK_A,
    MERMAIDS,
    PICK,
    PLAY,
    SECOND,
    STAR,
    STEAL,
    STEAL_1,
    STOP,
    TAKE,
    TAKE_A,
    TRIO,
    State,
)
from seasalt.kernel.game.points import card_points
from seasalt.rules.ruleset import CALL_POINTS

CALLS = 1 << STOP | 1 << LAST
KEEP_ON_A = 1 << KEEP_LOW_A | 1 << KEEP_HIGH_A
KEEP_ON_B = 1 << KEEP_LOW_B | 1 << KEEP_HIGH_B
KEEP_LOW = 1 << KEEP_LOW_A | 1 << KEEP_LOW_B


def first_action(s: State) -> int:
    """The action number of bit 0 of `legal`: card actions start at CARD, so that they fit a word."""
    return CARD if s.phase >= PICK else 0


def legal(s: State) -> int:
    """The legal actions: bit i is the action number `first_action` + i. 0 if no seat is to act."""
    phase = s.phase
    if phase == PLAY:
        return legal_plays(s)
    if phase == TAKE:
        draw = 1 << DRAW if s.deck_count > 0 else 0
        if s.restricted >> s.turn & 1:
            return draw
        return draw | filled_piles(s) << TAKE_A
    if phase == KEEP:
        return legal_keeps(s)
    if phase == LOOK:
        return filled_piles(s) << LOOK_A
    if phase == PICK:
        return pile_cards(s, s.looking)
    if phase == STEAL:
        return victims(s) << STEAL_1
    if phase == CHOOSE:
        cards = 0
        for place in range(s.drawn_count):
            cards |= 1 << s.drawn[place]
        return cards
    if phase == FIRST:
        return first_cards(s)
    if phase == SECOND:
        return second_cards(s)
    if phase == STAR:
        return s.held[s.turn] & STARFISH
    return 0


def filled_piles(s: State) -> int:
    """The piles that have cards: bit 0 is A, bit 1 is B."""
    filled = 1 if s.pile_count[0] > 0 else 0
    return filled | (2 if s.pile_count[1] > 0 else 0)


def legal_keeps(s: State) -> int:
    """If exactly one pile is empty, the discard goes there. Of two equal cards only the lower can be kept."""
    keeps = KEEP_ON_A | KEEP_ON_B
    if s.free_discard == 0:
        filled = filled_piles(s)
        if filled == 1:
            keeps = KEEP_ON_B
        elif filled == 2:
            keeps = KEEP_ON_A
    if s.drawn[0] == s.drawn[1]:
        keeps &= KEEP_LOW
    return keeps


def legal_plays(s: State) -> int:
    """Duos, trios, mermaids and calls, and always the end of the turn."""
    seat = s.turn
    flags = s.flags[seat]
    lays = base_duos(flags)
    plays = 1 << END | (flags >> HAS_FOUR_MERMAIDS & 1) << MERMAIDS
    if flags & HAS_EXTRA_SALT:
        lays |= (flags >> HAS_SWIMMER & flags >> HAS_JELLYFISH & 1) << 4
        if flags >> HAS_LOBSTER & 1 and s.held[seat] & DUO_FIRST[5]:
            lays |= 1 << 5
        if flags >> HAS_STARFISH & 1:
            plays |= lays << TRIO
    plays |= lays << LAY
    if s.caller < 0 and card_points(s, s.counts[seat], s.colors[seat]) >= CALL_POINTS:
        plays |= CALLS
    return plays


def base_duos(flags: int) -> int:
    """The duos of the base box that a hand with these flags could lay."""
    return (
        flags >> HAS_CRABS & 1
        | (flags >> HAS_BOATS & 1) << 1
        | (flags >> HAS_FISH & 1) << 2
        | (flags >> HAS_SWIMMER & flags >> HAS_SHARK & 1) << 3
    )


def first_cards(s: State) -> int:
    """Cards that can be chosen first for the duo being laid.

    Each pair of a kind has one sequence: its second card never has the higher number. So the lowest card
    cannot be first, unless the hand has two of it.
    """
    cards = s.held[s.turn] & DUO_FIRST[s.duo]
    if s.duo < 3:
        lowest = cards & -cards
        if not s.twice[s.turn] & lowest:
            cards ^= lowest
    return cards


def second_cards(s: State) -> int:
    """Cards that can be chosen second."""
    cards = s.held[s.turn] & DUO_SECOND[s.duo]
    if s.duo < 3:
        bit = 1 << s.first
        cards = cards & (bit - 1) | s.twice[s.turn] & bit
    return cards


def pile_cards(s: State, pile: int) -> int:
    """The cards of a pile."""
    cards = 0
    for place in range(pile * BOX, pile * BOX + s.pile_count[pile]):
        cards |= 1 << s.pile[place]
    return cards


def victims(s: State) -> int:
    """Opponents who can be robbed: cards in hand, not revealed. Bit 0 is the first seat to the left."""
    found = 0
    seat = s.turn
    for place in range(s.players - 1):
        seat += 1
        if seat == s.players:
            seat = 0
        if s.hand_count[seat] > 0 and not s.revealed >> seat & 1:
            found |= 1 << place
    return found
