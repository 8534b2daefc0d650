"""The deals of the day: for each date a round and a whole game, the same for everybody on every server.

The secret of a deal follows from the date alone, and every nonce follows from the secret, as a bot's does.
So everybody meets the same cards, and the usual check of the shuffle holds. Nothing about it is secret:
the deck of any day can be computed.

A set is three such rounds for those who have its link. Their secrets follow from a key of the server too.
"""

import hmac
import re
from collections import Counter
from dataclasses import dataclass
from datetime import date as calendar_date
from datetime import timedelta
from enum import StrEnum
from hashlib import sha256

from seasalt.rules.action import Seat
from seasalt.rules.fairness import bot_nonce
from seasalt.rules.result import RoundResult
from seasalt.rules.ruleset import TARGET_SCORES
from seasalt.table.entry import BecameReady, BotSat, Entry, PersonSat
from seasalt.table.table import Stage, Table

PERSON = Seat(0)
BOT = "skilled"
"""The opponents. They decide by their seed alone, however busy the server is: the same moves meet the same
answers. Levels that look ahead think less when there is no time."""

FIRST_DAY = "2026-01-01"
"""With this day the archive begins."""

ONE_ROUND = 1
"""The target score of a game that ends with its first round: whoever calls has more points than that. Only a
round that nobody calls gives none, and is followed by another."""

LONGEST_STEP = 2
"""Days from one of a streak to the next: one between them may be missed."""

_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")

IN_SET = 3
"""The deals of a set."""
_SET = re.compile(r"([0-9-]{10})-[0-9a-z]{16}")


class DealKind(StrEnum):
    """What is played: one round, or the long deal, a whole game; or a round of a set."""

    ROUND = "round"
    LONG = "long"
    SET = "set"


_PLAYERS = {DealKind.ROUND: 3, DealKind.LONG: 2, DealKind.SET: 3}
_SALTS = {
    DealKind.ROUND: "seasalt-daily-round-1",
    DealKind.LONG: "seasalt-daily-1",
    DealKind.SET: "seasalt-set-1",
}


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """What everybody plays on a date, which is written as 2026-11-17.

    In a set the date is the set's id, which begins with the day on which it was made, and a number:
    2026-11-17-0123456789abcdef-1.
    """

    date: str
    kind: DealKind = DealKind.ROUND

    def secret(self, key: bytes = b"") -> bytes:
        """The secret of the shuffle. That of the round has nothing to do with that of the long deal.

        >>> DailyDeal("2026-11-17", DealKind.LONG).secret().hex()[:16]
        '276553d1fd9b35a4'
        """
        text = f"{_SALTS[self.kind]}/{self.date}".encode("ascii")
        if self.kind is DealKind.SET:
            assert key
            return hmac.digest(key, text, "sha256")
        return sha256(text).digest()

    @property
    def extra_salt(self) -> bool:
        """Whether Extra Salt is in the box: on even days of the month, and in the second deal of a set.

        >>> DailyDeal("2026-11-17").extra_salt, DailyDeal("2026-11-18").extra_salt
        (False, True)
        """
        return int(self.date[-1]) % 2 == 0

    @property
    def players(self) -> int:
        """The person and the bots."""
        return _PLAYERS[self.kind]

    @property
    def options(self) -> dict[str, str]:
        """The options of its table that are not those of the standard edition.

        >>> DailyDeal("2026-11-17").options
        {'extra_salt': 'false', 'target_score': '1'}
        """
        target = {} if self.kind is DealKind.LONG else {"target_score": str(ONE_ROUND)}
        return {"extra_salt": str(self.extra_salt).lower(), **target}

    def seating(
        self, secret: bytes, guest: str, name: str, opponents: tuple[str, ...], face: str = ""
    ) -> tuple[Entry, ...]:
        """The entries after `TableOpened`: person and bots sit down, and the game begins."""
        assert len(opponents) == self.players - 1
        bots = (BotSat(Seat(seat), BOT, bot) for seat, bot in enumerate(opponents, PERSON + 1))
        ready = BecameReady(PERSON, bot_nonce(secret, PERSON))
        return PersonSat(PERSON, guest, name, face), *bots, ready


def deal_at(table: Table) -> DailyDeal:
    """The deal that is played at a table of the day."""
    assert table.daily
    if _SET.match(table.daily):
        return DailyDeal(table.daily, DealKind.SET)
    is_round = table.ruleset.target_score == ONE_ROUND
    return DailyDeal(table.daily, DealKind.ROUND if is_round else DealKind.LONG)


def deals_of_set(name: str) -> tuple[DailyDeal, ...]:
    """The deals of the set with this id.

    >>> [deal.date[-8:] for deal in deals_of_set("2026-11-17-0123456789abcdef")]
    ['abcdef-1', 'abcdef-2', 'abcdef-3']
    """
    return tuple(DailyDeal(f"{name}-{number}", DealKind.SET) for number in range(1, IN_SET + 1))


def deals_of_week(date: str, kind: DealKind) -> tuple[DailyDeal, ...]:
    """The deals of the week of a date, from Monday on.

    >>> [deal.date for deal in deals_of_week("2026-11-19", DealKind.ROUND)][::6]
    ['2026-11-16', '2026-11-22']
    """
    day = calendar_date.fromisoformat(date)
    monday = day - timedelta(day.weekday())
    return tuple(DailyDeal((monday + timedelta(number)).isoformat(), kind) for number in range(7))


def day_of_set(name: str) -> str | None:
    """The day on which a set was made; None if that is not the id of one.

    >>> day_of_set("2026-11-17-0123456789abcdef"), day_of_set("2026-11-17-1")
    ('2026-11-17', None)
    """
    found = _SET.fullmatch(name)
    return found[1] if found and is_date(found[1]) else None


def is_date(text: str) -> bool:
    """Whether a text is a date of the calendar.

    >>> is_date("2026-02-28"), is_date("2026-02-30"), is_date("28.2.2026")
    (True, False, False)
    """
    if not _DATE.fullmatch(text):
        return False
    try:
        calendar_date.fromisoformat(text)
    except ValueError:
        return False
    return True


class DailyOutcome(StrEnum):
    """How the person's game ended."""

    WON = "won"
    LOST = "lost"
    SHARED = "shared"


@dataclass(frozen=True, slots=True)
class DailyResult:
    """How a deal went for the person.

    `rounds` has a sign for each round: `+` more points than the best opponent, `-` fewer, `=` as many.
    """

    outcome: DailyOutcome
    points: int
    difference: int  # the person's points less those of the best opponent
    rounds: str


def daily_result(table: Table) -> DailyResult:
    """The result of a finished game of the day.

    In one round four mermaids, which give no points, count as many as usually win a game.
    """
    deal = deal_at(table)
    assert table.stage is Stage.OVER
    game = table.game
    assert game is not None
    assert game.outcome is not None
    winners = game.outcome.winners
    won, lost = PERSON in winners, winners != (PERSON,)
    outcome = DailyOutcome.SHARED if won and lost else DailyOutcome.WON if won else DailyOutcome.LOST
    rounds = [_sign(result) for result in game.results]
    points, against = _ahead(game.totals)
    if game.outcome.by_mermaids:
        rounds[-1] = "+" if won else "-"  # the cards stay private
        if deal.kind is DealKind.ROUND:
            most = TARGET_SCORES[table.players]
            points, against = (most, 0) if won else (0, most)
    return DailyResult(outcome, points, points - against, "".join(rounds))


def _ahead(points: tuple[int, ...]) -> tuple[int, int]:
    """The points of the person, and those of the best opponent."""
    mine, *others = points
    return mine, max(others)


def _sign(result: RoundResult) -> str:
    mine, best = _ahead(result.points)
    return "+" if mine > best else "-" if mine < best else "="


def full_weeks(days: frozenset[str]) -> int:
    """In how many weeks, from Monday on, every day was played.

    >>> full_weeks(frozenset(f"2026-11-{day:02}" for day in range(8, 23)))
    2
    """
    weeks = Counter(calendar_date.fromisoformat(day).isocalendar()[:2] for day in days)
    return sum(count == 7 for count in weeks.values())


def streak(days: frozenset[str], today: str) -> int:
    """How many days were played up to today since two in a row were missed: one missed day is forgiven.

    >>> played = frozenset({"2026-11-11", "2026-11-14", "2026-11-16", "2026-11-17"})
    >>> streak(played, "2026-11-17"), streak(played, "2026-11-19"), streak(played, "2026-11-20")
    (3, 3, 0)
    """
    count, next_played = 0, calendar_date.fromisoformat(today)
    for day in sorted(map(calendar_date.fromisoformat, days), reverse=True):
        if (next_played - day).days > LONGEST_STEP:
            break
        count, next_played = count + 1, day
    return count
