"""A guest who is deleted is in no table, no list and no file; everybody else's games are as they were."""

from pathlib import Path

import pytest
from sqlalchemy import text

from seasalt.rules.record import format_record, parse_record
from seasalt.server.interfaces.account_store import ERASED, Key
from seasalt.server.storage.schema import METADATA
from seasalt.server.storage.store import Store
from seasalt.server.tables.erasure import AGAIN_MS, Erasure
from seasalt.table.entry import parse_entry
from seasalt.table.table import Stage, Table, fold
from tests.server import local_node as local_nodes
from tests.server.local_node import LocalNode, guest, local_node

pytestmark = pytest.mark.anyio

NAME = "Anna Wintersturm of the North"


async def _always() -> bool:
    return True


def an_erasure(local: LocalNode) -> Erasure:
    return Erasure(local.store, local.rooms, local.bus, local.time, _always)


async def table_of(store: Store, table_id: str) -> Table:
    table: Table | None = None
    for line in await store.read(table_id):
        table = fold(table, parse_entry(line.body), line.at).table
    assert table is not None
    return table


async def where_it_is(store: Store, name: str) -> set[str]:
    """The tables of the database in which a name is found."""
    found: set[str] = set()
    for table in METADATA.sorted_tables:
        rows = await store.database.rows(table.select())
        found |= {table.name for row in rows for value in row if name in str(value)}
    return found


@pytest.fixture(autouse=True)
def names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local_nodes, "NAMES", (NAME, "Ben", "Cora", "Dina"))


async def test_a_name_is_nowhere_and_the_games_of_others_are_as_before(url: str) -> None:
    async with local_node(url) as local:
        store, erasure = local.store, an_erasure(local)
        await local.play_until_over(await local.a_game(2, name="over"))
        await local.a_game(2, name="running")
        await local.a_game(1, 1, name="alone")
        await store.accounts.add_key("key", guest(0), Key("recovery", 10**15), 1)
        await store.ratings.set_listed(guest(0), True)
        before = await table_of(store, "over")
        assert await where_it_is(store, NAME) == {"guest", "event", "finished_game", "lobby_table"}

        await erasure.begin(guest(0))
        await erasure.run_once()
        local.time.now += AGAIN_MS
        await erasure.run_once()

        after, running = await table_of(store, "over"), await table_of(store, "running")
        assert await where_it_is(store, NAME) == set()
        assert await where_it_is(store, guest(0)) == {"event", "finished_game"}  # a number without a name
        assert await store.guest_by_token("hash 0") is None
        assert await store.head("alone") is None
        assert after.record().names == (ERASED, "Ben")
        assert after.record().actions == before.record().actions
        assert after.game == before.game
        assert parse_record(format_record(after.record())) == after.record()  # with its proof
        assert running.stage is Stage.PLAYING
        assert [place.guest for place in running.places] == [None, guest(1)]
        assert [game.table_id for game in await store.games_of(guest(1))] == ["over"]
        assert await store.games_of(guest(0)) == []


async def test_the_file_has_no_trace_of_it(tmp_path: Path, sqlite_url: str) -> None:
    async with local_node(sqlite_url) as local:
        for number in range(3):
            await local.play_until_over(await local.a_game(2, name=f"reef {number}"))
        erasure = an_erasure(local)
        await erasure.begin(guest(0))
        await erasure.run_once()
        await local.store.database.read(
            lambda connection: connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)")).all()
        )

        kept = [path.name for path in tmp_path.iterdir() if NAME.encode() in path.read_bytes()]

    assert kept == []


async def test_a_deletion_that_was_interrupted_goes_on(url: str) -> None:
    async with local_node(url) as local:
        await local.a_game(2)
        await an_erasure(local).begin(guest(0))
        assert "event" in await where_it_is(local.store, NAME)

    async with local_node(url) as another:
        another.time.now += AGAIN_MS
        await an_erasure(another).run_once()

        assert await where_it_is(another.store, NAME) == set()
