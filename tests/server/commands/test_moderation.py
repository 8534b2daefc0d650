"""Commands of an operator against people and tables, on the database of a running server."""

import json
from random import Random

import pytest
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection

from seasalt.server.storage.schema import DAILY_TRY
from seasalt.server.storage.store import Store
from tests.server.commands.operator import run
from tests.server.local_node import local_node
from tests.server.nodes import ServerThread
from tests.server.players import Message, Tab, a_person, a_table, begin, people, receive

pytestmark = pytest.mark.anyio


async def next_problem(socket: ClientConnection) -> Message:
    """The next problem that a client is told of."""
    while (message := await receive(socket))["type"] != "problem":
        pass
    return message


async def watch(socket: ClientConnection, table: str) -> None:
    await socket.send(json.dumps({"type": "watch", "table": table}))


# --- close


async def test_a_table_that_is_closed_ends_for_everybody_and_others_play_on(node: ServerThread):
    anna, ben, cora = people(3, node.address)
    table = a_table([anna, ben], public=True).id
    begin(table, [anna, ben])
    other = a_table([cora], ("greedy",)).id
    async with ben.socket() as socket:
        await watch(socket, table)
        assert (await receive(socket))["type"] == "snapshot"
        assert await run("close", f"{node.address}/table/{table}?x", "--database", node.database) == 0
        told = await next_problem(socket)
        wow = {"type": "emote", "phrase": "wow"}
        await socket.send(json.dumps({"type": "cmd", "id": "1", "table": table, "expect": 1, "do": wow}))
        refused = await receive(socket)
        await watch(socket, table)
        again = await next_problem(socket)
    asked = anna.ask("GET", f"/api/tables/{table}")
    mine = anna.ask("GET", "/api/me/tables").json()["tables"]
    public = anna.ask("GET", "/api/tables").json()["tables"]
    over = await Tab(cora, other, Random(1)).play()

    assert told == again == {"type": "problem", "code": "closed", "table": table}
    assert (refused["type"], refused["code"]) == ("nak", "closed")
    assert (asked.status_code, asked.json()["code"]) == (410, "closed")
    assert (mine, public) == ([], [])
    assert over["stage"] == "over"


async def test_a_closed_try_of_the_daily_deal_has_no_result(node: ServerThread):
    anna = a_person(node.address)
    table = anna.ask("POST", "/api/daily", {}).json()["table"]

    assert await run("close", table, "--database", node.database) == 0
    async with await Store.open(node.database, migrate=False) as store:
        [row] = await store.database.rows(select(DAILY_TRY).where(DAILY_TRY.c.table_id == table))
    assert row.outcome is None


@pytest.mark.parametrize("table", ["nowhere", "", "x" * 1000, "a\x00b"])
async def test_a_table_that_does_not_exist_cannot_be_closed(
    sqlite_url: str, capsys: pytest.CaptureFixture[str], table: str
):
    assert await run("close", table, "--database", sqlite_url) == 2
    assert capsys.readouterr().err.startswith("Error: There is no table ")


async def test_a_closed_table_is_not_closed_again(sqlite_url: str, capsys: pytest.CaptureFixture[str]):
    async with local_node(sqlite_url) as local:
        await local.a_game()

    assert [await run("close", "reef", "--database", sqlite_url) for _ in range(2)] == [0, 2]
    assert capsys.readouterr().err == "Error: Table reef is closed.\n"
