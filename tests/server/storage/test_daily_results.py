"""Rated tries at the deal of the day: one for each guest and date, with one result."""

import asyncio

import pytest

from seasalt.server.interfaces.stored_facts import Appended, DailyTry, NewTry, Repeated, TriedBefore
from seasalt.server.settings import Settings
from seasalt.server.storage.retention import DAY_MS, Retention
from seasalt.server.storage.store import Store
from seasalt.table.daily import DailyOutcome, DailyResult
from tests.server.store_builders import an_append, open_table

pytestmark = pytest.mark.anyio

DATE = "2026-11-17"
WON = DailyResult(DailyOutcome.WON, 41, 12, "+-+")
LOST = DailyResult(DailyOutcome.LOST, 30, -11, "--=+")
NOW = 20_774 * DAY_MS  # 2026-11-17


async def a_guest(store: Store, name: str) -> str:
    await store.add_guest(name, f"hash of {name}", name, "person", 1)
    return name


async def a_try(store: Store, guest: str, table: str, date: str = DATE, **changes: object) -> None:
    await open_table(store, table, daily=NewTry(date, await a_guest(store, guest)), **changes)


async def end(store: Store, table: str, result: DailyResult) -> None:
    done = await store.append(an_append(table_id=table, daily=result))
    assert isinstance(done, Appended)


async def test_a_try_has_no_result_before_its_game_is_over(store: Store):
    await a_try(store, "anna", "reef")

    assert await store.daily.try_of(DATE, "anna") == DailyTry("reef", None)
    assert await store.daily.counts(DATE) == {}


async def test_the_result_is_written_with_the_line_that_ends_the_game(store: Store):
    await a_try(store, "anna", "reef")
    await end(store, "reef", WON)

    assert await store.daily.try_of(DATE, "anna") == DailyTry("reef", WON)


async def test_a_second_try_opens_no_table(store: Store):
    await a_try(store, "anna", "reef")
    with pytest.raises(TriedBefore) as before:
        await a_try(store, "anna", "cove")

    assert before.value.table_id == "reef"
    assert await store.head("cove") is None


async def test_of_many_tries_at_once_one_begins(store: Store):
    await a_guest(store, "anna")
    tables = [f"reef-{number}" for number in range(8)]
    answers = await asyncio.gather(*(a_try(store, "anna", one) for one in tables), return_exceptions=True)

    refused = [answer for answer in answers if isinstance(answer, TriedBefore)]
    begun = [one for one in tables if await store.head(one) is not None]
    assert len(refused) == len(tables) - 1
    assert begun == [refused[0].table_id]


async def test_a_try_whose_answer_was_lost_can_be_repeated(store: Store):
    await a_try(store, "anna", "reef")

    again = await store.create("reef", ["opened"], "{}", True, 1, daily=NewTry(DATE, "anna"))
    assert isinstance(again, Repeated)


async def test_another_date_and_another_guest_have_tries_of_their_own(store: Store):
    await a_try(store, "anna", "reef")
    await a_try(store, "anna", "cove", "2026-11-18")
    await a_try(store, "ben", "bay")

    assert await store.daily.try_of("2026-11-18", "anna") == DailyTry("cove", None)
    assert await store.daily.try_of(DATE, "ben") == DailyTry("bay", None)


async def test_results_are_counted_by_their_difference_and_date(store: Store):
    for number, result in enumerate((WON, LOST, WON)):
        await a_try(store, f"guest-{number}", f"reef-{number}")
        await end(store, f"reef-{number}", result)
    await a_try(store, "anna", "cove", "2026-11-18")
    await end(store, "cove", WON)

    assert await store.daily.counts(DATE) == {12: 2, -11: 1}


async def test_the_first_result_of_the_master_stays(store: Store):
    assert await store.daily.master(DATE) is None
    assert await store.daily.keep_master(DATE, WON) == WON

    assert await store.daily.keep_master(DATE, LOST) == WON
    assert await store.daily.master(DATE) == WON


async def test_old_results_are_deleted_with_old_games_and_then_their_guests(store: Store):
    await a_try(store, "anna", "reef", "2024-02-29", status="over")
    await a_try(store, "ben", "cove", "2026-11-17", status="over", at=NOW)
    await store.daily.keep_master("2024-02-29", WON)
    deleted = await Retention(store, "here", lambda: NOW, Settings()).run_once(NOW)

    assert deleted.daily == 1
    assert await store.daily.try_of("2024-02-29", "anna") is None
    assert await store.daily.master("2024-02-29") is None
    assert await store.daily.try_of("2026-11-17", "ben") is not None
    assert await store.guest_by_token("hash of anna") is None
    assert await store.guest_by_token("hash of ben") is not None


async def test_a_try_whose_game_goes_on_for_longer_than_results_are_kept_gets_its_result(store: Store):
    await a_try(store, "anna", "reef", "2024-02-29", status="playing", at=NOW)
    await store.daily.keep_master("2024-02-29", LOST)
    retention = Retention(store, "here", lambda: NOW, Settings())
    await retention.run_once(NOW)
    await store.append(an_append(status="over", at=NOW, daily=WON))

    assert (await retention.run_once(NOW)).daily == 0
    assert await store.daily.try_of("2024-02-29", "anna") == DailyTry("reef", WON)
    assert await store.daily.master("2024-02-29") == LOST
    assert (await retention.run_once(NOW + 91 * DAY_MS)).daily == 1
