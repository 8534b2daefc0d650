"""The doorbell between nodes: it says that a table has a new version, never what happened.

1. `ring` returns at once and never fails: a move does not wait for the bus.
2. A bell may be lost. Whoever may have missed one hears `Resync` and reads the versions again; but a node
   that dies tells nobody, so a listener looks at the tables it cares about now and then all the same.
3. Nobody slow makes the bus grow: bells of one table melt into the newest, too many melt into a `Resync`.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from seasalt.server.monitoring.server_log import log
from seasalt.server.storage.database import BadAddress, Flaw, require

if TYPE_CHECKING:
    from redis.asyncio import Redis

MAX_TABLES = 1024  # tables with an unheard bell: for one listener, or on the way out
FIRST_DELAY, LONGEST_DELAY = 0.05, 5.0  # seconds between tries to reach a bus that is down
SILENCE = 10.0  # seconds without a word, after which the bus is asked whether it is there
PATIENCE = 3.0  # seconds to connect or to answer
CHANNEL = "seasalt"
_RESYNC = b"*"  # no bell looks like this


@dataclass(frozen=True, slots=True)
class Bell:
    """That table has at least this version."""

    table_id: str
    version: int


@dataclass(frozen=True, slots=True)
class Resync:
    """Bells may have been missed: read the versions again."""


Sound = Bell | Resync


class Bus:
    """A doorbell within one process, and what every doorbell does for those who listen on this node."""

    def __init__(self, limit: int = MAX_TABLES) -> None:
        self._limit = limit
        self._listeners: set[_Unheard] = set()
        self.lost = 0  # bells that could not be passed on to other nodes
        self.connected = True  # whether other nodes can be heard

    def ring(self, table_id: str, version: int) -> None:
        """Tell everybody who listens, here and on other nodes, that the table has this version."""
        self._sound(Bell(table_id, version))

    @asynccontextmanager
    async def listen(self) -> AsyncIterator[AsyncIterator[Sound]]:
        """What sounds from now on, until the bus is closed; first a `Resync`, for what sounded before."""
        async with self._listening() as unheard:
            yield unheard.all()

    @asynccontextmanager
    async def batches(self) -> AsyncIterator[AsyncIterator[list[Sound]]]:
        """The same, but all that has sounded since the last time together."""
        async with self._listening() as unheard:
            yield unheard.batches()

    @asynccontextmanager
    async def _listening(self) -> AsyncIterator["_Unheard"]:
        unheard = _Unheard(self._limit)
        unheard.put(Resync())
        self._listeners.add(unheard)
        try:
            yield unheard
        finally:
            self._listeners.discard(unheard)

    async def close(self) -> None:
        """Listeners come to their end."""
        for unheard in self._listeners:
            unheard.close()

    async def __aenter__(self) -> "Bus":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    def _sound(self, sound: Sound) -> None:
        for unheard in self._listeners:
            unheard.put(sound)


class RedisBus(Bus):
    """A doorbell between nodes, by the publish and subscribe of Redis or Valkey."""

    def __init__(self, url: str, rng: Random, channel: str = CHANNEL, limit: int = MAX_TABLES) -> None:
        super().__init__(limit)
        self.connected = False
        self._redis = _client(url)
        self._rng = rng
        self._channel = channel
        self._outgoing = _Unheard(limit)
        self._rung_here: dict[Bell, None] = {}  # sounded here already: what comes back is no news
        self._tasks = [asyncio.create_task(self._send_all()), asyncio.create_task(self._hear_all())]

    def ring(self, table_id: str, version: int) -> None:
        bell = Bell(table_id, version)
        self._sound(bell)
        self._rung_here[bell] = None
        if len(self._rung_here) > self._limit:
            del self._rung_here[next(iter(self._rung_here))]
        self.lost += self._outgoing.put(bell)

    async def close(self) -> None:
        while not all(task.done() for task in self._tasks):
            for task in self._tasks:
                task.cancel()  # more than once: redis-py loses one that comes while it connects
            await asyncio.wait(self._tasks, timeout=0.05)
        await self._redis.aclose()
        await super().close()

    async def _send_all(self) -> None:
        """Pass on what was rung here. What cannot be passed on is made good by a Resync for everybody."""
        from redis.exceptions import RedisError

        delays = _delays(self._rng)
        while True:
            sounds = await self._outgoing.some()
            try:
                async with self._redis.pipeline(transaction=False) as pipe:
                    for sound in sounds:
                        pipe.publish(self._channel, _format(sound))
                    await pipe.execute()
            except (RedisError, OSError):
                self.lost += sum(isinstance(sound, Bell) for sound in sounds)
                self._outgoing.put(Resync())
                await asyncio.sleep(next(delays))
            else:
                delays = _delays(self._rng)

    async def _hear_all(self) -> None:
        """Subscribe, again and again: redis-py would do it in silence, and nobody would know of the gap."""
        from redis.exceptions import RedisError

        delays = _delays(self._rng)
        is_down = False
        while True:
            with suppress(RedisError, OSError):
                async for sound in self._subscription():
                    if is_down:
                        log(logging.WARNING, "bus_back")
                    self.connected, is_down = True, False
                    delays = _delays(self._rng)
                    self._sound(sound)
            if not is_down:
                log(logging.WARNING, "bus_down")
            self.connected, is_down = False, True
            await asyncio.sleep(next(delays))

    async def _subscription(self) -> AsyncIterator[Sound]:
        """What other nodes ring: a Resync as soon as we hear them, then bells, until the line is dead."""
        async with self._redis.pubsub() as pubsub:
            await pubsub.subscribe(self._channel)
            asked = True
            while True:
                message = await pubsub.get_message(timeout=PATIENCE if asked else SILENCE)
                if message is None:
                    if asked:
                        return
                    await pubsub.ping()
                    asked = True
                    continue
                asked = False
                if message["type"] == "subscribe":
                    yield Resync()
                elif message["type"] == "message":
                    sound = _parse(message["data"])
                    if sound is not None and not (isinstance(sound, Bell) and self._is_echo(sound)):
                        yield sound

    def _is_echo(self, bell: Bell) -> bool:
        return self._rung_here.pop(bell, 0) is None


async def open_bus(url: str | None, rng: Random, *, channel: str = CHANNEL, limit: int = MAX_TABLES) -> Bus:
    """The bus at `redis://...` or `valkey://...`, whether it is up or not; None is a bus for one process.

    `rng` spreads the tries of many nodes to come back; `channel` keeps two sites on one server apart; `limit`
    is how many tables' bells wait for a slow listener.
    """
    return Bus(limit) if url is None else RedisBus(url, rng, channel, limit)


class _Unheard:
    """Sounds that nobody has heard yet: the newest bell of each table, or a Resync for all before."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._newest: dict[str, int] = {}
        self._resync = False
        self._closed = False
        self._something = asyncio.Event()

    def put(self, sound: Sound) -> int:
        """Add a sound; returns how many bells were given up for a Resync."""
        given_up = 0
        if isinstance(sound, Bell):
            self._newest[sound.table_id] = max(sound.version, self._newest.get(sound.table_id, 0))
        if isinstance(sound, Resync) or len(self._newest) > self._limit:
            given_up = len(self._newest)
            self._newest.clear()
            self._resync = True
        self._something.set()
        return given_up

    def close(self) -> None:
        self._closed = True
        self._something.set()

    async def all(self) -> AsyncIterator[Sound]:
        """Every sound, one at a time, until it is closed."""
        while True:
            await self._something.wait()
            if self._closed:
                return
            if self._resync:
                self._resync = False
                yield Resync()
            elif self._newest:
                table_id = next(iter(self._newest))
                yield Bell(table_id, self._newest.pop(table_id))
            else:
                self._something.clear()

    async def batches(self) -> AsyncIterator[list[Sound]]:
        """All that is there, again and again, until it is closed."""
        while True:
            sounds = await self.some()
            if self._closed:
                return
            yield sounds

    async def some(self) -> list[Sound]:
        """All that is there, once there is something."""
        await self._something.wait()
        self._something.clear()
        sounds: list[Sound] = [Resync()] if self._resync else []
        sounds += [Bell(table_id, version) for table_id, version in self._newest.items()]
        self._resync = False
        self._newest.clear()
        return sounds


def _client(url: str) -> "Redis":
    scheme, _, rest = url.partition("://")
    schemes = {"redis": "redis", "rediss": "rediss", "valkey": "redis", "valkeys": "rediss"}
    if scheme not in schemes:
        raise BadAddress(Flaw.UNKNOWN_KIND, scheme[:40])
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
        raise BadAddress(Flaw.UNREADABLE) from None


def _delays(rng: Random) -> Iterator[float]:
    """Ever longer, never too long, and for every node a little different."""
    delay = FIRST_DELAY
    while True:
        yield delay * rng.uniform(0.5, 1)
        delay = min(2 * delay, LONGEST_DELAY)


def _format(sound: Sound) -> bytes:
    return _RESYNC if isinstance(sound, Resync) else f"{sound.version}:{sound.table_id}".encode()


def _parse(data: bytes) -> Sound | None:
    """What was sent; None for what no node of ours has sent."""
    if data == _RESYNC:
        return Resync()
    version, colon, table_id = data.decode(errors="replace").partition(":")
    is_number = version.isdecimal() and len(version) < 20  # of more digits Python may refuse to make one
    return Bell(table_id, int(version)) if colon and is_number else None
