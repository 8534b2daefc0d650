"""Looks after the tables on a node: bots move, clocks run out, absent people are replaced.

1. Every table is looked after by the node that holds it (`leases`). What a supervisor does is a command whose
   id is made of table and version, so if two do the same it is done once.
2. Each table has its own task. A failure at one is logged and retried, and does not affect the others.
3. Bots pause at a table without visitors for a while: a game does not play on unseen.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from contextvars import Context

from seasalt.rules.action import Seat
from seasalt.server.interfaces.bot_work import FALLBACK, BotWork
from seasalt.server.interfaces.database_faults import StoreDown
from seasalt.server.interfaces.table_store import TableStore
from seasalt.server.monitoring.metrics import HELD
from seasalt.server.monitoring.server_log import log, log_failure
from seasalt.server.refusals import NeedsNewerNode, TableQuarantined
from seasalt.server.tables.bot_talk import remark
from seasalt.server.tables.bot_turns import BotTurns
from seasalt.server.tables.leases import TableLeases
from seasalt.server.tables.room import Room
from seasalt.server.tables.rooms import Rooms
from seasalt.table.clock import Pace
from seasalt.table.command import BotAct, Command, EmptySeat, Return, TakeOver, TakeoverReason
from seasalt.table.entry import Acted
from seasalt.table.limits import is_due
from seasalt.table.table import Stage
from seasalt.wire.messages import Away

SWEEP = 2.0  # seconds between searches for tables without a supervisor and for lost notices
SWEPT_AT_ONCE = 50
QUIET = 2 * 60_000  # how long a room is unused before it is unloaded
TIDY = 60_000
AWAY_SHOWN = 3_000  # milliseconds before the others read that the player to act is away: reloads are shorter
GATHERING_GRACE = 3  # times longer before a game: people leave the page to send friends the link
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0  # seconds before a table that failed is tried again


class TableSupervisor:
    """Runs a task for every table that this node holds."""

    def __init__(
        self,
        rooms: Rooms,
        store: TableStore,
        bot_pool: BotWork,
        now: Callable[[], int],
        *,
        leases: TableLeases,
        bot_delay: int,
        grace: int,
    ) -> None:
        self._rooms = rooms
        self._store = store
        self._now = now
        self._leases = leases
        self._bot_turns = BotTurns(bot_pool, now, bot_delay)
        self._talk = bot_delay > 0
        self._grace = grace
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._waiting: dict[str, tuple[Stage, int]] = {}  # since when a person here waits for others
        self._giving_up: set[asyncio.Task[None]] = set()
        self._tidied = now()
        self._closed = False
        HELD.set_function(lambda: len(self._tasks) if leases.alone else leases.count)

    def look_after(self, room: Room) -> None:
        """Start the task of a room with a running game, or where people wait for another person."""
        if self._rooms.if_loaded(room.id) is not room:
            return  # it was unloaded meanwhile
        if _needs_care(room) and room.id not in self._tasks and not self._closed:
            # In its own context: it outlives the request that started it.
            task = asyncio.create_task(self._stay(room), context=Context())
            self._tasks[room.id] = task
            task.add_done_callback(lambda _: self._forget(room.id, task))

    def _forget(self, table_id: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(table_id) is task:
            del self._tasks[table_id]
            self._waiting.pop(table_id, None)
            self._leases.forget(table_id)
            self._bot_turns.forget(table_id)

    def leave(self, table_id: str) -> None:
        """End the task of a table whose room was unloaded."""
        if task := self._tasks.get(table_id):
            self._forget(table_id, task)
            if task is not asyncio.current_task():
                task.cancel()

    async def is_there(self, table_id: str, guest: str) -> bool:
        """Whether a guest is at a table, on any node."""
        room = self._rooms.if_loaded(table_id)
        heard = room is not None and room.is_heard(guest, self._now())
        return heard or await self._leases.is_elsewhere(table_id, guest)

    def give_up(self, table_id: str) -> None:
        """Leave a table that this node cannot serve to other nodes, at least for a while."""
        self.leave(table_id)
        giving_up = asyncio.create_task(self._back_off(table_id))
        self._giving_up.add(giving_up)
        giving_up.add_done_callback(self._giving_up.discard)

    async def _back_off(self, table_id: str) -> None:
        with suppress(StoreDown):
            await self._leases.back_off(table_id)

    async def sweep(self, heartbeat_sent: Callable[[], None] = lambda: None) -> None:
        """Forever: find games that a dead node left behind, and versions whose notice was lost.

        A store that could not be written is tried again here, not by `/readyz`, which any client may ask for.
        """
        while True:
            with suppress(StoreDown):
                loaded = self._rooms.loaded()
                if self._leases.alone:  # though a second process may run on the same file
                    loaded = [room for room in loaded if room.watchers]
                await self._catch_up_all(loaded)
                await self.find_work()
                await self.tidy()
                await self._store.recover()
            heartbeat_sent()
            await asyncio.sleep(SWEEP / 2)

    async def find_work(self) -> None:
        """Look after every table of this node at which something is due."""
        for table_id, is_new in await self._leases.find_due(self._now() + int(SWEEP * 1000)):
            if table_id in self._tasks:
                if is_new and (room := self._rooms.if_loaded(table_id)):
                    room.moved.set()
                continue
            try:
                found = await self._rooms.get(table_id)
            except (TableQuarantined, NeedsNewerNode):
                continue
            except StoreDown:
                raise
            except Exception:
                log_failure("table_failed", table=table_id)
                continue
            if found is not None:
                self.look_after(found)

    async def tidy(self) -> None:
        """Once a minute: unload rooms that are no longer used, and remove dead nodes."""
        now = self._now()
        if not is_due(self._tidied + TIDY, now, TIDY):
            return
        self._tidied = now
        await self._leases.forget_dead()
        due = {table_id for table_id, _ in await self._leases.find_due(now + TIDY)}
        gone: list[str] = []
        for room in self._rooms.loaded():
            if not room.watchers and room.id not in due and is_due(room.used_at + QUIET, now, QUIET):
                self._rooms.unload(room)
                gone.append(room.id)
        await self._leases.release(gone)

    async def _catch_up_all(self, rooms: Sequence[Room]) -> None:
        """Catch up a few rooms at a time, over half of the sweep, so that no move has to wait."""
        if not rooms:
            await asyncio.sleep(SWEEP / 2)
        for start in range(0, len(rooms), SWEPT_AT_ONCE):
            some = rooms[start : start + SWEPT_AT_ONCE]
            heads = await self._store.heads([room.id for room in some])
            for room in some:
                if heads.get(room.id, 0) > room.table.version:
                    with suppress(TableQuarantined, NeedsNewerNode):
                        await self._rooms.catch_up(room)
            await asyncio.sleep(SWEEP * len(some) / len(rooms) / 2)

    async def close(self) -> None:
        """Release all tables; other nodes may look after them at once."""
        self._closed = True
        tasks = [*self._tasks.values(), *self._giving_up]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(StoreDown):
            await self._leases.close()

    async def _stay(self, room: Room) -> None:
        pause = FIRST_PAUSE
        while _needs_care(room):
            room.moved.clear()
            try:
                wait = await self.serve(room)
                pause = FIRST_PAUSE
            except StoreDown:
                wait = FIRST_PAUSE
            except (TableQuarantined, NeedsNewerNode):
                return
            except Exception:
                log_failure("table_failed", table=room.id)
                await asyncio.sleep(pause)
                wait, pause = 0.0, min(2 * pause, LONGEST_PAUSE)
            if wait is None or wait > 0:
                with suppress(TimeoutError):
                    async with asyncio.timeout(wait):  # `wait_for` would make a task for each move
                        await room.moved.wait()

    async def serve(self, room: Room) -> float | None:
        """Do one thing that is due and return 0, or return the seconds until something is; None is never."""
        playing = room.table.stage is Stage.PLAYING
        mine = playing and await self._leases.hold(room.id)
        due = await self._check_presence(room)
        if due is not None and mine:
            if await self._may_rest(room):
                return None
            due = None if await self._comment(room) else await self._check_turn(room, due)
        elif due is not None and playing:
            due.append(self._now() + int(SWEEP * 1000))
        if due is None:
            return 0
        return (min(due) - self._now()) / 1000 + 0.001 if due else None

    async def _may_rest(self, room: Room) -> bool:
        """Whether a bot is to move and no guest is there to see it, on any node.

        In a game by days people move and leave, and expect an answer when they return. It pauses only when
        no person plays any more.
        """
        table, now = room.table, self._now()
        if table.to_act is None or not table.places[table.to_act].played_by:
            return False
        if table.rated and not table.daily:
            return False  # who leaves it loses it, so it has to end
        by_days = table.clock_rule.pace is Pace.DAYS
        if by_days and any(place.guest and not place.stand_in for place in table.places):
            return False
        room.visited_at = min(now, room.visited_at)  # the clock may have been set back
        if room.watchers or now < room.visited_at + self._grace:
            return False
        if await self._leases.is_elsewhere(room.id):
            return False
        log(logging.INFO, "table_rests", table=room.id)
        await self._leases.rest(room.id, table.version)
        return True

    async def _check_presence(self, room: Room) -> list[int] | None:
        """Replace absent people; when to look again, or None if something was done and all may have changed.

        A person who is away is replaced for the sake of players who watch the table: a node without any of
        them replaces no person, and the time away counts from when the first of them began to wait. That the
        player to act is away is told to all who watch.
        """
        table, now, waiting = room.table, self._now(), self._waiting_since(room)
        grace = self._grace * (1 if table.stage is Stage.PLAYING else GATHERING_GRACE)
        due: list[int] = []
        away: Away | None = None
        for seat, place in enumerate(table.places):
            if place.guest is None:
                continue
            silent_from = room.silent_from(place.guest)
            if room.is_heard(place.guest, now):
                if place.why == TakeoverReason.AWAY and not table.is_out_of_time(Seat(seat), now):
                    await self._do(room, Seat(seat), Return(TakeoverReason.AWAY), f"back:{seat}")
                    return None
                self._leases.set_presence(room.id, place.guest, here=True)
                room.away_since.pop(place.guest, None)
                if silent_from is not None and _is_awaited(room, Seat(seat)):
                    due.append(silent_from)
                continue
            self._leases.set_presence(room.id, place.guest, here=False)
            if place.stand_in is not None:
                continue
            first = now if silent_from is None else silent_from - AWAY_SHOWN
            gone = room.away_since[place.guest] = min(now, room.away_since.get(place.guest, first))
            waits = waiting is not None and table.others_wait_for(Seat(seat))
            if _is_awaited(room, Seat(seat)):
                if now < gone + AWAY_SHOWN:
                    due.append(gone + AWAY_SHOWN)
                elif await self._leases.is_elsewhere(room.id, place.guest):
                    gone = room.away_since[place.guest] = now
                    due.append(now + AWAY_SHOWN)
                else:
                    until = max(gone, waiting) + grace if waits and waiting is not None else None
                    away = Away(room.id, seat, gone, until)
            if waits and waiting is not None:
                since = max(gone, waiting)
                look = since + grace // 4  # often, since the grace of a guest elsewhere begins when we look
                if now >= look and await self._leases.is_elsewhere(room.id, place.guest):
                    room.away_since[place.guest] = since = now
                    look = now + grace // 4
                if now >= since + grace:
                    await self._replace(room, Seat(seat))
                    return None
                due.append(look + 1 if now < look and not self._leases.alone else since + grace)
        room.tell_away(away)
        return due

    def _waiting_since(self, room: Room) -> int | None:
        """Since when a player here has waited in this stage of the table; None if none waits."""
        table = room.table
        for place in table.places:
            waits = place.nonce is not None and place.stand_in is None
            if place.guest and waits and room.is_here(place.guest):
                now = self._now()
                stage, since = self._waiting.get(room.id, (table.stage, now))
                since = min(now, since) if stage is table.stage else now  # the clock may have been set back
                self._waiting[room.id] = table.stage, since
                return since
        self._waiting.pop(room.id, None)
        return None

    async def _replace(self, room: Room, seat: Seat) -> None:
        """Replace the person on this seat by a bot, or empty the seat before a game."""
        if room.table.stage is Stage.PLAYING:
            await self._do(room, None, TakeOver(seat, FALLBACK, TakeoverReason.AWAY), f"away:{seat}")
        else:
            await self._do(room, None, EmptySeat(seat), f"gone:{seat}")

    async def _check_turn(self, room: Room, due: list[int]) -> list[int] | None:
        """Let a bot move or a clock run out; when to look again, or None if something was done."""
        table, now, seat = room.table, self._now(), room.table.to_act
        if seat is None:
            return due
        if bot := table.places[seat].played_by:
            move = await self._bot_turns.move(room, seat, bot)
            if not isinstance(move, int):
                command_id = f"bot:{room.id}:{table.position}"
                await self._rooms.command(room, None, BotAct(seat, str(move)), command_id, table.version)
                return None
            due.append(move)
        elif (deadline := table.deadline()) is not None:
            if now >= deadline:
                await self._do(room, None, TakeOver(seat, FALLBACK, TakeoverReason.CLOCK), f"clock:{seat}")
                return None
            due.append(deadline)
        if not self._leases.alone:
            due.append(now + int(SWEEP * 1000))  # another node may have taken over
        return due

    async def _comment(self, room: Room) -> bool:
        """Let a bot comment on the last move; whether one did. Without a delay bots are silent."""
        last = room.history[-1]
        said = remark(room.table, last.events) if self._talk and isinstance(last.entry, Acted) else None
        if said is not None:
            await self._do(room, None, said, f"say:{said.seat}")
        return said is not None

    async def _do(self, room: Room, seat: Seat | None, command: Command, what: str) -> None:
        """Execute a command that depends on the current version."""
        version = room.table.version
        await self._rooms.command(room, seat, command, f"{what}:{room.id}:{version}", version)


def _is_awaited(room: Room, seat: Seat) -> bool:
    """Whether somebody watches who waits for this person to act. In a game by days nobody does."""
    table = room.table
    if table.to_act != seat or table.clock_rule.pace is Pace.DAYS:
        return False
    return any(watcher.guest != table.places[seat].guest for watcher in room.watchers)


def _needs_care(room: Room) -> bool:
    table = room.table
    return table.stage is Stage.PLAYING or any(
        table.others_wait_for(Seat(seat)) for seat in range(table.players)
    )
