"""Workers: only the one that takes too long is killed, and cancelled jobs are not run."""

import logging
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import Any

import pytest

from seasalt.server.interfaces.asker import Asker
from seasalt.server.interfaces.bot_work import ThinkingFailed
from seasalt.server.monitoring.metrics import THINKERS_KILLED
from seasalt.server.workers import worker as worker_module
from seasalt.server.workers.fair_queue import MOST, JobKind
from seasalt.server.workers.worker import Job, JobQueue, ProcessWorker, ThreadWorker
from tests.servers import PATIENCE_S

pytestmark = pytest.mark.anyio


@contextmanager
def working(*kinds: type[ProcessWorker] | type[ThreadWorker]) -> Iterator[tuple[JobQueue, list[Any]]]:
    """A queue with workers."""
    queue = JobQueue()
    workers = [kind(queue) for kind in kinds]
    for worker in workers:
        worker.start()
    try:
        yield queue, workers
    finally:
        queue.close()
        for worker in workers:
            worker.close()
        for worker in workers:
            worker.join(PATIENCE_S)


def ask(
    queue: JobQueue, work: Callable[..., Any], *args: Any, table: str = "reef", seconds: float = PATIENCE_S
) -> Job:
    job = Job(JobKind.BOT, Asker(table), table, work, args, seconds)
    queue.put(job)
    return job


def result_of(job: Job) -> Any:
    """The result, or `ThinkingFailed`."""
    try:
        return job.answer.result(PATIENCE_S)
    except ThinkingFailed:
        return ThinkingFailed


def fail() -> None:
    raise LookupError("crab-DB")


def die() -> None:
    os._exit(1)


def hang(pipe: Connection) -> None:
    time.sleep(60)


# --- processes


def test_a_worker_that_takes_too_long_is_killed_alone_and_replaced(caplog: pytest.LogCaptureFixture) -> None:
    killed = THINKERS_KILLED._value.get()
    with working(ProcessWorker, ProcessWorker) as (queue, _), caplog.at_level(logging.WARNING):
        slow = ask(queue, time.sleep, 600, table="slow", seconds=1.0)
        beside = ask(queue, time.sleep, 2.0, table="beside")  # running while the other is killed
        behind = [ask(queue, time.sleep, 0.1, table=f"behind {number}") for number in range(6)]

        assert result_of(slow) is ThinkingFailed
        assert result_of(beside) is None
        assert [*map(result_of, behind)] == [None] * 6
        assert THINKERS_KILLED._value.get() == killed + 1
    assert [record.message for record in caplog.records] == ["thinker_killed"]


def test_seconds_count_from_when_a_worker_begins() -> None:
    with working(ProcessWorker) as (queue, _):
        ask(queue, time.sleep, 2.2, table="before")

        assert result_of(ask(queue, time.sleep, 0.0, seconds=2.0)) is None


def test_a_thought_that_fails_says_no_more_than_how_and_its_process_thinks_on(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with working(ProcessWorker) as (queue, _), caplog.at_level(logging.WARNING):
        before = result_of(ask(queue, os.getpid))

        assert result_of(ask(queue, fail)) is ThinkingFailed
        assert result_of(ask(queue, os.getpid)) == before
    [record] = caplog.records
    assert record.facts == {"kind": "bot", "table": "reef", "why": "LookupError"}  # type: ignore[attr-defined]


def test_a_worker_that_dies_is_replaced() -> None:
    with working(ProcessWorker) as (queue, _):
        assert result_of(ask(queue, die)) is ThinkingFailed
        assert result_of(ask(queue, os.getpid)) is not ThinkingFailed


def test_a_process_that_does_not_start_in_time_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_module, "run_worker_process", hang)
    monkeypatch.setattr(worker_module, "START_SECONDS", 0.2)
    process = worker_module._Process()
    try:
        with pytest.raises(TimeoutError):
            process.wait_until_started()
    finally:
        process.end()


def test_processes_end_with_their_line() -> None:
    with working(ProcessWorker) as (queue, _):
        pid = result_of(ask(queue, os.getpid))
        thinking, waiting = ask(queue, time.sleep, 600), ask(queue, time.sleep, 600)

    assert (result_of(thinking), result_of(waiting)) == (ThinkingFailed, ThinkingFailed)
    assert result_of(ask(queue, os.getpid)) is ThinkingFailed
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


# --- the queue


def test_a_cancelled_job_leaves_the_queue_and_is_not_run() -> None:
    queue = JobQueue()
    cancelled, waiting = ask(queue, os.getpid), ask(queue, os.getpid)
    cancelled.answer.cancel()

    assert len(queue) == 1
    assert queue.take() is waiting


def test_where_too_many_jobs_wait_the_next_one_fails_at_once() -> None:
    queue = JobQueue()
    for number in range(MOST):
        ask(queue, os.getpid, table=f"table {number}")

    assert result_of(ask(queue, os.getpid, table="one more")) is ThinkingFailed


def test_what_workers_do_counts_for_the_guest_unless_a_bot_moves() -> None:
    anna, queue = Asker("Anna", "home"), JobQueue()
    for kind in JobKind:
        queue.done(Job(kind, anna, "reef", os.getpid, (), PATIENCE_S), 1.0)

    assert queue.used(anna) == pytest.approx(len(JobKind) - 1, rel=0.1)
    assert queue.used(Asker("Ben", "away")) == 0.0


@pytest.mark.parametrize("kind", [ProcessWorker, ThreadWorker])
def test_a_worker_counts_what_it_does(kind: type[ProcessWorker] | type[ThreadWorker]) -> None:
    anna = Asker("Anna", "home")
    with working(kind) as (queue, _):
        for _ in range(2):  # the first is counted before the second begins
            job = Job(JobKind.REVIEW, anna, "reef", os.getpid, (), PATIENCE_S)
            queue.put(job)
            result_of(job)

        assert queue.used(anna) > 0.0


def test_a_guest_who_had_much_makes_room_for_others_where_too_many_jobs_wait() -> None:
    queue = JobQueue()
    askers = [Asker(f"guest {number}") for number in range(MOST)]
    waiting = [Job(JobKind.REVIEW, asker, "reef", os.getpid, (), PATIENCE_S) for asker in askers]
    for job in waiting:
        queue.put(job)
    queue.done(waiting[7], 5.0)

    queue.put(Job(JobKind.REVIEW, Asker("Anna"), "reef", os.getpid, (), PATIENCE_S))

    assert result_of(waiting[7]) is ThinkingFailed
    assert [job.answer.done() for job in waiting].count(True) == 1
