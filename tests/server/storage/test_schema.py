"""The migrations lead to exactly the tables that the code uses, from any number of nodes at once."""

import asyncio
from functools import partial
from typing import Any, cast

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, event, inspect, text

from seasalt.server.storage.daily_results import delete_tries
from seasalt.server.storage.database import Database
from seasalt.server.storage.retention import delete_guests, delete_tables
from seasalt.server.storage.schema import METADATA, migrate
from seasalt.server.storage.store import NewerDatabase, Store
from seasalt.table.table import Stage
from tests.server.store_builders import open_table

pytestmark = pytest.mark.anyio


def tables_in(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names())


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


async def test_the_migrated_database_has_the_tables_of_the_schema(bare_url: str) -> None:
    async with await Store.open(bare_url):
        pass
    database = Database.at(bare_url)

    assert await database.read(differences) == []
    assert await database.read(tables_in) == {
        *METADATA.tables,
        "alembic_version",
    }
    await database.close()


async def test_the_comparison_notices_a_column_too_many(bare_url: str) -> None:
    async with await Store.open(bare_url):
        pass
    database = Database.at(bare_url)
    await database.write(
        lambda connection: connection.execute(text("ALTER TABLE guest ADD COLUMN age INTEGER"))
    )

    assert await database.read(differences) != []
    await database.close()


async def test_a_database_can_be_taken_down_and_brought_up_again(bare_url: str) -> None:
    database = Database.at(bare_url)
    for _ in range(2):
        await database.write(migrate)
        assert await database.read(differences) == []
        await database.write(lambda connection: migrate(connection, "base"))
        assert await database.read(tables_in) == {"alembic_version"}
    await database.close()


async def test_several_nodes_may_start_at_once_on_an_empty_database(bare_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(bare_url) for _ in range(5)))

    await open_table(stores[0])
    assert [await store.head("reef") for store in stores] == [1] * 5
    for store in stores:
        await store.close()


async def test_a_database_made_by_a_newer_seasalt_is_left_alone(bare_url: str) -> None:
    async with await Store.open(bare_url):
        pass
    database = Database.at(bare_url)
    await database.write(
        lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = 'x'"))
    )
    await database.close()

    with pytest.raises(NewerDatabase):
        await Store.open(bare_url)


async def test_a_game_that_was_going_on_before_tables_said_when_they_are_due_is_due_at_once(
    bare_url: str,
) -> None:
    database = Database.at(bare_url)
    await database.write(lambda connection: migrate(connection, "0001"))
    for status in ("playing", "over"):
        row = f"('{status}', '{status}', true, 1, 1, 1, '{{}}')"
        await database.write(lambda connection, row=row: connection.execute(text(OLD_TABLE + row)))  # type: ignore[misc]
    await database.close()

    async with await Store.open(bare_url) as store:
        assert await store.due_tables(0) == ["playing"]


OLD_TABLE = "INSERT INTO lobby_table (id, status, public, created_at, updated_at, version, summary) VALUES "


async def test_nothing_that_is_asked_again_and_again_reads_all_tables_or_guests(sqlite_url: str) -> None:
    async with await Store.open(sqlite_url) as store:
        engine = cast("Any", store.database)._engine
        asked: list[tuple[str, Any]] = []

        def note(_connection: object, _cursor: object, sql: str, values: Any, *_: object) -> None:
            asked.append((sql, values))

        event.listen(engine, "before_cursor_execute", note)
        for stage in Stage:
            await store.tables(public=True, status=stage)
            await store.database.write(partial(delete_tables, stage=stage, before=5))
        await store.database.write(partial(delete_guests, before=5))
        await store.database.write(partial(delete_tries, before="2026-11-17"))
        await store.daily.try_of("2026-11-17", "anna")
        await store.daily.counts("2026-11-17")
        await store.daily.master("2026-11-17")
        await store.tables_of("anna")
        await store.open_tables_of("anna")
        await store.due_tables(5)
        await store.nodes.due("here", 1, 2, 50, ["reef"])
        await store.nodes.hold("here", "reef", 1)
        await store.nodes.holders(["reef"])
        await store.nodes.rest("reef", 1)
        await store.nodes.is_elsewhere("here", "reef", 1, "anna")
        await store.nodes.leave("here")
        sent = [(sql, values) for sql, values in asked if sql.startswith(("SELECT", "UPDATE", "DELETE"))]
        with engine.connect() as connection:
            plans = [connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {sql}", values) for sql, values in sent]
            steps = {row.detail for plan in plans for row in plan}

    assert not steps & {f"SCAN {table}" for table in METADATA.tables}
    assert any("public=?" in step for step in steps)
