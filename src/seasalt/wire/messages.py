"""What goes over the wire: msgspec structs as JSON. The schema and the browser's types are made from these.

A client names versions, not states: `cmd` says which version it saw, an `update` says which version it makes.
Cards, actions and piles are in notation; seats count from 0.
"""

from dataclasses import fields
from typing import TYPE_CHECKING, Any, Literal, Union, get_args, get_type_hints

import msgspec

from seasalt.rules import event as events
from seasalt.rules.action import Pile, Seat
from seasalt.rules.cards import Card, Cards
from seasalt.rules.result import Outcome, RoundResult
from seasalt.wire import bounds

PROTOCOL = 1


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Something that is sent."""


# --- from a client


class Watch(Message, frozen=True, tag="watch"):
    """Follow a table, from a version that is known already, or from a snapshot."""

    table: bounds.TableId
    since: bounds.Version | None = None
    invite: bounds.Invite | None = None


class Unwatch(Message, frozen=True, tag="unwatch"):
    """Follow a table no longer."""

    table: bounds.TableId


class Cmd(Message, frozen=True, tag="cmd"):
    """Do something at a table. The same id gets the same answer again."""

    id: bounds.CommandId
    table: bounds.TableId
    expect: bounds.Version
    do: "Do"


class Ping(Message, frozen=True, tag="ping"):
    """Are you there?"""

    n: bounds.Number = 0


# What can be done at a table


class DoAct(Message, frozen=True, tag="act"):
    """Act in the game."""

    action: bounds.ActionText


class DoReady(Message, frozen=True, tag="ready"):
    """Be ready, and add a nonce to the shuffle."""

    nonce: bounds.Nonce


class DoStand(Message, frozen=True, tag="stand"):
    """Get up before the game."""


class DoLeave(Message, frozen=True, tag="leave"):
    """Let a bot play for me."""


class DoGoOnWithout(Message, frozen=True, tag="go_on_without"):
    """I have waited long enough for that seat: in a game a bot plays on, before it the seat is free again."""

    seat: bounds.SeatNumber


class DoReturn(Message, frozen=True, tag="return"):
    """Take my seat back from the bot."""


class DoSeeSummary(Message, frozen=True, tag="seen"):
    """I have read the summary of the round."""


class DoEmote(Message, frozen=True, tag="emote"):
    """Say a preset phrase."""

    phrase: bounds.Word


class DoAddBot(Message, frozen=True, tag="add_bot"):
    """Put a bot on an empty seat."""

    seat: bounds.SeatNumber
    bot: bounds.Word


class DoRemoveBot(Message, frozen=True, tag="remove_bot"):
    """Send a bot away."""

    seat: bounds.SeatNumber


class DoRematch(Message, frozen=True, tag="rematch"):
    """Another game with the same seats."""


Do = (
    DoAct
    | DoReady
    | DoStand
    | DoLeave
    | DoGoOnWithout
    | DoReturn
    | DoSeeSummary
    | DoEmote
    | DoAddBot
    | DoRemoveBot
    | DoRematch
)
FromClient = Watch | Unwatch | Cmd | Ping


# --- the game as a viewer sees it


class PileState(msgspec.Struct, frozen=True):
    """A discard pile from outside."""

    size: int
    top: str | None


class ScoreLine(msgspec.Struct, frozen=True):
    """Some points and the cards that gave them."""

    rule: str
    points: int
    cards: list[str]
    laid: bool
    kind: str | None
    color: str | None


class ScoreState(msgspec.Struct, frozen=True):
    """Card points, and the color bonus beside them."""

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


class BetCase(msgspec.Struct, frozen=True):
    """How a call can end, what this seat gets then for cards and for color, and the total it comes to."""

    case: Literal["ends", "won", "lost", "void", "mermaids"]
    for_cards: int
    for_color: int
    total: int


class BetState(msgspec.Struct, frozen=True):
    """A call that is open to the viewer, as the action that makes it, and how it can end."""

    call: Literal["stop", "last"]
    cases: list[BetCase]


class GameState(msgspec.Struct, frozen=True):
    """The running game."""

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
    drawn_points: list[int] | None
    drawn_count: int
    looking: str | None
    searched: list[str] | None
    victim: int | None
    caller: int | None
    call: str | None
    revealed: list[bool]
    restricted: list[bool]
    totals: list[int]
    target: int
    score: ScoreState | None
    bets: list[BetState] | None
    last_result: ResultState | None
    outcome: OutcomeState | None


class MemoryState(msgspec.Struct, frozen=True):
    """What the viewer could have remembered, at tables that show it."""

    piles: list[list[str | None]]
    hands: list[list[str]]
    deck: list[str]


class PlaceState(msgspec.Struct, frozen=True):
    """A seat and who is on it; from `go_on_at` on the others need not wait for that person any longer."""

    name: str
    kind: Literal["person", "bot", "empty"]
    bot: str | None
    stand_in: str | None
    why: str
    ready: bool
    bank: int | None
    go_on_at: int | None


class FairnessState(msgspec.Struct, frozen=True):
    """What checks the shuffle; secret, nonces and seed only after the game."""

    commitment: str
    secret: str | None
    nonces: list[str] | None
    seed: str | None


class TableInfo(msgspec.Struct, frozen=True):
    """What never changes about a table."""

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


class TableState(msgspec.Struct, frozen=True):
    """A table as one viewer may see it.

    Of the actions in `legal`, those in `lapsing` lay a duo whose effect would find nothing to act on, and
    `draw` draws as many cards as `draws` says.
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


# --- events, made from those of the rules so that no list is kept twice


def _wire_type(kind: Any) -> Any:
    """How a field of an event is written."""
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


# --- to a client


class Update(Message, frozen=True, tag="update"):
    """One more version of a table. `state` comes with the newest one, `action` with one's own."""

    table: str
    version: int
    at: int
    what: str
    seat: int | None
    phrase: str | None
    action: str | None
    events: list[EventState]
    state: TableState | None


class Snapshot(Message, frozen=True, tag="snapshot"):
    """The whole table, and what happened lately: updates of this round, and of the end of the last."""

    table: str
    info: TableInfo
    state: TableState
    recent: list[Update]


class Ack(Message, frozen=True, tag="ack"):
    """Done, and durable. The update of that version has been sent before, or comes with the next."""

    id: str
    table: str
    version: int


class Nak(Message, frozen=True, tag="nak"):
    """Not done, and why."""

    id: str
    table: str
    code: str
    version: int | None = None


class Problem(Message, frozen=True, tag="problem"):
    """A frame that cannot be answered otherwise, or a table that cannot be followed any more."""

    code: str
    table: str | None = None


class Pong(Message, frozen=True, tag="pong"):
    """I am here."""

    n: int
    now: int


class Bye(Message, frozen=True, tag="bye"):
    """The node goes down; come back after so many milliseconds."""

    reconnect_in: int


ToClient = Update | Snapshot | Ack | Nak | Problem | Pong | Bye

decode_client = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode
