"""The tables on this node: each a Room, which follows its log and tells those who watch.

1. Durable before visible: a Room moves on only by entries that the store has taken.
2. Any node may take any command: the store's compare-and-set decides who was first.
3. A Room is a cache. It can be thrown away at any time and folded again from the log.
"""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from seasalt.rules.action import Seat
from seasalt.rules.event import Event, RoundStarted
from seasalt.rules.knowledge import Knowledge, learn, no_knowledge
from seasalt.rules.view import redact
from seasalt.server.bus import Bell, Bus
from seasalt.server.messages import Ack, Nak, Snapshot, Update, encode
from seasalt.server.showing import Shown, table_info, table_state
from seasalt.server.store import Append, Appended, Repeated, Stale, Store, StoreDown
from seasalt.table.command import Command
from seasalt.table.deciding import Refused, decide
from seasalt.table.entry import Acted, Emoted, Entry, format_entry, parse_entry
from seasalt.table.refusal import Refusal
from seasalt.table.table import Folded, Table, fold

Clock = Callable[[], int]


class Watcher(Protocol):
    """Somebody who follows tables: a socket, a stream."""

    guest: str

    def send(self, message: bytes) -> None:
        """Take a message without waiting; a watcher that cannot keep up is dropped, never a message."""
        ...


class Past(NamedTuple):
    """One version of a table and how it came about."""

    entry: Entry
    at: int
    events: tuple[Event, ...]


@dataclass(eq=False)
class Room:
    """One table on this node."""

    id: str
    table: Table
    history: list[Past]
    watchers: set[Watcher] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    away_since: dict[str, int] = field(default_factory=dict)  # guests whose last socket here has closed
    moved: asyncio.Event = field(default_factory=asyncio.Event)

    def take(self, entry: Entry, at: int, folded: Folded | None = None) -> None:
        """Move on by one entry of the log."""
        self.table, events = folded or fold(self.table, entry, at)
        self.history.append(Past(entry, at, events))
        self.moved.set()

    def viewer(self, guest: str) -> Seat | None:
        """The seat as which a guest sees the table; a spectator has none."""
        return self.table.seat_of(guest)

    def knowledge(self, viewer: Seat | None) -> Knowledge | None:
        """What a viewer can know of the running game."""
        if self.table.game is None:
            return None
        known = no_knowledge(viewer, self.table.players, self.table.game.box)
        for event in self._events_of_the_round():
            known = learn(known, redact(event, viewer))
        return known

    def _events_of_the_round(self) -> list[Event]:
        """What happened since the cards were last shuffled: nothing before that is worth knowing."""
        events: list[Event] = []
        for past in reversed(self.history):
            for event in reversed(past.events):
                events.append(event)
                if isinstance(event, RoundStarted):
                    return events[::-1]
        return events[::-1]

    # --- who watches

    def watch(self, watcher: Watcher, since: int | None) -> None:
        """Send what is new to a watcher, or everything, and then every update."""
        self.watchers.add(watcher)
        self.away_since.pop(watcher.guest, None)
        if self.viewer(watcher.guest) is not None:
            self.moved.set()
        if since is None or not 0 < since < self.table.version:  # who has all hears at least where we are
            watcher.send(self.snapshot(watcher.guest))
            return
        for update in self.updates(watcher.guest, since):
            watcher.send(update)

    def is_here(self, guest: str) -> bool:
        """Whether a guest watches the table on this node."""
        return any(watcher.guest == guest for watcher in self.watchers)

    def hear_from(self, guest: str, now: int) -> None:
        """A guest without a socket has done something: they were here just now."""
        if not self.is_here(guest):
            self.away_since[guest] = now

    def leave(self, watcher: Watcher, now: int) -> None:
        """A watcher has gone; a guest is away when the last of theirs has."""
        self.watchers.discard(watcher)
        if not self.is_here(watcher.guest):
            self.away_since[watcher.guest] = now
            self.moved.set()

    # --- what is sent

    def snapshot(self, guest: str) -> bytes:
        """The whole table, for one guest."""
        viewer = self.viewer(guest)
        known = self.knowledge(viewer) if self.table.memory_aid else None
        return encode(Snapshot(self.id, table_info(self.table), table_state(self.table, viewer, known)))

    def updates(self, guest: str, since: int) -> list[bytes]:
        """Every version after `since`, for one guest; the state comes with the last."""
        viewer = self.viewer(guest)
        newer = range(since + 1, self.table.version + 1)
        return [self._update(version, viewer, self._shown(version)) for version in newer]

    def tell(self, version: int) -> None:
        """The newest version, to all who watch; who may see the same gets the same bytes."""
        if not self.watchers:
            return
        shown = self._shown(version)
        messages: dict[Seat | None, bytes] = {}
        for watcher in tuple(self.watchers):
            viewer = self.viewer(watcher.guest)
            if viewer not in messages:
                messages[viewer] = self._update(version, viewer, shown)
            watcher.send(messages[viewer])

    def _shown(self, version: int) -> Shown:
        return Shown(self.table, self.history[version - 1].events)

    def _update(self, version: int, viewer: Seat | None, shown: Shown) -> bytes:
        past, newest = self.history[version - 1], version == self.table.version
        entry, state = past.entry, None
        if newest:
            known = self.knowledge(viewer) if self.table.memory_aid else None
            state = shown.state(viewer, known)
        return encode(
            Update(
                table=self.id,
                version=version,
                at=past.at,
                what=type(entry).__name__,
                seat=getattr(entry, "seat", None),
                phrase=entry.phrase if isinstance(entry, Emoted) else None,
                action=entry.action if isinstance(entry, Acted) and entry.seat == viewer else None,
                events=shown.events(viewer),
                state=state,
            )
        )


def summary(table: Table) -> str:
    """What a list tells of a table, as JSON. Nothing hidden is in it."""
    facts = {
        "players": table.players,
        "edition": table.edition,
        "extra_salt": table.ruleset.extra_salt,
        "target": table.ruleset.target(table.players),
        "names": [place.name for place in table.places],
        "bots": [place.bot for place in table.places],
        "totals": list(table.game.totals) if table.game else None,
        "to_act": table.to_act,
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
        self._rooms[table_id] = room
        return room

    async def get(self, table_id: str) -> Room | None:
        """The room of a table, folded from its log where this node has not followed it yet."""
        if room := self._rooms.get(table_id):
            return room
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            if room := self._rooms.get(table_id):
                return room
            entries = await self._store.read(table_id)
            if not entries:
                return None
            table: Table | None = None
            history: list[Past] = []
            for row in entries:
                entry = parse_entry(row.body)
                folded = fold(table, entry, row.at)
                table = folded.table
                history.append(Past(entry, row.at, folded.events))
            assert table is not None
            room = self._rooms[table_id] = Room(table_id, table, history)
        self._loading.pop(table_id, None)
        self.changed(room)
        return room

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

        With a `guest`, the seat must still be theirs when it is done.
        """
        async with room.lock:
            for _ in range(5):
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
        if expect is not None and expect != table.version:
            return await self._repeated(room, command_id) or Nak(
                command_id, room.id, Refusal.STALE, table.version
            )
        try:
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
            case Stale():
                await self._follow(room)
                return (
                    Nak(command_id, room.id, Refusal.STALE, room.table.version)
                    if expect is not None
                    else None
                )

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
