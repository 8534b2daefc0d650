"""Commands of an operator against people and tables, on the database of a running server."""

import asyncio
import json
from random import Random

import pytest
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection

from seasalt.server.monitoring.server_log import guest_hash
from seasalt.server.storage.schema import DAILY_TRY
from seasalt.server.storage.store import Store
from tests.server.commands.operator import run
from tests.server.local_node import local_node
from tests.server.nodes import ServerThread
from tests.server.players import (
    Message,
    Spectator,
    Tab,
    a_person,
    a_table,
    begin,
    command,
    people,
    receive,
    until,
)

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


# --- kick


async def test_a_person_who_is_kicked_only_watches_and_the_others_play_to_the_end(
    node: ServerThread, capsys: pytest.CaptureFixture[str]
):
    anna, ben = people(2, node.address)
    table = a_table([anna, ben]).id
    begin(table, [anna, ben])
    spectator = Spectator(anna, table, Random(1))
    watching = asyncio.create_task(spectator.play(lambda state: state["you"] is None))
    await until(lambda: spectator.state)

    assert await run("kick", table, "anna", "--database", node.database) == 0
    state = await watching
    refused = command(anna, table, {"type": "emote", "phrase": "wow"})
    over = await Tab(ben, table, Random(2)).play()

    assert f"Anna (guest {guest_hash(anna.id)}) is removed, " in capsys.readouterr().out
    assert (state["places"][0]["kind"], refused["code"]) == ("bot", "not_seated")
    assert state["places"][0]["name"] != "Anna"
    assert over["stage"] == "over"


async def test_before_a_game_the_seat_of_a_kicked_person_is_free(
    sqlite_url: str, capsys: pytest.CaptureFixture[str]
):
    async with local_node(sqlite_url) as local:
        room = await local.a_table(2)
        assert await run("kick", "reef", 2, "--database", sqlite_url) == 0
        await local.rooms.catch_up(room)

    assert [place.name for place in room.table.places] == ["Anna", ""]
    assert capsys.readouterr().out.endswith(" is removed, the seat is free.\n")


@pytest.mark.parametrize("who", ["Dina", "3", "0", "-1", "2x"])
async def test_only_people_who_sit_there_are_kicked(
    sqlite_url: str, capsys: pytest.CaptureFixture[str], who: str
):
    async with local_node(sqlite_url) as local:
        await local.a_game(2, 1)

    assert await run("kick", "--database", sqlite_url, "--", "reef", who) == 2
    sentence = f"Error: No person “{who}” sits there; these do: 1 Anna, 2 Ben.\n"
    assert capsys.readouterr().err == sentence
