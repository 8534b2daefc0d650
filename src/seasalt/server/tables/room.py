"""One table on this node: what happened, who watches, and what each of them is sent.

A Room is a cache. It can be thrown away at any time and folded again from the log.
"""

import asyncio
from dataclasses import dataclass, field
from time import perf_counter
from typing import NamedTuple, Protocol

from seasalt.rules.action import Seat
from seasalt.rules.event import Event, RoundStarted
from seasalt.rules.knowledge import Knowledge, learn, no_knowledge
from seasalt.rules.view import redact
from seasalt.server.monitoring.metrics import FAN_OUT
from seasalt.table.entry import Acted, Emoted, Entry, PersonSat
from seasalt.table.table import Table, TableStep, fold
from seasalt.wire.messages import Snapshot, Update, encode
from seasalt.wire.state_builder import StateBuilder, table_info, table_state
from seasalt.wire.states import TableState

RECENT = 40
"""How many versions a snapshot tells of, at most."""
MISSED = 16
"""Who has missed more versions than that gets a snapshot: so many messages cost everybody more than one."""
KEPT = 100
"""How many versions a room keeps in memory, at least: enough for both, and always the running round."""


class Watcher(Protocol):
    """Somebody who follows tables: a socket, a stream."""

    guest: str

    def send(self, message: bytes) -> None:
        """Take a message without waiting."""
        ...

    def is_behind(self, room: "Room") -> bool:
        """Whether it does without updates for now: it asks for a snapshot as soon as it can take one."""
        ...

    def goodbye(self, reconnect_in: int) -> None:
        """This node cannot serve the watcher any more; come back after so many milliseconds."""
        ...


class Past(NamedTuple):
    """One version of a table and how it came about."""

    entry: Entry
    at: int
    events: tuple[Event, ...]


class Links(NamedTuple):
    """What opens a table to others: whoever has the first may sit, with the second one may watch.

    The database keeps hashes only.
    """

    seat: str
    watch: str


@dataclass(eq=False)
class Room:
    """One table on this node."""

    id: str
    table: Table
    history: list[Past]  # this round at least, and what somebody may have missed; not the games before it
    before: int = 0  # how many versions lie before that
    sat: set[str] = field(default_factory=set)  # guests who sit here, or did once
    watchers: set[Watcher] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    away_since: dict[str, int] = field(default_factory=dict)  # guests whose last socket here has closed
    moved: asyncio.Event = field(default_factory=asyncio.Event)
    links: Links | None = None  # as far as this node has made some
    used_at: int = 0  # when this node last needed the room
    visited_at: int = 0  # when somebody last came, did something or went
    _round_from: int = 1  # the version with which this round began
    _known: dict[Seat | None, tuple[int, Knowledge]] = field(default_factory=dict)  # up to which version

    def take(self, entry: Entry, at: int, folded: TableStep | None = None) -> None:
        """Move on by one entry of the log."""
        self.table, events = folded or fold(self.table, entry, at)
        past = Past(entry, at, events)
        self.history.append(past)
        if isinstance(entry, PersonSat):
            self.sat.add(entry.guest)
        if _starts_round(past):
            self._round_from = self.table.version
        if len(self.history) > 2 * KEPT:
            first = min(self._round_from, self.table.version - KEPT)
            del self.history[: first - 1 - self.before]
            self.before = first - 1
        self.moved.set()

    def viewer(self, guest: str) -> Seat | None:
        """The seat as which a guest sees the table; a spectator has none."""
        return self.table.seat_of(guest)

    def has_seated(self, guest: str) -> bool:
        """Whether a guest sits here, or did once."""
        return guest in self.sat

    def knowledge(self, viewer: Seat | None) -> Knowledge | None:
        """What a viewer can know of the running game. It is kept, so that only what is new is learned."""
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
        """What happened after a version, or since the last shuffle: nothing before that is worth knowing."""
        events: list[Event] = []
        for past in reversed(self.history[max(0, version - self.before) :]):
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
        self.moved.set()  # a table that rests goes on when somebody comes
        newest = self.table.version  # who has it already hears at least that there is no other
        if since is None or not max(1, newest - MISSED) <= since < newest:
            watcher.send(self.snapshot(watcher.guest))
            return
        for update in self.updates(watcher.guest, since):
            watcher.send(update)

    def is_here(self, guest: str) -> bool:
        """Whether a guest watches the table on this node."""
        return any(watcher.guest == guest for watcher in self.watchers)

    def visit(self, now: int) -> None:
        """Somebody who plays here has looked in: a table that rests goes on, if they have no socket too."""
        self.visited_at = now
        self.moved.set()

    def hear_from(self, guest: str, now: int) -> None:
        """A guest without a socket has done something: they were here just now."""
        self.visit(now)
        if not self.is_here(guest):
            self.away_since[guest] = now

    def leave(self, watcher: Watcher, now: int) -> None:
        """A watcher has gone; a guest is away when the last of theirs has."""
        self.watchers.discard(watcher)
        self.used_at = self.visited_at = now
        if not self.is_here(watcher.guest):
            self.away_since[watcher.guest] = now
            self.moved.set()

    # --- what is sent

    def snapshot(self, guest: str) -> bytes:
        """The whole table, for one guest."""
        viewer = self.viewer(guest)
        known = self.knowledge(viewer) if self.table.memory_aid else None
        state = table_state(self.table, viewer, known)
        return encode(Snapshot(self.id, table_info(self.table), state, self._recent(viewer)))

    def _recent(self, viewer: Seat | None) -> list[Update]:
        """What happened in this round, and how the last one ended: what a log shows to who comes back."""
        newest = self.table.version
        first = newest
        while first > max(1, newest - RECENT + 1) and not _starts_round(self._past(first)):
            first -= 1
        return [self._told(version, viewer, self._builder(version)) for version in range(first, newest + 1)]

    def updates(self, guest: str, since: int) -> list[bytes]:
        """Every version after `since`, for one guest; the state comes with the last."""
        viewer = self.viewer(guest)
        newer = range(since + 1, self.table.version + 1)
        return [self._update(version, viewer, self._builder(version)) for version in newer]

    def tell(self, version: int) -> None:
        """The newest version, to all who watch; who may see the same gets the same bytes."""
        if not self.watchers:
            return
        started = perf_counter()
        builder = self._builder(version)
        messages: dict[Seat | None, bytes] = {}
        for watcher in tuple(self.watchers):
            if watcher.is_behind(self):
                continue
            viewer = self.viewer(watcher.guest)
            if viewer not in messages:
                messages[viewer] = self._update(version, viewer, builder)
            watcher.send(messages[viewer])
        FAN_OUT.observe(perf_counter() - started)

    def _builder(self, version: int) -> StateBuilder:
        return StateBuilder(self.table, self._past(version).events)

    def _past(self, version: int) -> Past:
        return self.history[version - 1 - self.before]

    def _update(self, version: int, viewer: Seat | None, builder: StateBuilder) -> bytes:
        state = None
        if version == self.table.version:
            known = self.knowledge(viewer) if self.table.memory_aid else None
            state = builder.state(viewer, known)
        return encode(self._told(version, viewer, builder, state))

    def _told(
        self, version: int, viewer: Seat | None, builder: StateBuilder, state: TableState | None = None
    ) -> Update:
        past = self._past(version)
        entry = past.entry
        return Update(
            table=self.id,
            version=version,
            at=past.at,
            what=type(entry).__name__,
            seat=getattr(entry, "seat", None),
            phrase=entry.phrase if isinstance(entry, Emoted) else None,
            action=entry.action if isinstance(entry, Acted) and entry.seat == viewer else None,
            events=builder.events(viewer),
            state=state,
        )


def _starts_round(past: Past) -> bool:
    return any(isinstance(event, RoundStarted) for event in past.events)
