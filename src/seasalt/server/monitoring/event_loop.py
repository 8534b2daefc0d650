"""How promptly the event loop comes round: whatever holds it up makes everybody wait."""

import asyncio
import logging
from collections.abc import Callable

from seasalt.server.monitoring.metrics import LOOP_LAG
from seasalt.server.monitoring.server_log import log

EVERY = 0.25  # seconds
BLOCKED = 1.0  # seconds late: then it is logged


async def measure_lag(beat: Callable[[], None]) -> None:
    """Measure, for ever, how late the loop is."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + EVERY
        await asyncio.sleep(EVERY)
        late = max(0.0, loop.time() - due)
        LOOP_LAG.observe(late)
        if late >= BLOCKED:
            log(logging.WARNING, "loop_blocked", seconds=round(late, 2))
        beat()
