"""The bus between nodes, by publish and subscribe of Redis or Valkey."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING

from seasalt.server.bus import MAX_TABLES, Bus, PendingSignals, Resync, Signal, VersionNotice
from seasalt.server.interfaces.database_faults import AddressFault, BadAddress, require
from seasalt.server.monitoring.server_log import log

if TYPE_CHECKING:
    from redis.asyncio import Redis

FIRST_DELAY, LONGEST_DELAY = 0.05, 5.0  # seconds between tries to reach a bus that is down
SILENCE = 10.0  # seconds without a message before the bus is pinged
PATIENCE = 3.0  # seconds to connect or to answer
CHANNEL = "seasalt"
_RESYNC = b"*"  # no notice looks like this


class RedisBus(Bus):
    """A bus between nodes, by publish and subscribe of Redis or Valkey."""

    def __init__(self, url: str, rng: Random, channel: str = CHANNEL, limit: int = MAX_TABLES) -> None:
        super().__init__(limit)
        self.connected = False
        self._redis = _client(url)
        self._rng = rng
        self._channel = channel
        self._outgoing = PendingSignals(limit)
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
