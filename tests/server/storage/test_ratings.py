"""Ratings change with the end of a rated game, and are what follows from all rated games."""

import asyncio
import json
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from sqlalchemy import select, update

from seasalt.server.interfaces.stored_facts import EndedGame, GameResult
from seasalt.server.ratings.rating import NEWCOMER, Rating
from seasalt.server.storage.ratings import Ratings
from seasalt.server.storage.retention import delete_guests
from seasalt.server.storage.schema import FINISHED_GAME, RATING
from seasalt.server.storage.store import Store
from tests.server.store_builders import an_append, open_table

pytestmark = pytest.mark.anyio

PEOPLE = ("ada", "bo", "cora", "dan")


def ended(seats: Sequence[str], places: Sequence[int], *, rated: bool = True, left: str = "") -> EndedGame:
    """A game of people, and of bots whose names begin with `bot:`."""
    who = [(None, name[4:]) if name.startswith("bot:") else (name, None) for name in seats]

    def result(seat: int) -> GameResult:
        others: list[dict[str, Any]] = [
            {"guest": guest, "bot": bot, "place": places[at], "points": 9, "stood_in": guest == left}
            for at, (guest, bot) in enumerate(who)
            if at != seat
        ]
        return GameResult(
            kind="game",
            players=len(seats),
            extra_salt=False,
            pace="none",
            against="people",
            opponents=json.dumps(others),
            place=places[seat],
            won=places[seat] == 1,
            points=9,
            margin=0,
            stood_in=who[seat][0] == left,
            rated=rated,
        )

    return EndedGame(1, tuple(guest for guest, _ in who), "{}", tuple(map(result, range(len(seats)))))


async def play(store: Store, table: str, game: EndedGame, at: int = 5) -> None:
    await open_table(store, table, status="over", at=at, seats=game.seats)
    await store.append(an_append(1, "end", table, status="over", at=at, ended=game))


async def a_store_with_guests(store: Store) -> Store:
    for name in PEOPLE:
        await store.add_guest(name, f"hash of {name}", name.title(), "person", 1)
    return store


async def all_ratings(store: Store) -> dict[str, Rating]:
    return {name: (await store.ratings.of(name))[0] for name in PEOPLE}


async def test_a_rated_game_changes_the_ratings_of_its_people(store: Store) -> None:
    await a_store_with_guests(store)

    await play(store, "reef", ended(("ada", "bot:casual", "bo"), (2, 1, 3)))

    ratings = await all_ratings(store)
    assert ratings["ada"].mean > ratings["bo"].mean
    assert [ratings[name].games for name in PEOPLE] == [1, 1, 0, 0]


async def test_a_game_that_is_not_rated_changes_nothing(store: Store) -> None:
    await a_store_with_guests(store)

    await play(store, "reef", ended(("ada", "bo"), (1, 2), rated=False))

    assert await all_ratings(store) == dict.fromkeys(PEOPLE, NEWCOMER)


async def test_who_left_is_last(store: Store) -> None:
    await a_store_with_guests(store)

    await play(store, "reef", ended(("ada", "bo"), (1, 2), left="ada"))

    ratings = await all_ratings(store)
    assert ratings["ada"].mean < NEWCOMER.mean < ratings["bo"].mean


async def test_rebuilt_ratings_are_those_that_are_stored_whatever_the_order_of_clocks(store: Store) -> None:
    await a_store_with_guests(store)
    rng = Random(1)
    for number in range(40):
        seats = rng.sample([*PEOPLE, "bot:skilled", "bot:beginner"], rng.choice((2, 3, 4)))
        if any(name in PEOPLE for name in seats):
            places = rng.sample(range(1, 5), len(seats))
            left = rng.choice([*seats, "", "", ""])
            game = ended(seats, places, rated=number % 5 > 0, left=left)
            await play(store, f"reef {number}", game, at=rng.randrange(10_000_000_000))
    stored = await all_ratings(store)

    assert await store.ratings.rebuild() == (len(PEOPLE), 0)
    assert await all_ratings(store) == stored

    await store.database.execute(update(RATING).values(mean=1.0, games=0, listed=True))
    assert await store.ratings.rebuild() == (len(PEOPLE), len(PEOPLE))
    assert await all_ratings(store) == stored
    assert (await store.ratings.of("ada"))[1]


async def test_games_that_end_at_once_are_all_rated_in_one_order(store: Store) -> None:
    await a_store_with_guests(store)

    games = [ended(("ada", "bo"), (1, 2)), ended(("ada", "cora"), (2, 1)), ended(("dan", "ada"), (1, 2))]
    await asyncio.gather(*(play(store, f"reef {number}", game) for number, game in enumerate(games)))

    times = [row.rated_at for row in await store.database.rows(select(FINISHED_GAME.c.rated_at).distinct())]
    assert len(times) == len(games)
    assert (await store.ratings.of("ada"))[0].games == 3
    assert await store.ratings.rebuild() == (len(PEOPLE), 0)


async def test_a_list_has_only_those_who_want_it_and_have_played_lately(store: Store) -> None:
    await a_store_with_guests(store)
    await play(store, "reef", ended(("ada", "bo", "cora"), (1, 2, 3)), at=100)
    await play(store, "bay", ended(("ada", "bo"), (1, 2)), at=200)
    for name in ("ada", "cora", "dan"):
        await store.ratings.set_listed(name, True)

    async def names(since: int, games: int) -> list[str]:
        return sorted(one.name for one in await store.ratings.listed(since, games))

    assert await names(0, 1) == ["Ada", "Cora"]
    assert await names(150, 1) == await names(0, 2) == ["Ada"]

    await store.ratings.set_listed("ada", False)
    assert await names(150, 1) == []
    assert (await store.ratings.of("ada"))[0].games == 2


async def test_the_rating_of_a_deleted_guest_goes_and_those_of_others_stay(store: Store) -> None:
    await a_store_with_guests(store)
    await play(store, "reef", ended(("ada", "bo"), (1, 2)))
    await store.append(an_append(2, "close", "reef", status="over", seats=(None, None), closes=True))
    before = (await store.ratings.of("bo"))[0]
    await store.touch_guest("bo", 100)

    deleted = await store.database.write(lambda connection: delete_guests(connection, 50))

    assert deleted == 3
    assert await store.ratings.of("ada") == (NEWCOMER, False)
    assert (await store.ratings.of("bo"))[0] == before
    assert await store.ratings.rebuild() == (1, 0)
    assert isinstance(store.ratings, Ratings)
