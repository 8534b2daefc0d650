"""A table is held by one node at a time, and by another when that one dies."""

import asyncio

import pytest
from sqlalchemy import event

from seasalt.rules import Seat
from seasalt.server.tables.leases import BACK_OFF, FORGOTTEN_AFTER, LIFE
from seasalt.table import TakeOver
from seasalt.table.clock import DAY
from tests.server.local_node import ManualClock, local_node, pass_time, two_nodes
from tests.server.store_builders import nodes_of, open_table

pytestmark = pytest.mark.anyio


async def test_a_node_that_is_alone_holds_everything_and_writes_nothing(sqlite_url: str) -> None:
    async with local_node(sqlite_url) as local:
        await local.leases.heartbeat()

        assert await local.leases.hold("reef")
        assert await local.store.nodes.living(local.time()) == set()


async def test_of_two_nodes_one_holds_a_table_and_the_other_does_when_that_one_dies(sqlite_url: str) -> None:
    async with two_nodes(sqlite_url) as (here, there):
        await open_table(here.store)
        first = [await here.leases.hold("reef"), await there.leases.hold("reef")]
        await pass_time(10 * LIFE, here, there)
        later = [await here.leases.hold("reef"), await there.leases.hold("reef")]
        await pass_time(2 * LIFE, there)

        assert first == later == [True, False]
        assert await there.leases.hold("reef")


async def test_a_node_that_slept_too_long_no_longer_believes_that_it_holds_a_table(sqlite_url: str) -> None:
    async with two_nodes(sqlite_url) as (here, there):
        await open_table(here.store)
        await here.leases.hold("reef")
        await pass_time(2 * LIFE, there)
        await there.leases.hold("reef")

        assert not here.leases.is_held("reef")
        assert not await here.leases.hold("reef")
        await here.leases.heartbeat()
        assert not await here.leases.hold("reef")


async def test_a_node_that_closes_leaves_its_tables_to_others_at_once(sqlite_url: str) -> None:
    async with two_nodes(sqlite_url) as (here, there):
        await open_table(here.store)
        await here.leases.hold("reef")
        await there.leases.heartbeat()
        await here.leases.close()

        assert await there.leases.hold("reef")


async def test_a_table_that_a_node_cannot_serve_is_left_to_others_for_a_while(sqlite_url: str) -> None:
    time = ManualClock()
    async with local_node(sqlite_url, time, alone=False) as here:
        room = await here.a_game(1, 1)
        await here.do(room, 0, TakeOver(Seat(0), "greedy", "left"))
        [(found, _)] = await here.leases.find_due(time())
        await here.leases.back_off("reef")
        backed_off = await here.leases.find_due(time())
        await pass_time(BACK_OFF, here)

        assert (found, backed_off) == ("reef", [])
        assert await here.leases.find_due(time()) == [("reef", True)]


async def test_a_node_that_died_while_its_clock_was_far_ahead_holds_no_table(sqlite_url: str) -> None:
    async with two_nodes(sqlite_url) as (here, there):
        await open_table(here.store)
        there.leases.set_presence("reef", "anna", here=True)
        here.time.now += DAY
        await there.leases.hold("reef")
        here.time.now -= DAY

        assert not await here.leases.is_elsewhere("reef", "anna")
        assert await here.leases.hold("reef")


async def test_a_node_whose_clock_was_set_back_lives_no_longer_than_others_believe(sqlite_url: str) -> None:
    async with two_nodes(sqlite_url) as (here, there):
        await open_table(here.store)
        here.leases.set_presence("reef", "anna", here=True)
        here.time.now += DAY
        await here.leases.hold("reef")
        here.time.now -= DAY
        await there.leases.hold("reef")

        assert not here.leases.is_held("reef")
        await here.leases.heartbeat()
        assert not await here.leases.hold("reef")
        assert await there.leases.is_elsewhere("reef", "anna")


async def test_a_node_that_lives_again_says_so_once_however_many_tables_ask(sqlite_url: str) -> None:
    async with local_node(sqlite_url, alone=False) as here:
        said = 0

        def count(*_: object) -> None:
            nonlocal said
            said += 1

        event.listen(here.store.database._engine, "begin", count)  # type: ignore[attr-defined]
        await asyncio.gather(*(here.leases.hold(f"table {number}") for number in range(20)))

        # 20 tables: one heartbeat and the living nodes, then for each an update and a read of the holder.
        assert said == 2 + 2 * 20


async def test_a_node_that_is_alone_now_forgets_those_that_were_there_before(sqlite_url: str) -> None:
    time = ManualClock()
    async with (
        local_node(sqlite_url, time, node="there", alone=False) as there,
        local_node(sqlite_url, time) as here,
    ):
        there.leases.set_presence("reef", "anna", here=True)
        await there.leases.heartbeat()
        time.now += LIFE + FORGOTTEN_AFTER + 1
        await here.leases.forget_dead()

        assert await nodes_of(sqlite_url) == {}
