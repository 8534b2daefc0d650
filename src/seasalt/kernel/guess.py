"""Positions that fit what a seat knows, each as often as it is likely: filled in by the record's generator.

A template is a position as far as it is known; the cards that may lie anywhere are the first `loose` of its
deck. `missing` says how many of them belong elsewhere: by seat, and last among the drawn.
"""

from collections.abc import Sequence
from typing import Final

from seasalt.kernel.cards import gain_card
from seasalt.kernel.layout import KEEP, SEATS, State
from seasalt.kernel.words import States, copy_record, random_below

SHARES: Final = 1 << 30  # what the shares of all templates reach together


def fill_in(s: State, missing: Sequence[int], loose: int) -> None:
    """Deal the loose cards to where cards are missing; the others stay in the deck."""
    for seat in range(s.players):
        for _ in range(missing[seat]):
            gain_card(s, seat, take_loose(s, loose))
            loose -= 1
    for _ in range(missing[SEATS]):
        s.drawn[s.drawn_count] = take_loose(s, loose)
        s.drawn_count += 1
        loose -= 1
    if s.phase == KEEP and s.drawn[0] > s.drawn[1]:  # two drawn cards lie in order
        high = s.drawn[0] + 0
        s.drawn[0] = s.drawn[1]
        s.drawn[1] = high


def take_loose(s: State, loose: int) -> int:
    """Any of the loose cards leaves the deck."""
    place = random_below(s, loose)
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
        s = states[place]
        template = any_template(s, shares)
        copy_record(templates, template, states, place)
        begin = template * (SEATS + 1)
        fill_in(s, missing[begin : begin + SEATS + 1], loose[template])
