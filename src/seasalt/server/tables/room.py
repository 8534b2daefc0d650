"""One table on this node: its history, its watchers, and the messages to them.

A Room is a cache. It can be dropped at any time and folded again from the log.
"""

import asyncio
from dataclasses import dataclass, field
from time import perf_counter
from typing import NamedTuple, Protocol

from msgspec.structs import replace

from seasalt.rules.action import Seat
from seasalt.rules.event import Event, RoundStarted
from seasalt.rules.knowledge import Knowledge, learn, no_knowledge
from seasalt.rules.view import redact
from seasalt.server.monitoring.metrics import FAN_OUT
from seasalt.table.entry import Acted, Emoted, Entry, OptionsChanged, PersonSat
from seasalt.table.table import Table, TableStep, fold
from seasalt.wire.messages import Away, Snapshot, Update, encode
from seasalt.wire.state_builder import StateBuilder, table_info, table_state
from seasalt.wire.states import TableInfo, TableState

RECENT = 40
"""How many updates a snapshot contains at most."""
MAX_MISSED = 16
"""A watcher that has missed more versions gets a snapshot, which is cheaper than so many updates."""
KEPT = RECENT
"""How many versions a room keeps in memory at least, and up to twice as many: enough for both, and always the
running round. A version takes about 2 kB, so what a node needs grows until every room it has loaded has its
share."""


class Watcher(Protocol):
    """A socket or an event stream that follows tables."""

    guest: str
    session: str

    @property
    def silent_from(self) -> int | None:
        """When a guest of whom nothing is heard until then counts as away; None if that cannot be told."""
        ...

    def send(self, message: bytes) -> None:
        """Queue a message without waiting."""
        ...

    def is_behind(self, room: "Room") -> bool:
        """Whether to skip updates for now: the watcher asks for a snapshot as soon as it can take one."""
        ...

    def goodbye(self, reconnect_in: int) -> None:
        """End the connection; the client should reconnect after this many milliseconds."""
        ...


class HistoryItem(NamedTuple):
    """One version of a table: its entry, time and events."""

    entry: Entry
    at: int
    events: tuple[Event, ...]


class Links(NamedTuple):
    """The invitations to a table: `seat` to take a seat, `watch` to watch.

    The database stores only their hashes.
    """

    seat: str
    watch: str


@dataclass(eq=False)
class Room:
    """One table on this node."""

    id: str
    table: Table
    history: list[HistoryItem]  # at least this round and the versions that a watcher may have missed
    before: int = 0  # how many versions before `history` were dropped
    ever_seated: set[str] = field(default_factory=set)  # guests who sit here, or did once
    watchers: set[Watcher] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    away_since: dict[str, int] = field(default_factory=dict)  # players whose last socket here has closed
    away: Away | None = None  # what the watchers were told of a player to act who is away
    moved: asyncio.Event = field(default_factory=asyncio.Event)
    links: Links | None = None  # if this node has made any
    public: bool = False  # whether everybody may sit down
    used_at: int = 0  # when this node last needed the room
    visited_at: int = 0  # when a guest last came, acted or left
    _hasty: set[Watcher] = field(default_factory=set)  # those who want bots to hurry
    _round_from: int = 1  # the version with which this round began
    _known: dict[Seat | None, tuple[int, Knowledge]] = field(default_factory=dict)  # with its version

    def apply(self, entry: Entry, at: int, step: TableStep | None = None) -> None:
        """Apply one entry of the log."""
        self.table, events = step or fold(self.table, entry, at)
        item = HistoryItem(entry, at, events)
        self.history.append(item)
        if isinstance(entry, PersonSat):
            self.ever_seated.add(entry.guest)
        if isinstance(entry, OptionsChanged):
            self._known.clear()  # for another number of seats, or other cards
        if _starts_round(item):
            self._round_from = self.table.version
        if len(self.history) > 2 * KEPT:
            first = min(self._round_from, self.table.version - KEPT)
            del self.history[: first - 1 - self.before]
            self.before = first - 1
        self.moved.set()

    def knowledge(self, viewer: Seat | None) -> Knowledge | None:
        """What a viewer can know of the running game. It is cached, so that only new events are processed."""
        if self.table.game is None:
            return None
        version, known = self._known.get(viewer) or (
            0,
            no_knowledge(viewer, self.table.players, self.table.game.box),
        )
        for event in self._events_since(version):
            known = learn(known, redact(event, viewer))
        self._known[viewer] = self.table.version, known
        return known

    def _events_since(self, version: int) -> list[Event]:
        """The events after a version, or since the last shuffle, which makes earlier events irrelevant."""
        events: list[Event] = []
        for item in reversed(self.history[max(0, version - self.before) :]):
            for event in reversed(item.events):
                events.append(event)
                if isinstance(event, RoundStarted):
                    return events[::-1]
        return events[::-1]

    # --- watchers

    def watch(self, watcher: Watcher, since: int | None, *, fast: bool = False) -> None:
        """Add a watcher: send it what it has missed, or a snapshot, and then every update."""
        self.watchers.add(watcher)
        (self._hasty.add if fast else self._hasty.discard)(watcher)
        self.away_since.pop(watcher.guest, None)
        self.moved.set()  # a paused table goes on when a guest comes
        newest = self.table.version  # a client that has it already gets a snapshot, as confirmation
        is_close = since is not None and max(1, newest - MAX_MISSED) <= since < newest
        if since is None or not is_close or any(map(self._is_told_whole, range(since + 1, newest + 1))):
            watcher.send(self.snapshot(watcher.guest))
        else:
            for update in self.updates(watcher.guest, since):
                watcher.send(update)
        if self.away is not None:
            watcher.send(encode(self.away))

    def is_here(self, guest: str) -> bool:
        """Whether a guest watches the table on this node."""
        return any(watcher.guest == guest for watcher in self.watchers)

    def silent_from(self, guest: str) -> int | None:
        """When a guest who watches here counts as away, if nothing is heard until then; None is never."""
        moments = [watcher.silent_from for watcher in self.watchers if watcher.guest == guest]
        return (
            max((moment for moment in moments if moment is not None), default=None) if all(moments) else None
        )

    def is_heard(self, guest: str, now: int) -> bool:
        """Whether a guest watches the table on this node, and is not silent."""
        silent_from = self.silent_from(guest)
        return self.is_here(guest) and (silent_from is None or now < silent_from)

    def tell_away(self, away: Away | None) -> None:
        """Tell the watchers that the player to act is away, or no longer is."""
        if away == self.away:
            return
        self.away = away
        message = encode(away or Away(self.id))
        for watcher in tuple(self.watchers):
            watcher.send(message)

    def visit(self, now: int) -> None:
        """Record a visit of a player, with or without a socket; a paused table goes on."""
        self.visited_at = now
        self.moved.set()

    def record_command(self, guest: str, now: int) -> None:
        """Record a command of a guest, who may have no socket."""
        self.visit(now)
        if not self.is_here(guest):
            self._note_absence(guest, now)

    def leave(self, watcher: Watcher, now: int) -> None:
        """Remove a watcher; a guest without any other watcher is away."""
        self.watchers.discard(watcher)
        self._hasty.discard(watcher)
        self.used_at = self.visited_at = now
        if not self.is_here(watcher.guest):
            self._note_absence(watcher.guest, self.away_since.get(watcher.guest, now))
            self.moved.set()

    def _note_absence(self, guest: str, since: int) -> None:
        if self.table.seat_of(guest) is not None:  # no one waits for a spectator
            self.away_since[guest] = since

    @property
    def is_hurried(self) -> bool:
        """Whether the only person who plays here wants bots to hurry. Among several, bots do not hurry."""
        people = [place.guest for place in self.table.places if place.guest]
        return len(people) == 1 and any(watcher.guest == people[0] for watcher in self._hasty & self.watchers)

    # --- messages

    @property
    def info(self) -> TableInfo:
        """The options of the table."""
        return replace(table_info(self.table), public=self.public)

    def snapshot(self, guest: str) -> bytes:
        """The whole table, for one guest."""
        return self._snapshot(self.table.seat_of(guest))

    def _snapshot(self, viewer: Seat | None) -> bytes:
        known = self.knowledge(viewer) if self.table.memory_aid else None
        state = table_state(self.table, viewer, known)
        return encode(Snapshot(self.id, self.info, state, self._recent(viewer)))

    def _recent(self, viewer: Seat | None) -> list[Update]:
        """The updates of this round and of the end of the last, for the log that a client shows."""
        newest = self.table.version
        first = newest
        while first > max(1, newest - RECENT + 1) and not _starts_round(self._item(first)):
            first -= 1
        return [self._update(version, viewer, self._builder(version)) for version in range(first, newest + 1)]

    def updates(self, guest: str, since: int) -> list[bytes]:
        """Updates for every version after `since`, for one guest; only the last has a state."""
        viewer = self.table.seat_of(guest)
        newer = range(since + 1, self.table.version + 1)
        return [self._encode_update(version, viewer, self._builder(version)) for version in newer]

    def send_update(self, version: int) -> None:
        """Send the newest version to all watchers; those who may see the same get the same bytes."""
        if not self.watchers:
            return
        started = perf_counter()
        builder = self._builder(version)
        messages: dict[Seat | None, bytes] = {}
        for watcher in tuple(self.watchers):
            if watcher.is_behind(self):
                continue
            viewer = self.table.seat_of(watcher.guest)
            if viewer not in messages:
                whole = self._is_told_whole(version)
                messages[viewer] = (
                    self._snapshot(viewer) if whole else self._encode_update(version, viewer, builder)
                )
            watcher.send(messages[viewer])
        FAN_OUT.observe(perf_counter() - started)

    def _is_told_whole(self, version: int) -> bool:
        """Whether no update can tell this version: options are in snapshots only."""
        return isinstance(self._item(version).entry, OptionsChanged)

    def _builder(self, version: int) -> StateBuilder:
        return StateBuilder(self.table, self._item(version).events)

    def _item(self, version: int) -> HistoryItem:
        return self.history[version - 1 - self.before]

    def _encode_update(self, version: int, viewer: Seat | None, builder: StateBuilder) -> bytes:
        state = None
        if version == self.table.version:
            known = self.knowledge(viewer) if self.table.memory_aid else None
            state = builder.state(viewer, known)
        return encode(self._update(version, viewer, builder, state))

    def _update(
        self, version: int, viewer: Seat | None, builder: StateBuilder, state: TableState | None = None
    ) -> Update:
        item = self._item(version)
        entry = item.entry
        return Update(
            table=self.id,
            version=version,
            at=item.at,
            what=type(entry).__name__,
            seat=getattr(entry, "seat", None),
            phrase=entry.phrase if isinstance(entry, Emoted) else None,
            action=entry.action if isinstance(entry, Acted) and entry.seat == viewer else None,
            events=builder.events(viewer),
            state=state,
        )


def _starts_round(item: HistoryItem) -> bool:
    return any(isinstance(event, RoundStarted) for event in item.events)
