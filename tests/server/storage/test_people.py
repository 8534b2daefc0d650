"""What guests are to each other, and names that belong to one of them."""

import asyncio
from functools import partial

import pytest

from seasalt.server.interfaces.people_store import GameEnd, Report
from seasalt.server.interfaces.stored_facts import EndedGame, GameResult
from seasalt.server.settings import Settings
from seasalt.server.storage import people
from seasalt.server.storage.people import DAY_MS, REPORTS_DAYS
from seasalt.server.storage.retention import Retention, delete_guests
from seasalt.server.storage.store import Store
from tests.server.store_builders import open_table

pytestmark = pytest.mark.anyio
ADA, BO, CY = "ada", "bo", "cy"


@pytest.fixture(autouse=True)
async def guests(store: Store) -> None:
    for name in (ADA, BO, CY):
        await store.add_guest(name, f"hash of {name}", name.title(), "person", 1)


async def played(store: Store, table: str, *places: int, public: bool = False, left: int = -1) -> None:
    """Let Ada, Bo and Cy finish a game in these places; a bot plays for the one who has left."""
    seats = (ADA, BO, CY)[: len(places)]
    results = tuple(
        GameResult("game", len(seats), False, "none", "people", "[]", place, place == 1, 0, 0, seat == left)
        for seat, place in enumerate(places)
    )
    ended = EndedGame(1, seats, "{}", results)
    await open_table(store, table, status="over", public=public, seats=seats, ended=ended)


# --- whom one has met


async def test_games_with_somebody_are_counted_by_who_was_placed_better(store: Store) -> None:
    await played(store, "reef", 1, 2)
    await played(store, "cove", 2, 1)
    await played(store, "bay", 3, 1, 2)
    await played(store, "level", 1, 1)
    await played(store, "left", 1, 2, left=1)

    found = {one.name: (one.games, one.won, one.lost) for one in await store.people.of(ADA)}

    assert found == {"Bo": (4, 1, 2), "Cy": (1, 0, 1)}


async def test_only_who_sat_there_names_somebody_by_the_end_of_a_game(store: Store) -> None:
    await played(store, "reef", 1, 2)

    assert await store.people.at(ADA, GameEnd("reef", 1, 1)) == BO
    assert await store.people.at(ADA, GameEnd("reef", 1, 0)) is None  # that is Ada
    assert await store.people.at(CY, GameEnd("reef", 1, 1)) is None
    assert await store.people.have_met(BO, ADA)
    assert not await store.people.have_met(BO, CY)


async def test_a_friend_is_met_at_a_table_that_was_not_public(store: Store) -> None:
    await played(store, "open", 1, 2, public=True)
    assert [one.is_friend for one in await store.people.of(ADA)] == [False]

    await played(store, "reef", 1, 2)
    assert [one.is_friend for one in await store.people.of(ADA)] == [True]


async def test_what_one_wants_of_another_is_one_thing_and_ones_own(store: Store) -> None:
    await played(store, "reef", 1, 2)
    for kind in ("remember", "avoid"):
        await store.people.relate(ADA, BO, kind, 1)

    assert await store.people.relations(ADA) == {BO: "avoid"}
    assert [one.relation for one in await store.people.of(BO)] == [None]
    assert await store.people.avoid(BO, [CY, ADA])
    assert await store.people.relate(ADA, BO, None, 1)
    assert not await store.people.avoid(BO, [CY, ADA])


async def test_one_relates_to_so_many_and_no_more(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "MAX_RELATIONS", 1)

    assert await store.people.relate(ADA, BO, "avoid", 1)
    assert not await store.people.relate(ADA, CY, "avoid", 1)
    assert await store.people.relate(ADA, BO, "remember", 1)
    assert await store.people.relations(ADA) == {BO: "remember"}


# --- asked to a table


async def test_one_is_asked_until_the_time_is_up_or_the_table_is_gone_or_its_host_has_left(
    store: Store,
) -> None:
    await open_table(store, "reef", status="gathering", seats=(BO, None))
    await open_table(store, "over", status="over", seats=(CY, None))
    await store.people.ask(ADA, BO, "reef", 100)
    await store.people.ask(ADA, CY, "over", 100)

    assert [one.table_id for one in await store.people.asked(ADA, 99)] == ["reef"]
    assert await store.people.asked(ADA, 100) == []
    await store.people.ask(ADA, BO, "over", 100)  # where Bo does not sit
    assert await store.people.asked(ADA, 99) == []


async def test_who_is_avoided_asks_in_vain(store: Store) -> None:
    await open_table(store, "reef", status="gathering", seats=(BO, None))
    await store.people.relate(ADA, BO, "avoid", 1)
    await store.people.ask(ADA, BO, "reef", 100)

    assert await store.people.asked(ADA, 1) == []


# --- names


async def test_of_a_hundred_who_claim_names_that_look_alike_on_two_nodes_one_gets_it(
    url: str, store: Store
) -> None:
    looks = ("Mia", "mia", "Мia", "M.i.a", "Ｍia ✓", "Mía")
    for number in range(100):
        await store.add_guest(f"g{number}", f"hash {number}", looks[number % 6], "person", 1)
    async with await Store.open(url, migrate=False) as other:
        both = (store, other)
        claiming = [both[n % 2].names.claim(f"g{n}", looks[n % 6], 1) for n in range(100)]
        got = await asyncio.gather(*claiming)

    assert sum(got) == 1
    assert await store.names.owner("MIA!") == f"g{got.index(True)}"


async def test_a_guest_has_one_name_and_claims_it_again_in_vain_and_without_harm(store: Store) -> None:
    assert await store.names.claim(ADA, "Mia", 1)
    assert await store.names.claim(ADA, "Mia", 2)
    assert not await store.names.claim(ADA, "Zoe", 3)

    assert await store.names.owned([ADA, BO]) == {ADA: "Mia"}
    assert await store.names.owner("Zoe") is None


async def test_a_name_that_may_be_taken_for_another_cannot_be_claimed_beside_it(store: Store) -> None:
    assert await store.names.claim(ADA, "Nik", 1)

    assert not await store.names.claim(BO, "ΝΙΚ", 2)  # Greek
    assert await store.names.owner("ΝΙΚ") == ADA
    assert await store.names.owned([BO]) == {}


# --- what goes


async def test_a_guest_who_is_deleted_is_nothing_to_anybody_and_their_name_stays_taken(store: Store) -> None:
    await played(store, "reef", 1, 2)
    await open_table(store, "cove", status="gathering", seats=(ADA, None))
    await store.people.relate(ADA, BO, "remember", 1)
    await store.people.relate(BO, ADA, "avoid", 1)
    await store.people.ask(BO, ADA, "cove", 100)
    await store.people.report(Report(BO, ADA, "reef", 1, "slow", 1))
    await store.names.claim(ADA, "Mia", 1)

    await store.accounts.erase(ADA, 1)

    assert await store.people.relations(ADA) == await store.people.relations(BO) == {}
    assert await store.people.of(BO) == []
    assert await store.people.asked(BO, 1) == []
    assert await store.people.reports(10) == []
    assert await store.names.owner("Mia") == ""
    assert not await store.names.claim(BO, "mia", 2)


async def test_nothing_is_left_between_guests_of_whom_one_never_came_back(store: Store) -> None:
    await store.people.relate(ADA, BO, "avoid", 1)
    await store.people.relate(BO, ADA, "remember", 1)
    await store.names.claim(ADA, "Mia", 1)
    for one in (BO, CY):
        await store.touch_guest(one, 1000)

    assert await store.database.write(partial(delete_guests, before=5)) == 1

    assert await store.people.relations(ADA) == await store.people.relations(BO) == {}
    assert await store.names.owner("Mia") == ""


async def test_old_reports_go_and_so_does_what_one_was_asked(store: Store) -> None:
    now = 1000 * DAY_MS
    await open_table(store, "reef", status="gathering", at=now, seats=(BO, None))
    await store.people.ask(ADA, BO, "reef", now)
    for days in (REPORTS_DAYS, REPORTS_DAYS + 1):
        await store.people.report(Report(BO, ADA, f"{days}", 1, "slow", now - days * DAY_MS))
    for one in (ADA, BO):
        await store.touch_guest(one, now)

    await Retention(store, "here", lambda: now, Settings()).run_once(now)

    assert await store.people.asked(ADA, now - 1) == []
    assert [one.table_id for one in await store.people.reports(10)] == [f"{REPORTS_DAYS}"]


async def test_a_guest_reports_another_once_at_a_table_and_so_often_a_day(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "MAX_REPORTS", 2)
    tables = ("reef", "reef", "cove", "bay")

    taken = [await store.people.report(Report(BO, ADA, table, 1, "slow", 1)) for table in tables]

    assert taken == [True, True, True, False]
    assert [(one.name, one.table_id) for one in await store.people.reports(10)] == [
        ("Bo", "reef"),
        ("Bo", "cove"),
    ]
