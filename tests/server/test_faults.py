"""Faults, on one node with SQLite and on two with PostgreSQL and Valkey.

After each: no acknowledged move is lost, none is applied twice, everybody sees the same, and the game ends.
"""

import asyncio
import json
import os
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import Random

import pytest
from websockets.asyncio.client import ClientConnection

from seasalt.server.storage.store import Store
from tests.processes import children, has_ended, wait_until
from tests.server.log_checks import assert_nothing_lost, log_of
from tests.server.nodes import ServerProcess, running_node, running_nodes
from tests.server.players import (
    ClumsyTab,
    Message,
    Spectator,
    Tab,
    a_person,
    a_table,
    is_over,
    people,
    play_all,
    receive,
    until,
)
from tests.servers import PATIENCE_S, Postgres, Valkey
from tests.thorough import THOROUGH

pytestmark = [pytest.mark.anyio, pytest.mark.long]


@dataclass
class Site:
    """The nodes of one database."""

    nodes: list[ServerProcess]
    database: str

    @property
    def addresses(self) -> list[str]:
        return [node.address for node in self.nodes]


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One node with SQLite; bots think in a process of their own."""
    with running_node(tmp_path_factory.mktemp("alone"), BOT_PROCESSES="1") as node:
        yield Site([node], node.database)


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, valkey: Valkey) -> Iterator[Site]:
    """Two nodes with PostgreSQL and Valkey."""
    folder, database = tmp_path_factory.mktemp("pair"), postgres.empty("pair")
    with running_nodes(folder, database, bus=valkey.url) as nodes:
        yield Site(nodes, database)


@pytest.fixture(params=["pair", pytest.param("alone", marks=pytest.mark.thorough)])
def site(request: pytest.FixtureRequest) -> Site:
    found: Site = request.getfixturevalue(request.param)
    return found


@asynccontextmanager
async def meanwhile(*tabs: Tab) -> AsyncIterator[None]:
    """Play a whole game while something happens to the server."""
    async with asyncio.TaskGroup() as group:
        for tab in tabs:
            group.create_task(tab.play())
        yield


async def until_at(tab: Tab, version: int) -> None:
    """Wait until a tab has reached the version, or the game is over."""
    await until(lambda: tab.version >= version or (tab.state and is_over(tab.state)))


async def ask(socket: ClientConnection, frame: Message) -> Message:
    """Send a command and read until its answer."""
    await socket.send(json.dumps(frame))
    while (message := await receive(socket)).get("id") != frame["id"]:
        pass
    return message


def a_frame(table: str, expect: int, do: Message, number: int = 1) -> Message:
    return {"type": "cmd", "id": f"command-{number}", "table": table, "expect": expect, "do": do}


# --- the same command twice


async def test_the_same_command_has_the_same_answer_however_often_and_wherever_it_is_sent(site: Site):
    [anna, ben] = people(2, *site.addresses)
    table = a_table([anna, ben])
    frame = a_frame(table.id, 3, {"type": "ready", "nonce": "0a"})

    answers = []
    for address in site.addresses * 2:
        async with anna.socket(address) as socket:
            answers += [await ask(socket, frame), await ask(socket, frame)]
        answers.append(anna.ask("POST", f"/api/tables/{table.id}/commands", frame, address=address).json())

    assert answers == [{"type": "ack", "id": "command-1", "table": table.id, "version": 4}] * len(answers)
    assert len(await log_of(site.database, table.id)) == 4


async def test_a_guest_who_has_got_up_gets_the_same_answer_again(site: Site):
    [anna, ben] = people(2, *site.addresses)
    table = a_table([anna, ben])

    async with ben.socket() as socket:
        answers = [await ask(socket, a_frame(table.id, 3, {"type": "stand"})) for _ in range(3)]

    assert answers == [{"type": "ack", "id": "command-1", "table": table.id, "version": 4}] * 3


async def test_an_id_belongs_to_the_guest_who_sent_it(site: Site):
    [anna, ben] = people(2, *site.addresses)
    table = a_table([anna, ben])

    answers = []
    for number, person in enumerate((anna, ben)):
        async with person.socket() as socket:
            do = {"type": "ready", "nonce": "0a"}
            answers.append(await ask(socket, a_frame(table.id, 3 + number, do)))

    assert [(answer["type"], answer["version"]) for answer in answers] == [("ack", 4), ("ack", 5)]


async def test_a_command_sent_twice_at_once_is_applied_once(site: Site):
    [anna, ben] = people(2, *site.addresses)
    table = a_table([anna, ben])
    frame = a_frame(table.id, 3, {"type": "ready", "nonce": "0b"})

    async def send(address: str) -> Message:
        async with anna.socket(address) as socket:
            return await ask(socket, frame)

    answers = await asyncio.gather(*(send(address) for address in site.addresses * 3))

    assert {(answer["type"], answer["version"]) for answer in answers} == {("ack", 4)}
    assert len(await log_of(site.database, table.id)) == 4


# --- a bad connection


async def test_frames_lost_doubled_and_out_of_order_change_nothing(site: Site):
    seated = people(2, *site.addresses)
    table = a_table(seated, ("greedy",))
    tabs: list[Tab] = [
        ClumsyTab(person, table.id, Random(at), patience=0.15, first=at) for at, person in enumerate(seated)
    ]
    spectator = a_person(*site.addresses, name="Wim")
    watching = Spectator(spectator, table.id, Random(0), invite=table.watch_invite, first=1, patience=0.5)

    await play_all(*tabs, watching)

    await assert_nothing_lost(site.database, table.id, *tabs, watching)
    assert len({(tab.person.id, command) for tab in tabs for command in tab.acknowledged}) > 10


# --- two tabs, two nodes


async def test_two_tabs_of_one_seat_have_the_same_stream_and_one_of_them_is_first(site: Site):
    seated = people(2, *site.addresses)
    table = a_table(seated)
    tabs = [Tab(person, table.id, Random(f"{at} {tab}"), first=tab) for at, person in enumerate(seated)
            for tab in range(2)]  # fmt: skip

    await play_all(*tabs)

    await assert_nothing_lost(site.database, table.id, *tabs)
    second = {"stale", "already_ready", "no_summary", "not_gathering"}
    assert {refused["code"] for tab in tabs for refused in tab.refused} <= second
    assert sum(len(tab.acknowledged) for tab in tabs) == len(
        {version for tab in tabs for version in tab.acknowledged.values()}
    )


# --- kill -9


async def test_a_move_that_was_committed_but_not_acknowledged_is_there_and_is_acknowledged_later(site: Site):
    node = site.nodes[0]
    [anna, ben] = people(2, *site.addresses)
    table = a_table([anna, ben])
    frame = a_frame(table.id, 3, {"type": "ready", "nonce": "0c"})

    async with (
        await Store.open(site.database, migrate=False) as store,
        anna.socket(node.address) as socket,
    ):
        await socket.send(json.dumps(frame))
        async with asyncio.timeout(PATIENCE_S):
            while await store.version_of(table.id, f"{anna.id}:command-1") is None:
                pass  # each iteration waits for the database
        node.kill()
    other = site.nodes[-1]
    node.launch()
    if other is node:
        node.wait()
    async with anna.socket(other.address) as socket:
        again = await ask(socket, frame)
    node.wait()

    assert again == {"type": "ack", "id": "command-1", "table": table.id, "version": 4}
    assert len(await log_of(site.database, table.id)) == 4
    tabs = [Tab(person, table.id, Random(at)) for at, person in enumerate((anna, ben))]
    await play_all(*tabs)
    await assert_nothing_lost(site.database, table.id, *tabs)


async def test_a_node_that_is_killed_again_and_again_loses_nothing(alone: Site):
    [node] = alone.nodes
    seated = people(3, node.address)
    table = a_table(seated, ("random",), options={"target_score": "14"})
    tabs = [Tab(person, table.id, Random(at)) for at, person in enumerate(seated)]
    rng = Random(2)

    async with meanwhile(*tabs):
        for _ in range(4 if THOROUGH else 2):
            await until_at(tabs[0], tabs[0].version + rng.randint(5, 25))
            for _ in range(rng.randrange(30)):
                await asyncio.sleep(0)  # so that it is killed at any point of what comes next
            node.kill()
            await asyncio.to_thread(node.start)

    await assert_nothing_lost(alone.database, table.id, *tabs)
    assert all(tab.connections > 1 for tab in tabs)


async def test_a_node_killed_while_a_bot_thinks_lets_the_bot_think_again(alone: Site):
    [node] = alone.nodes
    [anna] = people(1, node.address)
    table = a_table([anna], ("greedy", "random"))
    tab = Tab(anna, table.id, Random(3))
    kills, wanted = 0, 3 if THOROUGH else 1

    async with meanwhile(tab):
        while kills < wanted and not (tab.state and is_over(tab.state)):
            await asyncio.sleep(0)
            # A new node starts its bot process at the first turn of a bot: it is starting now.
            if tab.state and tab.state["to_act"] not in (None, 0):
                node.kill()
                kills += 1
                await asyncio.to_thread(node.start)
                await until_at(tab, tab.version + 1)

    assert kills == wanted
    await assert_nothing_lost(alone.database, table.id, tab)


async def test_no_worker_process_outlives_its_node(alone: Site):
    [node] = alone.nodes
    [anna] = people(1, node.address)
    table = a_table([anna], ("expert",), options={"target_score": "3"})
    tab = Tab(anna, table.id, Random(3))
    await tab.play()
    bot_pool = children(node.pid)

    node.kill()

    assert bot_pool
    await until(lambda: all(map(has_ended, bot_pool)))
    node.start()


async def test_the_other_node_goes_on_when_one_is_killed(pair: Site):
    seated = people(2, *pair.addresses)
    table = a_table(seated, ("greedy",), options={"target_score": "14"})
    tabs = [Tab(person, table.id, Random(at), first=at) for at, person in enumerate(seated)]
    rng = Random(7)

    async with meanwhile(*tabs):
        for node in pair.nodes:
            await until_at(tabs[0], tabs[0].version + rng.randint(10, 30))
            node.kill()
            at = tabs[0].version
            await until_at(tabs[0], at + 12)  # the other one goes on, with the bot
            await asyncio.to_thread(node.start)

    await assert_nothing_lost(pair.database, table.id, *tabs)


# --- bus and database


async def test_the_game_goes_on_while_the_bus_is_down(pair: Site, valkey: Valkey):
    seated = people(2, *pair.addresses)
    table = a_table(seated, options={"target_score": "30"})  # so that it is not over before the bus is down
    tabs = [Tab(person, table.id, Random(at), first=at) for at, person in enumerate(seated)]

    async with meanwhile(*tabs):
        await until_at(tabs[0], 20)
        known = [node.said().count("bus_down") for node in pair.nodes]
        await asyncio.to_thread(valkey.stop)
        await until(
            lambda: all(n.said().count("bus_down") > k for n, k in zip(pair.nodes, known, strict=True))
        )
        before = tabs[0].version
        await until_at(
            tabs[0], before + 6
        )  # several moves of each, of which the nodes do not tell each other
        during = tabs[0].version
        await asyncio.to_thread(valkey.start)

    assert during > before
    await assert_nothing_lost(pair.database, table.id, *tabs)


async def test_the_game_goes_on_after_the_database_was_restarted(pair: Site, postgres: Postgres):
    seated = people(2, *pair.addresses)
    table = a_table(seated, ("greedy",), options={"target_score": "14"})
    tabs = [Tab(person, table.id, Random(at), first=at) for at, person in enumerate(seated)]

    async with meanwhile(*tabs):
        for _ in range(2 if THOROUGH else 1):
            await until_at(tabs[0], tabs[0].version + 15)
            await asyncio.to_thread(postgres.stop)
            await asyncio.to_thread(_until_none_is_ready, pair)
            await asyncio.to_thread(postgres.start)

    await assert_nothing_lost(pair.database, table.id, *tabs)


@pytest.mark.thorough  # test_hung.py has a store that finds such a database down in bounded time, and back
async def test_the_game_goes_on_after_the_database_stood_still(pair: Site, postgres: Postgres):
    seated = people(2, *pair.addresses)
    table = a_table(seated, ("greedy",), options={"target_score": "14"})
    tabs = [Tab(person, table.id, Random(at), first=at) for at, person in enumerate(seated)]

    async with meanwhile(*tabs):
        await until_at(tabs[0], 15)
        with postgres.frozen():
            noticing = asyncio.create_task(asyncio.to_thread(_until_none_is_ready, pair))
            asking = [asyncio.to_thread(person.ask, "GET", "/api/me") for person in seated]
            answers = await asyncio.gather(*asking)
            await noticing

    assert [answer.json()["code"] for answer in answers] == ["unavailable"] * 2
    assert {code for tab in tabs for code in tab.problems} <= {"unavailable"}
    await assert_nothing_lost(pair.database, table.id, *tabs)
    assert all(node.is_ready() for node in pair.nodes)
    assert all("store_down" in node.said() and "store_back" in node.said() for node in pair.nodes)


def _until_none_is_ready(site: Site) -> None:
    wait_until(lambda: not any(node.is_ready() for node in site.nodes), every=0.1)


async def test_a_node_that_is_stopped_in_the_middle_of_its_work_does_not_stop_the_other(pair: Site):
    [stopped, healthy] = pair.nodes
    tables, tabs = [], []
    for number, node in enumerate((stopped, stopped, healthy)):
        seated = people(2, node.address)
        tables.append(a_table(seated))
        tabs.append(
            [Tab(person, tables[-1].id, Random(f"{number} {at}")) for at, person in enumerate(seated)]
        )

    async with meanwhile(*tabs[0], *tabs[1]):
        await until_at(tabs[0][0], 15)
        os.kill(stopped.pid, signal.SIGSTOP)
        try:
            await play_all(*tabs[2])
        finally:
            os.kill(stopped.pid, signal.SIGCONT)

    for table, seated_tabs in zip(tables, tabs, strict=True):
        await assert_nothing_lost(pair.database, table.id, *seated_tabs)
