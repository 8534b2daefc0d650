"""A node that has unloaded its tables is as it was before they came.

It compares the length of every collection in every part of the node, not bytes.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sized
from random import Random

import pytest

from seasalt.rules import legal_actions
from seasalt.server.access.rate_limits import RateLimits
from seasalt.server.interfaces.stored_facts import Guest
from seasalt.server.settings import Settings
from seasalt.server.tables.new_table import TableSpec
from seasalt.server.tables.node import Node
from seasalt.server.tables.room import Room
from seasalt.table.table import Stage
from seasalt.wire import messages as wire
from tests.server.local_node import RecordingWatcher
from tests.server.players import until

pytestmark = pytest.mark.anyio
TABLES = 3


@pytest.fixture
async def node(sqlite_url: str) -> AsyncIterator[Node]:
    opened = await Node.open(Settings(database=sqlite_url, bot_processes=0, bot_delay=0))
    yield opened
    await opened.close()


def kept(thing: object, path: str, known: set[int]) -> Iterator[tuple[str, int]]:
    """Every collection in a part of a node, and in the parts of that part, with its length."""
    for name, value in vars(thing).items() if hasattr(thing, "__dict__") else ():
        if isinstance(value, Sized) and not isinstance(value, str | bytes):
            yield f"{path}.{name}", len(value)
        elif type(value).__module__.startswith("seasalt.server") and id(value) not in known:
            known.add(id(value))
            yield from kept(value, f"{path}.{name}", known)


async def test_tables_that_were_played_and_left_leave_nothing_behind(node: Node):
    guests = [(await node.new_guest(name, "here"))[0] for name in ("Anna", "Ben")]
    await come_and_go(node, guests)
    before, tasks = dict(kept(node, "node", set())), len(asyncio.all_tasks())

    for _ in range(2):
        await come_and_go(node, guests)

    assert dict(kept(node, "node", set())) == before
    assert len(asyncio.all_tasks()) == tasks
    assert {
        "node.rooms._rooms",
        "node._table_limits._buckets",
        "node.table_supervisor._tasks",
    } <= before.keys()


async def come_and_go(node: Node, guests: list[Guest]) -> None:
    """Open some tables, play them to the end, watch and leave them, and look at them once more."""
    rooms = [await a_table(node, guests) for _ in range(TABLES)]
    await asyncio.gather(*(play(node, room, guests) for room in rooms))
    await hours_pass(node)
    for room in rooms:
        again = await node.room(room.id)
        watcher = RecordingWatcher("nobody")
        again.watch(watcher, None)
        again.leave(watcher, again.used_at)
    await hours_pass(node)


async def hours_pass(node: Node) -> None:
    """Let the clock pass until every room is unloaded."""
    with pytest.MonkeyPatch.context() as later:
        later.setattr("seasalt.server.tables.table_supervisor.QUIET", 0)
        later.setattr("seasalt.server.tables.table_supervisor.TIDY", 0)
        await node.table_supervisor.tidy()
    await until(lambda: not node.rooms.loaded())


async def a_table(node: Node, guests: list[Guest]) -> Room:
    """A table with these people, who watch it."""
    spec = TableSpec(players=3, options={"target_score": "1"}, public=True)
    room = await node.open_table(guests[0], spec, "home")
    for guest in guests:
        room.watch(RecordingWatcher(guest.id), None)
    for guest in guests:
        await node.sit(guest, room, None, f"{guest.id}:sit")
    await node.add_bots(room, ["random"])
    return room


async def play(node: Node, room: Room, guests: list[Guest]) -> None:
    """Play until the game is over, then leave."""
    rng = Random(room.id)
    for guest in guests:
        await do(node, room, guest, wire.DoReady("00"))
    while room.table.stage is Stage.PLAYING:
        await until(lambda: room.table.stage is not Stage.PLAYING or room.table.to_act in (0, 1))
        if room.table.stage is Stage.PLAYING:
            assert room.table.game is not None
            assert room.table.to_act is not None
            action = rng.choice(legal_actions(room.table.game))
            await do(node, room, guests[room.table.to_act], wire.DoAct(str(action)))
    for watcher in tuple(room.watchers):
        room.leave(watcher, room.used_at)


async def do(node: Node, room: Room, guest: Guest, what: wire.Do) -> None:
    version = room.table.version
    await node.do(guest, wire.Cmd(str(version), room.id, version, what))


def test_of_those_who_were_seen_longest_ago_no_bucket_is_kept():
    limits = RateLimits(per_minute=60, most=10)
    for number in range(1000):
        limits.allow(f"guest {number}", number)

    assert [size for _, size in kept(limits, "limits", set())] == [10]
