"""Players that live inside the kernel: any legal action; the same but shy of calling; greedy; keen; eager."""

from typing import Final

from seasalt.kernel.game.bits import any_bit, lowest_bit, random_below
from seasalt.kernel.game.card_tables import ALL_CARDS, COLOR_UNIT, COUNT_UNIT
from seasalt.kernel.game.layout import (
    BOX,
    CARD,
    CHOOSE,
    END,
    KEEP,
    KEEP_HIGH_A,
    KEEP_LOW_A,
    LAST,
    LAY,
    LOOK,
    MERMAIDS,
    PICK,
    PLAY,
    STEAL,
    STEAL_1,
    STOP,
    TAKE,
    TAKE_A,
    State,
)
from seasalt.kernel.game.legal import CALLS, legal
from seasalt.kernel.game.points import card_points
from seasalt.kernel.players.eager import eager_card, eager_keep, eager_look, eager_play, eager_take
from seasalt.kernel.players.keen import keen_call, keen_card, keen_keep, keen_look, keen_take
from seasalt.rules.cards import Kind

UNIFORM: Final = 0
SHY: Final = 1
GREEDY: Final = 2
KEEN: Final = 3
EAGER: Final = 4

SHY_OF: Final = 24  # a shy player calls about once in so many chances
DRAW_WORTH: Final = 4  # what the better of two unknown cards brings, about
FAR_AHEAD: Final = 11  # points with which a greedy player bets
PROMISE: Final = [6 if card.kind is Kind.MERMAID else 2 for card in ALL_CARDS]


def decide(s: State, policy: int) -> int:
    """The number of the action that such a player takes."""
    word = legal(s)
    if policy == KEEN:
        return decide_keenly(s, word)
    if policy == EAGER:
        return decide_eagerly(s, word)
    if policy == GREEDY:
        return decide_greedily(s, word)
    if policy == SHY and word & CALLS and s.phase == PLAY and random_below(s, SHY_OF):
        word &= ~CALLS
    return any_of(s, word)


def any_of(s: State, word: int) -> int:
    """Any action of the word, all equally likely."""
    place = any_bit(s, word)
    return place + CARD if s.phase >= PICK else place


def decide_greedily(s: State, word: int) -> int:
    """What adds most points now: lay every duo, stop as soon as it may, bet when far ahead."""
    phase = s.phase
    if phase == PLAY:
        return greedy_play(s, word)
    if phase == TAKE:
        return greedy_take(s, word)
    if phase == KEEP:
        return greedy_keep(s, word)
    if phase in (PICK, CHOOSE):
        return greedy_card(s, word)
    if phase == STEAL:
        return greedy_victim(s, word)
    return any_of(s, word)


def decide_keenly(s: State, word: int) -> int:
    """What promises most: see `keen`."""
    phase = s.phase
    if phase == PLAY:
        if word >> MERMAIDS & 1 or word >> LAY:
            return greedy_play(s, word)
        return keen_call(s) if word >> STOP & 1 else END
    if phase == TAKE:
        return keen_take(s, word)
    if phase == KEEP:
        return keen_keep(s, word)
    if phase in (PICK, CHOOSE):
        return keen_card(s, word)
    if phase == LOOK:
        return keen_look(s, word)
    if phase == STEAL:
        return greedy_victim(s, word)
    return any_of(s, word)


def decide_eagerly(s: State, word: int) -> int:
    """What adds most now, by the tastes of the greedy bot: see `eager`."""
    phase = s.phase
    if phase == PLAY:
        return eager_play(s, word)
    if phase == TAKE:
        return eager_take(s, word)
    if phase == KEEP:
        return eager_keep(s, word)
    if phase in (PICK, CHOOSE):
        return eager_card(s, word)
    if phase == LOOK:
        return eager_look(s, word)
    if phase == STEAL:
        return greedy_victim(s, word)
    return any_of(s, word)


def worth(s: State, card: int) -> int:
    """What a card adds to the seat whose turn it is: four for a point, and a little for what it promises."""
    seat = s.turn
    counts = s.counts[seat]
    colors = s.colors[seat]
    with_card = card_points(s, counts + COUNT_UNIT[card], colors + COLOR_UNIT[card])
    return 4 * (with_card - card_points(s, counts, colors)) + PROMISE[card]


def greedy_play(s: State, word: int) -> int:
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


def greedy_take(s: State, word: int) -> int:
    """The top of a pile, if it is worth more than what a draw brings about."""
    action = lowest_bit(word)  # to draw, where there is a deck
    best = DRAW_WORTH if word & 1 else -1
    for pile in range(2):
        if word >> TAKE_A + pile & 1:
            value = worth(s, s.pile[pile * BOX + s.pile_count[pile] - 1])
            if value > best:
                best = value
                action = TAKE_A + pile
    return action


def greedy_keep(s: State, word: int) -> int:
    """The better card; the other onto any pile that is open."""
    better = KEEP_LOW_A
    if s.drawn[0] != s.drawn[1] and worth(s, s.drawn[1]) > worth(s, s.drawn[0]):
        better = KEEP_HIGH_A
    piles = word >> better & 3
    if piles == 3:
        return better + random_below(s, 2)
    return better + lowest_bit(piles)


def greedy_card(s: State, word: int) -> int:
    """The card worth most."""
    chosen = 0
    best = -1
    while word:
        card = lowest_bit(word)
        value = worth(s, card)
        if value > best:
            best = value
            chosen = card
        word &= word - 1
    return CARD + chosen


def greedy_victim(s: State, word: int) -> int:
    """Whoever has most cards in hand."""
    chosen = STEAL_1
    best = 0
    for place in range(s.players - 1):
        count = s.hand_count[(s.turn + 1 + place) % s.players] + 0
        if word >> STEAL_1 + place & 1 and count > best:
            best = count
            chosen = STEAL_1 + place
    return chosen
