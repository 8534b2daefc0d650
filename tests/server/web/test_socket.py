"""Sockets of clients that are slow, silent, or behind TLS."""

import asyncio
import json
import secrets
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed, InvalidStatus

from seasalt.rules.action import Seat
from seasalt.server.monitoring.metrics import SOCKETS_DROPPED
from seasalt.server.settings import Settings
from seasalt.server.tables.new_table import TableSpec
from seasalt.server.tables.node import Node
from seasalt.server.web.outbox import MESSAGES
from seasalt.server.web.socket import Socket
from seasalt.table.command import EmptySeat
from tests.server.nodes import ServerProcess, running_node, serving
from tests.server.players import (
    Person,
    a_person,
    a_table,
    begin,
    open_socket,
    people,
    receive,
    receive_all,
    until,
)
from tests.servers import HTTP, PATIENCE_S, Postgres

pytestmark = pytest.mark.anyio
IDLE_S = 2.0


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """With a process of its own, whose metrics are those of this node."""
    folder: Path = tmp_path_factory.mktemp("sockets")
    settings = {"IDLE_SECONDS": str(IDLE_S), "STALL_SECONDS": "1"}
    with running_node(folder, **settings) as node:
        yield node


# --- slow clients


class SlowClient:
    """The server's end of a connection. While it is not `open`, nothing reaches the client."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.sent: list[dict[str, Any]] = []
        self.websocket = WebSocket({"type": "websocket"}, self._receive, self._send)
        self._frames: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._frames.put_nowait({"type": "websocket.connect"})

    def send(self, message: dict[str, Any]) -> None:
        """Send a message from the client."""
        self._frames.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    def messages(self) -> list[dict[str, Any]]:
        """The messages that reached the client."""
        return [json.loads(sent["text"]) for sent in self.sent if "text" in sent]

    def versions(self) -> list[int]:
        """The versions that reached the client."""
        return [
            message["state"]["version"] if message["type"] == "snapshot" else message["version"]
            for message in self.messages()
        ]

    async def _receive(self) -> dict[str, Any]:
        return await self._frames.get()

    async def _send(self, message: Any) -> None:
        if message["type"] != "websocket.accept":
            await self.open.wait()
            self.sent.append(message)


@pytest.fixture
async def local(sqlite_url: str) -> AsyncIterator[Node]:
    opened = await Node.open(Settings(database=sqlite_url, bot_processes=0))
    yield opened
    await opened.close()


async def a_socket(local: Node) -> tuple[SlowClient, Socket]:
    client = SlowClient()
    await client.websocket.accept()
    guest, _ = await local.new_guest("Anna", "here")
    return client, Socket(client.websocket, local, guest, "")


async def test_a_client_that_cannot_keep_up_loses_the_connection_and_never_a_message(local: Node):
    client, socket = await a_socket(local)
    running = asyncio.create_task(socket.run())
    for number in range(MESSAGES + 2):
        socket.send(b"%d" % number)
        await asyncio.sleep(0)
    client.open.set()
    await asyncio.wait_for(running, PATIENCE_S)

    *messages, last = client.sent
    assert (last["type"], last["code"]) == ("websocket.close", 1013)
    assert [int(message["text"]) for message in messages] == list(range(len(messages)))


async def test_a_client_that_keeps_up_is_left_alone(local: Node):
    client, socket = await a_socket(local)
    client.open.set()
    running = asyncio.create_task(socket.run())
    for number in range(3 * MESSAGES):
        socket.send(b"%d" % number)
        await asyncio.sleep(0)
    await until(lambda: len(client.sent) == 3 * MESSAGES)
    running.cancel()

    assert [int(message["text"]) for message in client.sent] == list(range(3 * MESSAGES))


async def test_a_client_on_a_slow_line_gets_the_latest_state_and_keeps_its_connection(local: Node):
    anna, _ = await local.new_guest("Anna", "here")
    room = await local.open_table(anna, TableSpec(players=3), "home")
    await local.sit(anna, room, None, "sit")
    client = SlowClient()
    await client.websocket.accept()
    socket = Socket(client.websocket, local, anna, "")
    running = asyncio.create_task(socket.run())
    client.send({"type": "watch", "table": room.id})
    await until(lambda: socket in room.watchers)
    for _ in range(100):  # as fast as possible
        await local.add_bots(room, ["greedy"])
        await local.rooms.command(room, None, EmptySeat(Seat(1)), secrets.token_hex(8))
    moved = room.table.version
    client.open.set()
    await until(lambda: client.versions()[-1:] == [moved])
    await local.add_bots(room, ["greedy"])
    await until(lambda: client.versions()[-1:] == [moved + 1])
    running.cancel()

    *_, instead, newest = client.messages()
    assert (instead["type"], newest["type"]) == ("snapshot", "update")
    assert len(client.sent) < 25
    assert client.versions() == sorted(client.versions())


async def test_only_a_client_that_reads_nothing_for_long_is_dropped(sqlite_url: str):
    local = await Node.open(Settings(database=sqlite_url, bot_processes=0, stall_seconds=0.1))
    before = SOCKETS_DROPPED.labels("slow")._value.get()
    client, socket = await a_socket(local)
    client.send({"type": "ping"})

    await asyncio.wait_for(socket.run(), PATIENCE_S)
    await local.close()

    assert SOCKETS_DROPPED.labels("slow")._value.get() == before + 1


async def test_a_socket_is_closed_without_waiting_for_a_client_that_reads_nothing(
    local: Node, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("seasalt.server.web.socket.LINGER_SECONDS", 0.05)
    client, socket = await a_socket(local)
    for _ in range(MESSAGES + 2):
        socket.send(b"x")

    await asyncio.wait_for(socket.run(), PATIENCE_S)

    assert client.sent == []


async def test_a_node_lets_go_of_a_client_that_asks_and_does_not_listen(node: ServerProcess):
    persons = people(2, node.address)
    table = a_table(persons)
    begin(table.id, persons)
    watch = json.dumps({"type": "watch", "table": table.id})

    async with persons[0].socket() as deaf:

        async def ask_on() -> None:
            with suppress(ConnectionClosed):
                while True:
                    await deaf.send(watch)

        asking = asyncio.create_task(ask_on())
        await until(lambda: "seasalt_sockets 1.0" in _metrics(node))
        await until(lambda: "seasalt_sockets 0.0" in _metrics(node))
        asking.cancel()
        await receive_all(deaf)
    async with persons[1].socket() as other:
        await other.send(watch)

        assert (await receive(other))["type"] == "snapshot"
    assert deaf.close_code in (1006, 1013)


def _metrics(node: ServerProcess) -> str:
    return httpx.get(f"{node.address}/metrics", **HTTP).text


# --- when the database is down


async def test_a_handshake_says_that_the_database_is_down_and_not_that_one_is_unknown(
    postgres: Postgres, tmp_path: Path
):
    with serving(postgres.empty("handshake")) as node:
        anna = a_person(node.address)
        postgres.stop()
        try:
            with pytest.raises(InvalidStatus) as refused:
                async with anna.socket():
                    pass
        finally:
            postgres.start()
        with pytest.raises(InvalidStatus) as unknown:
            async with open_socket(node.address, "guess"):
                pass
        said = node.said()

    assert refused.value.response.status_code == 503
    assert unknown.value.response.status_code == 401
    assert "without completing handshake" not in said


# --- silent clients


async def test_a_socket_from_which_nothing_comes_is_closed(node: ServerProcess):
    anna = a_person(node.address)
    async with anna.socket() as socket:
        heard = await receive_all(socket)

    assert heard == []
    assert socket.close_code == 1001


async def test_a_socket_that_pings_now_and_then_stays_open(node: ServerProcess):
    anna = a_person(node.address)
    while not await stays_open(anna):
        pass  # this machine was too busy to ping in time


async def stays_open(anna: Person) -> bool:
    """Whether a socket that pings outlives the time of silence; False if it was silent too long."""
    until_then = time.monotonic() + 1.5 * IDLE_S
    pinged = time.monotonic()
    try:
        async with anna.socket() as socket:
            while pinged < until_then:
                pinged = time.monotonic()
                await socket.send('{"type":"ping"}')
                assert (await receive(socket))["type"] == "pong"
                await asyncio.sleep(0.05)
    except ConnectionClosed:
        assert time.monotonic() > pinged + IDLE_S / 2
        return False
    return True


# --- behind TLS


async def test_behind_tls_the_cookie_is_for_this_host_and_for_https_only(tmp_path: Path):
    with serving(tmp_path, SECURE="true") as node:
        answer = httpx.post(f"{node.address}/api/guests", json={"name": "Ida"}, **HTTP)
        cookie, *attributes = answer.headers["set-cookie"].split("; ")
        name, _, token = cookie.partition("=")

        def me(cookies: str) -> int:
            headers = {"cookie": cookies}
            return httpx.get(f"{node.address}/api/me", headers=headers, **HTTP).status_code

        assert name == "__Host-seasalt"
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        assert {"Path=/", "Secure", "HttpOnly"} <= set(attributes)
        assert not [attribute for attribute in attributes if attribute.lower().startswith("domain")]
        assert me(f"{name}={token}") == 200
        assert (
            me(f"seasalt={token}") == 401
        )  # another host of the domain, or a page without TLS, could have set it
        async with open_socket(node.address, None, cookie=f"{name}={token}") as socket:
            await socket.send('{"type":"ping"}')
            assert (await receive(socket))["type"] == "pong"
        with pytest.raises(InvalidStatus):
            async with open_socket(node.address, None, cookie=f"seasalt={token}"):
                pass
