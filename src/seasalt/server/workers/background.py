"""Long work off the event loop: one piece at a time, in a bounded queue that is fair between askers.

Python runs one thread at a time, so several threads that compute would slow down everybody's moves.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from time import monotonic
from typing import Any, TypeVar

from seasalt.server.interfaces.asker import Asker
from seasalt.server.refusals import RequestRefused
from seasalt.server.workers.fair_queue import FairQueue, Usage

T = TypeVar("T")

MOST = 40  # pieces that wait
MOST_OF_ONE = 8  # the same, for one guest, or for one address without a guest


@dataclass(frozen=True, slots=True, eq=False)
class _Piece:
    asker: Asker
    work: Callable[[], Any]
    answer: "asyncio.Future[Any]"

    def refuse(self) -> None:
        if not self.answer.done():
            self.answer.set_exception(RequestRefused("busy"))

    def finish(self, working: "asyncio.Future[Any]") -> None:
        if working.cancelled():
            self.refuse()
        elif error := working.exception():
            if not self.answer.done():
                self.answer.set_exception(error)
        elif not self.answer.done():
            self.answer.set_result(working.result())


class Background:
    """The background thread of one node."""

    def __init__(self, most: int = MOST, most_of_one: int = MOST_OF_ONE) -> None:
        self._thread = ThreadPoolExecutor(1, "background")
        self._usage = Usage()
        self._waiting = FairQueue[_Piece](self._usage, most, most_of_one)
        self._is_working = False

    async def run(self, asker: Asker, work: Callable[[], T]) -> T:
        piece = _Piece(asker, work, asyncio.get_running_loop().create_future())
        if (refused := self._waiting.put(piece)) is not None:
            refused.refuse()
        self._go_on()
        try:
            return await piece.answer  # type: ignore[no-any-return]
        finally:
            self._waiting.drop(piece)

    def close(self) -> None:
        while (piece := self._waiting.take()) is not None:
            piece.refuse()
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _go_on(self) -> None:
        if self._is_working or (piece := self._waiting.take()) is None:
            return
        began = monotonic()
        working = asyncio.get_running_loop().run_in_executor(self._thread, piece.work)
        self._is_working = True

        def done(working: "asyncio.Future[Any]") -> None:
            """Called when the thread is free, even if the caller has left: all of its work counts."""
            self._is_working = False
            self._usage.add(piece.asker, monotonic() - began)
            piece.finish(working)
            self._go_on()

        working.add_done_callback(done)
