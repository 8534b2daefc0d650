"""A damaged table is quarantined with its reason, and everything else goes on."""

import json
from collections.abc import AsyncIterator
from random import Random

import pytest

from seasalt.rules import Seat
from seasalt.server.interfaces.stored_facts import Append, Appended
from seasalt.server.monitoring.build import build
from seasalt.server.refusals import NeedsNewerNode, TableQuarantined
from seasalt.server.storage.store import Store
from seasalt.table import TakeOver
from seasalt.table.entry import ENTRY_VERSION
from tests.server.local_node import LocalNode, local_node
from tests.server.nodes import ServerThread
from tests.server.players import Tab, a_person, a_table, begin, people, receive, until

pytestmark = pytest.mark.anyio
BROKEN = '{"v": 1, "type": "Sneezed", "seat": 0}'
ILLEGAL = '{"v": 1, "type": "Acted", "seat": 0, "action": "stop", "by_bot": false}'
NEWER = f'{{"v": {ENTRY_VERSION + 1}, "type": "Waved", "seat": 0}}'


@pytest.fixture
async def local(sqlite_url: str) -> AsyncIterator[LocalNode]:
    async with local_node(sqlite_url, tended=True) as opened:
        yield opened


async def write(store: Store, table: str, body: str, **lobby: object) -> None:
    """Write a line that no node would write."""
    head = await store.head(table)
    assert head is not None
    line = Append(table, head, f"foreign-{head}", None, body, 1, **lobby)  # type: ignore[arg-type]
    assert isinstance(await store.append(line), Appended)


async def reason(local: LocalNode, table: str = "reef") -> str | None:
    listing = await local.store.listing(table)
    assert listing is not None
    return listing.quarantined


@pytest.mark.parametrize(
    ("body", "why"), [(BROKEN, "unknown type"), (ILLEGAL, "IllegalAction"), ("half a li", "no entry")]
)
async def test_a_table_whose_log_cannot_be_read_is_quarantined_with_the_reason(
    local: LocalNode, body: str, why: str
) -> None:
    room = await local.a_game()
    [watcher] = local.watch(room, 0)
    await write(local.store, "reef", body)

    with pytest.raises(TableQuarantined):
        await local.rooms.catch_up(room)

    assert await reason(local) == f"{build()}: {why}"
    assert watcher.heard[-1] == {"type": "problem", "code": "set_aside", "table": "reef"}
    assert local.rooms.loaded() == []
    with pytest.raises(TableQuarantined):
        await local.rooms.get("reef")


async def test_other_tables_go_on_in_the_same_sweep(sqlite_url: str) -> None:
    async with local_node(sqlite_url) as local:
        for name in ("bad", "good"):
            room = await local.a_game(1, 1, name=name)
            await local.do(room, 0, TakeOver(Seat(0), "greedy", "left"))
            local.rooms.unload(room)
        await write(local.store, "bad", BROKEN, status="playing", due_at=0)

        await local.table_supervisor.find_work()

        assert [room.id for room in local.rooms.loaded()] == ["good"]
        assert await local.store.due_tables(local.time()) == ["good"]


async def test_notices_of_other_tables_are_followed_though_one_table_is_bad(sqlite_url: str) -> None:
    async with local_node(sqlite_url) as here, local_node(sqlite_url) as there:
        await here.a_game(name="bad")
        good = await here.a_game(name="good")
        followers = [await there.rooms.get(name) for name in ("bad", "good")]
        assert all(followers)
        await write(here.store, "bad", BROKEN)
        await here.act(good)

        await there.rooms._follow_all([room for room in followers if room])

        assert there.rooms.if_loaded("bad") is None
        follower = there.rooms.if_loaded("good")
        assert follower is not None
        assert follower.table == good.table


async def test_a_table_that_another_version_quarantined_is_tried_again(local: LocalNode) -> None:
    room = await local.a_game()
    local.rooms.unload(room)
    await local.store.quarantine("reef", "0.0.1: unknown type")

    assert (await local.room()).table == room.table
    assert await reason(local) is None


async def test_what_a_newer_version_wrote_is_left_to_newer_nodes(local: LocalNode) -> None:
    room = await local.a_game()
    [watcher] = local.watch(room, 0)
    await write(local.store, "reef", NEWER)

    with pytest.raises(NeedsNewerNode):
        await local.rooms.catch_up(room)

    assert await reason(local) is None
    assert watcher.goodbyes == 1
    assert local.rooms.loaded() == []


# --- what players and operators see


async def test_players_of_a_bad_table_get_a_clear_answer_and_others_play_on(node: ServerThread):
    seated = people(2, node.address)
    bad = a_table(seated).id
    begin(bad, seated)
    before = quarantined(node)
    node.stop()
    async with await Store.open(node.database) as store:
        await write(store, bad, BROKEN, status="playing", due_at=0)
    node.start()
    other = a_person(node.address, name="Cora")
    good = a_table([other], ("greedy",)).id

    asked = seated[0].ask("GET", f"/api/tables/{bad}")
    async with seated[0].socket() as socket:
        await socket.send(json.dumps({"type": "watch", "table": bad}))
        watched = await receive(socket)
        await socket.send('{"type":"ping"}')
        alive = await receive(socket)
    over = await Tab(other, good, Random(1)).play()

    assert (asked.status_code, asked.json()["code"]) == (409, "set_aside")
    assert (watched["type"], watched["code"]) == ("problem", "set_aside")
    assert alive["type"] == "pong"
    assert over["stage"] == "over"
    assert node.ask("GET", "/readyz").json()["checks"]["tasks"] == "ok"
    assert "table_set_aside" in node.said()
    await until(lambda: quarantined(node) == before + 1)
    table_ids = [line["table"] for line in other.ask("GET", "/api/tables").json()["tables"]]
    assert bad not in table_ids


def quarantined(node: ServerThread) -> int:
    """How many tables were quarantined because of an entry of unknown type."""
    lines = node.ask("GET", "/metrics").text.splitlines()
    counts = (line.split()[-1] for line in lines if 'set_aside_total{reason="unknown type"}' in line)
    return int(float(next(counts, "0")))


async def test_a_command_to_a_bad_table_is_refused_by_its_code(node: ServerThread):
    seated = people(2, node.address)
    table = a_table(seated).id
    async with await Store.open(node.database, migrate=False) as store:
        await write(store, table, BROKEN)

    answer = seated[0].ask(
        "POST",
        f"/api/tables/{table}/commands",
        {"type": "cmd", "id": "a", "table": table, "expect": 99, "do": {"type": "emote", "phrase": "hello"}},
    )

    assert answer.json()["code"] == "set_aside"
