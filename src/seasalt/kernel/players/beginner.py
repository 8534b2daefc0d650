"""The beginner policy: takes the points it can get now.

The bots' level `beginner` plays it, but calls later.
"""

from typing import Final

from seasalt.kernel.game.bits import lowest_bit, random_below
from seasalt.kernel.game.card_tables import ALL_CARDS, COLOR_UNIT, COUNT_UNIT
from seasalt.kernel.game.layout import (
    BOX,
    CARD,
    END,
    KEEP_HIGH_A,
    KEEP_LOW_A,
    LAST,
    LAY,
    MERMAIDS,
    STEAL_1,
    STOP,
    TAKE_A,
    State,
)
from seasalt.kernel.game.points import card_points
from seasalt.rules.cards import Kind

DRAW_WORTH: Final = 4  # roughly the worth of the better of two unknown cards
FAR_AHEAD: Final = 11  # points from which on a beginner bets
PROMISE: Final = [6 if card.kind is Kind.MERMAID else 2 for card in ALL_CARDS]


def beginner_worth(s: State, card: int) -> int:
    """The worth of a card to the seat whose turn it is: four per point, and a little for its kind."""
    seat = s.turn
    counts = s.counts[seat]
    colors = s.colors[seat]
    with_card = card_points(s, counts + COUNT_UNIT[card], colors + COLOR_UNIT[card])
    return 4 * (with_card - card_points(s, counts, colors)) + PROMISE[card]


def beginner_play(s: State, word: int) -> int:
    """Mermaids, then duos, then a call, then the end of the turn."""
    if word >> MERMAIDS & 1:
        return MERMAIDS
    lays = word >> LAY
    if lays:
        return LAY + lowest_bit(lays)
    if word >> STOP & 1:
        own = card_points(s, s.counts[s.turn], s.colors[s.turn])
        if own >= FAR_AHEAD and s.deck_count > 2 * s.players:
            return LAST
        return STOP
    return END


def beginner_take(s: State, word: int) -> int:
    """The top of a pile, if it is worth more than a draw."""
    action = lowest_bit(word)  # a draw, unless the deck is empty
    best = DRAW_WORTH if word & 1 else -1
    for pile in range(2):
        if word >> TAKE_A + pile & 1:
            value = beginner_worth(s, s.pile[pile * BOX + s.pile_count[pile] - 1])
            if value > best:
                best = value
                action = TAKE_A + pile
    return action


def beginner_keep(s: State, word: int) -> int:
    """The better card; the other goes onto a random pile."""
    better = KEEP_LOW_A
    if s.drawn[0] != s.drawn[1] and beginner_worth(s, s.drawn[1]) > beginner_worth(s, s.drawn[0]):
        better = KEEP_HIGH_A
    piles = word >> better & 3
    if piles == 3:
        return better + random_below(s, 2)
    return better + lowest_bit(piles)


def beginner_card(s: State, word: int) -> int:
    """The card worth most."""
    chosen = 0
    best = -1
    while word:
        card = lowest_bit(word)
        value = beginner_worth(s, card)
        if value > best:
            best = value
            chosen = card
        word &= word - 1
    return CARD + chosen


def largest_hand(s: State, word: int) -> int:
    """Steal from the largest hand. All policies that do not steal at random do this."""
    chosen = STEAL_1
    best = 0
    for place in range(s.players - 1):
        count = s.hand_count[(s.turn + 1 + place) % s.players]
        if word >> STEAL_1 + place & 1 and count > best:
            best = count
            chosen = STEAL_1 + place
    return chosen
