"""Everything that one node consists of, put together, and what can be asked of it.

HTTP and sockets are thin: they read a message, ask the Node, and send the answer.
"""

import hashlib
import json
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import suppress
from random import Random
from typing import Protocol

from seasalt.bots import ROSTER, name_for
from seasalt.rules.action import Seat
from seasalt.rules.fairness import SECRET_BYTES
from seasalt.server.access.rate_limits import Limits
from seasalt.server.clock import now
from seasalt.server.monitoring.event_loop import measure_lag
from seasalt.server.monitoring.metrics import FLOODS
from seasalt.server.monitoring.server_log import client_hash, guest_hash, log_failure, log_seldom
from seasalt.server.monitoring.supervisor import Supervisor
from seasalt.server.refusals import Declined, LeftToNewer, SetAside
from seasalt.server.settings import Settings
from seasalt.server.storage.bus import Bus, open_bus
from seasalt.server.storage.retention import Retention
from seasalt.server.storage.store import Guest, Store, StoreDown, TableListing
from seasalt.server.tables.caretaker import Caretaker
from seasalt.server.tables.hints import Hints
from seasalt.server.tables.leases import Leases
from seasalt.server.tables.new_table import Wish, kind_of, opening
from seasalt.server.tables.room import Links, Room
from seasalt.server.tables.rooms import Rooms, summary
from seasalt.server.tables.win_curves import Curves
from seasalt.server.workers.background import Background
from seasalt.server.workers.bot_pool import FALLBACK, MOVE_SECONDS, BotPool
from seasalt.server.workers.thoughts import looks_ahead
from seasalt.table.command import (
    Act,
    Command,
    Emote,
    EmptySeat,
    GoOnWithout,
    Ready,
    Rematch,
    Return,
    SeeSummary,
    Sit,
    SitBot,
    TakeOver,
)
from seasalt.table.command_handler import Refused
from seasalt.table.names import tidy_name
from seasalt.table.refusal import Refusal
from seasalt.table.table import Stage, Table, fold
from seasalt.wire import messages as wire
from seasalt.wire.http import Hint

TOKEN_BYTES = 32
GUESTS_OF_ONE_ADDRESS = 4  # open so many tables together, at the most
WORK_PER_MINUTE = 60  # replays, curves, hints and pictures for one of us
PAGE, PAGES = 50, 20  # public tables that a quick match looks through
LIKENESS = (
    "players",
    "edition",
    "extra_salt",
    "target",
    "pace",
    "base",
    "hints",
)  # what a list tells of a kind


def hashed(token: str) -> str:
    """What the database keeps of a token."""
    return hashlib.sha256(token.encode("utf-8")).hexdigest()


class Listener(Protocol):
    """Somebody who hears what is said at a table, and goodbye at the end."""

    guest: str

    def goodbye(self, reconnect_in: int) -> None: ...


class Node:
    """One node."""

    def __init__(self, settings: Settings, store: Store, bus: Bus) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.id = secrets.token_hex(8)
        self.rooms = Rooms(store, bus, now)
        self.bot_pool = BotPool(
            settings.bot_processes,
            settings.bot_budget_seconds,
            hint_seconds=settings.hint_seconds,
            move_seconds=settings.bot_delay / 2000 or MOVE_SECONDS,  # in time for the next move
        )
        self.background = Background()
        self.curves = Curves(self.bot_pool, self.background)
        self._hints = Hints(self.bot_pool)
        self.leases = Leases(store, self.id, now, alone=not settings.bus)
        self.caretaker = Caretaker(
            self.rooms,
            store,
            self.bot_pool,
            now,
            leases=self.leases,
            bot_delay=settings.bot_delay,
            grace=settings.grace,
        )
        self.rooms.changed = self.caretaker.look_after
        self.rooms.is_needed = lambda room: self.leases.is_held(room.id)
        self.rooms.gave_up = self.caretaker.give_up
        self.rooms.dropped = self.caretaker.leave
        self.supervisor = Supervisor()
        self.closing = False
        self.streams: set[Listener] = set()
        self._guest_limits = Limits(settings.max_guests_per_minute)
        self._table_limits = Limits(settings.max_tables_per_minute)
        self._tables_from = Limits(GUESTS_OF_ONE_ADDRESS * settings.max_tables_per_minute)
        self._work_limits = Limits(WORK_PER_MINUTE)
        self._visits = Limits(60 * settings.requests_per_second, at_once=settings.requests_at_once)
        self._speed = Limits(60 * settings.frames_per_second, at_once=settings.frames_at_once)

    @classmethod
    async def open(cls, settings: Settings) -> "Node":
        """Open the doors: what was going on before goes on."""
        store = await Store.open(settings.database)
        bus = await open_bus(settings.bus or None, Random(secrets.token_bytes(16)))
        node = cls(settings, store, bus)
        supervisor, beat = node.supervisor, node.supervisor.beat
        supervisor.start("bells", node.rooms.listen, beats=False)
        supervisor.start("sweep", lambda: node.caretaker.sweep(lambda: beat("sweep")))
        supervisor.start("event_loop", lambda: measure_lag(lambda: beat("event_loop")))
        supervisor.start("retention", Retention(store, node.id, now, settings).run, beats=False)
        if not node.leases.alone:
            supervisor.start("leases", lambda: node.leases.live(lambda: beat("leases")))
        return node

    async def close(self) -> None:
        """Close the doors. Every move that was acknowledged is in the store already."""
        self.closing = True
        await self.supervisor.close()
        await self.caretaker.close()
        self.bot_pool.close()
        self.background.close()
        await self.bus.close()
        await self.store.close()

    async def checks(self) -> dict[str, str]:
        """Each thing that this node depends on, and how it is; `ok` where nothing is the matter."""
        checks = {"store": "ok", "bus": "ok" if self.bus.connected else "down", "tasks": "ok"}
        checks["kernel"] = self.bot_pool.kernel  # which has words of its own
        try:
            await self.store.ping()
        except StoreDown as down:
            checks["store"] = down.fault
        if troubles := self.supervisor.troubles():
            checks["tasks"] = ", ".join(f"{name} {trouble}" for name, trouble in sorted(troubles.items()))
        if self.closing:
            checks["node"] = "closing"
        return checks

    # --- guests

    async def new_guest(self, name: str, address: str, *, kind: str = "person") -> tuple[Guest, str]:
        """A guest, and the token by which we know them again."""
        if not self._guest_limits.allow(address, now()):
            raise Declined("too_many")
        token = secrets.token_urlsafe(TOKEN_BYTES)
        guest_id = secrets.token_hex(12)
        guest = await self.store.add_guest(
            guest_id, hashed(token), checked_name(name), "bot" if kind == "bot" else "person", now()
        )
        return guest, token

    async def guest(self, token: str | None) -> Guest | None:
        """Who holds that token."""
        return await self.store.guest_by_token(hashed(token), now()) if token else None

    def check_pace(self, who: str) -> None:
        """Whether `who` may ask once more for what takes a while to make."""
        if not self._work_limits.allow(who, now()):
            raise Declined("too_many")

    def check_speed(self, guest_id: str) -> None:
        """Whether a guest may send one more message; all their sockets, and HTTP, count together."""
        if not self._speed.allow(guest_id, now()):
            raise Declined("too_fast")

    def check_visit(self, address: str) -> None:
        """Whether a socket from that address may open, or look at a table: both cost as much as a request.

        Guests are free, so what one guest may do is no bound on what comes from one place.
        """
        if not self._visits.allow(address, now()):
            FLOODS.labels("visits").inc()
            log_seldom(logging.WARNING, "flood_refused", address, kind="visits", client=client_hash(address))
            raise Declined("unavailable")  # others may come from there, to whom it means: soon again

    async def rename(self, guest: Guest, name: str) -> str:
        """Call a guest otherwise, from the next table on; how exactly."""
        name = checked_name(name)
        await self.store.rename_guest(guest.id, name)
        return name

    # --- tables

    async def open_table(self, guest: Guest, wish: Wish, address: str) -> Room:
        """A new table, at which nobody sits yet. Guests are cheap, so an address has a limit too."""
        if not (self._table_limits.allow(guest.id, now()) and self._tables_from.allow(address, now())):
            raise Declined("too_many")
        if await self.store.open_tables_of(guest.id) >= self.settings.max_open_tables:
            raise Declined("too_many_tables")
        if wish.hints:
            self.bot_pool.get_ready()
        secret = secrets.token_bytes(SECRET_BYTES)
        table_id = secrets.token_urlsafe(9)
        return await self.rooms.open(table_id, opening(wish, secret), public=wish.public)

    async def links(self, room: Room) -> Links:
        """The links to a table. Where this node does not know any it makes new ones; old ones stay good."""
        if room.links is None:
            links = Links(secrets.token_urlsafe(18), secrets.token_urlsafe(18))
            await self.store.add_invite(hashed(links.seat), room.id, "seat")
            await self.store.add_invite(hashed(links.watch), room.id, "watch")
            room.links = links
        return room.links

    async def room(self, table_id: str) -> Room:
        """The room of a table that exists."""
        room = await self.rooms.get(table_id) if len(table_id) <= 64 and table_id.isprintable() else None
        if room is None:
            raise Declined(Refusal.NO_SUCH_TABLE)
        return room

    async def may(self, guest: Guest, room: Room, what: str, invite: str | None) -> bool:
        """Whether a guest may sit down at a table, or watch it."""
        if await self.seat_of(guest, room) is not None or room.has_seated(guest.id):
            room.visit(now())
            return True
        if what == "watch" and len(room.watchers) >= self.settings.max_watchers:
            raise Declined("too_many_watchers")
        if invite:
            found = await self.store.invite(hashed(invite))
            if found and found.table_id == room.id and (found.kind == "seat" or what == "watch"):
                return True
        listing = await self.store.listing(room.id)
        return listing is not None and listing.public

    async def seat_of(self, guest: Guest, room: Room) -> Seat | None:
        """Where a guest sits; another node may have seated them a moment ago."""
        if room.table.seat_of(guest.id) is None and self.settings.bus:
            await self.rooms.catch_up(room)
        return room.table.seat_of(guest.id)

    async def sit(self, guest: Guest, room: Room, seat: int | None, command_id: str) -> wire.Ack | wire.Nak:
        """A guest takes a seat."""
        wanted = None if seat is None else Seat(seat)
        return await self.rooms.command(room, None, Sit(guest.id, guest.name, wanted), command_id)

    async def find_seat(self, guest: Guest, wish: Wish) -> Room | None:
        """A seat at a public table of that kind that is waiting for somebody."""
        wanted = fold(None, opening(wish, bytes(SECRET_BYTES)), 0).table
        like = json.loads(summary(wanted))
        own = {seated.table.id for seated in await self.store.tables_of(guest.id)}
        async for listing in self._gathering():
            told = json.loads(listing.summary)
            is_waiting = "" in told["names"] and any(told["names"])  # where nobody sits, nobody waits
            if any(told.get(fact) != like[fact] for fact in LIKENESS) or not (
                is_waiting or listing.id in own
            ):
                continue
            with suppress(SetAside, LeftToNewer):  # that one table; there are others
                if await self._sits_down(guest, room := await self.room(listing.id), wanted):
                    return room
        return None

    async def _gathering(self) -> AsyncIterator[TableListing]:
        """The public tables that wait for somebody, newest first, as far as one looks through them."""
        before: tuple[int, str] | None = None
        for _ in range(PAGES):
            page = await self.store.tables(public=True, status=Stage.GATHERING, limit=PAGE, before=before)
            for listing in page:
                yield listing
            if len(page) < PAGE:
                return
            before = page[-1].created_at, page[-1].id

    async def _sits_down(self, guest: Guest, room: Room, wanted: Table) -> bool:
        """Whether a guest has a seat now, at a table of the kind that is wanted."""
        if kind_of(room.table) != kind_of(wanted):
            return False
        if room.table.seat_of(guest.id) is not None:
            return True  # who asks twice gets one seat
        command_id = f"{guest.id} quick {room.table.version}"  # no id of a client has a blank in it
        return isinstance(await self.sit(guest, room, None, command_id), wire.Ack)

    async def add_bots(self, room: Room, bots: list[str]) -> None:
        """Bots on the empty seats, in order."""
        for bot in bots:
            empty = next((s for s, place in enumerate(room.table.places) if place.is_empty), None)
            if empty is None:
                return
            command = self._sit_bot(room.table, Seat(empty), bot)
            await self.rooms.command(room, None, command, f"bot-sits:{secrets.token_hex(8)}")

    def check_bots(self, bots: list[str]) -> None:
        """Whether all of them are known here."""
        if not set(bots) <= set(ROSTER):
            raise Declined(Refusal.UNKNOWN_BOT)

    def _sit_bot(self, table: Table, seat: Seat, bot: str) -> SitBot:
        self.check_bots([bot])
        if looks_ahead(bot):
            self.bot_pool.get_ready()
        return SitBot(seat, bot, name_for(bot, [place.name for place in table.places]))

    async def hint(self, guest: Guest, room: Room) -> Hint:
        """What the master would do, for a guest whose turn it is."""
        try:
            return await self._hints.of(room, await self.seat_of(guest, room))
        except Refused as refused:
            raise Declined(refused.reason) from None

    # --- commands

    async def do(self, guest: Guest, cmd: wire.Cmd) -> wire.Ack | wire.Nak:
        """What a guest wants done at a table."""
        command_id = f"{guest.id}:{cmd.id}"
        try:
            room = await self.room(cmd.table)
            seat = await self.seat_of(guest, room)
            if seat is None:
                raise Declined(Refusal.NOT_SEATED)
            room.hear_from(guest.id, now())
            command = self._command(room.table, seat, cmd.do)
        except LeftToNewer:
            raise
        except Declined as declined:
            known = declined.code != Refusal.NO_SUCH_TABLE
            if known and (done := await self.store.version_of(cmd.table, command_id)) is not None:
                return wire.Ack(cmd.id, cmd.table, done)  # who has got up has no seat any more
            return wire.Nak(cmd.id, cmd.table, declined.code)
        try:
            answer = await self.rooms.command(room, seat, command, command_id, cmd.expect, guest.id)
        except SetAside as aside:
            return wire.Nak(cmd.id, cmd.table, aside.code)
        except (LeftToNewer, StoreDown):
            raise
        except Exception:  # ours, and of this table alone: whoever asked keeps the connection
            log_failure("command_failed", table=room.id, guest=guest_hash(guest.id))
            return wire.Nak(cmd.id, cmd.table, "failed")
        if isinstance(answer, wire.Ack):
            return wire.Ack(cmd.id, cmd.table, answer.version)
        return wire.Nak(cmd.id, cmd.table, answer.code, answer.version)

    def _command(self, table: Table, seat: Seat, do: wire.Do) -> Command:
        match do:
            case wire.DoAct(action):
                return Act(action)
            case wire.DoReady(nonce):
                return Ready(nonce)
            case wire.DoStand():
                return EmptySeat(seat)
            case wire.DoLeave():
                return TakeOver(seat, FALLBACK, "left")
            case wire.DoGoOnWithout(at):
                return GoOnWithout(Seat(at), FALLBACK)
            case wire.DoReturn():
                return Return()
            case wire.DoSeeSummary():
                return SeeSummary()
            case wire.DoEmote(phrase):
                return Emote(phrase)
            case wire.DoAddBot(at, bot):
                return self._sit_bot(table, Seat(at), bot)
            case wire.DoRemoveBot(at):
                if not 0 <= at < table.players or table.places[at].bot is None:
                    raise Declined(Refusal.NO_SUCH_SEAT)
                return EmptySeat(Seat(at))
            case wire.DoRematch():
                return Rematch(secrets.token_bytes(SECRET_BYTES))


def checked_name(name: str) -> str:
    """A name that everybody can see, as it is kept."""
    if (tidy := tidy_name(name)) is None:
        raise Declined(Refusal.BAD_NAME)
    return tidy
