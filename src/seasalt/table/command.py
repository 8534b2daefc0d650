"""What somebody at a table wants. Who that is, the caller has made sure of."""

from dataclasses import dataclass
from enum import StrEnum

from seasalt.rules.action import Seat


class Why(StrEnum):
    """Why a bot plays on for a person."""

    LEFT = "left"  # the person said so
    AWAY = "away"  # not there for longer than the server waits
    CLOCK = "clock"  # out of time
    SLOW = "slow"  # the others have waited long enough and said so


@dataclass(frozen=True, slots=True)
class Sit:
    """A person wants a seat: that one, or any."""

    guest: str
    name: str
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class SitBot:
    """Somebody puts a bot on an empty seat."""

    seat: Seat
    bot: str
    name: str


@dataclass(frozen=True, slots=True)
class EmptySeat:
    """A person gets up before or after the game, or a bot is sent away.

    The server alone may free the seat of somebody else who is not coming back.
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class Ready:
    """A person is ready, and adds a nonce to the shuffle."""

    nonce: str


@dataclass(frozen=True, slots=True)
class Act:
    """An action of the game, in notation."""

    action: str


@dataclass(frozen=True, slots=True)
class BotAct:
    """The action of the bot on that seat."""

    seat: Seat
    action: str


@dataclass(frozen=True, slots=True)
class TakeOver:
    """A bot is to play on for a person."""

    seat: Seat
    bot: str
    why: str


@dataclass(frozen=True, slots=True)
class GoOnWithout:
    """A person has waited long enough for another one.

    In a game that bot decides for them; before it their seat is free again.
    """

    seat: Seat
    bot: str


@dataclass(frozen=True, slots=True)
class Return:
    """A person wants the seat back from the bot; with `why`, only if that is why the bot plays."""

    why: str | None = None


@dataclass(frozen=True, slots=True)
class SeeSummary:
    """A person has read the summary of the round."""


@dataclass(frozen=True, slots=True)
class Emote:
    """A person says one of the preset phrases."""

    phrase: str


@dataclass(frozen=True, slots=True)
class Rematch:
    """Somebody wants another game. The secret comes from the server."""

    secret: bytes


Command = (
    Sit
    | SitBot
    | EmptySeat
    | Ready
    | Act
    | BotAct
    | TakeOver
    | GoOnWithout
    | Return
    | SeeSummary
    | Emote
    | Rematch
)
