"""The crowd of a soak test: tables are opened, played, reviewed and replaced by others, all the time."""

import asyncio
from collections import Counter
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

from bench.endurance.guests import HASTY, PERSON, SoakGuest
from seasalt.measurement.connection import HttpClient, HttpRefused
from seasalt.measurement.crowd import Crowd
from seasalt.measurement.relay import Relay
from seasalt.measurement.server_process import PATIENCE_SECONDS, ServerProcess

SEATS = ((2, 0), (1, 1), (1, 2), (2, 1), (2, 2), (3, 0), (3, 1), (4, 0))  # people, bots
BOTS = ("greedy",) * 12 + ("casual",) * 3 + ("skilled",) * 3 + ("expert", "master")
HASTY_SHARE = 0.2
HINTS_SHARE = 0.2
RELAY_SHARE = 0.2
REMATCH_ODDS = 0.5
CURVE_ODDS = 0.3
OPENED_AT_ONCE = 8
FAILED = (OSError, EOFError, TimeoutError)


@dataclass
class SoakTable:
    """One table and its guests."""

    crowd: "SoakCrowd"
    table: str
    pace: tuple[float, float]
    hints: bool
    guests: list[SoakGuest] = field(default_factory=list)
    _ended: int = 0

    def over(self, version: int) -> None:
        """Handle the end of a game, once for all guests."""
        if version > self._ended:
            self._ended = version
            self.crowd.in_background(self.crowd.after_game(self))


@dataclass(frozen=True)
class GuestAcks:
    """The versions that were acknowledged to one guest, for the check at the end."""

    table: str
    guest: str
    acked: Any


class SoakCrowd(Crowd):
    """A fixed number of tables that are always in play, by changing guests."""

    def __init__(
        self, nodes: Sequence[ServerProcess], relays: Sequence[Relay], rng: Random, *, tables: int
    ) -> None:
        super().__init__(nodes, rng)
        self.relays = relays
        self.done: Counter[str] = Counter()
        self.hint_seconds: list[float] = []
        self.departed: list[GuestAcks] = []
        self.soak_tables: list[SoakTable] = []
        self._wanted = tables
        self._opened = 0
        self._clients: dict[str, list[HttpClient]] = {}
        self._background: set[asyncio.Task[Any]] = set()
        self._closing = False

    def in_background(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run a task in the background, and ignore the errors of a killed server."""

        async def carefully() -> None:
            with suppress(*FAILED):
                await work

        if self._closing:
            work.close()
            return
        task = asyncio.create_task(carefully())
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def ask(self, method: str, path: str, body: object = None, token: str | None = None) -> Any:
        """Send an HTTP request to any node that is alive."""
        alive = [node for node in self.nodes if node.is_alive] or self.nodes
        address = self.rng.choice(alive).address
        free = self._clients.setdefault(address, [])
        client = free.pop() if free else HttpClient(address)
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                answer = await client.ask(method, path, body, token)
        except HttpRefused:
            free.append(client)
            raise
        except BaseException:
            client.close()
            raise
        free.append(client)
        return answer

    # --- tables

    async def fill(self) -> None:
        """Open the missing tables."""
        gate = asyncio.Semaphore(OPENED_AT_ONCE)

        async def one() -> None:
            async with gate:
                await self.open_one()

        await asyncio.gather(*(one() for _ in range(self._wanted - len(self.soak_tables))))

    async def open_one(self) -> None:
        """Open a table with its guests; retried while no server answers."""
        while not self._closing:
            try:
                await self._open()
                return
            except FAILED as error:
                self.done[f"opening failed: {getattr(error, 'status', 'no server')}"] += 1
                await asyncio.sleep(self.rng.uniform(0.5, 2))

    async def _open(self) -> None:
        rng = self.rng
        people, bots = rng.choice(SEATS)
        self._opened += 1
        number = self._opened
        accounts = [
            await self.ask("POST", "/api/bots", {"name": f"Guest {number}.{seat}"}) for seat in range(people)
        ]
        first, *others = (account["token"] for account in accounts)
        hints = rng.random() < HINTS_SHARE
        wish = {
            "players": people + bots,
            "options": {
                "target_score": str(rng.choice((10, 15, 20))),
                "extra_salt": rng.choice(("true", "false")),
            },
            "memory_aid": rng.random() < 0.2,
            "hints": hints,
        }
        opened = await self.ask("POST", "/api/tables", wish, first)
        table = opened["table"]
        for token in others:
            await self.ask("POST", f"/api/tables/{table}/join", {"invite": opened["seat_invite"]}, token)
        for seat in range(people, people + bots):
            await self._add_bot(_AnyNode(self), opened, seat, rng.choice(BOTS), first)
        pace = HASTY if rng.random() < HASTY_SHARE else PERSON
        soak_table = SoakTable(self, table, pace, hints)
        for seat, account in enumerate(accounts):
            by_relay = rng.random() < RELAY_SHARE
            id, token = account["id"], account["token"]
            guest = SoakGuest(self, soak_table, id, token, seat + number, by_relay=by_relay)
            soak_table.guests.append(guest)
            self.players.append(guest)
        self.soak_tables.append(soak_table)
        self.done["tables"] += 1
        for guest in soak_table.guests:
            self.later(rng.uniform(0, 0.5), guest)

    async def after_game(self, soak_table: SoakTable) -> None:
        """Review a finished game; then a rematch, or a new table with other guests."""
        self.done["games"] += 1
        self.tally.games += 1
        who = self.rng.choice(soak_table.guests)
        await asyncio.sleep(self.rng.uniform(0.5, 3))
        await self._look(who, "replay", f"?seat={self.rng.randrange(2)}")
        if self.rng.random() < CURVE_ODDS:
            await self._look(who, "curve")
        await self._look(who, self.rng.choice(("fairness", "record")))
        if self.rng.random() < REMATCH_ODDS:
            self.done["rematches"] += 1
            self.rng.choice(soak_table.guests).rematch()
            await asyncio.sleep(20)
            if soak_table.guests[0].stage != "over":
                return
        self.leave(soak_table)
        await self.open_one()

    async def _look(self, who: SoakGuest, what: str, query: str = "") -> None:
        try:
            await self.ask_text(f"/api/tables/{who.table}/{what}{query}", who.token)
            self.done[what] += 1
        except FAILED as error:
            self.done[f"{what} declined: {getattr(error, 'status', 'no server')}"] += 1

    async def ask_text(self, path: str, token: str) -> None:
        """GET a path, and drop the body."""
        client = HttpClient(
            self.rng.choice([node for node in self.nodes if node.is_alive] or self.nodes).address
        )
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                await client.text(path, token)
        finally:
            client.close()

    def leave(self, soak_table: SoakTable) -> None:
        """Remove a table and its guests."""
        self.soak_tables.remove(soak_table)
        for guest in soak_table.guests:
            guest.close()
            self.players.remove(guest)
            self.departed.append(GuestAcks(guest.table, guest.id, guest.acked))

    async def ask_for_hint(self, guest: SoakGuest) -> None:
        """Ask for a hint."""
        began = perf_counter()
        try:
            await self.ask("POST", f"/api/tables/{guest.table}/hint", token=guest.token)
            self.done["hints"] += 1
            self.hint_seconds.append(perf_counter() - began)
        except FAILED as error:
            self.done[f"hint declined: {getattr(error, 'status', 'no server')}"] += 1

    # --- the end

    async def stop(self) -> None:
        """Stop background tasks; commands that were sent may still be answered."""
        self._closing = True
        for task in tuple(self._background):
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        for clients in self._clients.values():
            for client in clients:
                client.close()

    def acks(self) -> list[GuestAcks]:
        """What was acknowledged, to guests that are here and to those that have left."""
        here = [GuestAcks(guest.table, guest.id, guest.acked) for s in self.soak_tables for guest in s.guests]
        return self.departed + here


class _AnyNode(HttpClient):
    """Sends requests to any node that is alive."""

    def __init__(self, crowd: SoakCrowd) -> None:
        super().__init__(crowd.nodes[0].address)
        self._crowd = crowd

    async def ask(self, method: str, path: str, body: object = None, token: str | None = None) -> Any:
        return await self._crowd.ask(method, path, body, token)
