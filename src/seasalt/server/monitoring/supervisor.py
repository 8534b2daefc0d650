"""Background tasks that are restarted when they fail.

A task that fails is logged and restarted after a pause, so that one bad row or one lost connection does not
end it. Each task sends a heartbeat once per pass; `troubles` names those that have stopped.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextvars import Context
from time import monotonic

from seasalt.server.monitoring.metrics import LOOP_LAG, RESTARTS
from seasalt.server.monitoring.server_log import log, log_failure

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0  # seconds before a failed task is restarted
CALM = 60.0  # seconds without a failure after which pauses are short again
LAG_EVERY = 0.25  # seconds between two measurements of the event loop
BLOCKED = 1.0  # seconds of lag from which on it is logged
STALL = 60.0  # seconds without a heartbeat after which a task is stalled

Work = Callable[[], Awaitable[None]]


class Supervisor:
    """The background tasks of one node."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._heartbeats: dict[str, float] = {}
        self._down: set[str] = set()

    def start(self, name: str, work: Work, *, heartbeats: bool = True) -> None:
        """Run `work` until the node closes; it is restarted when it fails or returns.

        Without `heartbeats`, for work that waits for others, it cannot stall, only fail.
        """
        if heartbeats:
            self.heartbeat(name)
        self._tasks[name] = asyncio.create_task(
            self._keep(name, work),
            name=name,
            context=Context(),  # it belongs to no request
        )

    def heartbeat(self, name: str) -> None:
        """The task has done one more pass."""
        self._heartbeats[name] = self._clock()

    def troubles(self) -> dict[str, str]:
        """Tasks that are `restarting` or `stalled`."""
        now = self._clock()
        stalled = {name: "stalled" for name, at in self._heartbeats.items() if now > at + STALL}
        return stalled | dict.fromkeys(self._down, "restarting")

    async def close(self) -> None:
        """Cancel all tasks, and wait for their ends."""
        tasks = set(self._tasks.values())
        while tasks:
            for task in tasks:
                task.cancel()  # more than once: a library may swallow a cancellation
            _, tasks = await asyncio.wait(tasks, timeout=0.1)
        self._tasks.clear()
        self._heartbeats.clear()
        self._down.clear()

    async def _keep(self, name: str, work: Work) -> None:
        pause = FIRST_PAUSE
        while True:
            started = self._clock()
            try:
                await work()
                log(logging.ERROR, "task_ended", task=name)
            except Exception:
                log_failure("task_failed", task=name)
            except asyncio.CancelledError:
                if _is_cancelled():
                    raise
                log_failure("task_failed", task=name)  # not the task but something it awaited was cancelled
            RESTARTS.labels(name).inc()
            self._down.add(name)
            pause = FIRST_PAUSE if self._clock() > started + CALM else pause
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
            self._down.discard(name)
            if name in self._heartbeats:
                self.heartbeat(name)


def _is_cancelled() -> bool:
    task = asyncio.current_task()
    return task is None or task.cancelling() > 0


async def measure_lag(heartbeat: Callable[[], None]) -> None:
    """Measure the lag of the event loop forever: what blocks it delays every client."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LAG_EVERY
        await asyncio.sleep(LAG_EVERY)
        late = max(0.0, loop.time() - due)
        LOOP_LAG.observe(late)
        if late >= BLOCKED:
            log(logging.WARNING, "loop_blocked", seconds=round(late, 2))
        heartbeat()
