"""Workers that take one job at a time from a queue, each in a process or a thread.

The seconds of a job count from when a worker begins it. A process that takes longer is killed and replaced;
no other job is lost with it, since it has only one at a time.
"""

import logging
import multiprocessing
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from seasalt.server.interfaces.asker import Asker
from seasalt.server.interfaces.bot_work import ThinkingFailed
from seasalt.server.monitoring.metrics import QUEUE, THINKERS_KILLED, THINKING, THOUGHT_WAIT
from seasalt.server.monitoring.server_log import log
from seasalt.server.workers.fair_queue import JobKind, KindQueue, Usage
from seasalt.server.workers.worker_process import run_worker_process

PAUSE, LONGEST_PAUSE = 0.1, 5.0  # seconds before another process is tried after one died at its start
START_SECONDS = 60.0  # for a process to import what its jobs need, also on a busy machine
SPAWN = multiprocessing.get_context("spawn")  # a forked loop would share its sockets


@dataclass(frozen=True, slots=True, eq=False)
class Job:
    """One call for a worker: for whom, at which table, and how many seconds it may take from its start."""

    kind: JobKind
    asker: Asker
    table: str
    work: Callable[..., Any]
    args: tuple[Any, ...]
    seconds: float
    answer: "Future[Any]" = field(default_factory=Future)
    queued_at: float = field(default_factory=monotonic)


class JobQueue:
    """The queue between callers on the event loop and workers on threads."""

    def __init__(self) -> None:
        self._usage = Usage()
        self._queue = KindQueue[Job](self._usage)
        self._changed = threading.Condition()
        self.closed = threading.Event()

    def __len__(self) -> int:
        return len(self._queue)

    def put(self, job: Job) -> None:
        """Queue a job. If too many wait, it or another one fails at once."""
        with self._changed:
            refused = job if self.closed.is_set() else self._queue.put(job)
            QUEUE.labels("thoughts").set(len(self._queue))
            self._changed.notify()
        job.answer.add_done_callback(lambda _: self._drop(job))
        if refused is not None and refused.answer.set_running_or_notify_cancel():
            refused.answer.set_exception(ThinkingFailed())

    def take(self) -> Job | None:
        """Wait for the next job and mark it as running; None when the queue is closed."""
        while True:
            with self._changed:
                while not (job := self._queue.take()) and not self.closed.is_set():
                    self._changed.wait()
                QUEUE.labels("thoughts").set(len(self._queue))
            if job is None:
                return None
            if job.answer.set_running_or_notify_cancel():
                THOUGHT_WAIT.labels(job.kind).observe(monotonic() - job.queued_at)
                return job

    def done(self, job: Job, seconds: float) -> None:
        """Count how long a worker had a job. Bots move for their whole table, and so count for no guest."""
        THINKING.labels(job.kind).observe(seconds)
        if job.kind is not JobKind.BOT:
            with self._changed:
                self._usage.add(job.asker, seconds)

    def used(self, asker: Asker) -> float:
        """The seconds that were worked for a guest lately."""
        with self._changed:
            return self._usage.of(asker)

    def close(self) -> None:
        """Fail all waiting jobs."""
        with self._changed:
            self.closed.set()
            left = [*iter(self._queue.take, None)]
            self._changed.notify_all()
        for job in left:
            if job.answer.set_running_or_notify_cancel():
                job.answer.set_exception(ThinkingFailed())

    def _drop(self, job: Job) -> None:
        if job.answer.cancelled():
            with self._changed:
                self._queue.drop(job)
                QUEUE.labels("thoughts").set(len(self._queue))


class ThreadWorker(threading.Thread):
    """A worker in a thread of the server, where a job that takes too long cannot be killed."""

    def __init__(self, jobs: JobQueue) -> None:
        super().__init__(name="thinker", daemon=True)
        self._jobs = jobs

    def run(self) -> None:
        while (job := self._jobs.take()) is not None:
            began = monotonic()
            try:
                job.answer.set_result(job.work(*job.args))
            except Exception as error:
                _report(job, type(error).__name__)
            self._jobs.done(job, monotonic() - began)

    def close(self) -> None:
        """Nothing to do: the thread ends with its queue."""


class ProcessWorker(threading.Thread):
    """A thread that runs its jobs in a process of its own."""

    def __init__(self, jobs: JobQueue) -> None:
        super().__init__(name="thinker", daemon=True)
        self._jobs = jobs
        self._lock = threading.Lock()
        self._process: _Process | None = None

    def run(self) -> None:
        pause = PAUSE
        while not self._jobs.closed.is_set():
            if self._running() is None:
                self._jobs.closed.wait(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
                continue
            pause = PAUSE
            if (job := self._jobs.take()) is not None:
                self._think(job)

    def close(self) -> None:
        """Kill its process, even during a job. The queue is closed by now."""
        self._end_process()

    def _end_process(self) -> None:
        with self._lock:
            process, self._process = self._process, None
        if process is not None:
            process.end()

    def _think(self, job: Job) -> None:
        began = monotonic()
        try:
            process = self._running()  # another, if it died while there was nothing to do
            if process is None:
                raise EOFError
            done = process.run(job)
        except (EOFError, OSError):
            self._end_process()
            if self._jobs.closed.is_set():
                job.answer.set_exception(ThinkingFailed())
            else:
                _report(job, "died")
        except Exception as error:  # the job or its result could not be pickled
            _report(job, type(error).__name__)
        else:
            if done is None:
                self._end_process()
                THINKERS_KILLED.inc()
                log(logging.WARNING, "thinker_killed", kind=job.kind, table=job.table, seconds=job.seconds)
                job.answer.set_exception(ThinkingFailed())
            elif done[0]:
                job.answer.set_result(done[1])
            else:
                _report(job, done[1])
        self._jobs.done(job, monotonic() - began)

    def _running(self) -> "_Process | None":
        """Its process, or a new one if that is dead; None if that dies at its start, or the node closes."""
        process = self._process
        if process is not None and process.is_alive():
            return process
        self._end_process()
        try:
            with self._lock:
                if self._jobs.closed.is_set():
                    return None
                process = self._process = _Process()
            process.wait_until_started()
        except (EOFError, OSError):
            self._end_process()
            return None
        return process


class _Process:
    """The node's handle of a worker process."""

    def __init__(self) -> None:
        self._pipe, child_end = SPAWN.Pipe()
        self._process = SPAWN.Process(
            target=run_worker_process, args=(child_end,), name="thinker", daemon=True
        )
        self._process.start()
        child_end.close()

    def wait_until_started(self) -> None:
        """Wait for its first message; `TimeoutError` if none comes."""
        if not self._pipe.poll(START_SECONDS):
            raise TimeoutError
        self._pipe.recv()

    def is_alive(self) -> bool:
        return self._process.is_alive()

    def run(self, job: Job) -> tuple[bool, Any] | None:
        """Whether the job succeeded, and its result or error; None if it took too long."""
        self._pipe.send((job.work, job.args))
        return self._pipe.recv() if self._pipe.poll(job.seconds) else None

    def end(self) -> None:
        """Kill the process."""
        self._process.kill()
        self._process.join()


def _report(job: Job, why: str) -> None:
    log(logging.WARNING, "thought_failed", kind=job.kind, table=job.table, why=why)
    job.answer.set_exception(ThinkingFailed())
