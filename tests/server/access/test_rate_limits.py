"""Rate limits: a client that asks too much is refused or disconnected, and other clients do not notice."""

import asyncio
import json
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, ExitStack, suppress
from ipaddress import IPv6Address
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from seasalt.server.access.connection_limits import ConnectionLimits
from seasalt.server.access.rate_limits import RateLimits
from seasalt.server.access.uvicorn_protocols import Connections
from seasalt.server.networks import client_key
from seasalt.server.refusals import RequestRefused
from seasalt.server.settings import Settings
from tests.server.log_checks import log_of
from tests.server.nodes import ServerProcess, ServerThread, running_node, serving
from tests.server.players import a_person, a_table, command, people, receive, receive_all, until
from tests.servers import HTTP

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A node with small limits, except the default limit of frames; metrics are those of its process."""
    folder: Path = tmp_path_factory.mktemp("limits")
    limits = {
        "FRAMES_PER_SECOND": "10",
        "FRAMES_AT_ONCE": "30",
        "MAX_SOCKETS_PER_ADDRESS": "4",
        "MAX_TABLES_PER_MINUTE": "3",
    }
    with running_node(folder, **limits) as node:
        yield node


async def until_all_have_gone(node: ServerProcess) -> None:
    """Wait until the server has noticed that all sockets are closed."""
    await until(lambda: "seasalt_sockets 0.0" in httpx.get(f"{node.address}/metrics", **HTTP).text)


async def test_a_flood_is_told_that_it_is_too_fast_and_then_cut_off(node: ServerProcess):
    [anna, ben] = people(2, node.address)
    table = a_table([anna, ben])
    before = len(await log_of(node.database, table.id))

    async with anna.socket() as socket:
        started = time.monotonic()
        with suppress(ConnectionClosed):
            for _ in range(200):
                await socket.send('{"type":"ping"}')
        messages = await receive_all(socket)
        lasted = time.monotonic() - started
    kinds = Counter(str(message.get("code", message["type"])) for message in messages)

    assert socket.close_code == 1008
    assert 29 <= kinds["pong"] <= 30 + 10 * lasted + 1  # to open the table was one of the thirty
    assert kinds["too_fast"] == 5
    assert len(await log_of(node.database, table.id)) == before
    async with ben.socket() as socket:
        await socket.send('{"type":"ping"}')
        assert (await receive(socket))["type"] == "pong"


async def test_so_many_sockets_from_one_address_and_no_more(node: ServerProcess):
    anna = a_person(node.address)
    await until_all_have_gone(node)
    async with AsyncExitStack() as stack:
        for _ in range(4):
            await stack.enter_async_context(anna.socket())

        with pytest.raises(InvalidStatus) as refused:
            await stack.enter_async_context(anna.socket())

        assert refused.value.response.status_code == 429
    await until_all_have_gone(node)
    async with anna.socket() as socket:
        await socket.send('{"type":"ping"}')
        assert (await receive(socket))["type"] == "pong"


async def test_sockets_opened_at_once_are_counted_too(node: ServerProcess):
    anna = a_person(node.address)
    await until_all_have_gone(node)

    async with AsyncExitStack() as stack:
        tries = [stack.enter_async_context(anna.socket()) for _ in range(20)]
        done = await asyncio.gather(*tries, return_exceptions=True)

    assert Counter(type(one) for one in done) == {ClientConnection: 4, InvalidStatus: 16}


async def test_so_many_tables_by_one_guest_and_no_more(node: ServerProcess):
    anna = a_person(node.address)

    statuses = _until_refused(lambda: anna.ask("POST", "/api/tables", {}).status_code)

    assert statuses[:3] == [200] * 3
    assert statuses[-1] == 429


async def test_tables_from_one_address_are_limited_whatever_guest_asks(tmp_path: Path):
    few = {"MAX_TABLES_PER_MINUTE": "2"}
    with serving(tmp_path, **few) as node:
        guests = [a_person(node.address) for _ in range(12)]
        statuses = [guest.ask("POST", "/api/tables", {"sit": False}).status_code for guest in guests]

    assert statuses[:8] == [200] * 8
    assert 429 in statuses[8:]


async def test_so_many_guests_from_one_address_and_no_more(tmp_path: Path):
    with serving(tmp_path, MAX_GUESTS_PER_MINUTE="3") as node:

        def come() -> int:
            return node.ask("POST", "/api/guests", json={"name": "Many"}).status_code

        assert _until_refused(come)[-1] == 429


def _until_refused(ask: Callable[[], int]) -> list[int]:
    """The answers up to the first refusal: the slower they come, the more are allowed."""
    statuses = [ask()]
    while statuses[-1] != 429 and len(statuses) < 300:
        statuses.append(ask())
    return statuses


async def test_many_guests_of_one_address_look_at_tables_no_faster_than_one(tmp_path: Path):
    slow = {"REQUESTS_AT_ONCE": "20", "REQUESTS_PER_SECOND": "0.001"}
    with serving(tmp_path, **slow) as node:
        anna, ben = people(2, node.address)
        watch = json.dumps({"type": "watch", "table": a_table([anna], ("greedy",)).id})
        async with anna.socket() as socket:
            for _ in range(20):
                await socket.send(watch)
            heard = [(await receive(socket))["type"] for _ in range(20)]
            with pytest.raises(InvalidStatus) as refused:
                async with ben.socket():
                    pass
            await socket.send('{"type": "ping"}')
            pong = await receive(socket)

    assert Counter(heard) == {"snapshot": 19, "problem": 1}  # opening the socket was a visit too
    assert refused.value.response.status_code == 503
    assert pong["type"] == "pong"


async def test_a_socket_watches_so_many_tables_and_no_more(tmp_path: Path):
    with serving(tmp_path) as node:
        anna = a_person(node.address)
        tables = [a_table([anna], players=2).id for _ in range(21)]
        answers = []
        async with anna.socket() as socket:
            for table in tables:
                await socket.send(json.dumps({"type": "watch", "table": table}))
                answers.append(await receive(socket))

    assert [answer["type"] for answer in answers] == ["snapshot"] * 20 + ["problem"]
    assert answers[-1]["code"] == "too_many"


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    """A node with small limits on connections."""
    folder: Path = tmp_path_factory.mktemp("narrow")
    small = {"MAX_OPEN_TABLES": "3", "MAX_WATCHERS": "2"}
    with serving(folder, **small) as node:
        yield node


async def test_a_guest_sits_at_so_many_tables_that_are_not_over_and_opens_no_more(narrow: ServerThread):
    anna = a_person(narrow.address)
    tables = [anna.ask("POST", "/api/tables", {"players": 2}).json()["table"] for _ in range(3)]
    refused = anna.ask("POST", "/api/tables", {"players": 2})
    quick = anna.ask("POST", "/api/quick", {"players": 2})
    command(anna, tables[0], {"type": "stand"})

    assert (refused.status_code, refused.json()["code"]) == (429, "too_many_tables")
    assert quick.json()["code"] == "too_many_tables"
    assert anna.ask("POST", "/api/tables", {"players": 2}).status_code == 200


async def test_spectators_of_a_table_are_limited_and_its_players_are_not(narrow: ServerThread):
    anna, ben = people(2, narrow.address)
    table = a_table([anna, ben], public=True)
    watch = json.dumps({"type": "watch", "table": table.id})
    answers = []
    async with AsyncExitStack() as stack:
        for _ in range(3):
            stranger = a_person(narrow.address)
            socket = await stack.enter_async_context(stranger.socket())
            await socket.send(watch)
            answers.append(await receive(socket))
        seated = await stack.enter_async_context(anna.socket())
        await seated.send(watch)
        answers.append(await receive(seated))

    assert [answer["type"] for answer in answers] == ["snapshot", "snapshot", "problem", "snapshot"]
    assert answers[2]["code"] == "too_many_watchers"


@pytest.mark.parametrize(
    ("method", "what", "status"),
    [("GET", "review", 409), ("GET", "curve", 409), ("GET", "replay", 409), ("POST", "hint", 403)],
)
async def test_long_work_is_limited_for_each_guest(narrow: ServerThread, method: str, what: str, status: int):
    [anna] = people(1, narrow.address)
    table = a_table([anna], ("greedy",)).id

    # The game is not over and has no hints: sixty requests are refused sooner than one more is allowed.
    statuses = _until_refused(lambda: anna.ask(method, f"/api/tables/{table}/{what}").status_code)

    assert set(statuses[:60]) == {status}
    assert statuses[-1] == 429


# --- networks around an address


def addresses(count: int, bits: int) -> list[str]:
    """So many keys, each in a network of its own of that size."""
    return [
        client_key(str(IPv6Address((0x20010DB8 << 96) + (number << (128 - bits))))) for number in range(count)
    ]


@pytest.mark.parametrize(("bits", "times"), [(64, 4), (56, 16)])
def test_a_wider_network_has_a_limit_of_its_own(bits: int, times: int):
    """256 networks of a /56, or of a /48, each with fewer than one address may have."""
    limits = RateLimits(per_minute=10)
    allowed = sum(limits.allow(address, 0) for _ in range(9) for address in addresses(256, bits))

    assert allowed == times * 10
    assert limits.allow("192.0.2.1", 0)
    assert limits.allow(client_key("2001:db8:1::"), 0)
    assert not limits.allow(client_key("2001:db8::"), 0)
    assert limits.allow(client_key("2001:db8::"), 60_000)


def test_who_is_refused_takes_nothing_from_the_neighbours():
    limits = RateLimits(per_minute=10)
    one, *others = addresses(4, 64)

    assert sum(limits.allow(one, 0) for _ in range(1000)) == 10
    assert all(limits.allow(other, 0) for _ in range(10) for other in others)


def test_a_network_that_is_refused_does_not_drive_out_the_limits_of_others():
    limits = RateLimits(per_minute=10, most=200)
    assert sum(limits.allow("192.0.2.1", 0) for _ in range(11)) == 10
    for address in addresses(5000, 64):
        limits.allow(address, 0)

    assert not limits.allow("192.0.2.1", 0)


@pytest.mark.parametrize(("bits", "times"), [(64, 4), (56, 16)])
def test_a_wider_network_has_so_many_sockets_and_gives_them_back(bits: int, times: int):
    limits = ConnectionLimits(Settings(max_sockets_per_address=3))
    some = [address for address in addresses(256, bits) for _ in range(2)]
    for _ in range(2):
        with ExitStack() as stack:
            for address in some[: 3 * times]:
                stack.enter_context(limits.hold(address))
            with pytest.raises(RequestRefused):
                limits.check(some[-1])
            limits.check("192.0.2.1")


@pytest.mark.parametrize(("bits", "times"), [(64, 4), (56, 16)])
def test_a_wider_network_has_so_many_connections_and_gives_them_back(bits: int, times: int):
    gate = Connections(Settings(max_connections_per_address=3), 10_000)
    some = [address.removesuffix("/64") for address in addresses(256, bits) for _ in range(2)]
    for _ in range(2):
        refused = [gate.enter(host) for host in some]
        assert refused == [None] * (3 * times) + ["address"] * (len(some) - 3 * times)
        assert gate.is_beyond_reserve(some[0])
        assert gate.enter("192.0.2.1") is None
        for host in (*some, "192.0.2.1"):
            gate.leave(host)
