"""Reviews of finished games, found decision by decision so that bots get their turns in between.

1. What is found is kept with the game: a node that starts again, or another one, goes on from there.
2. One node at a time works on a game, once for all clients, and only while one keeps asking.
3. First the chances of all positions, which give the ledger; then the decisions of the seat that asked first.
4. Workers do all that takes time (`jobs.review_jobs`), the answers too: a request gets the latest one.
"""

import asyncio
import pickle
from collections import OrderedDict
from collections.abc import Callable

from seasalt.rules.action import Seat
from seasalt.rules.record import Record
from seasalt.server.interfaces.bot_work import BotWork, ThinkingFailed
from seasalt.server.interfaces.database_faults import StoreDown
from seasalt.server.interfaces.long_work import LongWork
from seasalt.server.interfaces.table_store import FindingStore
from seasalt.server.jobs import review_jobs
from seasalt.server.jobs.review_jobs import Findings
from seasalt.server.monitoring.server_log import log_failure
from seasalt.server.refusals import RequestRefused

MOST_AT_ONCE = 16  # games that one node reviews; each has one job at a time in the queue
KEPT = 40  # games in memory, about a hundred kilobytes each
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
        bot_pool: BotWork,
        background: LongWork,
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

    async def of(self, record: Record, table: str, game: int, seat: Seat | None) -> bytes:
        """What is known of a game, at once, as JSON with gzip; the work goes on for a while.

        The decisions of `seat`, that of the first client who asks, come first.
        """
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
        return work.answer

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
        if not work.is_running:
            await self._background.run(work.table, lambda: work.take_up(packed))
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
        pool, findings = self._bot_pool, work.findings
        kept_at = self._now()
        while self._now() < work.wanted_until and not work.is_done:
            had = len(findings.shares)
            if had < work.positions:
                findings.shares.extend(
                    await pool.review(work.table, review_jobs.shares_of, work.pickled, had, had + POSITIONS)
                )
            else:
                step = next(step for step in work.steps if step not in findings.judged)
                seconds = pool.move_seconds
                findings.judged[step] = await pool.review(
                    work.table, review_jobs.judge, work.pickled, step, seconds
                )
            is_first = had < len(findings.shares) == work.positions  # the ledger is known
            if is_first or self._now() >= kept_at + KEEP_MS or work.is_done:
                await self._keep(work)
                await self._write(work, until=self._now() + LEASE_MS)
                kept_at = self._now()

    async def _keep(self, work: "_Work") -> None:
        work.packed, work.answer = await self._bot_pool.review(
            work.table, review_jobs.keep, work.pickled, work.game, work.findings, work.done, work.of
        )

    async def _write(self, work: "_Work", until: int) -> None:
        if work.packed is not None:
            await self._store.keep(work.table, work.game, self._node, until, work.packed)


class _Work:
    """One game under review."""

    def __init__(self, record: Record, table: str, game: int, seat: Seat | None) -> None:
        self.record = record
        self.pickled = b""
        self.positions = len(record.actions) + 1
        self.table = table
        self.game = game
        self.seat = seat
        self.findings = Findings([], {})
        self.steps: list[int] = []  # of all decisions, those of the seat first
        self.packed: bytes | None = None
        self.answer = b""
        self.reading = asyncio.Lock()
        self.is_read = False
        self.is_running = False
        self.wanted_until = 0
        self.task: asyncio.Task[None] | None = None

    def take_up(self, packed: bytes | None) -> None:
        """Go on from what was kept."""
        self.pickled = pickle.dumps(self.record)
        self.findings = review_jobs.unpacked(packed)
        decisions = review_jobs.decisions_of(self.record)
        self.steps = [step for step, seat in sorted(decisions, key=lambda one: one[1] != self.seat)]
        self.packed, self.answer = review_jobs.keep(
            self.pickled, self.game, self.findings, self.done, self.of
        )

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
