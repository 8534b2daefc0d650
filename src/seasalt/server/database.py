"""One way to SQLite and to PostgreSQL: connections, transactions, and trying again.

1. A write holds its lock from the first statement, so that it never reads, then finds that it may not write.
2. What is handed to `read` or `write` may run more than once: a connection can die after the commit, before
   its answer. Every write is made so that the second time changes nothing.

What is to be done is a plain function over a connection. For SQLite it runs in a thread, with one hop for a
whole transaction: with aiosqlite, which hops for every statement, an append took half as much CPU again.
"""

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Protocol, TypeVar

from sqlalchemy import URL, Connection, create_engine, event, exc, make_url

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")
Work = Callable[[Connection], T]

# Seconds between tries: about seven in all, enough for a database that is restarted. The second try comes at
# once: after a restart the first one meets a dead connection.
DELAYS = (0.0, 0.05, 0.1, 0.2, 0.4, 0.8, 1.0, 1.0, 1.0, 1.0, 1.0)
BUSY_MS = 1000  # how long SQLite itself waits for a lock, within each try
POOL = 5
READERS = 3

_SQLITE = (  # journal_mode comes after busy_timeout: the first switch to WAL needs the file for itself
    f"PRAGMA busy_timeout = {BUSY_MS}",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # a commit is on the disk, not on its way to it
    "PRAGMA foreign_keys = ON",
)
# Busy, locked, read-only, input/output, full, cannot open: faults of the place, not of the statement.
_SQLITE_FAULTS = {5, 6, 8, 10, 13, 14}
# Connection lost, resources gone, server starting or stopping, deadlock or serialization.
_POSTGRESQL_FAULTS = ("08", "53", "57P", "40001", "40P01")


class StoreDown(Exception):
    """The database did not answer, however often it was asked. What a write has come to is not known."""


class BadAddress(ValueError):
    """That is no address of a database, or of a bus, that we can talk to."""


class Database(ABC):
    """A pool of connections to one database."""

    def __init__(self, delays: tuple[float, ...]) -> None:
        self._delays = delays

    @staticmethod
    def at(address: str, delays: tuple[float, ...] = DELAYS) -> "Database":
        """The database at `sqlite:///path` or `postgresql://...`; nothing is opened yet."""
        url = _with_driver(address)
        return Sqlite(url, delays) if url.get_backend_name() == "sqlite" else Postgresql(url, delays)

    async def read(self, work: Work[T]) -> T:
        """What one statement finds."""
        return await self._try(work, writing=False)

    async def write(self, work: Work[T]) -> T:
        """Do `work` in one transaction. When this returns, it is on the disk."""
        return await self._try(work, writing=True)

    async def ping(self) -> None:
        """Ask without patience."""
        await self._try(lambda connection: connection.exec_driver_sql("SELECT 1"), delays=self._delays[:1])

    @abstractmethod
    async def close(self) -> None:
        """Let go of all connections."""

    @abstractmethod
    async def _once(self, work: Work[T], *, writing: bool) -> T: ...

    async def _try(
        self, work: Work[T], *, writing: bool = False, delays: tuple[float, ...] | None = None
    ) -> T:
        for delay in (*(self._delays if delays is None else delays), None):
            try:
                return await self._once(work, writing=writing)
            except Exception as error:
                if not _is_fault(error):
                    raise
                if delay is None:
                    raise StoreDown(_told(error)) from error
            await asyncio.sleep(delay)
        raise AssertionError("the last try returns or raises")


class Sqlite(Database):
    """A file. One thread writes, so that writers of one process queue instead of polling for the lock."""

    def __init__(self, url: URL, delays: tuple[float, ...]) -> None:
        super().__init__(delays)
        self._engine = create_engine(url, hide_parameters=True, pool_size=READERS + 1)
        self._writing = self._engine.execution_options(begin="BEGIN IMMEDIATE")
        self._readers = ThreadPoolExecutor(READERS, "sqlite-read")
        self._writer = ThreadPoolExecutor(1, "sqlite-write")
        event.listen(self._engine, "connect", _set_up_sqlite)
        event.listen(self._engine, "begin", _begin_sqlite)

    async def close(self) -> None:
        for threads in (self._writer, self._readers):
            await asyncio.to_thread(threads.shutdown)  # what a caller left behind is finished first
        self._engine.dispose()

    async def _once(self, work: Work[T], *, writing: bool) -> T:
        loop = asyncio.get_running_loop()
        if writing:
            return await loop.run_in_executor(self._writer, self._write, work)
        return await loop.run_in_executor(self._readers, self._read, work)

    def _read(self, work: Work[T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    def _write(self, work: Work[T]) -> T:
        with self._writing.begin() as connection:
            return work(connection)


class Postgresql(Database):
    """A server. Connections are not tested before use: the next try gets a new one."""

    def __init__(self, url: URL, delays: tuple[float, ...]) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine

        super().__init__(delays)
        self._engine: AsyncEngine = create_async_engine(
            url,
            hide_parameters=True,
            pool_size=POOL,
            isolation_level="READ COMMITTED",
            connect_args={"timeout": 5, "command_timeout": 15},
        )
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")

    async def close(self) -> None:
        await self._engine.dispose()

    async def _once(self, work: Work[T], *, writing: bool) -> T:
        async with self._engine.begin() if writing else self._reading.connect() as connection:
            return await connection.run_sync(work)


def _with_driver(address: str) -> URL:
    """The address with the driver that we use.

    >>> str(_with_driver("sqlite:///games.db"))
    'sqlite+pysqlite:///games.db'
    >>> str(_with_driver("postgres://me@host/games?sslmode=require"))
    'postgresql+asyncpg://me@host/games?ssl=require'
    """
    try:
        url = make_url(address)
    except exc.ArgumentError:
        raise BadAddress("not the address of a database") from None  # it may hold a password: not repeated
    match url.drivername:
        case "sqlite" | "sqlite+pysqlite":
            if url.database in (None, "", ":memory:"):
                raise BadAddress("the database needs a file: sqlite:///path")
            return url.set(drivername="sqlite+pysqlite")
        case "postgres" | "postgresql" | "postgresql+asyncpg":
            require("asyncpg", "postgres")
            query = dict(url.query)
            if "sslmode" in query:  # libpq's word for it, which addresses from hosters use
                query["ssl"] = query.pop("sslmode")
            return url.set(drivername="postgresql+asyncpg", query=query)
        case other:
            raise BadAddress(f"there is no way to a database of the kind {other!r}")


def require(module: str, extra: str) -> None:
    from importlib.util import find_spec

    if find_spec(module) is None:
        raise BadAddress(f"{module} is not installed: pip install 'seasalt[{extra}]'")


class _Cursor(Protocol):
    def execute(self, statement: str) -> object: ...
    def close(self) -> None: ...


class _SqliteConnection(Protocol):
    isolation_level: str | None

    def cursor(self) -> _Cursor: ...


def _set_up_sqlite(connection: _SqliteConnection, _record: object) -> None:
    connection.isolation_level = None  # Python's driver would begin where it thinks fit; we begin ourselves
    cursor = connection.cursor()
    for pragma in _SQLITE:
        cursor.execute(pragma)
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))


def _is_fault(error: Exception) -> bool:
    """Whether the database is at fault, so that the same may work later; otherwise we are."""
    if isinstance(error, OSError | exc.TimeoutError):  # nobody there, too slow, no free connection
        return True
    if isinstance(error, exc.DBAPIError):
        if error.connection_invalidated or isinstance(error, exc.InterfaceError):
            return True
        cause: BaseException | None = error.orig
    else:
        cause = error
    if isinstance(cause, sqlite3.Error):
        return getattr(cause, "sqlite_errorcode", 0) & 0xFF in _SQLITE_FAULTS
    return str(getattr(cause, "sqlstate", None) or "").startswith(_POSTGRESQL_FAULTS)


def _told(error: Exception) -> str:
    """The first line of what the driver said; the statement and its values stay out of logs."""
    cause = error.orig if isinstance(error, exc.DBAPIError) and error.orig else error
    return str(cause).partition("\n")[0] or type(cause).__name__
