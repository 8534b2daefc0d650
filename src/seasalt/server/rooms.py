"""The tables on this node: each a Room, which follows its log and tells those who watch.

1. Durable before visible: a Room moves on only by entries that the store has taken.
2. Any node may take any command: the store's compare-and-set decides who was first.
3. A Room where nobody is and nothing happens is let go, and folded again from the log when somebody comes.
"""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress

from seasalt.rules.action import Seat
from seasalt.server.bus import Bell, Bus
from seasalt.server.messages import Ack, Nak
from seasalt.server.room import Past, Room
from seasalt.server.store import Append, Appended, Repeated, Stale, Store, StoreDown
from seasalt.table.command import Command
from seasalt.table.deciding import Refused, decide, is_stale
from seasalt.table.entry import Entry, format_entry, parse_entry
from seasalt.table.refusal import Refusal
from seasalt.table.table import Table, fold

Clock = Callable[[], int]
FOLDED_AT_ONCE = 50  # entries of a log, about five milliseconds: others have a turn in between
TRIES = 5


def summary(table: Table) -> str:
    """What a list tells of a table, as JSON. Nothing hidden is in it."""
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
    }
    return json.dumps(facts, ensure_ascii=False)


def _guests(table: Table) -> tuple[str | None, ...]:
    return tuple(place.guest for place in table.places)


class Rooms:
    """All tables on this node."""

    def __init__(self, store: Store, bus: Bus, now: Clock) -> None:
        self._store = store
        self._bus = bus
        self._now = now
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self.changed: Callable[[Room], None] = lambda room: None

    def loaded(self) -> list[Room]:
        """The rooms that this node holds."""
        return list(self._rooms.values())

    async def open(self, table_id: str, opened: Entry, *, public: bool) -> Room:
        """A new table."""
        at = self._now()
        room = Room(table_id, fold(None, opened, at).table, [Past(opened, at, ())])
        await self._store.create(
            table_id, [format_entry(opened)], summary(room.table), public, at, status=room.table.stage
        )
        room.used_at = at
        self._rooms[table_id] = room
        return room

    async def get(self, table_id: str) -> Room | None:
        """The room of a table, folded from its log where this node has not followed it yet."""
        room = self._rooms.get(table_id) or await self._load(table_id)
        if room is not None:
            room.used_at = self._now()
        return room

    async def _load(self, table_id: str) -> Room | None:
        try:
            async with self._loading.setdefault(table_id, asyncio.Lock()):
                if room := self._rooms.get(table_id):
                    return room
                if room := await self._folded(table_id):
                    self._rooms[table_id] = room  # from here on it hears bells; those before were for nobody
                    await self.catch_up(room)
                return room
        finally:
            self._loading.pop(table_id, None)

    async def _folded(self, table_id: str) -> Room | None:
        room: Room | None = None
        for number, row in enumerate(await self._store.read(table_id), 1):
            entry = parse_entry(row.body)
            if room is None:
                room = Room(table_id, fold(None, entry, row.at).table, [Past(entry, row.at, ())])
            else:
                room.take(entry, row.at)
            if number % FOLDED_AT_ONCE == 0:
                await asyncio.sleep(0)
        return room

    def let_go(self, room: Room) -> None:
        """Forget a room that nobody needs; who comes later finds it folded again."""
        assert not room.watchers
        self._rooms.pop(room.id, None)

    async def come_to(self, room: Room, version: int | None) -> None:
        """Catch up if somebody has heard of a later version from another node than this one has."""
        if version is not None and version > room.table.version:
            await self.catch_up(room)

    async def catch_up(self, room: Room) -> None:
        """Follow what other nodes have written."""
        async with room.lock:
            await self._follow(room)

    async def _follow(self, room: Room) -> None:
        for row in await self._store.read(room.id, since=room.table.version):
            room.take(parse_entry(row.body), row.at)
            room.tell(room.table.version)
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
        """Do what a seat wants, or say why not. An answer means that it is durable.

        With `expect`, what it is about must be as it was at that version; with a `guest`, the seat must still
        be theirs. Whatever else happens at the same time is no reason to refuse it.
        """
        # Who asked may go away meanwhile: what is in the log has to be told to the others all the same.
        return await asyncio.shield(self._command(room, seat, command, command_id, expect, guest))

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
            await self._follow(room)  # another node has told the client more than this one has heard
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
            )
        )
        match done:
            case Appended(version):
                room.take(entry, at, after)
                assert room.table.version == version
                room.tell(version)
                self._bus.ring(room.id, version)
                self.changed(room)
                return Ack(command_id, room.id, version)
            case Repeated(stored):
                await self._follow(room)
                return Ack(command_id, room.id, stored.version)
            case Stale():  # another node was first, perhaps with nothing that matters here: look again
                await self._follow(room)
                return None

    async def _repeated(self, room: Room, command_id: str) -> Ack | None:
        """The answer that this command has had before, if it has."""
        version = await self._store.version_of(room.id, command_id)
        return None if version is None else Ack(command_id, room.id, version)

    async def listen(self) -> None:
        """Follow the doorbell for ever."""
        async with self._bus.listen() as bells:
            async for bell in bells:
                rooms = [self._rooms.get(bell.table_id)] if isinstance(bell, Bell) else self.loaded()
                for room in rooms:
                    if room and not (isinstance(bell, Bell) and bell.version <= room.table.version):
                        with suppress(StoreDown):  # the steward looks again when the database is back
                            await self.catch_up(room)
