"""People are told once that a game over days waits for them, and reminded once; nobody is told who knows."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
from sqlalchemy import func, select

from seasalt.server.interfaces.account_store import Key
from seasalt.server.push.encryption import encoded, public_bytes
from seasalt.server.push.sender import Connect
from seasalt.server.push.turn_notices import FIRST_PAUSE_MS, TurnNotices, message, server_key
from seasalt.server.refusals import RequestRefused
from seasalt.server.storage.schema import PUSH_NOTICE, SUBSCRIPTION
from seasalt.server.storage.store import Store
from seasalt.server.storage.subscriptions import TAKEN_MS, DueNotice, NewSubscription
from seasalt.server.tables.erasure import Erasure
from seasalt.server.tables.room import Room
from seasalt.server.tables.rooms import NOTICE_MS
from seasalt.table.clock import DAY
from seasalt.table.command import Emote
from seasalt.table.command_handler import PHRASES
from seasalt.texts import languages
from tests.server.local_node import LocalNode, guest, local_node, two_nodes
from tests.server.push.push_service import BROWSER, SECRET, Service, read_by_browser, running
from tests.servers import PATIENCE_S

pytestmark = pytest.mark.anyio

TAKEN = b"HTTP/1.1 201 Created\r\n\r\n"
SERVICES = ("push.example", "slow.example")
ORIGIN = "https://seasalt.example"
P256DH, AUTH = encoded(public_bytes(BROWSER)), encoded(SECRET)


async def _always() -> bool:
    return True


async def public(host: str) -> Sequence[str]:
    return ["142.250.74.10"]


class Pushes:
    """The notices of a node, and the push service that gets them."""

    def __init__(self, local: LocalNode, notices: TurnNotices, service: Service) -> None:
        self.local = local
        self.notices = notices
        self.service = service

    async def subscribe(self, seat: int, *, service: str = "push.example", language: str = "en") -> None:
        """The browser in which this person began is told from now on."""
        endpoint = f"https://{service}/{seat}"
        await self.notices.subscribe(f"hash {seat}", endpoint, P256DH, AUTH, language, ORIGIN)

    async def after(self, milliseconds: int) -> list[dict[str, Any]]:
        """What browsers get when this time has passed."""
        self.local.time.now += milliseconds
        self.service.requests.clear()
        for service in await self.local.store.subscriptions.due(self.local.time()):
            await self.notices.send_to(service)
        return [
            json.loads(read_by_browser(request.partition(b"\r\n\r\n")[2]))
            for request in self.service.requests
        ]


@asynccontextmanager
async def pushes(
    local: LocalNode, answer: bytes = TAKEN, *, told: Sequence[int] = (0, 1), language: str = "en"
) -> AsyncIterator[Pushes]:
    """The notices of a node, where the browsers of these people are told."""
    service = Service(answer)
    async with running(service) as connect:
        push = Pushes(local, await notices_of(local, connect), service)
        for seat in told:
            await push.subscribe(seat, language=language)
        yield push


async def notices_of(local: LocalNode, connect: Connect) -> TurnNotices:
    key = await server_key(local.store.keys)
    parts = local.store.subscriptions, local.time, _always, local.table_supervisor.is_there, SERVICES, key
    return TurnNotices(*parts, connect=connect, resolve=public)


@pytest.fixture
async def node(url: str) -> AsyncIterator[LocalNode]:
    async with local_node(url) as local:
        yield local


async def a_game_over_days(local: LocalNode, *, days: int = 2, **more: Any) -> tuple[Room, int]:
    """A game, and the seat that it waits for."""
    room = await local.a_game(2, pace="days", base=days * DAY, **more)
    assert room.table.to_act is not None
    return room, room.table.to_act


async def end_turn(local: LocalNode, room: Room) -> int:
    """Play until the other person has to act; who that is."""
    before = room.table.to_act
    while room.table.to_act == before:
        await local.act(room)
    assert room.table.to_act is not None
    return room.table.to_act


async def rows(store: Store) -> tuple[int, int]:
    """How many subscriptions and notices there are."""
    counted = [select(func.count()).select_from(table) for table in (SUBSCRIPTION, PUSH_NOTICE)]
    [[subscriptions], [notices]] = [(await store.database.rows(count))[0] for count in counted]
    return subscriptions, notices


async def test_a_turn_is_told_once_after_a_minute_and_once_more_when_a_quarter_is_left(node: LocalNode):
    room, _ = await a_game_over_days(node)
    async with pushes(node, language="de") as push:
        seat = await end_turn(node, room)

        assert await push.after(NOTICE_MS - 1) == []
        [told] = await push.after(1)
        assert await push.after(DAY) == []
        [reminded] = await push.after(DAY // 2)
        assert await push.after(DAY // 4) == []

    name = room.table.places[1 - seat].name
    assert told == {
        "web_push": 8030,
        "notification": {
            "title": "Du bist am Zug",
            "body": f"{name} wartet auf dich.",
            "lang": "de",
            "dir": "ltr",
            "tag": "reef",
            "navigate": "https://seasalt.example/table/reef",
        },
        "app_badge": 1,
    }
    assert reminded["notification"]["title"] == "Deine Zeit wird knapp"
    assert "11 Stunden" in reminded["notification"]["body"]


async def test_who_has_moved_is_told_nothing_of_that_turn(node: LocalNode):
    room, _ = await a_game_over_days(node)
    async with pushes(node) as push:
        await end_turn(node, room)
        await end_turn(node, room)
        seat = await end_turn(node, room)
        told = await push.after(NOTICE_MS)

        assert [one["notification"]["body"] for one in told] == [
            f"{room.table.places[1 - seat].name} is waiting for you."
        ]


async def test_who_stops_in_the_middle_of_a_turn_is_reminded_only(node: LocalNode):
    room, _ = await a_game_over_days(node)
    async with pushes(node) as push:
        seat = await end_turn(node, room)
        await node.act(room)
        assert room.table.to_act == seat

        assert await push.after(DAY) == []
        [reminded] = await push.after(DAY // 2)
        assert reminded["notification"]["title"] == "Your time is running out"


async def test_who_is_at_the_table_is_told_nothing_until_they_have_left(node: LocalNode):
    room, _ = await a_game_over_days(node)
    async with pushes(node) as push:
        seat = await end_turn(node, room)
        [watcher] = node.watch(room, seat)

        assert await push.after(NOTICE_MS) == []
        room.leave(watcher, node.time())
        assert await push.after(NOTICE_MS) == []
        assert len(await push.after(3 * DAY // 2)) == 1


async def test_a_browser_of_which_nothing_is_heard_is_not_at_the_table(node: LocalNode):
    room, _ = await a_game_over_days(node)
    async with pushes(node) as push:
        [watcher] = node.watch(room, await end_turn(node, room))
        watcher.silent_from = node.time() + 4500

        assert len(await push.after(NOTICE_MS)) == 1


async def test_who_is_at_the_table_on_another_node_is_told_nothing(url: str):
    async with two_nodes(url) as (here, there):
        room, _ = await a_game_over_days(here)
        async with pushes(here) as push:
            seat = await end_turn(here, room)
            other = await there.room()
            there.watch(other, seat)
            here.time.now += NOTICE_MS - 1
            await there.tend(other)

            assert await push.after(1) == []


async def test_games_without_days_and_turns_of_bots_are_not_told(node: LocalNode):
    async with pushes(node, told=[]) as push:
        quick = await node.a_game(2, pace="bank", base=DAY, name="quick")
        await push.subscribe(0)
        await push.subscribe(1)
        await end_turn(node, quick)
        room = await node.a_game(1, 1, pace="days", base=DAY)
        while room.table.to_act == 0:
            await node.act(room)

        assert await rows(node.store) == (2, 0)


async def test_who_subscribes_in_their_turn_is_reminded_of_it(node: LocalNode):
    _, seat = await a_game_over_days(node)
    async with pushes(node, told=[seat]) as push:
        assert await push.after(3 * DAY // 2 - 1) == []
        assert len(await push.after(1)) == 1


async def test_a_phrase_is_no_second_turn(node: LocalNode):
    room, _ = await a_game_over_days(node)
    async with pushes(node) as push:
        seat = await end_turn(node, room)
        await push.after(NOTICE_MS)
        await node.do(room, 1 - seat, Emote(PHRASES[0]))

        assert await push.after(NOTICE_MS) == []


async def test_a_device_that_is_signed_out_gets_nothing(node: LocalNode):
    room, _ = await a_game_over_days(node)
    async with pushes(node) as push:
        seat = await end_turn(node, room)
        await node.store.accounts.end_sessions(guest(seat))

        assert await push.after(NOTICE_MS) == []
        assert await rows(node.store) == (1, 0)


async def test_who_is_deleted_leaves_nothing(node: LocalNode):
    room, _ = await a_game_over_days(node)
    async with pushes(node):
        await end_turn(node, room)
        erasure = Erasure(node.store, node.rooms, node.bus, node.time, _always)
        await erasure.begin(guest(0))
        await erasure.begin(guest(1))

        assert await rows(node.store) == (0, 0)


async def test_a_browser_that_becomes_another_guest_is_told_of_that_one_only(node: LocalNode):
    await node.a_table(2)
    async with pushes(node, told=[0]) as push:
        await push.notices.subscribe("hash 1", "https://push.example/0", P256DH, AUTH, "fr", ORIGIN)

        assert await push.notices.subscription("hash 0") is None
        assert await push.notices.subscription("hash 1") == ("https://push.example/0", "fr")


# --- sending


async def test_a_subscription_that_is_gone_is_deleted(node: LocalNode):
    room, _ = await a_game_over_days(node)
    async with pushes(node, b"HTTP/1.1 410 Gone\r\n\r\n") as push:
        await end_turn(node, room)
        await push.after(NOTICE_MS)

        assert await rows(node.store) == (1, 0)


async def test_what_a_service_does_not_take_is_tried_again_later_and_later(node: LocalNode):
    room, _ = await a_game_over_days(node)
    async with pushes(node, b"HTTP/1.1 503 Busy\r\n\r\n") as push:
        await end_turn(node, room)

        assert len(await push.after(NOTICE_MS)) == 1
        assert await push.after(FIRST_PAUSE_MS) == []
        assert len(await push.after(FIRST_PAUSE_MS)) == 1
        push.service.answer = TAKEN
        assert len(await push.after(4 * FIRST_PAUSE_MS)) == 1
        assert await push.after(DAY) == []


async def test_a_node_that_is_killed_while_it_sends_loses_nothing(node: LocalNode, url: str):
    room, _ = await a_game_over_days(node)
    got = asyncio.Event()

    async def hangs(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        got.set()
        with suppress(OSError):
            await reader.read()  # until the node is dead
        writer.close()

    server = await asyncio.start_server(hangs, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    async with server, pushes(node) as push:
        await end_turn(node, room)
        node.time.now += NOTICE_MS
        dying = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.server.pushing_node", url, str(port), str(node.time.now))
        )
        async with asyncio.timeout(PATIENCE_S):
            await got.wait()
        dying.kill()
        await dying.wait()

        assert await push.after(TAKEN_MS - 1) == []
        assert len(await push.after(1)) == 1
        assert await push.after(TAKEN_MS) == []


async def test_two_nodes_that_send_at_once_send_everything_once(url: str):
    async with two_nodes(url, alone=True) as (here, there):
        room, _ = await a_game_over_days(here)
        async with pushes(here) as push, pushes(there, told=[]) as other:
            await end_turn(here, room)
            here.time.now += NOTICE_MS
            await asyncio.gather(*(one.notices.send_to("push.example") for one in (push, other)))

    assert len(push.service.requests + other.service.requests) == 1


async def test_a_service_that_hangs_delays_no_other(node: LocalNode):
    _, seat = await a_game_over_days(node)
    hanging, told = asyncio.Event(), asyncio.Event()

    async def connect(host: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if host == "slow.example":
            hanging.set()
            await asyncio.Event().wait()
        await hanging.wait()
        told.set()
        raise OSError

    async with pushes(node, told=[]) as push:
        await node.store.accounts.add_key("key", guest(seat), Key("link", 10**15), 1)
        await node.store.accounts.redeem("key", "another browser!", "", node.time())
        await push.subscribe(seat, service="slow.example")
        await push.notices.subscribe("another browser!", "https://push.example/2", P256DH, AUTH, "en", ORIGIN)
    node.time.now += 3 * DAY // 2
    running_notices = asyncio.create_task((await notices_of(node, connect)).run())
    async with asyncio.timeout(PATIENCE_S):
        await told.wait()
    running_notices.cancel()
    with suppress(asyncio.CancelledError):
        await running_notices


async def test_the_key_is_the_same_on_every_node_and_after_a_restart(url: str):
    async with await Store.open(url, migrate=False) as one, await Store.open(url, migrate=False) as other:
        keys = await asyncio.gather(*(server_key(store.keys) for store in (one, other)))
        keys.append(await server_key(one.keys))

    assert len({public_bytes(key) for key in keys}) == 1


# --- what is said


def a_notice(language: str, **more: Any) -> DueNotice:
    to = NewSubscription("push.example", "", b"", b"", language, ORIGIN)
    return DueNotice(
        "reef", "session", guest(0), 0, **{"remind_at": 5, "until": 10, "tries": 1, **more}, summary="", to=to
    )


@pytest.mark.parametrize("language", languages())
def test_it_is_said_in_the_language_of_the_browser_who_waits_and_how_long(language: str):
    hour = 3600_000
    people = {"names": ["Anna", "Ben", "Fox", "Cora"], "bots": [None, None, "greedy", None]}
    alone = {"names": ["Anna", "Fox"], "bots": [None, "greedy"]}

    def body(notice: DueNotice, summary: dict[str, Any]) -> str:
        return str(json.loads(message(notice, summary, 1, 0))["notification"]["body"])

    turn = body(a_notice(language), people)
    bots = body(a_notice(language), alone)
    left = [body(a_notice(language, remind_at=None, until=hours * hour), people) for hours in (0, 1, 5, 84)]

    assert "Ben" in turn
    assert "Cora" in turn
    assert "Fox" not in turn + bots
    assert "5" in left[2]
    assert "3" in left[3]
    assert len({turn, bots, *left}) == 6


# --- whom one may name


@pytest.mark.parametrize(
    ("endpoint", "p256dh", "auth"),
    [
        ("https://evil.example/0", P256DH, AUTH),
        ("https://push.example:8443/0", P256DH, AUTH),
        ("https://push.example/0", "AAAA", AUTH),
        ("https://push.example/0", P256DH, "AAAA"),
        ("https://push.example/0", "é", AUTH),
    ],
    ids=("service", "port", "short-key", "short-secret", "letters"),  # keys differ from run to run
)
async def test_what_is_no_subscription_is_refused(node: LocalNode, endpoint: str, p256dh: str, auth: str):
    async with pushes(node, told=[]) as push:
        with pytest.raises(RequestRefused, match="bad_push_service"):
            await push.notices.subscribe("hash 0", endpoint, p256dh, auth, "en", ORIGIN)


async def test_a_service_that_is_allowed_no_longer_gets_nothing(node: LocalNode):
    room, _ = await a_game_over_days(node)
    async with pushes(node) as push:
        await end_turn(node, room)
        push.notices._services = ("other.example",)

        assert await push.after(NOTICE_MS) == []
