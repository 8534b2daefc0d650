"""Closes connections whose sessions have ended, on this node or another.

The node that ends a session publishes it on the bus, in place of a table. What may have been missed is found
by looking at all connections from time to time, as where there is no bus.
"""

import asyncio
from collections.abc import Callable, Collection
from contextlib import suppress

from seasalt.server.bus import Bus, VersionNotice
from seasalt.server.interfaces.account_store import AccountStore
from seasalt.server.interfaces.database_faults import StoreDown
from seasalt.server.tables.room import Watcher
from seasalt.wire.messages import Problem, encode

TOPIC = "session/"  # no id of a table has a slash
EVERY_SECONDS = 30.0
RECONNECT = 1_000  # milliseconds: the handshake then says why


class SessionWatch:
    """The connections of one node."""

    def __init__(self, store: AccountStore, bus: Bus, watchers: Callable[[], Collection[Watcher]]) -> None:
        self._store = store
        self._bus = bus
        self._watchers = watchers

    def tell(self, session: str) -> None:
        """A session has ended: tell all nodes."""
        self._bus.publish(TOPIC + session, 1)

    async def listen(self) -> None:
        """Follow the bus forever."""
        async with self._bus.listen() as batches:
            async for signals in batches:
                told = [signal.table_id for signal in signals if isinstance(signal, VersionNotice)]
                ended = {one.removeprefix(TOPIC) for one in told if one.startswith(TOPIC)}
                if ended or len(told) < len(signals):
                    await self.check(ended if len(told) == len(signals) else None)

    async def follow(self, looked: Callable[[], None]) -> None:
        """Look at all connections again and again, forever."""
        while True:
            looked()
            await asyncio.sleep(EVERY_SECONDS)
            await self.check()

    async def check(self, sessions: Collection[str] | None = None) -> None:
        """Close the connections of these sessions, or of all, whose session has ended."""
        here = {one.session for one in self._watchers() if sessions is None or one.session in sessions}
        if not here:
            return
        with suppress(StoreDown):  # the next look finds them
            ended = here - await self._store.living(here)
            for watcher in [one for one in self._watchers() if one.session in ended]:
                watcher.send(encode(Problem("not_signed_in")))
                watcher.goodbye(RECONNECT)
