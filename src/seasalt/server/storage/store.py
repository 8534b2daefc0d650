"""The store of games, guests and invitations: one implementation for SQLite and PostgreSQL.

The log is the source of truth, the rest is an index to it. `interfaces.table_store` says what the methods do.
"""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from functools import cache
from typing import Any

from sqlalchemy import (
    Connection,
    Row,
    TextClause,
    exc,
    func,
    insert,
    or_,
    select,
    text,
    tuple_,
    update,
)

from seasalt.server.interfaces.database_faults import DatabaseFault, StoreDown, UnusableDatabase
from seasalt.server.interfaces.stored_facts import (
    Append,
    Appended,
    AppendResult,
    EndedGame,
    FinishedGame,
    LogLine,
    NewTry,
    OccupiedSeat,
    Repeated,
    Seats,
    Stale,
    TableListing,
)
from seasalt.server.storage.accounts import Accounts
from seasalt.server.storage.appends import event_row, list_game, log_line, seat_guests
from seasalt.server.storage.blocks import Blocks
from seasalt.server.storage.claimed_names import ClaimedNames
from seasalt.server.storage.daily_results import DailyResults, begin_try
from seasalt.server.storage.database import DELAYS, Database, file_at
from seasalt.server.storage.driver_errors import driver_message
from seasalt.server.storage.guests import GuestStore
from seasalt.server.storage.log_writer import LogWriter
from seasalt.server.storage.nodes import PLAYING, Nodes, is_valid
from seasalt.server.storage.notices import Notices
from seasalt.server.storage.passkeys import Passkeys
from seasalt.server.storage.people import People
from seasalt.server.storage.ratings import Ratings
from seasalt.server.storage.results import Results
from seasalt.server.storage.reviews import ReviewStore
from seasalt.server.storage.schema import (
    EVENT,
    FINISHED_GAME,
    JOB_LEASE,
    LOBBY_TABLE,
    SEAT,
    clear_room,
    fill_room,
    migrate,
    write_nothing_new,
)
from seasalt.server.storage.server_keys import ServerKeys
from seasalt.server.storage.sqlite_file import check_file, create_file
from seasalt.server.storage.subscriptions import Subscriptions
from seasalt.server.storage.waiting import WaitingGuests

MIGRATION_LOCK = 7_257_258  # any number that is unused on the server
CHUNK = 1000
MANY = 100  # tables whose new lines are read at once


class Store(GuestStore):
    """The database of one server, or of several: a `TableStore`."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._log = LogWriter(database)
        self.nodes = Nodes(database)
        self.waiting = WaitingGuests(database)
        self.daily = DailyResults(database)
        self.reviews = ReviewStore(database)
        self.results = Results(database)
        self.ratings = Ratings(database)
        self.accounts = Accounts(database)
        self.keys = ServerKeys(database)
        self.passkeys = Passkeys(database)
        self.subscriptions = Subscriptions(database)
        self.notices = Notices(database)
        self.blocks = Blocks(database)
        self.people = People(database)
        self.names = ClaimedNames(database)

    @classmethod
    async def open(cls, url: str, *, migrate: bool = True, delays: tuple[float, ...] = DELAYS) -> "Store":
        """The store at `sqlite:///path` or `postgresql://...`, migrated first.

        `delays` are the seconds between tries when the database does not answer.
        """
        if migrate:
            if file := file_at(url):
                await asyncio.to_thread(check_file, file)
                await asyncio.to_thread(create_file, file)
            migrating = Database.at(url, delays, migrating=True)
            try:
                await migrating.write(_migrate)
            except exc.DatabaseError as error:
                if file is None:
                    raise
                raise UnusableDatabase(driver_message(error), DatabaseFault.DAMAGED) from None
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
        await self._log.close()
        await self.database.close()

    async def __aenter__(self) -> "Store":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def ping(self) -> None:
        await self.database.ping()
        for fault in self.database.troubles.values():
            raise StoreDown("the last write failed", fault)

    async def recover(self) -> None:
        if self.database.troubles:
            await self.database.check_room(fill_room, clear_room)

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
        listing = TableListing(table_id, status, public, at, at, len(entries), summary)

        opening = (
            self.database.insert(LOBBY_TABLE)
            .values(**asdict(listing), due_at=due_at)
            .on_conflict_do_nothing()
        )

        def work(connection: Connection) -> AppendResult:
            if daily is not None:
                begin_try(connection, daily, table_id)
            if (connection.execute(opening.returning(LOBBY_TABLE.c.id))).first() is None:
                return _existing(connection, table_id, lines[0])
            connection.execute(insert(EVENT), [event_row(table_id, line) for line in lines])
            seat_guests(connection, table_id, seats, at)
            if ended is not None:
                list_game(connection, table_id, ended, len(entries), at)
            return Appended(len(entries))

        return await self.database.write(work)

    async def append(self, append: Append) -> AppendResult:
        return await self._log.append(append)

    async def read(self, table_id: str, since: int = 0) -> list[LogLine]:
        lines = select(EVENT).where(EVENT.c.table_id == table_id, EVENT.c.version > since)
        return [log_line(row) for row in await self.database.rows(lines.order_by(EVENT.c.version))]

    async def read_many(self, since: Mapping[str, int]) -> dict[str, list[LogLine]]:
        found: dict[str, list[LogLine]] = {}
        wanted = list(since.items())
        for start in range(0, len(wanted), MANY):
            some = wanted[start : start + MANY]
            values = {f"table_{n}": table for n, (table, _) in enumerate(some)}
            values_since = {f"since_{n}": version for n, (_, version) in enumerate(some)}
            for row in await self.database.rows(_lines_after(len(some)).bindparams(**values, **values_since)):
                found.setdefault(row.table_id, []).append(log_line(row))
        return found

    async def version_of(self, table_id: str, command_id: str) -> int | None:
        line = select(EVENT.c.version).where(EVENT.c.table_id == table_id, EVENT.c.command_id == command_id)
        return next((row.version for row in await self.database.rows(line)), None)

    async def head(self, table_id: str) -> int | None:
        return await self.database.read(lambda connection: _head(connection, table_id))

    async def heads(self, table_ids: Iterable[str]) -> dict[str, int]:
        ids, found = list(table_ids), dict[str, int]()
        for start in range(0, len(ids), CHUNK):
            some = LOBBY_TABLE.c.id.in_(ids[start : start + CHUNK])
            rows = await self.database.rows(select(LOBBY_TABLE.c.id, LOBBY_TABLE.c.version).where(some))
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
    ) -> list[TableListing]:
        wanted = select(LOBBY_TABLE).where(LOBBY_TABLE.c.quarantined.is_(None))
        if public is not None:
            wanted = wanted.where(LOBBY_TABLE.c.public == public)
        if status is not None:
            wanted = wanted.where(LOBBY_TABLE.c.status == status)
        if before is not None:
            wanted = wanted.where(tuple_(LOBBY_TABLE.c.created_at, LOBBY_TABLE.c.id) < before)
        newest_first = (LOBBY_TABLE.c.created_at.desc(), LOBBY_TABLE.c.id.desc())
        return [
            _listing(row) for row in await self.database.rows(wanted.order_by(*newest_first).limit(limit))
        ]

    async def listing(self, table_id: str) -> TableListing | None:
        rows = await self.database.rows(select(LOBBY_TABLE).where(LOBBY_TABLE.c.id == table_id))
        return next(map(_listing, rows), None)

    async def tables_of(self, guest_id: str, limit: int = 50) -> list[OccupiedSeat]:
        seats = select(SEAT.c.seat, SEAT.c.taken_at, LOBBY_TABLE).join_from(SEAT, LOBBY_TABLE)
        mine = seats.where(SEAT.c.guest_id == guest_id)
        latest_first = (LOBBY_TABLE.c.updated_at.desc(), LOBBY_TABLE.c.id, SEAT.c.seat)
        rows = await self.database.rows(mine.order_by(*latest_first).limit(limit))
        return [OccupiedSeat(row.seat, row.taken_at, _listing(row)) for row in rows]

    async def games_of(self, guest_id: str, limit: int = 50) -> list[FinishedGame]:
        game = FINISHED_GAME.c
        mine = select(FINISHED_GAME).where(game.guest_id == guest_id, game.summary.is_not(None))
        newest_first = (game.at.desc(), game.table_id, game.number.desc(), game.seat)
        rows = await self.database.rows(mine.order_by(*newest_first).limit(limit))
        return [
            FinishedGame(row.table_id, row.number, row.seat, row.version, row.at, row.summary) for row in rows
        ]

    async def open_tables_of(self, guest_id: str) -> int:
        seats = select(func.count()).select_from(SEAT).join(LOBBY_TABLE, LOBBY_TABLE.c.id == SEAT.c.table_id)
        [row] = await self.database.rows(
            seats.where(SEAT.c.guest_id == guest_id, LOBBY_TABLE.c.status != "over")
        )
        return int(row[0])

    async def due_tables(self, now: int) -> list[str]:
        playing = select(LOBBY_TABLE.c.id).where(LOBBY_TABLE.c.status == PLAYING)
        due = playing.where(LOBBY_TABLE.c.due_at <= now, LOBBY_TABLE.c.quarantined.is_(None))
        oldest_first = due.order_by(LOBBY_TABLE.c.created_at, LOBBY_TABLE.c.id)
        return [row.id for row in await self.database.rows(oldest_first)]

    async def quarantine(self, table_id: str, why: str | None) -> None:
        table = update(LOBBY_TABLE).where(LOBBY_TABLE.c.id == table_id)
        await self.database.execute(table.values(quarantined=why, holder=None))

    async def rest(self, table_id: str, version: int) -> None:
        as_it_is = LOBBY_TABLE.c.id == table_id, LOBBY_TABLE.c.version == version
        await self.database.execute(update(LOBBY_TABLE).where(*as_it_is).values(due_at=None, holder=None))

    # --- jobs

    async def take_job_lease(self, name: str, holder: str, now: int, until: int) -> bool:
        """Take or renew the lease of a job until then; False while another node holds it."""
        lease = {"holder": holder, "until_ms": until}
        taking = self.database.insert(JOB_LEASE).values(name=name, **lease)
        free = or_(JOB_LEASE.c.holder == holder, ~is_valid(JOB_LEASE.c.until_ms, now))
        taken = taking.on_conflict_do_update(index_elements=["name"], set_=lease, where=free)
        return bool(await self.database.execute(taken.returning(JOB_LEASE.c.name)))


def _migrate(connection: Connection) -> None:
    """Several nodes may start at once: the others wait for SQLite's write lock, or for this one."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    migrate(connection)
    write_nothing_new(connection)


def _head(connection: Connection, table_id: str) -> int | None:
    version = select(LOBBY_TABLE.c.version).where(LOBBY_TABLE.c.id == table_id)
    return (connection.execute(version)).scalar()


def _existing(connection: Connection, table_id: str, mine: LogLine) -> AppendResult:
    row = select(EVENT).where(EVENT.c.table_id == table_id, EVENT.c.version == 1)
    first = log_line((connection.execute(row)).one())
    return Repeated(first) if first == mine else Stale(_head(connection, table_id) or 0)


def _listing(row: Row[Any]) -> TableListing:
    return TableListing(
        row.id,
        row.status,
        row.public,
        row.created_at,
        row.updated_at,
        row.version,
        row.summary,
        row.quarantined,
    )


@cache
def _lines_after(count: int) -> TextClause:
    """Select the new lines of `count` tables by the index."""
    wanted = ", ".join(f"(:table_{n}, CAST(:since_{n} AS INTEGER))" for n in range(count))
    return text(
        f"WITH wanted (table_id, since) AS (VALUES {wanted}) SELECT event.* FROM wanted"
        " JOIN event ON event.table_id = wanted.table_id AND event.version > wanted.since"
        " ORDER BY event.table_id, event.version"
    )
