"""Passkeys in the database: a challenge is for one answer, and nobody who was deleted signs in."""

import asyncio
from dataclasses import replace

import pytest

from seasalt.server.interfaces.account_store import MAX_PASSKEYS, Passkey, session_id
from seasalt.server.settings import Settings
from seasalt.server.storage.retention import DAY_MS, Retention
from seasalt.server.storage.store import Store

pytestmark = pytest.mark.anyio

PASSKEY = Passkey("passkey", "ada", b"public", 0, "Firefox, Linux", 5, 5)
SESSION = session_id("first token of ada")


@pytest.fixture(autouse=True)
async def ada(store: Store) -> None:
    await store.add_guest("ada", "first token of ada", "Ada", "person", 1)


async def kept(store: Store, passkey: Passkey = PASSKEY) -> bool:
    await store.passkeys.ask("to make it", 100, 1)
    return await store.passkeys.add(passkey, SESSION, "to make it")


async def test_a_passkey_is_kept_once_for_an_open_challenge_of_a_living_session(store: Store) -> None:
    another = replace(PASSKEY, id="another")
    assert await kept(store)

    assert await store.passkeys.add(PASSKEY, SESSION, "to make it")  # the same request, tried again
    assert not await store.passkeys.add(another, SESSION, "to make it")
    await store.passkeys.ask("late", 5, 1)
    assert not await store.passkeys.add(another, SESSION, "late")
    await store.passkeys.ask("nobody's", 100, 1)
    assert not await store.passkeys.add(another, "no session", "nobody's")
    assert await store.passkeys.of("ada") == [PASSKEY]
    assert not await kept(store, replace(PASSKEY, created_at=6))


async def test_too_many_at_once_are_not_kept(store: Store) -> None:
    for number in range(2 * MAX_PASSKEYS):
        await store.passkeys.ask(f"{number}", 100, 1)
    adding = (
        store.passkeys.add(replace(PASSKEY, id=f"{number}"), SESSION, f"{number}")
        for number in range(2 * MAX_PASSKEYS)
    )

    assert sum(await asyncio.gather(*adding)) == MAX_PASSKEYS


async def test_of_many_answers_to_a_challenge_on_two_nodes_one_signs_in(url: str, store: Store) -> None:
    await kept(store)
    await store.passkeys.ask("challenge", 100, 1)
    async with await Store.open(url, migrate=False) as other:
        both = (store, other)
        using = [
            both[n % 2].passkeys.sign_in(PASSKEY, 0, "challenge", f"{n:02} of all tokens", "", 9)
            for n in range(20)
        ]
        guests = await asyncio.gather(*using)

    assert sum(guest is not None for guest in guests) == 1
    assert sorted(one.kind for one in await store.accounts.sessions("ada")) == ["first", "passkey"]


@pytest.mark.parametrize(
    ("before", "now", "counts"), [(0, 0, True), (3, 4, True), (3, 3, False), (3, 0, False)]
)
async def test_a_count_that_does_not_grow_is_that_of_a_copy(
    store: Store, before: int, now: int, counts: bool
) -> None:
    passkey = replace(PASSKEY, signatures=before)
    await kept(store, passkey)
    await store.passkeys.ask("challenge", 100, 1)

    guest = await store.passkeys.sign_in(passkey, now, "challenge", "second token", "", 9)

    assert (guest is not None) == counts
    found = await store.passkeys.find("passkey")
    assert found == (replace(passkey, signatures=now, used_at=9) if counts else passkey)


async def test_nobody_signs_in_while_they_are_deleted(store: Store) -> None:
    await kept(store)
    for number in range(10):
        await store.passkeys.ask(f"{number}", 100, 1)
    signing = (
        store.passkeys.sign_in(PASSKEY, 0, f"{number}", f"{number:02} of all tokens", "", 9)
        for number in range(10)
    )
    await asyncio.gather(store.accounts.erase("ada", 9), *signing)

    assert await store.accounts.sessions("ada") == []
    assert await store.passkeys.of("ada") == []


async def test_who_does_not_come_back_takes_their_passkeys_along(store: Store) -> None:
    await kept(store)
    await Retention(store, "here", lambda: 1000 * DAY_MS, Settings()).run_once(1000 * DAY_MS)

    assert await store.passkeys.find("passkey") is None
    assert await store.guest_by_token("first token of ada") is None
