"""Rooms and a table supervisor over a real store, in one process, with a manual clock."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from seasalt.rules import Seat, legal_actions
from seasalt.rules.fairness import commitment
from seasalt.server.bus import Bus
from seasalt.server.storage.store import Store
from seasalt.server.tables.leases import LIFE, TableLeases
from seasalt.server.tables.room import Room
from seasalt.server.tables.rooms import Rooms
from seasalt.server.tables.table_supervisor import TableSupervisor
from seasalt.server.workers.bot_pool import BotPool
from seasalt.table import Act, Command, Ready, Sit, SitBot, TableOpened
from seasalt.table.table import Stage
from seasalt.wire.messages import Ack, Nak

SECRET = bytes(range(32))
NAMES = ("Anna", "Ben", "Cora", "Dina")
GRACE = 60_000


class ManualClock:
    """The clock of all nodes in a test."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


class RecordingWatcher:
    """A watcher that records its messages."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.session = ""
        self.silent_from: int | None = None
        self.heard: list[dict[str, Any]] = []

        self.goodbyes = 0

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message))

    def goodbye(self, reconnect_in: int) -> None:
        self.goodbyes += 1

    def is_behind(self, room: Room) -> bool:
        return False


class LocalNode:
    """One node without sockets."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        time: ManualClock,
        supervisor: TableSupervisor,
        rooms: Rooms,
        leases: TableLeases,
    ) -> None:
        self.store = store
        self.bus = bus
        self.time = time
        self.table_supervisor = supervisor
        self.rooms = rooms
        self.leases = leases
        self._rng = Random(1)
        self._commands = 0

    async def room(self, name: str = "reef") -> Room:
        """The room of a table, loaded from its log if necessary."""
        room = await self.rooms.get(name)
        assert room is not None
        return room

    async def a_table(self, persons: int = 2, bots: int = 0, *, name: str = "reef", **changes: Any) -> Room:
        """A table where all seats are taken and no person is ready."""
        fields = {"pace": "none", "base": 0, "bank": 0, "memory_aid": False, **changes}
        options = {"target_score": fields.pop("target", "12"), "extra_salt": "true"}
        opened = TableOpened(
            persons + bots, "standard", options, **fields, commitment=commitment(SECRET), secret=SECRET.hex()
        )
        room = await self.rooms.open(name, opened, public=False)
        for seat in range(persons):
            await self.store.add_guest(guest(seat), f"hash {seat}", NAMES[seat], "person", 0)
            await self.do(room, None, Sit(guest(seat), NAMES[seat]))
        for seat in range(persons, persons + bots):
            await self.do(room, None, SitBot(Seat(seat), "greedy", NAMES[seat]))
        return room

    async def a_game(self, persons: int = 2, bots: int = 0, **changes: Any) -> Room:
        """A game that has just begun, without watchers."""
        room = await self.a_table(persons, bots, **changes)
        for seat in range(persons):
            await self.do(room, seat, Ready(f"0{seat}"))
        assert room.table.stage is Stage.PLAYING
        return room

    async def do(self, room: Room, seat: int | None, command: Command, expect: int | None = None) -> int:
        """Execute a command that must be accepted; the version that it made."""
        answer = await self.ask(room, seat, command, expect)
        assert isinstance(answer, Ack), answer
        return answer.version

    async def ask(
        self, room: Room, seat: int | None, command: Command, expect: int | None = None
    ) -> Ack | Nak:
        self._commands += 1
        at = None if seat is None else Seat(seat)
        return await self.rooms.command(room, at, command, f"test-{id(self)}-{self._commands}", expect)

    async def act(self, room: Room) -> None:
        """The seat to act takes a legal action."""
        assert room.table.game is not None
        await self.do(room, room.table.to_act, Act(str(self._rng.choice(legal_actions(room.table.game)))))

    async def play_until_over(self, room: Room) -> None:
        while room.table.stage is Stage.PLAYING:
            await self.act(room)

    def watch(self, room: Room, *seats: int) -> list[RecordingWatcher]:
        """These people begin to watch the table."""
        watchers = [RecordingWatcher(guest(seat)) for seat in seats]
        for watcher in watchers:
            room.watch(watcher, None)
        return watchers

    async def tend(self, room: Room) -> float | None:
        """Let the supervisor do all that is due; in how many seconds it would look again."""
        await self.leases.heartbeat()
        while (wait := await self.table_supervisor.serve(room)) == 0:
            pass
        await self.leases.heartbeat()
        return wait

    async def tend_later(self, room: Room, milliseconds: int) -> None:
        """Advance the clock, then let the supervisor look again."""
        self.time.now += milliseconds
        await self.tend(room)


async def pass_time(milliseconds: int, *nodes: LocalNode) -> None:
    """Advance the clock while these nodes send heartbeats."""
    for _ in range(0, milliseconds, LIFE // 2):
        nodes[0].time.now += LIFE // 2
        for local in nodes:
            await local.leases.heartbeat()


def guest(seat: int) -> str:
    return f"guest-{seat}"


@asynccontextmanager
async def two_nodes(
    url: str, *, alone: bool = False, tended: bool = False
) -> AsyncIterator[tuple[LocalNode, LocalNode]]:
    """Two nodes on one database, with one clock; with `tended`, the second one is."""
    time = ManualClock()
    async with (
        local_node(url, time, alone=alone) as here,
        local_node(url, time, node="there", alone=alone, tended=tended) as there,
    ):
        yield here, there


@asynccontextmanager
async def local_node(
    url: str,
    time: ManualClock | None = None,
    *,
    node: str = "here",
    bot_pool: BotPool | None = None,
    bot_delay: int = 0,
    alone: bool = True,
    tended: bool = False,
) -> AsyncIterator[LocalNode]:
    """A node until the end of the block. It ignores notices, so that the test decides when it catches up.

    Unless it is `tended`, the supervisor looks at a table only when the test says so.
    """
    time = time or ManualClock()
    async with await Store.open(url, migrate=False) as store, Bus() as bus:
        rooms = Rooms(store, bus, time)
        leases = TableLeases(store, node, time, alone=alone)
        bot_pool = bot_pool or BotPool(0, 10.0)
        supervisor = TableSupervisor(
            rooms, store, bot_pool, time, leases=leases, bot_delay=bot_delay, grace=GRACE
        )
        if tended:
            rooms.changed = supervisor.look_after
        rooms.is_needed = lambda room: leases.is_held(room.id)
        rooms.gave_up = supervisor.give_up
        rooms.dropped = supervisor.leave
        yield LocalNode(store, bus, time, supervisor, rooms, leases)
        await supervisor.close()
