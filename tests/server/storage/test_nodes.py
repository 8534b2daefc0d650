"""What nodes share through the database: heartbeats, tables held, presence. On both databases."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from seasalt.server.storage.store import Store
from seasalt.table.clock import DAY
from tests.server.store_builders import an_append, open_table

pytestmark = pytest.mark.anyio


@pytest.fixture
async def two(url: str) -> AsyncIterator[Store]:
    """A store with two nodes that live until 100."""
    async with await Store.open(url) as store:
        for node in ("a", "b"):
            await store.nodes.heartbeat(node, 0, 100)
        yield store


async def due_tables(store: Store, *names: str) -> None:
    for name in names:
        await open_table(store, name)
        await store.append(an_append(table_id=name, status="playing", due_at=0))


async def test_a_table_is_held_by_the_first_node_that_asks_as_long_as_that_node_lives(two: Store) -> None:
    await open_table(two)

    assert await two.nodes.hold("a", "reef", 10) == "a"
    assert await two.nodes.hold("b", "reef", 11) == "a"
    assert await two.nodes.hold("a", "reef", 12) == "a"
    assert await two.nodes.hold("b", "reef", 101) == "b"


async def test_a_released_table_is_free_and_only_its_holder_can_release_it(two: Store) -> None:
    await open_table(two)
    await two.nodes.hold("a", "reef", 10)

    await two.nodes.release("b", ["reef"])
    assert await two.nodes.hold("b", "reef", 11) == "a"
    await two.nodes.release("a", ["reef"])
    assert await two.nodes.hold("b", "reef", 12) == "b"


async def test_a_table_that_does_not_exist_has_no_holder(two: Store) -> None:
    assert await two.nodes.hold("a", "nowhere", 10) is None


async def test_nodes_that_look_for_work_at_once_get_different_tables(two: Store) -> None:
    names = [f"t{number}" for number in range(30)]
    await due_tables(two, *names)

    found = await asyncio.gather(*(two.nodes.due(node, 10, 10, 10, []) for node in "abab"))

    mine = {node: set(found[at]) | set(found[at + 2]) for at, node in enumerate("ab")}
    assert not mine["a"] & mine["b"]
    assert mine["a"] | mine["b"] <= set(names)
    for _ in range(3):
        for node in "ab":
            mine[node] |= set(await two.nodes.due(node, 10, 10, 10, []))
    assert mine["a"] | mine["b"] == set(names)
    assert not mine["a"] & mine["b"]


async def test_a_dead_node_s_work_is_found_by_others_and_a_living_one_s_is_not(two: Store) -> None:
    await due_tables(two, "reef")
    await two.nodes.hold("a", "reef", 10)

    assert await two.nodes.due("b", 99, 99, 10, []) == []
    assert await two.nodes.due("b", 101, 101, 10, []) == ["reef"]


@pytest.mark.parametrize("without", [["reef"], []])
async def test_tables_that_are_backed_off_or_quarantined_are_not_due(two: Store, without: list[str]) -> None:
    await due_tables(two, "reef")
    if not without:
        await two.quarantine("reef", "broken")

    assert await two.nodes.due("a", 10, 10, 10, without) == []
    assert without or await two.due_tables(10) == []


async def test_a_table_rests_only_as_it_was_seen(two: Store) -> None:
    await due_tables(two, "reef", "lagoon")
    await two.rest("reef", 2)
    await two.rest("lagoon", 1)

    assert await two.nodes.due("a", 10, 10, 10, []) == ["lagoon"]


async def test_a_guest_at_a_table_on_another_living_node_is_elsewhere(two: Store) -> None:
    await two.nodes.heartbeat("a", 10, 110, came=[("reef", "anna")])

    async def elsewhere(node: str, now: int, guest: str | None = None) -> bool:
        return await two.nodes.is_elsewhere(node, "reef", now, guest)

    assert await elsewhere("b", 20, "anna")
    assert await elsewhere("b", 20)
    assert not await elsewhere("b", 20, "ben")
    assert not await elsewhere("a", 20, "anna")
    assert not await elsewhere("b", 111, "anna")
    await two.nodes.heartbeat("a", 30, 130, went=[("reef", "anna")])
    assert not await elsewhere("b", 40, "anna")


async def test_a_node_that_lives_anew_starts_with_who_is_there_now(two: Store) -> None:
    await two.nodes.heartbeat("a", 10, 110, came=[("reef", "anna"), ("reef", "ben")])
    await two.nodes.heartbeat("a", 200, 300, came=[("reef", "ben")], anew=True)

    assert not await two.nodes.is_elsewhere("b", "reef", 210, "anna")
    assert await two.nodes.is_elsewhere("b", "reef", 210, "ben")


async def test_a_lease_taken_by_a_clock_that_was_far_ahead_is_free(store: Store) -> None:
    await open_table(store)

    async def take(node: str, now: int) -> tuple[bool, bool]:
        review = await store.reviews.hold("reef", 1, node, now, now + 60_000, alone=False)
        return review, await store.take_job_lease("retention", node, now, now + 60_000)

    assert await take("a", DAY) == (True, True)
    assert await take("b", DAY - 5000) == (False, False)  # clocks differ a little
    assert await take("b", 0) == (True, True)


async def test_new_lines_of_many_tables_are_read_at_once(two: Store) -> None:
    for name in ("reef", "lagoon", "bay"):
        await open_table(two, name)
    for version in (1, 2):
        await two.append(an_append(version, f"c{version}", "reef"))
        await two.append(an_append(version, f"c{version}", "lagoon"))

    found = await two.read_many({"reef": 1, "lagoon": 2, "bay": 1, "nowhere": 0})

    assert {table: [line.version for line in lines] for table, lines in found.items()} == {
        "reef": [2, 3],
        "lagoon": [3],
    }
    assert found["reef"] == await two.read("reef", since=1)
    many = {f"t{number}": 0 for number in range(250)}
    assert await two.read_many(many | {"reef": 2}) == {"reef": await two.read("reef", since=2)}
