"""How long a person may think. Times are milliseconds that the caller hands in: no clock is read here."""

from dataclasses import dataclass, replace
from enum import StrEnum

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND


class Pace(StrEnum):
    """How a table is timed."""

    NONE = "none"  # no clock
    BANK = "bank"  # so many seconds a decision, then from a bank that lasts the game
    DAYS = "days"  # so many days a decision


@dataclass(frozen=True, slots=True)
class ClockRule:
    """The timing of a table."""

    pace: Pace = Pace.NONE
    base: int = 0  # for one decision
    bank: int = 0  # for the whole game


@dataclass(frozen=True, slots=True)
class Clock:
    """What is left for each seat, and since when the seat to act has been thinking.

    After a round that is the end of the summary, which may still be to come.
    """

    rule: ClockRule
    banks: tuple[int, ...]
    since: int | None = None

    def deadline(self, seat: int) -> int | None:
        """When the time of that seat is up, if it is the one thinking."""
        if self.rule.pace is Pace.NONE or self.since is None:
            return None
        return self.since + self.rule.base + self.banks[seat]

    def pressed(self, seat: int, at: int) -> "Clock":
        """The seat has decided; what it took beyond the base comes off its bank."""
        if self.since is None:
            return self
        used = max(0, at - self.since - self.rule.base)
        banks = list(self.banks)
        banks[seat] = max(0, banks[seat] - used)
        return replace(self, banks=tuple(banks), since=None)

    def started(self, at: int) -> "Clock":
        """Somebody begins to think."""
        return replace(self, since=at)


def new_clock(rule: ClockRule, players: int) -> Clock:
    """Full banks."""
    return Clock(rule, (rule.bank,) * players)
