"""A store in memory that writes through to browser storage.

1. Durable before visible: a change is applied here after browser storage has it, or has failed to take it.
2. Facts are read at the start, the log of a table when it is first needed.
3. One change at a time, so browser storage gets them in order.
"""

import asyncio
import logging
from collections.abc import Iterable, Mapping, Sequence

import msgspec
from msgspec.structs import asdict, replace

from seasalt.offline.browser_storage import Batch, StorageWriter, readable
from seasalt.offline.daily_results import DailyInMemory
from seasalt.server.interfaces.database_faults import DatabaseFault, StoreDown
from seasalt.server.interfaces.stored_facts import (
    Append,
    Appended,
    AppendResult,
    EndedGame,
    FinishedGame,
    Guest,
    GuestKind,
    Invite,
    InviteKind,
    LogLine,
    NewTry,
    OccupiedSeat,
    Repeated,
    Seats,
    Stale,
    TableListing,
)
from seasalt.server.monitoring.server_log import log
from seasalt.table.table import Stage

TABLE, GUEST, KEPT = "table/", "guest/", "kept/"  # what the keys of facts begin with


class _GameFact(msgspec.Struct, frozen=True):
    """What is kept of a finished game: what lists show."""

    number: int
    seats: Seats
    version: int
    at: int
    summary: str


class TableFact(msgspec.Struct, frozen=True):
    """What is kept of a table beside its log."""

    id: str
    status: str
    public: bool
    created_at: int
    updated_at: int
    version: int
    summary: str
    quarantined: str | None = msgspec.field(default=None, name="set_aside")  # the name in browsers
    due_at: int | None = None
    seats: list[tuple[str | None, int]] = []  # who sits there, since when
    games: list[_GameFact] = []  # finished ones

    @property
    def listing(self) -> TableListing:
        """The table as lists show it."""
        return TableListing(
            self.id,
            self.status,
            self.public,
            self.created_at,
            self.updated_at,
            self.version,
            self.summary,
            self.quarantined,
        )


class GuestFact(msgspec.Struct, frozen=True):
    """What is kept of a guest."""

    id: str
    name: str
    kind: GuestKind
    created_at: int
    seen_at: int
    token_hash: str
    face: str = ""


class _Line(msgspec.Struct, frozen=True, array_like=True):
    """A line of a log as it is kept; its version is its place."""

    command_id: str
    seat: int | None
    body: str
    at: int


class MemoryStore:
    """The tables of one person: a `TableStore`."""

    nodes = None
    waiting = None
    results = None
    ratings = None
    accounts = None
    keys = None
    passkeys = None
    notices = None
    blocks = None
    people = None
    names = None

    def __init__(self, writer: StorageWriter, facts: Mapping[str, str]) -> None:
        self._writer = writer
        self._turn = asyncio.Lock()
        self._tables = readable(facts, TABLE, TableFact)
        self._guests = readable(facts, GUEST, GuestFact)
        self._kept_tables = {key.removeprefix(KEPT) for key in facts if key.startswith(KEPT)}
        self._logs: dict[str, list[LogLine]] = {}
        self._invites: dict[str, Invite] = {}  # there is no other guest to use them, so they are not stored
        self.daily = DailyInMemory(facts, self._write)
        self.reviews = FindingsInMemory()

    async def close(self) -> None:
        async with self._turn:
            await self._writer.close()

    async def ping(self) -> None:
        """Memory always answers."""

    async def recover(self) -> None:
        """Memory never fails."""

    async def forget_old(self, before: Mapping[str, int]) -> int:
        """Delete tables where nothing has happened since the time for their stage; how many."""
        async with self._turn:
            old = [
                fact.id
                for fact in self._tables.values()
                if fact.updated_at < before.get(fact.status, 0) and fact.id not in self._kept_tables
            ]
            if old:
                await self._write(Batch({TABLE + table: None for table in old}, forget=old))
            for table in old:
                del self._tables[table]
                self._logs.pop(table, None)
            return len(old)

    # --- the log

    async def create(
        self,
        table_id: str,
        entries: Sequence[str],
        summary: str,
        public: bool,
        at: int,
        *,
        status: str = "open",
        seats: Seats = (),
        due_at: int | None = None,
        daily: NewTry | None = None,
        ended: EndedGame | None = None,
    ) -> AppendResult:
        assert entries, "a log has at least one line"
        lines = [LogLine(number, f"open:{number}", None, body, at) for number, body in enumerate(entries, 1)]
        async with self._turn:
            if daily is not None:
                self.daily.check(daily, table_id)
            if (fact := self._tables.get(table_id)) is not None:
                first = (await self._log(table_id))[0]
                return Repeated(first) if first == lines[0] else Stale(fact.version)
            fact = TableFact(
                table_id, status, public, at, at, len(lines), summary, None, due_at, _seated(seats, [], at)
            )
            if ended is not None:
                fact = replace(fact, games=[_finished(ended, len(lines), at)])
            batch = Batch({TABLE + table_id: _text(fact)}, [_kept_line(table_id, line) for line in lines])
            tried = {} if daily is None else self.daily.begun(daily, table_id)
            batch.facts |= tried
            await self._write(batch)
            self.daily.apply(tried)
            self._tables[table_id] = fact
            self._logs[table_id] = lines
            return Appended(len(lines))

    async def append(self, append: Append) -> AppendResult:
        async with self._turn:
            if append.table_id not in self._tables:
                return Stale(0)
            lines = await self._log(append.table_id)
            fact = self._tables[append.table_id]
            for line in lines:
                if line.command_id == append.command_id:
                    return Repeated(line)
            if fact.version != append.expect:
                return Stale(fact.version)
            fact = _after(fact, append)
            batch = Batch({TABLE + fact.id: _text(fact)}, [_kept_line(fact.id, append.line)])
            tried = {} if append.daily is None else self.daily.ended(fact.id, append.daily)
            batch.facts |= tried
            await self._write(batch)
            self.daily.apply(tried)
            self._tables[fact.id] = fact
            lines.append(append.line)
            return Appended(fact.version)

    async def read(self, table_id: str, since: int = 0) -> list[LogLine]:
        return (await self._log(table_id))[since:] if table_id in self._tables else []

    async def read_many(self, since: Mapping[str, int]) -> dict[str, list[LogLine]]:
        found = {table: await self.read(table, version) for table, version in since.items()}
        return {table: lines for table, lines in found.items() if lines}

    async def version_of(self, table_id: str, command_id: str) -> int | None:
        lines = await self.read(table_id)
        return next((line.version for line in lines if line.command_id == command_id), None)

    async def head(self, table_id: str) -> int | None:
        fact = self._tables.get(table_id)
        return None if fact is None else fact.version

    async def heads(self, table_ids: Iterable[str]) -> dict[str, int]:
        return {table: self._tables[table].version for table in table_ids if table in self._tables}

    async def _log(self, table_id: str) -> list[LogLine]:
        """The log of a table, read when it is first needed."""
        if (known := self._logs.get(table_id)) is not None:
            return known
        try:
            texts = await self._writer.lines(table_id)
            kept = [msgspec.json.decode(text, type=_Line) for text in texts]
        except Exception as error:
            log(logging.WARNING, "log_unreadable", table=table_id, why=type(error).__name__)
            raise StoreDown("the log cannot be read", DatabaseFault.DAMAGED) from None
        lines = [LogLine(n, line.command_id, line.seat, line.body, line.at) for n, line in enumerate(kept, 1)]
        return self._logs.setdefault(table_id, lines)  # another call may have read it meanwhile

    # --- lists

    async def tables(
        self,
        *,
        public: bool | None = None,
        status: str | None = None,
        limit: int = 50,
        before: tuple[int, str] | None = None,
    ) -> list[TableListing]:
        wanted = [
            fact
            for fact in self._tables.values()
            if fact.quarantined is None
            and public in (None, fact.public)
            and status in (None, fact.status)
            and (before is None or (fact.created_at, fact.id) < before)
        ]
        wanted.sort(key=lambda fact: (fact.created_at, fact.id), reverse=True)
        return [fact.listing for fact in wanted[:limit]]

    async def listing(self, table_id: str) -> TableListing | None:
        fact = self._tables.get(table_id)
        return None if fact is None else fact.listing

    async def tables_of(self, guest_id: str, limit: int = 50) -> list[OccupiedSeat]:
        latest_first = sorted(self._tables.values(), key=lambda fact: (-fact.updated_at, fact.id))
        return [
            OccupiedSeat(seat, since, fact.listing)
            for fact in latest_first
            for seat, (guest, since) in enumerate(fact.seats)
            if guest == guest_id
        ][:limit]

    async def games_of(self, guest_id: str, limit: int = 50) -> list[FinishedGame]:
        games = [
            FinishedGame(fact.id, game.number, seat, game.version, game.at, game.summary)
            for fact in self._tables.values()
            for game in fact.games
            for seat, guest in enumerate(game.seats)
            if guest == guest_id
        ]
        return sorted(games, key=lambda game: (-game.at, game.table_id, -game.number))[:limit]

    async def open_tables_of(self, guest_id: str) -> int:
        return sum(
            guest == guest_id
            for fact in self._tables.values()
            if fact.status != Stage.OVER
            for guest, _ in fact.seats
        )

    async def due_tables(self, now: int) -> list[str]:
        due = [
            fact
            for fact in self._tables.values()
            if fact.status == Stage.PLAYING
            and fact.due_at is not None
            and fact.due_at <= now
            and fact.quarantined is None
        ]
        return [fact.id for fact in sorted(due, key=lambda fact: (fact.created_at, fact.id))]

    async def quarantine(self, table_id: str, why: str | None) -> None:
        async with self._turn:
            if (fact := self._tables.get(table_id)) is not None:
                await self._keep_table(replace(fact, quarantined=why))

    async def rest(self, table_id: str, version: int) -> None:
        async with self._turn:
            fact = self._tables.get(table_id)
            if fact is not None and fact.version == version and fact.due_at is not None:
                await self._keep_table(replace(fact, due_at=None))

    async def _keep_table(self, fact: TableFact) -> None:
        await self._write(Batch({TABLE + fact.id: _text(fact)}))
        self._tables[fact.id] = fact

    # --- guests

    async def add_guest(
        self,
        guest_id: str,
        token_hash: str,
        name: str,
        kind: GuestKind,
        at: int,
        face: str = "",
        device: str = "",
    ) -> Guest:
        async with self._turn:
            fact = GuestFact(guest_id, name, kind, at, at, token_hash, face)
            await self._keep_guest(fact)
            return _guest(fact)

    async def guest_by_token(self, token_hash: str, now: int = 0) -> Guest | None:
        # `seen_at` stays as it is: guests are never deleted here.
        return next((_guest(fact) for fact in self._guests.values() if fact.token_hash == token_hash), None)

    async def change_guest(self, guest_id: str, name: str, face: str = "") -> None:
        async with self._turn:
            if (fact := self._guests.get(guest_id)) is not None:
                await self._keep_guest(replace(fact, name=name, face=face))

    async def _keep_guest(self, fact: GuestFact) -> None:
        await self._write(Batch({GUEST + fact.id: _text(fact)}))
        self._guests[fact.id] = fact

    async def keep(self, table_id: str, guest_id: str, at: int) -> bool:
        async with self._turn:  # there is one person, who may keep any number
            await self._write(Batch({KEPT + table_id: str(at)}))
            self._kept_tables.add(table_id)
            return True

    async def keep_no_longer(self, table_id: str, guest_id: str) -> None:
        async with self._turn:
            await self._write(Batch({KEPT + table_id: None}))
            self._kept_tables.discard(table_id)

    async def kept_by(self, guest_id: str) -> set[str]:
        return set(self._kept_tables)

    async def add_invite(self, token_hash: str, table_id: str, kind: InviteKind) -> None:
        self._invites[token_hash] = Invite(table_id, kind)

    async def invite(self, token_hash: str) -> Invite | None:
        return self._invites.get(token_hash)

    async def _write(self, batch: Batch) -> None:
        await self._writer.write(batch)


class FindingsInMemory:
    """A `FindingStore` for as long as the page is open: what is lost is found again in seconds."""

    def __init__(self) -> None:
        self._findings: dict[tuple[str, int], bytes] = {}

    async def findings(self, table_id: str, game: int) -> bytes | None:
        return self._findings.get((table_id, game))

    async def hold(self, table_id: str, game: int, node: str, now: int, until: int, *, alone: bool) -> bool:
        return True  # no other node could do the work

    async def keep(self, table_id: str, game: int, node: str, until: int, findings: bytes) -> None:
        self._findings[table_id, game] = findings


def _after(fact: TableFact, append: Append) -> TableFact:
    changes: dict[str, object] = {"version": append.expect + 1, "updated_at": append.at}
    if append.summary is not None:
        changes["summary"] = append.summary
    if append.status is not None:
        changes |= {"status": append.status, "due_at": append.due_at}
    if append.seats is not None:
        changes["seats"] = _seated(append.seats, fact.seats, append.at)
    if append.ended is not None:
        changes["games"] = [*fact.games, _finished(append.ended, append.expect + 1, append.at)]
    return replace(fact, **changes)


def _seated(seats: Seats, before: Sequence[tuple[str | None, int]], at: int) -> list[tuple[str | None, int]]:
    """Who sits where; those who stay keep the time at which they sat down."""
    since = {(seat, guest): when for seat, (guest, when) in enumerate(before)}
    return [(guest, since.get((seat, guest), at)) for seat, guest in enumerate(seats)]


def _finished(ended: EndedGame, version: int, at: int) -> _GameFact:
    return _GameFact(ended.number, ended.seats, version, at, ended.summary)


def _guest(fact: GuestFact) -> Guest:
    facts = asdict(fact)
    del facts["token_hash"]
    return Guest(**facts)


def _kept_line(table_id: str, line: LogLine) -> tuple[str, int, str]:
    return table_id, line.version, _text(_Line(line.command_id, line.seat, line.body, line.at))


def _text(struct: msgspec.Struct) -> str:
    return msgspec.json.encode(struct).decode()
