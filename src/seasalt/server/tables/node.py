"""One node: it assembles all parts, and answers the requests of guests.

HTTP and sockets are thin: they read a message, call the Node, and send the answer.
"""

import hashlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from importlib.util import find_spec
from random import Random
from typing import TYPE_CHECKING

from seasalt.bots import ROSTER, name_for
from seasalt.rules.action import Seat
from seasalt.rules.fairness import SECRET_BYTES
from seasalt.server.access.rate_limits import RateLimits
from seasalt.server.bus import Bus
from seasalt.server.clock import now
from seasalt.server.interfaces.asker import Asker
from seasalt.server.interfaces.bot_work import FALLBACK, BotWork
from seasalt.server.interfaces.database_faults import StoreDown
from seasalt.server.interfaces.long_work import LongWork
from seasalt.server.interfaces.stored_facts import Guest
from seasalt.server.interfaces.table_store import TableStore
from seasalt.server.jobs.bot_jobs import needs_search
from seasalt.server.monitoring.metrics import FLOODS
from seasalt.server.monitoring.server_log import client_facts, guest_hash, log_failure, log_throttled
from seasalt.server.monitoring.supervisor import Supervisor, measure_lag
from seasalt.server.refusals import NeedsNewerNode, RequestRefused, TableQuarantined
from seasalt.server.settings import Settings
from seasalt.server.tables.daily_deals import DailyDeals
from seasalt.server.tables.hints import Hints
from seasalt.server.tables.leases import TableLeases
from seasalt.server.tables.matchmaking import Matchmaker
from seasalt.server.tables.new_table import (
    TableSpec,
    may_be_rated,
    new_table_id,
    opening_entry,
    options_command,
)
from seasalt.server.tables.operator_orders import OperatorOrders
from seasalt.server.tables.reviews import Reviews
from seasalt.server.tables.room import Links, Room, Watcher
from seasalt.server.tables.rooms import Rooms
from seasalt.server.tables.table_supervisor import TableSupervisor
from seasalt.server.tables.win_curves import WinCurves
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
from seasalt.table.faces import FACES
from seasalt.table.names import tidy_name
from seasalt.table.refusal import Refusal
from seasalt.table.table import Table
from seasalt.wire import messages as wire
from seasalt.wire.http import Hint

if TYPE_CHECKING:
    from seasalt.server.push.turn_notices import TurnNotices
    from seasalt.server.tables.erasure import Erasure

JOB_LEASE_MS = 60_000
TOKEN_BYTES = 32
GUESTS_PER_ADDRESS = 4  # an address may open as many tables as this many guests
BLOCKED = "blocked"
BLOCKED_RECONNECT = 60_000  # milliseconds
WORK_PER_MINUTE = 60  # replays, curves, hints and pictures for one guest or address


def hash_token(token: str) -> str:
    """The hash of a token, which is all that the database stores."""
    return hashlib.sha256(token.encode("utf-8")).hexdigest()


class Node:
    """A server process: its store, bus, rooms and bots, and what guests may do with them."""

    def __init__(
        self,
        settings: Settings,
        store: TableStore,
        bus: Bus,
        bot_pool: BotWork,
        background: LongWork,
        *,
        work_per_minute: float = WORK_PER_MINUTE,
    ) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.id = secrets.token_hex(8)
        self.rooms = Rooms(store, bus, now)
        self.bot_pool = bot_pool
        self.background = background
        self.curves = WinCurves(self.bot_pool, self.background)
        self.reviews = Reviews(
            store.reviews,
            store.results,
            self.bot_pool,
            self.background,
            self.id,
            now,
            alone=not settings.bus,
        )
        self._hints = Hints(self.bot_pool)
        self.daily = DailyDeals(store, self.rooms, self.bot_pool, now, keep_days=settings.keep_guest_days)
        self.leases = TableLeases(store, self.id, now, alone=not settings.bus)
        self.matchmaker = Matchmaker(
            store,
            self.rooms,
            self.leases,
            self.id,
            now,
            seconds=settings.quick_match_seconds,
            check=self.check_blocked,
        )
        self.table_supervisor = TableSupervisor(
            self.rooms,
            store,
            self.bot_pool,
            now,
            leases=self.leases,
            bot_delay=settings.bot_delay,
            grace=settings.grace,
        )
        self.rooms.changed = self.table_supervisor.look_after
        self.rooms.is_needed = lambda room: self.leases.is_held(room.id)
        self.rooms.gave_up = self.table_supervisor.give_up
        self.rooms.dropped = self.table_supervisor.leave
        self.orders = OperatorOrders(store, now)
        self.supervisor = Supervisor()
        self.closing = False
        self.sockets: set[Watcher] = set()
        self.streams: set[Watcher] = set()
        self.erasure: Erasure | None = None
        self.push: TurnNotices | None = None  # None: not in the settings, or without `cryptography`
        self.exporting: set[str] = set()  # guests to whom everything is being sent
        self.session_ended: Callable[[str], None] = lambda session: None
        self._guest_limits = RateLimits(settings.max_guests_per_minute)
        self._table_limits = RateLimits(settings.max_tables_per_minute)
        self._address_table_limits = RateLimits(GUESTS_PER_ADDRESS * settings.max_tables_per_minute)
        self._work_limits = RateLimits(work_per_minute)
        self._key_limits = RateLimits(settings.max_keys_per_minute)
        self._visit_limits = RateLimits(60 * settings.requests_per_second, at_once=settings.requests_at_once)
        self._message_limits = RateLimits(60 * settings.frames_per_second, at_once=settings.frames_at_once)

    @classmethod
    async def open(cls, settings: Settings) -> "Node":
        """A node with a database and processes for its bots, started."""
        # Imported here: a node with other parts (`seasalt.offline`) runs where these cannot be imported.
        from seasalt.server.storage.redis_bus import open_bus
        from seasalt.server.storage.retention import Retention
        from seasalt.server.storage.store import Store
        from seasalt.server.tables.erasure import Erasure
        from seasalt.server.tables.session_watch import SessionWatch
        from seasalt.server.workers.background import Background
        from seasalt.server.workers.bot_pool import MOVE_SECONDS, BotPool

        store = await Store.open(settings.database)
        bus = await open_bus(settings.bus or None, Random(secrets.token_bytes(16)))
        bot_pool = BotPool(
            settings.bot_processes,
            settings.bot_budget_seconds,
            hint_seconds=settings.hint_seconds,
            move_seconds=settings.bot_delay / 2000 or MOVE_SECONDS,  # half the delay between moves
        )
        node = cls(settings, store, bus, bot_pool, Background())
        await node.orders.read()
        node.start()
        supervisor, heartbeat = node.supervisor, node.supervisor.heartbeat
        supervisor.start("event_loop", lambda: measure_lag(lambda: heartbeat("event_loop")))
        supervisor.start("orders", lambda: node.orders.follow(node._obey))

        def is_ours(job: str) -> Awaitable[bool]:
            return store.take_job_lease(job, node.id, now(), now() + JOB_LEASE_MS)

        node.erasure = Erasure(store, node.rooms, bus, now, lambda: is_ours("erasure"))
        supervisor.start("erasure", node.erasure.run, heartbeats=False)
        watch = SessionWatch(store.accounts, bus, node.watchers)
        node.session_ended = watch.tell
        supervisor.start("ended_sessions", watch.listen, heartbeats=False)
        supervisor.start("sessions", lambda: watch.follow(lambda: heartbeat("sessions")))
        if settings.push_services and find_spec("cryptography"):
            from seasalt.server.push.turn_notices import TurnNotices, server_key

            node.push = TurnNotices(
                store.subscriptions,
                now,
                lambda: is_ours("push"),
                node.table_supervisor.is_there,
                settings.push_services,
                await server_key(store.keys),
            )
            supervisor.start("push", node.push.run, heartbeats=False)
        supervisor.start("retention", Retention(store, node.id, now, settings).run, heartbeats=False)
        return node

    def start(self) -> None:
        """Start the background tasks that tables need."""
        supervisor, heartbeat = self.supervisor, self.supervisor.heartbeat
        supervisor.start("notices", self.rooms.listen, heartbeats=False)
        supervisor.start("sweep", lambda: self.table_supervisor.sweep(lambda: heartbeat("sweep")))
        if not self.leases.alone:
            supervisor.start("leases", lambda: self.leases.live(lambda: heartbeat("leases")))

    async def close(self) -> None:
        """Close everything. Every acknowledged move is in the store already."""
        self.closing = True
        await self.matchmaker.close()
        await self.supervisor.close()
        await self.table_supervisor.close()
        await self.reviews.close()
        self.bot_pool.close()
        self.background.close()
        await self.bus.close()
        await self.store.close()

    async def checks(self) -> dict[str, str]:
        """The status of each thing that this node depends on; `ok` if nothing is wrong."""
        checks = {"store": "ok", "bus": "ok" if self.bus.connected else "down", "tasks": "ok"}
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

    async def new_guest(
        self, name: str, address: str, *, kind: str = "person", face: str | None = None, device: str = ""
    ) -> tuple[Guest, str]:
        """A new guest and their token."""
        if not self._guest_limits.allow(address, now()):
            raise RequestRefused("too_many")
        token = secrets.token_urlsafe(TOKEN_BYTES)
        guest_id = secrets.token_hex(12)
        guest = await self.store.add_guest(
            guest_id,
            hash_token(token),
            checked_name(name),
            "bot" if kind == "bot" else "person",
            now(),
            checked_face(face) or "",
            device,
        )
        return guest, token

    async def guest(self, token: str | None) -> Guest | None:
        """The guest with this token."""
        return await self.store.guest_by_token(hash_token(token), now()) if token else None

    def check_blocked(self, guest: Guest) -> None:
        """Refuse a guest whom the operator has blocked."""
        if guest.id in self.orders.blocked:
            raise RequestRefused(BLOCKED)

    def watchers(self) -> list[Watcher]:
        """All connections."""
        return [*self.sockets, *self.streams]

    def _obey(self) -> None:
        """End the connections of blocked guests, and their searches for players."""
        self.supervisor.heartbeat("orders")
        if blocked := self.orders.blocked:
            self.matchmaker.check_again(blocked)
            for watcher in [one for one in self.watchers() if one.guest in blocked]:
                watcher.send(wire.encode(wire.Problem(BLOCKED)))
                watcher.goodbye(BLOCKED_RECONNECT)

    def check_work_limit(self, who: str) -> None:
        """Refuse if `who`, a guest or an address, has asked for too much long work."""
        if not self._work_limits.allow(who, now()):
            raise RequestRefused("too_many")

    def check_key_limit(self, address: str) -> None:
        """Refuse an address that tries too many keys."""
        if not self._key_limits.allow(address, now()):
            raise RequestRefused("too_many")

    def check_message_limit(self, guest_id: str) -> None:
        """Refuse if a guest sends too many messages; all their sockets and HTTP count together."""
        if not self._message_limits.allow(guest_id, now()):
            raise RequestRefused("too_fast")

    def check_visit_limit(self, address: str) -> None:
        """Refuse if an address opens or watches too often by sockets, which costs as much as a request.

        One client can become many guests, so the limits of a guest do not bound what comes from one address.
        """
        if not self._visit_limits.allow(address, now()):
            FLOODS.labels("visits").inc()
            log_throttled(logging.WARNING, "flood_refused", address, kind="visits", **client_facts(address))
            raise RequestRefused("unavailable")  # others at the same address should try again soon

    async def change_guest(self, guest: Guest, name: str, face: str | None) -> Guest:
        """Change the name of a guest, and the face if one is given, from the next table on."""
        changed = replace(guest, name=checked_name(name), face=checked_face(face) or guest.face)
        await self.check_name(changed)
        await self.store.change_guest(guest.id, changed.name, changed.face)
        return changed

    async def check_name(self, guest: Guest) -> None:
        """Refuse a guest whose name looks like one that belongs to somebody else."""
        if self.store.names is not None and await self.store.names.owner(guest.name) not in (None, guest.id):
            raise RequestRefused("name_claimed")

    # --- tables

    async def open_table(
        self, guest: Guest, spec: TableSpec, address: str, *, alone_with: Sequence[str] = ()
    ) -> Room:
        """A new table with empty seats.

        With `alone_with`, the guest and these bots take all of them at once, and the game may be rated.
        """
        await self.check_table_limits(guest, address)
        if spec.hints:
            self.bot_pool.get_ready()
        secret = secrets.token_bytes(SECRET_BYTES)
        opened = opening_entry(spec, secret)
        if alone_with and len(alone_with) == spec.players - 1 and guest.kind == "person":
            opened = replace(opened, rated=may_be_rated(opened) and await self._may_be_rated(guest))
        return await self.rooms.open(new_table_id(), opened, public=spec.public)

    async def _may_be_rated(self, guest: Guest) -> bool:
        ratings = self.store.ratings
        return ratings is not None and await ratings.rated_table(guest.id) is None

    async def check_table_limits(self, guest: Guest, address: str) -> None:
        """Refuse if a guest opens too many tables, or has the name of another.

        One client can become many guests, so an address has a limit too.
        """
        at, allowed = now(), self._table_limits.allow
        if not (allowed(guest.id, at) and self._address_table_limits.allow(address, at)):
            raise RequestRefused("too_many")
        if await self.store.open_tables_of(guest.id) >= self.settings.max_open_tables:
            raise RequestRefused("too_many_tables")
        await self.check_name(guest)

    async def links(self, room: Room) -> Links:
        """The invitations to a table. If this node knows none it makes new ones; old ones stay valid."""
        if room.links is None:
            links = Links(secrets.token_urlsafe(18), secrets.token_urlsafe(18))
            await self.store.add_invite(hash_token(links.seat), room.id, "seat")
            await self.store.add_invite(hash_token(links.watch), room.id, "watch")
            room.links = links
        return room.links

    async def room(self, table_id: str) -> Room:
        """The room of an existing table."""
        room = await self.rooms.get(table_id) if len(table_id) <= 64 and table_id.isprintable() else None
        if room is None:
            raise RequestRefused(Refusal.NO_SUCH_TABLE)
        if room.table.closed:
            raise RequestRefused(Refusal.CLOSED)
        return room

    async def may_access(self, guest: Guest, room: Room, what: str, invite: str | None) -> bool:
        """Whether a guest may `sit` at a table or `watch` it."""
        if await self.seat_of(guest, room) is not None or guest.id in room.ever_seated:
            room.visit(now())
            return True
        if what == "watch" and len(room.watchers) >= self.settings.max_watchers:
            raise RequestRefused("too_many_watchers")
        if invite:
            found = await self.store.invite(hash_token(invite))
            if found and found.table_id == room.id and (found.kind == "seat" or what == "watch"):
                return True
        return room.public or await self._is_asked(guest, room)

    async def _is_asked(self, guest: Guest, room: Room) -> bool:
        people = self.store.people
        return people is not None and any(
            one.table_id == room.id for one in await people.asked(guest.id, now())
        )

    async def seat_of(self, guest: Guest, room: Room) -> Seat | None:
        """The seat of a guest; another node may have just seated them."""
        if room.table.seat_of(guest.id) is None and self.settings.bus:
            await self.rooms.catch_up(room)
        return room.table.seat_of(guest.id)

    async def sit(self, guest: Guest, room: Room, seat: int | None, command_id: str) -> wire.Ack | wire.Nak:
        """A guest takes a seat."""
        wanted = None if seat is None else Seat(seat)
        return await self.rooms.command(room, None, Sit(guest.id, guest.name, wanted, guest.face), command_id)

    async def add_bots(self, room: Room, bots: list[str]) -> None:
        """Bots on the empty seats, in order."""
        for bot in bots:
            empty = next((s for s, place in enumerate(room.table.places) if place.is_empty), None)
            if empty is None:
                return
            command = self._sit_bot(room.table, Seat(empty), bot)
            await self.rooms.command(room, None, command, f"bot-sits:{secrets.token_hex(8)}")

    def check_bots(self, bots: list[str]) -> None:
        """Refuse unknown bots."""
        if not set(bots) <= set(ROSTER):
            raise RequestRefused(Refusal.UNKNOWN_BOT)

    def _sit_bot(self, table: Table, seat: Seat, bot: str) -> SitBot:
        self.check_bots([bot])
        if needs_search(bot):
            self.bot_pool.get_ready()
        return SitBot(seat, bot, name_for(bot, [place.name for place in table.places]))

    async def hint(self, guest: Guest, room: Room, asker: Asker) -> Hint:
        """A hint for a guest whose turn it is."""
        try:
            return await self._hints.of(asker, room, await self.seat_of(guest, room))
        except Refused as refused:
            raise RequestRefused(refused.reason) from None

    # --- commands

    async def do(self, guest: Guest, cmd: wire.Cmd) -> wire.Ack | wire.Nak:
        """Execute a guest's command at a table."""
        command_id = f"{guest.id}:{cmd.id}"
        try:
            room = await self.room(cmd.table)
            seat = await self.seat_of(guest, room)
            if seat is None:
                raise RequestRefused(Refusal.NOT_SEATED)
            room.record_command(guest.id, now())
            command = self._command(room, seat, cmd.do)
        except NeedsNewerNode:
            raise
        except RequestRefused as refused:
            known = refused.code != Refusal.NO_SUCH_TABLE
            if known and (done := await self.store.version_of(cmd.table, command_id)) is not None:
                return wire.Ack(cmd.id, cmd.table, done)  # a repeated command of a guest who has left
            return wire.Nak(cmd.id, cmd.table, refused.code)
        try:
            answer = await self.rooms.command(room, seat, command, command_id, cmd.expect, guest.id)
        except TableQuarantined as aside:
            return wire.Nak(cmd.id, cmd.table, aside.code)
        except (NeedsNewerNode, StoreDown):
            raise
        except Exception:  # a bug that affects this table alone: the client keeps its connection
            log_failure("command_failed", table=room.id, guest=guest_hash(guest.id))
            return wire.Nak(cmd.id, cmd.table, "failed")
        if isinstance(answer, wire.Ack):
            return wire.Ack(cmd.id, cmd.table, answer.version)
        return wire.Nak(cmd.id, cmd.table, answer.code, answer.version)

    def _command(self, room: Room, seat: Seat, do: wire.Do) -> Command:
        table = room.table
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
                    raise RequestRefused(Refusal.NO_SUCH_SEAT)
                return EmptySeat(Seat(at))
            case wire.DoChangeOptions():
                if room.public:  # who sits down there, by quick match too, has chosen the options in a list
                    raise RequestRefused(Refusal.FIXED_OPTIONS)
                if do.hints:
                    self.bot_pool.get_ready()
                return options_command(
                    TableSpec(
                        do.players,
                        do.edition,
                        do.options,
                        do.pace,
                        do.base_seconds,
                        do.bank_seconds,
                        do.days,
                        do.memory_aid,
                        do.hints,
                    )
                )
            case wire.DoRematch():
                return Rematch(secrets.token_bytes(SECRET_BYTES))


def checked_face(face: str | None) -> str | None:
    """The face as it is stored; refuses one that is not there."""
    if face is not None and face not in FACES:
        raise RequestRefused(Refusal.BAD_FACE)
    return face


def checked_name(name: str) -> str:
    """The name as it is stored; refuses a bad one."""
    if (tidy := tidy_name(name)) is None:
        raise RequestRefused(Refusal.BAD_NAME)
    return tidy
