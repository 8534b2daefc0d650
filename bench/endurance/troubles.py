"""What disturbs a server in a long run: broken lines, vanished phones, deaf clients, floods, kills."""

import asyncio
import socket
from collections.abc import Callable, Coroutine
from contextlib import suppress
from time import perf_counter
from typing import Any

from bench.endurance.town import FAILED, Town
from seasalt.measurement.connection import HttpRefused, Line
from seasalt.measurement.server_process import ServerProcess

UNREST_SECONDS = 0.5  # between two troubles with lines, for every 250 tables
FLOOD_SECONDS = 20.0
DEAF_SECONDS = 60.0
AWAY = (5.0, 60.0)  # seconds that a vanished phone stays away: some come back in time, for some a bot plays
DOZE = (2.0, 15.0)
FLOOD_FRAMES = 300
FLOOD_TABLES = 40
DOWN_SECONDS = 2.0
SMALL_BUFFER = 8192
PING = b'{"type":"ping"}'
JUNK = b'{"type":"watch","table":['


class Troubles:
    """All of them, until they are stopped."""

    def __init__(self, town: Town, tables: int, began: float) -> None:
        self._town = town
        self._pause = UNREST_SECONDS * 250 / max(1, tables)
        self._began = began
        self.kills: list[float] = []

    async def unrest(self) -> None:
        """For ever: somebody's line breaks, in one way or another."""
        rng, done = self._town.rng, self._town.done
        while True:
            await asyncio.sleep(rng.expovariate(1 / self._pause))
            here = [who for sitting in self._town.sittings for who in sitting.visitors if who.is_watching]
            if not here:
                continue
            who, what = rng.choice(here), rng.random()
            if what < 0.4:
                who.hang_up()
                done["tabs closed and opened"] += 1
            elif what < 0.7:
                who.break_off()
                done["lines broken"] += 1
            elif what < 0.8:
                who.doze(rng.uniform(*DOZE))
                done["slow readers"] += 1
            elif any(who.vanish(rng.uniform(*AWAY)) for who in rng.sample(here, len(here))):
                done["phones vanished"] += 1

    async def floods(self) -> None:
        """For ever: somebody sends as fast as they can, and is refused."""
        while True:
            await asyncio.sleep(FLOOD_SECONDS)
            with suppress(*FAILED):
                await self._flood()

    async def _flood(self) -> None:
        town = self._town
        guest = await town.ask("POST", "/api/bots", {"name": "Flood"})
        refused = 0
        for _ in range(FLOOD_TABLES):
            try:
                await town.ask("POST", "/api/tables", {"players": 2, "sit": False}, guest["token"])
            except HttpRefused:
                refused += 1
                break
        town.done["table floods refused"] += refused
        closed = asyncio.Event()
        line = await self._line(guest["token"], lost=closed.set)
        for _ in range(FLOOD_FRAMES):
            line.send(PING)
            line.send(JUNK)
        with suppress(TimeoutError):
            async with asyncio.timeout(10):
                await closed.wait()
                town.done["frame floods cut off"] += 1
        line.close()

    async def deaf(self) -> None:
        """For ever: somebody watches many tables, says that they are here, and reads nothing."""
        while True:
            await asyncio.sleep(DEAF_SECONDS)
            with suppress(*FAILED):
                await self._not_listen()

    async def _not_listen(self) -> None:
        town = self._town
        who = town.rng.choice(town.sittings).visitors[0]
        closed = asyncio.Event()
        line = await self._line(who.token, lost=closed.set)
        line.listen(attentive=False)
        town.done["deaf clients"] += 1
        for _ in range(int(8 * DEAF_SECONDS)):
            line.send(b'{"type":"watch","table":"%s"}' % who.table.encode())  # each time the whole table
            await asyncio.sleep(0.25)
            if closed.is_set():
                town.done["deaf clients cut off"] += 1
                break
        line.close()

    async def _line(self, token: str, lost: Callable[[], None]) -> Line:
        """A line whose buffer on this side is small: what is not read is soon the server's to keep."""
        address = self._town.rng.choice([node for node in self._town.nodes if node.is_alive]).address
        opened, loop = asyncio.Event(), asyncio.get_running_loop()
        line = Line(address, token, opened=opened.set, heard=_nothing, lost=lost)
        host, _, port = address.removeprefix("http://").partition(":")
        end = socket.socket()
        end.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
        end.setblocking(False)
        try:
            await loop.sock_connect(end, (host, int(port)))
        except BaseException:
            end.close()
            raise
        await loop.create_connection(lambda: line, sock=end)
        async with asyncio.timeout(10):
            await opened.wait()
        return line

    async def kill(self, times: list[float]) -> None:
        """Kill a node at each of these times, and start it again; of several it is never the first."""
        for number, at in enumerate(times):
            await asyncio.sleep(max(0.0, self._began + at - perf_counter()))
            nodes = self._town.nodes
            node = nodes[1 + number % (len(nodes) - 1)] if len(nodes) > 1 else nodes[0]
            await self._kill(node)

    async def _kill(self, node: ServerProcess) -> None:
        self.kills.append(round(perf_counter() - self._began, 1))
        children = node.children()
        node.kill()
        await asyncio.sleep(DOWN_SECONDS)
        self._town.done["bot_pool that outlived their node"] += sum(map(_is_there, children))
        node.start()
        await node.answers()
        self._town.done["kills"] += 1

    def all(self, kills: list[float]) -> list[Coroutine[Any, Any, None]]:
        """Everything that disturbs, to be run side by side."""
        return [self.unrest(), self.floods(), self.deaf(), self.kill(kills)]


def _nothing(message: bytes) -> None:
    pass


def _is_there(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat") as stat:
            return stat.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
