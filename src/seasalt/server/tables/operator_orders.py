"""What the operator has decided, as this node knows it; commands of `seasalt` write it to the database."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from seasalt.server.interfaces.database_faults import StoreDown
from seasalt.server.interfaces.stored_facts import Notice
from seasalt.server.interfaces.table_store import TableStore

EVERY_SECONDS = 2.0


class OperatorOrders:
    """A copy in memory of what the operator has decided, at most a few seconds old."""

    def __init__(self, store: TableStore, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._notice: Notice | None = None
        self.blocked: frozenset[str] = frozenset()  # guests

    @property
    def notice(self) -> Notice | None:
        """What every page shows now."""
        return self._notice if self._notice and self._now() < self._notice.until else None

    async def read(self) -> None:
        """Read everything from the database."""
        if self._store.notices is not None:
            self._notice = await self._store.notices.current(self._now())
        if self._store.blocks is not None:
            self.blocked = await self._store.blocks.guests()

    async def follow(self, was_read: Callable[[], None]) -> None:
        """Read it again and again, forever."""
        while True:
            with suppress(StoreDown):  # what was known before stays in force
                await self.read()
            was_read()
            await asyncio.sleep(EVERY_SECONDS)
