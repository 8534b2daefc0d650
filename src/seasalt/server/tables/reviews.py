"""Reviews of finished games, found decision by decision so that bots get their turns in between.

1. What is found is kept with the game: a node that starts again, or another one, goes on from there.
2. One node at a time works on a game, once for all clients, and only while one keeps asking.
   It is work for the guest who asked last: turns and places are fair between guests.
3. First the chances of all positions, which give the ledger; then the decisions of the seat that asked first.
4. A game that went on from a decision of another one has what was found there; only its own part is judged.
5. Workers do all that takes time (`jobs.review_jobs`), the answers too: a request gets the latest one.
"""

import asyncio
import pickle
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from itertools import islice
from typing import Any

from seasalt.rules.action import Seat
from seasalt.rules.record import Record
from seasalt.server.interfaces.asker import Asker
from seasalt.server.interfaces.bot_work import BotWork, ThinkingFailed
from seasalt.server.interfaces.database_faults import StoreDown
from seasalt.server.interfaces.long_work import LongWork
from seasalt.server.interfaces.table_store import FindingStore, ResultStore
from seasalt.server.jobs import review_jobs
from seasalt.server.jobs.review_jobs import Findings
from seasalt.server.monitoring.server_log import log_failure
from seasalt.server.refusals import RequestRefused

MOST_OF_A_GUEST = 3  # games under review on one node
MOST_AT_ONCE = 48  # of all guests: enough that those who want several have them, and so come after the others
AHEAD = 6  # jobs of a game in the queue; where none waits, on a busy node, another guest's comes in between
KEPT = 60  # games in memory, about a hundred kilobytes each
POSITIONS = 20  # whose chances are found in one job
WANTED_MS = 15_000  # without a request for so long, no client waits any more
LEASE_MS = 15_000
KEEP_MS = 1_500  # between two answers, which are also written
PAUSE_S = 1.0  # before another try, when no worker had time or another node is at work


class Reviews:
    """The reviews on one node."""

    def __init__(
        self,
        store: FindingStore,
        results: ResultStore | None,
        bot_pool: BotWork,
        background: LongWork,
        node: str,
        now: Callable[[], int],
        *,
        alone: bool,
    ) -> None:
        self._store = store
        self._results = results
        self._bot_pool = bot_pool
        self._background = background
        self._node = node
        self._now = now
        self._alone = alone
        self._works: OrderedDict[tuple[str, int], _Work] = OrderedDict()

    async def of(self, asker: Asker, record: Record, table: str, game: int, seat: Seat | None) -> bytes:
        """What is known of a game, at once, as JSON with gzip; the work goes on for a while.

        The decisions of `seat`, that of the first client who asks, come first.
        """
        key, asker = (table, game), asker._replace(about=table)
        work = self._works.get(key)
        if work is None:
            self._check_places(asker)  # before anything is read and unpacked
            work = self._works[key] = _Work(record, table, game, seat, asker)
            self._forget_some()
        self._works.move_to_end(key)
        work.asker = asker
        work.wanted_until = self._now() + WANTED_MS
        async with work.reading:
            if not work.is_read:
                await self._read(work)
        if not work.is_done and not work.has_place:
            self._check_places(asker)
            self._make_place(asker)
            work.task = asyncio.create_task(self._run(work))
        if work.is_done and not work.is_scored and self._results is not None:
            await self._results.keep_review(table, game, work.scores)
            work.is_scored = True
        return work.answer

    async def inherit(self, table: str, packed: bytes) -> None:
        """Keep what is known beforehand of the first game at a new table (`review_jobs.inherited`)."""
        at = self._now()
        with suppress(StoreDown):  # the table is open: its review then does all anew
            await self._store.hold(table, 1, self._node, at, at, alone=self._alone)
            await self._store.keep(table, 1, self._node, at, packed)

    async def packed(self, table: str, game: int) -> bytes | None:
        """What was found of a game so far."""
        return await self._store.findings(table, game)

    def accuracy(self, table: str, game: int, seat: Seat) -> float | None:
        """How accurate a seat was, once the review is done."""
        work = self._works.get((table, game))
        return work.scores[seat][0] if work is not None and work.is_done else None

    async def close(self) -> None:
        """Stop, and keep what was found."""
        tasks = [work.task for work in self._works.values() if work.task and work.has_place]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _check_places(self, asker: Asker) -> None:
        """Refuse a guest who has enough reviews."""
        places = [work for work in self._works.values() if work.has_place]
        if sum(work.asker.guest == asker.guest for work in places) >= MOST_OF_A_GUEST:
            raise RequestRefused("busy")

    def _make_place(self, asker: Asker) -> None:
        """On a full node, stop a review of whoever had the most work lately, unless no guest had more."""
        others = [work for work in self._works.values() if work.has_place]
        if len(others) >= MOST_AT_ONCE:
            last = max(others, key=lambda work: self._bot_pool.used(work.asker))
            if self._bot_pool.used(last.asker) <= self._bot_pool.used(asker):
                raise RequestRefused("busy")
            assert last.task is not None
            last.task.cancel()

    def _forget_some(self) -> None:
        idle = [key for key, work in self._works.items() if not work.has_place]
        for key in idle[: max(0, len(self._works) - KEPT)]:
            del self._works[key]

    async def _read(self, work: "_Work") -> None:
        packed = await self._store.findings(work.table, work.game)
        if not work.is_running:
            await self._background.run(work.asker, lambda: work.take_up(packed))
        work.is_read = True

    async def _run(self, work: "_Work") -> None:
        at = self._now()
        holding = self._store.hold(work.table, work.game, self._node, at, at + LEASE_MS, alone=self._alone)
        try:
            if not await holding:
                await asyncio.sleep(PAUSE_S)
                work.is_read = False  # another node is at work: see how far it is
                return
            work.is_running = True
            try:
                await self._work(work)
            finally:
                work.is_running = False
                await self._write(work, until=0)
        except (StoreDown, ThinkingFailed, RequestRefused):
            await asyncio.sleep(PAUSE_S)  # clients retry
        except Exception:  # a bug that affects this review alone
            log_failure("review_failed", table=work.table)
            await asyncio.sleep(PAUSE_S)

    async def _work(self, work: "_Work") -> None:
        findings, kept_at = work.findings, self._now()
        left = self._jobs(work)
        ahead: deque[tuple[int | None, asyncio.Task[Any]]] = deque()  # what they find is added in their order
        try:
            while self._now() < work.wanted_until and not work.is_done:
                for step, job in islice(left, AHEAD - len(ahead)):
                    ahead.append((step, asyncio.create_task(job)))
                step, task = ahead.popleft()
                had = len(findings.shares)
                if step is None:
                    findings.shares.extend(await task)
                else:
                    findings.judged[step] = await task
                is_first = had < len(findings.shares) == work.positions  # the ledger is known
                if is_first or self._now() >= kept_at + KEEP_MS or work.is_done:
                    await self._keep(work)
                    await self._write(work, until=self._now() + LEASE_MS)
                    kept_at = self._now()
        finally:
            for _, task in ahead:
                task.cancel()
            await asyncio.gather(*(task for _, task in ahead), return_exceptions=True)

    def _jobs(self, work: "_Work") -> Iterator[tuple[int | None, Coroutine[Any, Any, Any]]]:
        """What is left to do: some positions, which have no step, then decisions."""
        pool, pickled = self._bot_pool, work.pickled
        for first in range(len(work.findings.shares), work.positions, POSITIONS):
            last = first + POSITIONS
            yield None, pool.review(work.asker, work.table, review_jobs.shares_of, pickled, first, last)
        seconds = pool.move_seconds
        for step in work.steps:
            if step not in work.findings.judged:
                yield step, pool.review(work.asker, work.table, review_jobs.judge, pickled, step, seconds)

    async def _keep(self, work: "_Work") -> None:
        review, keep = self._bot_pool.review, review_jobs.keep
        work.packed, work.answer, work.scores = await review(
            work.asker, work.table, keep, work.pickled, work.game, work.findings, work.done, work.of
        )

    async def _write(self, work: "_Work", until: int) -> None:
        if work.packed is not None:
            await self._store.keep(work.table, work.game, self._node, until, work.packed)


class _Work:
    """One game under review."""

    def __init__(self, record: Record, table: str, game: int, seat: Seat | None, asker: Asker) -> None:
        self.record = record
        self.pickled = b""
        self.positions = len(record.actions) + 1
        self.table = table
        self.game = game
        self.seat = seat
        self.asker = asker  # the last one
        self.findings = Findings([], {})
        self.steps: list[int] = []  # of all decisions, those of the seat first
        self.packed: bytes | None = None
        self.answer = b""
        self.scores: tuple[tuple[float | None, float], ...] = ()
        self.is_scored = False
        self.reading = asyncio.Lock()
        self.is_read = False
        self.is_running = False
        self.wanted_until = 0
        self.task: asyncio.Task[None] | None = None

    def take_up(self, packed: bytes | None) -> None:
        """Go on from what was kept."""
        self.pickled = pickle.dumps(self.record)
        self.findings = review_jobs.unpacked(packed)
        new = review_jobs.decisions_of(self.record, self.findings.since)
        new = [one for one in new if one[0] not in self.findings.judged]
        self.steps = [step for step, seat in sorted(new, key=lambda one: one[1] != self.seat)]
        self.steps += self.findings.judged
        self.packed, self.answer, self.scores = review_jobs.keep(
            self.pickled, self.game, self.findings, self.done, self.of
        )

    @property
    def has_place(self) -> bool:
        """Whether it is one of the games that the node reviews now."""
        return self.task is not None and not self.task.done()

    @property
    def done(self) -> int:
        """How many pieces are done: all chances together count as one."""
        return len(self.findings.judged) + (len(self.findings.shares) == self.positions)

    @property
    def of(self) -> int:
        return len(self.steps) + 1

    @property
    def is_done(self) -> bool:
        return self.is_read and self.done == self.of
