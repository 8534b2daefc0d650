"""What happened at a table, in the past tense: the lines of its log. The log is the truth.

Each entry is one version of the table. Entries hold plain texts and numbers only, so that a log is readable
and lasts; what chance dealt is not in it, since the seed deals it again.
"""

import json
from dataclasses import asdict, dataclass
from typing import Any, get_args

from seasalt.rules.action import Seat


@dataclass(frozen=True, slots=True)
class TableOpened:
    """Somebody opened a table. The secret stays on the server until the game is over."""

    players: int
    edition: str
    options: dict[str, str]
    pace: str
    base: int
    bank: int
    memory_aid: bool
    commitment: str
    secret: str
    hints: bool = False  # logs from before there were any do not say


@dataclass(frozen=True, slots=True)
class PersonSat:
    """A person took a seat."""

    seat: Seat
    guest: str
    name: str


@dataclass(frozen=True, slots=True)
class BotSat:
    """A bot took a seat. It is ready at once: its nonce follows from the secret."""

    seat: Seat
    bot: str
    name: str


@dataclass(frozen=True, slots=True)
class SeatEmptied:
    """Nobody sits there any more. After a game the name stays with the game."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BecameReady:
    """A person is ready and has added a nonce. When all are, the game begins."""

    seat: Seat
    nonce: str


@dataclass(frozen=True, slots=True)
class Acted:
    """A seat acted, by its person or by a bot that stands in."""

    seat: Seat
    action: str
    by_bot: bool = False


@dataclass(frozen=True, slots=True)
class BotTookOver:
    """A bot plays on for a person: who left, was away too long, or ran out of time."""

    seat: Seat
    bot: str
    why: str


@dataclass(frozen=True, slots=True)
class HandedBack:
    """The person plays again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SummarySeen:
    """A person has read the summary of the round."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Emoted:
    """A person said one of the preset phrases."""

    seat: Seat
    phrase: str


@dataclass(frozen=True, slots=True)
class RematchOpened:
    """A person asked for another game: those who played gather again, before a new commitment."""

    seat: Seat
    commitment: str
    secret: str


Entry = (
    TableOpened
    | PersonSat
    | BotSat
    | SeatEmptied
    | BecameReady
    | Acted
    | BotTookOver
    | HandedBack
    | SummarySeen
    | Emoted
    | RematchOpened
)
_TYPES: dict[str, type[Entry]] = {kind.__name__: kind for kind in get_args(Entry)}


def format_entry(entry: Entry) -> str:
    """An entry as a line of JSON.

    >>> format_entry(Acted(Seat(0), "draw"))
    '{"type": "Acted", "seat": 0, "action": "draw", "by_bot": false}'
    """
    return json.dumps({"type": type(entry).__name__, **asdict(entry)}, ensure_ascii=False)


def parse_entry(text: str) -> Entry:
    """The entry of that line."""
    fields: dict[str, Any] = json.loads(text)
    return _TYPES[fields.pop("type")](**fields)
