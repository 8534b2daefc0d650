"""The bus: notices reach every node, never delay a move, and a Resync replaces those that were lost."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from random import Random

import pytest
from redis.asyncio import Redis

from seasalt.server.bus import Bus, Resync, Signal, VersionNotice
from seasalt.server.interfaces.database_faults import BadAddress
from seasalt.server.storage.redis_bus import open_bus
from tests.servers import PATIENCE_S, Valkey

pytestmark = pytest.mark.anyio
_numbers = count()
LIMIT = 8


@pytest.fixture(params=["in process", "valkey"])
async def nodes(request: pytest.FixtureRequest) -> AsyncIterator[tuple[Bus, Bus]]:
    """The buses of two nodes; within one process it is the same bus."""
    if request.param == "in process":
        async with await open_bus(None, Random(1), limit=LIMIT) as bus:
            yield bus, bus
    else:
        valkey: Valkey = request.getfixturevalue("valkey")
        channel = f"site-{next(_numbers)}"
        async with (
            await open_bus(valkey.url, Random(1), channel=channel, limit=LIMIT) as here,
            await open_bus(valkey.url, Random(2), channel=channel, limit=LIMIT) as there,
        ):
            await until_connected(here, there)
            yield here, there


async def until_connected(*buses: Bus) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not all(bus.connected for bus in buses):
            await asyncio.sleep(0.005)


async def until_pinged(valkey: Valkey) -> None:
    """Wait for two more pings to Valkey: then at least the first one was answered."""
    async with Redis(port=valkey.port, protocol=2) as keeper, asyncio.timeout(PATIENCE_S):

        async def pings() -> int:
            told = await keeper.info("commandstats")
            return int(told.get("cmdstat_ping", {"calls": 0})["calls"])

        before = await pings()
        while await pings() < before + 2:
            pass  # every turn of this loop waits for Valkey


@asynccontextmanager
async def listening(bus: Bus) -> AsyncIterator[AsyncIterator[Signal]]:
    """The signals of a bus, one at a time."""
    async with bus.listen() as batches:
        yield (each async for batch in batches for each in batch)


async def until(notices: AsyncIterator[Signal], wanted: Signal) -> list[Signal]:
    """The signals before the wanted one."""
    heard: list[Signal] = []
    async with asyncio.timeout(PATIENCE_S):
        async for each in notices:
            if each == wanted:
                return heard
            heard.append(each)
    raise AssertionError("the bus was closed")


async def test_a_notice_published_on_one_node_reaches_all(nodes: tuple[Bus, Bus]) -> None:
    here, there = nodes
    async with listening(here) as near, listening(here) as nearer, listening(there) as far:
        here.publish("reef", 7)

        for notices in (near, nearer, far):
            assert await until(notices, VersionNotice("reef", 7)) == [Resync()]


async def test_a_new_listener_gets_a_resync_first(nodes: tuple[Bus, Bus]) -> None:
    here, _ = nodes
    here.publish("reef", 7)
    async with listening(here) as notices:
        assert await anext(notices) == Resync()


async def test_a_node_gets_its_own_notice_once(nodes: tuple[Bus, Bus]) -> None:
    here, there = nodes
    async with listening(here) as notices:
        await until(notices, Resync())
        here.publish("reef", 7)
        assert await until(notices, VersionNotice("reef", 7)) == []

        there.publish("lagoon", 1)  # comes after the echo of the first, if there is one
        assert await until(notices, VersionNotice("lagoon", 1)) == []


async def test_a_notice_may_have_any_table_id(nodes: tuple[Bus, Bus]) -> None:
    here, there = nodes
    async with listening(there) as notices:
        for table_id in ("*", "a:b:c", "", "Zoë ☂"):
            here.publish(table_id, 3)
            assert set(await until(notices, VersionNotice(table_id, 3))) <= {Resync()}


async def test_notices_of_one_table_are_merged_into_the_newest(nodes: tuple[Bus, Bus]) -> None:
    here, _ = nodes
    async with listening(here) as notices:
        await until(notices, Resync())
        for version in (3, 5, 4):
            here.publish("reef", version)

        assert await anext(notices) == VersionNotice("reef", 5)


async def test_a_slow_listener_gets_one_resync_instead_of_too_many_notices(nodes: tuple[Bus, Bus]) -> None:
    here, _ = nodes
    async with listening(here) as slow, listening(here) as quick:
        await until(slow, Resync())
        await until(quick, Resync())
        for number in range(2 * LIMIT + 1):
            here.publish(f"table-{number}", 1)
            assert await anext(quick) == VersionNotice(f"table-{number}", 1)

        assert await anext(slow) == Resync()
        for number in range(LIMIT + 1, 2 * LIMIT + 1):  # what came after the last overflow is kept
            assert await anext(slow) in (VersionNotice(f"table-{number}", 1), Resync())


async def test_closing_the_bus_ends_its_listeners(nodes: tuple[Bus, Bus]) -> None:
    here, _ = nodes
    async with listening(here) as notices:
        await here.close()

        assert [each async for each in notices] == []


# --- between nodes


async def test_a_bus_that_was_down_sends_a_resync(valkey: Valkey, caplog: pytest.LogCaptureFixture) -> None:
    channel = f"site-{next(_numbers)}"
    async with (
        await open_bus(valkey.url, Random(1), channel=channel) as here,
        await open_bus(valkey.url, Random(2), channel=channel) as there,
        listening(there) as notices,
    ):
        await until_connected(here, there)
        here.publish("reef", 1)
        await until(notices, VersionNotice("reef", 1))
        valkey.stop(signal.SIGKILL)
        try:
            version = 1
            async with asyncio.timeout(PATIENCE_S):
                while there.connected or not here.lost:
                    version += 1
                    here.publish("reef", version)  # it returns at once and raises nothing
                    await asyncio.sleep(0.005)
        finally:
            valkey.start()

        await until(notices, Resync())
        await until_connected(here, there)
        here.publish("reef", version + 1)
        assert set(await until(notices, VersionNotice("reef", version + 1))) <= {
            Resync(),
            VersionNotice("reef", version),
        }
        assert sorted(caplog.messages) == ["bus_back", "bus_back", "bus_down", "bus_down"]


async def test_a_bus_that_says_nothing_is_asked_and_given_up_and_found_again(
    valkey: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("seasalt.server.storage.redis_bus.SILENCE", 0.05)
    monkeypatch.setattr("seasalt.server.storage.redis_bus.PATIENCE", PATIENCE_S)
    async with (
        await open_bus(valkey.url, Random(1), channel=f"site-{next(_numbers)}") as bus,
        listening(bus) as notices,
    ):
        await until_connected(bus)
        await until_pinged(valkey)
        assert {bus.connected} == {True}
        await until(notices, Resync())
        monkeypatch.setattr("seasalt.server.storage.redis_bus.PATIENCE", 0.3)
        valkey.send(signal.SIGSTOP)  # the connection stays open, without answers
        try:
            async with asyncio.timeout(PATIENCE_S):
                while bus.connected:
                    await asyncio.sleep(0.01)
        finally:
            monkeypatch.undo()
            valkey.send(signal.SIGCONT)

        await until(notices, Resync())
        await until_connected(bus)


async def test_a_notice_lost_on_its_way_out_becomes_a_resync_on_the_other_nodes(valkey: Valkey) -> None:
    channel, full = f"site-{next(_numbers)}", 4
    async with (
        await open_bus(valkey.url, Random(1), channel=channel, limit=full) as here,
        await open_bus(valkey.url, Random(2), channel=channel) as there,
        listening(there) as notices,
    ):
        await until_connected(here, there)
        await until(notices, Resync())
        for number in range(full + 1):  # more than the limit, before anything can be sent
            here.publish(f"table-{number}", 1)

        assert here.lost == full + 1
        await until(notices, Resync())


async def test_a_notice_that_the_bus_refused_becomes_a_resync_later(valkey: Valkey) -> None:
    channel = f"site-{next(_numbers)}"
    async with (
        await open_bus(valkey.url, Random(1), channel=channel) as here,
        await open_bus(valkey.url, Random(2), channel=channel) as there,
        Redis(port=valkey.port, protocol=2) as keeper,
        listening(there) as notices,
    ):
        await until_connected(here, there)
        await until(notices, Resync())
        await keeper.execute_command("ACL", "SETUSER", "default", "-publish")  # type: ignore[no-untyped-call]
        try:
            here.publish("reef", 1)
            async with asyncio.timeout(PATIENCE_S):
                while here.lost == 0:
                    await asyncio.sleep(0.005)
        finally:
            await keeper.execute_command("ACL", "SETUSER", "default", "+publish")  # type: ignore[no-untyped-call]

        assert await until(notices, Resync()) == []  # the other node was never disconnected
        here.publish("reef", 2)
        await until(notices, VersionNotice("reef", 2))


async def test_an_unreachable_bus_does_not_stop_a_node() -> None:
    async with await open_bus("redis://127.0.0.1:1", Random(1)) as bus, listening(bus) as notices:
        bus.publish("reef", 1)

        assert await until(notices, VersionNotice("reef", 1)) == [Resync()]  # it is delivered on this node
        assert not bus.connected


async def test_what_strangers_say_on_the_channel_is_passed_over(valkey: Valkey) -> None:
    channel = f"site-{next(_numbers)}"
    async with (
        await open_bus(valkey.url, Random(1), channel=channel) as bus,
        Redis(port=valkey.port, protocol=2) as stranger,
        listening(bus) as notices,
    ):
        await until_connected(bus)
        strange = (
            b"hello",
            b"x:reef",
            b"\xff\xfe",
            b"-3:reef",
            b":",
            b"",
            "²:reef".encode(),
            b"9" * 5000 + b":reef",
        )
        for message in strange:
            await stranger.publish(channel, message)
        await stranger.publish(channel, b"4:reef")

        assert set(await until(notices, VersionNotice("reef", 4))) <= {Resync()}


@pytest.mark.parametrize("address", ["", "localhost", "amqp://localhost", "redis://localhost:port"])
async def test_an_address_that_is_no_bus_is_refused_at_once(address: str) -> None:
    with pytest.raises(BadAddress):
        await open_bus(address, Random(1))
