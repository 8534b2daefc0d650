"""The migrations lead to exactly the tables that the code uses, from any number of nodes at once."""

import asyncio
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, event, inspect, text

from seasalt.server.interfaces.database_faults import NewerDatabase
from seasalt.server.storage.daily_results import delete_tries
from seasalt.server.storage.database import Database
from seasalt.server.storage.retention import delete_guests, delete_tables
from seasalt.server.storage.schema import METADATA, migrate
from seasalt.server.storage.store import Store
from seasalt.table.table import Stage
from tests.server.local_node import local_node
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


async def test_a_game_in_a_database_made_by_5aeb7b1_goes_on(tmp_path: Path) -> None:
    """To be deleted with the first release."""
    script = Path(__file__).with_name("made_by_5aeb7b1.sql").read_text("utf-8")
    with closing(sqlite3.connect(tmp_path / "games.db")) as file:
        file.executescript(script)
    url = f"sqlite:///{tmp_path / 'games.db'}"
    async with await Store.open(url), local_node(url) as local:
        room = await local.room()
        await local.play_until_over(room)
    database = Database.at(url)

    assert room.table.version > MADE_WITH
    assert await database.read(differences) == []
    await database.close()


MADE_WITH = 11  # entries


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
        await store.games_of("anna")
        await store.open_tables_of("anna")
        await store.due_tables(5)
        await store.nodes.due("here", 1, 2, 50, ["reef"])
        await store.nodes.hold("here", "reef", 1)
        await store.nodes.holders(["reef"])
        await store.rest("reef", 1)
        await store.nodes.is_elsewhere("here", "reef", 1, "anna")
        await store.nodes.leave("here")
        sent = [(sql, values) for sql, values in asked if sql.startswith(("SELECT", "UPDATE", "DELETE"))]
        with engine.connect() as connection:
            plans = [connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {sql}", values) for sql, values in sent]
            steps = {row.detail for plan in plans for row in plan}

    assert not steps & {f"SCAN {table}" for table in METADATA.tables}
    assert any("public=?" in step for step in steps)
