"""The messages that wait to be sent to one client. A slow client gets the latest state, not every update.

1. It is bounded in messages and bytes. Answers are never skipped; if one does not fit, the connection ends.
2. When it is long, updates are skipped. Once it is empty, each table that changed meanwhile is sent as one
   snapshot, which replaces the skipped updates.
"""

import asyncio
from collections import deque

from seasalt.server.monitoring.metrics import CAUGHT_UP
from seasalt.server.tables.room import Room

MESSAGES = 256
BYTES = 1024 * 1024
BEHIND_MESSAGES = 16
BEHIND_BYTES = 128 * 1024


class Outbox:
    """The queue of one socket or event stream."""

    def __init__(self, guest: str) -> None:
        self._guest = guest
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._moved: dict[str, Room] = {}  # tables with skipped updates
        self._ready = asyncio.Event()
        self._short = asyncio.Event()  # few messages wait
        self._short.set()
        self._closed = False

    def put(self, message: bytes) -> bool:
        """Queue a message; False if it does not fit."""
        if self._closed:
            return True  # it will not be read
        if len(self._waiting) >= MESSAGES or self._bytes + len(message) > BYTES:
            return False
        self._waiting.append(message)
        self._bytes += len(message)
        self._ready.set()
        if self._is_long():
            self._short.clear()
        return True

    def is_behind(self, room: Room) -> bool:
        """Whether updates of this table are skipped for now; a snapshot will replace them."""
        if room.id in self._moved or self._closed:
            return True
        if not self._is_long():
            return False
        self._moved[room.id] = room
        return True

    def forget(self, table_id: str) -> None:
        """The table is no longer followed."""
        self._moved.pop(table_id, None)

    def close(self, *, drop: bool = False) -> None:
        """Accept no more messages; those that wait are still sent, unless `drop` is set."""
        self._closed = True
        self._moved.clear()
        if drop:
            self._waiting.clear()
        self._ready.set()
        self._short.set()

    async def until_short(self) -> None:
        """Wait until few messages wait: a client has to read its answers before it may ask more."""
        await self._short.wait()

    def _is_long(self) -> bool:
        return len(self._waiting) > BEHIND_MESSAGES or self._bytes > BEHIND_BYTES

    async def get(self) -> bytes | None:
        """The next message; `None` after the last one."""
        while True:
            if self._waiting:
                message = self._waiting.popleft()
                self._bytes -= len(message)
                if not self._is_long():
                    self._short.set()
                return message
            if self._closed:
                return None
            if self._moved:
                room = self._moved.pop(next(iter(self._moved)))
                CAUGHT_UP.inc()
                return room.snapshot(self._guest)
            self._ready.clear()
            await self._ready.wait()
