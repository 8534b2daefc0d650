"""The eager policy: points now, and STOP as soon as possible. It is the bot `greedy` as flat functions.

In half of all playouts it plays the opponents, since some players do not wait to call. Its values are
those of `bots.greedy` in tenths of a point, without what that bot remembers of other hands.
"""

from typing import Final

from seasalt.kernel.game.bits import bit_count, lowest_bit, random_below
from seasalt.kernel.game.card_tables import ALL_CARDS, COLOR_UNIT, COUNT_UNIT, DUO_COUNT, TRIO_COUNT
from seasalt.kernel.game.layout import (
    BOATS,
    BOX,
    CARD,
    CRABS,
    DUOS,
    END,
    FISH,
    JELLYFISH,
    KEEP_LOW_A,
    LAST,
    LAY,
    LOBSTER,
    LOOK_A,
    MERMAIDS,
    SHARK,
    STOP,
    TAKE_A,
    State,
)
from seasalt.kernel.game.legal import pile_cards
from seasalt.kernel.game.points import card_points
from seasalt.rules.cards import Kind

TENTHS: Final = 10
DRAW_IS_WORTH: Final = 10
BEGUN: Final = 4  # half a duo, or the first card of a collection
UNKNOWN_CARD: Final = 8  # estimated worth of a card in an opponent's hand
CLEAR_LEAD: Final = 10
COVERING: Final = 10  # weight of the kept card against the top that the discard covers

_PAIRS = (Kind.CRAB, Kind.BOAT, Kind.FISH)
_AGAIN = {Kind.CRAB: 12 - BEGUN, Kind.BOAT: 15 - BEGUN, Kind.FISH: 8 - BEGUN, Kind.MERMAID: 15}
FIRST_OF_KIND: Final = [0 if card.kind is Kind.MERMAID else BEGUN for card in ALL_CARDS]
NEXT_OF_KIND: Final = [_AGAIN.get(card.kind, 0) for card in ALL_CARDS]
PAIRED: Final = [int(card.kind in _PAIRS) for card in ALL_CARDS]
OF_KIND: Final = [
    sum(1 << number for number, other in enumerate(ALL_CARDS) if other.kind is card.kind)
    for card in ALL_CARDS
]
BEST_FIRST: Final = [SHARK, BOATS, LOBSTER, CRABS, JELLYFISH, FISH]


def eager_gain(s: State, card: int) -> int:
    """The gain of a card for the seat whose turn it is."""
    counts = s.counts[s.turn]
    colors = s.colors[s.turn]
    points = card_points(s, counts + COUNT_UNIT[card], colors + COLOR_UNIT[card]) - card_points(
        s, counts, colors
    )
    others = s.held[s.turn] & OF_KIND[card]
    if PAIRED[card]:
        others = bit_count(others) + bit_count(s.twice[s.turn] & OF_KIND[card]) & 1
    return TENTHS * points + (NEXT_OF_KIND[card] if others else FIRST_OF_KIND[card])


def top_gain(s: State, pile: int) -> int:
    """The gain of the top of a pile; 0 if the pile is empty."""
    count = s.pile_count[pile]
    if count == 0:
        return 0
    return eager_gain(s, s.pile[pile * BOX + count - 1])


def eager_take(s: State, word: int) -> int:
    """The top of a pile, if it gains more than a draw."""
    action = lowest_bit(word)
    best = DRAW_IS_WORTH if word & 1 else -1000
    for pile in range(2):
        if word >> TAKE_A + pile & 1:
            value = top_gain(s, pile)
            if value > best:
                best = value
                action = TAKE_A + pile
    return action


def eager_keep(s: State, word: int) -> int:
    """Keep the card that gains more, and cover the top that gains less; ties are broken at random."""
    action = 0
    best = -100000
    equal = 0
    for number in range(4):
        if word >> KEEP_LOW_A + number & 1:
            value = COVERING * eager_gain(s, s.drawn[number >> 1]) - top_gain(s, number & 1)
            if value > best:
                best = value
                equal = 0
            if value == best:
                equal += 1
                if random_below(s, equal) == 0:
                    action = KEEP_LOW_A + number
    return action


def best_gain(s: State, word: int) -> int:
    """The card that gains most, encoded as 64 times its gain plus its number."""
    best = -100000
    while word:
        card = lowest_bit(word)
        best = max(best, 64 * eager_gain(s, card) + card)
        word &= word - 1
    return best


def eager_card(s: State, word: int) -> int:
    """The card that gains most."""
    return CARD + (best_gain(s, word) & 63)


def eager_look(s: State, word: int) -> int:
    """The pile with the card that gains most."""
    if word >> LOOK_A & 3 != 3:
        return lowest_bit(word)
    return LOOK_A + (1 if best_gain(s, pile_cards(s, 1)) > best_gain(s, pile_cards(s, 0)) else 0)


def eager_play(s: State, word: int) -> int:
    """Mermaids, then a call, then the duo with the best effect, then the end of the turn."""
    if word >> MERMAIDS & 1:
        return MERMAIDS
    if word >> STOP & 1:
        return LAST if clearly_ahead(s) else STOP
    for place in range(DUOS):
        if word >> LAY + BEST_FIRST[place] & 1:
            return LAY + BEST_FIRST[place]
    return END


def clearly_ahead(s: State) -> bool:
    """Whether no opponent is likely to have as many points, and the deck lasts for all final turns."""
    own = TENTHS * card_points(s, s.counts[s.turn], s.colors[s.turn])
    for other in range(s.players):
        if other != s.turn:
            counts = s.counts[other]
            laid = (counts >> DUO_COUNT & 31) + 2 * (counts >> TRIO_COUNT & 3)
            if own < TENTHS * laid + UNKNOWN_CARD * s.hand_count[other] + CLEAR_LEAD:
                return False
    return s.deck_count > 2 * (s.players - 1)
