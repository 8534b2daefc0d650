"""Disturbances of a soak test: broken connections, lost phones, clients that do not read, floods, kills."""

import asyncio
import socket
from collections.abc import Callable, Coroutine
from contextlib import suppress
from time import perf_counter
from typing import Any

from bench.endurance.soak_crowd import FAILED, SoakCrowd
from seasalt.measurement.connection import HttpRefused, WebSocketClient
from seasalt.measurement.server_process import ServerProcess

BREAK_SECONDS = 0.5  # between two broken connections, with 250 tables
FLOOD_SECONDS = 20.0
NOT_READING_SECONDS = 60.0
AWAY = (5.0, 60.0)  # seconds that a vanished phone stays away: some come back before a bot takes over
PAUSE = (2.0, 15.0)  # seconds without reading
FLOOD_FRAMES = 300
FLOOD_TABLES = 40
DOWN_SECONDS = 2.0
SMALL_BUFFER = 8192
PING = b'{"type":"ping"}'
JUNK = b'{"type":"watch","table":['


class Disturbances:
    """Runs all disturbances."""

    def __init__(self, crowd: SoakCrowd, tables: int, began: float) -> None:
        self._crowd = crowd
        self._pause = BREAK_SECONDS * 250 / max(1, tables)
        self._began = began
        self.kills: list[float] = []

    async def break_connections(self) -> None:
        """Forever: break a random guest's connection in some way."""
        rng, done = self._crowd.rng, self._crowd.done
        while True:
            await asyncio.sleep(rng.expovariate(1 / self._pause))
            here = [who for table in self._crowd.soak_tables for who in table.guests if who.is_watching]
            if not here:
                continue
            who, what = rng.choice(here), rng.random()
            if what < 0.4:
                who.reload()
                done["tabs closed and opened"] += 1
            elif what < 0.7:
                who.reset()
                done["lines broken"] += 1
            elif what < 0.8:
                who.pause_reading(rng.uniform(*PAUSE))
                done["slow readers"] += 1
            elif any(who.vanish(rng.uniform(*AWAY)) for who in rng.sample(here, len(here))):
                done["phones vanished"] += 1

    async def floods(self) -> None:
        """Forever: let a guest send as fast as possible, until it is refused."""
        while True:
            await asyncio.sleep(FLOOD_SECONDS)
            with suppress(*FAILED):
                await self._flood()

    async def _flood(self) -> None:
        crowd = self._crowd
        guest = await crowd.ask("POST", "/api/bots", {"name": "Flood"})
        refused = 0
        for _ in range(FLOOD_TABLES):
            try:
                await crowd.ask("POST", "/api/tables", {"players": 2, "sit": False}, guest["token"])
            except HttpRefused:
                refused += 1
                break
        crowd.done["table floods refused"] += refused
        closed = asyncio.Event()
        client = await self._connect(guest["token"], lost=closed.set)
        for _ in range(FLOOD_FRAMES):
            client.send(PING)
            client.send(JUNK)
        with suppress(TimeoutError):
            async with asyncio.timeout(10):
                await closed.wait()
                crowd.done["frame floods cut off"] += 1
        client.close()

    async def stop_reading(self) -> None:
        """Forever: let a client ask for many snapshots and read nothing."""
        while True:
            await asyncio.sleep(NOT_READING_SECONDS)
            with suppress(*FAILED):
                await self._stop_reading()

    async def _stop_reading(self) -> None:
        crowd = self._crowd
        who = crowd.rng.choice(crowd.soak_tables).guests[0]
        closed = asyncio.Event()
        client = await self._connect(who.token, lost=closed.set)
        client.set_reading(False)
        crowd.done["deaf clients"] += 1
        for _ in range(int(8 * NOT_READING_SECONDS)):
            client.send(b'{"type":"watch","table":"%s"}' % who.table.encode())  # a snapshot each time
            await asyncio.sleep(0.25)
            if closed.is_set():
                crowd.done["deaf clients cut off"] += 1
                break
        client.close()

    async def _connect(self, token: str, lost: Callable[[], None]) -> WebSocketClient:
        """A websocket with a small receive buffer, so that unread data soon piles up at the server."""
        address = self._crowd.rng.choice([node for node in self._crowd.nodes if node.is_alive]).address
        opened, loop = asyncio.Event(), asyncio.get_running_loop()
        client = WebSocketClient(address, token, opened=opened.set, heard=_nothing, lost=lost)
        host, _, port = address.removeprefix("http://").partition(":")
        end = socket.socket()
        end.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
        end.setblocking(False)
        try:
            await loop.sock_connect(end, (host, int(port)))
        except BaseException:
            end.close()
            raise
        await loop.create_connection(lambda: client, sock=end)
        async with asyncio.timeout(10):
            await opened.wait()
        return client

    async def kill(self, times: list[float]) -> None:
        """Kill a node at each of these times and restart it; with several nodes never the first."""
        for number, at in enumerate(times):
            await asyncio.sleep(max(0.0, self._began + at - perf_counter()))
            nodes = self._crowd.nodes
            node = nodes[1 + number % (len(nodes) - 1)] if len(nodes) > 1 else nodes[0]
            await self._kill(node)

    async def _kill(self, node: ServerProcess) -> None:
        self.kills.append(round(perf_counter() - self._began, 1))
        children = node.children()
        node.kill()
        await asyncio.sleep(DOWN_SECONDS)
        self._crowd.done["bot processes that outlived their node"] += sum(map(_is_there, children))
        node.start()
        await node.answers()
        self._crowd.done["kills"] += 1

    def all(self, kills: list[float]) -> list[Coroutine[Any, Any, None]]:
        """The coroutines of all disturbances."""
        return [self.break_connections(), self.floods(), self.stop_reading(), self.kill(kills)]


def _nothing(message: bytes) -> None:
    pass


def _is_there(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat") as stat:
            return stat.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
