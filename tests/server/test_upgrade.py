"""Rolling upgrades: nodes of two versions side by side on one database."""

import asyncio
import json
from collections.abc import Iterator
from random import Random

import pytest

from tests.server.log_checks import log_of
from tests.server.nodes import ServerProcess, running_nodes
from tests.server.players import Tab, a_person, a_table, begin, command, is_over, people, receive_all, until
from tests.servers import Postgres, Valkey

pytestmark = pytest.mark.anyio
NEWER = "tests.server.newer_build"


@pytest.fixture(scope="module")
def nodes(
    tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, valkey: Valkey
) -> Iterator[list[ServerProcess]]:
    """A node of this version, and one of the next."""
    folder, database = tmp_path_factory.mktemp("upgrade"), postgres.empty("upgrade")
    with running_nodes(folder, database, programs=["seasalt", NEWER], bus=valkey.url) as nodes:
        yield nodes


async def test_an_old_node_leaves_a_table_to_a_newer_one_and_serves_all_others(nodes: list[ServerProcess]):
    old, new = nodes
    anna, ben = people(2, old.address, new.address)
    both = a_table([anna, ben]).id
    begin(both, [anna, ben])
    cora = a_person(old.address, name="Cora")
    other = a_table([cora], ("greedy",)).id

    async with ben.socket(old.address) as socket:
        await socket.send(json.dumps({"type": "watch", "table": both}))
        anna.addresses.reverse()
        assert command(anna, both, {"type": "emote", "phrase": "wow"})["type"] == "ack"
        told = await receive_all(socket)  # until the old node closes the connection
    refused = ben.ask("GET", f"/api/tables/{both}", address=old.address)
    tabs = [Tab(person, both, Random(seat)) for seat, person in enumerate((anna, ben))]
    ends = await asyncio.gather(*(tab.play() for tab in tabs), Tab(cora, other, Random(7)).play())

    assert told[-1]["type"] == "bye"
    assert (refused.status_code, refused.json()["code"]) == (503, "unavailable")
    assert all(map(is_over, ends))
    bodies = [line.body for line in await log_of(new.database, both)]
    assert sum('"Waved"' in body for body in bodies) == 1
    assert old.is_ready()
    assert "left_to_newer_node" in old.said()
    assert "table_set_aside" not in old.said() + new.said()


async def test_a_bot_s_turn_at_such_a_table_is_taken_by_the_newer_node(nodes: list[ServerProcess]):
    old, new = nodes
    [anna] = people(1, new.address)
    table = a_table([anna], ("greedy",)).id
    begin(table, [anna])
    assert command(anna, table, {"type": "emote", "phrase": "wow"})["type"] == "ack"
    old_person = a_person(old.address, name="Ben")
    assert old_person.ask("GET", f"/api/tables/{table}", address=old.address).status_code == 503

    over = await Tab(anna, table, Random(3)).play()

    assert is_over(over)
    await until(old.is_ready)
