"""Messages on a socket: msgspec structs as JSON. The schema and the browser's types are made from these.

A client refers to versions, not states: `cmd` names the version it saw, an `update` the version it makes.
Cards, actions and piles are in notation; seats count from 0.
"""

import msgspec

from seasalt.wire import bounds
from seasalt.wire.states import EventState, TableInfo, TableState

PROTOCOL = 1


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message on a socket."""


# --- from a client


class Watch(Message, frozen=True, tag="watch"):
    """Follow a table, from the version `since`, or else from a snapshot; `fast`: bots may hurry."""

    table: bounds.TableId
    since: bounds.Version | None = None
    invite: bounds.Invite | None = None
    fast: bool = False


class Unwatch(Message, frozen=True, tag="unwatch"):
    """Stop following a table."""

    table: bounds.TableId


class Cmd(Message, frozen=True, tag="cmd"):
    """Do something at a table. A repeated id gets the same answer again."""

    id: bounds.CommandId
    table: bounds.TableId
    expect: bounds.Version
    do: "Do"


class Ping(Message, frozen=True, tag="ping"):
    """Keep the connection alive, and ask for a Pong."""

    n: bounds.Number = 0


# Commands at a table


class DoAct(Message, frozen=True, tag="act"):
    """Act in the game."""

    action: bounds.ActionText


class DoReady(Message, frozen=True, tag="ready"):
    """Be ready and add a nonce to the shuffle."""

    nonce: bounds.Nonce


class DoStand(Message, frozen=True, tag="stand"):
    """Get up before the game."""


class DoLeave(Message, frozen=True, tag="leave"):
    """Let a bot play for me."""


class DoGoOnWithout(Message, frozen=True, tag="go_on_without"):
    """Wait no longer for this seat: during a game a bot takes over, before it the seat is emptied."""

    seat: bounds.SeatNumber


class DoReturn(Message, frozen=True, tag="return"):
    """Take my seat back from the bot."""


class DoSeeSummary(Message, frozen=True, tag="seen"):
    """Say that I have read the summary of the round."""


class DoEmote(Message, frozen=True, tag="emote"):
    """Say a preset phrase."""

    phrase: bounds.Word


class DoAddBot(Message, frozen=True, tag="add_bot"):
    """Put a bot on an empty seat."""

    seat: bounds.SeatNumber
    bot: bounds.Word


class DoRemoveBot(Message, frozen=True, tag="remove_bot"):
    """Remove a bot."""

    seat: bounds.SeatNumber


class DoChangeOptions(Message, frozen=True, tag="options"):
    """Change the options before a game, all of them, as the host; the fields are those of NewTable."""

    players: bounds.PlayerCount = 2
    edition: bounds.Word = "standard"
    options: bounds.Options = {}
    pace: bounds.Word = "none"
    base_seconds: bounds.BaseSeconds = 30
    bank_seconds: bounds.BankSeconds = 120
    days: bounds.Days = 3
    memory_aid: bool = False
    hints: bool = False


class DoRematch(Message, frozen=True, tag="rematch"):
    """Open another game with the same seats."""


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
    | DoChangeOptions
    | DoRematch
)
FromClient = Watch | Unwatch | Cmd | Ping


# --- to a client


class Update(Message, frozen=True, tag="update"):
    """One new version of a table. Only the newest has a `state`; only one's own move has an `action`."""

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
    """The whole table, with the updates of this round and of the end of the last."""

    table: str
    info: TableInfo
    state: TableState
    recent: list[Update]


class Away(Message, frozen=True, tag="away"):
    """The player to act has had no connection `since` then; a bot stands in `until` then, if it is known.

    Without a `seat` that is over. It is sent when it changes, and to those who begin to watch meanwhile.
    """

    table: str
    seat: int | None = None
    since: int | None = None
    until: int | None = None


class Ack(Message, frozen=True, tag="ack"):
    """The command is done and durable. The update of that version has been sent, or comes with the next."""

    id: str
    table: str
    version: int


class Nak(Message, frozen=True, tag="nak"):
    """The command is refused, and why."""

    id: str
    table: str
    code: str
    version: int | None = None


class Problem(Message, frozen=True, tag="problem"):
    """A message could not be handled, or a table cannot be followed any more."""

    code: str
    table: str | None = None


class Pong(Message, frozen=True, tag="pong"):
    """The answer to a Ping, with the server's time."""

    n: int
    now: int


class Bye(Message, frozen=True, tag="bye"):
    """The node shuts down; reconnect after this many milliseconds."""

    reconnect_in: int


ToClient = Update | Snapshot | Away | Ack | Nak | Problem | Pong | Bye

decode_client = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode
