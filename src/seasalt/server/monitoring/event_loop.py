"""The lag of the event loop: whatever blocks it makes everybody wait."""

import asyncio
import logging
from collections.abc import Callable

from seasalt.server.monitoring.metrics import LOOP_LAG
from seasalt.server.monitoring.server_log import log

EVERY = 0.25  # seconds
BLOCKED = 1.0  # seconds of lag from which on it is logged


async def measure_lag(beat: Callable[[], None]) -> None:
    """Measure the lag of the loop forever."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + EVERY
        await asyncio.sleep(EVERY)
        late = max(0.0, loop.time() - due)
        LOOP_LAG.observe(late)
        if late >= BLOCKED:
            log(logging.WARNING, "loop_blocked", seconds=round(late, 2))
        beat()
