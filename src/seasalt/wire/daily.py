"""The deal of the day in requests and answers."""

from typing import Literal

from seasalt.table.daily import DailyOutcome
from seasalt.wire.http import Struct


class NewDaily(Struct, frozen=True):
    """How to play the deal of the day again, for fun. The rated try has neither hints nor a memory aid."""

    hints: bool = False
    memory_aid: bool = False


class DailyScore(Struct, frozen=True):
    """A result: both totals, and a sign for each round: `+` more than the bot, `-` less, `=` the same."""

    outcome: DailyOutcome
    points: int
    against: int
    rounds: str


class DailyBin(Struct, frozen=True):
    """How many rated results lie in a range of differences in points; null is no limit."""

    low: int | None
    high: int | None
    count: int


class DailyState(Struct, frozen=True):
    """The deal of a date. What follows `yours` is sent to those who have finished their rated try.

    `table` is that of the rated try. It is `over` without a score if its game was deleted before the end.
    `beaten` of the `players` have a smaller difference in points than you. `master` is null until somebody
    has asked for it.
    """

    date: str
    extra_salt: bool
    bot: str
    name: str
    today: bool
    stage: Literal["new", "playing", "over"] = "new"
    table: str | None = None
    yours: DailyScore | None = None
    master: DailyScore | None = None
    players: int = 0
    beaten: int = 0
    bins: list[DailyBin] | None = None
