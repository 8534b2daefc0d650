"""Leaving and coming back, stand-ins, clocks, phrases, and a node that is asked to stop."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.nodes import Node, running_node, running_nodes
from tests.server.players import (
    Message,
    Person,
    Spectator,
    Tab,
    a_person,
    a_table,
    command,
    people,
    play_all,
)
from tests.server.truth import assert_nothing_lost
from tests.servers import Postgres, Valkey

pytestmark = [
    pytest.mark.anyio,
    # A node that dies leaves the client library a socket for the garbage collector: that, and nothing else.
    pytest.mark.filterwarnings(
        "ignore:Exception ignored in. <socket.socket:pytest.PytestUnraisableExceptionWarning",
        "ignore:Exception ignored in. <function _SelectorTransport.__del__:"
        "pytest.PytestUnraisableExceptionWarning",
    ),
]


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A node that does not wait long for whoever is away."""
    folder: Path = tmp_path_factory.mktemp("seats")
    with running_node(folder, f"sqlite:///{folder / 'games.db'}", GRACE="1500") as node:
        yield node


class Quiet(Spectator):
    """Sits there and does nothing."""


def state_of(person: Person, table: str) -> Message:
    state: Message = person.ask("GET", f"/api/tables/{table}").json()["state"]
    return state


async def begun(*tabs: Tab) -> None:
    """Everybody is ready."""
    await asyncio.gather(*(tab.play(lambda state: bool(state["stage"] == "playing")) for tab in tabs))


async def test_for_whoever_leaves_a_bot_plays_until_they_return(node: Node):
    [anna, ben] = people(2, node.address)
    table = a_table([anna, ben])
    tabs = [Tab(person, table.id, Random(at)) for at, person in enumerate((anna, ben))]
    await begun(*tabs)

    async with anna.socket() as socket:
        await socket.send(json.dumps({"type": "watch", "table": table.id}))
        left = command(anna, table.id, {"type": "leave"})
        away = state_of(ben, table.id)["places"][0]
        refused = command(anna, table.id, {"type": "act", "action": "draw"})
        back = command(anna, table.id, {"type": "return"})
        here = state_of(ben, table.id)["places"][0]
    await play_all(*tabs)

    assert (left["type"], back["type"]) == ("ack", "ack")
    assert (away["why"], away["stand_in"] is not None) == ("left", True)
    assert refused["code"] in ("bot_plays", "stale")
    assert (here["why"], here["stand_in"]) == ("", None)
    await assert_nothing_lost(node.database, table.id, *tabs)


async def test_a_game_ends_without_the_one_who_left(node: Node):
    [anna, ben] = people(2, node.address)
    table = a_table([anna, ben])
    tabs = [Tab(person, table.id, Random(at)) for at, person in enumerate((anna, ben))]
    await begun(*tabs)

    command(anna, table.id, {"type": "leave"})
    await tabs[1].play()

    assert tabs[1].state is not None
    assert tabs[1].state["game"]["outcome"] is not None
    await assert_nothing_lost(node.database, table.id, tabs[1])


async def test_who_is_away_too_long_gets_a_stand_in_and_the_seat_back_on_return(node: Node):
    [anna, ben] = people(2, node.address)
    table = a_table([anna, ben])
    tabs = [Tab(person, table.id, Random(at)) for at, person in enumerate((anna, ben))]
    await begun(*tabs)
    stays = Quiet(ben, table.id, Random(3))

    replaced = await stays.play(lambda state: bool(state["places"][0]["stand_in"]), limit=20)
    sits = Quiet(anna, table.id, Random(4))
    returned = await sits.play(lambda state: not state["places"][0]["stand_in"], limit=20)

    assert replaced["places"][0]["why"] == "away"
    assert returned["places"][0]["why"] == ""
    await play_all(*tabs)
    await assert_nothing_lost(node.database, table.id, *tabs)


async def test_who_comes_back_in_time_keeps_the_seat(node: Node):
    [anna, ben] = people(2, node.address)
    table = a_table([anna, ben])
    tabs = [Tab(person, table.id, Random(at)) for at, person in enumerate((anna, ben))]

    async with asyncio.TaskGroup() as group:
        group.create_task(tabs[1].play())
        while not (tabs[0].state and tabs[0].state["stage"] == "over"):
            at = tabs[0].version
            await tabs[0].play(
                lambda state, at=at: bool(state["version"] >= at + 6 or state["stage"] == "over")  # type: ignore[misc]
            )
            await asyncio.sleep(0.05)

    await assert_nothing_lost(node.database, table.id, *tabs)
    assert "BotTookOver" not in {m.get("what") for tab in tabs for m in tab.messages()}


async def test_when_the_clock_runs_out_a_bot_plays_on(node: Node):
    [anna, ben] = people(2, node.address)
    table = a_table([anna, ben], pace="bank", base_seconds=1, bank_seconds=0)
    tabs = [Tab(person, table.id, Random(at)) for at, person in enumerate((anna, ben))]
    await begun(*tabs)
    idle = [Quiet(person, table.id, Random(9)) for person in (anna, ben)]

    states = await asyncio.gather(
        *(
            tab.play(lambda state: any(place["why"] == "clock" for place in state["places"]), limit=20)
            for tab in idle
        )
    )

    assert states[0]["version"] == states[1]["version"]
    await play_all(*tabs)
    await assert_nothing_lost(node.database, table.id, *tabs)


async def test_a_phrase_reaches_everybody_by_its_key(node: Node):
    [anna, ben] = people(2, node.address)
    outsider = a_person(node.address, name="Wim")
    table = a_table([anna, ben])
    told = []
    async with ben.socket() as bens, outsider.socket() as wims:
        for socket in (bens, wims):
            watch = {"type": "watch", "table": table.id, "invite": table.watch_invite}
            await socket.send(json.dumps(watch))
            await socket.recv()
        command(anna, table.id, {"type": "emote", "phrase": "good-luck"})
        told = [json.loads(await asyncio.wait_for(socket.recv(), 10)) for socket in (bens, wims)]

    assert [(m["what"], m["seat"], m["phrase"]) for m in told] == [("Emoted", 0, "good-luck")] * 2


async def test_a_quick_game_with_bots_begins_as_soon_as_one_is_ready(node: Node):
    anna = a_person(node.address)
    opened = anna.ask("POST", "/api/tables", {"players": 4, "bots": ["greedy"] * 3}).json()
    tab = Tab(anna, opened["table"], Random(1))

    await begun(tab)

    assert tab.state is not None
    assert [place["kind"] for place in tab.state["places"]] == ["person", "bot", "bot", "bot"]


async def test_who_does_not_come_back_after_a_restart_gets_a_stand_in(tmp_path: Path):
    with running_node(tmp_path, f"sqlite:///{tmp_path / 'games.db'}", GRACE="500") as node:
        [anna, ben] = people(2, node.address)
        table = a_table([anna, ben])
        tabs = [Tab(person, table.id, Random(at)) for at, person in enumerate((anna, ben))]
        await begun(*tabs)
        node.kill()  # and with it what it knew of who was there
        node.start()

        await tabs[1].play()

        truth = await assert_nothing_lost(node.database, table.id, tabs[1])
        assert truth.places[0].why == "away"


# --- on two nodes


@pytest.fixture(scope="module")
def pair(
    tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, valkey: Valkey
) -> Iterator[list[Node]]:
    """Two nodes that do not wait long for whoever is away."""
    folder: Path = tmp_path_factory.mktemp("seats-pair")
    with running_nodes(folder, postgres.empty("seats"), bus=valkey.url, GRACE="2000") as nodes:
        yield nodes


async def test_who_has_moved_to_another_node_is_not_away(pair: list[Node]):
    [anna, ben] = people(2, *(node.address for node in pair))
    table = a_table([anna, ben])
    tabs = [Tab(person, table.id, Random(at)) for at, person in enumerate((anna, ben))]
    await begun(*tabs)

    stay = [Quiet(person, table.id, Random(0), first=1) for person in (anna, ben)]
    with suppress(TimeoutError):
        await asyncio.gather(*(tab.play(limit=5) for tab in stay))

    told = {message.get("what") for tab in stay for message in tab.messages()}
    assert all(tab.state for tab in stay)
    assert not told & {"BotTookOver", "HandedBack"}


@pytest.mark.parametrize("ends", ["leaves", "is killed"])
async def test_who_is_on_no_node_gets_a_stand_in_and_the_seat_back_on_any(pair: list[Node], ends: str):
    [anna, ben] = people(2, *(node.address for node in pair))
    table = a_table([anna, ben])
    tabs = [Tab(person, table.id, Random(at), first=at) for at, person in enumerate((anna, ben))]
    await begun(*tabs)
    stays = Quiet(ben, table.id, Random(0), first=1)
    if ends == "is killed":
        pair[0].kill()

    replaced = await stays.play(lambda state: bool(state["places"][0]["stand_in"]), limit=30)
    back = Quiet(anna, table.id, Random(0), first=1)
    returned = await back.play(lambda state: not state["places"][0]["stand_in"], limit=30)
    if ends == "is killed":
        pair[0].start()

    assert replaced["places"][0]["why"] == "away"
    assert returned["places"][0]["why"] == ""
    await play_all(*tabs)
    await assert_nothing_lost(pair[0].database, table.id, *tabs)


# --- stopping


async def test_a_node_that_is_asked_to_stop_says_goodbye_and_the_game_goes_on_afterwards(tmp_path: Path):
    with running_node(tmp_path, f"sqlite:///{tmp_path / 'games.db'}", BOT_PROCESSES="1") as node:
        seated = people(3, node.address)
        table = a_table(seated, ("greedy",), options={"target_score": "20"})
        tabs = [Tab(person, table.id, Random(at)) for at, person in enumerate(seated)]

        async with asyncio.TaskGroup() as group:
            for tab in tabs:
                group.create_task(tab.play(limit=100))
            for _ in range(2):
                at = max(tab.version for tab in tabs)
                while any(tab.version < at + 15 for tab in tabs):  # so that all of them have come back
                    await asyncio.sleep(0.005)
                ended = await asyncio.to_thread(node.stop)
                assert ended in (0, -15)
                await asyncio.to_thread(node.start)

        await assert_nothing_lost(node.database, table.id, *tabs)
        assert all(tab.goodbyes == 2 for tab in tabs)
        assert "Traceback" not in node.said()


async def test_goodbye_says_when_to_come_back(tmp_path: Path):
    with running_node(tmp_path, f"sqlite:///{tmp_path / 'games.db'}") as node:
        anna = a_person(node.address)
        table = a_table([anna], players=2)
        messages = []
        async with anna.socket() as socket:
            await socket.send(json.dumps({"type": "watch", "table": table.id}))
            await socket.recv()
            node.terminate()
            with suppress(ConnectionClosed):
                while True:
                    messages.append(json.loads(await asyncio.wait_for(socket.recv(), 10)))
        code = socket.close_code
        node.stop()

    assert [message["type"] for message in messages] == ["bye"]
    assert 0 < messages[0]["reconnect_in"] <= 10_000
    assert code == 1001
