"""The tables on this node: each is a Room, which follows its log and updates its watchers.

1. Durable before visible: a Room applies only entries that are in the store.
2. Any node may execute any command: the store's compare-and-set decides which was first.
3. An unused Room is unloaded, and folded again from the log when a guest comes.
4. One table cannot harm another: a log that cannot be folded is quarantined with its reason, and a log that a
   newer version has written to is left to the nodes of that version.
"""

import asyncio
import json
import logging
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from time import perf_counter
from typing import Any, Literal

from seasalt.rules.action import Seat
from seasalt.server.bus import Bus, Signal, VersionNotice
from seasalt.server.interfaces.database_faults import StoreDown
from seasalt.server.interfaces.stored_facts import (
    REMINDED,
    Append,
    Appended,
    EndedGame,
    LogLine,
    NewTry,
    Repeated,
    Stale,
    Turn,
)
from seasalt.server.interfaces.table_store import TableStore
from seasalt.server.monitoring.build import build
from seasalt.server.monitoring.metrics import ENTRIES, FOLD, QUARANTINED
from seasalt.server.monitoring.server_log import log, log_failure
from seasalt.server.refusals import NeedsNewerNode, TableQuarantined
from seasalt.server.tables.game_results import game_results
from seasalt.server.tables.room import HistoryItem, Room
from seasalt.table.clock import Pace
from seasalt.table.command import Command
from seasalt.table.command_handler import Refused, decide, is_stale
from seasalt.table.daily import daily_result, deal_at
from seasalt.table.entry import Entry, NewerEntry, UnreadableEntry, format_entry, parse_entry
from seasalt.table.limits import is_due
from seasalt.table.refusal import Refusal
from seasalt.table.table import Stage, Table, fold
from seasalt.wire.messages import Ack, Nak, Problem, encode

Clock = Callable[[], int]
FOLDED_AT_ONCE = 50  # entries, about five milliseconds, before the event loop gets a turn
FOLDS_AT_ONCE = 2
"""Logs. After a restart hundreds of tables are asked for: with all of them begun, each turn of the event loop
takes a second, and the first table is ready with the last."""
TRIES = 5
JUST_USED = 60_000  # milliseconds in which a client that loaded a room may still begin to watch it
NOTICE_MS = 60_000  # after a move in a game over days until it is said whose turn it is
KNOWN_FAULTS = (TableQuarantined, NeedsNewerNode, StoreDown)  # logged where they are found
RENAMED = "renamed/"  # a topic of the bus: a name in the log of this table was replaced
ELSEWHERE = 2_000  # milliseconds after which clients of a table that needs a newer node reconnect


def summary(table: Table) -> str:
    """What lists show of a table, as JSON. It contains nothing hidden."""
    game = table.game
    facts = {
        "players": table.players,
        "edition": table.edition,
        "extra_salt": table.ruleset.extra_salt,
        "target": table.ruleset.target(table.players),
        "names": [place.name for place in table.places],
        "bots": [place.bot for place in table.places],
        "pace": table.clock_rule.pace,
        "base": table.clock_rule.base,
        "hints": table.hints,
        "round": game.round.number if game else None,
        "totals": list(game.totals) if game else None,
        "to_act": table.to_act,
        "winners": list(game.outcome.winners) if game and game.outcome else None,
        **({"daily": table.daily, "deal": deal_at(table).kind, "rated": table.rated} if table.daily else {}),
        **({"for_ratings": True} if table.rated and not table.daily else {}),
        **({"practice": True} if table.is_practice else {}),
        **({"closed": True} if table.closed else {}),
    }
    return json.dumps(facts, ensure_ascii=False)


def _ends(before: Table, after: Table) -> bool:
    return before.stage is not after.stage is Stage.OVER and not after.closed


def _ended_game(table: Table) -> EndedGame:
    return EndedGame(table.games, _guests(table), summary(table), game_results(table))


def _guests(table: Table) -> tuple[str | None, ...]:
    return tuple(place.guest for place in table.places)


def turn_after(before: Table, after: Table, actor: Seat | None, at: int) -> Turn | Literal["nobody"] | None:
    """Whom a game over days waits for after an entry of this actor; None if nothing has changed."""
    if after.clock_rule.pace is not Pace.DAYS:
        return None
    was, now = _awaited(before), _awaited(after)
    deadline = after.deadline()
    if now is None or deadline is None:
        return "nobody" if was else None
    if now == was and after.position == before.position:
        return None
    guest, seat = now
    remind_at = deadline - after.clock_rule.base // REMINDED
    if seat == actor:  # whoever has just done something knows
        return Turn(guest, seat, remind_at, None, deadline)
    return Turn(guest, seat, at + NOTICE_MS, remind_at, deadline)


def _awaited(table: Table) -> tuple[str, Seat] | None:
    """The guest who has to decide, unless a bot does."""
    seat = table.to_act
    place = None if seat is None else table.places[seat]
    return (place.guest, seat) if seat is not None and place and place.guest and not place.stand_in else None


class Rooms:
    """All tables on this node."""

    def __init__(self, store: TableStore, bus: Bus, now: Clock) -> None:
        self._store = store
        self._bus = bus
        self._now = now
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._folding = asyncio.Semaphore(FOLDS_AT_ONCE)
        self._beside: set[asyncio.Task[Any]] = set()
        self.changed: Callable[[Room], None] = lambda room: None
        self.is_needed: Callable[[Room], bool] = lambda room: True
        self.gave_up: Callable[[str], None] = lambda table_id: None
        self.dropped: Callable[[str], None] = lambda table_id: None

    def loaded(self) -> list[Room]:
        """The rooms in memory."""
        return list(self._rooms.values())

    def if_loaded(self, table_id: str) -> Room | None:
        """The room of a table, if it is in memory."""
        return self._rooms.get(table_id)

    async def open(
        self,
        table_id: str,
        opened: Entry,
        *more: Entry,
        public: bool = False,
        daily: NewTry | None = None,
    ) -> Room:
        """A new table whose log begins with these entries.

        With `daily`, a guest's first try begins there; raises `TriedBefore` if it has begun elsewhere.
        """
        at = self._now()
        room = Room(table_id, fold(None, opened, at).table, [HistoryItem(opened, at, ())], public=public)
        for entry in more:
            room.apply(entry, at)
        await self._store.create(
            table_id,
            [format_entry(entry) for entry in (opened, *more)],
            summary(room.table),
            public,
            at,
            status=room.table.stage,
            seats=_guests(room.table),
            due_at=room.table.due(),
            daily=daily,
            ended=_ended_game(room.table) if room.table.stage is Stage.OVER else None,
        )
        room.used_at = room.visited_at = at
        self._rooms[table_id] = room
        self.changed(room)
        return room

    async def get(self, table_id: str) -> Room | None:
        """The room of a table, folded from its log if it is not in memory.

        Raises `TableQuarantined` if its log cannot be folded, `NeedsNewerNode` if a newer version wrote it.
        """
        room = self._rooms.get(table_id) or await self._load(table_id)
        if room is not None:
            room.used_at = self._now()
        return room

    async def _load(self, table_id: str) -> Room | None:
        try:
            async with self._loading.setdefault(table_id, asyncio.Lock()):
                if room := self._rooms.get(table_id):
                    return room
                room = await self._folded(table_id)
                if other := self._rooms.get(table_id):
                    return other  # after a load that failed, two callers may have had different locks
                if room is not None:
                    room.used_at = room.visited_at = self._now()
                    self._rooms[table_id] = room  # from here on it gets notices; earlier ones were dropped
                    await self.catch_up(room)
                    return self._rooms.get(table_id)
                return room
        finally:
            self._loading.pop(table_id, None)

    async def _folded(self, table_id: str) -> Room | None:
        listing = await self._store.listing(table_id)
        if listing is None:
            return None
        if listing.quarantined is not None and listing.quarantined.startswith(f"{build()}: "):
            raise TableQuarantined(listing.quarantined)  # another version may read what this one could not
        lines = await self._store.read(table_id)
        try:
            async with self._folding:
                started = perf_counter()
                room = await _fold(table_id, lines, public=listing.public)
                FOLD.observe(perf_counter() - started)
        except Exception as error:
            raise await self._given_up(table_id, error) from None
        if listing.quarantined is not None:
            await self._store.quarantine(table_id, None)
            log(logging.WARNING, "table_mended", table=table_id)
        return room

    async def _given_up(self, table_id: str, error: Exception) -> TableQuarantined | NeedsNewerNode:
        """Give up a table whose log this node cannot follow, and tell its watchers; what to raise."""
        room = self._rooms.pop(table_id, None)
        watchers = list(room.watchers) if room else []
        self.gave_up(table_id)
        if isinstance(error, NewerEntry):
            log(logging.WARNING, "left_to_newer_node", table=table_id)
            for watcher in watchers:
                watcher.goodbye(ELSEWHERE)
            return NeedsNewerNode()
        why = f"{error}" if isinstance(error, UnreadableEntry) else type(error).__name__
        log_failure("table_set_aside", error, table=table_id, why=why)
        QUARANTINED.labels(why if isinstance(error, UnreadableEntry) else "rules").inc()
        for watcher in watchers:
            watcher.send(encode(Problem("set_aside", table_id)))
        await self._store.quarantine(table_id, f"{build()}: {why}")
        return TableQuarantined(why)

    def unload(self, room: Room) -> None:
        """Unload an unused room; it is folded again when a guest comes."""
        assert not room.watchers
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]
            self.dropped(room.id)

    async def catch_up_to(self, room: Room, version: int | None) -> None:
        """Catch up if a client may have seen a later version on another node."""
        if version is None or version > room.table.version:
            await self.catch_up(room)

    async def catch_up(self, room: Room) -> None:
        """Apply what other nodes have written."""
        async with room.lock:
            await self._follow(room)

    async def _follow(self, room: Room) -> None:
        await self._apply_all(room, await self._store.read(room.id, since=room.table.version))

    async def _apply_all(self, room: Room, lines: Sequence[LogLine]) -> None:
        for line in lines:
            try:
                room.apply(parse_entry(line.body), line.at)
            except Exception as error:
                raise await self._given_up(room.id, error) from None
            _send_update(room)
        self.changed(room)

    async def command(
        self,
        room: Room,
        seat: Seat | None,
        command: Command,
        command_id: str,
        expect: int | None = None,
        guest: str | None = None,
    ) -> Ack | Nak:
        """Execute a command of a seat, or refuse it. An Ack means that it is durable.

        With `expect`, the command must not be stale since that version; with a `guest`, the seat must still
        be theirs. Anything else that happens at the same time is no reason to refuse it.
        """
        # The caller may be cancelled meanwhile, but the watchers must still get what is in the log.
        task = asyncio.create_task(self._command(room, seat, command, command_id, expect, guest))
        self._hold(task)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_log_unseen)  # its exception has no caller any more
            raise

    async def _command(
        self,
        room: Room,
        seat: Seat | None,
        command: Command,
        command_id: str,
        expect: int | None,
        guest: str | None,
    ) -> Ack | Nak:
        async with room.lock:
            for _ in range(TRIES):
                if guest is not None and room.table.seat_of(guest) != seat:
                    return Nak(command_id, room.id, Refusal.NOT_SEATED, room.table.version)
                done = await self._try(room, seat, command, command_id, expect)
                if done is not None:
                    return done
            return Nak(command_id, room.id, Refusal.STALE, room.table.version)

    async def _try(
        self, room: Room, seat: Seat | None, command: Command, command_id: str, expect: int | None
    ) -> Ack | Nak | None:
        if expect is not None and expect > room.table.version:
            await self._follow(room)  # the client has seen a later version on another node
        at, table = self._now(), room.table
        try:
            if expect is not None and is_stale(table, seat, command, expect):
                raise Refused(Refusal.STALE)
            entry = decide(table, seat, command, at)
        except Refused as refused:
            return await self._repeated(room, command_id) or Nak(
                command_id, room.id, refused.reason, table.version
            )
        after = fold(table, entry, at)
        done = await self._store.append(
            Append(
                room.id,
                table.version,
                command_id,
                seat,
                format_entry(entry),
                at,
                summary=summary(after.table),
                status=after.table.stage,
                due_at=after.table.due(),
                seats=_guests(after.table) if _guests(after.table) != _guests(table) else None,
                daily=daily_result(after.table) if table.daily and _ends(table, after.table) else None,
                ended=_ended_game(after.table) if _ends(table, after.table) else None,
                closes=after.table.closed,
                turn=turn_after(table, after.table, seat, at),
            )
        )
        match done:
            case Appended(version):
                room.apply(entry, at, after)
                assert room.table.version == version
                ENTRIES.labels(type(entry).__name__).inc()
                _send_update(room)
                self._bus.publish(room.id, version)
                self.changed(room)
                return Ack(command_id, room.id, version)
            case Repeated(stored):
                await self._follow(room)
                return Ack(command_id, room.id, stored.version)
            case Stale():  # another node was first, perhaps with nothing that matters here: try again
                await self._follow(room)
                return None

    async def _repeated(self, room: Room, command_id: str) -> Ack | None:
        """The earlier answer to this command, if it was executed before."""
        version = await self._store.version_of(room.id, command_id)
        return None if version is None else Ack(command_id, room.id, version)

    async def listen(self) -> None:
        """Follow the bus forever: notices that arrive together are read together."""
        async with self._bus.listen() as batches:
            async for signals in batches:
                self._forget_renamed(signals)
                notices = {
                    signal.table_id: signal.version for signal in signals if isinstance(signal, VersionNotice)
                }
                everything = len(notices) < len(signals)
                behind = [
                    room
                    for room in (self.loaded() if everything else map(self._rooms.get, notices))
                    if room and (everything or notices[room.id] > room.table.version)
                ]
                with suppress(StoreDown):  # the sweep catches up when the database is back
                    await self._follow_all(behind)

    def _forget_renamed(self, signals: Iterable[Signal]) -> None:
        """Drop rooms with a name that is in their logs no more; their clients come back at once."""
        for signal in signals:
            if isinstance(signal, VersionNotice) and signal.table_id.startswith(RENAMED):
                table = signal.table_id.removeprefix(RENAMED)
                if room := self._rooms.pop(table, None):
                    self.gave_up(table)
                    for watcher in tuple(room.watchers):
                        watcher.goodbye(0)

    async def _follow_all(self, rooms: Iterable[Room]) -> None:
        """Catch up all rooms with one read; a room that is executing a command catches up after it."""
        wanted: dict[str, Room] = {}
        for room in rooms:
            if room.lock.locked():
                self._catch_up_beside(room)
            elif (
                room.watchers
                or self.is_needed(room)
                or not is_due(room.used_at + JUST_USED, self._now(), JUST_USED)
            ):
                wanted[room.id] = room
            else:
                self.unload(room)
        lines = await self._store.read_many({room.id: room.table.version for room in wanted.values()})
        for table_id, new in lines.items():
            room = wanted[table_id]
            if room.lock.locked() or new[0].version != room.table.version + 1:
                self._catch_up_beside(room)
                continue
            async with room.lock:
                with suppress(TableQuarantined, NeedsNewerNode):  # that one table; its watchers know
                    await self._apply_all(room, new)

    def _catch_up_beside(self, room: Room) -> None:
        async def catch_up() -> None:
            with suppress(*KNOWN_FAULTS):
                await self.catch_up(room)

        self._hold(asyncio.create_task(catch_up()))

    def _hold(self, task: asyncio.Task[Any]) -> None:
        """Keep a reference to a running task: the event loop has none."""
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)


async def _fold(table_id: str, lines: Sequence[LogLine], *, public: bool) -> Room | None:
    """The room that a log makes; the event loop gets turns between its entries."""
    room: Room | None = None
    for number, line in enumerate(lines, 1):
        entry = parse_entry(line.body)
        if room is None:
            table = fold(None, entry, line.at).table
            room = Room(table_id, table, [HistoryItem(entry, line.at, ())], public=public)
        else:
            room.apply(entry, line.at)
        if number % FOLDED_AT_ONCE == 0:
            await asyncio.sleep(0)
    return room


def _log_unseen(task: asyncio.Task[Any]) -> None:
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, KNOWN_FAULTS):
        log_failure("command_failed", error)


def _send_update(room: Room) -> None:
    """Update the watchers; a failure here must not undo or hide what is in the log."""
    try:
        if room.table.closed:
            for watcher in tuple(room.watchers):
                watcher.send(encode(Problem(Refusal.CLOSED, room.id)))
        else:
            room.send_update(room.table.version)
    except Exception:
        log_failure("tell_failed", table=room.id)
