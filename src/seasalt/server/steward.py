"""Looks after the tables on a node: bots have their turns, clocks run out, who is away is not waited for.

Every node may look after every table. What a steward does is a command with an id made of table and version,
so when two do the same it is done once; leases only spare the work.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress

from seasalt.rules.action import Seat
from seasalt.rules.legal import legal_actions
from seasalt.rules.view import view
from seasalt.server.room import Room
from seasalt.server.rooms import Rooms
from seasalt.server.store import Store, StoreDown
from seasalt.server.thinkers import FALLBACK, Thinkers
from seasalt.table.command import BotAct, Command, EmptySeat, Return, TakeOver, Why
from seasalt.table.table import Stage

LEASE = 10_000
SWEEP = 2.0  # seconds between looks for tables that nobody looks after, and for bells that were lost
SWEPT_AT_ONCE = 50
QUIET = 5 * 60_000  # how long nobody has been in a room before it is let go
TIDY = 60_000
GATHERING_GRACE = 3  # times as long: who fetches friends has left the page to send them the link


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
        self._waiting: dict[str, tuple[Stage, int]] = {}  # since when somebody here waits for somebody
        self._tidied = now()
        self._closed = False

    def look_after(self, room: Room) -> None:
        """See that somebody looks after a room where a game goes on, or where somebody is waited for."""
        if _needs_care(room) and room.id not in self._tasks and not self._closed:
            task = asyncio.create_task(self._stay(room))
            self._tasks[room.id] = task
            task.add_done_callback(lambda _: self._forget(room.id, task))

    def _forget(self, table_id: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(table_id) is task:
            del self._tasks[table_id]
            self._leases.pop(table_id, None)
            self._waiting.pop(table_id, None)
            for key in [key for key in self._here if key[0] == table_id]:
                del self._here[key]

    async def sweep(self) -> None:
        """For ever: find games that a dead node left behind, and versions whose bell was lost."""
        while True:
            with suppress(StoreDown):
                await self._catch_up_all(self._rooms.loaded())
                await self.find_work()
                await self.tidy()
            await asyncio.sleep(SWEEP / 2)

    async def find_work(self) -> None:
        """Look after every table at which something is due, whoever did so before."""
        for table_id in await self._store.due_tables(self._now() + int(SWEEP * 1000)):
            if (found := await self._rooms.get(table_id)) is not None:
                self.look_after(found)

    async def tidy(self) -> None:
        """Once a minute: let go of rooms where nobody has been for long, and of leases that have expired."""
        now = self._now()
        if now < self._tidied + TIDY:
            return
        self._tidied = now
        if not self._alone:
            await self._store.forget_leases(now - TIDY)  # clocks differ: what has just expired may not have
        due = set(await self._store.due_tables(now + TIDY))
        for room in self._rooms.loaded():
            if not room.watchers and room.id not in due and now >= room.used_at + QUIET:
                if task := self._tasks.get(room.id):
                    self._forget(room.id, task)
                    task.cancel()
                self._rooms.let_go(room)

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
        """Let go of all rooms; another node may look after them at once."""
        self._closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if not self._alone:
            with suppress(StoreDown):
                await self._store.release_leases(self._node)

    async def _stay(self, room: Room) -> None:
        while _needs_care(room):
            room.moved.clear()
            try:
                wait = await self.serve(room)
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

    async def serve(self, room: Room) -> float | None:
        """Do what is due, or say in how many seconds something will be."""
        playing = room.table.stage is Stage.PLAYING
        mine = playing and await self._is_mine(room)
        due = await self._see_who_is_here(room)
        if due is not None and mine:
            due = await self._see_whose_turn_it_is(room, due)
        elif due is not None and playing:
            due.append(self._now() + int(SWEEP * 1000))
        if due is None:
            return 0
        return (min(due) - self._now()) / 1000 + 0.001 if due else None

    async def _see_who_is_here(self, room: Room) -> list[int] | None:
        """When to look again; None if something was done, so that all may be otherwise now.

        It is for those who look at the table that somebody away is replaced: a node at which nobody does so
        replaces nobody, and how long they were away counts from when somebody began to wait.
        """
        table, now, waiting = room.table, self._now(), self._waiting_since(room)
        grace = self._grace * (1 if table.stage is Stage.PLAYING else GATHERING_GRACE)
        due: list[int] = []
        for seat, place in enumerate(table.places):
            if place.guest is None:
                continue
            if room.is_here(place.guest):
                if place.why == Why.AWAY and not table.is_out_of_time(Seat(seat), now):
                    await self._do(room, Seat(seat), Return(Why.AWAY), f"back:{seat}")
                    return None
                if not self._alone:
                    due.append(await self._say_here(room, place.guest, now))
            elif waiting is not None and place.stand_in is None and table.others_wait_for(Seat(seat)):
                until = max(room.away_since.setdefault(place.guest, now), waiting) + grace
                if now >= until and await self._is_nowhere(room, place.guest, now):
                    await self._replace(room, Seat(seat))
                    return None
                due.append(until if now < until else now + grace // 4 + 1)
        return due

    def _waiting_since(self, room: Room) -> int | None:
        """Since when somebody here has waited in this stage of the table; None if nobody does."""
        table = room.table
        for place in table.places:
            waits = place.nonce is not None and place.stand_in is None
            if place.guest and waits and room.is_here(place.guest):
                stage, since = self._waiting.get(room.id, (table.stage, self._now()))
                since = since if stage is table.stage else self._now()
                self._waiting[room.id] = table.stage, since
                return since
        self._waiting.pop(room.id, None)
        return None

    async def _replace(self, room: Room, seat: Seat) -> None:
        """Nobody is to wait for the person on that seat any more."""
        if room.table.stage is Stage.PLAYING:
            await self._do(room, None, TakeOver(seat, FALLBACK, Why.AWAY), f"away:{seat}")
        else:
            await self._do(room, None, EmptySeat(seat), f"gone:{seat}")

    async def _see_whose_turn_it_is(self, room: Room, due: list[int]) -> list[int] | None:
        """When to look again, in all; None if something was done."""
        table, now, seat = room.table, self._now(), room.table.to_act
        if seat is None:
            return due
        if bot := table.places[seat].played_by:
            ready_at = (table.thinking_since or 0) + self._bot_delay
            if now >= ready_at:
                await self._bot_turn(room, seat, bot)
                return None
            due.append(ready_at)
        elif (deadline := table.deadline()) is not None:
            if now >= deadline:
                await self._do(room, None, TakeOver(seat, FALLBACK, Why.CLOCK), f"clock:{seat}")
                return None
            due.append(deadline)
        if not self._alone:
            due.append(now + LEASE // 2)
        return due

    async def _do(self, room: Room, seat: Seat | None, command: Command, what: str) -> None:
        """A command that was decided on by looking at this very table."""
        version = room.table.version
        await self._rooms.command(room, seat, command, f"{what}:{room.id}:{version}", version)

    async def _bot_turn(self, room: Room, seat: Seat, bot: str) -> None:
        table = room.table
        assert table.game is not None
        known = room.knowledge(seat)
        assert known is not None
        options = legal_actions(table.game)
        seed = f"{table.secret}:{table.position}"  # nobody else can think the same thought
        action = await self._thinkers.decide(bot, view(table.game, seat), known, options, seed)
        command_id = f"bot:{room.id}:{table.position}"
        await self._rooms.command(room, None, BotAct(seat, str(action)), command_id, table.version)


def _needs_care(room: Room) -> bool:
    table = room.table
    return table.stage is Stage.PLAYING or any(
        table.others_wait_for(Seat(seat)) for seat in range(table.players)
    )


def _here(room: Room, guest: str) -> str:
    """The lease by which one node says that a guest is at a table."""
    return f"here:{room.id}:{guest}"
