"""A node whose disk is full, and then is not."""

import asyncio
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from seasalt.server.interfaces.database_faults import DatabaseFault, StoreDown
from seasalt.server.interfaces.stored_facts import Appended
from seasalt.server.storage.store import Store
from tests.server.log_checks import log_of
from tests.server.nodes import ServerProcess, running_node
from tests.server.players import Message, Person, a_table, people, until
from tests.server.store_builders import an_append, open_table
from tests.servers import HTTP

pytestmark = pytest.mark.anyio


@contextmanager
def no_file_grows(node: ServerProcess, size: int) -> Iterator[None]:
    """Limit the size of the node's files until the end of the block."""
    before = resource.prlimit(node.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(node.pid, resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.prlimit(node.pid, resource.RLIMIT_FSIZE, before)


def ready(person: Person, table: str, version: int) -> httpx.Response:
    do = {"type": "ready", "nonce": "0a"}
    command = {"type": "cmd", "id": "ready", "table": table, "expect": version, "do": do}
    return person.ask("POST", f"/api/tables/{table}/commands", command)


def readiness(node: ServerProcess) -> Message:
    said: Message = httpx.get(f"{node.address}/readyz", **HTTP).json()
    return said


async def test_a_node_whose_disk_takes_nothing_more_says_so_and_comes_back_by_itself(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    with running_node(tmp_path, f"sqlite:///{database}") as node:
        [anna, ben] = people(2, node.address)
        table = a_table([anna, ben])
        wal = database.with_name("games.db-wal")
        with no_file_grows(node, wal.stat().st_size):
            refused = await asyncio.to_thread(ready, anna, table.id, 3)
            said = await asyncio.to_thread(readiness, node)
        await until(node.is_ready)
        done = await asyncio.to_thread(ready, anna, table.id, 3)

        assert (refused.status_code, refused.json()["code"]) == (503, "unavailable")
        assert (said["status"], said["checks"]["store"]) == ("unavailable", "disk")
        assert done.json()["version"] == 4
        assert node.said().count("store_down") == node.said().count("store_back") == 1
        assert "Traceback" not in node.said()
    assert len(await log_of(f"sqlite:///{database}", table.id)) == 4


async def test_a_file_that_may_not_grow_is_a_full_disk(sqlite_url: str) -> None:
    async with await Store.open(sqlite_url, delays=(0.01,)) as store:
        await open_table(store)
        limit = "PRAGMA max_page_count = 1"  # SQLite raises it to the current number of pages
        await store.database.write(lambda connection: connection.exec_driver_sql(limit))

        with pytest.raises(StoreDown) as down:
            await store.append(an_append(body="x" * 100_000))

        assert down.value.fault is DatabaseFault.DISK_FULL
        assert await store.append(an_append()) == Appended(2)  # a short line still fits
