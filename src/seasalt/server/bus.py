"""The bus between nodes: a `VersionNotice` says that a table has a new version, without its contents.

1. `publish` returns at once and never fails: a move does not wait for the bus.
2. A notice may be lost. Listeners that may have missed one get a `Resync` and read the versions again. A node
   that dies sends nothing, so listeners also check their tables from time to time.
3. A slow listener does not make the bus grow: notices of one table are merged, too many become a `Resync`.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

MAX_TABLES = 1024  # tables with a pending notice: for one listener, or on the way out


@dataclass(frozen=True, slots=True)
class VersionNotice:
    """The table has at least this version. A topic of another kind has a slash in place of a table's id."""

    table_id: str
    version: int


@dataclass(frozen=True, slots=True)
class Resync:
    """Notices may have been missed: read the versions again."""


Signal = VersionNotice | Resync


class Bus:
    """The bus of a single process, and the base of all buses: it serves the listeners on this node."""

    def __init__(self, limit: int = MAX_TABLES) -> None:
        self._limit = limit
        self._listeners: set[PendingSignals] = set()
        self.lost = 0  # notices that could not be sent to other nodes
        self.connected = True  # whether notices of other nodes arrive

    def publish(self, table_id: str, version: int) -> None:
        """Notify all listeners, here and on other nodes, that the table has this version."""
        self._deliver(VersionNotice(table_id, version))

    @asynccontextmanager
    async def listen(self) -> AsyncIterator[AsyncIterator[list[Signal]]]:
        """Signals in batches, until the bus is closed; first a `Resync`, for notices published before."""
        pending = PendingSignals(self._limit)
        pending.put(Resync())
        self._listeners.add(pending)
        try:
            yield pending.batches()
        finally:
            self._listeners.discard(pending)

    async def close(self) -> None:
        """End all listeners."""
        for pending in self._listeners:
            pending.close()

    async def __aenter__(self) -> "Bus":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    def _deliver(self, signal: Signal) -> None:
        for pending in self._listeners:
            pending.put(signal)


class PendingSignals:
    """Signals not yet delivered: the newest notice of each table, or a Resync in place of many."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._newest: dict[str, int] = {}
        self._resync = False
        self._closed = False
        self._something = asyncio.Event()

    def put(self, signal: Signal) -> int:
        """Add a signal; returns how many notices were replaced by a Resync."""
        given_up = 0
        if isinstance(signal, VersionNotice):
            self._newest[signal.table_id] = max(signal.version, self._newest.get(signal.table_id, 0))
        if isinstance(signal, Resync) or len(self._newest) > self._limit:
            given_up = len(self._newest)
            self._newest.clear()
            self._resync = True
        self._something.set()
        return given_up

    def close(self) -> None:
        self._closed = True
        self._something.set()

    async def batches(self) -> AsyncIterator[list[Signal]]:
        """All pending signals, again and again, until it is closed."""
        while True:
            signals = await self.take()
            if self._closed:
                return
            yield signals

    async def take(self) -> list[Signal]:
        """All pending signals; waits until there is one."""
        await self._something.wait()
        self._something.clear()
        signals: list[Signal] = [Resync()] if self._resync else []
        signals += [VersionNotice(table_id, version) for table_id, version in self._newest.items()]
        self._resync = False
        self._newest.clear()
        return signals
