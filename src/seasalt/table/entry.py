"""What happened at a table, in the past tense: the lines of its log. The log is the truth.

Each entry is one version of the table. Entries hold plain texts and numbers only, so that a log is readable
and lasts; what chance dealt is not in it, since the seed deals it again.

Every line says from which version of this module on it can be read. A node that meets a line of a later
version knows that a newer seasalt wrote it, and leaves the table to a newer node; any other line that cannot
be read is damaged. To add an entry, or a field that older nodes must not ignore, raise `ENTRY_VERSION` and
name the entry in `_SINCE`.
"""

import json
from dataclasses import asdict, dataclass
from typing import Any, get_args

from seasalt.rules.action import Seat
from seasalt.rules.ruleset import RULES_VERSION

ENTRY_VERSION = 1
"""The newest lines that this seasalt can read."""


class UnreadableEntry(Exception):
    """A line of a log that is damaged; the message says in which way, without quoting it."""


class NewerEntry(Exception):
    """A line of a log that a newer seasalt wrote."""


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
    rules: int = 1  # the version of the rules by which every game at this table is played


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
    """A bot plays on for a person: who left, was away or thought too long, or ran out of time."""

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
_SINCE: dict[type, int] = {}  # the version that an entry came with, where that was not the first


def format_entry(entry: Entry) -> str:
    """An entry as a line of JSON.

    >>> format_entry(Acted(Seat(0), "draw"))
    '{"v": 1, "type": "Acted", "seat": 0, "action": "draw", "by_bot": false}'
    """
    kind = type(entry)
    line = {"v": _SINCE.get(kind, 1), "type": kind.__name__, **asdict(entry)}
    return json.dumps(line, ensure_ascii=False)


def parse_entry(text: str) -> Entry:
    """The entry of that line; `NewerEntry` or `UnreadableEntry` where there is none."""
    try:
        fields: dict[str, Any] = json.loads(text)
        version, kind = fields.pop("v", 1), fields.pop("type")
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise UnreadableEntry("no entry") from None
    if isinstance(version, int) and version > ENTRY_VERSION:
        raise NewerEntry(kind)
    if not isinstance(kind, str) or kind not in _TYPES:
        raise UnreadableEntry("unknown type")
    try:
        entry = _TYPES[kind](**fields)
    except TypeError:
        raise UnreadableEntry(f"fields of {kind}") from None
    if isinstance(entry, TableOpened) and entry.rules > RULES_VERSION:
        raise NewerEntry(kind)
    return entry
