"""Random positions that are consistent with what a seat knows, each with its probability.

A guess picks a template of the belief by its weight and deals the loose cards to where cards are missing.
That assumes that the others' choices carry no information. But a player who draws two cards keeps the better
one, and lays a duo rather than holding it, so a guess may also take each hidden card to be the best of
several candidates.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from seasalt.kernel.game.bits import States, copy_record, random_below
from seasalt.kernel.game.card_moves import gain_card
from seasalt.kernel.game.card_tables import FLAG_UNIT
from seasalt.kernel.game.layout import KEEP, SEATS, State
from seasalt.kernel.game.legal import base_duos
from seasalt.kernel.players.keen import keen_worth

SHARES: Final = 1 << 30  # the cumulative share of the last template
ANY_CARD: Final = 1  # the best of one candidate: the others' choices are ignored
DUO_HELD: Final = 100  # penalty, in sixteenths of a point, for a card that would make a duo


class Belief(NamedTuple):
    """All positions that a seat considers possible, as templates with weights.

    A template is a position as far as it is known. The cards that may lie anywhere are the first cards of its
    deck.
    """

    templates: States
    shares: Sequence[int]  # cumulative weight of each template, up to SHARES
    missing: Sequence[int]  # SEATS + 1 per template: loose cards missing in each hand, then among the drawn
    loose: Sequence[int]  # number of loose cards of each template


def fill_in(s: State, missing: Sequence[int], loose: int, best_of: int) -> None:
    """Deal loose cards to where cards are missing; the rest stays in the deck."""
    for seat in range(s.players):
        for _ in range(missing[seat]):
            gain_card(s, seat, take_loose(s, likely_place(s, seat, loose, best_of), loose))
            loose -= 1
    for _ in range(missing[SEATS]):
        s.drawn[s.drawn_count] = take_loose(s, random_below(s, loose), loose)
        s.drawn_count += 1
        loose -= 1
    if s.phase == KEEP and s.drawn[0] > s.drawn[1]:  # two drawn cards are kept in order
        high = s.drawn[0]
        s.drawn[0] = s.drawn[1]
        s.drawn[1] = high


def likely_place(s: State, seat: int, loose: int, best_of: int) -> int:
    """The index of the loose card that a seat would most likely hold, of `best_of` random ones."""
    place = random_below(s, loose)
    if best_of > 1:
        best = holding_worth(s, seat, s.deck[place])
        for _ in range(best_of - 1):
            other = random_below(s, loose)
            worth = holding_worth(s, seat, s.deck[other])
            if worth > best:
                best = worth
                place = other
    return place


def holding_worth(s: State, seat: int, card: int) -> int:
    """The worth of a card to a seat that still holds it; low if the seat could have laid it."""
    return keen_worth(s, seat, card) - (DUO_HELD if base_duos(s.flags[seat] + FLAG_UNIT[card]) else 0)


def take_loose(s: State, place: int, loose: int) -> int:
    """Remove the loose card at an index from the deck."""
    card = s.deck[place]
    s.deck[place] = s.deck[loose - 1]
    s.deck_count -= 1
    s.deck[loose - 1] = s.deck[s.deck_count]
    s.deck[s.deck_count] = card
    return card


def any_template(s: State, shares: Sequence[int]) -> int:
    """The index of a random template, by its share."""
    number = random_below(s, SHARES)
    template = 0
    while shares[template] <= number:
        template += 1
    return template


def guess_many(states: States, first: int, last: int, belief: Belief) -> None:
    """Write a new guess to every record."""
    for place in range(first, last):
        guess_at(states, place, belief, ANY_CARD)


def guess_at(states: States, place: int, belief: Belief, best_of: int) -> None:
    """Write a new guess to one record; each hidden card is the best of `best_of` candidates."""
    s = states[place]
    template = any_template(s, belief.shares)
    copy_record(belief.templates, template, states, place)
    begin = template * (SEATS + 1)
    fill_in(s, belief.missing[begin : begin + SEATS + 1], belief.loose[template], best_of)
