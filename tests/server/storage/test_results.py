"""Results of finished games: written with the end, kept when the table goes."""

from typing import Any

import pytest

from seasalt.server.interfaces.stored_facts import EndedGame, GameResult, ReviewedGame
from seasalt.server.settings import Settings
from seasalt.server.storage.retention import DAY_MS, Retention
from seasalt.server.storage.store import Store
from seasalt.wire.accounts import GameCounts
from tests.server.local_node import guest, local_node
from tests.server.store_builders import an_append, open_table

pytestmark = pytest.mark.anyio

PLAIN = GameResult(
    kind="game",
    players=2,
    extra_salt=True,
    pace="none",
    against="greedy",
    opponents='[{"guest": null, "bot": "greedy", "place": 2, "points": 7, "stood_in": false}]',
    place=1,
    won=True,
    points=12,
    margin=5,
    stood_in=False,
    rounds=3,
    stops=1,
    bets=2,
    bets_won=1,
    best=9,
    by_mermaids=True,
)


def ended(number: int = 1, who: str = "ada", **changes: Any) -> EndedGame:
    fields = {name: getattr(PLAIN, name) for name in GameResult.__slots__}
    return EndedGame(number, (who, None), "{}", (GameResult(**fields | changes),) * 2)


async def played(store: Store, *games: EndedGame, table: str = "reef", at: int = 5) -> None:
    await open_table(store, table, status="over", at=at, seats=games[0].seats)
    for number, game in enumerate(games, 1):
        await store.append(an_append(number, f"c{number}", table, status="over", at=at, ended=game))


async def test_games_add_up_by_opponents_and_box(store: Store) -> None:
    await store.add_guest("ada", "hash", "Ada", "person", 1)
    lost = ended(2, won=False, by_mermaids=True, best=14)
    await played(store, ended(), lost, ended(3, against="people"), ended(4, extra_salt=False))

    counts = await store.results.counts("ada")

    assert counts == [
        GameCounts("greedy", False, 1, 1, 3, 1, 2, 1, 1, 9),
        GameCounts("greedy", True, 2, 1, 6, 2, 4, 2, 1, 14),
        GameCounts("people", True, 1, 1, 3, 1, 2, 1, 1, 9),
    ]
    assert await store.results.counts("bo") == []


async def test_practice_and_games_that_a_bot_ended_do_not_count(store: Store) -> None:
    await store.add_guest("ada", "hash", "Ada", "person", 1)
    await played(store, ended(kind="practice"), ended(2, stood_in=True), ended(3, kind="daily"))

    assert [one.games for one in await store.results.counts("ada")] == [1]


async def test_results_outlive_the_table_but_not_the_guest(store: Store) -> None:
    now = 1000 * DAY_MS
    retention = Retention(store, "here", lambda: now, Settings())
    await store.add_guest("ada", "hash", "Ada", "person", now - 100 * DAY_MS)
    await played(store, ended(), at=now - 100 * DAY_MS)

    await retention.run_once(now)

    assert await store.head("reef") is None
    assert await store.games_of("ada") == []
    assert [one.games for one in await store.results.counts("ada")] == [1]
    await retention.run_once(now + 301 * DAY_MS)
    assert await store.guest_by_token("hash") is None
    assert await store.results.counts("ada") == []


async def test_a_rated_result_outlives_its_guest_too(store: Store) -> None:
    now = 1000 * DAY_MS
    await store.add_guest("ada", "hash", "Ada", "person", now - 500 * DAY_MS)
    await played(store, ended(rated=True), ended(2), at=now - 500 * DAY_MS)

    await Retention(store, "here", lambda: now, Settings()).run_once(now)

    assert await store.guest_by_token("hash") is None
    assert [one.games for one in await store.results.counts("ada")] == [1]


async def test_the_last_reviewed_games_that_count_are_told_newest_first(store: Store) -> None:
    await store.add_guest("ada", "hash", "Ada", "person", 1)
    await played(store, ended(), ended(2, kind="practice"), ended(3, stood_in=True), table="reef", at=5)
    await played(store, ended(), ended(2), table="bay", at=9)
    for number in (1, 2, 3):
        await store.results.keep_review("reef", number, [(80.4, -0.5), (None, 0.5)])
    await store.results.keep_review("bay", 1, [(None, 0.25), (70.0, -0.25)])

    assert await store.results.reviewed("ada", 50) == [ReviewedGame(9, None, 0.25), ReviewedGame(5, 80, -0.5)]
    assert await store.results.reviewed("ada", 1) == [ReviewedGame(9, None, 0.25)]
    assert await store.results.reviewed("bo", 50) == []


async def test_a_table_that_is_closed_takes_no_result_away(store: Store) -> None:
    await store.add_guest("ada", "hash", "Ada", "person", 1)
    await played(store, ended(), ended(2, kind="practice"))
    await store.append(an_append(3, "close", seats=(None,), closes=True))

    assert await store.games_of("ada") == []
    assert [one.games for one in await store.results.counts("ada")] == [1]


async def test_a_played_game_is_counted_for_its_people(url: str) -> None:
    async with local_node(url) as local:
        room = await local.a_game(2)
        await local.play_until_over(room)

        for seat in (0, 1):
            [counts] = await local.store.results.counts(guest(seat))
            assert (counts.against, counts.games) == ("people", 1)
