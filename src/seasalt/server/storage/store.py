"""Where games, guests and invitations are kept: one implementation on SQLite and on PostgreSQL.

The log is the truth, the rest is for finding it. The store owns no clock and no chance: times, ids and hashes
are handed in. When the database does not answer, every call ends in `StoreDown`.
"""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any

from sqlalchemy import (
    Connection,
    Row,
    TextClause,
    delete,
    func,
    insert,
    or_,
    select,
    text,
    tuple_,
    update,
)

from seasalt.server.storage.appends import (
    Answer,
    Append,
    Appended,
    Entry,
    Repeated,
    Seats,
    Stale,
    entry_of,
    event_row,
    seat_guests,
)
from seasalt.server.storage.database import DELAYS, BadAddress, Database, file_at
from seasalt.server.storage.database_faults import StoreDown, TooNew, Unusable
from seasalt.server.storage.guests import Guest, Guests, Invite
from seasalt.server.storage.nodes import PLAYING, Nodes
from seasalt.server.storage.schema import EVENT, LEASE, LOBBY_TABLE, SEAT, migrate, write_nothing_new
from seasalt.server.storage.sqlite_file import check_file
from seasalt.server.storage.table_log import Log

__all__ = [
    "Answer",
    "Append",
    "Appended",
    "BadAddress",
    "Entry",
    "Guest",
    "Invite",
    "Listed",
    "Repeated",
    "Seated",
    "Seats",
    "Stale",
    "Store",
    "StoreDown",
    "TooNew",
    "Unusable",
]

MIGRATION_LOCK = 7_257_258  # any number that nobody else on the server uses
CHUNK = 1000
MANY = 100  # tables whose new lines are read at once


@dataclass(frozen=True, slots=True)
class Listed:
    """A table as lists tell of it."""

    id: str
    status: str
    public: bool
    created_at: int
    updated_at: int
    version: int
    summary: str
    set_aside: str | None = None  # why nobody can play there now


@dataclass(frozen=True, slots=True)
class Seated:
    """A seat that a guest holds, and the table it stands at."""

    seat: int
    taken_at: int
    table: Listed


class Store(Guests):
    """The database of one server, or of several."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._log = Log(database)
        self.nodes = Nodes(database)

    @classmethod
    async def open(cls, url: str, *, migrate: bool = True, delays: tuple[float, ...] = DELAYS) -> "Store":
        """The store at `sqlite:///path` or `postgresql://...`, brought up to date first.

        `delays` are the seconds between tries when the database does not answer.
        """
        if migrate:
            if file := file_at(url):
                await asyncio.to_thread(check_file, file)
            migrating = Database.at(url, delays, migrating=True)
            try:
                await migrating.write(_bring_up_to_date)
            finally:
                await migrating.close()
        database = Database.at(url, delays)
        try:
            await database.ping()
        except BaseException:
            await database.close()
            raise
        return cls(database)

    async def close(self) -> None:
        """Write what waits, then let go of the database."""
        await self._log.close()
        await self.database.close()

    async def __aenter__(self) -> "Store":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def ping(self) -> None:
        """Ask the database once; `StoreDown` if it does not answer, or could not be written to lately."""
        await self.database.ping()
        if self.database.troubles:
            await self.database.probe(write_nothing_new)

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
    ) -> Answer:
        """Open a table whose log begins with these bodies, by the commands `open:1`, `open:2`...

        A table that exists is `Repeated` if its log began the same way, and `Stale` if it did not.
        """
        assert entries, "a log begins with something"
        lines = [Entry(number, f"open:{number}", None, body, at) for number, body in enumerate(entries, 1)]
        listed = Listed(table_id, status, public, at, at, len(entries), summary)

        opening = self._insert(LOBBY_TABLE).values(asdict(listed)).on_conflict_do_nothing()

        def work(connection: Connection) -> Answer:
            if (connection.execute(opening.returning(LOBBY_TABLE.c.id))).first() is None:
                return _taken(connection, table_id, lines[0])
            connection.execute(insert(EVENT), [event_row(table_id, line) for line in lines])
            seat_guests(connection, table_id, seats, at)
            return Appended(len(entries))

        return await self.database.write(work)

    async def append(self, append: Append) -> Answer:
        """Add a line to a table's log if the log still has the version expected."""
        return await self._log.append(append)

    async def read(self, table_id: str, since: int = 0) -> list[Entry]:
        """The lines after version `since`, oldest first."""
        lines = select(EVENT).where(EVENT.c.table_id == table_id, EVENT.c.version > since)
        return [entry_of(row) for row in await self._all(lines.order_by(EVENT.c.version))]

    async def read_many(self, since: Mapping[str, int]) -> dict[str, list[Entry]]:
        """The lines of several tables, each after its own version; tables without any are left out."""
        found: dict[str, list[Entry]] = {}
        wanted = list(since.items())
        for start in range(0, len(wanted), MANY):
            some = wanted[start : start + MANY]
            values = {f"table_{n}": table for n, (table, _) in enumerate(some)}
            values_since = {f"since_{n}": version for n, (_, version) in enumerate(some)}
            for row in await self._all(_lines_after(len(some)).bindparams(**values, **values_since)):
                found.setdefault(row.table_id, []).append(entry_of(row))
        return found

    async def version_of(self, table_id: str, command_id: str) -> int | None:
        """The version as which a command was logged; None if it was not."""
        line = select(EVENT.c.version).where(EVENT.c.table_id == table_id, EVENT.c.command_id == command_id)
        return next((row.version for row in await self._all(line)), None)

    async def head(self, table_id: str) -> int | None:
        """The version of a table; None if there is no such table."""
        return await self.database.read(lambda connection: _head(connection, table_id))

    async def heads(self, table_ids: Iterable[str]) -> dict[str, int]:
        """The versions of many tables; those that do not exist are left out."""
        ids, found = list(table_ids), dict[str, int]()
        for start in range(0, len(ids), CHUNK):
            some = LOBBY_TABLE.c.id.in_(ids[start : start + CHUNK])
            rows = await self._all(select(LOBBY_TABLE.c.id, LOBBY_TABLE.c.version).where(some))
            found |= {row.id: row.version for row in rows}
        return found

    # --- lists

    async def tables(
        self,
        *,
        public: bool | None = None,
        status: str | None = None,
        limit: int = 50,
        before: tuple[int, str] | None = None,
    ) -> list[Listed]:
        """Tables, newest first. `before` is `created_at` and `id` of the last one on the page before."""
        wanted = select(LOBBY_TABLE).where(LOBBY_TABLE.c.set_aside.is_(None))
        if public is not None:
            wanted = wanted.where(LOBBY_TABLE.c.public == public)
        if status is not None:
            wanted = wanted.where(LOBBY_TABLE.c.status == status)
        if before is not None:
            wanted = wanted.where(tuple_(LOBBY_TABLE.c.created_at, LOBBY_TABLE.c.id) < before)
        newest_first = (LOBBY_TABLE.c.created_at.desc(), LOBBY_TABLE.c.id.desc())
        return [_listed(row) for row in await self._all(wanted.order_by(*newest_first).limit(limit))]

    async def listed(self, table_id: str) -> Listed | None:
        """What lists tell of one table; None if there is no such table."""
        rows = await self._all(select(LOBBY_TABLE).where(LOBBY_TABLE.c.id == table_id))
        return next(map(_listed, rows), None)

    async def tables_of(self, guest_id: str, limit: int = 50) -> list[Seated]:
        """Where a guest sits, the table that moved last first."""
        seats = select(SEAT.c.seat, SEAT.c.taken_at, LOBBY_TABLE).join_from(SEAT, LOBBY_TABLE)
        mine = seats.where(SEAT.c.guest_id == guest_id)
        latest_first = (LOBBY_TABLE.c.updated_at.desc(), LOBBY_TABLE.c.id, SEAT.c.seat)
        rows = await self._all(mine.order_by(*latest_first).limit(limit))
        return [Seated(row.seat, row.taken_at, _listed(row)) for row in rows]

    async def open_tables_of(self, guest_id: str) -> int:
        """At how many tables that are not over a guest sits."""
        seats = select(func.count()).select_from(SEAT).join(LOBBY_TABLE, LOBBY_TABLE.c.id == SEAT.c.table_id)
        [row] = await self._all(seats.where(SEAT.c.guest_id == guest_id, LOBBY_TABLE.c.status != "over"))
        return int(row[0])

    async def due_tables(self, now: int) -> list[str]:
        """The tables at which a bot, a clock or somebody away has to be looked after by now."""
        playing = select(LOBBY_TABLE.c.id).where(LOBBY_TABLE.c.status == PLAYING)
        due = playing.where(LOBBY_TABLE.c.due_at <= now, LOBBY_TABLE.c.set_aside.is_(None))
        oldest_first = due.order_by(LOBBY_TABLE.c.created_at, LOBBY_TABLE.c.id)
        return [row.id for row in await self._all(oldest_first)]

    async def set_aside(self, table_id: str, why: str | None) -> None:
        """Nobody can play there, and why; with None, everybody can again."""
        table = update(LOBBY_TABLE).where(LOBBY_TABLE.c.id == table_id)
        await self._do(table.values(set_aside=why, holder=None))

    async def set_seats(self, table_id: str, seats: Seats, at: int) -> None:
        """These guests sit at the table now, and nobody else."""
        await self.database.write(lambda connection: seat_guests(connection, table_id, seats, at))

    # --- leases

    async def take_lease(self, name: str, holder: str, now: int, until: int) -> bool:
        """Whether the lease is the holder's until then: it was free, or has expired, or is renewed."""
        lease = {"holder": holder, "until_ms": until}
        taking = self._insert(LEASE).values(name=name, **lease)
        free = or_(LEASE.c.holder == holder, LEASE.c.until_ms <= now)
        taken = taking.on_conflict_do_update(index_elements=["name"], set_=lease, where=free)
        return bool(await self._do(taken.returning(LEASE.c.name)))

    async def release_leases(self, holder: str) -> None:
        """Anybody may take them now; what others hold stays."""
        await self._do(delete(LEASE).where(LEASE.c.holder == holder))

    async def forget_leases(self, now: int) -> None:
        """Those that have expired are gone, as if they had never been."""
        await self._do(delete(LEASE).where(LEASE.c.until_ms <= now))


def _bring_up_to_date(connection: Connection) -> None:
    """Several nodes may start at once: SQLite's write lock, or this one, lets the others wait."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    migrate(connection)
    write_nothing_new(connection)


def _head(connection: Connection, table_id: str) -> int | None:
    version = select(LOBBY_TABLE.c.version).where(LOBBY_TABLE.c.id == table_id)
    return (connection.execute(version)).scalar()


def _taken(connection: Connection, table_id: str, mine: Entry) -> Answer:
    """The answer to whoever wants to open a table that exists."""
    row = select(EVENT).where(EVENT.c.table_id == table_id, EVENT.c.version == 1)
    first = entry_of((connection.execute(row)).one())
    return Repeated(first) if first == mine else Stale(_head(connection, table_id) or 0)


def _listed(row: Row[Any]) -> Listed:
    return Listed(
        row.id,
        row.status,
        row.public,
        row.created_at,
        row.updated_at,
        row.version,
        row.summary,
        row.set_aside,
    )


@cache
def _lines_after(count: int) -> TextClause:
    """The new lines of so many tables, each by the index."""
    wanted = ", ".join(f"(:table_{n}, CAST(:since_{n} AS INTEGER))" for n in range(count))
    return text(
        f"WITH wanted (table_id, since) AS (VALUES {wanted}) SELECT event.* FROM wanted"
        " JOIN event ON event.table_id = wanted.table_id AND event.version > wanted.since"
        " ORDER BY event.table_id, event.version"
    )
