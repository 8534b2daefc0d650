"""Connections, transactions and retries, the same for SQLite and PostgreSQL.

1. A write takes its lock with the first statement, so that it never reads and then fails to write.
2. What is passed to `read` or `write` may run more than once: a connection can die after the commit, before
   the answer. Every write is idempotent.

Work is a plain function of a connection. For SQLite it runs in a thread, one hop for a whole transaction:
with aiosqlite, which hops for every statement, an append took 50 % more CPU.
"""

import asyncio
import logging
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, cast

from sqlalchemy import URL, Connection, Executable, Row, Table, create_engine, event, exc, make_url
from sqlalchemy.dialects import postgresql, sqlite

from seasalt.server.interfaces.database_faults import (
    LASTING,
    NO_ROOM,
    AddressFault,
    BadAddress,
    DatabaseFault,
    StoreDown,
    require,
)
from seasalt.server.monitoring.metrics import STORE_DOWN, STORE_UP
from seasalt.server.monitoring.server_log import log
from seasalt.server.storage.driver_errors import driver_message, fault_of, is_blocked

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")
Work = Callable[[Connection], T]

# Seconds between tries: about seven in all, enough for a restart of the database. The second try comes at
# once: after a restart the first one gets a dead connection.
DELAYS = (0.0, 0.05, 0.1, 0.2, 0.4, 0.8, 1.0, 1.0, 1.0, 1.0, 1.0)
PING_S = 3.0
BUSY_MS = 1000  # how long SQLite itself waits for a lock, within each try
POOL = 5
READERS = 3

# A node that hangs in a transaction keeps its locks for at most `IDLE_MS`.
IDLE_MS = 3000
LOCK_MS = 1000
STATEMENT_MS = 3500
TRY_S = 4.0  # for one try, when PostgreSQL itself does not answer
MIGRATION_S = 3600.0

_SQLITE = (  # journal_mode comes after busy_timeout: the first switch to WAL needs an exclusive lock
    f"PRAGMA busy_timeout = {BUSY_MS}",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # a commit is on the disk
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",  # what is deleted or changed is overwritten in the file
)


class Blocked(Exception):
    """Another transaction holds a lock that this one needs."""


class Database(ABC):
    """A pool of connections to one database."""

    patience = 10.0
    """No new try begins after this many seconds."""

    lasting: frozenset[DatabaseFault] = LASTING

    def __init__(self, delays: tuple[float, ...]) -> None:
        self._delays = delays
        self._closed = False
        self._has_answered = False  # before the first answer, the caller reports failures, not the log
        self.troubles: dict[str, DatabaseFault] = {}
        """The fault of `reading` or `writing`, if its last try failed."""
        self._lacks_room = False  # what was written last may have been smaller than what did not fit

    @staticmethod
    def at(address: str, delays: tuple[float, ...] = DELAYS, *, migrating: bool = False) -> "Database":
        """The database at `sqlite:///path` or `postgresql://...`; nothing is opened yet."""
        url = _with_driver(address)
        if url.get_backend_name() == "sqlite":
            return Sqlite(url, delays)
        return Postgresql(url, delays, migrating=migrating)

    async def read(self, work: Work[T]) -> T:
        """The result of `work`, which only reads."""
        return await self._try(work, writing=False)

    async def write(self, work: Work[T], *, wait: bool = True) -> T:
        """Do `work` in one transaction. When this returns, it is on the disk.

        With `wait`, wait for locks held by others; without, raise `Blocked`.
        """
        return await self._try(work, writing=True, wait=wait)

    async def rows(self, statement: Executable) -> Sequence[Row[Any]]:
        """The rows of a statement that only reads."""
        return await self.read(lambda connection: connection.execute(statement).all())

    async def execute(self, statement: Executable) -> Sequence[Row[Any]]:
        """Execute one statement in a transaction; the rows that it returns, if any."""

        def work(connection: Connection) -> Sequence[Row[Any]]:
            done = connection.execute(statement)
            return done.all() if done.returns_rows else ()

        return await self.write(work)

    @abstractmethod
    def insert(self, table: Table) -> sqlite.Insert | postgresql.Insert:
        """An insert with ON CONFLICT, which SQLAlchemy's generic insert does not have."""

    async def ping(self) -> None:
        """Read something, almost without retries."""
        await self._check(lambda connection: connection.exec_driver_sql("SELECT 1"), writing=False)

    async def probe(self, work: Work[object]) -> None:
        """Write, almost without retries."""
        await self._check(work, writing=True)

    async def check_room(self, fill: Work[object], clear: Work[object]) -> None:
        """Write more than transactions usually need, and delete it; after a full disk only this is proof.

        The first is committed before the second begins: SQLite writes nothing to the disk before.
        """
        await self.probe(fill)
        await self.probe(clear)
        if self._lacks_room:
            self._lacks_room = False
            self._recover("writing")

    async def close(self) -> None:
        """Close all connections, and open no more."""
        self._closed = True
        await self._close()

    @abstractmethod
    async def _close(self) -> None: ...

    @abstractmethod
    async def _once(self, work: Work[T], seconds: float, *, writing: bool) -> T: ...

    async def _check(self, work: Work[object], *, writing: bool) -> None:
        try:
            async with asyncio.timeout(PING_S):
                await self._try(work, writing=writing, hurried=True)
        except TimeoutError:
            self._fail("writing" if writing else "reading", DatabaseFault.NO_ANSWER, "it took too long")
            raise StoreDown("it took too long") from None

    async def _try(self, work: Work[T], *, writing: bool, wait: bool = True, hurried: bool = False) -> T:
        what = "writing" if writing else "reading"
        # After a failure the next callers fail faster.
        delays = self._delays[:1] if hurried or what in self.troubles else self._delays
        ends = monotonic() + self.patience
        for delay in (*delays, None):
            if self._closed:  # SQLAlchemy would open new connections, which would stay open
                raise StoreDown("it was closed")
            try:
                done = await self._once(work, max(0.1, ends - monotonic()), writing=writing)
            except Exception as error:
                fault = fault_of(error)
                if fault is None:
                    raise
                if is_blocked(error) and not wait:
                    raise Blocked from None
                if delay is None or fault in self.lasting or monotonic() + delay >= ends:
                    self._fail(what, fault, driver_message(error))
                    raise StoreDown(driver_message(error), fault) from error
            else:
                self._has_answered = True
                if self.troubles and not self._lacks_room:
                    self._recover(what)
                return done
            await asyncio.sleep(delay)
        raise AssertionError("the last try returns or raises")

    def _fail(self, what: str, fault: DatabaseFault, why: str) -> None:
        STORE_DOWN.inc()
        STORE_UP.set(0)
        if not self.troubles and self._has_answered:
            log(logging.ERROR, "store_down", what=what, fault=fault, why=why)
        self.troubles[what] = fault
        self._lacks_room = self._lacks_room or (what == "writing" and fault in NO_ROOM)

    def _recover(self, what: str) -> None:
        self.troubles.pop(what, None)
        if what == "writing":
            self.troubles.clear()  # a database that can be written can be read
        if not self.troubles:
            STORE_UP.set(1)
            log(logging.WARNING, "store_back")


class Sqlite(Database):
    """A file. A single thread writes, so that writers queue instead of polling for the lock."""

    patience = 30.0  # includes the time in the queue
    lasting = LASTING | {DatabaseFault.READ_ONLY}

    def __init__(self, url: URL, delays: tuple[float, ...]) -> None:
        super().__init__(delays)
        self._engine = create_engine(url, hide_parameters=True, pool_size=READERS + 1)
        self._writing = self._engine.execution_options(begin="BEGIN IMMEDIATE")
        self._readers = ThreadPoolExecutor(READERS, "sqlite-read")
        self._writer = ThreadPoolExecutor(1, "sqlite-write")
        event.listen(self._engine, "connect", _set_up_sqlite)
        event.listen(self._engine, "begin", _begin_sqlite)

    def insert(self, table: Table) -> sqlite.Insert:
        return sqlite.insert(table)

    async def _close(self) -> None:
        for threads in (self._writer, self._readers):
            await asyncio.to_thread(threads.shutdown)  # finishes work whose caller was cancelled
        self._engine.dispose()

    async def _once(self, work: Work[T], seconds: float, *, writing: bool) -> T:
        threads, run = (self._writer, self._write) if writing else (self._readers, self._read)
        doing = asyncio.get_running_loop().run_in_executor(threads, run, work)
        async with asyncio.timeout(seconds):  # before Python 3.12 `wait_for` can lose a cancellation
            return await doing

    def _read(self, work: Work[T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    def _write(self, work: Work[T]) -> T:
        with self._writing.begin() as connection:
            return work(connection)


class Postgresql(Database):
    """A server. Connections are not tested before use: a retry gets a new one."""

    def __init__(self, url: URL, delays: tuple[float, ...], *, migrating: bool = False) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine

        super().__init__(delays)
        if migrating:
            self.patience = MIGRATION_S
        self._seconds = MIGRATION_S if migrating else TRY_S
        self._engine: AsyncEngine = create_async_engine(
            url,
            hide_parameters=True,
            pool_size=POOL,
            isolation_level="READ COMMITTED",
            connect_args={"timeout": TRY_S, "server_settings": {} if migrating else _postgresql_settings()},
        )
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._going: set[asyncio.Task[object]] = set()

    def insert(self, table: Table) -> postgresql.Insert:
        return postgresql.insert(table)

    async def _close(self) -> None:
        if self._going:
            await asyncio.wait(self._going, timeout=TRY_S)
        await self._engine.dispose()

    async def _once(self, work: Work[T], seconds: float, *, writing: bool) -> T:
        """One try in its own task: a cancelled caller must not leave a transaction half done."""
        used: list[_PostgresqlConnection] = []

        async def once() -> T:
            async with self._engine.begin() if writing else self._reading.connect() as connection:
                raw = await connection.get_raw_connection()
                used.append(cast("_PostgresqlConnection", raw.driver_connection))
                return await connection.run_sync(work)

        def cut() -> None:
            # PostgreSQL does not answer. Asking it to cancel the statement would hang as well.
            if used:
                used[0].terminate()
            else:
                doing.cancel()

        doing = asyncio.create_task(once())
        self._going.add(doing)
        doing.add_done_callback(self._forget)
        limit = min(seconds, self._seconds)
        timer = asyncio.get_running_loop().call_later(limit, cut)
        doing.add_done_callback(lambda _: timer.cancel())
        await asyncio.wait({doing}, timeout=limit + 1)
        if doing.done() and not doing.cancelled():
            return doing.result()
        raise TimeoutError("it took too long")

    def _forget(self, doing: asyncio.Task[object]) -> None:
        self._going.discard(doing)
        if not doing.cancelled():
            doing.exception()  # retrieve it: asyncio would log an exception that is never awaited


def _postgresql_settings() -> dict[str, str]:
    return {
        "application_name": "seasalt",
        "idle_in_transaction_session_timeout": str(IDLE_MS),
        "lock_timeout": str(LOCK_MS),
        "statement_timeout": str(STATEMENT_MS),
        # Ends the connections, and so the locks, of a node whose machine is gone.
        "tcp_keepalives_idle": "10",
        "tcp_keepalives_interval": "3",
        "tcp_keepalives_count": "3",
        "tcp_user_timeout": "10000",
    }


def _with_driver(address: str) -> URL:
    """The address with our driver.

    >>> str(_with_driver("sqlite:///games.db"))
    'sqlite+pysqlite:///games.db'
    >>> str(_with_driver("postgres://me@host/games?sslmode=require"))
    'postgresql+asyncpg://me@host/games?ssl=require'
    """
    try:
        url = make_url(address)
    except (exc.ArgumentError, ValueError):  # ValueError: the port is not a number
        raise BadAddress(AddressFault.UNREADABLE) from None
    match url.drivername:
        case "sqlite" | "sqlite+pysqlite":
            if url.database in (None, "", ":memory:"):
                raise BadAddress(AddressFault.NO_FILE)
            return url.set(drivername="sqlite+pysqlite")
        case "postgres" | "postgresql" | "postgresql+asyncpg":
            require("asyncpg", "postgres")
            query = dict(url.query)
            if "sslmode" in query:  # libpq's name, common in addresses from hosting providers
                query["ssl"] = query.pop("sslmode")
            return url.set(drivername="postgresql+asyncpg", query=query)
        case other:
            raise BadAddress(AddressFault.UNKNOWN_KIND, other)


def file_at(address: str) -> Path | None:
    """The SQLite file at an address; None for another database, or an address with options."""
    url = _with_driver(address)
    if url.get_backend_name() != "sqlite" or (url.database or "").startswith("file:"):
        return None
    return Path(url.database or "")


def place_of(address: str) -> str:
    """The place of a database, without user and password.

    >>> place_of("postgresql://me:secret@host:5432/games")
    'host:5432/games'
    """
    url = _with_driver(address)
    if url.get_backend_name() == "sqlite":
        return url.database or ""
    host = url.host or str(url.query.get("host", "localhost"))
    return f"{host}{f':{url.port}' if url.port else ''}/{url.database or ''}"


class _PostgresqlConnection(Protocol):
    def terminate(self) -> None: ...


def _set_up_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    connection.isolation_level = None  # we begin transactions ourselves, not Python's driver
    cursor = connection.cursor()
    cursor.execute("PRAGMA page_count")
    if cursor.fetchone() == (0,):  # a new file: let retention shrink it in small steps
        cursor.execute("PRAGMA auto_vacuum = INCREMENTAL")
    for pragma in _SQLITE:
        cursor.execute(pragma)
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))
