"""Quick match seats together the people who look for players at the same time, and nobody who has gone."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from seasalt.rules.action import Seat
from seasalt.server.clock import now
from seasalt.server.interfaces.stored_facts import Append, Guest, Meeting, Seeker
from seasalt.server.interfaces.table_store import WaitingStore
from seasalt.server.refusals import RequestRefused
from seasalt.server.settings import Settings
from seasalt.server.storage.schema import WAITING
from seasalt.server.storage.store import Store
from seasalt.server.tables.matchmaking import Matchmaker
from seasalt.server.tables.new_table import TableSpec
from seasalt.server.tables.node import Node
from seasalt.server.tables.room import Room
from seasalt.table.clock import Pace
from seasalt.table.command import EmptySeat, Ready
from seasalt.table.table import Stage
from tests.server.local_node import RecordingWatcher

pytestmark = pytest.mark.anyio

KIND = TableSpec(public=True, pace=Pace.BANK)


@asynccontextmanager
async def opened_node(url: str, seconds: float = 1000.0) -> AsyncIterator[Node]:
    node = await Node.open(
        Settings(
            database=url,
            bot_processes=0,
            max_tables_per_minute=1000,
            max_guests_per_minute=1000,
            quick_match_seconds=seconds,
        )
    )
    try:
        yield node
    finally:
        await node.close()


@pytest.fixture
async def node(sqlite_url: str) -> AsyncIterator[Node]:
    async with opened_node(sqlite_url) as opened:
        yield opened


async def a_guest(node: Node, name: str) -> Guest:
    return (await node.new_guest(name, "192.0.2.1"))[0]


def searching(node: Node, guest: Guest, spec: TableSpec = KIND) -> "asyncio.Task[Room]":
    return asyncio.create_task(node.matchmaker.find(guest, spec, guest.id))


def seeker(guest: Guest, kind: str = "kind", rating: float = 1200.0, network: str | None = None) -> Seeker:
    return Seeker(guest.id, kind, rating, network or guest.id)


def waiting(node: Node) -> WaitingStore:
    assert node.store.waiting is not None
    return node.store.waiting


async def waits(node: Node, guest: Guest) -> None:
    """Until the guest waits in the store for others."""
    while guest.id not in await waiting(node).look([guest.id], node.id, now(), now()):
        await asyncio.sleep(0)


async def left(node: Node, guest: Guest) -> None:
    """Until the guest no longer waits in the store."""
    while guest.id in await waiting(node).look([guest.id], node.id, now(), now()):
        await asyncio.sleep(0)


def seated(room: Room) -> list[str | None]:
    return [place.guest for place in room.table.places]


async def by_hand(node: Node, guest: Guest, spec: TableSpec = KIND, *, here: bool) -> Room:
    """A public table that the guest has opened, and watches or not."""
    room = await node.open_table(guest, spec, "home")
    await node.sit(guest, room, None, "open")
    if here:
        room.watch(RecordingWatcher(guest.id), None)
    return room


# --- who meets


async def test_two_who_look_at_the_same_time_sit_at_one_table(node: Node):
    anna, ben = await a_guest(node, "Anna"), await a_guest(node, "Ben")
    first = searching(node, anna)
    await waits(node, anna)

    room = await node.matchmaker.find(ben, KIND, ben.id)

    assert await first is room
    assert seated(room) == [anna.id, ben.id]


async def test_eight_who_ask_at_once_get_four_tables(node: Node):
    guests = [await a_guest(node, f"Guest {n}") for n in range(8)]

    rooms = await asyncio.gather(*(searching(node, guest) for guest in guests))

    assert len({room.id for room in rooms}) == 4
    assert all(guest.id in seated(room) for guest, room in zip(guests, rooms, strict=True))


async def test_a_table_for_three_is_opened_when_the_third_comes(node: Node):
    spec = TableSpec(players=3, public=True, pace=Pace.BANK)
    guests = [await a_guest(node, name) for name in ("Anna", "Ben", "Cora")]
    first, second = (searching(node, guest, spec) for guest in guests[:2])
    for guest in guests[:2]:
        await waits(node, guest)
    assert await node.store.tables() == []

    room = await node.matchmaker.find(guests[2], spec, "there")

    assert [(await first).id, (await second).id] == [room.id] * 2
    assert set(seated(room)) == {guest.id for guest in guests}


async def test_people_who_want_different_games_do_not_meet(node: Node):
    anna, ben, cora = [await a_guest(node, name) for name in ("Anna", "Ben", "Cora")]
    salty = TableSpec(public=True, pace=Pace.BANK, options={"extra_salt": "true"})
    first = searching(node, anna, salty)
    await waits(node, anna)
    second = searching(node, ben)
    await waits(node, ben)

    room = await node.matchmaker.find(cora, salty, cora.id)

    assert await first is room
    assert not second.done()
    second.cancel()


async def test_the_one_who_has_waited_longest_comes_first(node: Node):
    guests = [await a_guest(node, name) for name in ("Anna", "Ben", "Cora")]
    store = waiting(node)
    for at, guest in enumerate(guests[:2]):
        assert not await store.meet(seeker(guest, "kind"), 3, f"table {at}", "other node", at, 1000)
    for at, guest in enumerate(guests[:2]):
        assert not await store.meet(seeker(guest, "pairs"), 3, f"table {at}", "other node", 10 - at, 1000)

    met = await store.meet(seeker(guests[2], "pairs"), 2, "reef", "this node", 20, 1000)

    assert met == Meeting((guests[0],), rated=True)


async def test_people_on_two_nodes_meet_though_no_notice_passes_between_them(sqlite_url: str):
    async with opened_node(sqlite_url) as one, opened_node(sqlite_url) as other:
        anna, ben = await a_guest(one, "Anna"), await a_guest(other, "Ben")
        first = searching(one, anna)
        await waits(one, anna)

        room = await other.matchmaker.find(ben, KIND, ben.id)

        assert (await first).id == room.id
        assert seated(await first) == [anna.id, ben.id]


# --- who does not


async def test_a_guest_who_has_closed_the_page_meets_no_one(node: Node):
    gone, ben, cora = [await a_guest(node, name) for name in ("Anna", "Ben", "Cora")]
    search = searching(node, gone)
    await waits(node, gone)
    search.cancel()
    await left(node, gone)

    first = searching(node, ben)
    room = await node.matchmaker.find(cora, KIND, cora.id)

    assert set(seated(room)) == {ben.id, cora.id}
    assert await first is room


async def test_one_who_leaves_while_the_store_is_asked_is_forgotten_too(node: Node):
    gone = await a_guest(node, "Anna")
    search = searching(node, gone)
    await asyncio.sleep(0)
    search.cancel()
    await asyncio.wait([search])
    await node.matchmaker.close()

    assert await waiting(node).look([gone.id], node.id, now(), now()) == {}


async def test_nor_does_one_whose_node_has_died(node: Node):
    dead, ben = await a_guest(node, "Anna"), await a_guest(node, "Ben")
    store = waiting(node)
    await store.meet(seeker(dead), 2, "reef", "dead node", 0, 10)

    assert await store.meet(seeker(ben), 2, "reef", "this node", 10, 20) is None


async def test_a_guest_whom_nobody_joins_is_told_so(sqlite_url: str):
    async with opened_node(sqlite_url, seconds=0) as node:
        with pytest.raises(RequestRefused) as refused:
            await node.matchmaker.find(await a_guest(node, "Anna"), KIND, "here")

    assert refused.value.code == "no_players"


async def test_a_node_that_closes_sends_those_who_wait_to_another(sqlite_url: str):
    async with opened_node(sqlite_url) as node:
        anna = await a_guest(node, "Anna")
        search = searching(node, anna)
        await waits(node, anna)
        node.matchmaker.refuse_all()

        with pytest.raises(RequestRefused) as refused:
            await search
        await left(node, anna)

    assert refused.value.code == "unavailable"


async def test_two_of_whom_one_avoids_the_other_do_not_meet_on_any_node(url: str):
    async with opened_node(url) as one, opened_node(url) as other:
        anna, ben, cora, dina = [await a_guest(one, name) for name in ("Anna", "Ben", "Cora", "Dina")]
        assert one.store.people is not None
        await one.store.people.relate(anna.id, ben.id, "avoid", 1)
        first, second = searching(one, anna), searching(other, ben)  # each of them the nearest
        await waits(one, anna)
        await waits(other, ben)

        rooms = [await other.matchmaker.find(guest, KIND, guest.id) for guest in (cora, dina)]

        assert {room.id for room in rooms} == {(await first).id, (await second).id}
        assert [{anna.id, ben.id} <= set(seated(room)) for room in rooms] == [False, False]


async def test_at_a_table_for_three_nobody_avoids_another(node: Node):
    anna, ben, cora, dina = [await a_guest(node, name) for name in ("Anna", "Ben", "Cora", "Dina")]
    assert node.store.people is not None
    await node.store.people.relate(ben.id, anna.id, "avoid", 1)
    store = waiting(node)
    for at, guest in enumerate((anna, ben)):
        assert await store.meet(seeker(guest), 3, f"table {at}", "node", at, 1000) is None

    assert await store.meet(seeker(cora), 3, "reef", "node", 3, 1000) is None
    met = await store.meet(seeker(dina), 3, "bay", "node", 4, 1000)
    assert met is not None
    assert {one.name for one in met.guests} == {"Anna", "Cora"}


async def test_nobody_is_seated_at_a_table_by_hand_of_somebody_they_avoid(node: Node):
    anna, ben = await a_guest(node, "Anna"), await a_guest(node, "Ben")
    assert node.store.people is not None
    await node.store.people.relate(ben.id, anna.id, "avoid", 1)
    await by_hand(node, anna, here=True)
    search = searching(node, ben)

    await waits(node, ben)

    search.cancel()


# --- one guest, one seat


async def test_two_tabs_of_one_guest_get_one_seat(node: Node):
    anna, ben = await a_guest(node, "Anna"), await a_guest(node, "Ben")
    tabs = [searching(node, anna) for _ in range(2)]
    await waits(node, anna)

    room = await node.matchmaker.find(ben, KIND, ben.id)

    assert [await tab for tab in tabs] == [room, room]
    assert (
        await node.matchmaker.find(anna, KIND, anna.id) is room
    )  # a third tab, as long as no game has begun


async def test_a_guest_who_looks_for_players_gets_up_elsewhere(node: Node):
    anna, ben = await a_guest(node, "Anna"), await a_guest(node, "Ben")
    lonely = await by_hand(node, anna, here=False)
    first = searching(node, anna)

    room = await node.matchmaker.find(ben, KIND, ben.id)

    assert await first is room is not lonely
    assert seated(lonely) == [None, None]


async def test_what_the_store_has_decided_stays_when_the_answer_is_lost(node: Node):
    anna, ben = await a_guest(node, "Anna"), await a_guest(node, "Ben")
    store = waiting(node)
    await store.meet(seeker(anna), 2, "first", "node", 0, 100)

    answers = [await store.meet(seeker(ben), 2, "reef", "node", 1, 100) for _ in range(2)]

    assert answers == [Meeting((anna,), rated=True)] * 2


async def test_a_guest_whose_table_was_never_opened_looks_on(node: Node):
    anna, ben, cora = [await a_guest(node, name) for name in ("Anna", "Ben", "Cora")]
    store = node.store
    assert isinstance(store, Store)
    first = searching(node, anna)
    await waits(node, anna)
    [kind] = await store.database.rows(select(WAITING.c.kind))
    # That node dies before it opens the table.
    await store.waiting.meet(seeker(ben, kind.kind), 2, "lost", "dying node", 0, 1)

    room = await node.matchmaker.find(cora, KIND, cora.id)

    assert await first is room


# --- how strong they are


async def test_the_nearest_in_strength_is_met_before_the_one_who_has_waited_longest(node: Node):
    strong, weak, equal, anna = [await a_guest(node, name) for name in ("Strong", "Weak", "Equal", "Anna")]
    store = waiting(node)
    for at, (guest, rating) in enumerate([(strong, 1600.0), (weak, 1000.0), (equal, 1310.0)]):
        assert await store.meet(seeker(guest, "kind", rating), 4, f"table {at}", "node", at, 1000) is None

    met = await store.meet(seeker(anna, "kind", 1300.0), 2, "reef", "node", 20, 1000)

    assert met == Meeting((equal,), rated=True)
    far = await store.meet(seeker(anna, "kind", 1300.0), 3, "bay", "node", 21, 1000)
    assert far is not None
    assert {guest.name for guest in far.guests} == {"Strong", "Weak"}  # nobody is too far away to play


async def test_two_from_one_network_play_but_not_for_ratings(node: Node):
    anna, ben = await a_guest(node, "Anna"), await a_guest(node, "Ben")
    store = waiting(node)
    await store.meet(seeker(anna, network="home"), 2, "first", "node", 0, 100)

    met = await store.meet(seeker(ben, network="home"), 2, "reef", "node", 1, 100)

    assert met == Meeting((anna,), rated=False)


async def test_programs_do_not_play_for_ratings(node: Node):
    program = (await node.new_guest("Anna", "192.0.2.1", kind="bot"))[0]
    store = waiting(node)
    await store.meet(seeker(program), 2, "first", "node", 0, 100)

    met = await store.meet(seeker(await a_guest(node, "Ben")), 2, "reef", "node", 1, 100)

    assert met == Meeting((program,), rated=False)


async def matched(node: Node, spec: TableSpec, *guests: Guest) -> Room:
    first = searching(node, guests[0], spec)
    await waits(node, guests[0])
    room = await node.matchmaker.find(guests[1], spec, guests[1].id)
    await first
    return room


async def test_strangers_play_for_ratings_one_game_at_a_time(node: Node):
    anna, ben, cora = [await a_guest(node, name) for name in ("Anna", "Ben", "Cora")]
    first = await matched(node, KIND, anna, ben)
    for seat in map(Seat, range(2)):
        await node.rooms.command(first, seat, Ready("00" * 16), f"ready {seat}")

    assert first.table.stage is Stage.PLAYING

    second = await matched(node, KIND, cora, anna)

    assert (first.table.rated, second.table.rated) == (True, False)


async def test_a_deal_of_the_day_that_is_not_over_does_not_keep_anybody_from_ratings(node: Node):
    anna, ben = await a_guest(node, "Anna"), await a_guest(node, "Ben")
    daily = await node.daily.play(anna, node.daily.deal(None, None), hints=False, memory_aid=False)
    assert daily.table.rated

    room = await matched(node, KIND, anna, ben)

    assert room.table.rated


@pytest.mark.parametrize(
    "help_or_rule",
    [
        {"hints": True},
        {"memory_aid": True},
        {"options": {"extra_salt": "true"}},
        {"options": {"target_score": "20"}},
    ],
)
async def test_help_and_house_rules_are_not_rated(node: Node, help_or_rule: dict[str, Any]):
    anna, ben = await a_guest(node, "Anna"), await a_guest(node, "Ben")

    room = await matched(node, replace(KIND, **help_or_rule), anna, ben)

    assert not room.table.rated


async def test_a_seat_that_was_freed_makes_the_game_unrated(node: Node):
    room = await matched(node, KIND, await a_guest(node, "Anna"), await a_guest(node, "Ben"))
    assert room.table.rated

    await node.rooms.command(room, None, EmptySeat(Seat(1)), "gone")

    assert not room.table.rated


# --- tables opened by hand


async def test_a_table_opened_by_hand_takes_part_while_its_opener_is_there(node: Node):
    room = await by_hand(node, await a_guest(node, "Anna"), here=True)

    assert await node.matchmaker.find(await a_guest(node, "Ben"), KIND, "here") is room


async def test_tables_without_their_openers_take_no_part(node: Node):
    ghost, ben, cora = [await a_guest(node, name) for name in ("Ghost", "Ben", "Cora")]
    ghosts = [await by_hand(node, ghost, here=False) for _ in range(30)]
    first = searching(node, ben)

    room = await node.matchmaker.find(cora, KIND, cora.id)

    assert await first is room
    assert room not in ghosts


@pytest.mark.parametrize(
    "spec", [TableSpec(pace=Pace.BANK), TableSpec(public=True), TableSpec(players=3, public=True)]
)
async def test_nor_do_private_tables_and_those_of_another_kind(node: Node, spec: TableSpec):
    ben = await a_guest(node, "Ben")
    await by_hand(node, await a_guest(node, "Anna"), spec, here=True)
    search = searching(node, ben)

    await waits(node, ben)

    search.cancel()


async def test_a_guest_does_not_get_a_table_again_that_they_have_left(node: Node):
    anna, ben = await a_guest(node, "Anna"), await a_guest(node, "Ben")
    room = await by_hand(node, anna, here=True)
    assert await node.matchmaker.find(ben, KIND, ben.id) is room
    seat = room.table.seat_of(ben.id)
    assert seat is not None
    await node.rooms.command(room, seat, EmptySeat(seat), "stand")
    search = searching(node, ben)

    await waits(node, ben)

    search.cancel()


@pytest.mark.parametrize("line", ['{"v": 999, "type": "Newer"}', "not json at all"])
async def test_an_unreadable_table_at_which_one_sits_is_no_obstacle(node: Node, line: str):
    anna, ben = await a_guest(node, "Anna"), await a_guest(node, "Ben")
    broken = await by_hand(node, anna, here=False)
    await node.store.append(Append(broken.id, broken.table.version, "x", None, line, 0))
    node.rooms.unload(broken)
    first = searching(node, anna)

    assert await node.matchmaker.find(ben, KIND, ben.id) is await first


# --- guests who met others and do not come


async def test_a_guest_who_disconnects_in_the_moment_of_meeting_keeps_no_seat(node: Node):
    anna, ben = await a_guest(node, "Anna"), await a_guest(node, "Ben")
    first = searching(node, anna)
    await waits(node, anna)
    second = searching(node, ben)
    await asyncio.sleep(0)  # it has begun
    second.cancel()

    room = await first
    while ben.id in seated(room):
        await asyncio.sleep(0)

    assert seated(room) == [anna.id, None]


@pytest.mark.parametrize("comes", [True, False])
async def test_the_seat_of_a_guest_who_does_not_come_is_free_soon(node: Node, comes: bool):
    matchmaker = Matchmaker(
        node.store, node.rooms, node.leases, node.id, lambda: 0, seconds=0, arrival_seconds=0
    )
    anna, ben = await a_guest(node, "Anna"), await a_guest(node, "Ben")
    room = await by_hand(node, anna, here=True)
    await node.sit(ben, room, None, "join")
    if comes:
        room.watch(RecordingWatcher(ben.id), None)
    await node.rooms.command(room, room.table.seat_of(anna.id), Ready("00" * 16), "ready")

    await matchmaker.free_absent(room)

    assert (ben.id in seated(room)) == comes
    assert anna.id in seated(room)


# --- many


async def test_strangers_at_random_times_on_two_nodes_among_ghosts_all_find_somebody(sqlite_url: str):
    rng = Random(5)
    async with AsyncExitStack() as stack:
        nodes = [await stack.enter_async_context(opened_node(sqlite_url)) for _ in range(2)]
        for n in range(20):
            ghost, node = await a_guest(nodes[0], f"Ghost {n}"), nodes[n % 2]
            await by_hand(node, ghost, here=False)
            search = searching(node, ghost)
            await waits(node, ghost)
            search.cancel()
            await left(node, ghost)
        guests = [await a_guest(nodes[0], f"Guest {n}") for n in range(60)]

        async def arrive(guest: Guest) -> Room:
            for _ in range(rng.randrange(200)):
                await asyncio.sleep(0)
            return await rng.choice(nodes).matchmaker.find(guest, KIND, guest.id)

        rooms = await asyncio.gather(*(arrive(guest) for guest in guests))

        assert len({room.id for room in rooms}) == 30
        assert sorted(g or "" for room in {r.id: r for r in rooms}.values() for g in seated(room)) == sorted(
            guest.id for guest in guests
        )
        assert [len(await nodes[0].store.tables_of(guest.id)) for guest in guests] == [1] * 60
