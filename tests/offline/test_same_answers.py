"""An OfflineNode answers as a server does: the same requests get the same status, type and text."""

import json
import secrets
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from seasalt.offline.offline_node import OfflineAnswer, OfflineNode
from seasalt.server.interfaces.stored_facts import Append, EndedGame
from seasalt.server.storage.store import Store
from seasalt.server.tables.node import hash_token
from tests.offline.pages import Page, a_table, asked, open_offline_node
from tests.offline.storages import MemoryStorage
from tests.server.nodes import ServerProcess, running_node

pytestmark = pytest.mark.anyio

TOKEN = secrets.token_urlsafe(16)
HANDS = [{"hand": "shell-DB shell-LB octopus-LB", "laid": "crab-DB crab-YE"}, {"hand": "boat-BK"}]
PUBLIC: list[tuple[str, str, Any]] = [
    ("GET", "/api/editions", None),
    ("GET", "/api/lesson", None),
    ("GET", "/api/puzzles", None),
    ("GET", "/api/puzzles/19", None),
    ("GET", "/api/puzzles/19/answer", None),
    ("GET", "/api/puzzles/9999", None),
    ("POST", "/api/puzzles/19/trial", {"actions": ["draw"], "deal": 1}),
    ("POST", "/api/puzzles/19/trial", {"actions": ["stop"], "deal": 1}),
    ("GET", "/api/puzzles/no", None),
    ("GET", "/api/daily", None),
    ("GET", "/api/daily?date=1999-01-01", None),
    ("GET", "/api/qr?text=https://example.org/", None),
    ("POST", "/api/score/round", {"players": HANDS, "ended": "stop", "by": 0}),
    ("POST", "/api/score/round", {"players": HANDS, "by": 7}),
    ("POST", "/api/score/round", {"players": HANDS * 3}),
    ("POST", "/api/score/round", {"players": [{"hand": "nothing"}, {"hand": ""}]}),
    ("POST", "/api/score/round", {"spieler": 2}),
    ("POST", "/api/quick", {"bot": "nobody"}),
    ("POST", "/api/quick", {"bot": "greedy", "edition": "lost"}),
    ("GET", "/api/tables/nowhere", None),
    ("GET", "/api/tables/nowhere/replay", None),
    ("POST", "/api/tables/nowhere/hint", None),
]
OF_A_GAME = (
    "", "/record", "/fairness", "/replay", "/replay?seat=0", "/replay?seat=1&game=1", "/replay?seat=9",
    "/replay?game=2", "/replay?game=x",
)  # fmt: skip


class Pair:
    """An OfflineNode and a server that know the same guest and the same finished game."""

    def __init__(self, offline: OfflineNode, node: ServerProcess, table: str) -> None:
        self.offline = offline
        self.table = table
        self._node = node

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[OfflineAnswer, OfflineAnswer]:
        """Both answers."""
        here = await self.offline.ask(method, path, "" if body is None else json.dumps(body))
        headers = {"authorization": f"Bearer {TOKEN}", "content-type": "application/json"}
        there = self._node.ask(
            method, path, headers=headers, content=None if body is None else json.dumps(body)
        )
        return here, OfflineAnswer(there.status_code, there.headers["content-type"], there.text)


@pytest.fixture(scope="module")
async def pair(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Pair]:
    folder: Path = tmp_path_factory.mktemp("pair")
    database = f"sqlite:///{folder / 'games.db'}"
    storage = MemoryStorage()
    with running_node(folder, database) as node:
        async with open_offline_node(storage) as offline, await Store.open(database) as store:
            me = await asked(offline, "POST", "/api/guests", {"name": "Anna"})
            table = await a_table(offline, 3, hints=True, options={"extra_salt": "true"})
            await Page(offline, table).play()
            await store.add_guest(me["id"], hash_token(TOKEN), me["name"], "person", 1)
            await copied(offline, store, table, me["id"])
            yield Pair(offline, node, table)


async def copied(offline: OfflineNode, store: Store, table: str, guest: str) -> None:
    """Copy the log of a table to the server's database."""
    listing = await offline.node.store.listing(table)
    first, *lines = await offline.node.store.read(table)
    assert listing is not None
    await store.create(table, [first.body], listing.summary, False, first.at)
    for line in lines:
        seats = (guest, None, None)
        await store.append(
            Append(
                table,
                line.version - 1,
                line.command_id,
                line.seat,
                line.body,
                line.at,
                status=listing.status,
                summary=listing.summary,
                seats=seats,
                ended=EndedGame(1, seats, listing.summary) if line is lines[-1] else None,
            )
        )


@pytest.mark.parametrize(("method", "path", "body"), PUBLIC)
async def test_whatever_needs_no_table_is_answered_alike(pair: Pair, method: str, path: str, body: Any):
    here, there = await pair.ask(method, path, body)

    assert here == there


@pytest.mark.parametrize("path", OF_A_GAME)
async def test_a_finished_game_is_shown_alike(pair: Pair, path: str):
    here, there = await pair.ask("GET", f"/api/tables/{pair.table}{path}")

    assert here == there


async def test_ones_tables_are_listed_alike(pair: Pair):
    here, there = await pair.ask("GET", "/api/me/tables")

    assert json.loads(here.text) == json.loads(there.text)


async def test_the_win_curve_is_the_same(pair: Pair):
    here, there = await pair.ask("GET", f"/api/tables/{pair.table}/curve")

    assert here == there
