"""Who thinks: one that takes too long is ended alone, and nobody is thought for who has gone."""

import asyncio
import logging
import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from seasalt.kernel.engines import engine
from seasalt.server.monitoring.metrics import THINKERS_KILLED
from seasalt.server.workers.fair_queue import MOST, MOST_OF_A_TABLE, Kind
from seasalt.server.workers.worker import Job, Line, NoThought, ProcessWorker, ThreadWorker
from tests.server.players import until
from tests.servers import PATIENCE_S

pytestmark = pytest.mark.anyio


@contextmanager
def working(*kinds: type[ProcessWorker] | type[ThreadWorker]) -> Iterator[tuple[Line, list[Any]]]:
    """A line with such workers behind it."""
    line = Line()
    workers = [kind(line) for kind in kinds]
    for worker in workers:
        worker.start()
    try:
        yield line, workers
    finally:
        line.close()
        for worker in workers:
            worker.close()
        for worker in workers:
            worker.join(PATIENCE_S)


def ask(
    line: Line, work: Callable[..., Any], *args: Any, table: str = "reef", seconds: float = PATIENCE_S
) -> Job:
    job = Job(Kind.BOT, table, work, args, seconds)
    line.put(job)
    return job


def heard(job: Job) -> Any:
    """The answer, or `NoThought`."""
    try:
        return job.answer.result(PATIENCE_S)
    except NoThought:
        return NoThought


def fail() -> None:
    raise LookupError("crab-DB")


def die() -> None:
    os._exit(1)


def engine_at_hand() -> str:
    return engine.at_hand().NAME


# --- processes


def test_who_takes_too_long_is_ended_alone_and_replaced(caplog: pytest.LogCaptureFixture) -> None:
    killed = THINKERS_KILLED._value.get()
    with working(ProcessWorker, ProcessWorker) as (line, _), caplog.at_level(logging.WARNING):
        slow = ask(line, time.sleep, 600, table="slow", seconds=1.0)
        beside = ask(line, time.sleep, 2.0, table="beside")  # on the way while the other is ended
        behind = [ask(line, time.sleep, 0.1, table=f"behind {number}") for number in range(6)]

        assert heard(slow) is NoThought
        assert heard(beside) is None
        assert [*map(heard, behind)] == [None] * 6
        assert THINKERS_KILLED._value.get() == killed + 1
    assert [record.message for record in caplog.records] == ["thinker_killed"]


def test_seconds_count_from_when_a_worker_begins() -> None:
    with working(ProcessWorker) as (line, _):
        ask(line, time.sleep, 2.2, table="before")

        assert heard(ask(line, time.sleep, 0.0, seconds=2.0)) is None


def test_a_thought_that_fails_says_no_more_than_how_and_its_process_thinks_on(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with working(ProcessWorker) as (line, _), caplog.at_level(logging.WARNING):
        before = heard(ask(line, os.getpid))

        assert heard(ask(line, fail)) is NoThought
        assert heard(ask(line, os.getpid)) == before
    [record] = caplog.records
    assert record.facts == {"kind": "bot", "table": "reef", "why": "LookupError"}  # type: ignore[attr-defined]


def test_who_dies_thinking_is_replaced() -> None:
    with working(ProcessWorker) as (line, _):
        assert heard(ask(line, die)) is NoThought
        assert heard(ask(line, os.getpid)) is not NoThought


def test_processes_end_with_their_line() -> None:
    with working(ProcessWorker) as (line, _):
        pid = heard(ask(line, os.getpid))
        thinking, waiting = ask(line, time.sleep, 600), ask(line, time.sleep, 600)

    assert (heard(thinking), heard(waiting)) == (NoThought, NoThought)
    assert heard(ask(line, os.getpid)) is NoThought
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


async def test_the_kernel_gets_ready_beside_thoughts_and_is_not_ended_with_them() -> None:
    with working(ProcessWorker) as (line, [worker]):
        assert heard(ask(line, engine_at_hand)) == "python"
        warming = asyncio.create_task(asyncio.to_thread(worker.warm_up))
        slow = ask(line, time.sleep, 600, seconds=0.1)

        assert await asyncio.to_thread(heard, slow) is NoThought
        assert await warming == "numba"
        assert await asyncio.to_thread(heard, ask(line, engine_at_hand)) == "numba"

        again = ask(line, time.sleep, 600, seconds=0.1)
        assert await asyncio.to_thread(heard, again) is NoThought
        assert await asyncio.to_thread(heard, ask(line, engine_at_hand)) in ("python", "numba")
        await until(lambda: heard(ask(line, engine_at_hand)) == "numba")


# --- the line


class Held:
    """Keeps one worker until it is let go, and notes whose turn came when."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self._go = threading.Event()
        self.served: list[str] = []
        self._holding = ask(line, self._go.wait, table="first")

    async def begun(self) -> "Held":
        await until(self._holding.answer.running)
        return self

    def ask(self, table: str) -> Job:
        return ask(self._line, self.served.append, table, table=table)

    def let_go(self) -> None:
        self._go.set()


async def test_tables_are_served_in_turn() -> None:
    with working(ThreadWorker) as (line, _):
        held = await Held(line).begun()
        jobs = [held.ask(table) for table in ("greedy",) * MOST_OF_A_TABLE + ("reef", "lagoon")]
        held.let_go()
        for job in jobs:
            heard(job)

        assert held.served == ["greedy", "reef", "lagoon"] + ["greedy"] * (MOST_OF_A_TABLE - 1)


async def test_nobody_is_thought_for_who_has_gone() -> None:
    with working(ThreadWorker) as (line, _):
        held = await Held(line).begun()
        leaving, staying = held.ask("leaving"), held.ask("staying")
        leaving.answer.cancel()
        assert len(line) == 1
        held.let_go()
        heard(staying)

        assert held.served == ["staying"]


async def test_where_too_many_wait_the_next_is_told_at_once() -> None:
    with working(ThreadWorker) as (line, _):
        held = await Held(line).begun()
        for number in range(MOST):
            held.ask(f"table {number}")

        assert heard(held.ask("one more")) is NoThought
        held.let_go()
