"""The deal of the day: one game for each date, the same for everybody on every server.

The secret of a date follows from the date alone, and every nonce follows from the secret, as a bot's does.
So everybody meets the same cards, and the usual check of the shuffle holds. Nothing about it is secret:
the deck of any day can be computed.
"""

import re
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256

from seasalt.rules.action import Seat
from seasalt.rules.fairness import bot_nonce
from seasalt.rules.result import RoundResult
from seasalt.table.entry import BecameReady, BotSat, Entry, PersonSat
from seasalt.table.table import Stage, Table

PERSON, OPPONENT = Seat(0), Seat(1)
BOT = "skilled"
"""The opponent. It decides by its seed alone, however busy the server is: the same moves meet the same
answers. Levels that look ahead think less when there is no time."""

_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """What everybody plays on a date, which is written as 2026-11-17."""

    date: str

    @property
    def secret(self) -> bytes:
        """The secret of the shuffle.

        >>> DailyDeal("2026-11-17").secret.hex()[:16]
        '276553d1fd9b35a4'
        """
        return sha256(f"seasalt-daily-1/{self.date}".encode("ascii")).digest()

    @property
    def extra_salt(self) -> bool:
        """Whether Extra Salt is in the box: on even days of the month.

        >>> DailyDeal("2026-11-17").extra_salt, DailyDeal("2026-11-18").extra_salt
        (False, True)
        """
        return int(self.date[-2:]) % 2 == 0

    def seating(self, guest: str, name: str, opponent: str, face: str = "") -> tuple[Entry, ...]:
        """The entries after `TableOpened`: person and bot sit down, and the game begins."""
        return (
            PersonSat(PERSON, guest, name, face),
            BotSat(OPPONENT, BOT, opponent),
            BecameReady(PERSON, bot_nonce(self.secret, PERSON)),
        )


def is_date(text: str) -> bool:
    """Whether a text has the form of a date."""
    return _DATE.fullmatch(text) is not None


class DailyOutcome(StrEnum):
    """How the person's game ended."""

    WON = "won"
    LOST = "lost"
    SHARED = "shared"


@dataclass(frozen=True, slots=True)
class DailyResult:
    """How the deal of a day went for the person.

    `rounds` has a sign for each round: `+` more points than the opponent, `-` fewer, `=` as many.
    """

    outcome: DailyOutcome
    points: int
    difference: int  # the person's points less the opponent's
    rounds: str


def daily_result(table: Table) -> DailyResult:
    """The result of a finished game of the day."""
    assert table.daily
    assert table.stage is Stage.OVER
    game = table.game
    assert game is not None
    assert game.outcome is not None
    winners = game.outcome.winners
    won, lost = PERSON in winners, OPPONENT in winners
    outcome = DailyOutcome.SHARED if won and lost else DailyOutcome.WON if won else DailyOutcome.LOST
    rounds = [_sign(result) for result in game.results]
    if game.outcome.by_mermaids:
        rounds[-1] = "+" if won else "-"  # it gives no points, and the cards stay private
    points, against = game.totals[PERSON], game.totals[OPPONENT]
    return DailyResult(outcome, points, points - against, "".join(rounds))


def _sign(result: RoundResult) -> str:
    mine, theirs = result.points[PERSON], result.points[OPPONENT]
    return "+" if mine > theirs else "-" if mine < theirs else "="
