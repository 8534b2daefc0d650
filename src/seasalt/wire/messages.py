"""What goes over the wire: msgspec structs as JSON. The schema and the browser's types are made from these.

A client names versions, not states: `cmd` says which version it saw, an `update` says which version it makes.
Cards, actions and piles are in notation; seats count from 0.
"""

import msgspec

from seasalt.wire import bounds
from seasalt.wire.states import EventState, TableInfo, TableState

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
