"""Rooms and a caretaker over a real store, in one process, with a clock that is moved by hand."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from seasalt.rules import Seat, legal_actions
from seasalt.rules.fairness import commitment
from seasalt.server.storage.bus import Bus, open_bus
from seasalt.server.storage.store import Store
from seasalt.server.tables.caretaker import Caretaker
from seasalt.server.tables.leases import LIFE, Leases
from seasalt.server.tables.room import Room
from seasalt.server.tables.rooms import Rooms
from seasalt.server.workers.bot_pool import BotPool
from seasalt.table import Act, Command, Ready, Sit, SitBot, TableOpened
from seasalt.table.table import Stage
from seasalt.wire.messages import Ack, Nak

SECRET = bytes(range(32))
NAMES = ("Anna", "Ben", "Cora", "Dina")
GRACE = 60_000


class Time:
    """What all clocks of a test say."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


class Ear:
    """Somebody who watches, and remembers what was said."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.heard: list[dict[str, Any]] = []

        self.goodbyes = 0

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message))

    def goodbye(self, reconnect_in: int) -> None:
        self.goodbyes += 1

    def is_behind(self, room: Room) -> bool:
        return False


class Parlor:
    """One node without its sockets."""

    def __init__(
        self, store: Store, bus: Bus, time: Time, caretaker: Caretaker, rooms: Rooms, leases: Leases
    ) -> None:
        self.store = store
        self.bus = bus
        self.time = time
        self.caretaker = caretaker
        self.rooms = rooms
        self.leases = leases
        self._rng = Random(1)
        self._commands = 0

    async def a_table(self, persons: int = 2, bots: int = 0, *, name: str = "reef", **wish: Any) -> Room:
        """A table at which these sit; nobody is ready."""
        wanted = {"pace": "none", "base": 0, "bank": 0, "memory_aid": False, **wish}
        options = {"target_score": wanted.pop("target", "12"), "extra_salt": "true"}
        opened = TableOpened(
            persons + bots, "standard", options, **wanted, commitment=commitment(SECRET), secret=SECRET.hex()
        )
        room = await self.rooms.open(name, opened, public=False)
        for seat in range(persons):
            await self.store.add_guest(guest(seat), f"hash {seat}", NAMES[seat], "person", 0)
            await self.do(room, None, Sit(guest(seat), NAMES[seat]))
        for seat in range(persons, persons + bots):
            await self.do(room, None, SitBot(Seat(seat), "greedy", NAMES[seat]))
        return room

    async def a_game(self, persons: int = 2, bots: int = 0, **wish: Any) -> Room:
        """A game that has just begun; nobody watches it."""
        room = await self.a_table(persons, bots, **wish)
        for seat in range(persons):
            await self.do(room, seat, Ready(f"0{seat}"))
        assert room.table.stage is Stage.PLAYING
        return room

    async def do(self, room: Room, seat: int | None, command: Command, expect: int | None = None) -> int:
        """The command is done; the version that it made."""
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
        """Whoever is to act does something allowed."""
        assert room.table.game is not None
        await self.do(room, room.table.to_act, Act(str(self._rng.choice(legal_actions(room.table.game)))))

    async def play_until_over(self, room: Room) -> None:
        while room.table.stage is Stage.PLAYING:
            await self.act(room)

    def watch(self, room: Room, *seats: int) -> list[Ear]:
        """These people look at the table now."""
        ears = [Ear(guest(seat)) for seat in seats]
        for ear in ears:
            room.watch(ear, None)
        return ears

    async def tend(self, room: Room) -> float | None:
        """The caretaker does all that is due; in how many seconds it would look again."""
        await self.leases.beat()
        while (wait := await self.caretaker.serve(room)) == 0:
            pass
        await self.leases.beat()
        return wait

    async def tend_later(self, room: Room, milliseconds: int) -> None:
        """Time goes by, and the caretaker looks again."""
        self.time.now += milliseconds
        await self.tend(room)


async def pass_time(milliseconds: int, *parlors: Parlor) -> None:
    """Time goes by, and these nodes live."""
    for _ in range(0, milliseconds, LIFE // 2):
        parlors[0].time.now += LIFE // 2
        for parlor in parlors:
            await parlor.leases.beat()


def guest(seat: int) -> str:
    return f"guest-{seat}"


@asynccontextmanager
async def a_parlor(
    url: str,
    time: Time | None = None,
    *,
    node: str = "here",
    bot_pool: BotPool | None = None,
    bot_delay: int = 0,
    alone: bool = True,
    tended: bool = False,
) -> AsyncIterator[Parlor]:
    """A node until the end of the block. It hears no bells, so that a test says when it catches up.

    Where it is not `tended`, the caretaker looks at a table when the test says so.
    """
    time = time or Time()
    async with await Store.open(url) as store, await open_bus(None, Random(1)) as bus:
        rooms = Rooms(store, bus, time)
        leases = Leases(store, node, time, alone=alone)
        bot_pool = bot_pool or BotPool(0, 10.0)
        caretaker = Caretaker(rooms, store, bot_pool, time, leases=leases, bot_delay=bot_delay, grace=GRACE)
        if tended:
            rooms.changed = caretaker.look_after
        rooms.is_needed = lambda room: leases.is_held(room.id)
        rooms.gave_up = caretaker.give_up
        rooms.dropped = caretaker.leave
        yield Parlor(store, bus, time, caretaker, rooms, leases)
        await caretaker.close()
