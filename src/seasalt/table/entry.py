"""Entries: what happened at a table, in the past tense. The log of entries is the source of truth.

Each entry makes one version of the table. Entries hold only text and numbers, so that a log stays readable.
The cards dealt are not in it: they follow from the seed.

Every line states the version of this module from which on it can be read. A node that finds a later version
knows that a newer seasalt wrote the line, and leaves the table to a newer node; any other line that cannot be
read is damaged. To add an entry, or a field that older nodes must not ignore, raise `ENTRY_VERSION` and add
the entry to `_SINCE`. An option of the rules has its version in `rules.ruleset.OPTION_TABLE`.
"""

import json
from dataclasses import asdict, dataclass, fields
from typing import Any, get_args

import msgspec

from seasalt.rules.action import Seat
from seasalt.rules.ruleset import OPTION_TABLE, RULES_VERSION, Ruleset, format_option

ENTRY_VERSION = 5
"""The newest version of a line that this seasalt can read."""


class UnreadableEntry(Exception):
    """A damaged line of a log; the message says what is wrong without quoting the line."""


class NewerEntry(Exception):
    """A line of a log that a newer seasalt wrote."""


@dataclass(frozen=True, slots=True)
class TableOpened:
    """A table was opened. The secret stays on the server until the game is over."""

    players: int
    edition: str
    options: dict[str, str]  # all of them, whatever the edition; one that is missing has its standard value
    pace: str
    base: int
    bank: int
    memory_aid: bool
    commitment: str
    secret: str
    hints: bool = False  # missing in old logs
    rules: int = 1  # the version of the rules for every game at this table
    daily: str = ""  # the date whose deal is played here, and nothing else
    rated: bool = (
        False  # whether it is the guest's one try of that date that counts; without a date: for ratings
    )


@dataclass(frozen=True, slots=True)
class PersonSat:
    """A person took a seat."""

    seat: Seat
    guest: str
    name: str
    face: str = ""  # since version 4; empty: none was chosen


@dataclass(frozen=True, slots=True)
class BotSat:
    """A bot took a seat. It is ready at once: its nonce follows from the secret."""

    seat: Seat
    bot: str
    name: str


@dataclass(frozen=True, slots=True)
class SeatEmptied:
    """A seat became empty. After a game its name stays with the game."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BecameReady:
    """A person is ready and has added a nonce. The game begins when all seats are ready."""

    seat: Seat
    nonce: str


@dataclass(frozen=True, slots=True)
class OptionsChanged:
    """The host changed the options before a game, all as in `TableOpened`; people are no longer ready."""

    seat: Seat
    players: int
    edition: str
    options: dict[str, str]
    pace: str
    base: int
    bank: int
    memory_aid: bool
    hints: bool


@dataclass(frozen=True, slots=True)
class Acted:
    """A seat acted, by its person or by a bot."""

    seat: Seat
    action: str
    by_bot: bool = False


@dataclass(frozen=True, slots=True)
class BotTookOver:
    """A bot took over for a person, for a `TakeoverReason`."""

    seat: Seat
    bot: str
    why: str


@dataclass(frozen=True, slots=True)
class HandedBack:
    """The person has taken the seat back."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SummarySeen:
    """A person has read the summary of the round."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Emoted:
    """A person or a bot said one of the preset phrases."""

    seat: Seat
    phrase: str


@dataclass(frozen=True, slots=True)
class RematchOpened:
    """A person asked for another game: the table gathers again, with a new commitment."""

    seat: Seat
    commitment: str
    secret: str


@dataclass(frozen=True, slots=True)
class GameResumed:
    """A game that was begun elsewhere goes on here: who began it, and its actions so far, chance included."""

    starter: Seat
    actions: list[str]


@dataclass(frozen=True, slots=True)
class PersonReplaced:
    """The operator removed a person during a game; the seat is a bot's from now on."""

    seat: Seat
    bot: str
    name: str


@dataclass(frozen=True, slots=True)
class TableClosed:
    """The operator closed the table: all seats are empty, and nothing follows."""


Entry = (
    TableOpened
    | PersonSat
    | BotSat
    | SeatEmptied
    | BecameReady
    | OptionsChanged
    | Acted
    | BotTookOver
    | HandedBack
    | SummarySeen
    | Emoted
    | RematchOpened
    | GameResumed
    | PersonReplaced
    | TableClosed
)
_TYPES: dict[str, type[Entry]] = {kind.__name__: kind for kind in get_args(Entry)}
_FIELDS = {name: {field.name for field in fields(kind)} for name, kind in _TYPES.items()}
# The version that added an entry, where it is later than 1.
_SINCE: dict[type, int] = {GameResumed: 2, PersonReplaced: 3, TableClosed: 3, OptionsChanged: 5}
_DAILY = ("daily", "rated")  # fields of `TableOpened` since version 2


def format_entry(entry: Entry) -> str:
    """An entry as a line of JSON.

    >>> format_entry(Acted(Seat(0), "draw"))
    '{"v": 1, "type": "Acted", "seat": 0, "action": "draw", "by_bot": false}'
    """
    kind, content, version = type(entry), asdict(entry), _SINCE.get(type(entry), 1)
    if isinstance(entry, TableOpened | OptionsChanged):
        options = {name: value for name, value in entry.options.items() if not _goes_unsaid(name, value)}
        content["options"] = options
        version = max([version, *(OPTION_TABLE[name].since for name in options)])
    if isinstance(entry, TableOpened):
        if entry.daily or entry.rated:
            version = max(version, 2)
        else:  # older nodes can read it
            content = {name: value for name, value in content.items() if name not in _DAILY}
    if isinstance(entry, PersonSat):
        if entry.face:
            version = 4
        else:  # older nodes can read it
            del content["face"]
    return json.dumps({"v": version, "type": kind.__name__, **content}, ensure_ascii=False)


def _goes_unsaid(option: str, value: str) -> bool:
    """Whether older nodes, which do not know this option, play the same without it."""
    return OPTION_TABLE[option].since > 1 and value == format_option(Ruleset(), option)


def parse_entry(text: str) -> Entry:
    """The entry in a line of a log; raises `NewerEntry` or `UnreadableEntry`."""
    try:
        given: dict[str, Any] = json.loads(text)
        version, kind = given.pop("v", 1), given.pop("type")
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise UnreadableEntry("no entry") from None
    if isinstance(version, int) and version > ENTRY_VERSION:
        raise NewerEntry(kind)
    if not isinstance(kind, str) or kind not in _TYPES:
        raise UnreadableEntry("unknown type")
    if not given.keys() <= _FIELDS[kind]:  # msgspec would ignore them
        raise UnreadableEntry(f"fields of {kind}")
    try:
        entry: Entry = msgspec.convert(given, _TYPES[kind])
    except msgspec.ValidationError:
        raise UnreadableEntry(f"fields of {kind}") from None
    if isinstance(entry, TableOpened) and entry.rules > RULES_VERSION:
        raise NewerEntry(kind)
    return entry
