"""Sessions and keys: a key becomes one session, and a session that ended is no guest."""

import asyncio

import pytest

from seasalt.server.interfaces.account_store import Key, Session, session_id
from seasalt.server.settings import Settings
from seasalt.server.storage.accounts import BELONGINGS, MAX_SESSIONS
from seasalt.server.storage.guests import TOUCH_MS
from seasalt.server.storage.retention import DAY_MS, Retention
from seasalt.server.storage.schema import METADATA
from seasalt.server.storage.store import Store

pytestmark = pytest.mark.anyio

LINK = Key("link", until=100)


@pytest.fixture(autouse=True)
async def ada(store: Store) -> None:
    await store.add_guest("ada", "first token of ada", "Ada", "person", 1, device="Firefox, Linux")


async def test_a_guest_begins_with_one_session(store: Store) -> None:
    session = Session("first token of a", "first", "Firefox, Linux", 1, 1)

    assert await store.accounts.sessions("ada") == [session]
    assert await store.accounts.living(["first token of a", "another"]) == {"first token of a"}


async def test_a_key_becomes_a_session_of_its_guest_once(store: Store) -> None:
    await store.accounts.add_key("key", "ada", LINK, 5)

    guest = await store.accounts.redeem("key", "second token", "Safari, iPhone", 9)

    assert guest is not None
    assert guest == await store.guest_by_token("second token")
    assert guest == await store.guest_by_token("first token of ada")
    assert [one.kind for one in await store.accounts.sessions("ada")] == ["link", "first"]
    assert await store.accounts.redeem("key", "third token", "", 9) is None
    assert await store.guest_by_token("third token") is None


async def test_the_same_request_tried_again_gets_its_session(store: Store) -> None:
    await store.accounts.add_key("key", "ada", LINK, 5)
    once = await store.accounts.redeem("key", "second token", "", 9)

    assert await store.accounts.redeem("key", "second token", "", 9) == once


async def test_of_a_hundred_who_use_a_key_at_once_on_two_nodes_one_gets_it(url: str, store: Store) -> None:
    await store.accounts.add_key("key", "ada", LINK, 5)
    async with await Store.open(url, migrate=False) as other:
        both = (store, other)
        using = [both[n % 2].accounts.redeem("key", f"{n:02} of all tokens", "", 9) for n in range(100)]
        guests = await asyncio.gather(*using)

    assert sum(guest is not None for guest in guests) == 1
    assert len(await store.accounts.sessions("ada")) == 2


async def test_a_key_that_expired_or_is_nobody_s_is_none(store: Store) -> None:
    await store.accounts.add_key("key", "ada", LINK, 5)

    assert await store.accounts.owner("key", 99) == (await store.guest_by_token("first token of ada"), LINK)
    for key, at in (("key", 100), ("another", 9)):
        assert await store.accounts.owner(key, at) is None
        assert await store.accounts.redeem(key, "second token", "", at) is None
    assert await store.accounts.keys("ada", 100) == []


async def test_a_new_key_replaces_the_one_of_its_kind(store: Store) -> None:
    await store.accounts.add_key("old", "ada", LINK, 5)
    await store.accounts.add_key("new", "ada", Key("link", 200), 6)
    await store.accounts.add_key("paper", "ada", Key("recovery", 900), 7)

    assert await store.accounts.owner("old", 9) is None
    assert await store.accounts.keys("ada", 9) == [Key("link", 200), Key("recovery", 900)]


async def test_a_session_that_ended_is_no_guest_and_the_others_stay(store: Store) -> None:
    await store.accounts.add_key("key", "ada", LINK, 5)
    await store.accounts.redeem("key", "second token", "", 9)
    first = session_id("first token of ada")

    assert await store.accounts.end_sessions("bo", only=first) == []
    assert await store.accounts.end_sessions("ada", only=first) == [first]

    assert await store.guest_by_token("first token of ada") is None
    assert await store.guest_by_token("second token") is not None
    assert await store.accounts.end_sessions("ada", without=session_id("second token")) == []


async def test_too_many_sessions_end_the_one_unseen_for_longest(store: Store) -> None:
    for number in range(MAX_SESSIONS):
        await store.accounts.add_key(f"key {number}", "ada", LINK, 5)
        await store.accounts.redeem(f"key {number}", f"{number:02} as a long token", "", 10 + number)

    assert len(await store.accounts.sessions("ada")) == MAX_SESSIONS
    assert await store.guest_by_token("first token of ada") is None


async def test_a_session_is_seen_by_itself(store: Store) -> None:
    await store.accounts.add_key("key", "ada", LINK, 5)
    await store.accounts.redeem("key", "second token", "", 9)
    await store.guest_by_token("second token", TOUCH_MS + 10)

    seen = {one.kind: one.seen_at for one in await store.accounts.sessions("ada")}
    assert seen == {"link": TOUCH_MS + 10, "first": 1}


async def test_whatever_names_a_guest_is_deleted_with_them_or_has_rules_of_its_own() -> None:
    of_guests = {name for name, table in METADATA.tables.items() if "guest_id" in table.c}
    ruled = {"seat", "presence", "finished_game", "block", "erasure"}  # as `erase` and `erased` say
    ruled |= {"relation", "asked", "claimed_name", "report"}  # as `delete_relations` does
    ruled |= {"push_notice"}  # goes with its session

    assert {table.name for table in BELONGINGS} == of_guests - ruled


async def test_old_sessions_and_spent_keys_are_deleted(store: Store) -> None:
    now = 1000 * DAY_MS
    await store.touch_guest("ada", now)
    await store.accounts.add_key("key", "ada", Key("link", now + 1), now)
    await store.accounts.redeem("key", "second token", "", now)
    await store.accounts.add_key("key", "ada", LINK, 5)

    await Retention(store, "here", lambda: now, Settings()).run_once(now)

    assert [one.kind for one in await store.accounts.sessions("ada")] == ["link"]
    assert await store.accounts.keys("ada", 0) == []
