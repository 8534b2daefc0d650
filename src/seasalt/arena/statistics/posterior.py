"""The chance that another seat holds each card, exactly, and a score for models of it.

The cards are the kernel's 54 in their order, the other seats come clockwise: the same order as in the hidden
columns of datasets and in the answers of networks.
"""

from collections import Counter
from collections.abc import Sequence
from math import comb, log

from seasalt.kernel.game.card_tables import ALL_CARDS
from seasalt.rules.action import Seat
from seasalt.rules.cards import Card, Cards
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.view import View

Chances = tuple[float, ...]
"""The chance of each card to be in a hand, one copy of it or more."""

LEAST = 1e-6
"""Chances are scored as no nearer to 0 and 1 than this, so that one mistake does not cost infinitely much."""


def posterior(view: View, knowledge: Knowledge) -> tuple[Chances, ...]:
    """The chances of cards in the hand of each other seat, clockwise, given a perfect memory.

    The others' choices carry no information: this is the belief from which bots sample.
    """
    return tuple(_in_hand(knowledge, seat) for seat in _others(view))


def uniform_posterior(view: View) -> tuple[Chances, ...]:
    """The same without a memory: every card out of sight is equally likely to be in any hand."""
    unseen = Counter(view.box) - Counter(_in_sight(view))
    found = []
    for seat in _others(view):
        shown = view.hands[seat]
        size = view.hand_sizes[seat]
        found.append(
            tuple(_at_least_one(unseen[card], unseen.total(), size) for card in ALL_CARDS)
            if shown is None
            else tuple(float(card in shown) for card in ALL_CARDS)
        )
    return tuple(found)


def belief_log_loss(chances: Sequence[Sequence[float]], hands: Sequence[Sequence[int]]) -> float:
    """The log loss of a belief, in nats for each hidden hand: 0 would be perfect, lower is better.

    `hands` has the copies of each card in the hand of each other seat, as in `hidden_hands` of datasets.

    >>> round(belief_log_loss([[0.5, 0.5]], [[1, 0]]), 3)
    1.386
    """
    losses = [
        -log(min(1 - LEAST, max(LEAST, chance if copies else 1 - chance)))
        for believed, hand in zip(chances, hands, strict=True)
        for chance, copies in zip(believed, hand, strict=True)
    ]
    return sum(losses) / len(chances)


def _others(view: View) -> list[Seat]:
    assert view.seat is not None, "a spectator has no seat to count from"
    return [Seat((view.seat + step) % view.players) for step in range(1, view.players)]


def _in_hand(knowledge: Knowledge, seat: Seat) -> Chances:
    chances = dict.fromkeys(ALL_CARDS, 0.0)
    for world, weight in knowledge.worlds.items():
        known = world.zones[seat]
        unseen = Counter(knowledge.unseen(world))
        lacks = knowledge.sizes[seat] - len(known)
        for card in ALL_CARDS:
            share = 1.0 if card in known else _at_least_one(unseen[card], unseen.total(), lacks)
            chances[card] += weight * share
    return tuple(min(1.0, chance) for chance in chances.values())


def _at_least_one(copies: int, cards: int, drawn: int) -> float:
    """The chance that so many of the cards, drawn at random, contain one of the copies."""
    return 1 - comb(cards - copies, drawn) / comb(cards, drawn) if copies else 0.0


def _in_sight(view: View) -> list[Card]:
    tops = [pile.top for pile in view.piles if pile.top is not None]
    hands: list[Cards] = [hand for hand in view.hands if hand is not None]
    laid = [card for tableau in view.tableaus for group in tableau for card in group]
    return [*tops, *laid, *(card for hand in hands for card in hand), *(view.drawn or ())]
