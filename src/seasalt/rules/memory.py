"""What a seat remembers of what it saw, without conclusions: what an observation row shows.

A card that was seen going into a hand is remembered there until it is laid or a thief may have it; a pile is
remembered down to where another seat picked a card unseen. The kernel keeps the same in its record
(`kernel.observation.row`), and a test compares both on whole games. `rules.knowledge` also concludes.
"""

from dataclasses import dataclass

from seasalt.rules.action import Pile, Seat
from seasalt.rules.cards import Card
from seasalt.rules.event import (
    CardKept,
    CardPicked,
    CardsLaid,
    CardStolen,
    CardTaken,
    Event,
    PileSearched,
    PileStarted,
    RoundStarted,
)

Remembered = tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class Memory:
    """What is remembered of each hand, and of each pile, bottom first; `None` is a card that is in doubt."""

    hands: tuple[frozenset[Card], ...]
    piles: tuple[Remembered, Remembered] = ((), ())


def no_memory(players: int) -> Memory:
    """The memory before the first event."""
    return Memory((frozenset(),) * players)


def remember(memory: Memory, event: Event, viewer: Seat | None) -> Memory:
    """The memory after an event that the viewer saw; with `None`, what all players remember together."""
    match event:
        case RoundStarted():
            return no_memory(len(memory.hands))
        case PileStarted(pile, card) | CardKept(_, _, card, pile):
            return _pile(memory, pile, (*memory.piles[pile], card))
        case CardTaken(seat, pile, card, top):
            return _taken(memory, seat, pile, card, top)
        case PileSearched(seat, pile, cards) if cards is not None and seat == viewer:
            return _pile(memory, pile, cards)
        case CardPicked(seat, pile, card, top):
            known = memory.piles[pile]
            if top != known[-1]:
                assert known[-1] is not None, "everybody sees the top"
                return _taken(memory, seat, pile, known[-1], top)
            if card is not None and seat == viewer:
                rest: list[Card | None] = list(known)
                del rest[len(rest) - 1 - rest[::-1].index(card)]  # of equal cards the one nearest the top
                return _pile(memory, pile, tuple(rest))
            return _pile(memory, pile, (*(None,) * (len(known) - 2), top))
        case CardStolen(thief, victim, card):
            both_know = viewer is not None or len(memory.hands) == 2
            if card is None or not both_know:
                return _hand(memory, victim, frozenset())
            memory = _hand(memory, victim, memory.hands[victim] - {card})
            return _hand(memory, thief, memory.hands[thief] | {card})
        case CardsLaid(seat, laid):
            return _hand(memory, seat, memory.hands[seat].difference(laid))
        case _:
            return memory


def _taken(memory: Memory, seat: Seat, pile: Pile, card: Card, top: Card | None) -> Memory:
    """The top of a pile went to a hand for all to see, and the new top shows."""
    left = memory.piles[pile][:-1]
    memory = _pile(memory, pile, (*left[:-1], top) if left else ())
    return _hand(memory, seat, memory.hands[seat] | {card})


def _hand(memory: Memory, seat: Seat, cards: frozenset[Card]) -> Memory:
    return Memory((*memory.hands[:seat], cards, *memory.hands[seat + 1 :]), memory.piles)


def _pile(memory: Memory, pile: Pile, cards: Remembered) -> Memory:
    piles = (cards, memory.piles[Pile.B]) if pile is Pile.A else (memory.piles[Pile.A], cards)
    return Memory(memory.hands, piles)
