"""Retention deletes what is old, in small steps; what a guest needs or keeps stays."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import func, select

from seasalt.server.interfaces.stored_facts import Append, Appended, EndedGame, Stale
from seasalt.server.monitoring.metrics import DELETED
from seasalt.server.settings import Settings
from seasalt.server.storage import retention
from seasalt.server.storage.guests import MAX_KEPT, TOUCH_MS
from seasalt.server.storage.retention import DAY_MS, DeletedCounts, Retention
from seasalt.server.storage.schema import METADATA
from seasalt.server.storage.store import Store
from tests.server.nodes import serving
from tests.server.players import Tab, a_person, a_table, people, play_all
from tests.server.store_builders import an_append, open_table

pytestmark = pytest.mark.anyio
NOW = 1000 * DAY_MS
LONG_AGO = NOW - 500 * DAY_MS
SETTINGS = Settings()


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "PAUSE_S", 0.0)


def a_retention(store: Store, node: str = "here", settings: Settings = SETTINGS) -> Retention:
    return Retention(store, node, lambda: NOW, settings)


async def tables(store: Store) -> set[str]:
    return {listed.id for listed in await store.tables(limit=1000)}


async def a_guest(store: Store, name: str, at: int = LONG_AGO) -> None:
    await store.add_guest(name, f"hash of {name}", name, "person", at)


async def rows(store: Store) -> dict[str, int]:
    """How many rows each table of the database has, apart from leases."""
    return {
        name: await store.database.read(lambda c, t=table: c.scalar(select(func.count()).select_from(t)))  # type: ignore[misc]
        for name, table in METADATA.tables.items()
        if name != "lease"
    }


# --- tables


@pytest.mark.parametrize(
    ("status", "days"),
    [
        ("over", SETTINGS.keep_finished_days),
        ("gathering", SETTINGS.keep_gathering_days),
        ("playing", SETTINGS.keep_abandoned_days),
    ],
)
async def test_a_table_goes_when_nothing_has_happened_there_for_so_many_days(
    store: Store, status: str, days: int
) -> None:
    await open_table(store, "old", status=status, at=NOW - days * DAY_MS - 1)
    await open_table(store, "young", status=status, at=NOW - days * DAY_MS)

    counts = await a_retention(store).run_once(NOW)

    assert counts.finished + counts.gathering + counts.abandoned == 1
    assert await tables(store) == {"young"}


async def test_an_old_table_with_a_new_move_stays(store: Store) -> None:
    await open_table(store, status="playing", at=LONG_AGO)
    await store.append(an_append(at=NOW))

    assert await a_retention(store).run_once(NOW) == DeletedCounts()
    assert await tables(store) == {"reef"}


async def test_a_game_by_days_stays_while_its_clock_runs(store: Store) -> None:
    await open_table(store, status="playing", at=LONG_AGO)
    moved = NOW - 10 * DAY_MS
    await store.append(an_append(at=moved, status="playing", due_at=moved + 14 * DAY_MS))
    impatient = Settings(keep_abandoned_days=7)

    assert await a_retention(store, settings=impatient).run_once(NOW) == DeletedCounts()
    assert (await a_retention(store, settings=impatient).run_once(NOW + 12 * DAY_MS)).abandoned == 1


async def test_nothing_is_left_of_a_table_that_goes(store: Store) -> None:
    await a_guest(store, "anna")
    await open_table(store, status="over", at=LONG_AGO, seats=("anna", None))
    await store.add_invite("hash", "reef", "seat")

    assert await a_retention(store).run_once(NOW) == DeletedCounts(finished=1, guests=1)
    assert set((await rows(store)).values()) == {0}
    assert await store.append(an_append()) == Stale(0)


async def test_what_is_kept_for_no_days_is_kept_for_ever(store: Store) -> None:
    await open_table(store, status="over", at=LONG_AGO)
    await a_guest(store, "anna")
    settings = Settings(keep_finished_days=0, keep_guest_days=0, keep_visitor_days=0)

    assert await a_retention(store, settings=settings).run_once(NOW) == DeletedCounts()


async def test_many_tables_go_in_short_transactions(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    whole = retention.delete_tables

    def delete_tables(*arguments: Any) -> int:
        sizes.append(whole(*arguments))
        return sizes[-1]

    monkeypatch.setattr(retention, "delete_tables", delete_tables)
    monkeypatch.setattr(retention, "ENTRIES", 3)
    for number in range(25):
        await open_table(store, f"t{number}", status="over", at=LONG_AGO)
    before = DELETED.labels("finished")._value.get()

    assert await a_retention(store).run_once(NOW) == DeletedCounts(finished=25)
    assert max(sizes) == 3
    assert DELETED.labels("finished")._value.get() == before + 25


async def test_who_left_a_table_after_a_game_stays_as_long_as_that_game(store: Store) -> None:
    await a_guest(store, "anna")
    ended = EndedGame(1, ("anna",), "{}")
    await open_table(store, status="over", at=LONG_AGO, ended=ended)
    await a_retention(store, settings=Settings(keep_finished_days=0)).run_once(NOW)
    before = await store.games_of("anna")
    await a_retention(store).run_once(NOW)

    assert [game.number for game in before] == [1]
    assert await store.games_of("anna") == []
    assert await store.guest_by_token("hash of anna") is None


async def test_one_node_at_a_time_deletes(store: Store) -> None:
    assert await a_retention(store, "here")._is_ours()
    assert not await a_retention(store, "there")._is_ours()


# --- games that a guest keeps


async def test_a_game_stays_until_no_guest_keeps_it(store: Store) -> None:
    await open_table(store, status="over", at=LONG_AGO)
    for name in ("anna", "ben"):
        await a_guest(store, name)
        assert await store.keep("reef", name, NOW)
    await store.keep_no_longer("reef", "ben")

    assert await a_retention(store).run_once(NOW) == DeletedCounts(guests=1)  # ben; anna keeps something
    assert await store.kept_by("anna") == {"reef"}
    await store.keep_no_longer("reef", "anna")
    assert await a_retention(store).run_once(NOW) == DeletedCounts(finished=1, guests=1)


async def test_a_guest_keeps_so_many_games_and_no_more(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("seasalt.server.storage.guests.MAX_KEPT", 2)
    await a_guest(store, "anna")
    for number in range(3):
        await open_table(store, f"t{number}")

    assert [await store.keep(f"t{number}", "anna", 1) for number in (0, 1, 2)] == [True, True, False]
    assert await store.keep("t1", "anna", 2)  # which they keep already
    assert MAX_KEPT == 200


# --- guests


async def test_a_guest_who_never_came_back_is_forgotten_and_one_who_did_is_not(store: Store) -> None:
    for name in ("anna", "ben"):
        await a_guest(store, name)
    assert await store.guest_by_token("hash of ben", NOW)

    assert await a_retention(store).run_once(NOW) == DeletedCounts(guests=1)
    assert await store.guest_by_token("hash of anna") is None
    assert await store.guest_by_token("hash of ben") is not None


async def test_a_guest_who_sits_somewhere_stays(store: Store) -> None:
    await a_guest(store, "anna")
    await open_table(store, status="playing", at=NOW, seats=("anna", None))

    assert await a_retention(store).run_once(NOW) == DeletedCounts()


async def test_a_guest_who_came_once_and_never_sat_down_is_forgotten_after_a_week(store: Store) -> None:
    week = SETTINGS.keep_visitor_days * DAY_MS
    await a_guest(store, "ben", NOW - 2 * week)
    await store.guest_by_token("hash of ben", NOW - week - 1)  # comes back
    for name in ("anna", "cora", "dina"):
        await a_guest(store, name, NOW - week - 1)
    await a_guest(store, "emil", NOW - week)
    await open_table(store, "left", at=NOW, seats=("cora", None))
    await store.append(an_append(table_id="left", at=NOW, seats=(None, None)))
    await open_table(store, "deleted", status="over", at=LONG_AGO, seats=("dina", None))

    assert await a_retention(store).run_once(NOW) == DeletedCounts(finished=1, guests=1)
    assert await store.guest_by_token("hash of anna") is None


async def test_that_a_guest_is_here_is_written_once_an_hour(store: Store) -> None:
    await a_guest(store, "anna", 0)

    seen = []
    for at in (TOUCH_MS, TOUCH_MS + 1, TOUCH_MS + 2, 2 * TOUCH_MS + 2):
        await store.guest_by_token("hash of anna", at)
        guest = await store.guest_by_token("hash of anna")
        assert guest is not None
        seen.append(guest.seen_at)

    assert seen == [0, TOUCH_MS + 1, TOUCH_MS + 1, 2 * TOUCH_MS + 2]


# --- space


async def test_an_sqlite_file_shrinks_after_deletions(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "SPARE_PAGES", 0)
    sizes = []
    for _ in range(3):
        async with await Store.open(sqlite_url) as store:
            for number in range(10):
                await open_table(store, f"t{number}", entries=["x" * 50_000], status="over", at=LONG_AGO)
            await a_retention(store).run_once(NOW)
        sizes.append((tmp_path / "games.db").stat().st_size)

    assert max(sizes) < 400_000  # and not the 500,000 bytes that were there each time


# --- over HTTP


async def test_a_finished_game_is_kept_by_those_who_may_watch_it(tmp_path: Path) -> None:
    with serving(tmp_path) as node:
        seated = people(2, node.address)
        anna, stranger = seated[0], a_person(node.address, name="Wim")
        table = a_table(seated, options={"target_score": "1"})
        keep = f"/api/tables/{table.id}/keep"
        early = anna.ask("POST", keep)
        await play_all(*(Tab(person, table.id, Random(at)) for at, person in enumerate(seated)))

        assert early.json()["code"] == "not_over"
        assert stranger.ask("POST", keep).status_code == 403
        assert stranger.ask("POST", f"{keep}?invite={table.watch_invite}").json()["kept"] is True
        assert anna.ask("POST", keep).json()["kept"] is True
        assert anna.ask("GET", f"/api/tables/{table.id}").json()["kept"] is True
        assert anna.ask("GET", "/api/me/tables").json()["tables"][0]["kept"] is True
        assert anna.ask("DELETE", keep).json()["kept"] is False
        assert anna.ask("GET", f"/api/tables/{table.id}").json()["kept"] is False


async def test_a_deleted_table_does_not_exist(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.db'}"
    async with await Store.open(url) as store:
        await open_table(store, status="over", at=LONG_AGO)
        assert await store.append(Append("reef", 1, "c", None, "b", LONG_AGO)) == Appended(2)
        await a_retention(store).run_once(NOW)

        assert await store.read("reef") == []
        assert await store.head("reef") is None
