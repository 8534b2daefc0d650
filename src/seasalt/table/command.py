"""Commands: what a person, a bot or the server wants at a table. The caller has checked who they are."""

from dataclasses import dataclass
from enum import StrEnum

from seasalt.rules.action import Seat


class TakeoverReason(StrEnum):
    """Why a bot has taken over a person's seat."""

    LEFT = "left"  # the person asked for it
    AWAY = "away"  # disconnected for longer than the server waits
    CLOCK = "clock"  # out of time
    SLOW = "slow"  # the other players waited long enough and asked for it


@dataclass(frozen=True, slots=True)
class Sit:
    """A person takes a seat: this one, or any."""

    guest: str
    name: str
    seat: Seat | None = None
    face: str = ""  # empty: none was chosen


@dataclass(frozen=True, slots=True)
class SitBot:
    """Put a bot on an empty seat."""

    seat: Seat
    bot: str
    name: str


@dataclass(frozen=True, slots=True)
class EmptySeat:
    """A person gets up before or after the game, or a bot is removed.

    Only the server may empty the seat of another person.
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class Ready:
    """A person is ready and adds a nonce to the shuffle."""

    nonce: str


@dataclass(frozen=True, slots=True)
class ChangeOptions:
    """The host changes all options before a game, as in `TableOpened`. The caller has checked the options."""

    players: int
    edition: str
    options: dict[str, str]
    pace: str
    base: int
    bank: int
    memory_aid: bool
    hints: bool


@dataclass(frozen=True, slots=True)
class Act:
    """An action of the game, in notation."""

    action: str


@dataclass(frozen=True, slots=True)
class BotAct:
    """The action of the bot on this seat."""

    seat: Seat
    action: str


@dataclass(frozen=True, slots=True)
class TakeOver:
    """A bot takes over for a person."""

    seat: Seat
    bot: str
    why: str


@dataclass(frozen=True, slots=True)
class GoOnWithout:
    """A person has waited long enough for another person.

    During a game a bot takes over that seat; before it, the seat is emptied.
    """

    seat: Seat
    bot: str


@dataclass(frozen=True, slots=True)
class Return:
    """A person takes the seat back from the bot; with `why`, only if the bot plays for that reason."""

    why: str | None = None


@dataclass(frozen=True, slots=True)
class SeeSummary:
    """A person has read the summary of the round."""


@dataclass(frozen=True, slots=True)
class Emote:
    """A person says one of the preset phrases."""

    phrase: str


@dataclass(frozen=True, slots=True)
class BotEmote:
    """The bot on this seat says one of the preset phrases."""

    seat: Seat
    phrase: str


@dataclass(frozen=True, slots=True)
class Rematch:
    """A person wants another game. The secret comes from the server."""

    secret: bytes


@dataclass(frozen=True, slots=True)
class Kick:
    """The operator removes a person. During a game this bot gets the seat, with a name of its own."""

    guest: str
    bot: str
    name: str


@dataclass(frozen=True, slots=True)
class Close:
    """The operator closes the table for good."""


Command = (
    Sit
    | SitBot
    | EmptySeat
    | Ready
    | ChangeOptions
    | Act
    | BotAct
    | TakeOver
    | GoOnWithout
    | Return
    | SeeSummary
    | Emote
    | BotEmote
    | Rematch
    | Kick
    | Close
)
