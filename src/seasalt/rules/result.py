"""Results of rounds and games."""

from dataclasses import dataclass
from enum import StrEnum

from seasalt.rules.action import Seat
from seasalt.rules.scoring import Score


class Call(StrEnum):
    """How a player ends the round."""

    STOP = "stop"
    LAST_CHANCE = "last_chance"


class Ending(StrEnum):
    """How a round ended."""

    STOP = "stop"
    BET_WON = "bet_won"
    BET_LOST = "bet_lost"
    VOID = "void"  # the deck ran out
    MERMAIDS = "mermaids"


@dataclass(frozen=True, slots=True)
class RoundResult:
    """How a round ended, and its points. Scores are of revealed hands: a void round has none."""

    number: int
    ending: Ending
    last_seat: Seat  # who had the last turn
    caller: Seat | None
    call: Call | None
    points: tuple[int, ...]
    scores: tuple[Score, ...] | None
    last_turns: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who won. Ranks count from 1; equal seats share a rank: 1-2-2-4."""

    winners: tuple[Seat, ...]
    ranks: tuple[int, ...]
    by_mermaids: bool
