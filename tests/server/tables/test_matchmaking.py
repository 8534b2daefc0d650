"""Matchmaking finds the people who wait, whatever other tables there are."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from seasalt.server.interfaces.stored_facts import Append, Guest
from seasalt.server.settings import Settings
from seasalt.server.tables.matchmaking import find_seat
from seasalt.server.tables.new_table import TableSpec
from seasalt.server.tables.node import Node
from seasalt.server.tables.room import Room

pytestmark = pytest.mark.anyio


@pytest.fixture
async def node(sqlite_url: str) -> AsyncIterator[Node]:
    opened = await Node.open(Settings(database=sqlite_url, bot_processes=0, max_tables_per_minute=1000))
    yield opened
    await opened.close()


async def a_guest(node: Node, name: str) -> Guest:
    return (await node.new_guest(name, "192.0.2.1"))[0]


async def waiting(node: Node, name: str = "Anna", **changes: Any) -> Room:
    """A public table with one person waiting."""
    guest = await a_guest(node, name)
    room = await node.open_table(guest, TableSpec(public=True, **changes), "home")
    await node.sit(guest, room, None, "open")
    return room


async def test_tables_of_another_kind_do_not_hide_a_waiting_guest(node: Node):
    room = await waiting(node)
    griefer = await a_guest(node, "Ben")
    for _ in range(60):
        await node.open_table(griefer, TableSpec(players=4, public=True), "elsewhere")

    assert await find_seat(node, await a_guest(node, "Cora"), TableSpec()) is room


async def test_empty_tables_do_not_part_strangers(node: Node):
    room = await waiting(node)
    await node.open_table(await a_guest(node, "Ben"), TableSpec(public=True), "home")

    assert await find_seat(node, await a_guest(node, "Cora"), TableSpec()) is room


async def test_a_quick_match_loads_no_table_that_is_full_or_of_another_kind(node: Node):
    full, other = await waiting(node), await waiting(node, "Ben", options={"target_score": "50"})
    await node.sit(await a_guest(node, "Cora"), full, None, "join")
    for room in (full, other):
        node.rooms.unload(room)

    assert await find_seat(node, await a_guest(node, "Dina"), TableSpec()) is None
    assert node.rooms.loaded() == []


@pytest.mark.parametrize("line", ['{"v": 999, "type": "Newer"}', "not json at all"])
async def test_an_unreadable_table_does_not_hide_the_others(node: Node, line: str):
    room, broken = await waiting(node), await waiting(node, "Ben")
    await node.store.append(Append(broken.id, broken.table.version, "x", None, line, 0))
    node.rooms.unload(broken)

    assert await find_seat(node, await a_guest(node, "Cora"), TableSpec()) is room


async def test_a_guest_who_asks_twice_sits_at_one_table_also_when_it_is_full(node: Node):
    room, cora = await waiting(node), await a_guest(node, "Cora")
    await find_seat(node, cora, TableSpec())

    assert await find_seat(node, cora, TableSpec()) is room
