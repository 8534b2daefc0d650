"""Background tasks are restarted when they fail, and those in trouble are reported."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from seasalt.server.monitoring import supervisor
from seasalt.server.monitoring.metrics import REGISTRY
from seasalt.server.monitoring.server_log import REQUEST
from seasalt.server.monitoring.supervisor import LONGEST_PAUSE, STALL, Supervisor, measure_lag
from tests.servers import PATIENCE_S

pytestmark = pytest.mark.anyio


class Time:
    """A manual clock."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
async def tasks(time: Time) -> AsyncIterator[Supervisor]:
    supervised = Supervisor(time)
    yield supervised
    await supervised.close()


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The pauses of the supervisor, which does not really sleep."""
    slept: list[float] = []
    sleep = asyncio.sleep

    async def at_once(seconds: float) -> None:
        slept.append(seconds)
        await sleep(0)

    monkeypatch.setattr("asyncio.sleep", at_once)
    return slept


async def for_ever() -> None:
    await asyncio.Event().wait()


def failing(
    times: int, how: Callable[[], Awaitable[None]]
) -> tuple[Callable[[], Awaitable[None]], asyncio.Event]:
    """Work that ends in this way several times and then runs on, and an event for that moment."""
    left, well = times, asyncio.Event()

    async def work() -> None:
        nonlocal left
        if left:
            left -= 1
            await how()
            return
        well.set()
        await for_ever()

    return work, well


async def fail() -> None:
    raise ValueError("crab-DB")


async def end() -> None:
    pass


async def wait_for_what_is_cancelled() -> None:
    other = asyncio.get_running_loop().create_future()
    other.cancel()
    await other


def restarts(task: str) -> float:
    return REGISTRY.get_sample_value("seasalt_task_restarts_total", {"task": task}) or 0


@pytest.mark.parametrize("how", [fail, end, wait_for_what_is_cancelled])
async def test_a_task_that_ends_is_started_again(
    tasks: Supervisor, pauses: list[float], how: Callable[[], Awaitable[None]]
):
    before = restarts("sweep")
    work, well = failing(3, how)
    tasks.start("sweep", work)

    await asyncio.wait_for(well.wait(), PATIENCE_S)

    assert restarts("sweep") == before + 3
    assert not tasks.troubles()


async def test_a_failure_is_logged_with_the_task_and_its_stack(
    tasks: Supervisor, pauses: list[float], caplog: pytest.LogCaptureFixture
):
    work, well = failing(1, fail)
    tasks.start("sweep", work)
    await asyncio.wait_for(well.wait(), PATIENCE_S)

    [record] = [record for record in caplog.records if record.name == "seasalt.server"]

    assert (record.levelno, record.getMessage()) == (logging.ERROR, "task_failed")
    assert record.facts == {"task": "sweep"}  # type: ignore[attr-defined]
    assert record.exc_info is not None
    assert record.exc_info[0] is ValueError


async def test_pauses_grow_up_to_the_longest(tasks: Supervisor, pauses: list[float]):
    work, well = failing(9, fail)
    tasks.start("sweep", work)
    await asyncio.wait_for(well.wait(), PATIENCE_S)

    assert pauses == sorted(pauses)
    assert pauses[0] < 1
    assert pauses[-1] == pauses[-2] == LONGEST_PAUSE


async def test_after_a_long_calm_the_pauses_begin_anew(tasks: Supervisor, pauses: list[float], time: Time):
    async def fail_late() -> None:
        time.now += 3600
        raise ValueError

    work, well = failing(4, fail_late)
    tasks.start("sweep", work)
    await asyncio.wait_for(well.wait(), PATIENCE_S)

    assert len(set(pauses)) == 1


async def test_a_failed_task_is_in_trouble_until_it_is_back(tasks: Supervisor):
    work, well = failing(1, fail)
    tasks.start("sweep", work)
    async with asyncio.timeout(PATIENCE_S):
        while not tasks.troubles():
            await asyncio.sleep(0)
        in_trouble = tasks.troubles()
        await well.wait()

    assert in_trouble == {"sweep": "restarting"}
    assert not tasks.troubles()


async def test_a_task_that_stops_beating_is_in_trouble(tasks: Supervisor, time: Time):
    tasks.start("sweep", for_ever)
    tasks.start("listen", for_ever)
    time.now += STALL + 1
    tasks.heartbeat("listen")

    assert tasks.troubles() == {"sweep": "stalled"}


async def test_one_failure_leaves_the_other_tasks_alone(tasks: Supervisor, pauses: list[float]):
    passes = 0

    async def steady() -> None:
        nonlocal passes
        passes += 1
        await for_ever()

    work, well = failing(5, fail)
    tasks.start("listen", steady)
    tasks.start("sweep", work)
    await asyncio.wait_for(well.wait(), PATIENCE_S)

    assert passes == 1


async def test_close_ends_all_even_one_that_swallows_the_first_cancellation():
    ended: list[str] = []

    async def polite() -> None:
        try:
            await for_ever()
        finally:
            ended.append("polite")

    async def stubborn() -> None:
        try:
            await for_ever()
        except asyncio.CancelledError:
            await asyncio.sleep(0)
        try:
            await for_ever()
        finally:
            ended.append("stubborn")

    tasks = Supervisor()
    tasks.start("polite", polite)
    tasks.start("stubborn", stubborn)
    await asyncio.sleep(0)

    await asyncio.wait_for(tasks.close(), PATIENCE_S)

    assert sorted(ended) == ["polite", "stubborn"]
    assert not tasks.troubles()


async def test_a_task_started_while_a_request_is_served_is_not_about_that_request(tasks: Supervisor):
    seen: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()

    async def look() -> None:
        seen.set_result(REQUEST.get())
        await for_ever()

    token = REQUEST.set("abcd")
    tasks.start("sweep", look)
    REQUEST.reset(token)

    assert await asyncio.wait_for(seen, PATIENCE_S) is None


# --- the event loop


def lag(what: str) -> float:
    return REGISTRY.get_sample_value(f"seasalt_event_loop_lag_seconds_{what}") or 0


async def test_a_blocked_event_loop_is_measured_and_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    monkeypatch.setattr(supervisor, "LAG_EVERY", 0.01)
    monkeypatch.setattr(supervisor, "BLOCKED", 0.2)
    loop, late = asyncio.get_running_loop(), 0.0
    now = loop.time
    monkeypatch.setattr(loop, "time", lambda: now() + late)
    passes = asyncio.Semaphore(0)
    before = lag("sum")
    measuring = asyncio.create_task(measure_lag(passes.release))
    async with asyncio.timeout(PATIENCE_S):
        await passes.acquire()
        late = 0.3
        await passes.acquire()
    measuring.cancel()

    assert lag("sum") >= before + 0.2
    assert "loop_blocked" in caplog.messages
