"""Long work off the event loop: one piece at a time, with a bounded queue.

Python runs one thread at a time, so several threads that compute would slow down everybody's moves.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from seasalt.server.refusals import RequestRefused

T = TypeVar("T")

MOST = 40  # pieces that wait or run
MOST_OF_ONE = 8  # the same, for one client


class Background:
    """The background thread of one node."""

    def __init__(self, most: int = MOST, most_of_one: int = MOST_OF_ONE) -> None:
        self._most = most
        self._most_of_one = most_of_one
        self._thread = ThreadPoolExecutor(1, "background")
        self._turn = asyncio.Lock()
        self._pending: Counter[str] = Counter()

    async def run(self, who: str, work: Callable[[], T]) -> T:
        if self._pending[who] >= self._most_of_one or self._pending.total() >= self._most:
            raise RequestRefused("busy")
        self._pending[who] += 1
        try:
            async with self._turn:
                return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._pending[who] -= 1
            if not self._pending[who]:
                del self._pending[who]

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
