"""Leaving and returning, stand-ins, clocks, phrases, and stopping a node."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import make_url

from seasalt.table import DAY
from tests.server.log_checks import assert_nothing_lost
from tests.server.nodes import ServerProcess, ServerThread, running_node, running_nodes, serving
from tests.server.players import (
    Message,
    Person,
    Spectator,
    Tab,
    a_person,
    a_table,
    begin,
    command,
    people,
    play_all,
    receive,
    receive_all,
    until,
)
from tests.servers import Postgres, Valkey
from tests.thorough import THOROUGH

pytestmark = pytest.mark.anyio
STOPS = 2 if THOROUGH else 1


class Quiet(Spectator):
    """A tab that does nothing."""


def state_of(person: Person, table: str) -> Message:
    state: Message = person.ask("GET", f"/api/tables/{table}").json()["state"]
    return state


def a_game(persons: list[Person], **wish: Any) -> tuple[str, list[Tab]]:
    """A game that has begun, and a tab for each person, not yet connected."""
    table = a_table(persons, **wish)
    begin(table.id, persons)
    return table.id, [Tab(person, table.id, Random(at)) for at, person in enumerate(persons)]


def has_stand_in(state: Message) -> bool:
    """Whether a bot has taken over the first seat."""
    return bool(state["places"][0]["stand_in"])


def has_no_stand_in(state: Message) -> bool:
    return not has_stand_in(state)


async def test_a_bot_plays_for_a_person_who_leaves_until_they_return(node: ServerThread):
    [anna, ben] = people(2, node.address)
    table, tabs = a_game([anna, ben])

    left = command(anna, table, {"type": "leave"})
    away = state_of(ben, table)["places"][0]
    refused = command(anna, table, {"type": "act", "action": "draw"})
    back = command(anna, table, {"type": "return"})
    here = state_of(ben, table)["places"][0]
    await play_all(*tabs)

    assert (left["type"], back["type"]) == ("ack", "ack")
    assert (away["why"], away["stand_in"] is not None) == ("left", True)
    assert refused["code"] in ("bot_plays", "stale")
    assert (here["why"], here["stand_in"]) == ("", None)
    await assert_nothing_lost(node.database, table, *tabs)


async def test_a_phrase_reaches_everybody_by_its_key(node: ServerThread):
    [anna, ben] = people(2, node.address)
    outsider = a_person(node.address, name="Wim")
    table = a_table([anna, ben])
    async with ben.socket() as bens, outsider.socket() as wims:
        for socket in (bens, wims):
            watch = {"type": "watch", "table": table.id, "invite": table.watch_invite}
            await socket.send(json.dumps(watch))
            await receive(socket)
        command(anna, table.id, {"type": "emote", "phrase": "good-luck"})
        told = [await receive(socket) for socket in (bens, wims)]

    assert [(m["what"], m["seat"], m["phrase"]) for m in told] == [("Emoted", 0, "good-luck")] * 2


async def test_characters_sit_down_by_name_and_no_bot_with_a_budget(node: ServerThread):
    anna = a_person(node.address)
    wanted = ["rusher", "hunter", "gambler"]

    opened = anna.ask("POST", "/api/tables", {"players": 4, "bots": wanted}).json()
    refused = anna.ask("POST", "/api/tables", {"players": 2, "bots": ["rusher:1s"]})

    assert [place["bot"] for place in state_of(anna, opened["table"])["places"]] == [None, *wanted]
    assert refused.json()["code"] == "unknown_bot"


async def test_a_person_who_does_not_come_back_after_a_restart_gets_a_stand_in(tmp_path: Path):
    with serving(tmp_path, GRACE="500") as node:
        [anna, ben] = people(2, node.address)
        table, [_, bens] = a_game([anna, ben])
        node.stop()  # and with it its knowledge of who was present
        node.start()

        await bens.play()

        truth = await assert_nothing_lost(node.database, table, bens)
        assert truth.places[0].why == "away"


def _a_seat_is_out_of_time(state: Message) -> bool:
    return any(place["why"] == "clock" for place in state["places"])


async def test_a_game_by_days_waits_for_days_and_no_longer(tmp_path: Path):
    with serving(tmp_path, GRACE="1") as node:
        [anna, ben] = people(2, node.address)
        table, tabs = a_game([anna, ben], pace="days", days=2)
        before = state_of(anna, table)
        node.stop()
        _let_days_go_by(node.database, days=1)
        node.start()
        waited = state_of(anna, table)
        node.stop()
        _let_days_go_by(node.database, days=1)
        node.start()
        replaced = await Quiet(anna, table, Random(1)).play(_a_seat_is_out_of_time)
        await play_all(*tabs)

        assert before["deadline"] is not None
        assert waited["version"] == before["version"]  # no guest was there to see it
        assert waited["deadline"] == before["deadline"] - DAY
        assert replaced["places"][before["to_act"]]["why"] == "clock"
        await assert_nothing_lost(node.database, table, *tabs)


def _let_days_go_by(database: str, days: int) -> None:
    """Move everything in the database that far into the past."""
    with closing(sqlite3.connect(make_url(database).database or "")) as file, file:
        file.execute("UPDATE event SET at = at - ?", [days * DAY])
        file.execute("UPDATE lobby_table SET due_at = due_at - ?", [days * DAY])


# --- on two nodes


@pytest.fixture(scope="module")
def pair(
    tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, valkey: Valkey
) -> Iterator[list[ServerProcess]]:
    """Two nodes with a short grace period."""
    folder: Path = tmp_path_factory.mktemp("seats-pair")
    with running_nodes(folder, postgres.empty("seats"), bus=valkey.url, GRACE="2000") as nodes:
        yield nodes


@pytest.mark.long
@pytest.mark.parametrize("ends", ["leaves", "is killed"])
async def test_a_person_on_no_node_gets_a_stand_in_and_the_seat_back_on_any(
    pair: list[ServerProcess], ends: str
):
    [anna, ben] = people(2, *(node.address for node in pair))
    table, tabs = a_game([anna, ben])
    here, there = Quiet(anna, table, Random(0)), Quiet(ben, table, Random(0), first=1)

    async with asyncio.TaskGroup() as group:
        staying = group.create_task(there.play(has_stand_in))
        await here.play(lambda state: there.state is not None)  # until both have been seen on their nodes
        if ends == "is killed":
            pair[0].kill()
    replaced = staying.result()
    returned = await Quiet(anna, table, Random(0), first=1).play(has_no_stand_in)
    if ends == "is killed":
        pair[0].start()

    assert replaced["places"][0]["why"] == "away"
    assert returned["places"][0]["why"] == ""
    await play_all(*tabs)
    await assert_nothing_lost(pair[0].database, table, *tabs)


# --- stopping


async def test_a_node_that_is_asked_to_stop_says_goodbye_and_the_game_goes_on_afterwards(tmp_path: Path):
    with running_node(tmp_path, BOT_PROCESSES="1") as node:
        seated = people(3, node.address)
        table = a_table(seated, ("greedy",), options={"target_score": "20"})
        tabs = [Tab(person, table.id, Random(at)) for at, person in enumerate(seated)]

        async with asyncio.TaskGroup() as group:
            for tab in tabs:
                group.create_task(tab.play())
            for _ in range(STOPS):
                at = max(tab.version for tab in tabs) + 15
                await until(lambda at=at: all(tab.version >= at for tab in tabs))  # type: ignore[misc]
                ended = await asyncio.to_thread(node.stop)  # all have connected, and receive the goodbye
                assert ended in (0, -15)
                await asyncio.to_thread(node.start)

        await assert_nothing_lost(node.database, table.id, *tabs)
        assert [tab.goodbyes for tab in tabs] == [STOPS] * 3
        assert "Traceback" not in node.said()


async def test_goodbye_says_when_to_come_back(tmp_path: Path):
    with running_node(tmp_path) as node:
        anna = a_person(node.address)
        table = a_table([anna], players=2)
        async with anna.socket() as socket:
            await socket.send(json.dumps({"type": "watch", "table": table.id}))
            await receive(socket)
            node.terminate()
            messages = await receive_all(socket)
        node.stop()

    assert [message["type"] for message in messages] == ["bye"]
    assert 0 < messages[0]["reconnect_in"] <= 10_000
    assert socket.close_code == 1001
