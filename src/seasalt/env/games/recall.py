"""Perfect recall in numbers: what a seat has seen of a small game, one row per event.

Cards of a pile that crabs look through have an order, so each has a row of its own. No small game has duos
with a choice of cards, which would be laid in stages.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, get_args

import numpy as np
from numpy.typing import NDArray

from seasalt.env.games.position import Position
from seasalt.rules.action import Pile, Seat
from seasalt.rules.cards import Cards, distinct
from seasalt.rules.event import (
    Called,
    CardChosen,
    CardKept,
    CardPicked,
    CardStolen,
    CardTaken,
    Event,
    PileSearched,
    RoundStarted,
    TurnStarted,
    VictimChosen,
)
from seasalt.rules.result import Call
from seasalt.rules.view import redact

KINDS: Final = {kind: number for number, kind in enumerate(get_args(Event))}
PILES: Final = len(Pile)
FLAGS: Final = 2  # a turn is restricted or extra; a call is STOP or LAST CHANCE


@dataclass(frozen=True, slots=True)
class Form:
    """The shape of the numbers: how many events fit, for how many players and which cards."""

    events: int
    players: int
    cards: Cards

    @property
    def width(self) -> int:
        """The numbers of one event: its kind, two seats, a pile, flags, and twice cards or hidden ones."""
        return len(KINDS) + 2 * self.players + PILES + FLAGS + 2 * (len(distinct(self.cards)) + 1)

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns."""
        return self.events, self.width


def recall(position: Position, seat: int, form: Form) -> NDArray[np.float32]:
    """Everything that a seat has seen and done since the game started."""
    assert not position.chosen, "a small game has no duo with a choice of cards"
    numbers = np.zeros(form.shape, np.float32)
    rows = (row for event in position.history() for row in _rows(redact(event, Seat(seat)), form))
    for place, row in enumerate(rows):
        numbers[place] = row
    return numbers


def _rows(event: Event, form: Form) -> Iterator[NDArray[np.float32]]:
    if isinstance(event, PileSearched) and event.cards:
        for card in event.cards:
            yield _row(event, (card,), form)
    else:
        yield _row(event, _first_cards(event), form)


def _row(event: Event, cards: Cards | None, form: Form) -> NDArray[np.float32]:
    return np.concatenate(
        (
            _one_hot(KINDS[type(event)], len(KINDS)),
            _one_hot(_actor(event), form.players),
            _one_hot(getattr(event, "victim", None), form.players),
            _one_hot(getattr(event, "pile", None), PILES),
            _flags(event),
            _counts(cards, form),
            _counts(_second_cards(event), form),
        )
    )


def _one_hot(number: int | None, size: int) -> NDArray[np.float32]:
    row = np.zeros(size, np.float32)
    if number is not None:
        row[number] = 1
    return row


def _actor(event: Event) -> int | None:
    match event:
        case RoundStarted(starter=starter):
            return starter
        case CardStolen(thief=thief) | VictimChosen(thief=thief):
            return thief
        case _:
            return getattr(event, "seat", None)


def _flags(event: Event) -> NDArray[np.float32]:
    match event:
        case TurnStarted(restricted=restricted, extra=extra):
            return np.array([restricted, extra], np.float32)
        case Called(call=call):
            return np.array([call is Call.STOP, call is Call.LAST_CHANCE], np.float32)
        case _:
            return np.zeros(FLAGS, np.float32)


def _first_cards(event: Event) -> Cards | None:
    """The cards that an event is about; None where they are hidden."""
    if hasattr(event, "card"):
        return None if event.card is None else (event.card,)
    cards: Cards | None = getattr(event, "cards", ())
    return cards


def _second_cards(event: Event) -> Cards | None:
    """A card that was discarded or lies on top now, or those that were put back."""
    match event:
        case CardKept(discarded=card):
            return (card,)
        case CardTaken(top=top) | CardPicked(top=top):
            return () if top is None else (top,)
        case CardChosen(returned=returned):
            return returned
        case _:
            return ()


def _counts(cards: Cards | None, form: Form) -> NDArray[np.float32]:
    """The copies of each card, and a 1 at the end if they are hidden."""
    kinds = distinct(form.cards)
    counts: list[Any] = [0] * len(kinds) if cards is None else [cards.count(card) for card in kinds]
    return np.array([*counts, cards is None], np.float32)
