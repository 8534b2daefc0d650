"""The keen policy, which plays the playouts: about as fast as the beginner, and much stronger.

It values a card by its points now and by the prospects of its kind, in sixteenths of a point. It covers what
the next seat wants, and calls by comparing its points with an estimate of the others'. The numbers were tuned
by playing the policy against changed copies of itself, with both boxes.
"""

from typing import Final

from seasalt.kernel.game.bits import lowest_bit
from seasalt.kernel.game.card_tables import (
    ALL_CARDS,
    COLOR_BITS,
    COLOR_UNIT,
    COUNT_UNIT,
    DUO_COUNT,
    TRIO_COUNT,
)
from seasalt.kernel.game.layout import (
    BOX,
    CARD,
    END,
    KEEP_HIGH_A,
    KEEP_LOW_A,
    LAST,
    LOOK_A,
    STOP,
    TAKE_A,
    State,
)
from seasalt.kernel.game.legal import pile_cards
from seasalt.kernel.game.points import card_points
from seasalt.rules.cards import Color, Kind

SIXTEENTHS: Final = 16

_PROMISES = {  # for a card that adds no point yet, and for one that does, in addition to its points
    Kind.CRAB: (8, 5),
    Kind.BOAT: (8, 11),
    Kind.FISH: (6, 6),
    Kind.SWIMMER: (9, 15),
    Kind.SHARK: (15, 8),
    Kind.MERMAID: (14, 26),
    Kind.SHELL: (6, -9),
    Kind.OCTOPUS: (8, 15),
    Kind.PENGUIN: (15, 1),
    Kind.SAILOR: (6, 3),
    Kind.LIGHTHOUSE: (5, -3),
    Kind.SHOAL: (8, 8),
    Kind.COLONY: (4, 12),
    Kind.CAPTAIN: (0, 8),
    Kind.JELLYFISH: (5, -31),
    Kind.LOBSTER: (8, 19),
    Kind.CRABCAST: (9, 8),
    Kind.STARFISH: (-6, -4),
    Kind.SEAHORSE: (16, 12),
}
PROMISE_ALONE: Final = [_PROMISES[card.kind][0] for card in ALL_CARDS]
PROMISE_BESIDE: Final = [_PROMISES[card.kind][1] for card in ALL_CARDS]
COLOR_PLACE: Final = [COLOR_BITS * list(Color).index(card.color) for card in ALL_CARDS]

COLOR_WORTH: Final = 2  # for each card of the same color
DRAW_BRINGS: Final = 20  # expected worth of a draw
HIDDEN_CARD: Final = 5  # estimated worth of a card in an opponent's hand
BET_LEAD: Final = 9  # lead over the others' estimated round points that LAST CHANCE needs
END_LEAD: Final = 8  # lead over the others' estimated totals that a STOP at the end of the game needs
COVER_OWN: Final = 10  # weight of a covered card's worth to the seat itself
COVER_NEXT: Final = 7  # and to the next seat
DECK_FOR_BET: Final = 2  # cards per player that the deck must have for LAST CHANCE


def keen_worth(s: State, seat: int, card: int) -> int:
    """The worth of a card to a seat."""
    counts = s.counts[seat]
    colors = s.colors[seat]
    points = card_points(s, counts + COUNT_UNIT[card], colors + COLOR_UNIT[card]) - card_points(
        s, counts, colors
    )
    worth = SIXTEENTHS * points + COLOR_WORTH * (colors >> COLOR_PLACE[card] & 15)
    return worth + (PROMISE_BESIDE[card] if points > 0 else PROMISE_ALONE[card])


def keen_take(s: State, word: int) -> int:
    """The top of a pile, if it is worth more than a draw."""
    action = lowest_bit(word)
    best = DRAW_BRINGS if word & 1 else -1000
    for pile in range(2):
        if word >> TAKE_A + pile & 1:
            value = keen_worth(s, s.turn, s.pile[pile * BOX + s.pile_count[pile] - 1])
            if value > best:
                best = value
                action = TAKE_A + pile
    return action


def keen_keep(s: State, word: int) -> int:
    """Keep the better card, and cover the top that the next seat wants more than this one."""
    better = KEEP_LOW_A
    if s.drawn[0] != s.drawn[1] and keen_worth(s, s.turn, s.drawn[1]) > keen_worth(s, s.turn, s.drawn[0]):
        better = KEEP_HIGH_A
    piles = word >> better & 3
    if piles == 3 and s.pile_count[0] > 0 and s.pile_count[1] > 0:
        return better + (0 if cover_cost(s, 0) < cover_cost(s, 1) else 1)
    return better + lowest_bit(piles)


def cover_cost(s: State, pile: int) -> int:
    """The cost of covering the top of a pile for the seat whose turn it is."""
    card = s.pile[pile * BOX + s.pile_count[pile] - 1]
    left = (s.turn + 1) % s.players
    return COVER_OWN * keen_worth(s, s.turn, card) - COVER_NEXT * keen_worth(s, left, card)


def keen_card(s: State, word: int) -> int:
    """The card worth most."""
    chosen = 0
    best = -1000
    while word:
        card = lowest_bit(word)
        value = keen_worth(s, s.turn, card)
        if value > best:
            best = value
            chosen = card
        word &= word - 1
    return CARD + chosen


def keen_look(s: State, word: int) -> int:
    """The pile with the card worth most."""
    action = LOOK_A
    best = -1000
    for pile in range(2):
        if word >> LOOK_A + pile & 1:
            cards = pile_cards(s, pile)
            while cards:
                value = keen_worth(s, s.turn, lowest_bit(cards))
                if value > best:
                    best = value
                    action = LOOK_A + pile
                cards &= cards - 1
    return action


def keen_call(s: State) -> int:
    """STOP or LAST CHANCE, by own points and the others' estimated points; END if both would lose."""
    seat = s.turn
    own = SIXTEENTHS * card_points(s, s.counts[seat], s.colors[seat])
    best = 0
    most = 0
    for other in range(s.players):
        if other != seat:
            counts = s.counts[other]
            laid = (counts >> DUO_COUNT & 31) + 2 * (counts >> TRIO_COUNT & 3)
            may_have = SIXTEENTHS * laid + HIDDEN_CARD * s.hand_count[other]
            best = max(best, may_have)
            most = max(most, SIXTEENTHS * s.totals[other] + may_have)
    total = SIXTEENTHS * s.totals[seat] + own
    target = SIXTEENTHS * s.target
    lasting = s.deck_count > DECK_FOR_BET * s.players
    if total >= target or most >= target:  # the game may end with this round
        if total >= most + END_LEAD or not lasting:
            return STOP
        return LAST if own >= best + BET_LEAD else END
    return LAST if lasting and own >= best + BET_LEAD else STOP
