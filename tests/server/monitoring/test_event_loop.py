"""The lag of the event loop."""

import asyncio

import pytest

from seasalt.server.monitoring import event_loop
from seasalt.server.monitoring.event_loop import measure_lag
from seasalt.server.monitoring.metrics import REGISTRY
from tests.servers import PATIENCE_S


def lag(what: str) -> float:
    return REGISTRY.get_sample_value(f"seasalt_event_loop_lag_seconds_{what}") or 0


@pytest.mark.anyio
async def test_who_holds_the_loop_up_is_measured_and_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    monkeypatch.setattr(event_loop, "EVERY", 0.01)
    monkeypatch.setattr(event_loop, "BLOCKED", 0.2)
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
