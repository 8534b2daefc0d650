"""The clock of a table: how long a person may think. Times are milliseconds passed in by the caller."""

from dataclasses import dataclass, replace
from enum import StrEnum

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND


class Pace(StrEnum):
    """How a table is timed."""

    NONE = "none"  # no clock
    BANK = "bank"  # seconds for each decision, then a bank of seconds for the whole game
    DAYS = "days"  # days for each decision


@dataclass(frozen=True, slots=True)
class ClockRule:
    """The timing of a table."""

    pace: Pace = Pace.NONE
    base: int = 0  # for one decision
    bank: int = 0  # for the whole game


@dataclass(frozen=True, slots=True)
class Clock:
    """The time left for each seat, and since when the seat to act has been thinking.

    After a round, `since` is the end of the summary, which may be in the future.
    """

    rule: ClockRule
    banks: tuple[int, ...]
    since: int | None = None

    def deadline(self, seat: int) -> int | None:
        """When the time of this seat is up, assuming that it is the one thinking."""
        if self.rule.pace is Pace.NONE or self.since is None:
            return None
        return self.since + self.rule.base + self.banks[seat]

    def pressed(self, seat: int, at: int) -> "Clock":
        """The clock after a seat has decided; time beyond the base is taken from its bank."""
        if self.since is None:
            return self
        used = max(0, at - self.since - self.rule.base)
        banks = list(self.banks)
        banks[seat] = max(0, banks[seat] - used)
        return replace(self, banks=tuple(banks), since=None)

    def started(self, at: int) -> "Clock":
        """The clock with the seat to act thinking since `at`."""
        return replace(self, since=at)


def new_clock(rule: ClockRule, players: int) -> Clock:
    """A clock with full banks."""
    return Clock(rule, (rule.bank,) * players)
