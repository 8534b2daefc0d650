"""Connections that would block the server: silent, slow, too many, or floods of small frames."""

import asyncio
import json
import os
import re
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import InvalidStatus

import seasalt
from seasalt.server.access.uvicorn_protocols import Connections, protocols
from seasalt.server.settings import Settings
from tests.server.nodes import RunningNode, ServerProcess, running_node, serving
from tests.server.players import a_person, a_table, command, people, receive, receive_all, until
from tests.servers import HTTP, PATIENCE_S

pytestmark = pytest.mark.anyio
REQUEST_S = 2.0
PER_ADDRESS, ALL = 30, 45


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("connections")
    settings = {
        "REQUEST_SECONDS": str(REQUEST_S),
        "STALL_SECONDS": "1",
        "MAX_CONNECTIONS": str(ALL),
        "MAX_CONNECTIONS_PER_ADDRESS": str(PER_ADDRESS),
        "MAX_SOCKETS_PER_GUEST": "2",
    }
    with running_node(folder, **settings) as node:
        yield node


@contextmanager
def a_line(
    node: RunningNode, source: str = "127.0.0.1", *, buffer: int | None = None
) -> Iterator[socket.socket]:
    """A raw connection."""
    with socket.socket() as line:
        if buffer:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        line.bind((source, 0))
        line.settimeout(PATIENCE_S)
        line.connect(("127.0.0.1", node.port))
        yield line


def is_closed(line: socket.socket) -> bool:
    """Whether the other side closes the connection, with or without an answer."""
    try:
        while line.recv(4096):
            pass
    except ConnectionError:
        return True
    return True


def is_gone(line: socket.socket, data: bytes) -> bool:
    """Whether sending fails."""
    try:
        line.send(data)
    except BlockingIOError:
        return False
    except ConnectionError:
        return True
    return False


async def until_empty(node: ServerProcess) -> None:
    """Wait until no other client is connected."""
    await until(lambda: "seasalt_connections 1.0" in metrics(node))


def metrics(node: ServerProcess) -> str:
    try:
        answer = httpx.get(f"{node.address}/metrics", **HTTP)
    except httpx.HTTPError:
        return ""
    return answer.text


@pytest.mark.parametrize(
    ("inside", "who"),
    [
        (r"uvicorn\.", ["uvicorn_protocols.py"]),
        ("h11", ["sender.py", "uvicorn_protocols.py"]),  # a push message is a request of our own
    ],
)
def test_only_the_protocols_know_the_inside_of_uvicorn(inside: str, who: list[str]):
    source = Path(seasalt.__file__).parent
    imported = re.compile(rf"^\s*(from|import) {inside}", re.MULTILINE)

    assert (
        sorted(path.name for path in source.rglob("*.py") if imported.search(path.read_text("utf-8"))) == who
    )


# --- silent and slow ones


async def test_a_connection_on_which_nothing_comes_is_closed(node: ServerProcess):
    with a_line(node) as line:
        assert is_closed(line)


@pytest.mark.parametrize(
    "beginning",
    [
        b"GET /readyz HTTP/1.1\r\nhost: x\r\nx: ",
        b"POST /api/bots HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
        b"content-length: 9000\r\n\r\n",
        b"GET /ws HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\nx: ",
    ],
    ids=["head", "body", "handshake"],
)
async def test_a_request_that_comes_by_drops_is_given_up(node: ServerProcess, beginning: bytes):
    with a_line(node) as line:
        line.sendall(beginning)
        while not is_gone(line, b" "):
            await asyncio.sleep(0.05)


async def test_a_connection_that_asks_now_and_then_stays_open(node: ServerProcess):
    while not await stays_open(node):
        pass  # this machine was too busy to ask in time


async def stays_open(node: ServerProcess) -> bool:
    """Whether a connection that asks outlives the time of silence; False if it was silent too long."""
    until_then = time.monotonic() + 2 * REQUEST_S
    asked, last, longest = 0, time.monotonic(), 0.0
    with httpx.Client(base_url=node.address, **HTTP) as browser:
        while time.monotonic() < until_then:
            assert browser.get("/readyz").status_code == 200
            asked += 1
            await asyncio.sleep(0.1)
            longest, last = max(longest, time.monotonic() - last), time.monotonic()
        [pooled] = browser._transport._pool.connections  # type: ignore[attr-defined]
    if f"Request Count: {asked}" in pooled.info():
        return True
    assert longest > REQUEST_S / 2
    return False


HANDSHAKE = (
    b"GET / HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
CLOSE_FRAME = b"\x88\x80\0\0\0\0"


@pytest.mark.parametrize("more", [CLOSE_FRAME, b""], ids=["frame", "end"])
@pytest.mark.parametrize("answer", ["websocket.accept", "websocket.http.response"])
async def test_a_client_that_does_not_await_its_handshake_has_disconnected(more: bytes, answer: str):
    begun, ended = asyncio.Event(), asyncio.get_running_loop().create_future()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        begun.set()
        assert (await receive())["type"] == "websocket.disconnect"
        try:
            if answer == "websocket.accept":
                await send({"type": answer})
            else:
                await send({"type": f"{answer}.start", "status": 401, "headers": []})
                await send({"type": f"{answer}.body", "body": b""})
        except Exception as error:
            ended.set_result(error)
        else:
            ended.set_result(None)

    http, websocket = protocols(Connections(Settings(), 1000))
    config = uvicorn.Config(app, http=http, ws=websocket, lifespan="off", log_config=None)
    config.load()
    state = ServerState()
    server = await asyncio.get_running_loop().create_server(lambda: http(config, state, {}), "127.0.0.1", 0)
    async with server, asyncio.timeout(PATIENCE_S):
        _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        writer.write(HANDSHAKE)
        await begun.wait()
        writer.write(more)
        if not more:
            writer.close()

        assert isinstance(await ended, OSError)
        writer.close()


async def test_a_client_that_does_not_read_its_answers_is_disconnected(node: ServerProcess):
    question = b"GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n"
    with a_line(node, buffer=4096) as line:
        line.setblocking(False)
        async with asyncio.timeout(PATIENCE_S):
            while not is_gone(line, question):
                await asyncio.sleep(0)


async def test_a_node_that_stops_drops_clients_that_do_not_read_without_a_stack_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("seasalt.server.access.uvicorn_protocols.STOP_SECONDS", 0.1)
    with serving(tmp_path) as node, a_line(node, buffer=4096) as line:
        line.sendall(b"GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n" * 500)
        await until(lambda: any(there.flow.write_paused for there in node.connections()))
        await asyncio.to_thread(node.stop)

        assert node.said().count("connection_stalled") == 1
        assert "ERROR" not in node.said()


# --- too many


async def test_so_many_connections_from_one_address_and_others_are_served(node: ServerProcess):
    await until_empty(node)
    with ExitStack() as stack:
        for _ in range(PER_ADDRESS):
            stack.enter_context(a_line(node, "127.0.0.9"))
        line = stack.enter_context(a_line(node, "127.0.0.9"))
        line.sendall(b"GET /readyz HTTP/1.1\r\nhost: x\r\n\r\n")
        refused = line.recv(4096)

        assert refused.startswith(b"HTTP/1.1 503 ")
        assert refused.endswith(b'{"code":"unavailable"}')
        assert node.is_ready()


async def test_when_all_places_are_taken_one_is_told_so_and_it_is_logged_once(node: ServerProcess):
    await until_empty(node)
    with ExitStack() as stack:
        for number in range(ALL):
            stack.enter_context(a_line(node, f"127.0.1.{number + 1}"))
        refusals = [httpx.get(f"{node.address}/readyz", **HTTP) for _ in range(3)]

    assert [answer.status_code for answer in refusals] == [503] * 3
    assert node.said().count("connections_full") == 1
    await until(node.is_ready)  # silent connections are closed


async def test_a_flood_of_connections_leaves_no_file_open(node: ServerProcess):
    await until_empty(node)
    before = len(os.listdir(f"/proc/{node.pid}/fd"))
    with ExitStack() as stack:
        for number in range(300):
            stack.enter_context(a_line(node, f"127.0.2.{number % 250 + 1}"))
        most = len(os.listdir(f"/proc/{node.pid}/fd"))
    await until_empty(node)

    assert most <= before + ALL + 64 + 10
    assert len(os.listdir(f"/proc/{node.pid}/fd")) <= before + 2


async def test_so_many_sockets_of_one_guest_and_no_more(node: ServerProcess):
    [anna, ben] = people(2, node.address)
    async with AsyncExitStack() as stack:
        for _ in range(2):
            await stack.enter_async_context(anna.socket())

        with pytest.raises(InvalidStatus) as refused:
            await stack.enter_async_context(anna.socket())

        assert refused.value.response.status_code == 429
        assert json.loads(refused.value.response.body or b"")["code"] == "too_many"
        await stack.enter_async_context(ben.socket())


# --- frames


def frame(opcode: int, data: bytes = b"", *, fin: bool = True) -> bytes:
    """A client's frame, masked with zeros."""
    return struct.pack("!BB", opcode | (0x80 if fin else 0), 0x80 | len(data)) + bytes(4) + data


TEXT, CONT, PING, PONG = 1, 0, 9, 10
FLOODS = {
    "pings": frame(PING, b"x" * 100) * 500,
    "pongs": frame(PONG) * 500,
    "parts": frame(TEXT, b"{", fin=False) + frame(CONT, b" ", fin=False) * 500,
    "empty parts": frame(TEXT, fin=False) + frame(CONT, fin=False) * 500,
    "pings within a message": frame(TEXT, fin=False) + frame(PING) * 500,
}


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS.keys())
async def test_frames_that_no_client_needs_end_the_connection(node: ServerProcess, flood: bytes):
    anna = a_person(node.address)
    async with anna.socket() as connection:
        connection.transport.write(flood)
        await receive_all(connection)

    assert connection.close_code == 1008
    assert node.is_ready()


async def test_a_message_in_parts_is_read_and_pings_are_answered(node: ServerProcess):
    anna = a_person(node.address)
    async with anna.socket() as connection:
        for _ in range(3):
            await asyncio.wait_for(await connection.ping(), PATIENCE_S)
        await connection.send(iter(['{"type":', '"ping",', '"n":5}']))

        assert (await receive(connection))["n"] == 5


async def test_text_that_is_no_text_ends_the_connection_without_a_stack_in_the_log(node: ServerProcess):
    anna = a_person(node.address)
    async with anna.socket() as connection:
        connection.transport.write(frame(TEXT, b"\xff\xfe"))
        await receive_all(connection)

    assert connection.close_code == 1007
    assert "UnicodeDecodeError" not in node.said()


async def test_a_flood_of_messages_in_one_piece_is_read_bit_by_bit_and_every_one_is_answered(
    node: ServerProcess,
):
    """All of them are in one packet, on a node that allows many; none is lost."""
    anna = a_person(node.address)
    async with anna.socket() as connection:
        connection.transport.write(
            b"".join(frame(TEXT, b'{"type":"ping","n":%d}' % number) for number in range(1000))
        )
        numbers = [(await receive(connection))["n"] for _ in range(1000)]

    assert numbers == list(range(1000))


# --- one limit for all messages of a guest


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[ServerProcess]:
    """A node where a guest may send a small burst, and then almost nothing."""
    settings = {"FRAMES_PER_SECOND": "0.01", "FRAMES_AT_ONCE": "8", "REQUESTS_PER_SECOND": "0.01"}
    settings["REQUESTS_AT_ONCE"] = "40"
    with running_node(tmp_path, **settings) as node:
        yield node


async def test_commands_over_http_and_messages_on_all_sockets_share_one_limit(strict: ServerProcess):
    [anna, ben] = people(2, strict.address)
    table = a_table([anna], players=2)
    answers = [command(anna, table.id, {"type": "emote", "phrase": "hello"})["type"] for _ in range(3)]
    async with anna.socket() as one, anna.socket() as other, ben.socket() as neighbour:
        kinds = [await _pinged(connection) for connection in (one, other, one, other, one, other)]
        refused = anna.ask("POST", f"/api/tables/{table.id}/commands", {})
        neighbours = await _pinged(neighbour)

    assert len(answers) == 3  # and one for the table: four are left
    assert kinds == ["pong"] * 4 + ["problem"] * 2
    assert (refused.status_code, refused.json()["code"]) == (429, "too_fast")
    assert refused.headers["connection"] == "close"
    assert neighbours == "pong"


async def _pinged(connection: ClientConnection) -> str:
    await connection.send('{"type":"ping"}')
    return str((await receive(connection))["type"])


async def test_so_many_requests_from_one_address_and_no_more(strict: ServerProcess):
    statuses = [200]
    while statuses[-1] != 429 and len(statuses) < 100:
        statuses.append(httpx.get(f"{strict.address}/api/editions", **HTTP).status_code)

    assert statuses[-1] == 429
    assert strict.is_ready()
    assert httpx.get(f"{strict.address}/rules", **HTTP).status_code != 429
    assert strict.said().count("flood_refused kind=requests") == 1
