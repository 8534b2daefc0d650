"""The browser's tests stand in for the server with tests/snapshots/answers.json: the routes still answer so.

web/src/testing/app.ts reads it. To add a request, write it there with the answer null, and run this test with
`UPDATE_SNAPSHOTS=1`, which asks for all of them again.
"""

import json
import os
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from seasalt.offline.offline_node import OfflineNode
from seasalt.server.web import puzzle_routes
from tests.offline.pages import asked, open_offline_node
from tests.offline.storages import MemoryStorage

SNAPSHOTS = Path(__file__).parents[1] / "snapshots"
ANSWERS = SNAPSHOTS / "answers.json"
DAY = datetime(2026, 11, 17, tzinfo=UTC)

pytestmark = pytest.mark.anyio


async def answers(node: OfflineNode, requests: list[str]) -> dict[str, Any]:
    """What the routes answer Mia, at whose first seat the game of a record was played."""
    await asked(node, "POST", "/api/guests", {"name": "Mia", "face": "fox-or"})
    await asked(node, "POST", "/api/records", {"record": (SNAPSHOTS / "finished.record").read_text("utf-8")})
    found = {}
    for request in requests:
        method, path, *body = request.split(" ", 2)
        found[request] = await asked(node, method, path, json.loads(body[0]) if body else None)
    return found


async def test_the_browsers_tests_are_answered_as_the_server_answers(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(puzzle_routes, "now", lambda: int(1000 * DAY.timestamp()))
    recorded = json.loads(ANSWERS.read_text("utf-8"))
    async with open_offline_node(MemoryStorage()) as node:
        answered = await answers(node, list(recorded))
    if os.environ.get("UPDATE_SNAPSHOTS"):
        lines = (
            json.dumps({request: answer}, separators=(",", ":"))[1:-1] for request, answer in answered.items()
        )
        ANSWERS.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")

    assert json.loads(ANSWERS.read_text("utf-8")) == answered
