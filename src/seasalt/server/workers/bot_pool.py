"""Where bots think: three kinds of work that do not wait behind each other.

Bots that do not look ahead take less than a millisecond: they decide on the event loop, one at a time, with
sockets served in between. Bots that do, hints and curves are thought by `workers`. The kernel gets ready only
when one of those is wanted, in processes apart; until then workers think in plain Python, and less.
"""

import asyncio
import logging
import subprocess
import threading
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import TypeVar, TypeVarTuple

from seasalt.bots import Explanation, Level
from seasalt.kernel.engines import engine
from seasalt.rules.action import Action
from seasalt.rules.game import Game
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.view import View
from seasalt.server.monitoring.metrics import KERNEL_READY, THINKING, THOUGHTS_DECLINED
from seasalt.server.monitoring.server_log import log
from seasalt.server.workers.fair_queue import Kind
from seasalt.server.workers.thoughts import advise, looks_ahead, outlook, think
from seasalt.server.workers.worker import Job, Line, NoThought, ProcessWorker, ThreadWorker

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

FALLBACK = "greedy"  # plays for somebody who is not there
SIMPLER = Level.SKILLED  # decides for a bot that looks ahead when there is no time for that
THREADS = 2  # where there are no processes
PATIENCE = 0.1  # of the budget: how long a bot waits for a worker
PLAIN_HINT = 0.25  # of the promised time, or of the budget: how long plain Python thinks about a hint
ANSWERED_BY = 0.9  # of the promised time: a hint that began late is cut short
MOVE_SECONDS = 0.35
CURVE_PATIENCE = 30.0  # seconds that one turn of a curve may wait
GOODBYE = 1.0  # seconds
TRIES = (0.0, 10.0, 60.0)  # seconds before the kernel is tried, and tried again


class BotPool:
    """Some processes that think, or a few threads where there are none.

    `budget` is how many seconds one thought may take before its process is killed, `hint_seconds` the promise
    to a person, `move_seconds` how long a bot may look ahead in plain Python.
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
        self._move_seconds = move_seconds
        self._line = Line()
        self._workers: list[ProcessWorker] | list[ThreadWorker] = []
        self._one_at_a_time = asyncio.Lock()
        self._compiler: subprocess.Popen[bytes] | None = None
        self._wants_kernel = False
        self.kernel = "none"
        """`none` without numba, or as long as nobody needs it; else `loading`, `ready` or `failed`."""

    def get_ready(self) -> None:
        """Somebody is going to look ahead: workers start, and the kernel gets ready in the background."""
        if not self._workers and not self._line.closed.is_set():
            if self._processes:
                self._workers = [ProcessWorker(self._line) for _ in range(self._processes)]
            else:
                self._workers = [ThreadWorker(self._line) for _ in range(THREADS)]
            for worker in self._workers:
                worker.start()
        if not self._wants_kernel:
            self._wants_kernel = True
            if engine.can_compile():
                self.kernel = "loading"
                KERNEL_READY.set(0)
                threading.Thread(target=self._load_kernel, name="kernel", daemon=True).start()

    async def decide(
        self,
        bot: str,
        view: View,
        knowledge: Knowledge,
        options: tuple[Action, ...],
        seed: str,
        table: str,
    ) -> Action:
        """What the bot does. A simpler one decides for it when no worker has time, or the thought fails."""
        if looks_ahead(bot):
            with suppress(NoThought):
                return await self._ask(
                    Kind.BOT, table, self._budget * PATIENCE, think,
                    bot, view, knowledge, options, seed, self._move_seconds,
                )  # fmt: skip
            bot = SIMPLER
        async with self._one_at_a_time:
            with THINKING.labels("quick").time():
                action = think(bot, view, knowledge, options, seed)
            await asyncio.sleep(0)  # when many bots move at once, sockets are served in between
            return action

    async def explain(
        self, view: View, knowledge: Knowledge, options: tuple[Action, ...], seed: str, table: str
    ) -> Explanation:
        """What the adviser holds of each option; by the promised time, or NoThought."""
        promised = self._hint_seconds
        latest = monotonic() + promised * ANSWERED_BY
        seconds = min(promised, self._budget) * PLAIN_HINT
        return await self._ask(
            Kind.HINT, table, promised, advise, view, knowledge, options, seed, seconds, latest
        )

    async def outlook(self, game: Game, table: str) -> tuple[float, ...]:
        """The chances of all seats in a position of a game that is over by now."""
        return await self._ask(Kind.CURVE, table, CURVE_PATIENCE, outlook, game)

    async def _ask(self, kind: Kind, table: str, patience: float, work: Callable[[*Ts], T], *args: *Ts) -> T:
        """Have it thought, if a worker begins with it, or ends with a hint, before patience is at an end."""
        self.get_ready()
        job = Job(kind, table, work, args, self._budget)
        self._line.put(job)
        answer = asyncio.wrap_future(job.answer)
        try:
            await asyncio.wait([answer], timeout=patience)
            if kind is not Kind.HINT and not job.answer.cancel():  # it has begun
                await asyncio.wait([answer], timeout=self._budget)
            if answer.done() and not answer.cancelled():
                return answer.result()  # type: ignore[no-any-return]
            raise NoThought
        except NoThought:
            THOUGHTS_DECLINED.labels(kind).inc()
            raise
        finally:
            job.answer.cancel()  # whoever goes away is not thought for
            answer.cancel()

    def _load_kernel(self) -> None:
        began = monotonic()
        name = None
        for pause in TRIES:
            if self._line.closed.wait(pause):
                return
            if name := self._warm_up():
                break
        if self._line.closed.is_set():
            return
        self.kernel = {None: "failed", "numba": "ready"}.get(name, "none")
        KERNEL_READY.set(self.kernel == "ready")
        if self.kernel == "ready":
            log(logging.INFO, "kernel_ready", seconds=round(monotonic() - began, 1))
        else:
            log(logging.WARNING, "kernel_missing", why=self.kernel)

    def _warm_up(self) -> str | None:
        """Get the kernel ready, however long it takes; the name of the engine that there is then."""
        if not self._processes:
            engine.warm_up()
            engine.wait_until_ready()
            return engine.at_hand().NAME
        with suppress(OSError), engine.start_compiler() as self._compiler:
            self._compiler.wait()  # alone at first: the workers would all compile the same
        names = [worker.warm_up() for worker in self._workers if isinstance(worker, ProcessWorker)]
        return names[0] if all(names) else None

    def close(self) -> None:
        """No more thinking."""
        self._line.close()
        if self._compiler is not None:
            self._compiler.kill()
        for worker in self._workers:
            worker.close()
        if self._processes:
            until = monotonic() + GOODBYE
            for worker in self._workers:
                worker.join(max(0.0, until - monotonic()))
