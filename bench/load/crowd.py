"""All players of a load, and what they count."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from random import Random
from time import perf_counter
from typing import Any

import httpx

from bench.load.players import IDLE_SECONDS, PATIENCE_SECONDS, Do, Player, State, Tally
from bench.load.server_process import ServerProcess

FAILED = (OSError, TimeoutError, httpx.HTTPError)


class Crowd(ABC):
    """All players, at all tables of some nodes."""

    def __init__(self, nodes: Sequence[ServerProcess], rng: Random) -> None:
        self.nodes = nodes
        self.rng = rng
        self.tally = Tally()
        self.players: list[Player] = []
        self._http = httpx.AsyncClient(timeout=PATIENCE_SECONDS, limits=httpx.Limits(max_connections=32))
        self._living: dict[Player, asyncio.Task[None]] = {}
        self._background: set[asyncio.Task[None]] = set()

    @abstractmethod
    async def plan(self, player: Player, state: State, do: Do) -> None:
        """Let the player do it now, later, or not at all."""

    def any_node(self) -> ServerProcess:
        """A node that is alive, if there is one."""
        return self.rng.choice([node for node in self.nodes if node.is_alive] or self.nodes)

    async def ask(self, method: str, path: str, body: object = None, token: str | None = None) -> Any:
        """Send an HTTP request to any node that is alive; the JSON of its answer."""
        answer = await self.answer(method, path, body, token)
        return answer.json()

    async def answer(self, method: str, path: str, body: object, token: str | None) -> httpx.Response:
        """Send an HTTP request to any node that is alive; an answer that is no success is an error."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = await self._http.request(method, self.any_node().address + path, json=body, headers=headers)
        return answer.raise_for_status()

    async def open_table(self, people: int, bots: Sequence[str], wish: Any) -> tuple[str, list[Any]]:
        """A table with new guests on its first seats, and then bots."""
        guests = [await self.ask("POST", "/api/bots", {"name": f"Seat {n + 1}"}) for n in range(people)]
        first, *others = (guest["token"] for guest in guests)
        opened = await self.ask("POST", "/api/tables", {"players": people + len(bots), **wish}, first)
        path = f"/api/tables/{opened['table']}"
        for token in others:
            await self.ask("POST", f"{path}/join", {"invite": opened["seat_invite"]}, token)
        for seat, bot in enumerate(bots, people):  # those that are opened with the table take its first seats
            version = (await self.ask("GET", path, token=first))["state"]["version"]
            do = {"type": "add_bot", "seat": seat, "bot": bot}
            cmd = {"type": "cmd", "id": f"bot-{seat}", "table": opened["table"], "expect": version, "do": do}
            answer = await self.ask("POST", f"{path}/commands", cmd, first)
            if answer["type"] != "ack":
                raise OSError(f"the bot was refused: {answer['code']}")
        return opened["table"], guests

    def bring(self, guest: Any, table: str, addresses: Sequence[str]) -> Player:
        """Let a guest connect to one of these addresses, and play."""
        player = Player(guest, table, addresses, self.rng, self.tally, self.plan)
        self.players.append(player)
        self._living[player] = asyncio.create_task(player.live())
        return player

    def dismiss(self, player: Player) -> None:
        """Disconnect a player for good."""
        self.players.remove(player)
        self._living.pop(player).cancel()

    async def settle(self, seconds: float) -> None:
        """Wait for answers to commands in flight, at most so long."""
        until = perf_counter() + seconds
        while any(player.waiting for player in self.players) and perf_counter() < until:
            await asyncio.sleep(0.05)

    async def keep_alive(self) -> None:
        """Forever: ping on connections that are idle."""
        while True:
            for player in tuple(self.players):
                await player.ping()
                await asyncio.sleep(IDLE_SECONDS / 4 / len(self.players))

    def in_background(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run a task in the background, and ignore the errors of a killed server."""

        async def carefully() -> None:
            with suppress(*FAILED):
                await work

        task = asyncio.create_task(carefully())
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def rest(self) -> None:
        """Stop what runs in the background; commands that were sent may still be answered."""
        tasks = tuple(self._background)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def close(self) -> None:
        """Disconnect everybody."""
        await self.rest()
        for task in self._living.values():
            task.cancel()
        await asyncio.gather(*self._living.values(), return_exceptions=True)
        await self._http.aclose()


def percentile(seconds: Sequence[float], part: float) -> float:
    """A quantile of sorted seconds, in milliseconds.

    >>> percentile([0.001, 0.002, 0.003], 0.5)
    2.0
    """
    return round(seconds[min(len(seconds) - 1, int(len(seconds) * part))] * 1000, 2) if seconds else 0.0
