"""Who thinks: workers that take one thought at a time from a queue, each a process or a thread.

A thought's seconds count from when a worker begins it. A process that takes longer is killed and replaced; no
other thought is lost with it, since none was handed to it ahead of its time.
"""

import logging
import multiprocessing
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from seasalt.server.monitoring.metrics import QUEUE, THINKERS_KILLED, THINKING, THOUGHT_WAIT
from seasalt.server.monitoring.server_log import log
from seasalt.server.workers.fair_queue import FairQueue, Kind
from seasalt.server.workers.thoughts import serve

PAUSE, LONGEST_PAUSE = 0.1, 5.0  # seconds before another process is tried where one died at birth
SPAWN = multiprocessing.get_context("spawn")  # a forked loop would share its sockets


class NoThought(Exception):
    """Nobody had the time to think that, or whoever began took too long or died."""


@dataclass(frozen=True, slots=True, eq=False)
class Job:
    """One thought: what is to be done, and within how many seconds from its start."""

    kind: Kind
    table: str
    work: Callable[..., Any]
    args: tuple[Any, ...]
    seconds: float
    answer: "Future[Any]" = field(default_factory=Future)
    asked: float = field(default_factory=monotonic)


class Line:
    """The queue between those who ask, on the event loop, and those who think, on threads."""

    def __init__(self) -> None:
        self._queue: FairQueue[Job] = FairQueue()
        self._changed = threading.Condition()
        self.closed = threading.Event()

    def __len__(self) -> int:
        return len(self._queue)

    def put(self, job: Job) -> None:
        """Have it thought; its answer is NoThought at once where too many wait."""
        with self._changed:
            found_room = not self.closed.is_set() and self._queue.put(job)
            QUEUE.labels("thoughts").set(len(self._queue))
            self._changed.notify()
        if found_room:
            job.answer.add_done_callback(lambda _: self._drop(job))
        else:
            job.answer.set_exception(NoThought())

    def take(self) -> Job | None:
        """The next one, begun; None when the line is closed."""
        while True:
            with self._changed:
                while not (job := self._queue.take()) and not self.closed.is_set():
                    self._changed.wait()
                QUEUE.labels("thoughts").set(len(self._queue))
            if job is None:
                return None
            if job.answer.set_running_or_notify_cancel():
                THOUGHT_WAIT.labels(job.kind).observe(monotonic() - job.asked)
                return job

    def close(self) -> None:
        """Whoever still waits gets no thought."""
        with self._changed:
            self.closed.set()
            left = [*iter(self._queue.take, None)]
            self._changed.notify_all()
        for job in left:
            if job.answer.set_running_or_notify_cancel():
                job.answer.set_exception(NoThought())

    def _drop(self, job: Job) -> None:
        if job.answer.cancelled():
            with self._changed:
                self._queue.drop(job)
                QUEUE.labels("thoughts").set(len(self._queue))


class ThreadWorker(threading.Thread):
    """Thinks in a thread of the server: nobody can end a thought there that takes too long."""

    def __init__(self, line: Line) -> None:
        super().__init__(name="thinker", daemon=True)
        self._line = line

    def run(self) -> None:
        while (job := self._line.take()) is not None:
            with THINKING.labels(job.kind).time():
                try:
                    job.answer.set_result(job.work(*job.args))
                except Exception as error:
                    _report(job, type(error).__name__)

    def close(self) -> None:
        """It ends with its line."""


class ProcessWorker(threading.Thread):
    """A thread that has its thoughts done by a process of its own."""

    def __init__(self, line: Line) -> None:
        super().__init__(name="thinker", daemon=True)
        self._line = line
        self._lock = threading.Lock()
        self._alive: set[_Process] = set()
        self._process: _Process | None = None
        self._successor: _Process | None = None  # it has the kernel, and takes over with the next thought
        self._is_warm = False

    def run(self) -> None:
        pause = PAUSE
        while not self._line.closed.is_set():
            self._process = self._process or self._start(warm=False)
            if self._process is None:
                self._line.closed.wait(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
                continue
            pause = PAUSE
            if (job := self._line.take()) is not None:
                self._think(job)

    def warm_up(self) -> str | None:
        """Start a process with the kernel, which takes over once it is ready; the name of its engine.

        It may take as long as it needs: the other one thinks meanwhile. None if it died.
        """
        if (process := self._start(warm=True)) is None:
            return None
        with self._lock:
            self._is_warm = True
            unused, self._successor = self._successor, process
        if unused is not None:
            self._end(unused)
        return process.engine

    def close(self) -> None:
        """End its processes, in the middle of a thought or not. The line is closed by now."""
        with self._lock:
            alive = list(self._alive)
        for process in alive:
            self._end(process)

    def _think(self, job: Job) -> None:
        if self._successor is not None or self._process is None or not self._process.is_alive():
            self._renew()
        began = monotonic()
        try:
            process = self._process or self._start(warm=False)
            if process is None:
                raise EOFError
            self._process = process
            done = process.ask(job)
        except (EOFError, OSError):
            self._renew()
            if self._line.closed.is_set():
                job.answer.set_exception(NoThought())
            else:
                _report(job, "died")
        except Exception as error:  # what could not be sent, or read
            _report(job, type(error).__name__)
        else:
            if done is None:
                self._renew()
                THINKERS_KILLED.inc()
                log(logging.WARNING, "thinker_killed", kind=job.kind, table=job.table, seconds=job.seconds)
                job.answer.set_exception(NoThought())
            elif done[0]:
                job.answer.set_result(done[1])
            else:
                _report(job, done[1])
        THINKING.labels(job.kind).observe(monotonic() - began)

    def _renew(self) -> None:
        """End the process. If it has no successor but had the kernel, one is started beside the next."""
        with self._lock:
            old = self._process
            self._process, self._successor = self._successor, None
            is_cold = self._is_warm and self._process is None and not self._line.closed.is_set()
        if old is not None:
            self._end(old)
        if is_cold:
            threading.Thread(target=self.warm_up, name="thinker", daemon=True).start()

    def _start(self, *, warm: bool) -> "_Process | None":
        """A process that has said that it is there; None if it died before, or if the node closes."""
        process = None
        try:
            with self._lock:
                if self._line.closed.is_set():
                    return None
                process = _Process(warm)
                self._alive.add(process)
            process.greet()
        except (EOFError, OSError):
            if process is not None:
                self._end(process)
            return None
        return process

    def _end(self, process: "_Process") -> None:
        with self._lock:
            was_alive = process in self._alive
            self._alive.discard(process)
        if was_alive:
            process.end()


class _Process:
    """One process, seen from the node."""

    def __init__(self, warm: bool) -> None:
        self._line, theirs = SPAWN.Pipe()
        self._process = SPAWN.Process(target=serve, args=(theirs, warm), name="thinker", daemon=True)
        self._process.start()
        theirs.close()
        self.engine = ""

    def greet(self) -> None:
        """Wait until it is there."""
        self.engine = self._line.recv()

    def is_alive(self) -> bool:
        return self._process.is_alive()

    def ask(self, job: Job) -> tuple[bool, Any] | None:
        """Whether it went well, and what came of it; None if it took too long."""
        self._line.send((job.work, job.args))
        return self._line.recv() if self._line.poll(job.seconds) else None

    def end(self) -> None:
        """Whatever it does, it is over."""
        self._process.kill()
        self._process.join()


def _report(job: Job, why: str) -> None:
    log(logging.WARNING, "thought_failed", kind=job.kind, table=job.table, why=why)
    job.answer.set_exception(NoThought())
