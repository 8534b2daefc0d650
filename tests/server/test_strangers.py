"""Strangers at one table: clocks, and games that come to an end."""

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from http.client import HTTPConnection

import pytest

from seasalt.server.refusals import RequestRefused
from seasalt.server.tables.new_table import TableSpec, opening_entry
from seasalt.table import MAX_TARGET, PATIENCE, GoOnWithout, TakeoverReason
from tests.processes import wait_until
from tests.server.local_node import ManualClock, local_node
from tests.server.nodes import ServerThread, serving
from tests.server.players import a_person, a_table, begin, command, people

pytestmark = pytest.mark.anyio


# --- the clock


@pytest.mark.parametrize(("bot", "clock"), [(None, ("bank", 30_000, 120_000)), ("greedy", ("none", 0, 0))])
def test_a_quick_match_has_a_clock_with_strangers_and_none_with_bots(
    sqlite_url: str, bot: str | None, clock: tuple[str, int, int]
):
    with serving(sqlite_url, QUICK_MATCH_SECONDS="600") as node, ThreadPoolExecutor() as threads:
        asked = [
            threads.submit(person.ask, "POST", "/api/quick", {"bot": bot})
            for person in people(2, node.address)
        ]
        answers = [future.result().json() for future in asked]

    for info in (answer["info"] for answer in answers):
        assert (info["pace"], info["base"], info["bank"]) == clock
    assert (answers[0]["table"] == answers[1]["table"]) == (bot is None)


def test_a_guest_who_closes_the_connection_no_longer_looks_for_players(sqlite_url: str):
    def waiting() -> int:
        with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))) as database:
            [[count]] = database.execute("SELECT COUNT(*) FROM waiting")
            return int(count)

    with serving(sqlite_url, QUICK_MATCH_SECONDS="600") as node:
        anna = a_person(node.address)
        headers = {"authorization": f"Bearer {anna.token}", "content-type": "application/json"}
        connection = HTTPConnection("127.0.0.1", node.port)
        connection.request("POST", "/api/quick", b'{"bot": null}', headers)
        wait_until(lambda: waiting() == 1)

        connection.close()

        wait_until(lambda: waiting() == 0)


# --- the end


@pytest.mark.parametrize("options", [{"target_score": "101"}, {"target_score": "999999"}])
def test_a_target_that_is_out_of_reach_is_refused(options: dict[str, str]):
    with pytest.raises(RequestRefused) as refused:
        opening_entry(TableSpec(players=3, options=options), bytes(32))

    assert refused.value.code == "bad_options"


def test_the_doubled_targets_of_other_tables_are_possible():
    opened = opening_entry(TableSpec(players=2, options={"target_score": str(MAX_TARGET)}), bytes(32))

    assert opened.options["target_score"] == "100"


# --- a player who never moves


def test_the_others_are_told_when_they_may_go_on_and_not_let_before(node: ServerThread):
    seated = [a_person(node.address, name=name) for name in ("Ada", "Bo")]
    table = a_table(seated).id
    begin(table, seated)
    state = seated[0].ask("GET", f"/api/tables/{table}").json()["state"]
    slow = state["to_act"]

    waits = [place["go_on_at"] is not None for place in state["places"]]
    assert waits == [seat == slow for seat in range(2)]
    answer = command(seated[1 - slow], table, {"type": "go_on_without", "seat": slow})
    assert (answer["type"], answer["code"]) == ("nak", "too_early")


async def test_a_bot_plays_on_when_a_player_has_waited_long_enough(sqlite_url: str):
    time = ManualClock()
    async with local_node(sqlite_url, time) as local:
        room = await local.a_game(2)
        slow = room.table.to_act
        assert slow is not None
        local.watch(room, 0, 1)
        position = room.table.position
        time.now += PATIENCE
        await local.do(room, 1 - slow, GoOnWithout(slow, "greedy"))
        assert room.table.places[slow].why == TakeoverReason.SLOW
        await local.tend(room)

        assert room.table.position > position
        assert room.table.places[slow].stand_in == "greedy"  # until the person comes back
