"""The states in messages and answers: a table and its game as one viewer sees them, and events.

Cards, actions and piles are in notation; seats count from 0.
"""

from dataclasses import fields
from typing import TYPE_CHECKING, Any, Literal, Union, get_args, get_type_hints

import msgspec

from seasalt.rules import event as events
from seasalt.rules.action import Pile, Seat
from seasalt.rules.cards import Card, Cards
from seasalt.rules.result import Outcome, RoundResult
from seasalt.table.daily import DealKind


class PileState(msgspec.Struct, frozen=True):
    """A discard pile: its size and top card."""

    size: int
    top: str | None


class ScoreLine(msgspec.Struct, frozen=True):
    """Points and the cards that gave them."""

    rule: str
    points: int
    cards: list[str]
    laid: bool
    kind: str | None
    color: str | None


class ScoreState(msgspec.Struct, frozen=True):
    """Card points, and the color bonus separately."""

    total: int
    color_bonus: int
    lines: list[ScoreLine]


class ResultState(msgspec.Struct, frozen=True):
    """How a round ended."""

    number: int
    ending: str
    last_seat: int
    caller: int | None
    call: str | None
    points: list[int]
    for_cards: list[int]
    for_color: list[int]
    scores: list[ScoreState] | None


class OutcomeState(msgspec.Struct, frozen=True):
    """Who won."""

    winners: list[int]
    ranks: list[int]
    by_mermaids: bool


class GainState(msgspec.Struct, frozen=True):
    """A card that the viewer could get now, their points with it, and the line that it would change."""

    card: str
    points: int
    color_bonus: int
    line: ScoreLine | None


class BetCase(msgspec.Struct, frozen=True):
    """One way a call can end: what this seat gets for cards and for color, and its new total."""

    case: Literal["ends", "won", "lost", "void", "mermaids"]
    for_cards: int
    for_color: int
    total: int


class BetState(msgspec.Struct, frozen=True):
    """A call that the viewer can make, as an action, and the ways it can end."""

    call: Literal["stop", "last"]
    cases: list[BetCase]


class GameState(msgspec.Struct, frozen=True):
    """The running game; `open_points` are the card points of the hands that lie open."""

    round: int
    starter: int
    phase: str
    turn: int
    deck_size: int
    piles: list[PileState]
    hands: list[list[str] | None]
    hand_sizes: list[int]
    tableaus: list[list[list[str]]]
    drawn: list[str] | None
    gains: list[GainState] | None
    drawn_count: int
    looking: str | None
    searched: list[str] | None
    victim: int | None
    caller: int | None
    call: str | None
    revealed: list[bool]
    open_points: list[int | None]
    restricted: list[bool]
    totals: list[int]
    target: int
    score: ScoreState | None
    bets: list[BetState] | None
    last_result: ResultState | None
    outcome: OutcomeState | None


class MemoryState(msgspec.Struct, frozen=True):
    """What the viewer could remember, at tables with a memory aid."""

    piles: list[list[str | None]]
    hands: list[list[str]]
    deck: list[str]


class PlaceState(msgspec.Struct, frozen=True):
    """A seat and its occupant. From `go_on_at` on, the others may go on without this person.

    `face` is the animal and the color of a person, `fox-or`.
    """

    name: str
    kind: Literal["person", "bot", "empty"]
    bot: str | None
    stand_in: str | None
    why: str
    ready: bool
    bank: int | None
    go_on_at: int | None
    face: str | None = None


class FairnessState(msgspec.Struct, frozen=True):
    """What is needed to check the shuffle; secret, nonces and seed only after the game."""

    commitment: str
    secret: str | None
    nonces: list[str] | None
    seed: str | None


class TableInfo(msgspec.Struct, frozen=True):
    """The options of a table. Before a game the host may change them, unless the table is `public`.

    `daily` is the date of the deal of the day that is played here, the round or the long `deal`; `rated`: it
    is the try that counts; without a date: the game counts for the ratings of its people.
    """

    edition: str
    options: dict[str, str]
    players: int
    target: int
    call_at: int
    pace: str
    base: int
    bank: int
    memory_aid: bool
    hints: bool
    daily: str | None = None
    deal: DealKind | None = None
    rated: bool = False
    public: bool = False


class TableState(msgspec.Struct, frozen=True):
    """A table as one viewer may see it.

    Of the actions in `legal`, those in `lapsing` lay a duo whose effect would find nothing to act on, and
    `draw` draws as many cards as `draws` says. A game that is `resumed` began elsewhere, and is not counted.
    Before a game `host` is the seat of the person who has sat here longest, and may change the options.
    """

    version: int
    you: int | None
    stage: str
    places: list[PlaceState]
    games: int
    to_act: int | None
    deadline: int | None
    summary_until: int | None
    summary_seen: list[int]
    fairness: FairnessState
    game: GameState | None
    legal: list[str]
    memory: MemoryState | None
    lapsing: list[str] = []
    draws: int | None = None
    resumed: bool = False
    host: int | None = None


# --- events, generated from the events of the rules


def _wire_type(kind: Any) -> Any:
    """The type of an event's field on the wire."""
    if type(None) in get_args(kind):
        (inner,) = [arg for arg in get_args(kind) if arg is not type(None)]
        return _wire_type(inner) | None
    named = {
        Card: str,
        Cards: list[str],
        Pile: str,
        Seat: int,
        RoundResult: ResultState,
        Outcome: OutcomeState,
    }
    if kind in named:
        return named[kind]
    if kind == tuple[int, ...]:
        return list[int]
    return kind if kind in (int, bool) else str


EVENT_STRUCTS: dict[type, type[msgspec.Struct]] = {
    kind: msgspec.defstruct(
        f"{kind.__name__}Event",
        [(field.name, _wire_type(get_type_hints(kind)[field.name])) for field in fields(kind)],
        frozen=True,
        tag=kind.__name__,
        tag_field="type",
    )
    for kind in get_args(events.Event)
}


if TYPE_CHECKING:
    EventState = msgspec.Struct
else:
    EventState = Union[tuple(EVENT_STRUCTS.values())]  # noqa: UP007
