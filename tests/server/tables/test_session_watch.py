"""A connection closes when its session has ended, on whatever node."""

import asyncio
from pathlib import Path
from time import monotonic

import httpx
import pytest

from seasalt.server.bus import Bus
from seasalt.server.interfaces.account_store import Key, session_id
from seasalt.server.storage.store import Store
from seasalt.server.tables import session_watch
from seasalt.server.tables.session_watch import SessionWatch
from tests.server.local_node import RecordingWatcher
from tests.server.nodes import running_nodes
from tests.server.players import open_socket, receive_all, until
from tests.servers import HTTP, Valkey

pytestmark = pytest.mark.anyio


@pytest.fixture
async def watchers(store: Store) -> list[RecordingWatcher]:
    """Ada on two devices."""
    await store.add_guest("ada", "first token of ada", "Ada", "person", 1)
    await store.accounts.add_key("key", "ada", Key("link", 100), 5)
    await store.accounts.redeem("key", "second token of ada", "", 9)
    both = [RecordingWatcher("ada"), RecordingWatcher("ada")]
    for watcher, token in zip(both, ("first token of ada", "second token of ada"), strict=True):
        watcher.session = session_id(token)
    return both


async def test_the_connections_of_a_session_that_ended_are_closed(
    store: Store, watchers: list[RecordingWatcher]
) -> None:
    watch = SessionWatch(store.accounts, Bus(), lambda: watchers)
    await watch.check()
    assert [one.goodbyes for one in watchers] == [0, 0]
    await store.accounts.end_sessions("ada", only=watchers[1].session)

    await watch.check({watchers[0].session})
    assert [one.goodbyes for one in watchers] == [0, 0]
    await watch.check()

    assert [one.goodbyes for one in watchers] == [0, 1]
    assert watchers[1].heard == [{"type": "problem", "code": "not_signed_in", "table": None}]


async def test_without_a_bus_it_is_found_within_a_minute(
    store: Store, watchers: list[RecordingWatcher], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert session_watch.EVERY_SECONDS < 60
    monkeypatch.setattr(session_watch, "EVERY_SECONDS", 0.0)
    watch = SessionWatch(store.accounts, Bus(), lambda: watchers)
    await store.accounts.end_sessions("ada", only=watchers[1].session)

    following = asyncio.create_task(watch.follow(lambda: None))
    await until(lambda: watchers[1].goodbyes > 0)
    following.cancel()

    assert watchers[0].goodbyes == 0


async def test_a_socket_on_another_node_closes_within_two_seconds(tmp_path: Path, valkey: Valkey) -> None:
    with (
        running_nodes(tmp_path, f"sqlite:///{tmp_path / 'games.db'}", bus=valkey.url) as (here, there),
        httpx.Client(base_url=here.address, **HTTP) as phone,
        httpx.Client(**HTTP) as laptop,
    ):
        phone.post("/api/guests", json={"name": "Ada"})
        code = phone.post("/api/me/keys", json={"kind": "link"}).json()["code"]
        laptop.post(there.address + "/api/keys/use", json={"code": code})
        [token] = laptop.cookies.values()
        async with open_socket(there.address, token) as socket:
            phone.delete("/api/me/sessions")
            ended = monotonic()
            await receive_all(socket)  # until it is closed
            took = monotonic() - ended

    assert took < 2.0
