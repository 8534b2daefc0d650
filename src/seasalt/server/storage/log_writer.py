"""The logs of tables: one line per version, added by compare-and-set, never changed.

1. Results are returned after the commit: an `Appended` line survives a power cut.
2. The same command is logged once, however often and from wherever it is sent.
3. Appends that wait together share one transaction, and so one disk sync. One cannot spoil another.
4. A locked table delays no other: it is tried again later, and all other lines are written at once.
"""

import asyncio
import logging
from dataclasses import dataclass, field
from time import monotonic

from sqlalchemy import Connection

from seasalt.server.interfaces.database_faults import DatabaseFault, StoreDown
from seasalt.server.interfaces.stored_facts import Append, AppendResult
from seasalt.server.monitoring.metrics import BATCH, COMMIT, QUEUE
from seasalt.server.monitoring.server_log import log
from seasalt.server.storage.appends import append_all
from seasalt.server.storage.database import Blocked, Database

MAX_BATCH = 128
GATHER_SECONDS = 0.005  # time to collect a batch: a transaction costs the same for one append as for ten
MAX_WAITING = 10_000
BLOCKED_SECONDS = 10.0  # how long an append waits for a table that another node has locked
FIRST_PAUSE, LONGEST_PAUSE = 0.01, 0.2  # between tries to lock it
MAX_ALONE = 3  # parallel transactions for single appends that were taken out of a batch
SLOW_SECONDS = 0.25
SLOW_EVERY = 10.0


@dataclass(slots=True)
class _PendingAppend:
    append: Append
    answer: asyncio.Future[AppendResult]
    since: float = field(default_factory=monotonic)
    tries: int = 0  # transactions begun with it; their outcome may be unknown


class LogWriter:
    """Appends lines to the logs, many in one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._queue: asyncio.Queue[_PendingAppend | None] = asyncio.Queue()
        self._closed = False
        self._writer = asyncio.create_task(self._write_all())
        self._blocked: list[_PendingAppend] = []  # their tables are locked by another node
        self._unblocker: asyncio.Task[None] | None = None
        self._alone: set[asyncio.Task[None]] = set()
        self._turns = asyncio.Semaphore(MAX_ALONE)
        self._slow_logged_at = -SLOW_EVERY
        QUEUE.labels("appends").set_function(self._queue.qsize)

    async def append(self, append: Append) -> AppendResult:
        """Add a line. A caller that is cancelled may repeat the command to learn the result."""
        if self._closed:
            raise StoreDown("the store is closed")
        if self._queue.qsize() + len(self._blocked) + len(self._alone) >= MAX_WAITING:
            raise StoreDown("too many appends are waiting", DatabaseFault.BUSY)
        waiting = _PendingAppend(append, asyncio.get_running_loop().create_future())
        self._queue.put_nowait(waiting)
        return await waiting.answer

    async def close(self) -> None:
        """Write what is queued, then stop."""
        if not self._closed:
            self._closed = True
            self._queue.put_nowait(None)
        await self._writer
        while self._alone or self._unblocker:
            await asyncio.wait({*self._alone, *filter(None, [self._unblocker])})

    async def _write_all(self) -> None:
        while first := await self._queue.get():
            await asyncio.sleep(GATHER_SECONDS)
            batch = [first, *self._waiting(MAX_BATCH - 1)]
            if batch := [waiting for waiting in batch if not waiting.answer.done()]:  # others were cancelled
                await self._write(batch, with_queue=True)

    def _waiting(self, limit: int) -> list[_PendingAppend]:
        """The queued appends, up to the end mark."""
        found: list[_PendingAppend] = []
        while len(found) < limit and not self._queue.empty():
            waiting = self._queue.get_nowait()
            if waiting is None:
                self._queue.put_nowait(None)  # nothing follows the mark, so it is last again
                break
            found.append(waiting)
        return found

    async def _write(self, batch: list[_PendingAppend], *, with_queue: bool = False) -> None:
        """Write a batch. If the database is down, the queue fails too: it has waited as long as the batch."""
        try:
            await self._commit(batch)
        except Blocked:  # a guest's row is locked, or the statement took too long; locked tables are skipped
            for waiting in batch:
                alone = asyncio.create_task(self._write_alone(waiting))
                self._alone.add(alone)
                alone.add_done_callback(self._alone.discard)
        except StoreDown as down:
            for waiting in (*batch, *(self._waiting(MAX_WAITING) if with_queue else ())):
                _fail(waiting, StoreDown(str(down), down.fault))
        except Exception as error:
            if len(batch) == 1:
                _fail(batch[0], error)
            else:  # one of them cannot be written, or lost a race: write each by itself
                for waiting in batch:
                    await self._write([waiting])

    async def _commit(self, batch: list[_PendingAppend]) -> None:
        def work(connection: Connection) -> list[AppendResult | None]:
            again = [waiting.tries > 0 for waiting in batch]
            for waiting in batch:
                waiting.tries += 1
            return append_all(connection, [waiting.append for waiting in batch], again)

        began = monotonic()
        answers = await self._database.write(work, wait=False)
        self._measure(monotonic() - began, len(batch))
        for waiting, answer in zip(batch, answers, strict=True):
            if answer is None:
                self._blocked.append(waiting)
            elif not waiting.answer.done():
                waiting.answer.set_result(answer)
        if self._blocked and self._unblocker is None:
            self._unblocker = asyncio.create_task(self._write_blocked())

    async def _write_blocked(self) -> None:
        """Retry the appends to locked tables, all in one transaction."""
        pause = FIRST_PAUSE
        try:
            while self._blocked:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
                batch, self._blocked = self._blocked[:MAX_BATCH], self._blocked[MAX_BATCH:]
                if batch := _still_waiting(batch):
                    await self._write(batch)
        finally:
            self._unblocker = None

    async def _write_alone(self, waiting: _PendingAppend) -> None:
        """Write one append in its own transaction, which may have to wait for a lock."""
        while _still_waiting([waiting]):
            async with self._turns:
                try:
                    return await self._commit([waiting])
                except Blocked:
                    pass
                except StoreDown as down:
                    return _fail(waiting, StoreDown(str(down), down.fault))
                except Exception as error:
                    return _fail(waiting, error)
            await asyncio.sleep(LONGEST_PAUSE)
        return None

    def _measure(self, seconds: float, entries: int) -> None:
        COMMIT.observe(seconds)
        BATCH.observe(entries)
        if seconds > SLOW_SECONDS and monotonic() > self._slow_logged_at + SLOW_EVERY:
            self._slow_logged_at = monotonic()
            log(logging.WARNING, "slow_commit", seconds=round(seconds, 3), entries=entries)


def _still_waiting(batch: list[_PendingAppend]) -> list[_PendingAppend]:
    """The appends that still wait. Those that waited too long for a lock fail."""
    for waiting in batch:
        if monotonic() > waiting.since + BLOCKED_SECONDS:
            _fail(waiting, StoreDown("the table is locked", DatabaseFault.BUSY))
    return [waiting for waiting in batch if not waiting.answer.done()]


def _fail(waiting: _PendingAppend, error: Exception) -> None:
    if not waiting.answer.done():
        waiting.answer.set_exception(error)
