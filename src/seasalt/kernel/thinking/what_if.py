"""Beliefs in which something is different, to see how much depends on it.

A card that is exchanged goes to where the other one was: to the deck, among the cards that the seat has not
seen. So every world of a changed belief is a position that could have been.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import reduce
from operator import and_

from seasalt.kernel.evaluation.guess import SHARES, Belief
from seasalt.kernel.game.card_moves import gain_card, lay_card, lose_card
from seasalt.kernel.game.card_tables import ALL_CARDS, DUO_COUNT, NUMBER
from seasalt.kernel.game.layout import BOX, SEATS, State, copied
from seasalt.rules.action import Pile, Seat
from seasalt.rules.cards import Card, Cards

Change = Callable[[State], None]
"""What is different in a position."""


def changed(belief: Belief, change: Change) -> Belief:
    """The belief with that change in every template."""
    templates = [copied(template) for template in belief.templates]
    for template in templates:
        change(template)
    return belief._replace(templates=templates)


def one_of(belief: Belief, changes: Sequence[Change]) -> Belief:
    """The belief in which one of these changes was made, all equally likely."""
    count = len(belief.templates)
    parts = [changed(belief, change) for change in changes]
    return Belief(
        templates=[template for part in parts for template in part.templates],
        shares=[
            (place * SHARES + share) // len(parts) for place in range(len(parts)) for share in belief.shares
        ],
        missing=[number for part in parts for number in part.missing[: count * (SEATS + 1)]],
        loose=[number for part in parts for number in part.loose],
    )


def unseen(belief: Belief) -> Cards:
    """The cards that the seat has not seen, whatever it believes; copies included."""
    in_each = [
        Counter(template.deck[:loose]) for template, loose in zip(belief.templates, belief.loose, strict=True)
    ]
    in_all = reduce(and_, in_each)
    return tuple(sorted(ALL_CARDS[number] for number in in_all.elements()))


def drawn_exchanged(card: Card, other: Card) -> Change:
    """Another card was drawn."""

    def change(s: State) -> None:
        place = s.drawn.index(NUMBER[card])
        s.drawn[place] = NUMBER[other]
        s.drawn[: s.drawn_count] = sorted(s.drawn[: s.drawn_count])
        _into_deck(s, card, other)

    return change


def pile_card_exchanged(pile: Pile, depth: int, other: Card) -> Change:
    """Another card lies on a pile, with `depth` cards on top of it."""

    def change(s: State) -> None:
        place = pile * BOX + s.pile_count[pile] - 1 - depth
        card = ALL_CARDS[s.pile[place]]
        s.pile[place] = NUMBER[other]
        _into_deck(s, card, other)

    return change


def hand_exchanged(seat: Seat, card: Card, other: Card) -> Change:
    """A seat has another card in hand."""

    def change(s: State) -> None:
        lose_card(s, seat, NUMBER[card])
        gain_card(s, seat, NUMBER[other])
        _into_deck(s, card, other)

    return change


def laid_without_effect(cards: Cards) -> Change:
    """The seat to act has laid a duo, and its effect is over without having done anything."""

    def change(s: State) -> None:
        for card in cards:
            lay_card(s, s.turn, NUMBER[card])
        s.counts[s.turn] += 1 << DUO_COUNT

    return change


def with_total(seat: Seat, total: int) -> Change:
    """A seat has another number of points from the rounds before."""

    def change(s: State) -> None:
        s.totals[seat] = total

    return change


def with_target(target: int) -> Change:
    """The game goes on to another total."""

    def change(s: State) -> None:
        s.target = target

    return change


def _into_deck(s: State, card: Card, instead_of: Card) -> None:
    """Put a card where an unseen one was."""
    s.deck[s.deck.index(NUMBER[instead_of])] = NUMBER[card]
