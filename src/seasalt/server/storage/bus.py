"""The bus between nodes: a `VersionNotice` says that a table has a new version, without its contents.

1. `publish` returns at once and never fails: a move does not wait for the bus.
2. A notice may be lost. Listeners that may have missed one get a `Resync` and read the versions again. A node
   that dies sends nothing, so listeners also check their tables from time to time.
3. A slow listener does not make the bus grow: notices of one table are merged, too many become a `Resync`.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from seasalt.server.interfaces.database_faults import AddressFault, BadAddress, require
from seasalt.server.monitoring.server_log import log

if TYPE_CHECKING:
    from redis.asyncio import Redis

MAX_TABLES = 1024  # tables with a pending notice: for one listener, or on the way out
FIRST_DELAY, LONGEST_DELAY = 0.05, 5.0  # seconds between tries to reach a bus that is down
SILENCE = 10.0  # seconds without a message before the bus is pinged
PATIENCE = 3.0  # seconds to connect or to answer
CHANNEL = "seasalt"
_RESYNC = b"*"  # no notice looks like this


@dataclass(frozen=True, slots=True)
class VersionNotice:
    """The table has at least this version."""

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
        self._listeners: set[_Pending] = set()
        self.lost = 0  # notices that could not be sent to other nodes
        self.connected = True  # whether notices of other nodes arrive

    def publish(self, table_id: str, version: int) -> None:
        """Notify all listeners, here and on other nodes, that the table has this version."""
        self._deliver(VersionNotice(table_id, version))

    @asynccontextmanager
    async def listen(self) -> AsyncIterator[AsyncIterator[list[Signal]]]:
        """Signals in batches, until the bus is closed; first a `Resync`, for notices published before."""
        pending = _Pending(self._limit)
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


class RedisBus(Bus):
    """A bus between nodes, by publish and subscribe of Redis or Valkey."""

    def __init__(self, url: str, rng: Random, channel: str = CHANNEL, limit: int = MAX_TABLES) -> None:
        super().__init__(limit)
        self.connected = False
        self._redis = _client(url)
        self._rng = rng
        self._channel = channel
        self._outgoing = _Pending(limit)
        self._published_here: dict[VersionNotice, None] = {}  # their echoes are ignored
        self._tasks = [asyncio.create_task(self._send_all()), asyncio.create_task(self._receive_all())]

    def publish(self, table_id: str, version: int) -> None:
        notice = VersionNotice(table_id, version)
        self._deliver(notice)
        self._published_here[notice] = None
        if len(self._published_here) > self._limit:
            del self._published_here[next(iter(self._published_here))]
        self.lost += self._outgoing.put(notice)

    async def close(self) -> None:
        while not all(task.done() for task in self._tasks):
            for task in self._tasks:
                task.cancel()  # more than once: redis-py swallows a cancellation while it connects
            await asyncio.wait(self._tasks, timeout=0.05)
        await self._redis.aclose()
        await super().close()

    async def _send_all(self) -> None:
        """Publish the notices of this node. If that fails, publish a Resync later."""
        from redis.exceptions import RedisError

        delays = _delays(self._rng)
        while True:
            signals = await self._outgoing.take()
            try:
                async with self._redis.pipeline(transaction=False) as pipe:
                    for signal in signals:
                        pipe.publish(self._channel, _format(signal))
                    await pipe.execute()
            except (RedisError, OSError):
                self.lost += sum(isinstance(signal, VersionNotice) for signal in signals)
                self._outgoing.put(Resync())
                await asyncio.sleep(next(delays))
            else:
                delays = _delays(self._rng)

    async def _receive_all(self) -> None:
        """Subscribe, and again after a failure: redis-py would reconnect silently and hide the gap."""
        from redis.exceptions import RedisError

        delays = _delays(self._rng)
        is_down = False
        while True:
            with suppress(RedisError, OSError):
                async for signal in self._subscription():
                    if is_down:
                        log(logging.WARNING, "bus_back")
                    self.connected, is_down = True, False
                    delays = _delays(self._rng)
                    self._deliver(signal)
            if not is_down:
                log(logging.WARNING, "bus_down")
            self.connected, is_down = False, True
            await asyncio.sleep(next(delays))

    async def _subscription(self) -> AsyncIterator[Signal]:
        """Signals of other nodes until the connection is lost: first a Resync, then notices."""
        async with self._redis.pubsub() as pubsub:
            await pubsub.subscribe(self._channel)
            pinged = True
            while True:
                message = await pubsub.get_message(timeout=PATIENCE if pinged else SILENCE)
                if message is None:
                    if pinged:
                        return
                    await pubsub.ping()
                    pinged = True
                    continue
                pinged = False
                if message["type"] == "subscribe":
                    yield Resync()
                elif message["type"] == "message":
                    signal = _parse(message["data"])
                    if signal is not None and not self._is_echo(signal):
                        yield signal

    def _is_echo(self, signal: Signal) -> bool:
        return isinstance(signal, VersionNotice) and self._published_here.pop(signal, 0) is None


async def open_bus(url: str | None, rng: Random, *, channel: str = CHANNEL, limit: int = MAX_TABLES) -> Bus:
    """The bus at `redis://...` or `valkey://...`, whether it is up or not; None is a bus for one process.

    `rng` spreads the reconnects of many nodes; `channel` separates two sites on one server; `limit` is how
    many tables may have a pending notice.
    """
    return Bus(limit) if url is None else RedisBus(url, rng, channel, limit)


class _Pending:
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


def _client(url: str) -> "Redis":
    scheme, _, rest = url.partition("://")
    schemes = {"redis": "redis", "rediss": "rediss", "valkey": "redis", "valkeys": "rediss"}
    if scheme not in schemes:
        raise BadAddress(AddressFault.UNKNOWN_KIND, scheme[:40])
    require("redis", "redis")
    from redis.asyncio import Redis
    from redis.asyncio.retry import Retry
    from redis.backoff import NoBackoff

    try:
        return Redis.from_url(
            f"{schemes[scheme]}://{rest}",
            protocol=2,
            socket_connect_timeout=PATIENCE,
            socket_timeout=PATIENCE,
            retry=Retry(NoBackoff(), 0),
        )
    except ValueError:
        raise BadAddress(AddressFault.UNREADABLE) from None


def _delays(rng: Random) -> Iterator[float]:
    """Exponential backoff with jitter."""
    delay = FIRST_DELAY
    while True:
        yield delay * rng.uniform(0.5, 1)
        delay = min(2 * delay, LONGEST_DELAY)


def _format(signal: Signal) -> bytes:
    return _RESYNC if isinstance(signal, Resync) else f"{signal.version}:{signal.table_id}".encode()


def _parse(data: bytes) -> Signal | None:
    """The signal in a message; None if no node of ours sent it."""
    if data == _RESYNC:
        return Resync()
    version, colon, table_id = data.decode(errors="replace").partition(":")
    is_number = version.isdecimal() and len(version) < 20  # Python may refuse to parse more digits
    return VersionNotice(table_id, int(version)) if colon and is_number else None
