"""The chance that another seat holds each card, exactly, and a score for models of it.

The cards are the kernel's 54 in their order, the other seats come clockwise: the same order as in the hidden
columns of datasets and in the answers of networks.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import comb, log
from typing import Any

from seasalt.kernel.game.card_tables import ALL_CARDS
from seasalt.kernel.game.layout import CARDS, SEATS
from seasalt.kernel.observation.row import (
    HAND_COUNT_BLOCK,
    OBSERVATION,
    OPEN_BLOCK,
    SEATS_BLOCK,
    UNSEEN_BLOCK,
)
from seasalt.rules.action import Seat
from seasalt.rules.cards import Card, Cards
from seasalt.rules.errors import SeasaltError
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


def row_posterior(row: Sequence[int]) -> tuple[Chances, ...]:
    """The same from the observation row of a dataset or of an environment, with the memory of the row."""
    if len(row) != OBSERVATION:
        raise WrongShape("row", len(row), OBSERVATION)
    unseen = [int(copies) for copies in row[UNSEEN_BLOCK : UNSEEN_BLOCK + CARDS]]
    found = []
    for step in range(1, sum(map(int, row[SEATS_BLOCK : SEATS_BLOCK + SEATS]))):
        first = OPEN_BLOCK + (step - 1) * CARDS
        known = [int(copies) for copies in row[first : first + CARDS]]
        lacks = int(row[HAND_COUNT_BLOCK + step]) - sum(known)
        pairs = zip(known, unseen, strict=True)
        found.append(
            tuple(1.0 if here else _at_least_one(copies, sum(unseen), lacks) for here, copies in pairs)
        )
    return tuple(found)


class WrongShape(SeasaltError, ValueError):
    """Numbers that are not one for each card of each other seat."""

    def __str__(self) -> str:
        name, found, wanted = self.args
        return f"{name} has {found} numbers; it can have {wanted}"


class NotAChance(SeasaltError, ValueError):
    """A number of a belief that is none."""

    def __str__(self) -> str:
        return f"{self.args[0]} is no chance: it can be from 0 to 1"


def belief_log_loss(chances: Any, hands: Any, *, players: int) -> float:
    """The log loss of a belief, in nats for each hidden hand: 0 would be perfect, lower is better.

    `hands` has the copies of each card in the hand of each other seat, as in `hidden_hands` of datasets: 54
    numbers for each, in rows or not. Both may go on for seats that nobody plays, which are not scored.

    >>> from seasalt.kernel.game.layout import CARDS
    >>> round(belief_log_loss([0.5] * CARDS, [0] * CARDS, players=2), 1)
    37.4
    """
    believed, held = (_of_seats(name, of, players) for name, of in (("chances", chances), ("hands", hands)))
    for chance in believed:
        if not 0 <= chance <= 1:
            raise NotAChance(chance)
    losses = [
        -log(min(1 - LEAST, max(LEAST, chance if copies else 1 - chance)))
        for chance, copies in zip(believed, held, strict=True)
    ]
    return sum(losses) / (players - 1)


def _of_seats(name: str, numbers: Any, players: int) -> list[float]:
    """A number for each card of each other seat that plays."""
    rows = [list(row) if isinstance(row, Iterable) else [row] for row in numbers]
    flat = [number for row in rows for number in row]
    if players not in range(2, SEATS + 1):
        raise WrongShape("players", players, f"2 to {SEATS}")
    sizes = {CARDS * (players - 1), CARDS * (SEATS - 1)}
    if len(flat) not in sizes or {len(row) for row in rows} - {1, CARDS, len(flat)}:
        raise WrongShape(name, len(flat), " or ".join(map(str, sorted(sizes))))
    return flat[: CARDS * (players - 1)]


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
