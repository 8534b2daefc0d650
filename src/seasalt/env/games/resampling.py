"""Sample a round consistent with a seat's information: the same events as it saw them, other hidden cards.

The cards at its end are sampled from the seat's knowledge, by the weights of the kernel's belief
(`kernel.thinking.belief`). From there the round is walked back, event by event. Where several pasts lead to
the same cards, one is sampled by its probability: that of the cards before the event, given what the seat
knew then, times that of the event. So the histories of the other seats fit the cards that they now hold.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import factorial, prod
from random import Random
from typing import NamedTuple

from seasalt.env.games.position import HistoryStep
from seasalt.rules.action import Action, Deal, Keep, Lose, Pick, Pile, Seat
from seasalt.rules.cards import MERMAID, Card, Cards, added, distinct, removed
from seasalt.rules.event import (
    CardChosen,
    CardDrawn,
    CardKept,
    CardLifted,
    CardPicked,
    CardsLaid,
    CardStolen,
    CardTaken,
    Event,
    MermaidsLaid,
    PileStarted,
    RoundStarted,
)
from seasalt.rules.knowledge import DECK, DRAWN, Knowledge, World
from seasalt.rules.view import redact

_CARD_MOVES = (PileStarted, CardLifted, CardDrawn, CardKept, CardPicked, CardChosen, CardStolen)

LOBSTER_TRIES = 16  # sets of cards that a lobster may have put back, of which one is sampled


class NoSuchPast(Exception):
    """No past that fits what the seat saw leads to the sampled cards: other cards must be sampled."""


class _Before(NamedTuple):
    """Where all cards lay before an event, the event with nothing hidden, and its probability."""

    cards: World
    event: Event
    weight: float = 1.0


def possible_round(steps: Sequence[HistoryStep], seat: Seat, rng: Random) -> list[Action]:
    """Sample the actions of a round, consistent with the seat's information after these steps.

    A duo that is still being laid is not among them: other seats have not seen it yet.
    """
    events = [
        (number, redact(event, seat), knowledge)
        for number, step in enumerate(steps)
        for event, knowledge in zip(step.events, step.known[seat], strict=False)
        if not isinstance(event, RoundStarted)
    ]
    cards = _sampled_cards(_knowledge_at_end(steps, seat), rng) if events else None
    shown: list[list[Event]] = [[] for _ in steps]
    for number, event, knowledge in reversed(events):
        assert cards is not None
        cards, event, _ = _sampled(list(_befores(event, cards, knowledge, rng)), knowledge, rng)
        shown[number].append(event)
    return [_with_cards(step.action, shown[n]) for n, step in enumerate(steps) if step.action is not None]


def _knowledge_at_end(steps: Sequence[HistoryStep], seat: Seat) -> Knowledge:
    last = steps[-1]
    ended = any(isinstance(event, RoundStarted) for event in last.events)
    return last.known[seat][-2 if ended else -1]


def _sampled_cards(knowledge: Knowledge, rng: Random) -> World:
    """Sample where all cards lie: a world by its weight, with the cards never seen dealt to its gaps."""
    (world,) = rng.choices(list(knowledge.worlds), list(knowledge.worlds.values()))
    unseen = list(knowledge.unseen(world))
    rng.shuffle(unseen)
    zones = []
    for size, known in zip(knowledge.sizes, world.zones, strict=True):
        lacks = size - len(known)
        zones.append(tuple(sorted((*known, *unseen[:lacks]))))
        del unseen[:lacks]
    return world._replace(zones=tuple(zones))


def _sampled(befores: list[_Before], knowledge: Knowledge, rng: Random) -> _Before:
    if len(befores) == 1:
        return befores[0]
    weights = [before.weight * _probability(before.cards, knowledge) for before in befores]
    if not any(weights):
        raise NoSuchPast
    return rng.choices(befores, weights)[0]


def _probability(cards: World, knowledge: Knowledge) -> float:
    """The probability that the cards lie so, given what the viewer knows."""
    return sum(
        weight * _share(cards, world, knowledge)
        for world, weight in knowledge.worlds.items()
        if world.piles == cards.piles
    )


def _share(cards: World, world: World, knowledge: Knowledge) -> float:
    """The probability that dealing the cards never seen completes a world so."""
    unseen = Counter(knowledge.unseen(world))
    ways = prod(map(factorial, unseen.values()))
    deals = factorial(unseen.total())
    for there, known in zip(cards.zones, world.zones, strict=True):
        new = Counter(there)
        new.subtract(known)
        if min(new.values(), default=0) < 0:
            return 0.0
        ways //= prod(map(factorial, new.values()))
        deals //= factorial(new.total())
    return ways / deals


def _befores(event: Event, cards: World, knowledge: Knowledge, rng: Random) -> Iterator[_Before]:
    """Every way in which the cards can have lain before an event, which is redacted for the viewer."""
    match event:
        case PileStarted(pile, card):
            yield _Before(_off(_into(cards, DECK, card), pile), event)
        case CardLifted(_, seen):
            yield from _moves(cards, event, DECK, DRAWN, seen)
        case CardDrawn(seat, seen):
            yield from _moves(cards, event, DECK, seat, seen)
        case CardStolen(thief, victim, seen):
            yield from _moves(cards, event, victim, thief, seen)
        case CardKept(seat, seen, discarded, pile):
            drawn = _off(_into(cards, DRAWN, discarded), pile)
            for before in _moves(drawn, event, DRAWN, seat, seen):
                yield before._replace(weight=before.cards.zones[DRAWN].count(discarded))
        case CardChosen(seat, seen, returned, count):
            for _ in range(1 if seen is not None else LOBSTER_TRIES):
                back = returned if returned is not None else tuple(rng.sample(cards.zones[DECK], count))
                chosen = seen if seen is not None else rng.choice(cards.zones[seat])
                looked_at = _moved(cards, seat, DRAWN, chosen)
                for card in back:
                    looked_at = _moved(looked_at, DECK, DRAWN, card)
                yield _Before(looked_at, replace(event, card=chosen, returned=back))
        case CardTaken(seat, pile, card):
            yield _Before(_onto(_out_of(cards, seat, card), pile, card), event)
        case CardPicked(seat, pile, seen):
            yield from _picks(cards, event, seat, pile, seen, knowledge)
        case CardsLaid(seat, laid):
            yield _Before(_into(cards, seat, *laid), event)
        case MermaidsLaid(seat):
            yield _Before(_into(cards, seat, *(MERMAID,) * 4), event)
        case _:
            yield _Before(cards, event)


def _moves(
    cards: World,
    event: CardLifted | CardDrawn | CardStolen | CardKept,
    source: int,
    target: int,
    seen: Card | None,
) -> Iterator[_Before]:
    """Before a card went from one zone to another; a hidden one was any card that was there."""
    for card in distinct(cards.zones[target]) if seen is None else (seen,):
        if card in cards.zones[target]:
            before = _moved(cards, target, source, card)
            there = before.zones[source]
            yield _Before(before, replace(event, card=card), there.count(card) / len(there))


def _picks(
    cards: World, event: CardPicked, seat: Seat, pile: Pile, seen: Card | None, knowledge: Knowledge
) -> Iterator[_Before]:
    """Before a card was picked from a pile; the viewer's worlds tell where in the pile it lay."""
    for whole in dict.fromkeys(world.piles[pile] for world in knowledge.worlds):
        options = distinct(whole) if seen is None else (seen,)
        for card in options:
            if card in cards.zones[seat] and card in whole:
                rest = removed(whole[::-1], card)[::-1]  # of equal cards the one nearest the top
                if rest == cards.piles[pile]:
                    before = _set_pile(_out_of(cards, seat, card), pile, whole)
                    yield _Before(before, replace(event, card=card), 1 / len(options))


def _with_cards(action: Action, events: Sequence[Event]) -> Action:
    """An action with the cards of its events instead of those that it had."""
    for event in events:
        if isinstance(action, Deal | Lose | Keep | Pick) and isinstance(event, _CARD_MOVES) and event.card:
            return replace(action, card=event.card)
    return action


# --- cards in zones and piles


def _moved(cards: World, source: int, target: int, card: Card) -> World:
    return _into(_out_of(cards, source, card), target, card)


def _into(cards: World, zone: int, *new: Card) -> World:
    zones = list(cards.zones)
    for card in new:
        zones[zone] = added(zones[zone], card)
    return cards._replace(zones=tuple(zones))


def _out_of(cards: World, zone: int, card: Card) -> World:
    if card not in cards.zones[zone]:
        raise NoSuchPast
    zones = list(cards.zones)
    zones[zone] = removed(zones[zone], card)
    return cards._replace(zones=tuple(zones))


def _onto(cards: World, pile: Pile, card: Card) -> World:
    return _set_pile(cards, pile, (*cards.piles[pile], card))


def _off(cards: World, pile: Pile) -> World:
    return _set_pile(cards, pile, cards.piles[pile][:-1])


def _set_pile(cards: World, pile: Pile, there: Cards) -> World:
    return cards._replace(piles=(there, cards.piles[1]) if pile is Pile.A else (cards.piles[0], there))
