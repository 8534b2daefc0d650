"""The crowd of a soak test: tables are opened, played at a person's pace, reviewed and replaced by others."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

import httpx

from bench.load.crowd import FAILED, Crowd
from bench.load.log_check import Acks
from bench.load.players import Do, Player, State
from bench.load.relay import Relay
from bench.load.server_process import ServerProcess

SEATS = ((2, 0), (1, 1), (1, 2), (2, 1), (2, 2), (3, 0), (3, 1), (4, 0))  # people, bots
BOTS = ("greedy",) * 12 + ("casual",) * 3 + ("skilled",) * 3 + ("expert", "master")
PERSON = (1.5, 6.0)  # seconds between a state and a move
HASTY = (0.1, 0.5)
ASIDE = (0.3, 3.0)  # the same for readiness, for summaries, and for taking the seat back
AGAIN = (0.2, 2.0)  # seconds before a broken connection is opened again
HASTY_SHARE = 0.2
HINTS_SHARE = 0.2
RELAY_SHARE = 0.2
HINT_ODDS = 0.1
REMATCH_ODDS = 0.5
CURVE_ODDS = 0.3
OPENED_AT_ONCE = 8


@dataclass
class SoakTable:
    """One table and its guests."""

    pace: tuple[float, float]
    hints: bool
    guests: list[Player] = field(default_factory=list)
    ended: int = 0  # the version of the last end of a game that was noticed


class SoakCrowd(Crowd):
    """A fixed number of tables that are always in play, by changing guests."""

    def __init__(
        self, nodes: Sequence[ServerProcess], relays: Sequence[Relay], rng: Random, *, tables: int
    ) -> None:
        super().__init__(nodes, rng)
        self.relays = relays
        self.done: Counter[str] = Counter()
        self.hint_seconds: list[float] = []
        self.tables: dict[str, SoakTable] = {}
        self.by_relay: set[Player] = set()
        self._departed: list[Acks] = []
        self._wanted = tables

    # --- playing

    async def plan(self, player: Player, state: State, do: Do) -> None:
        table = self.tables[player.table]
        if do["type"] == "rematch":
            if state.version > table.ended:
                table.ended = state.version
                self.in_background(self._after_game(player.table, table))
            return
        if do["type"] == "act" and table.hints and self.rng.random() < HINT_ODDS:
            self.in_background(self._ask_for_hint(player))
        pace = table.pace if do["type"] == "act" else ASIDE
        self.in_background(self._do_later(player, state.version, do, self.rng.uniform(*pace)))

    async def _do_later(self, player: Player, version: int, do: Do, seconds: float) -> None:
        await asyncio.sleep(seconds)
        if not player.waiting:
            await player.do(do, version)

    async def _ask_for_hint(self, guest: Player) -> None:
        began = perf_counter()
        if await self._try("hint", "POST", f"/api/tables/{guest.table}/hint", guest.token):
            self.hint_seconds.append(perf_counter() - began)

    async def _try(self, what: str, method: str, path: str, token: str) -> bool:
        """Send a request, and count how it went."""
        try:
            await self.answer(method, path, None, token)
        except FAILED as error:
            self.done[f"{what} declined: {_reason(error)}"] += 1
            return False
        self.done[what] += 1
        return True

    # --- tables

    async def fill(self) -> None:
        """Open the missing tables."""
        gate = asyncio.Semaphore(OPENED_AT_ONCE)

        async def one() -> None:
            async with gate:
                await self._open_one()

        await asyncio.gather(*(one() for _ in range(self._wanted - len(self.tables))))

    async def _open_one(self) -> None:
        """Open a table with its guests; retried while no server answers."""
        while True:
            try:
                await self._open()
                return
            except FAILED as error:
                self.done[f"opening failed: {_reason(error)}"] += 1
                await asyncio.sleep(self.rng.uniform(0.5, 2))

    async def _open(self) -> None:
        rng = self.rng
        people, bots = rng.choice(SEATS)
        target, extra_salt = str(rng.choice((10, 15, 20))), rng.choice(("true", "false"))
        hints = rng.random() < HINTS_SHARE
        wish: dict[str, Any] = {
            "options": {"target_score": target, "extra_salt": extra_salt},
            "memory_aid": rng.random() < 0.2,
            "hints": hints,
        }
        name, guests = await self.open_table(people, rng.choices(BOTS, k=bots), wish)
        table = self.tables[name] = SoakTable(HASTY if rng.random() < HASTY_SHARE else PERSON, hints)
        for guest in guests:
            by_relay = rng.random() < RELAY_SHARE
            addresses = [end.address for end in (self.relays if by_relay else self.nodes)]
            player = self.bring(guest, name, rng.sample(addresses, len(addresses)))
            player.again = AGAIN
            table.guests.append(player)
            if by_relay:
                self.by_relay.add(player)
        self.done["tables"] += 1

    async def _after_game(self, name: str, table: SoakTable) -> None:
        """Look at a finished game; then a rematch, or a new table with other guests."""
        self.done["games"] += 1
        who = self.rng.choice(table.guests)
        await asyncio.sleep(self.rng.uniform(0.5, 3))
        looks = [f"replay?seat={self.rng.randrange(2)}", self.rng.choice(("fairness", "record"))]
        for what in looks + ["curve"] * (self.rng.random() < CURVE_ODDS):
            await self._try(what.partition("?")[0], "GET", f"/api/tables/{name}/{what}", who.token)
        if self.rng.random() < REMATCH_ODDS:
            self.done["rematches"] += 1
            who = self.rng.choice(table.guests)
            await who.do({"type": "rematch"}, who.version)
            await asyncio.sleep(20)
            first = table.guests[0].state
            if first is not None and first.stage != "over":
                return
        if self.tables.get(name) is not table:  # the rematch was over, too, and was noticed
            return
        for guest in table.guests:
            self.dismiss(guest)
            self.by_relay.discard(guest)
            self._departed.append(Acks(guest.table, guest.id, guest.acked))
        del self.tables[name]
        await self._open_one()

    # --- the end

    def acks(self) -> list[Acks]:
        """What was acknowledged, to guests that are here and to those that have left."""
        return self._departed + [Acks(guest.table, guest.id, guest.acked) for guest in self.players]


def _reason(error: BaseException) -> str:
    return str(error.response.status_code) if isinstance(error, httpx.HTTPStatusError) else "no server"
