"""Databases that go down and come back, and bad addresses."""

import asyncio
import signal
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from sqlalchemy import Connection, select, text
from sqlalchemy.engine import make_url

from seasalt.server.interfaces.database_faults import (
    BadAddress,
    DatabaseFault,
    StoreDown,
    UnusableDatabase,
    require,
)
from seasalt.server.interfaces.stored_facts import Append, Appended, AppendResult, Repeated
from seasalt.server.storage.database import Database, Sqlite
from seasalt.server.storage.schema import JOB_LEASE
from seasalt.server.storage.store import Store
from tests.server.players import until
from tests.server.store_builders import a_line, an_append, append_together, open_table
from tests.servers import PATIENCE_S, Postgres

pytestmark = pytest.mark.anyio


async def test_a_new_file_is_for_its_owner_only(tmp_path: Path) -> None:
    async with await Store.open(f"sqlite:///{tmp_path / 'games.db'}") as store:
        await open_table(store)

        assert {path.stat().st_mode & 0o777 for path in tmp_path.iterdir()} == {0o600}


# --- addresses


@pytest.mark.parametrize(
    "address", ["", "games.db", "sqlite://", "sqlite:///:memory:", "mysql://localhost/games"]
)
async def test_an_address_that_is_no_database_is_refused_at_once(address: str) -> None:
    with pytest.raises(BadAddress):
        await Store.open(address)


async def test_a_refusal_never_repeats_a_password() -> None:
    with pytest.raises(BadAddress) as refusal:
        await Store.open("mysql://me:hunter2@localhost/games")

    assert "hunter2" not in str(refusal.value)


async def test_a_file_that_cannot_be_made_is_not_tried_again(tmp_path: Path) -> None:
    with pytest.raises(UnusableDatabase):
        await Store.open(f"sqlite:///{tmp_path / 'no such folder' / 'games.db'}")


async def test_a_driver_that_is_not_installed_is_asked_for_by_its_extra() -> None:
    with pytest.raises(BadAddress, match=r"seasalt\[postgres\]"):
        require("a_missing_driver", "postgres")


# --- SQLite


async def test_sqlite_keeps_its_promises(sqlite_url: str) -> None:
    database = Database.at(sqlite_url)

    async def pragma(name: str) -> object:
        return await database.read(lambda connection: connection.scalar(text(f"PRAGMA {name}")))

    assert await pragma("journal_mode") == "wal"
    assert await pragma("synchronous") == 2  # FULL
    assert await pragma("foreign_keys") == 1
    await database.close()


async def test_a_write_has_the_lock_from_its_beginning_and_a_read_takes_none(sqlite_url: str) -> None:
    async with await Store.open(sqlite_url) as store:
        await open_table(store)
        database, other = Database.at(sqlite_url), Database.at(sqlite_url, delays=())
        holding, done = threading.Event(), threading.Event()

        def only_look(connection: object) -> None:
            holding.set()  # nothing was written, not even read, and still no other connection may write
            done.wait()

        holder = asyncio.create_task(database.write(only_look))
        await asyncio.to_thread(holding.wait)
        with pytest.raises(StoreDown, match="locked"):
            await other.write(lambda connection: connection.execute(text("SELECT 1")))
        assert await store.head("reef") == 1
        done.set()
        await holder
        await other.write(lambda connection: connection.execute(text("SELECT 1")))
        for each in (database, other):
            await each.close()


async def test_a_caller_cancelled_just_as_a_write_ends_is_cancelled(sqlite_url: str) -> None:
    begun, may_end = threading.Event(), threading.Event()

    def work(_: object) -> None:
        begun.set()
        may_end.wait(PATIENCE_S)

    database = Sqlite(make_url(sqlite_url), ())
    writing = asyncio.create_task(database.write(work))
    await until(begun.is_set)
    may_end.set()
    database._writer.submit(int).result(PATIENCE_S)  # now the end of the write is about to be heard of
    writing.cancel()

    with pytest.raises(asyncio.CancelledError):
        await writing
    await database.close()


async def test_an_append_waits_for_a_file_that_another_process_has_locked(sqlite_url: str) -> None:
    async with await Store.open(sqlite_url) as store:
        await open_table(store)
        locked = sqlite3.connect(
            make_url(sqlite_url).database or "", isolation_level=None, check_same_thread=False
        )
        locked.execute("BEGIN EXCLUSIVE")
        unlock = threading.Timer(1.5, locked.rollback)  # longer than SQLite itself waits
        unlock.start()

        answers = await append_together(store, an_append(1, "c1"), an_append(2, "c2"))

        assert answers == [Appended(2), Appended(3)]
        unlock.join()
        locked.close()


# --- PostgreSQL


async def test_every_append_is_applied_once_while_the_database_crashes_and_restarts(
    postgres: Postgres, postgres_url: str
) -> None:
    async with await Store.open(postgres_url, delays=(0.05,) * 2000) as store:  # a start may take long
        counts = dict.fromkeys(("reef", "lagoon", "bay"), 0)
        for table_id in counts:
            await open_table(store, table_id)
        restarted = asyncio.Event()

        async def play(table_id: str) -> None:
            after = 0
            while after < 20:
                wish = an_append(counts[table_id] + 1, f"c{counts[table_id]}", table_id)
                try:
                    assert await store.append(wish) == Appended(wish.expect + 1)
                except StoreDown:  # on a busy machine a start outlasts the store's patience
                    assert isinstance(await _appended_at_last(store, wish), Appended | Repeated)
                counts[table_id] += 1
                after += restarted.is_set()

        players = asyncio.gather(*map(play, counts))
        for how in (signal.SIGQUIT, signal.SIGINT):
            moves = sum(counts.values())
            await until(lambda moves=moves: players.done() or sum(counts.values()) > moves + 5)  # type: ignore[misc]
            await asyncio.to_thread(postgres.stop, how)
            await asyncio.to_thread(postgres.start)  # while all of them try again and again
        restarted.set()
        await players

        for table_id, count in counts.items():
            assert [line.command_id for line in await store.read(table_id)] == [
                "open:1",
                *(f"c{number}" for number in range(count)),
            ]


async def _appended_at_last(store: Store, wish: Append) -> AppendResult:
    """Say it again until there is an answer, as clients do."""
    while True:
        with suppress(StoreDown):
            return await store.append(wish)


async def test_an_append_whose_commit_was_not_confirmed_is_applied_once_and_reported_as_new(
    postgres: Postgres, postgres_url: str
) -> None:
    async with _line_that_breaks(postgres) as (folder, cut):
        url = postgres_url.replace(str(postgres.folder), str(folder))
        async with await Store.open(url, delays=(0.01,) * 5) as store:
            await open_table(store)
            cut.set()  # the next commit arrives, its answer does not

            answers = await append_together(store, an_append(1, "c1"), an_append(1, "c1"), an_append(2, "c2"))

            assert not cut.is_set()
            assert answers == [Appended(2), Repeated(a_line(2, "c1")), Appended(3)]
            assert [line.command_id for line in await store.read("reef")] == ["open:1", "c1", "c2"]


async def test_a_database_that_stays_away_is_down_for_all_who_wait_and_back_when_it_is_back(
    postgres: Postgres, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("seasalt.server.storage.database.PING_S", PATIENCE_S)
    async with await Store.open(postgres_url, delays=(0.01, 0.01)) as store:
        await open_table(store)
        await store.ping()
        postgres.stop()
        try:
            calls = [store.append(an_append(1, f"c{number}")) for number in range(300)]
            answers = await asyncio.gather(*calls, store.read("reef"), store.ping(), return_exceptions=True)
        finally:
            postgres.start()

        assert {type(answer) for answer in answers} == {StoreDown}
        assert await store.append(an_append()) == Appended(2)
        await store.ping()


async def test_after_a_full_disk_only_a_large_write_is_proof_that_there_is_room(postgres_url: str) -> None:
    def fail(connection: Connection) -> None:
        connection.exec_driver_sql("DO $$ BEGIN RAISE disk_full; END $$")

    async with await Store.open(postgres_url, delays=()) as store:
        with pytest.raises(StoreDown) as down:
            await store.database.write(fail)
        await open_table(store)
        with pytest.raises(StoreDown) as still:
            await store.ping()
        await store.recover()
        await store.ping()

        assert down.value.fault is still.value.fault is DatabaseFault.DISK_FULL
        assert await store.database.rows(select(JOB_LEASE)) == []


@asynccontextmanager
async def _line_that_breaks(postgres: Postgres) -> AsyncIterator[tuple[Path, asyncio.Event]]:
    """A proxy that breaks the connection once, when the event is set: after a commit, before its answer."""
    cut, folder = asyncio.Event(), postgres.folder / "line"
    folder.mkdir()
    lines: list[asyncio.Task[None]] = []

    async def pass_on(client: asyncio.StreamReader, client_writer: asyncio.StreamWriter) -> None:
        server, server_writer = await asyncio.open_unix_connection(postgres.folder / ".s.PGSQL.5432")
        committing = asyncio.Event()

        async def there() -> None:
            while data := await client.read(65536):
                if cut.is_set() and b"COMMIT;" in data:
                    cut.clear()
                    committing.set()
                server_writer.write(data)
            server_writer.close()

        async def back() -> None:
            while (data := await server.read(65536)) and not committing.is_set():
                client_writer.write(data)
            client_writer.close()

        await asyncio.gather(there(), back())
        for writer in (server_writer, client_writer):
            await writer.wait_closed()

    def connected(client: asyncio.StreamReader, client_writer: asyncio.StreamWriter) -> None:
        lines.append(asyncio.create_task(pass_on(client, client_writer)))

    listener = await asyncio.start_unix_server(connected, folder / ".s.PGSQL.5432")
    try:
        yield folder, cut
    finally:
        listener.close()
        await asyncio.gather(*lines)
        folder.joinpath(".s.PGSQL.5432").unlink(missing_ok=True)
        folder.rmdir()
