"""`/readyz` and `/healthz` report the database, the node's tasks, and whether it is closing."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Any, cast

import msgspec
import pytest
from sqlalchemy import Connection, event, select
from starlette.responses import Response

from seasalt.server.interfaces.database_faults import StoreDown
from seasalt.server.interfaces.stored_facts import Appended
from seasalt.server.monitoring import supervisor
from seasalt.server.monitoring.build import build
from seasalt.server.settings import Settings
from seasalt.server.storage.database import Database, Sqlite
from seasalt.server.storage.schema import JOB_LEASE
from seasalt.server.storage.store import Store
from seasalt.server.tables.node import Node
from seasalt.server.web.endpoint import ApiRequest
from seasalt.server.web.routes import ROUTES
from seasalt.wire.http import Health
from tests.server.players import until
from tests.server.store_builders import an_append, open_table

pytestmark = pytest.mark.anyio


@pytest.fixture
async def node(sqlite_url: str) -> AsyncIterator[Node]:
    opened = await Node.open(Settings(database=sqlite_url, bot_processes=0))
    yield opened
    await opened.close()


async def ask(node: Node, path: str) -> tuple[int, Health]:
    [route] = [route for route in ROUTES if route.path == path]
    answer = await route.handler(ApiRequest(node, cast(Any, None), None, None))
    if isinstance(answer, Response):
        return answer.status_code, msgspec.json.decode(bytes(answer.body), type=Health)
    return 200, answer


async def test_a_node_at_which_all_is_well_is_ready_and_says_what_it_looked_at(node: Node) -> None:
    status, health = await ask(node, "/readyz")

    assert (status, health.status, health.version) == (200, "ready", build())
    assert {health.checks[name] for name in ("store", "bus", "tasks")} == {"ok"}


async def test_a_node_whose_task_fails_is_not_ready_but_alive(node: Node) -> None:
    async def fail() -> None:
        raise ValueError("a bug")

    node.supervisor.start("doomed", fail)
    await until(lambda: node.supervisor.troubles())

    status, health = await ask(node, "/readyz")
    assert (status, health.checks["tasks"]) == (503, "doomed restarting")
    assert (await ask(node, "/healthz"))[0] == 200


async def test_a_node_whose_task_hangs_wants_to_be_restarted(
    node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    node.supervisor.start("hung", asyncio.Event().wait)  # type: ignore[arg-type]
    monkeypatch.setattr(supervisor, "STALL", -1.0)

    status, health = await ask(node, "/healthz")
    assert (status, health.status, health.checks["hung"]) == (503, "stalled", "stalled")
    assert (await ask(node, "/readyz"))[0] == 503


@contextmanager
def no_more_pages(database: Database) -> Iterator[None]:
    """Let the file grow no more until the end of the block, as on a disk that is nearly full."""

    def limit(connection: Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {most}")  # at least as many as there are

    most, engine = 1, cast(Sqlite, database)._engine
    event.listen(engine, "begin", limit)
    try:
        yield
    finally:
        most = 2**30


async def test_a_node_whose_disk_takes_only_little_is_not_ready_until_there_is_room(
    node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = cast(Store, node.store)
    monkeypatch.setattr(store.database, "_delays", ())
    await open_table(store)
    with no_more_pages(store.database):
        with pytest.raises(StoreDown):
            await store.append(an_append(body="x" * 100_000))
        assert await store.append(an_append()) == Appended(2)  # a short line still fits

        status, health = await ask(node, "/readyz")
        assert (status, health.checks["store"]) == (503, "disk_full")
    await until(lambda: not store.database.troubles)

    assert (await ask(node, "/readyz"))[0] == 200
    assert await store.database.rows(select(JOB_LEASE)) == []


async def test_a_node_that_closes_is_not_ready(node: Node) -> None:
    node.closing = True

    status, health = await ask(node, "/readyz")
    assert (status, health.checks["node"]) == (503, "closing")
