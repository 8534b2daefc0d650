"""Looks after the tables on a node: bots have their turns, clocks run out, who is away gets a stand-in.

Every node may look after every table. What a steward does is a command with an id made of table and version,
so when two do the same it is done once; leases only spare the work.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress

from seasalt.rules.action import Seat
from seasalt.rules.legal import legal_actions
from seasalt.rules.view import view
from seasalt.server.rooms import Room, Rooms
from seasalt.server.store import Store, StoreDown
from seasalt.server.thinkers import FALLBACK, Thinkers
from seasalt.table.command import BotAct, Return, TakeOver
from seasalt.table.table import Stage

LEASE = 10_000
SWEEP = 2.0  # seconds between looks for tables that nobody looks after, and for bells that were lost
SWEPT_AT_ONCE = 50


class Steward:
    """One for each node."""

    def __init__(
        self,
        rooms: Rooms,
        store: Store,
        thinkers: Thinkers,
        now: Callable[[], int],
        *,
        node: str,
        bot_delay: int,
        grace: int,
        alone: bool,
    ) -> None:
        self._rooms = rooms
        self._store = store
        self._thinkers = thinkers
        self._now = now
        self._node = node
        self._bot_delay = bot_delay
        self._grace = grace
        self._alone = alone
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._leases: dict[str, tuple[bool, int]] = {}  # whether ours, and until when that is to be believed

        self._here: dict[tuple[str, str], int] = {}  # when to say again that a guest is at a table here

    def look_after(self, room: Room) -> None:
        """See that somebody looks after a room where a game goes on."""
        if room.table.stage is Stage.PLAYING and room.id not in self._tasks:
            task = asyncio.create_task(self._stay(room))
            self._tasks[room.id] = task
            task.add_done_callback(lambda _: self._forget(room.id))

    def _forget(self, table_id: str) -> None:
        self._tasks.pop(table_id, None)
        self._leases.pop(table_id, None)
        for key in [key for key in self._here if key[0] == table_id]:
            del self._here[key]

    async def sweep(self) -> None:
        """For ever: find games that a dead node left behind, and versions whose bell was lost."""
        while True:
            with suppress(StoreDown):
                await self._catch_up_all(self._rooms.loaded())
                for table_id in await self._store.active_tables():
                    if (found := await self._rooms.get(table_id)) is not None:
                        self.look_after(found)
            await asyncio.sleep(SWEEP / 2)

    async def _catch_up_all(self, rooms: Sequence[Room]) -> None:
        """A few at a time over half of the sweep: no move is to wait behind a look at all tables."""
        if not rooms:
            await asyncio.sleep(SWEEP / 2)
        for start in range(0, len(rooms), SWEPT_AT_ONCE):
            some = rooms[start : start + SWEPT_AT_ONCE]
            heads = await self._store.heads([room.id for room in some])
            for room in some:
                if heads.get(room.id, 0) > room.table.version:
                    await self._rooms.catch_up(room)
            await asyncio.sleep(SWEEP * len(some) / len(rooms) / 2)

    async def close(self) -> None:
        """Let go of all rooms."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _stay(self, room: Room) -> None:
        while room.table.stage is Stage.PLAYING:
            room.moved.clear()
            try:
                wait = await self._serve(room, mine=await self._is_mine(room))
            except StoreDown:
                wait = 1.0
            if wait is None or wait > 0:
                with suppress(TimeoutError):
                    async with asyncio.timeout(wait):  # `wait_for` would make a task for each move
                        await room.moved.wait()

    async def _is_mine(self, room: Room) -> bool:
        if self._alone:
            return True
        now = self._now()
        mine, until = self._leases.get(room.id, (False, 0))
        if now >= until:  # a lease is renewed at half its time, not at every move
            mine = await self._store.take_lease(f"table:{room.id}", self._node, now, now + LEASE)
            self._leases[room.id] = mine, now + (LEASE // 2 if mine else int(SWEEP * 1000))
        return mine

    async def _say_here(self, room: Room, guest: str, now: int) -> int:
        """Tell the other nodes that a guest is here, before they stop believing it; when to do so again."""
        key = (room.id, guest)
        if now >= self._here.get(key, 0):
            told = await self._store.take_lease(_here(room, guest), self._node, now, now + self._grace)
            self._here[key] = now + (self._grace // 2 if told else self._grace // 4) + 1
        return self._here[key]

    async def _is_nowhere(self, room: Room, guest: str, now: int) -> bool:
        """Whether no other node says that a guest is there."""
        self._here.pop((room.id, guest), None)
        return self._alone or await self._store.take_lease(_here(room, guest), self._node, now, now)

    async def _serve(self, room: Room, *, mine: bool) -> float | None:
        """Do what is due, or say in how many seconds something will be."""
        table, now, version = room.table, self._now(), room.table.version
        due: list[int] = []
        for seat, place in enumerate(table.places):
            if place.guest is None:
                continue
            if room.is_here(place.guest):
                if place.why == "away" and not table.is_out_of_time(Seat(seat), now):
                    command_id = f"back:{room.id}:{version}:{seat}"
                    await self._rooms.command(room, Seat(seat), Return(), command_id, version)
                    return 0
                if not self._alone:
                    due.append(await self._say_here(room, place.guest, now))
            elif mine and place.stand_in is None and table.others_wait_for(Seat(seat)):
                until = room.away_since.setdefault(place.guest, now) + self._grace
                if now >= until and await self._is_nowhere(room, place.guest, now):
                    return await self._stand_in(room, Seat(seat), "away")
                due.append(until if now < until else now + self._grace // 4 + 1)
        if not mine:
            return (min([*due, now + int(SWEEP * 1000)]) - now) / 1000 + 0.001
        seat_to_act = table.to_act
        if seat_to_act is None:
            return None
        if bot := table.places[seat_to_act].played_by:
            ready_at = (table.thinking_since or 0) + self._bot_delay
            if now >= ready_at:
                return await self._bot_turn(room, seat_to_act, bot)
            due.append(ready_at)
        elif (deadline := table.deadline()) is not None:
            if now >= deadline:
                return await self._stand_in(room, seat_to_act, "clock")
            due.append(deadline)
        if not self._alone:
            due.append(now + LEASE // 2)
        return (min(due) - now) / 1000 + 0.001 if due else None

    async def _stand_in(self, room: Room, seat: Seat, why: str) -> float:
        version = room.table.version
        command_id = f"{why}:{room.id}:{version}:{seat}"
        await self._rooms.command(room, None, TakeOver(seat, FALLBACK, why), command_id, version)
        return 0

    async def _bot_turn(self, room: Room, seat: Seat, bot: str) -> float:
        table = room.table
        assert table.game is not None
        known = room.knowledge(seat)
        assert known is not None
        options = legal_actions(table.game)
        seed = f"{table.secret}:{table.version}"  # nobody else can think the same thought
        action = await self._thinkers.decide(bot, view(table.game, seat), known, options, seed)
        command_id = f"bot:{room.id}:{table.version}"
        await self._rooms.command(room, None, BotAct(seat, str(action)), command_id, table.version)
        return 0


def _here(room: Room, guest: str) -> str:
    """The lease by which one node says that a guest is at a table."""
    return f"here:{room.id}:{guest}"
