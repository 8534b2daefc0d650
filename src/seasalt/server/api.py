"""What is asked and answered over HTTP, as structs; `http` does the asking."""

from typing import Any

import msgspec

from seasalt.server.messages import TableInfo, TableState


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question or an answer."""


class Failure(Struct, frozen=True):
    """Why not."""

    code: str
    about: str = ""


class NewGuest(Struct, frozen=True):
    """A name to be called by."""

    name: str = "Guest"


class GuestAnswer(Struct, frozen=True):
    """Who you are. A bot's token is shown once; people have a cookie."""

    id: str
    name: str
    kind: str
    token: str | None = None


class NewTable(Struct, frozen=True):
    """A table to open. Bots sit down at once; the first empty seat is yours if you `sit`."""

    players: int = 2
    edition: str = "standard"
    options: dict[str, str] = {}
    pace: str = "none"
    base_seconds: int = 30
    bank_seconds: int = 120
    days: int = 3
    memory_aid: bool = False
    public: bool = False
    bots: list[str] = []
    sit: bool = True


class QuickMatch(Struct, frozen=True):
    """Any seat, soon: at a public table that is waiting for somebody, or else at a new one.

    With a `bot` a new table is filled with bots and can begin at once; without, it waits for people.
    """

    players: int = 2
    edition: str = "standard"
    extra_salt: bool = False
    bot: str | None = "greedy"


class TableAnswer(Struct, frozen=True):
    """A table as you may see it; the links only for whoever opened it."""

    table: str
    info: TableInfo
    state: TableState
    seat_invite: str | None = None
    watch_invite: str | None = None


class Join(Struct, frozen=True):
    """A seat to take: that one, or any."""

    seat: int | None = None
    invite: str | None = None


class TableLine(Struct, frozen=True):
    """A table in a list."""

    table: str
    stage: str
    version: int
    updated_at: int
    summary: dict[str, Any]
    seat: int | None = None


class TableList(Struct, frozen=True):
    """Some tables."""

    tables: list[TableLine]


class ScoreQuestion(Struct, frozen=True):
    """Cards as people type them, or in notation."""

    hand: str = ""
    laid: str = ""
    options: dict[str, str] = {}


class Verdict(Struct, frozen=True):
    """Whether the shuffle of a finished game holds."""

    holds: bool
    commitment: str
    secret: str
    nonces: list[str]
    seed: str


class Health(Struct, frozen=True):
    """How the node is."""

    status: str
