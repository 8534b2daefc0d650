"""Chance as a player: `deal` and `lose` take a given card, `roll` asks the record's generator."""

from seasalt.kernel.game.bits import random_below
from seasalt.kernel.game.card_moves import hand_card, lose_card, put_on_pile
from seasalt.kernel.game.layout import (
    CHOOSE,
    DRAWING,
    FISHING,
    HAULING,
    KEEP,
    LOOKS_AT,
    LOSING,
    SEATS,
    TAKE,
    State,
)
from seasalt.kernel.game.play import arrive


def roll(s: State) -> None:
    """Let chance act once, by the record's generator."""
    if s.phase == LOSING:
        lose(s, hand_card(s, s.victim, random_below(s, s.hand_count[s.victim])))
    else:
        deal_at(s, random_below(s, s.deck_count))


def shuffle_deck(s: State) -> None:
    """Shuffle the deck, for `roll_in_order`."""
    for left in range(s.deck_count, 1, -1):
        place = random_below(s, left)
        card = s.deck[place]
        s.deck[place] = s.deck[left - 1]
        s.deck[left - 1] = card


def roll_in_order(s: State, seat: int) -> None:
    """Let chance act once, by the order of the deck: `seat` draws from its front, the others from its end.

    So the others draw the same cards whether `seat` draws or not, which reduces the variance between options.
    """
    if s.phase == LOSING:
        roll(s)
        return
    last = s.deck_count - 1
    if s.turn == seat:
        card = s.deck[0]
        for place in range(last):
            s.deck[place] = s.deck[place + 1]
        s.deck[last] = card
    deal_at(s, last)


def deal(s: State, card: int) -> None:
    """Deal that card from the deck."""
    place = 0
    while s.deck[place] != card:
        place += 1
    deal_at(s, place)


def lose(s: State, card: int) -> None:
    """Take that card from the victim of a theft. Only thief and victim know which card it is."""
    remembered = s.common_memory == 0 or s.players == 2
    for viewer in range(s.players):
        if remembered and (viewer == s.turn or viewer == s.victim):
            s.open[SEATS * viewer + s.victim] &= ~(1 << card)
            s.open[SEATS * viewer + s.turn] |= 1 << card
        else:
            s.open[SEATS * viewer + s.victim] = 0
    lose_card(s, s.victim, card)
    arrive(s, card)


def deal_at(s: State, place: int) -> None:
    """Deal the card at that index of the deck."""
    card = s.deck[place]
    count = s.deck_count - 1
    s.deck[place] = s.deck[count]
    s.deck[count] = card
    s.deck_count = count
    phase = s.phase
    if phase == DRAWING:
        if s.drawn_count > 0:
            lift_second(s, card)
        elif count == 0 or s.restricted >> s.turn & 1:
            arrive(s, card)  # a single card goes straight into the hand
        else:
            s.drawn[0] = card
            s.drawn_count = 1
    elif phase == FISHING:
        arrive(s, card)
    elif phase == HAULING:
        s.drawn[s.drawn_count] = card
        s.drawn_count += 1
        if s.drawn_count == LOOKS_AT or count == 0:
            s.phase = CHOOSE
    elif s.pile_count[0] == 0:
        put_on_pile(s, 0, card)
    else:
        put_on_pile(s, 1, card)
        s.turn_count = 1
        s.phase = TAKE


def lift_second(s: State, card: int) -> None:
    """Draw the second of two cards; they are kept in the order of their numbers."""
    other = s.drawn[0]
    s.drawn[0] = min(card, other)
    s.drawn[1] = max(card, other)
    s.drawn_count = 2
    s.phase = KEEP
