"""`/readyz` and `/healthz` report the database, the node's tasks, and whether it is closing."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, cast

import msgspec
import pytest
from starlette.responses import Response

from seasalt.server.monitoring import supervisor
from seasalt.server.settings import Settings
from seasalt.server.tables.node import Node
from seasalt.server.web.endpoint import ApiRequest
from seasalt.server.web.routes import ROUTES
from seasalt.wire.http import Health
from tests.server.players import until

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

    assert (status, health.status) == (200, "ready")
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


async def test_a_node_that_closes_is_not_ready(node: Node) -> None:
    node.closing = True

    status, health = await ask(node, "/readyz")
    assert (status, health.checks["node"]) == (503, "closing")
