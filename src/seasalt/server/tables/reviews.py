"""Reviews of finished games, found decision by decision so that bots get their turns in between.

1. What is found is kept with the game: a node that starts again, or another one, goes on from there.
2. One node at a time works on a game, once for all who ask, and only while somebody keeps asking.
3. First the chances of all positions, which give the ledger; then the decisions of the seat that asked first.
"""

import asyncio
import zlib
from collections import OrderedDict
from collections.abc import Callable, Iterator
from itertools import accumulate, islice
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from seasalt.bots.explanation import Prospect
from seasalt.coach.ledger import MILLION, Change, Shares, booked, positions
from seasalt.coach.report import Report, SeatReport, bet, decision_kind, report
from seasalt.coach.review import Judged, Moment, Verdict, moments
from seasalt.coach.reviewer import reviewer_name
from seasalt.rules.action import Deal, Lose, Seat
from seasalt.rules.game import Game, seats
from seasalt.rules.legal import legal_actions
from seasalt.rules.notation import parse_action
from seasalt.rules.record import Record, replay
from seasalt.server.monitoring.server_log import log_failure
from seasalt.server.refusals import RequestRefused
from seasalt.server.storage.reviews import ReviewStore
from seasalt.server.storage.store import StoreDown
from seasalt.server.workers.background import Background
from seasalt.server.workers.bot_pool import BotPool
from seasalt.server.workers.worker import ThinkingFailed
from seasalt.wire.review import (
    Review,
    ReviewBet,
    ReviewDecision,
    ReviewKind,
    ReviewLedger,
    ReviewOption,
    ReviewSeat,
    ReviewStroke,
)

MOST_AT_ONCE = 16  # games that one node reviews; each has one job at a time in the queue
KEPT = 40  # games in memory, about a hundred kilobytes each
MOST_DECISIONS = 1500  # of one game; the longest normal games have about 300
POSITIONS = 10  # whose chances are found in one job
WANTED_MS = 15_000  # nobody has asked for so long: nobody waits
LEASE_MS = 15_000
SAVE_MS = 2_000  # between two writes
PAUSE_S = 1.0  # before another try, when no worker had time or another node is at work
FORMAT = 1  # of what is kept


class Findings(NamedTuple):
    """What is known of a game so far: the chances of its first positions, and decisions by their step."""

    shares: list[Shares]
    judged: dict[int, Judged]


class Progress(NamedTuple):
    """The findings, and how many pieces of the work are done, of how many."""

    findings: Findings
    done: int
    of: int


class _Prospect(msgspec.Struct, array_like=True):
    action: str
    win_chance: float
    low: float
    high: float
    points: float
    tries: int


class _Judged(msgspec.Struct, array_like=True):
    step: int
    round: int
    seat: int
    action: str
    prospects: list[_Prospect]
    loss: float
    low: float
    high: float
    verdict: str


class _Kept(msgspec.Struct):
    format: int
    reviewer: str
    shares: list[list[int]]
    judged: list[_Judged]


class Reviews:
    """The reviews on one node."""

    def __init__(
        self,
        store: ReviewStore,
        bot_pool: BotPool,
        background: Background,
        node: str,
        now: Callable[[], int],
        *,
        alone: bool,
    ) -> None:
        self._store = store
        self._bot_pool = bot_pool
        self._background = background
        self._node = node
        self._now = now
        self._alone = alone
        self._works: OrderedDict[tuple[str, int], _Work] = OrderedDict()
        self.reviewer = reviewer_name()

    async def of(self, record: Record, table: str, game: int, seat: Seat | None) -> Progress:
        """What is known of a game, at once; the work goes on for a while. `seat` is who wants to know."""
        key = table, game
        work = self._works.get(key)
        if work is None:
            work = self._works[key] = _Work(record, table, game, seat)
            self._forget_some()
        self._works.move_to_end(key)
        work.wanted_until = self._now() + WANTED_MS
        async with work.reading:
            if not work.is_read:
                await self._read(work)
        if not work.is_done and (work.task is None or work.task.done()):
            if sum(other.is_running for other in self._works.values()) >= MOST_AT_ONCE:
                raise RequestRefused("busy")
            work.task = asyncio.create_task(self._run(work))
        return Progress(work.findings, work.done, work.of)

    async def close(self) -> None:
        """Stop, and keep what was found."""
        tasks = [work.task for work in self._works.values() if work.task and not work.task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _forget_some(self) -> None:
        idle = [key for key, work in self._works.items() if not work.is_running]
        for key in idle[: max(0, len(self._works) - KEPT)]:
            del self._works[key]

    async def _read(self, work: "_Work") -> None:
        packed = await self._store.findings(work.table, work.game)
        findings, steps = await self._background.run(
            work.table, lambda: (_unpacked(packed, self.reviewer), _decisions(work.record))
        )
        if not work.is_running:
            work.findings, work.steps = findings, steps
        work.is_read = True

    async def _run(self, work: "_Work") -> None:
        until = self._now() + LEASE_MS
        try:
            if not await self._store.hold(
                work.table, work.game, self._node, self._now(), until, alone=self._alone
            ):
                await asyncio.sleep(PAUSE_S)
                work.is_read = False  # another node is at work: see how far it is
                return
            work.is_running = True
            try:
                await self._bot_pool.loaded()
                await self._work(work)
            finally:
                work.is_running = False
                await self._save(work, until=0)
        except (StoreDown, ThinkingFailed, RequestRefused):
            await asyncio.sleep(PAUSE_S)  # who still waits asks again
        except Exception:  # a bug that affects this review alone
            log_failure("review_failed", table=work.table)
            await asyncio.sleep(PAUSE_S)

    async def _work(self, work: "_Work") -> None:
        saved = self._now()
        todo = self._pieces(work)
        while self._now() < work.wanted_until:
            piece = await self._background.run(work.table, lambda: next(todo, None))
            if piece is None:
                return
            if isinstance(piece, Moment):
                work.findings.judged[piece.step] = await self._bot_pool.judge(piece, work.table)
            else:
                work.findings.shares.extend(await self._bot_pool.shares(piece, work.table))
            if self._now() >= saved + SAVE_MS:
                saved = self._now()
                await self._save(work, until=saved + LEASE_MS)

    def _pieces(self, work: "_Work") -> "Iterator[list[Game] | Moment]":
        """What is left to do: positions whose chances are missing, then the decisions not judged yet."""
        findings, record = work.findings, work.record
        games = islice(positions(record), len(findings.shares), None)
        while some := list(islice(games, POSITIONS)):
            yield some
        everybody = frozenset(seats(len(record.names)))
        first = everybody & {work.seat}
        wanted = set(work.steps)
        for whose in (first, everybody - first):
            for moment in moments(record, whose):
                if moment.step in wanted and moment.step not in findings.judged:
                    yield moment

    async def _save(self, work: "_Work", until: int) -> None:
        findings = Findings(list(work.findings.shares), dict(work.findings.judged))
        await self._store.keep(
            work.table, work.game, self._node, until, lambda: _packed(findings, self.reviewer)
        )


class _Work:
    """One game under review."""

    def __init__(self, record: Record, table: str, game: int, seat: Seat | None) -> None:
        self.record = record
        self.table = table
        self.game = game
        self.seat = seat
        self.findings = Findings([], {})
        self.steps: tuple[int, ...] = ()
        self.reading = asyncio.Lock()
        self.is_read = False
        self.is_running = False
        self.wanted_until = 0
        self.task: asyncio.Task[None] | None = None

    @property
    def done(self) -> int:
        """How many pieces are done: chances count as one together."""
        return len(self.findings.judged) + (len(self.findings.shares) == len(self.record.actions) + 1)

    @property
    def of(self) -> int:
        return len(self.steps) + 1

    @property
    def is_done(self) -> bool:
        return self.is_read and self.done == self.of


def _decisions(record: Record) -> tuple[int, ...]:
    """The steps of all decisions that are judged."""
    found = []
    (_, step), *rest = replay(record)
    for number, (_, after) in enumerate(rest):
        if step.game.to_act is not None and len(legal_actions(step.game)) > 1:
            found.append(number)
        step = after
    return tuple(found[:MOST_DECISIONS])


def _packed(findings: Findings, reviewer: str) -> bytes:
    judged = [
        _Judged(
            one.step,
            one.round,
            one.seat,
            str(one.action),
            [_Prospect(str(p.action), p.win_chance, p.low, p.high, p.points, p.tries) for p in one.prospects],
            one.loss,
            one.low,
            one.high,
            one.verdict,
        )
        for one in findings.judged.values()
    ]
    kept = _Kept(FORMAT, reviewer, [list(shares) for shares in findings.shares], judged)
    return zlib.compress(msgspec.json.encode(kept), 6)


def _unpacked(packed: bytes | None, reviewer: str) -> Findings:
    """What was kept; nothing if another version or another reviewer found it."""
    if packed is None:
        return Findings([], {})
    try:
        kept = msgspec.json.decode(zlib.decompress(packed), type=_Kept)
    except (zlib.error, msgspec.DecodeError):
        return Findings([], {})
    if (kept.format, kept.reviewer) != (FORMAT, reviewer):
        return Findings([], {})
    judged = {}
    for one in kept.judged:
        prospects = tuple(
            Prospect(parse_action(p.action), p.win_chance, p.low, p.high, p.points, p.tries)
            for p in one.prospects
        )
        judged[one.step] = Judged(
            one.step,
            one.round,
            Seat(one.seat),
            parse_action(one.action),
            prospects[0].action,
            prospects,
            one.loss,
            one.low,
            one.high,
            Verdict(one.verdict),
        )
    return Findings([tuple(shares) for shares in kept.shares], judged)


# --- as it is sent


def review_state(record: Record, game: int, reviewer: str, progress: Progress) -> Review:
    """The findings with their totals."""
    shares, judged = progress.findings
    begun = Review(game, progress.done, progress.of, len(record.names), reviewer, [], [], [])
    if len(shares) <= len(record.actions):
        return begun
    in_order = [one for _, one in sorted(judged.items())]
    reported = report(record, reviewer, in_order, booked(record, shares))
    by_seats = [not isinstance(action, Deal | Lose) for action in record.actions]
    at = list(accumulate(by_seats, initial=0))  # each step of a replay begins with a seat's action
    return replace(
        begun,
        seats=[_seat(seat) for seat in reported.seats],
        decisions=[_decision(reported, one, at[one.step]) for one in in_order],
        strokes=[_stroke(reported, change, at[change.step]) for change in reported.strokes],
    )


def _seat(seat: SeatReport) -> ReviewSeat:
    totals = seat.totals
    return ReviewSeat(
        name=seat.name,
        decisions=totals.decisions,
        accuracy=totals.accuracy if totals.decisions else None,
        loss_per_decision=totals.per_decision if totals.decisions else None,
        played_like=seat.played_like,
        by_kind={kind: ReviewKind(part.decisions, part.per_decision) for kind, part in seat.by_kind.items()},
        ledger=ReviewLedger(*map(_share, (*seat.account, seat.account.result))),
        luck_by_kind={phase: _share(change) for phase, change in seat.luck.items()},
        own_by_kind={kind: _share(change) for kind, change in seat.choices.items()},
    )


def _decision(reported: Report, one: Judged, at: int) -> ReviewDecision:
    number, turn = reported.places[one.step]
    worth = bet(one)
    return ReviewDecision(
        step=one.step,
        at=at,
        seat=one.seat,
        round=number,
        turn=turn,
        kind=decision_kind(reported.ledger.changes[one.step].phase, one.is_bet),
        action=str(one.action),
        best=str(one.best),
        loss=one.loss,
        low=one.low,
        high=one.high,
        verdict=one.verdict,
        bet=worth and ReviewBet(*worth),
        options=[ReviewOption(str(p.action), p.win_chance, p.low, p.high, p.points) for p in one.prospects],
    )


def _stroke(reported: Report, change: Change, at: int) -> ReviewStroke:
    number, turn = reported.places[change.step]
    return ReviewStroke(change.step, at, number, turn, str(change.action), list(map(_share, change.changes)))


def _share(millionths: int) -> float:
    return millionths / MILLION
