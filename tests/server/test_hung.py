"""Nodes that hang in the middle of a transaction, and a PostgreSQL that does not answer."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from sqlalchemy import Connection, text

from seasalt.server.interfaces.database_faults import DatabaseFault, StoreDown
from seasalt.server.interfaces.stored_facts import Appended, Repeated
from seasalt.server.storage.database import IDLE_MS, Database
from seasalt.server.storage.store import Store
from tests.launcher import launch
from tests.processes import wait_until
from tests.server.players import until
from tests.server.store_builders import a_line, an_append, append_together, open_table
from tests.servers import PATIENCE_S, Postgres

pytestmark = pytest.mark.anyio
LOCK_REEF = "SELECT 1 FROM lobby_table WHERE id = 'reef' FOR UPDATE"
LOCK_ANNA = "SELECT 1 FROM guest WHERE id = 'anna' FOR UPDATE"
FOR_LONG = 600_000


@asynccontextmanager
async def hung_node(url: str, statement: str, idle_ms: int = FOR_LONG) -> AsyncIterator[None]:
    """A process that executes `statement` and hangs, until the end of the block."""
    with TemporaryDirectory() as folder:
        out = Path(folder, "out")
        out.touch()
        arguments = [url, statement, str(idle_ms)]
        node = launch(arguments, os.environ, stdout=out, module="tests.server.hanging_node")
        try:
            await until(lambda: out.read_text() or node.poll() is not None)
            assert out.read_text() == "locked\n"
            yield
        finally:
            node.kill()
            node.wait()


# --- a hung node


async def test_a_hung_node_does_not_delay_appends_to_other_tables(postgres_url: str) -> None:
    async with await Store.open(postgres_url) as store:
        for table_id in ("reef", "lagoon", "bay"):
            await open_table(store, table_id)
        async with hung_node(postgres_url, LOCK_REEF):
            reef = asyncio.create_task(store.append(an_append(1, "c1", "reef")))
            lagoon = [store.append(an_append(version, f"c{version}", "lagoon")) for version in (1, 2)]

            assert await asyncio.gather(*lagoon) == [Appended(2), Appended(3)]
            assert await store.append(an_append(1, "c1", "bay")) == Appended(2)
            assert not reef.done()

        assert await reef == Appended(2)  # the node was killed, and its lock is gone


async def test_a_table_that_a_hung_node_has_locked_is_free_after_a_few_seconds(postgres_url: str) -> None:
    async with await Store.open(postgres_url) as store:
        await open_table(store)
        async with hung_node(postgres_url, LOCK_REEF, IDLE_MS):
            assert await store.append(an_append()) == Appended(2)


async def test_an_append_that_waits_for_a_guest_whom_a_hung_node_holds_waits_alone(postgres_url: str) -> None:
    async with await Store.open(postgres_url) as store:
        await store.add_guest("anna", "hash", "Anna", "person", 1)
        for table_id in ("reef", "lagoon", "bay"):
            await open_table(store, table_id)
        async with hung_node(postgres_url, LOCK_ANNA):
            seating = asyncio.create_task(store.append(an_append(1, "c1", "reef", seats=("anna",))))
            others = [an_append(1, "c1", "lagoon"), an_append(1, "c1", "bay")]

            assert await append_together(store, *others) == [Appended(2), Appended(2)]
            assert not seating.done()

        assert await seating == Appended(2)


async def test_an_append_to_a_table_that_stays_locked_is_given_up(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("seasalt.server.storage.log_writer.BLOCKED_SECONDS", 0.3)
    async with await Store.open(postgres_url) as store:
        await open_table(store)
        async with hung_node(postgres_url, LOCK_REEF):
            with pytest.raises(StoreDown) as down:
                await store.append(an_append())

        assert down.value.fault is DatabaseFault.BUSY


async def test_a_node_that_hung_for_long_finds_its_connection_cut_and_tries_again(
    postgres: Postgres, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("seasalt.server.storage.database.IDLE_MS", 100)
    database, tries = Database.at(postgres_url), 0

    def hang_once(connection: Connection) -> object:
        nonlocal tries
        tries += 1
        mine = connection.scalar(text("SELECT pg_backend_pid()"))
        if tries == 1:  # stops the whole process, like a suspended machine
            wait_until(lambda: not postgres.ask(f"SELECT 1 FROM pg_stat_activity WHERE pid = {mine}"))
        return connection.scalar(text("SELECT 2"))

    assert await database.write(hang_once) == 2
    assert tries == 2
    await database.close()


# --- a PostgreSQL that does not answer


async def test_a_database_that_does_not_answer_is_down_in_bounded_time_and_back_by_itself(
    postgres: Postgres, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("seasalt.server.storage.database.TRY_S", 0.5)
    monkeypatch.setattr("seasalt.server.storage.database.Postgresql.patience", 1.0)
    async with await Store.open(postgres_url) as store:
        await open_table(store)
        with postgres.frozen():
            async with asyncio.timeout(PATIENCE_S):
                asked = [store.append(an_append()), store.ping(), store.read("reef"), store.head("reef")]
                answers = await asyncio.gather(*asked, return_exceptions=True)

        assert [type(answer) for answer in answers] == [StoreDown] * 4
        again = await store.append(an_append())
        assert again in (Appended(2), Repeated(a_line(2, "c1")))
        monkeypatch.setattr("seasalt.server.storage.database.PING_S", PATIENCE_S)
        await store.ping()
        assert [entry.command_id for entry in await store.read("reef")] == ["open:1", "c1"]
