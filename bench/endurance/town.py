"""Everybody in a long run: tables are opened, played, looked back on, and left for others, all the time."""

import asyncio
from collections import Counter
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

from bench.endurance.visitors import HASTY, PERSON, Visitor
from seasalt.measurement.connection import Door, HttpRefused
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
class Sitting:
    """One table and those who sit at it."""

    town: "Town"
    table: str
    pace: tuple[float, float]
    hints: bool
    visitors: list[Visitor] = field(default_factory=list)
    _ended: int = 0

    def over(self, version: int) -> None:
        """The game is over; the first who hears of it decides for all."""
        if version > self._ended:
            self._ended = version
            self.town.in_background(self.town.after_game(self))


@dataclass(frozen=True)
class Left:
    """What was promised to somebody who has left, for the check at the end."""

    table: str
    guest: str
    promised: Any


class Town(Crowd):
    """Some tables that are always played at, though not by the same people."""

    def __init__(
        self, nodes: Sequence[ServerProcess], relays: Sequence[Relay], rng: Random, *, tables: int
    ) -> None:
        super().__init__(nodes, rng)
        self.relays = relays
        self.done: Counter[str] = Counter()
        self.hint_seconds: list[float] = []
        self.left: list[Left] = []
        self.sittings: list[Sitting] = []
        self._wanted = tables
        self._opened = 0
        self._doors: dict[str, list[Door]] = {}
        self._background: set[asyncio.Task[Any]] = set()
        self._closing = False

    def in_background(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do that beside everything else; that a server dies meanwhile is no surprise."""

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
        """A question over HTTP to any node that lives."""
        alive = [node for node in self.nodes if node.is_alive] or self.nodes
        address = self.rng.choice(alive).address
        free = self._doors.setdefault(address, [])
        door = free.pop() if free else Door(address)
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                answer = await door.ask(method, path, body, token)
        except HttpRefused:
            free.append(door)
            raise
        except BaseException:
            door.close()
            raise
        free.append(door)
        return answer

    # --- tables

    async def fill(self) -> None:
        """Open tables until there are as many as there should be."""
        gate = asyncio.Semaphore(OPENED_AT_ONCE)

        async def one() -> None:
            async with gate:
                await self.open_one()

        await asyncio.gather(*(one() for _ in range(self._wanted - len(self.sittings))))

    async def open_one(self) -> None:
        """A table and its people; tried again while no server is there."""
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
        guests = [
            await self.ask("POST", "/api/bots", {"name": f"Guest {number}.{seat}"}) for seat in range(people)
        ]
        first, *others = (guest["token"] for guest in guests)
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
            await self._add_bot(_AnyDoor(self), opened, seat, rng.choice(BOTS), first)
        pace = HASTY if rng.random() < HASTY_SHARE else PERSON
        sitting = Sitting(self, table, pace, hints)
        for seat, guest in enumerate(guests):
            by_relay = rng.random() < RELAY_SHARE
            visitor = Visitor(self, sitting, guest["id"], guest["token"], seat + number, by_relay=by_relay)
            sitting.visitors.append(visitor)
            self.players.append(visitor)
        self.sittings.append(sitting)
        self.done["tables"] += 1
        for visitor in sitting.visitors:
            self.later(rng.uniform(0, 0.5), visitor)

    async def after_game(self, sitting: Sitting) -> None:
        """Look back at a game that is over; then another with the same people, or one with others."""
        self.done["games"] += 1
        self.tally.games += 1
        who = self.rng.choice(sitting.visitors)
        await asyncio.sleep(self.rng.uniform(0.5, 3))
        await self._look(who, "replay", f"?seat={self.rng.randrange(2)}")
        if self.rng.random() < CURVE_ODDS:
            await self._look(who, "curve")
        await self._look(who, self.rng.choice(("fairness", "record")))
        if self.rng.random() < REMATCH_ODDS:
            self.done["rematches"] += 1
            self.rng.choice(sitting.visitors).rematch()
            await asyncio.sleep(20)
            if sitting.visitors[0].stage != "over":
                return
        self.leave(sitting)
        await self.open_one()

    async def _look(self, who: Visitor, what: str, query: str = "") -> None:
        try:
            await self.ask_text(f"/api/tables/{who.table}/{what}{query}", who.token)
            self.done[what] += 1
        except FAILED as error:
            self.done[f"{what} declined: {getattr(error, 'status', 'no server')}"] += 1

    async def ask_text(self, path: str, token: str) -> None:
        """A question to which the answer is only to arrive."""
        door = Door(self.rng.choice([node for node in self.nodes if node.is_alive] or self.nodes).address)
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                await door.text(path, token)
        finally:
            door.close()

    def leave(self, sitting: Sitting) -> None:
        """Everybody gets up and goes."""
        self.sittings.remove(sitting)
        for visitor in sitting.visitors:
            visitor.close()
            self.players.remove(visitor)
            self.left.append(Left(visitor.table, visitor.guest, visitor.promised))

    async def ask_for_hint(self, visitor: Visitor) -> None:
        """What the master would do."""
        began = perf_counter()
        try:
            await self.ask("POST", f"/api/tables/{visitor.table}/hint", token=visitor.token)
            self.done["hints"] += 1
            self.hint_seconds.append(perf_counter() - began)
        except FAILED as error:
            self.done[f"hint declined: {getattr(error, 'status', 'no server')}"] += 1

    # --- the end

    async def stop(self) -> None:
        """Nobody begins anything new; what is on its way may arrive."""
        self._closing = True
        for task in tuple(self._background):
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        for doors in self._doors.values():
            for door in doors:
                door.close()

    def promises(self) -> list[Left]:
        """All that was acknowledged to anybody."""
        here = [
            Left(visitor.table, visitor.guest, visitor.promised)
            for s in self.sittings
            for visitor in s.visitors
        ]
        return self.left + here


class _AnyDoor(Door):
    """Asks whichever node lives."""

    def __init__(self, town: Town) -> None:
        super().__init__(town.nodes[0].address)
        self._town = town

    async def ask(self, method: str, path: str, body: object = None, token: str | None = None) -> Any:
        return await self._town.ask(method, path, body, token)
