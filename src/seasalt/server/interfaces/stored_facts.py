"""The facts that a node stores and reads: lines of logs, tables in lists, guests, tries of the daily deal."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from seasalt.table.daily import DailyDeal, DailyResult

if TYPE_CHECKING:
    from seasalt.server.ratings.rating import Rating

Seats = tuple[str | None, ...]  # the guest on each seat; None for an empty seat or a bot
Presence = tuple[str, str]  # a table, and a guest who is connected to it

REMINDED = 4  # of a turn over days, a reminder comes when one part of so many is left

GuestKind = Literal["person", "bot"]
InviteKind = Literal["seat", "watch"]


# --- the log


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of a table's log."""

    version: int
    command_id: str
    seat: int | None
    body: str
    at: int


@dataclass(frozen=True, slots=True)
class GameResult:
    """How a game ended for one seat. It is kept for people, and outlives the table.

    `against` is the name of the only kind of bot there, `mixed` for several, or `people`; `opponents` has all
    of them, as JSON. A game of `kind` `practice` went on from another one, and counts nowhere.
    """

    kind: Literal["game", "daily", "practice"]
    players: int
    extra_salt: bool
    pace: str
    against: str
    opponents: str
    place: int
    won: bool
    points: int
    margin: int  # to the best of the others
    stood_in: bool | None = None  # whether a bot played at the end; None: unknown
    rated: bool = False
    rounds: int | None = None
    stops: int | None = None
    bets: int | None = None
    bets_won: int | None = None
    best: int | None = None  # the most points of one round
    by_mermaids: bool | None = None


@dataclass(frozen=True, slots=True)
class EndedGame:
    """A game that has ended: its number at the table, from 1, who sat there, and what lists show of it.

    `results` are those of all seats.
    """

    number: int
    seats: Seats
    summary: str
    results: tuple[GameResult, ...] = ()


@dataclass(frozen=True, slots=True)
class Turn:
    """A game over days waits for a guest, who is to be told at these times."""

    guest: str
    seat: int
    due_at: int
    remind_at: int | None  # None: `due_at` is the reminder
    until: int


@dataclass(frozen=True, slots=True)
class Append:
    """A request to add a line after version `expect`. Optional fields update the lobby unless None."""

    table_id: str
    expect: int
    command_id: str
    seat: int | None
    body: str
    at: int
    summary: str | None = None
    status: str | None = None
    due_at: int | None = None  # goes with the status
    seats: Seats | None = None
    daily: DailyResult | None = None  # of a game of the day that ends; it is kept if it is a guest's try
    ended: EndedGame | None = None
    closes: bool = False  # the table is closed: its games are listed no more
    turn: Turn | Literal["nobody"] | None = None  # whom a game over days waits for now, if that has changed

    @property
    def line(self) -> LogLine:
        """The line to add."""
        return LogLine(self.expect + 1, self.command_id, self.seat, self.body, self.at)


@dataclass(frozen=True, slots=True)
class Appended:
    """The line is in the log, durably, with this version."""

    version: int


@dataclass(frozen=True, slots=True)
class Stale:
    """The log is at this version, not the expected one; 0 if there is no such table. Nothing was added."""

    version: int


@dataclass(frozen=True, slots=True)
class Repeated:
    """The command was logged before, as this line. Nothing was added."""

    line: LogLine


AppendResult = Appended | Stale | Repeated


# --- lists


@dataclass(frozen=True, slots=True)
class TableListing:
    """A table as lists show it."""

    id: str
    status: str
    public: bool
    created_at: int
    updated_at: int
    version: int
    summary: str
    quarantined: str | None = None  # why its log cannot be read


@dataclass(frozen=True, slots=True)
class OccupiedSeat:
    """A seat taken by a guest, and its table."""

    seat: int
    taken_at: int
    table: TableListing


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game of a guest. Its table may have gone on, with or without them."""

    table_id: str
    number: int
    seat: int
    version: int
    at: int
    summary: str


@dataclass(frozen=True, slots=True)
class ReviewedGame:
    """What the review of a game says of its guest: the accuracy in percent, and the luck in wins."""

    at: int
    accuracy: int | None
    luck: float


@dataclass(frozen=True, slots=True)
class ListedRating:
    """The rating of a person who wants to be listed."""

    guest_id: str
    name: str
    face: str
    rating: "Rating"


# --- guests


@dataclass(frozen=True, slots=True)
class Guest:
    """A person or a bot, identified by a token."""

    id: str
    name: str
    kind: GuestKind
    created_at: int
    seen_at: int
    face: str = ""  # empty: none was chosen


@dataclass(frozen=True, slots=True)
class Seeker:
    """A guest who looks for players: for which kind of game, how strong, and from which network."""

    guest_id: str
    kind: str
    rating: float
    network: str


@dataclass(frozen=True, slots=True)
class Meeting:
    """The other guests at a table, and whether its game may be rated."""

    guests: tuple[Guest, ...]
    rated: bool


@dataclass(frozen=True, slots=True)
class Invite:
    """The table that an invitation is for, and what it allows."""

    table_id: str
    kind: InviteKind


# --- what the operator decides


@dataclass(frozen=True, slots=True)
class Notice:
    """What the operator says on every page, until a time."""

    text: str
    until: int


# --- the deal of the day


@dataclass(frozen=True, slots=True)
class DailyTry:
    """The first try of a guest at a deal: at which table, and how it went if it is over.

    It is rated if it began on the date of the deal. `accuracy` is in percent, once it was reviewed.
    """

    table_id: str
    result: DailyResult | None
    rated: bool = True
    accuracy: int | None = None


@dataclass(frozen=True, slots=True)
class NewTry:
    """A guest's first try at a deal, as it is stored when it begins."""

    deal: DailyDeal
    guest_id: str
    rated: bool = True


@dataclass(frozen=True, slots=True)
class FriendsTry:
    """A finished try of somebody with whom a guest has played, or who plays the same set."""

    date: str
    guest_id: str
    name: str
    face: str
    tried: DailyTry


class TriedBefore(Exception):
    """The guest has begun the first try of that deal already, at this table."""

    def __init__(self, table_id: str) -> None:
        super().__init__(table_id)
        self.table_id = table_id
