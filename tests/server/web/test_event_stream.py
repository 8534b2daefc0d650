"""Server-sent events: the same messages as on a socket, from any node, while the client is connected."""

import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from tests.server.nodes import ServerThread, database_in, running_node, running_nodes, serving
from tests.server.players import Message, Person, Spectator, a_table, begin, command, people, receive
from tests.servers import HTTP

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def a_stream(
    person: Person, table: str, address: str, **query: Any
) -> AsyncIterator[AsyncIterator[Message]]:
    """The messages of a stream."""
    headers = {"authorization": f"Bearer {person.token}"}
    url = f"{address}/api/tables/{table}/events"
    async with (
        httpx.AsyncClient(headers=headers, **HTTP) as browser,
        browser.stream("GET", url, params=query) as stream,
    ):
        assert stream.status_code == 200
        yield _messages(stream)


async def _messages(stream: httpx.Response) -> AsyncIterator[Message]:
    async for line in stream.aiter_lines():
        if line.startswith("data: "):
            yield json.loads(line.removeprefix("data: "))


async def test_a_stream_tells_the_same_as_a_socket(node: ServerThread):
    [anna, ben] = people(2, node.address)
    table = a_table([anna, ben])
    async with a_stream(anna, table.id, node.address, since=1) as messages:
        command(ben, table.id, {"type": "emote", "phrase": "hello"})
        told = [await anext(messages) for _ in range(3)]
    async with anna.socket() as socket:
        await socket.send(json.dumps({"type": "watch", "table": table.id, "since": 1}))
        heard = [await receive(socket) for _ in range(3)]

    assert [message["version"] for message in told] == [2, 3, 4]
    assert [m | {"state": None} for m in told] == [m | {"state": None} for m in heard]
    assert told[2]["state"] == heard[2]["state"]


async def test_a_stream_from_a_version_that_another_node_has_told_does_not_begin_before_it(tmp_path: Path):
    # Without a bus, neither node learns soon of what the other has written.
    with running_nodes(tmp_path, database_in(tmp_path)) as [here, there]:
        [anna, ben] = people(2, here.address)
        table = a_table([anna, ben])
        known = anna.ask("GET", f"/api/tables/{table.id}", address=there.address).json()["state"]["version"]
        for person in (anna, ben):
            command(person, table.id, {"type": "emote", "phrase": "hello"})

        async with a_stream(anna, table.id, there.address, since=known + 1) as messages:
            first = await anext(messages)
        command(anna, table.id, {"type": "ready", "nonce": "0a"})
        async with a_stream(anna, table.id, there.address, since=known + 3) as messages:
            newest = await anext(messages)

    assert (first["type"], first["version"]) == ("update", known + 2)
    assert (newest["type"], newest["state"]["version"]) == ("snapshot", known + 3)


async def test_a_guest_whose_stream_has_ended_is_away(tmp_path: Path):
    with serving(tmp_path, GRACE="500") as node:
        [anna, ben] = people(2, node.address)
        table = a_table([anna, ben])
        begin(table.id, [anna, ben])
        async with a_stream(anna, table.id, node.address) as messages:
            assert (await anext(messages))["type"] == "snapshot"

        replaced = await Spectator(ben, table.id, Random(1)).play(
            lambda state: bool(state["places"][0]["stand_in"])
        )

    assert replaced["places"][0]["why"] == "away"


async def test_a_stream_says_goodbye_before_its_node_goes_down(tmp_path: Path):
    with running_node(tmp_path) as node:
        [anna, ben] = people(2, node.address)
        table = a_table([anna, ben])
        async with a_stream(anna, table.id, node.address) as messages:
            await anext(messages)
            node.terminate()
            rest = [message async for message in messages]
        ended = node.stop()

    assert [message["type"] for message in rest] == ["bye"]
    assert ended in (0, -15)


async def test_so_many_streams_of_one_guest_and_no_more(tmp_path: Path):
    with serving(tmp_path) as node:
        [anna, ben] = people(2, node.address)
        table = a_table([anna, ben]).id
        async with AsyncExitStack() as stack:
            opened = [await stack.enter_async_context(a_stream(anna, table, node.address)) for _ in range(20)]
            assert [(await anext(messages))["type"] for messages in opened] == ["snapshot"] * 20
            refused = anna.ask("GET", f"/api/tables/{table}/events")

    assert (refused.status_code, refused.json()["code"]) == (429, "too_many")
