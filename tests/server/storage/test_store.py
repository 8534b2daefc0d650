"""Tables in lists, guests, seats, leases and invitations, on both databases."""

import asyncio

import pytest
from sqlalchemy import exc

from seasalt.server.interfaces.stored_facts import (
    Appended,
    EndedGame,
    FinishedGame,
    Guest,
    Invite,
    LogLine,
    OccupiedSeat,
    Repeated,
    Stale,
    TableListing,
)
from seasalt.server.storage.store import Store
from tests.server.store_builders import an_append, append_together, open_table

pytestmark = pytest.mark.anyio


# --- opening_entry tables


async def test_a_new_table_has_the_log_it_was_opened_with(store: Store) -> None:
    opened = await store.create("reef", ["opened", "sat"], '{"players": 2}', True, 5)

    assert opened == Appended(2)
    assert await store.read("reef") == [
        LogLine(1, "open:1", None, "opened", 5),
        LogLine(2, "open:2", None, "sat", 5),
    ]
    assert await store.tables() == [TableListing("reef", "open", True, 5, 5, 2, '{"players": 2}')]


async def test_opening_the_same_table_again_changes_nothing(store: Store) -> None:
    await store.create("reef", ["opened"], "{}", True, 5)

    assert await store.create("reef", ["opened"], "{}", True, 5) == Repeated(
        LogLine(1, "open:1", None, "opened", 5)
    )
    assert await store.create("reef", ["another"], "[]", False, 6) == Stale(1)
    assert await store.tables() == [TableListing("reef", "open", True, 5, 5, 1, "{}")]


async def test_of_two_nodes_that_open_the_same_table_one_does(url: str) -> None:
    async with await Store.open(url) as here, await Store.open(url) as there:
        answers = await asyncio.gather(
            here.create("reef", ["by here"], "{}", True, 5), there.create("reef", ["by there"], "{}", True, 5)
        )

        assert sorted(answers, key=repr) == [Appended(1), Stale(1)]
        assert len(await here.read("reef")) == 1


async def test_a_log_can_be_read_from_any_version_on(store: Store) -> None:
    await store.create("reef", ["a", "b", "c"], "{}", True, 5)

    assert [line.body for line in await store.read("reef", since=1)] == ["b", "c"]
    assert await store.read("reef", since=3) == []


async def test_the_heads_of_many_tables_leave_out_those_that_do_not_exist(store: Store) -> None:
    await open_table(store)
    await store.create("lagoon", ["a", "b"], "{}", True, 5)

    assert await store.heads(["reef", "lagoon", "nowhere"]) == {"reef": 1, "lagoon": 2}
    assert await store.heads([]) == {}
    assert await store.heads([f"t{n}" for n in range(2500)] + ["reef"]) == {"reef": 1}


async def test_bodies_come_back_letter_by_letter(store: Store) -> None:
    body = '{"name": "Zoë ☂ Ёж 🦀", "quote": "\'; DROP TABLE event; --", "line": "a\\nb"}\n\t'
    await store.create("reef", [body], body, True, 5)

    [line] = await store.read("reef")
    assert line.body == body
    assert (await store.tables())[0].summary == body


# --- lists


async def test_an_append_tells_the_lobby_what_has_changed_and_leaves_the_rest(store: Store) -> None:
    await open_table(store)
    await store.append(an_append(1, "c1", at=7, status="playing", summary="two sit"))
    await store.append(an_append(2, "c2", at=8))

    assert await store.tables() == [TableListing("reef", "playing", True, 1, 8, 3, "two sit")]


async def test_of_several_lines_in_one_batch_the_last_word_counts_in_the_lobby(store: Store) -> None:
    await open_table(store)
    await asyncio.gather(
        store.append(an_append(1, "c1", at=7, status="playing", summary="one")),
        store.append(an_append(2, "c2", at=8, summary="two")),
        store.append(an_append(3, "c3", at=9)),
    )

    assert await store.tables() == [TableListing("reef", "playing", True, 1, 9, 4, "two")]


async def test_a_stale_append_tells_the_lobby_nothing(store: Store) -> None:
    await open_table(store)
    await store.append(an_append(5, "c1", at=7, status="playing", summary="never"))

    assert await store.tables() == [TableListing("reef", "open", True, 1, 1, 1, "{}")]


async def test_lists_are_newest_first_and_can_be_filtered_and_paged(store: Store) -> None:
    for number in range(7):
        public, status = number % 2 == 0, "playing" if number > 4 else "open"
        await open_table(store, f"t{number}", at=number // 2, public=public, status=status)

    async def ids(**wanted: object) -> list[str]:
        return [table.id for table in await store.tables(**wanted)]  # type: ignore[arg-type]

    assert await ids() == ["t6", "t5", "t4", "t3", "t2", "t1", "t0"]
    assert await ids(public=True) == ["t6", "t4", "t2", "t0"]
    assert await ids(public=False, status="open") == ["t3", "t1"]
    assert await ids(limit=3) == ["t6", "t5", "t4"]
    assert await ids(limit=3, before=(2, "t4")) == ["t3", "t2", "t1"]
    assert await ids(limit=3, before=(0, "t1")) == ["t0"]


async def test_due_tables_are_those_at_which_a_game_has_to_be_looked_after_by_now(store: Store) -> None:
    for table in ("waiting", "at once", "later", "at rest", "over"):
        await open_table(store, table)
    await store.append(an_append(1, "c1", "at once", status="playing", due_at=0))
    await store.append(an_append(1, "c1", "later", status="playing", due_at=500))
    await store.append(an_append(1, "c1", "at rest", status="playing", due_at=0))
    await store.append(an_append(2, "c2", "at rest", status="playing", due_at=None))
    await store.append(an_append(1, "c1", "over", status="over", due_at=0))

    assert await store.due_tables(499) == ["at once"]
    assert set(await store.due_tables(500)) == {"at once", "later"}


async def test_a_line_that_says_nothing_of_the_stage_leaves_alone_when_a_table_is_due(store: Store) -> None:
    await open_table(store)
    await append_together(
        store, an_append(1, "c1", status="playing", due_at=7), an_append(2, "c2"), an_append(3, "c3")
    )
    await store.append(an_append(4, "c4"))

    assert await store.due_tables(6) == []
    assert await store.due_tables(7) == ["reef"]


# --- guests and their seats


async def test_a_guest_is_found_by_the_hash_of_the_token_only(store: Store) -> None:
    ada = await store.add_guest("ada", "hash of ada", "Ada", "person", 5)

    assert ada == Guest("ada", "Ada", "person", 5, 5)
    assert await store.guest_by_token("hash of ada") == ada
    assert await store.guest_by_token("ada") is None


async def test_a_guest_can_be_renamed_and_seen_later_but_not_earlier(store: Store) -> None:
    await store.add_guest("ada", "hash", "Ada", "person", 5)
    await store.change_guest("ada", "Countess", "owl-pu")
    await store.touch_guest("ada", 9)
    await store.touch_guest("ada", 7)

    assert await store.guest_by_token("hash") == Guest("ada", "Countess", "person", 5, 9, "owl-pu")


async def test_adding_the_same_guest_again_changes_nothing(store: Store) -> None:
    await store.add_guest("ada", "hash", "Ada", "person", 5)
    await store.add_guest("ada", "other hash", "Eve", "bot", 6)

    assert await store.guest_by_token("hash") == Guest("ada", "Ada", "person", 5, 5)
    assert await store.guest_by_token("other hash") is None


async def test_two_guests_never_share_a_token(store: Store) -> None:
    await store.add_guest("ada", "hash", "Ada", "person", 5)

    with pytest.raises(exc.IntegrityError):
        await store.add_guest("eve", "hash", "Eve", "person", 5)


async def test_my_games_are_the_tables_at_which_i_sit_now(store: Store) -> None:
    for name in ("ada", "bo"):
        await store.add_guest(name, f"hash of {name}", name, "person", 1)
    await open_table(store, "reef", seats=("ada", "bo"), at=2)
    await open_table(store, "lagoon", seats=("bo", "ada"), at=3)
    await open_table(store, "bay", seats=(None, "ada"), at=4)
    await store.append(an_append(1, "c1", "reef", at=9))
    await store.append(an_append(1, "c1", "bay", at=5, seats=(None, None)))

    reef = TableListing("reef", "open", True, 2, 9, 2, "{}")
    lagoon = TableListing("lagoon", "open", True, 3, 3, 1, "{}")
    assert await store.tables_of("ada") == [OccupiedSeat(0, 2, reef), OccupiedSeat(1, 3, lagoon)]
    assert await store.tables_of("ada", limit=1) == [OccupiedSeat(0, 2, reef)]
    assert await store.tables_of("nobody") == []


async def test_a_finished_game_stays_in_ones_list_when_the_table_goes_on_without_one(store: Store) -> None:
    for name in ("ada", "bo"):
        await store.add_guest(name, f"hash of {name}", name, "person", 1)
    await open_table(store, seats=("ada", "bo", None))
    ended = EndedGame(1, ("ada", "bo", None), "[1]")
    await store.append(an_append(1, "c1", status="over", at=5, ended=ended))
    await store.append(an_append(2, "c2", status="gathering", at=6, seats=(None, "bo", None)))
    again = EndedGame(2, (None, "bo", None), "[2]")
    await store.append(an_append(3, "c3", status="over", at=9, ended=again))

    assert await store.games_of("ada") == [FinishedGame("reef", 1, 0, 2, 5, "[1]")]
    assert await store.games_of("bo") == [
        FinishedGame("reef", 2, 1, 4, 9, "[2]"),
        FinishedGame("reef", 1, 1, 2, 5, "[1]"),
    ]
    assert await store.games_of("bo", limit=1) == [FinishedGame("reef", 2, 1, 4, 9, "[2]")]
    assert await store.tables_of("ada") == []


async def test_a_table_that_begins_with_the_end_of_a_game_lists_it(store: Store) -> None:
    await store.add_guest("ada", "hash", "Ada", "person", 1)
    await open_table(store, status="over", seats=("ada",), ended=EndedGame(1, ("ada",), "[1]"))

    assert await store.games_of("ada") == [FinishedGame("reef", 1, 0, 1, 1, "[1]")]


async def test_games_of_a_closed_table_are_not_listed(store: Store) -> None:
    await store.add_guest("ada", "hash", "Ada", "person", 1)
    await open_table(store, status="over", seats=("ada",), ended=EndedGame(1, ("ada",), "[1]"))
    await store.append(an_append(1, "c1", seats=(None,), closes=True))

    assert await store.games_of("ada") == []


async def test_a_guest_who_stays_keeps_the_time_of_sitting_down(store: Store) -> None:
    for name in ("ada", "bo"):
        await store.add_guest(name, f"hash of {name}", name, "person", 1)
    await open_table(store, seats=("ada",), at=2)
    await store.append(an_append(1, "c1", seats=("ada", "bo"), at=6))
    await store.append(an_append(2, "c2", seats=("ada", "bo"), at=8))

    assert [seated.taken_at for seated in await store.tables_of("ada")] == [2]
    assert [seated.taken_at for seated in await store.tables_of("bo")] == [6]


# --- leases of jobs


async def test_a_lease_belongs_to_one_holder_until_it_expires(store: Store) -> None:
    assert await store.take_job_lease("reef", "here", now=100, until=200)
    assert not await store.take_job_lease("reef", "there", now=199, until=300)
    assert await store.take_job_lease("reef", "here", now=199, until=250)  # which renews it
    assert not await store.take_job_lease("reef", "there", now=249, until=300)
    assert await store.take_job_lease("reef", "there", now=250, until=300)
    assert await store.take_job_lease("lagoon", "here", now=251, until=400)


async def test_of_many_nodes_that_reach_for_a_lease_one_gets_it(url: str) -> None:
    async with await Store.open(url) as here, await Store.open(url) as there:
        for turn in range(5):
            took = await asyncio.gather(
                *(
                    store.take_job_lease("reef", f"{name}-{task}", now=turn * 100, until=turn * 100 + 100)
                    for name, store in (("here", here), ("there", there))
                    for task in range(3)
                )
            )
            assert took.count(True) == 1


# --- invitations


async def test_an_invitation_opens_the_table_it_was_made_for(store: Store) -> None:
    await open_table(store)
    await store.add_invite("hash 1", "reef", "seat")
    await store.add_invite("hash 2", "reef", "watch")

    assert await store.invite("hash 1") == Invite("reef", "seat")
    assert await store.invite("hash 2") == Invite("reef", "watch")
    assert await store.invite("hash 3") is None


# --- the whole


async def test_what_was_stored_is_there_when_the_store_is_opened_again(url: str) -> None:
    async with await Store.open(url) as store:
        await open_table(store)
        await store.append(an_append())
        before = await store.read("reef")

    async with await Store.open(url) as store:
        assert await store.read("reef") == before
        assert await store.append(an_append(2, "c2")) == Appended(3)
