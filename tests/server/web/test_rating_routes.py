"""Ratings over HTTP: a number after ten games, and a list of those who want to be in it."""

from random import Random

import pytest
from sqlalchemy import update

from seasalt.server.clock import now
from seasalt.server.storage.schema import GUEST, RATING
from seasalt.server.storage.store import Store
from tests.server.nodes import ServerThread
from tests.server.players import Person, Tab, a_person

pytestmark = pytest.mark.anyio


async def rated(node: ServerThread, person: Person, mean: float, games: int = 10, days_ago: int = 0) -> None:
    """Let a person have a rating that is listed."""
    person.ask("PATCH", "/api/me/rating", {"listed": True})
    async with await Store.open(node.database, migrate=False) as store:
        mine = update(RATING).where(RATING.c.guest_id == person.id)
        at = now() - days_ago * 24 * 3600 * 1000
        await store.database.execute(mine.values(mean=mean, deviation=30.0, games=games, at=at))


async def test_a_game_alone_with_a_bot_is_rated_and_a_second_one_beside_it_is_not(node: ServerThread):
    anna = a_person(node.address)
    async with await Store.open(node.database, migrate=False) as store:  # it is a program for the server
        await store.database.execute(update(GUEST).where(GUEST.c.id == anna.id).values(kind="person"))
    first, second = (
        anna.ask("POST", "/api/tables", {"players": 2, "bots": ["random"], "sit": True}).json()["table"]
        for _ in range(2)
    )
    assert anna.ask("GET", "/api/me/rating").json()["table"] == first

    await Tab(anna, first, Random(1)).play()
    assert anna.ask("GET", "/api/me/rating").json() == {
        "rating": None, "within": None, "games": 1, "of": 10, "listed": False, "table": None
    }  # fmt: skip

    await Tab(anna, second, Random(2)).play()
    assert anna.ask("GET", "/api/me/rating").json()["games"] == 1


async def test_a_number_is_shown_from_ten_games_on_with_its_interval(node: ServerThread):
    anna, ben = a_person(node.address), a_person(node.address, name="Ben")
    await rated(node, anna, 1520.4)
    await rated(node, ben, 1400.0, games=9)

    mine, his = (person.ask("GET", "/api/me/rating").json() for person in (anna, ben))

    assert mine == {"rating": 1520, "within": 60, "games": 10, "of": 10, "listed": True, "table": None}
    assert (his["rating"], his["within"]) == (None, None)


async def test_the_list_has_only_who_wants_it_the_surest_strength_first(node: ServerThread):
    people = [a_person(node.address, name=name) for name in ("Ada", "Bo", "Cleo", "Dan")]
    for person, mean, days in zip(people, (1200.0, 1300.0, 1500.0, 1400.0), (0, 0, 91, 0), strict=True):
        await rated(node, person, mean, days_ago=days)
    people[3].ask("PATCH", "/api/me/rating", {"listed": False})

    lines = people[0].ask("GET", "/api/ratings").json()["lines"]

    names = {person.name for person in people}
    mine = [(line["name"], line["rating"], line["mine"]) for line in lines if line["name"] in names]
    assert mine == [("Bo", 1300, False), ("Ada", 1200, True)]
