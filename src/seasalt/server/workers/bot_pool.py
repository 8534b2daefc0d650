"""The pool in which bots decide, hints are made, win curves are computed and games reviewed.

Bots that do not look ahead take less than a millisecond: they decide on the event loop, one at a time, with
sockets served in between. Bots that do, hints, curves and reviews are jobs for workers.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import TypeVar, TypeVarTuple

from seasalt.bots import Explanation
from seasalt.kernel.engines import plain
from seasalt.kernel.engines.engine import engine
from seasalt.rules.action import Action
from seasalt.rules.game import Game
from seasalt.server.interfaces.asker import Asker
from seasalt.server.interfaces.bot_work import SIMPLER, Question, ThinkingFailed
from seasalt.server.jobs import bot_jobs
from seasalt.server.jobs.bot_jobs import needs_search
from seasalt.server.monitoring.metrics import KERNEL_LIBRARY, THINKING, THOUGHTS_DECLINED
from seasalt.server.monitoring.server_log import log
from seasalt.server.workers.fair_queue import JobKind
from seasalt.server.workers.worker import Job, JobQueue, ProcessWorker, ThreadWorker

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

THREADS = 2  # workers without processes
PATIENCE = 0.1  # share of the budget that a bot waits for a worker
PLAIN_HINT = 0.25  # share of the hint's time, or of the budget, that plain Python thinks about a hint
ANSWERED_BY = 0.9  # share of the hint's time after which thinking is cut short
MOVE_SECONDS = 0.35
CURVE_PATIENCE = 30.0  # seconds that one step of a curve or a review may wait for a worker
JOIN_SECONDS = 1.0


class BotPool:
    """Worker processes, or a few threads if `processes` is 0.

    `budget` is how many seconds one job may take before its process is killed, `hint_seconds` the time limit
    of a hint, `move_seconds` how long a bot may look ahead in plain Python.
    """

    def __init__(
        self,
        processes: int,
        budget: float,
        *,
        hint_seconds: float = 5.0,
        move_seconds: float = MOVE_SECONDS,
    ) -> None:
        self._processes = processes
        self._budget = budget
        self._hint_seconds = hint_seconds
        self.move_seconds = move_seconds
        self._jobs = JobQueue()
        self._workers: list[ProcessWorker] | list[ThreadWorker] = []
        self._one_at_a_time = asyncio.Lock()
        KERNEL_LIBRARY.set(engine() is not plain)
        if engine() is plain:
            log(logging.WARNING, "kernel_missing")

    def get_ready(self) -> None:
        """Start the workers before the first job."""
        if not self._workers and not self._jobs.closed.is_set():
            if self._processes:
                self._workers = [ProcessWorker(self._jobs) for _ in range(self._processes)]
            else:
                self._workers = [ThreadWorker(self._jobs) for _ in range(THREADS)]
            for worker in self._workers:
                worker.start()

    async def decide(self, bot: str, asked: Question, table: str) -> Action:
        if needs_search(bot):
            with suppress(ThinkingFailed):
                patience = self._budget * PATIENCE
                kind, asker = JobKind.BOT, Asker(table)
                return await self._submit(
                    kind, asker, table, patience, bot_jobs.decide, bot, asked, self.move_seconds
                )
            bot = SIMPLER
        async with self._one_at_a_time:
            with THINKING.labels("quick").time():
                action = bot_jobs.decide(bot, asked)
            await asyncio.sleep(0)  # when many bots move at once, sockets are served in between
            return action

    async def decide_in_time(self, bot: str, asked: Question, table: str) -> Action:
        kind = JobKind.CURVE  # after everything that people wait for
        return await self._submit(
            kind, Asker(table), table, CURVE_PATIENCE, bot_jobs.decide, bot, asked, self.move_seconds
        )

    async def explain(self, asker: Asker, asked: Question, table: str) -> Explanation:
        limit = self._hint_seconds
        latest = monotonic() + limit * ANSWERED_BY
        seconds = min(limit, self._budget) * PLAIN_HINT
        return await self._submit(JobKind.HINT, asker, table, limit, bot_jobs.explain, asked, seconds, latest)

    async def win_chances(self, asker: Asker, game: Game, table: str) -> tuple[float, ...]:
        return await self._submit(JobKind.CURVE, asker, table, CURVE_PATIENCE, bot_jobs.win_chances, game)

    async def review(self, asker: Asker, table: str, work: Callable[[*Ts], T], *args: *Ts) -> T:
        return await self._submit(JobKind.REVIEW, asker, table, CURVE_PATIENCE, work, *args)

    def used(self, asker: Asker) -> float:
        return self._jobs.used(asker)

    async def _submit(
        self, kind: JobKind, asker: Asker, table: str, patience: float, work: Callable[[*Ts], T], *args: *Ts
    ) -> T:
        """The result of a job that a worker begins, or for a hint finishes, within `patience` seconds."""
        self.get_ready()
        job = Job(kind, asker, table, work, args, self._budget)
        self._jobs.put(job)
        answer = asyncio.wrap_future(job.answer)
        try:
            await asyncio.wait([answer], timeout=patience)
            if kind is not JobKind.HINT and not job.answer.cancel():  # it has begun
                await asyncio.wait([answer], timeout=self._budget)
            if answer.done() and not answer.cancelled():
                return answer.result()  # type: ignore[no-any-return]
            raise ThinkingFailed
        except ThinkingFailed:
            THOUGHTS_DECLINED.labels(kind).inc()
            raise
        finally:
            job.answer.cancel()  # no work for a cancelled caller
            answer.cancel()

    def close(self) -> None:
        """End all workers."""
        self._jobs.close()
        for worker in self._workers:
            worker.close()
        if self._processes:
            until = monotonic() + JOIN_SECONDS
            for worker in self._workers:
                worker.join(max(0.0, until - monotonic()))
