"""The store in memory answers as the one in a database does, also when it is opened again."""

from collections.abc import AsyncIterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from seasalt.offline.browser_storage import StorageWriter
from seasalt.offline.memory_store import MemoryStore
from seasalt.server.interfaces.stored_facts import (
    Append,
    Appended,
    DailyTry,
    EndedGame,
    LogLine,
    NewTry,
    Repeated,
    Stale,
    TriedBefore,
)
from seasalt.server.interfaces.table_store import TableStore
from seasalt.server.storage.store import Store
from seasalt.table.daily import DailyDeal, DailyOutcome, DailyResult, DealKind
from tests.offline.storages import MemoryStorage
from tests.thorough import THOROUGH

pytestmark = pytest.mark.anyio

TABLES, GUESTS = ("reef", "cave", "bay", "pier"), ("anna", "ben", None)
LONG = DailyDeal("2026-11-17", DealKind.LONG)
WON = DailyResult(DailyOutcome.WON, 40, 12, "wlw")


async def open_store(storage: MemoryStorage) -> MemoryStore:
    writer = StorageWriter(storage, lambda code: pytest.fail(code))
    return MemoryStore(writer, await writer.facts())


@pytest.fixture
async def in_a_database(tmp_path: Any) -> AsyncIterator[Store]:
    async with await Store.open(f"sqlite:///{tmp_path / 'games.db'}") as store:
        yield store


@pytest.fixture
def storage() -> MemoryStorage:
    return MemoryStorage()


async def change(store: TableStore, rng: Random, at: int) -> Any:
    """One change at random; what the store answers."""
    table, guest = rng.choice(TABLES), rng.choice(GUESTS)
    status = rng.choice(["gathering", "playing", "over"])
    due = rng.choice([None, at, at + 5])
    seats = tuple(rng.choice(GUESTS) for _ in range(2))
    match rng.choice(["create", "append", "append", "append", "keep", "drop", "aside", "rest", "rename"]):
        case "create":
            return await store.create(
                table, ["a", "b"], "{}", rng.random() < 0.5, at, status=status, seats=seats, due_at=due
            )
        case "append":
            more: dict[str, Any] = {"summary": f"[{at}]", "status": status, "due_at": due}
            if rng.random() < 0.5:
                more["ended"] = EndedGame(at, seats, f"[{at}]")
            return await store.append(
                Append(
                    table,
                    rng.randint(2, 8),
                    f"c{rng.randint(1, 30)}",
                    0,
                    f"body {at}",
                    at,
                    seats=seats if rng.random() < 0.5 else None,
                    **(more if rng.random() < 0.5 else {}),
                )
            )
        case "keep":
            return await store.keep(table, "anna", at) if await store.head(table) else None
        case "drop":
            return await store.keep_no_longer(table, "anna")
        case "aside":
            return await store.quarantine(table, rng.choice([None, "damaged"]))
        case "rest":
            return await store.rest(table, rng.randint(1, 8))
        case "rename":
            return await store.change_guest(guest or "nobody", f"name {at}", rng.choice(["", "owl-pu"]))
        case _:
            raise AssertionError


async def everything(store: TableStore, now: int) -> list[Any]:
    """All that a store can tell."""
    found: list[Any] = [
        await store.tables(),
        await store.tables(public=True, status="playing", limit=2),
        await store.tables(before=(now // 2, "cave")),
        await store.heads(["nowhere", *TABLES]),
        await store.read_many(dict.fromkeys(TABLES, 3)),
        await store.due_tables(now),
        await store.kept_by("anna"),
        [
            replace(known, seen_at=0)  # which is not updated in memory
            for token in ("hash", "another hash")
            if (known := await store.guest_by_token(token))
        ],
    ]
    for table in ("nowhere", *TABLES):
        found += [
            await store.head(table),
            await store.listing(table),
            await store.read(table),
            await store.read(table, since=2),
            await store.version_of(table, "c7"),
        ]
    for guest in ("anna", "ben", "nobody"):
        found += [
            await store.tables_of(guest),
            await store.games_of(guest),
            await store.open_tables_of(guest),
        ]
    return found


@pytest.mark.parametrize("seed", range(6 if THOROUGH else 3))
async def test_it_answers_as_the_store_in_a_database_does(
    in_a_database: Store, storage: MemoryStorage, seed: int
):
    store = await open_store(storage)
    for each in (in_a_database, store):
        await each.add_guest("anna", "hash", "Anna", "person", 1)
        await each.add_guest("ben", "other hash", "Ben", "person", 1)
    for at in range(2, 80):
        answers = [await change(each, Random(f"{seed}:{at}"), at) for each in (in_a_database, store)]
        assert answers[0] == answers[1]
        if at % 20 == 0:
            await store.close()
            store = await open_store(storage)
        if at % 4 == 0:
            assert await everything(store, at) == await everything(in_a_database, at)


async def test_a_command_is_logged_once_and_only_at_the_expected_version(storage: MemoryStorage):
    store = await open_store(storage)
    await store.create("reef", ["opened"], "{}", False, 1)
    append = Append("reef", 1, "c1", 0, "body", 2)

    assert await store.append(append) == Appended(2)
    assert await store.append(append) == Repeated(LogLine(2, "c1", 0, "body", 2))
    assert await store.append(Append("reef", 1, "c2", 0, "late", 3)) == Stale(2)
    assert await store.append(Append("cave", 1, "c2", 0, "nowhere", 3)) == Stale(0)


async def test_a_log_is_read_when_it_is_needed(storage: MemoryStorage):
    await (await open_store(storage)).create("reef", ["opened"], "{}", False, 1)
    storage.asked = []

    store = await open_store(storage)
    await store.listing("reef")
    assert storage.asked == []
    await store.read("reef")
    await store.read("reef")
    assert storage.asked == ["reef"]


async def test_a_try_of_the_daily_deal_begins_and_ends_with_its_table(storage: MemoryStorage):
    store, new = await open_store(storage), NewTry(DailyDeal("2026-11-17"), "anna")
    await store.create("reef", ["opened"], "{}", False, 1, daily=new)
    with pytest.raises(TriedBefore) as before:
        await store.create("cave", ["opened"], "{}", False, 1, daily=new)
    assert before.value.table_id == "reef"
    assert await store.head("cave") is None
    await store.append(Append("reef", 1, "c1", 0, "body", 2, daily=WON))
    await store.daily.keep_master(new.deal, WON)

    store = await open_store(storage)
    await store.daily.keep_accuracy("reef", 90)
    assert await store.daily.try_of(new.deal, "anna") == DailyTry("reef", WON, accuracy=90)
    assert await store.daily.tries_of("anna", DealKind.ROUND, "2026-11-17", "2026-11-17") == {
        "2026-11-17": DailyTry("reef", WON, accuracy=90)
    }
    assert await store.daily.rated_days("anna") == {"2026-11-17"}
    assert await store.daily.counts(new.deal) == {12: 1}
    assert await store.daily.accuracies(new.deal) == {90: 1}
    assert await store.daily.master(new.deal) == WON
    assert await store.daily.master(DailyDeal("2026-11-18")) is None
    assert await store.daily.try_of(LONG, "anna") is None
    assert await store.daily.master(LONG) is None


async def test_a_browser_keeps_its_tries_of_before_the_round_as_those_of_the_long_deal(
    storage: MemoryStorage,
):
    result = '{"outcome": "won", "points": 40, "difference": 12, "rounds": "wlw"}'
    storage.kept_facts["daily/2026-11-17/anna"] = f'{{"table_id": "reef", "result": {result}}}'
    storage.kept_facts["master/2026-11-17"] = result
    store = await open_store(storage)

    assert await store.daily.try_of(LONG, "anna") == DailyTry("reef", WON)
    assert await store.daily.master(LONG) == WON
    assert await store.daily.rated_days("anna") == {"2026-11-17"}
