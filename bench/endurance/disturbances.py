"""Disturbances of a soak test: broken connections, lost phones, clients that do not read, floods, kills."""

import asyncio
import socket
from collections.abc import Coroutine
from contextlib import suppress
from time import perf_counter
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bench.endurance.soak_crowd import SoakCrowd
from bench.load.crowd import FAILED
from bench.load.players import PING, Player, open_socket
from bench.load.server_process import ServerProcess
from tests.processes import has_ended

BREAK_SECONDS = 0.5  # between two broken connections, with 250 tables
FLOOD_SECONDS = 20.0
NOT_READING_SECONDS = 60.0
AWAY = (5.0, 60.0)  # seconds that a vanished phone stays away: some come back before a bot takes over
PAUSE = (2.0, 15.0)  # seconds without reading
FLOOD_FRAMES = 300
FLOOD_TABLES = 40
DOWN_SECONDS = 2.0
SMALL_BUFFER = 8192
JUNK = b'{"type":"watch","table":['
GONE = (*FAILED, WebSocketException)


class Disturbances:
    """Runs all disturbances."""

    def __init__(self, crowd: SoakCrowd, tables: int, began: float) -> None:
        self._crowd = crowd
        self._pause = BREAK_SECONDS * 250 / max(1, tables)
        self._began = began
        self.kills: list[float] = []

    def all(self, kills: list[float]) -> list[Coroutine[Any, Any, None]]:
        """The coroutines of all disturbances."""
        return [self.break_connections(), self.floods(), self.stop_reading(), self.kill(kills)]

    # --- broken connections

    async def break_connections(self) -> None:
        """Forever: break a random guest's connection in some way."""
        rng, done = self._crowd.rng, self._crowd.done
        while True:
            await asyncio.sleep(rng.expovariate(1 / self._pause))
            here = [player for player in self._crowd.players if player.is_watching]
            if not here:
                continue
            who, what = rng.choice(here), rng.random()
            assert who.socket is not None
            if what < 0.4:
                self._crowd.in_background(who.socket.close())
                done["tabs closed and opened"] += 1
            elif what < 0.7:
                who.socket.transport.abort()
                done["lines broken"] += 1
            elif what < 0.8:
                self._crowd.in_background(_pause_reading(who, who.socket.transport, rng.uniform(*PAUSE)))
                done["slow readers"] += 1
            elif phones := [player for player in here if player in self._crowd.by_relay]:
                self._vanish(rng.choice(phones))
                done["phones vanished"] += 1

    def _vanish(self, phone: Player) -> None:
        """Let it go out of range, and come back over a new connection."""
        assert phone.socket is not None
        for relay in self._crowd.relays:
            if connection := relay.connections.get(phone.socket.local_address[1]):
                connection.swallow()
        phone.away_until = perf_counter() + self._crowd.rng.uniform(*AWAY)
        phone.socket.transport.abort()

    # --- bad clients

    async def floods(self) -> None:
        """Forever: let a guest send as fast as possible, until it is refused."""
        while True:
            await asyncio.sleep(FLOOD_SECONDS)
            with suppress(*GONE):
                await self._flood()

    async def _flood(self) -> None:
        crowd = self._crowd
        guest = await crowd.ask("POST", "/api/bots", {"name": "Flood"})
        try:
            for _ in range(FLOOD_TABLES):
                await crowd.ask("POST", "/api/tables", {"players": 2, "sit": False}, guest["token"])
        except httpx.HTTPStatusError:
            crowd.done["table floods refused"] += 1
        async with self._connect(guest["token"]) as client, asyncio.timeout(10):
            with suppress(WebSocketException):
                for _ in range(FLOOD_FRAMES):
                    await client.send(PING, text=True)
                    await client.send(JUNK, text=True)
                async for _ in client:
                    pass
            crowd.done["frame floods cut off"] += 1

    async def stop_reading(self) -> None:
        """Forever: let a client ask for many snapshots and read nothing."""
        while True:
            await asyncio.sleep(NOT_READING_SECONDS)
            with suppress(*GONE):
                await self._stop_reading()

    async def _stop_reading(self) -> None:
        crowd = self._crowd
        who = crowd.rng.choice(crowd.players)
        crowd.done["deaf clients"] += 1
        async with self._connect(who.token) as client:
            client.transport.pause_reading()
            with suppress(WebSocketException):
                for _ in range(int(8 * NOT_READING_SECONDS)):
                    await client.send(b'{"type":"watch","table":"%s"}' % who.table.encode(), text=True)
                    await asyncio.sleep(0.25)
                return
            crowd.done["deaf clients cut off"] += 1

    def _connect(self, token: str) -> connect:
        """A socket with a small receive buffer, so that unread data soon piles up at the server."""
        address = self._crowd.any_node().address
        host, _, port = address.removeprefix("http://").partition(":")
        end = socket.socket()
        end.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
        try:
            end.connect((host, int(port)))
        except OSError:
            end.close()
            raise
        return open_socket(address, token, sock=end)

    # --- kills

    async def kill(self, times: list[float]) -> None:
        """Kill a node at each of these times and restart it; with several nodes never the first."""
        for number, at in enumerate(times):
            await asyncio.sleep(max(0.0, self._began + at - perf_counter()))
            nodes = self._crowd.nodes
            await self._kill(nodes[1 + number % (len(nodes) - 1)] if len(nodes) > 1 else nodes[0])

    async def _kill(self, node: ServerProcess) -> None:
        self.kills.append(round(perf_counter() - self._began, 1))
        children = node.children()
        node.kill()
        await asyncio.sleep(DOWN_SECONDS)
        self._crowd.done["bot processes that outlived their node"] += sum(
            not has_ended(pid) for pid in children
        )
        node.start()
        await node.answers()
        self._crowd.done["kills"] += 1


async def _pause_reading(who: Player, transport: asyncio.Transport, seconds: float) -> None:
    transport.pause_reading()
    await asyncio.sleep(seconds)
    who.disturb()
    if not transport.is_closing():
        transport.resume_reading()
