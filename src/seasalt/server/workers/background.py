"""Work that takes a while, beside the event loop: one piece at a time, and never many that wait.

Python runs one thread at a time. Six that count or format would each take their share from the moves of
everybody; one does not.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from seasalt.server.refusals import RequestRefused

T = TypeVar("T")

MOST = 40  # pieces that wait or are worked on
MOST_OF_ONE = 8  # the same, for one who asks


class Background:
    """One for each node."""

    def __init__(self, most: int = MOST, most_of_one: int = MOST_OF_ONE) -> None:
        self._most = most
        self._most_of_one = most_of_one
        self._thread = ThreadPoolExecutor(1, "background")
        self._turn = asyncio.Lock()
        self._asked: Counter[str] = Counter()

    async def run(self, who: str, work: Callable[[], T]) -> T:
        """What comes of the work, in its turn. What is cancelled before that is never begun."""
        if self._asked[who] >= self._most_of_one or self._asked.total() >= self._most:
            raise RequestRefused("busy")
        self._asked[who] += 1
        try:
            async with self._turn:
                return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._asked[who] -= 1
            if not self._asked[who]:
                del self._asked[who]

    def close(self) -> None:
        """Begin nothing more."""
        self._thread.shutdown(wait=False, cancel_futures=True)
