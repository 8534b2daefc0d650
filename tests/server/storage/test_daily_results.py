"""First tries at the deals of the day: one for each guest and deal, with one result."""

import asyncio

import pytest
from sqlalchemy import select

from seasalt.server.interfaces.stored_facts import (
    Appended,
    DailyTry,
    EndedGame,
    NewTry,
    Repeated,
    TriedBefore,
)
from seasalt.server.settings import Settings
from seasalt.server.storage.retention import DAY_MS, Retention
from seasalt.server.storage.schema import GUEST
from seasalt.server.storage.store import Store
from seasalt.table.daily import DailyDeal, DailyOutcome, DailyResult, DealKind, deals_of_set
from tests.server.store_builders import an_append, open_table

pytestmark = pytest.mark.anyio

DEAL, NEXT, LEAP = map(DailyDeal, ("2026-11-17", "2026-11-18", "2024-02-29"))
LONG = DailyDeal(DEAL.date, DealKind.LONG)
WON = DailyResult(DailyOutcome.WON, 41, 12, "+-+")
LOST = DailyResult(DailyOutcome.LOST, 30, -11, "--=+")
NOW = 20_774 * DAY_MS  # 2026-11-17


async def a_guest(store: Store, name: str) -> str:
    if await store.guest_by_token(f"hash of {name}") is None:
        await store.add_guest(name, f"hash of {name}", name, "person", 1)
    return name


async def a_try(
    store: Store, guest: str, table: str, deal: DailyDeal = DEAL, *, rated: bool = True, **changes: object
) -> None:
    await open_table(store, table, daily=NewTry(deal, await a_guest(store, guest), rated), **changes)


async def end(store: Store, table: str, result: DailyResult) -> None:
    done = await store.append(an_append(table_id=table, daily=result))
    assert isinstance(done, Appended)


async def test_a_try_has_no_result_before_its_game_is_over(store: Store):
    await a_try(store, "anna", "reef")

    assert await store.daily.try_of(DEAL, "anna") == DailyTry("reef", None)
    assert await store.daily.counts(DEAL) == {}


async def test_the_result_is_written_with_the_line_that_ends_the_game(store: Store):
    await a_try(store, "anna", "reef")
    await end(store, "reef", WON)

    assert await store.daily.try_of(DEAL, "anna") == DailyTry("reef", WON)


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

    again = await store.create("reef", ["opened"], "{}", True, 1, daily=NewTry(DEAL, "anna"))
    assert isinstance(again, Repeated)


async def test_another_date_and_another_guest_have_tries_of_their_own(store: Store):
    await a_try(store, "anna", "reef")
    await a_try(store, "anna", "cove", NEXT)
    await a_try(store, "ben", "bay")

    assert await store.daily.try_of(NEXT, "anna") == DailyTry("cove", None)
    assert await store.daily.try_of(DEAL, "ben") == DailyTry("bay", None)


async def test_results_are_counted_by_their_difference_and_date(store: Store):
    for number, result in enumerate((WON, LOST, WON)):
        await a_try(store, f"guest-{number}", f"reef-{number}")
        await end(store, f"reef-{number}", result)
    await a_try(store, "anna", "cove", NEXT)
    await end(store, "cove", WON)

    assert await store.daily.counts(DEAL) == {12: 2, -11: 1}


async def test_the_first_result_of_the_master_stays(store: Store):
    assert await store.daily.master(DEAL) is None
    assert await store.daily.keep_master(DEAL, WON) == WON

    assert await store.daily.keep_master(DEAL, LOST) == WON
    assert await store.daily.master(DEAL) == WON


async def test_the_master_is_beaten_where_a_try_ended_further_ahead(store: Store):
    for deal, master in ((DEAL, LOST), (NEXT, WON), (LEAP, WON)):
        await a_try(store, "anna", f"reef {deal.date}", deal)
        await end(store, f"reef {deal.date}", LOST if deal is LEAP else WON)
        await store.daily.keep_master(deal, master)
    await a_try(store, "anna", "cove", LONG)

    assert await store.results.masters_beaten("anna") == 1
    assert await store.results.masters_beaten("ben") == 0


async def test_results_are_deleted_with_their_guests_and_those_of_sets_after_their_days(store: Store):
    await a_try(store, "anna", "reef", LEAP, status="over")
    await a_try(store, "ben", "cove", DEAL, status="over", at=NOW)
    await store.daily.keep_master(LEAP, WON)
    made = [f"{date}-0123456789abcdef-1" for date in ("2025-10-12", "2025-10-13")]
    for name in ("old", *made):
        deal = DailyDeal(name, DealKind.SET) if name in made else DailyDeal("2025-01-02")
        await a_try(store, "ben", f"table of {name}", deal, status="over")
    seen = await store.guest_by_token("hash of ben", NOW)
    deleted = await Retention(store, "here", lambda: NOW, Settings()).run_once(NOW)

    assert seen is not None
    assert (deleted.guests, deleted.daily) == (1, 1)
    assert await store.daily.try_of(DailyDeal("2025-01-02"), "ben") is not None
    assert list(await store.daily.tries_of("ben", DealKind.SET, "", "9")) == [made[1]]
    assert await store.daily.try_of(LEAP, "anna") is None
    assert await store.daily.master(LEAP) is None
    assert await store.daily.try_of(DEAL, "ben") is not None
    assert await store.database.read(lambda connection: list(connection.scalars(select(GUEST.c.id)))) == [
        "ben"
    ]


async def test_a_try_whose_game_goes_on_for_longer_than_results_are_kept_gets_its_result(store: Store):
    await a_try(store, "anna", "reef", LEAP, status="playing", at=NOW, seats=("anna",))
    await store.daily.keep_master(LEAP, LOST)
    retention = Retention(store, "here", lambda: NOW, Settings())
    await retention.run_once(NOW)
    await store.append(an_append(status="over", at=NOW, daily=WON))

    assert (await retention.run_once(NOW)).guests == 0
    assert await store.daily.try_of(LEAP, "anna") == DailyTry("reef", WON)
    assert await store.daily.master(LEAP) == LOST
    await retention.run_once(NOW + 401 * DAY_MS)
    assert await store.daily.try_of(LEAP, "anna") is None


async def test_the_round_and_the_long_deal_of_a_day_have_tries_and_masters_of_their_own(store: Store):
    await a_try(store, "anna", "reef")
    await a_try(store, "anna", "cove", LONG)
    await end(store, "reef", WON)
    await end(store, "cove", LOST)
    await store.daily.keep_master(LONG, LOST)

    assert await store.daily.try_of(DEAL, "anna") == DailyTry("reef", WON)
    assert await store.daily.try_of(LONG, "anna") == DailyTry("cove", LOST)
    assert (await store.daily.counts(DEAL), await store.daily.counts(LONG)) == ({12: 1}, {-11: 1})
    assert (await store.daily.master(DEAL), await store.daily.master(LONG)) == (None, LOST)


async def test_what_is_played_later_is_kept_and_counts_nowhere(store: Store):
    await a_try(store, "anna", "reef", rated=False)
    await end(store, "reef", WON)
    await store.daily.keep_accuracy("reef", 90)

    assert await store.daily.try_of(DEAL, "anna") == DailyTry("reef", WON, rated=False, accuracy=90)
    assert (await store.daily.counts(DEAL), await store.daily.accuracies(DEAL)) == ({}, {})
    assert await store.daily.rated_days("anna") == frozenset()


async def test_accuracies_are_kept_with_finished_tries_and_counted(store: Store):
    for number in range(3):
        await a_try(store, f"guest-{number}", f"reef-{number}")
        await end(store, f"reef-{number}", WON)
        await store.daily.keep_accuracy(f"reef-{number}", 80 + number // 2)
    await a_try(store, "anna", "cove")
    await store.daily.keep_accuracy("cove", 99)

    assert await store.daily.accuracies(DEAL) == {80: 2, 81: 1}
    assert await store.daily.try_of(DEAL, "anna") == DailyTry("cove", None)


async def test_a_month_has_the_tries_of_its_days_and_either_deal_is_a_day_played(store: Store):
    for number, deal in enumerate((DEAL, NEXT, LEAP, LONG, DailyDeal("2026-11-20", DealKind.LONG))):
        await a_try(store, "anna", f"reef-{number}", deal)
        await end(store, f"reef-{number}", WON)
    await a_try(store, "anna", "cove", DailyDeal("2026-11-30"))

    tries = await store.daily.tries_of("anna", DealKind.ROUND, "2026-11-01", "2026-11-31")
    assert {date: one.table_id for date, one in tries.items()} == {
        "2026-11-17": "reef-0",
        "2026-11-18": "reef-1",
        "2026-11-30": "cove",
    }
    assert await store.daily.rated_days("anna") == {"2024-02-29", "2026-11-17", "2026-11-18", "2026-11-20"}


async def a_game_together(store: Store, table: str, *guests: str, public: bool = False) -> None:
    for guest in guests:
        await a_guest(store, guest)
    await open_table(store, table, public=public, seats=guests)
    await store.append(an_append(table_id=table, ended=EndedGame(1, guests, "{}")))


async def test_of_a_set_all_people_are_told_who_have_finished_one_of_its_deals(store: Store):
    deals = deals_of_set("2026-11-17-0123456789abcdef")
    await store.add_guest("robot", "hash of robot", "Robot", "bot", 1)
    for guest in ("anna", "ben", "robot"):
        await a_try(store, guest, f"reef of {guest}", deals[0], rated=False)
        await end(store, f"reef of {guest}", LOST)
    await a_try(store, "cora", "cove", deals[0], rated=False)
    await a_try(store, "ben", "bay", deals[2], rated=False)
    await end(store, "bay", WON)

    found = await store.daily.friends(deals, "anna", 50)
    assert [(one.date[-2:], one.guest_id, one.tried.result) for one in found] == [
        ("-3", "ben", WON),
        ("-1", "ben", LOST),
    ]
    assert await store.daily.friends(deals[1:2], "anna", 50) == []
    assert await store.daily.rated_days("ben") == frozenset()


async def test_friends_are_people_of_a_table_that_was_not_public_who_have_finished_the_deal(store: Store):
    await a_game_together(store, "pier", "anna", "ben", "cora")
    await a_game_together(store, "bay", "anna", "stranger", public=True)
    await a_game_together(store, "port", "ben", "dora")
    for guest in ("anna", "ben", "stranger", "dora"):
        await a_try(store, guest, f"reef of {guest}")
        await end(store, f"reef of {guest}", LOST)
    await a_try(store, "cora", "cove")

    [ben] = await store.daily.friends([DEAL], "anna", 50)
    assert (ben.guest_id, ben.name, ben.tried) == ("ben", "ben", DailyTry("reef of ben", LOST))
    assert await store.daily.friends([NEXT], "anna", 50) == []
    assert await store.daily.friends([LONG], "anna", 50) == []
    assert [one.guest_id for one in await store.daily.friends([DEAL], "ben", 50)] == ["anna", "dora"]
    assert len(await store.daily.friends([DEAL], "ben", 1)) == 1
