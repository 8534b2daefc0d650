"""Strangers at one table: clocks, visible names, and games that come to an end."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from seasalt.server.refusals import Declined
from seasalt.server.settings import Settings
from seasalt.server.storage.store import Append, Guest
from seasalt.server.tables.new_table import Wish, opening
from seasalt.server.tables.node import Node
from seasalt.server.tables.room import Room
from seasalt.table import MAX_TARGET, PATIENCE, GoOnWithout, TakeoverReason
from tests.server.local_node import ManualClock, local_node
from tests.server.nodes import ServerProcess, running_node
from tests.server.players import a_person, a_table, begin, command

pytestmark = pytest.mark.anyio
WITH_PEOPLE = {"players": 2, "bot": None}


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("strangers")
    with running_node(folder, f"sqlite:///{folder / 'games.db'}") as node:
        yield node


# --- the clock


def test_a_quick_match_with_strangers_has_a_clock(node: ServerProcess):
    info = a_person(node.address).ask("POST", "/api/quick", WITH_PEOPLE).json()["info"]

    assert (info["pace"], info["base"], info["bank"]) == ("bank", 30_000, 120_000)


def test_a_quick_match_with_bots_has_none(node: ServerProcess):
    info = a_person(node.address).ask("POST", "/api/quick", {"players": 2}).json()["info"]

    assert (info["pace"], info["base"], info["bank"]) == ("none", 0, 0)


def test_a_quick_match_does_not_end_at_a_public_table_without_a_clock(node: ServerProcess):
    unhurried = {"players": 3, "edition": "ru", "public": True}
    table = a_person(node.address).ask("POST", "/api/tables", unhurried).json()["table"]
    wish = {"players": 3, "edition": "ru", "bot": None}

    assert a_person(node.address).ask("POST", "/api/quick", wish).json()["table"] != table


# --- matchmaking


@pytest.fixture
async def local(sqlite_url: str) -> AsyncIterator[Node]:
    opened = await Node.open(Settings(database=sqlite_url, bot_processes=0, max_tables_per_minute=1000))
    yield opened
    await opened.close()


async def a_guest(local: Node, name: str) -> Guest:
    return (await local.new_guest(name, "192.0.2.1"))[0]


async def waiting(local: Node, name: str = "Anna", **wish: Any) -> Room:
    """A public table with one person waiting."""
    guest = await a_guest(local, name)
    room = await local.open_table(guest, Wish(public=True, **wish), "home")
    await local.sit(guest, room, None, "open")
    return room


async def test_tables_of_another_kind_do_not_hide_somebody_who_waits(local: Node):
    room = await waiting(local)
    griefer = await a_guest(local, "Ben")
    for _ in range(60):
        await local.open_table(griefer, Wish(players=4, public=True), "elsewhere")

    assert await local.find_seat(await a_guest(local, "Cora"), Wish()) is room


async def test_tables_at_which_nobody_sits_do_not_part_strangers(local: Node):
    room = await waiting(local)
    await local.open_table(await a_guest(local, "Ben"), Wish(public=True), "home")

    assert await local.find_seat(await a_guest(local, "Cora"), Wish()) is room


async def test_a_quick_match_loads_no_table_that_is_full_or_of_another_kind(local: Node):
    full, other = await waiting(local), await waiting(local, "Ben", options={"target_score": "50"})
    await local.sit(await a_guest(local, "Cora"), full, None, "join")
    for room in (full, other):
        local.rooms.let_go(room)

    assert await local.find_seat(await a_guest(local, "Dina"), Wish()) is None
    assert local.rooms.loaded() == []


@pytest.mark.parametrize("line", ['{"v": 999, "type": "Newer"}', "not json at all"])
async def test_a_table_that_cannot_be_read_keeps_nobody_from_the_others(local: Node, line: str):
    room, broken = await waiting(local), await waiting(local, "Ben")
    await local.store.append(Append(broken.id, broken.table.version, "x", None, line, 0))
    local.rooms.let_go(broken)

    assert await local.find_seat(await a_guest(local, "Cora"), Wish()) is room


async def test_who_asks_twice_sits_at_one_table_also_when_it_is_full(local: Node):
    room, cora = await waiting(local), await a_guest(local, "Cora")
    await local.find_seat(cora, Wish())

    assert await local.find_seat(cora, Wish()) is room


# --- the end


@pytest.mark.parametrize("options", [{"target_score": "101"}, {"target_score": "999999"}])
def test_a_target_that_nobody_reaches_is_refused(options: dict[str, str]):
    with pytest.raises(Declined) as declined:
        opening(Wish(players=3, options=options), bytes(32))

    assert declined.value.code == "bad_options"


def test_the_doubled_targets_of_other_tables_are_possible():
    opened = opening(Wish(players=2, options={"target_score": str(MAX_TARGET)}), bytes(32))

    assert opened.options["target_score"] == "100"


# --- somebody who never moves


def test_the_others_are_told_when_they_may_go_on_and_not_let_before(node: ServerProcess):
    seated = [a_person(node.address, name=name) for name in ("Ada", "Bo")]
    table = a_table(seated).id
    begin(table, seated)
    state = seated[0].ask("GET", f"/api/tables/{table}").json()["state"]
    slow = state["to_act"]

    waits = [place["go_on_at"] is not None for place in state["places"]]
    assert waits == [seat == slow for seat in range(2)]
    answer = command(seated[1 - slow], table, {"type": "go_on_without", "seat": slow})
    assert (answer["type"], answer["code"]) == ("nak", "too_early")


async def test_a_bot_plays_on_when_somebody_has_waited_long_enough(tmp_path: Path):
    time = ManualClock()
    async with local_node(f"sqlite:///{tmp_path / 'games.db'}", time) as local:
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


# --- names


@pytest.mark.parametrize("name", ["\u3164", "\u2800", "\u115f", "\u200b", "Ada\u202e", "A\u0351\u0352\u0353"])
def test_a_name_that_cannot_be_seen_is_refused(node: ServerProcess, name: str):
    person = a_person(node.address)
    answer = person.ask("PATCH", "/api/me", {"name": name})

    assert (answer.status_code, answer.json()["code"]) == (400, "bad_name")


def test_a_new_name_is_answered_as_it_is_kept(node: ServerProcess):
    person = a_person(node.address)
    answer = person.ask("PATCH", "/api/me", {"name": "  Zoe\u0308 "}).json()

    assert answer["name"] == "Zoë" == person.ask("GET", "/api/me").json()["name"]
