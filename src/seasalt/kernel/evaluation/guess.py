"""Positions that fit what a seat knows, each as often as it is likely: filled in by the record's generator.

A template is a position as far as it is known; the cards that may lie anywhere are the first `loose` of its
deck. `missing` says how many of them belong elsewhere: by seat, and last among the drawn.

That takes chance as it is and the others' choices as saying nothing. But whoever draws two cards keeps the
better one, and lays a duo rather than hold it: so a guess may also take each hidden card for the best of
several that it might be.
"""

from collections.abc import Sequence
from typing import Final

from seasalt.kernel.game.bits import States, copy_record, random_below
from seasalt.kernel.game.card_moves import gain_card
from seasalt.kernel.game.card_tables import FLAG_UNIT
from seasalt.kernel.game.layout import KEEP, SEATS, State
from seasalt.kernel.game.legal import base_duos
from seasalt.kernel.players.keen import keen_worth

SHARES: Final = 1 << 30  # what the shares of all templates reach together
ANY_CARD: Final = 1  # the best of one: nothing is read from the others' choices
DUO_HELD: Final = 100  # sixteenths of a point that speak against a card with which a duo could be laid


def fill_in(s: State, missing: Sequence[int], loose: int, best_of: int) -> None:
    """Deal the loose cards to where cards are missing; the others stay in the deck."""
    for seat in range(s.players):
        for _ in range(missing[seat]):
            gain_card(s, seat, take_loose(s, likely_place(s, seat, loose, best_of), loose))
            loose -= 1
    for _ in range(missing[SEATS]):
        s.drawn[s.drawn_count] = take_loose(s, random_below(s, loose), loose)
        s.drawn_count += 1
        loose -= 1
    if s.phase == KEEP and s.drawn[0] > s.drawn[1]:  # two drawn cards lie in order
        high = s.drawn[0] + 0
        s.drawn[0] = s.drawn[1]
        s.drawn[1] = high


def likely_place(s: State, seat: int, loose: int, best_of: int) -> int:
    """Where the best of so many loose cards lies, as a seat would choose."""
    place = random_below(s, loose)
    if best_of > 1:
        best = kept_gladly(s, seat, s.deck[place] + 0)
        for _ in range(best_of - 1):
            other = random_below(s, loose)
            worth = kept_gladly(s, seat, s.deck[other] + 0)
            if worth > best:
                best = worth
                place = other
    return place


def kept_gladly(s: State, seat: int, card: int) -> int:
    """How likely a card is still held, compared with another: its worth, unless it would be laid."""
    return keen_worth(s, seat, card) - (DUO_HELD if base_duos(s.flags[seat] + FLAG_UNIT[card]) else 0)


def take_loose(s: State, place: int, loose: int) -> int:
    """The loose card at a place leaves the deck."""
    card = s.deck[place] + 0
    s.deck[place] = s.deck[loose - 1]
    s.deck_count -= 1
    s.deck[loose - 1] = s.deck[s.deck_count]
    s.deck[s.deck_count] = card
    return card


def any_template(s: State, shares: Sequence[int]) -> int:
    """One of the templates, by the shares that they reach one after another."""
    number = random_below(s, SHARES)
    template = 0
    while shares[template] <= number:
        template += 1
    return template


def guess_many(
    states: States,
    first: int,
    last: int,
    templates: States,
    shares: Sequence[int],
    missing: Sequence[int],
    loose: Sequence[int],
) -> None:
    """A fresh guess in every record. `missing` has SEATS + 1 numbers a template, one after another."""
    for place in range(first, last):
        guess_at(states, place, templates, shares, missing, loose, ANY_CARD)


def guess_at(
    states: States,
    place: int,
    templates: States,
    shares: Sequence[int],
    missing: Sequence[int],
    loose: Sequence[int],
    best_of: int,
) -> None:
    """A fresh guess in one record; each hidden card is the best of so many that it might be."""
    s = states[place]
    template = any_template(s, shares)
    copy_record(templates, template, states, place)
    begin = template * (SEATS + 1)
    fill_in(s, missing[begin : begin + SEATS + 1], loose[template], best_of)
