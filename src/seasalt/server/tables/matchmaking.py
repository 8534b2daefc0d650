"""Quick match: guests who look for players at the same time get a table together.

1. A guest looks for players as long as the request is open: a guest who has closed the page meets no one.
2. A table is opened when its players are complete, so no seat is kept for a guest who has left.
3. The store decides who meets, one guest at a time on all nodes. Each node asks it for the tables of its own
   guests, so there is no message that could be lost.
4. A table opened by hand takes part while everyone who sits there is connected to this node.
"""

import asyncio
import hashlib
import secrets
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from contextvars import Context
from dataclasses import replace
from typing import Any, TypeVar

from seasalt.rules.action import Seat
from seasalt.rules.fairness import SECRET_BYTES
from seasalt.server.interfaces.database_faults import StoreDown
from seasalt.server.interfaces.people_store import PeopleStore
from seasalt.server.interfaces.stored_facts import Guest, Seeker
from seasalt.server.interfaces.table_store import TableStore, WaitingStore
from seasalt.server.refusals import NeedsNewerNode, RequestRefused, TableQuarantined
from seasalt.server.tables.leases import LIFE, TableLeases
from seasalt.server.tables.new_table import TableSpec, may_be_rated, new_table_id, opening_entry
from seasalt.server.tables.room import Room
from seasalt.server.tables.rooms import Rooms
from seasalt.server.tables.shared_work import has_failed
from seasalt.table.command import EmptySeat, Sit
from seasalt.table.command_handler import decide
from seasalt.table.entry import Entry, format_entry
from seasalt.table.table import Stage, Table, fold
from seasalt.wire.messages import Ack

T = TypeVar("T")

LOOK_S = 0.5  # between two questions to the store, for all guests on this node
ARRIVAL_S = 10.0  # to come to the table; then the seat is free again


class Matchmaker:
    """The guests who look for players on this node."""

    def __init__(
        self,
        store: TableStore,
        rooms: Rooms,
        leases: TableLeases,
        node: str,
        now: Callable[[], int],
        *,
        seconds: float,
        arrival_seconds: float = ARRIVAL_S,
        check: Callable[[Guest], None] = lambda guest: None,  # refuses guests who may not play
    ) -> None:
        self._store = store
        self._rooms = rooms
        self._leases = leases
        self._node = node
        self._now = now
        self._searches: dict[str, set[asyncio.Queue[str | None]]] = {}  # by guest, who may have two tabs
        self._tasks: set[asyncio.Task[Any]] = set()
        self._looking: asyncio.Task[None] | None = None
        self._closing = asyncio.Event()
        self._seconds = seconds
        self._arrival_seconds = arrival_seconds
        self._check = check

    @property
    def _waiting(self) -> WaitingStore:
        assert self._store.waiting is not None, "where there is one guest, quick match is with bots"
        return self._store.waiting

    @property
    def _people(self) -> PeopleStore:
        assert self._store.people is not None, "as above"
        return self._store.people

    async def find(self, guest: Guest, spec: TableSpec, address: str) -> Room:
        """A table with other guests who look for the same kind of game; refuses if none comes in time.

        Of those who wait the nearest in strength are met. `address` is the client's, as limits count it.
        """
        opened = opening_entry(spec, bytes(SECRET_BYTES))
        kind, network = _hash(format_entry(opened)), _hash(address)
        wanted = fold(None, opened, 0).table
        news: asyncio.Queue[str | None] = asyncio.Queue()
        searches = self._searches.setdefault(guest.id, set())
        searches.add(news)
        trying: asyncio.Task[Room | None] | None = None
        disconnected = False
        try:
            async with asyncio.timeout(self._seconds):
                while not self._closing.is_set():
                    self._check(guest)
                    # Shielded: if the client leaves now, the guests who have met this one get their table.
                    trying = self._start(self._try(guest, spec, wanted, kind, network))
                    room = await asyncio.shield(trying)
                    while room is None and (table_id := await news.get()):
                        room = await self._seated(guest, table_id)
                    if room is not None:
                        return room
        except TimeoutError:
            raise RequestRefused("no_players") from None
        except asyncio.CancelledError:
            disconnected = True
            raise
        finally:
            searches.discard(news)
            if not searches and self._searches.pop(guest.id, None) is not None:
                self._start(self._leave(guest, trying, disconnected))
        raise RequestRefused("unavailable")

    def check_again(self, guests: Iterable[str]) -> None:
        """Refuse those of these guests who look for players and may no longer play."""
        for guest_id in self._searches.keys() & guests:
            self._tell(guest_id, None)

    def refuse_all(self) -> None:
        """End all searches; clients ask another node."""
        self._closing.set()
        for guest_id in self._searches:
            self._tell(guest_id, None)

    async def close(self) -> None:
        """End all searches, and wait until what they have begun is stored."""
        self.refuse_all()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # --- one search

    async def _try(
        self, guest: Guest, spec: TableSpec, wanted: Table, kind: str, network: str
    ) -> Room | None:
        """A seat for the guest, if there are players already; else the guest waits in the store."""
        if room := await self._own_table(guest, wanted) or await self._table_by_hand(guest, wanted):
            return room
        assert self._store.ratings is not None, "a store for several guests rates them"
        seeker = Seeker(guest.id, kind, (await self._store.ratings.of(guest.id))[0].mean, network)
        table_id, now = new_table_id(), self._now()
        met = await self._waiting.meet(seeker, spec.players, table_id, self._node, now, now + LIFE)
        if met is None:
            if self._looking is None or self._looking.done():
                self._looking = self._start(self._look())
            return None
        room = await self._open(table_id, spec, [*met.guests, guest], rated=met.rated)
        for other in met.guests:
            self._tell(other.id, table_id)
        self._start(self.free_absent(room))
        return room

    async def _own_table(self, guest: Guest, wanted: Table) -> Room | None:
        """The full table of this kind at which the guest sits; from other public tables the guest gets up."""
        for sits in await self._store.tables_of(guest.id):
            if sits.table.status != Stage.GATHERING or not sits.table.public:
                continue
            with suppress(TableQuarantined, NeedsNewerNode):
                room = await self._rooms.get(sits.table.id)
                seat = room.table.seat_of(guest.id) if room else None
                if room is None or seat is None:
                    continue
                if _kind(room.table) == _kind(wanted) and not any(p.is_empty for p in room.table.places):
                    return room
                await self._empty(room, seat)
        return None

    async def _table_by_hand(self, guest: Guest, wanted: Table) -> Room | None:
        """A public table of this kind with a free seat, where all who sit are connected to this node.

        Not one that the guest has left.
        """
        for room in self._rooms.loaded():
            people = [place.guest for place in room.table.places if place.guest]
            if (
                room.table.stage is Stage.GATHERING
                and any(place.is_empty for place in room.table.places)
                and people
                and all(map(room.is_here, people))
                and guest.id not in room.ever_seated
                and _kind(room.table) == _kind(wanted)
                and room.public
                and not await self._people.avoid(guest.id, people)
            ):
                sit = Sit(guest.id, guest.name, face=guest.face)
                command_id = f"{guest.id} quick {room.table.version}"  # a client's ids contain no space
                if isinstance(await self._rooms.command(room, None, sit, command_id), Ack):
                    return room
        return None

    async def _open(self, table_id: str, spec: TableSpec, guests: list[Guest], *, rated: bool) -> Room:
        """A new table at which all of them sit."""
        now = self._now()
        opened = opening_entry(spec, secrets.token_bytes(SECRET_BYTES))
        entries: list[Entry] = [replace(opened, rated=rated and may_be_rated(opened))]
        table = fold(None, entries[0], now).table
        for guest in guests:
            entries.append(decide(table, None, Sit(guest.id, guest.name, face=guest.face), now))
            table = fold(table, entries[-1], now).table
        return await self._rooms.open(table_id, *entries, public=True)

    async def _seated(self, guest: Guest, table_id: str) -> Room | None:
        """The room of the table that the guest was given, once the other node has opened it."""
        room = await self._rooms.get(table_id)
        return room if room and room.table.seat_of(guest.id) is not None else None

    async def free_absent(self, room: Room) -> None:
        """Empty the seats of guests who did not come, if others are ready."""
        if await self._is_closed_within(self._arrival_seconds):
            return
        for seat in map(Seat, range(room.table.players)):
            guest = room.table.places[seat].guest
            if (
                guest is not None
                and room.table.stage is Stage.GATHERING
                and room.table.others_wait_for(seat)
                and not room.is_here(guest)
                and not await self._leases.is_elsewhere(room.id, guest)
            ):
                await self._empty(room, seat)

    async def _empty(self, room: Room, seat: Seat) -> None:
        version = room.table.version
        await self._rooms.command(room, None, EmptySeat(seat), f"gone:{seat}:{room.id}:{version}", version)

    # --- all searches

    async def _look(self) -> None:
        """Ask the store for tables that other nodes have opened, as long as a guest waits here."""
        while self._searches and not await self._is_closed_within(LOOK_S):
            with suppress(StoreDown):
                now = self._now()
                tables = await self._waiting.look(list(self._searches), self._node, now, now + LIFE)
                for guest_id in self._searches:
                    if guest_id not in tables or tables[guest_id]:
                        self._tell(guest_id, tables.get(guest_id))

    def _tell(self, guest_id: str, table_id: str | None) -> None:
        """Tell the searches of a guest the table that was found; None: it is to be tried again."""
        for news in self._searches.get(guest_id, ()):
            if news.empty():
                news.put_nowait(table_id)

    async def _is_closed_within(self, seconds: float) -> bool:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._closing.wait()
        return self._closing.is_set()

    async def _leave(
        self, guest: Guest, trying: asyncio.Task[Room | None] | None, disconnected: bool
    ) -> None:
        """Let a guest no longer wait, unless another tab of theirs does, once the last try has ended.

        A guest who disconnected in the moment in which they met others does not keep the seat.
        """
        room = None if trying is None else await trying
        if guest.id not in self._searches:
            table_id = await self._waiting.leave(guest.id, self._node)
            if disconnected and room is None and table_id:
                room = await self._rooms.get(table_id)
            seat = room.table.seat_of(guest.id) if room else None
            if disconnected and room is not None and seat is not None:
                await self._empty(room, seat)

    def _start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start work that goes on when its client leaves."""
        task = asyncio.create_task(work, context=Context())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(has_failed)  # retrieves an exception that is never awaited
        return task


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _kind(table: Table) -> object:
    """Everything in which two tables must agree to be the same kind for a player."""
    return table.players, table.edition, table.ruleset, table.clock_rule, table.memory_aid, table.hints
