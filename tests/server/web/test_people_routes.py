"""Other people over HTTP: whoever played together may name each other, and nobody else learns of it."""

import json
import zipfile
from io import BytesIO
from random import Random
from typing import Any

import pytest

from seasalt.server.web.routes import ROUTES
from tests.server.nodes import ServerThread
from tests.server.players import OpenTable, Person, Tab, a_person, a_table, people, play_all

pytestmark = pytest.mark.anyio


async def a_finished_game(*seated: Person, public: bool = False) -> OpenTable:
    table = a_table(list(seated), options={"target_score": "1"}, public=public)
    await play_all(*(Tab(person, table.id, Random(at)) for at, person in enumerate(seated)))
    return table


def wish(table: OpenTable, seat: int, relation: str | None, game: int = 0) -> dict[str, Any]:
    return {"person": {"table": table.id, "seat": seat, "game": game}, "relation": relation}


def listed(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.ask("GET", "/api/me/people").json()["people"]
    return found


async def test_who_has_played_is_remembered_and_counted_and_told_by_no_id(node: ServerThread):
    anna, ben = people(2, node.address)
    table = await a_finished_game(anna, ben)

    told = anna.ask("POST", "/api/me/people", wish(table, 1, "remember"))
    [line] = told.json()["people"]

    assert (line["name"], line["relation"], line["games"]) == ("Ben", "remember", 1)
    assert line["won"] + line["lost"] <= 1
    assert line["person"] == {"table": table.id, "seat": 1, "game": 1}
    assert ben.id not in told.text
    assert [one["relation"] for one in listed(ben)] == [None]
    assert (
        anna.ask("POST", "/api/me/people", wish(table, 1, None, game=1)).json()["people"][0]["relation"]
        is None
    )


async def test_somebody_met_at_a_public_table_is_listed_only_when_one_wants_something_of_them(
    node: ServerThread,
):
    anna, ben = people(2, node.address)
    table = await a_finished_game(anna, ben, public=True)

    assert listed(anna) == []
    anna.ask("POST", "/api/me/people", wish(table, 1, "avoid"))
    assert [(one["name"], one["relation"]) for one in listed(anna)] == [("Ben", "avoid")]


async def test_only_who_finished_a_game_there_names_somebody(node: ServerThread):
    anna, ben = people(2, node.address)
    table, begun = await a_finished_game(anna, ben), a_table(people(2, node.address), public=True)
    stranger = a_person(node.address, name="Wim")
    stranger.ask("POST", f"/api/tables/{begun.id}/join", {})
    asked = [
        (stranger, wish(table, 0, "remember")),
        (stranger, wish(table, 0, "remember", game=1)),
        (stranger, wish(begun, 0, "avoid")),
        (anna, wish(table, 0, "avoid")),
        (anna, wish(table, 3, "avoid", game=1)),
        (anna, wish(table, 1, "avoid", game=2)),
    ]

    for person, body in asked:
        refused = person.ask("POST", "/api/me/people", body)
        again = person.ask("POST", "/api/me/people/again", body["person"])
        assert (refused.status_code, refused.json()["code"]) == (404, "no_such_person")
        assert (again.status_code, again.json()["code"]) == (404, "no_such_person")
    assert [listed(one) for one in (stranger, anna)] == [[], listed(anna)]
    assert [one["relation"] for one in listed(anna)] == [None]


async def test_who_is_asked_may_come_to_a_private_table_or_not(node: ServerThread):
    anna, ben, stranger = people(3, node.address)
    table = await a_finished_game(anna, ben)

    opened = anna.ask("POST", "/api/me/people/again", wish(table, 1, None)["person"]).json()["table"]
    [line] = ben.ask("GET", "/api/me/asked").json()["tables"]

    assert (line["table"], line["name"]) == (opened, "Anna")
    assert stranger.ask("POST", f"/api/tables/{opened}/join", {}).status_code == 403
    assert ben.ask("DELETE", f"/api/me/asked/{opened}").json() == {"tables": []}
    assert ben.ask("POST", f"/api/tables/{opened}/join", {}).status_code == 403
    again = anna.ask("POST", "/api/me/people/again", wish(table, 1, None, game=1)["person"]).json()["table"]
    assert ben.ask("POST", f"/api/tables/{again}/join", {}).json()["state"]["you"] == 1
    anna.ask("POST", f"/api/tables/{again}/join", {})


async def test_an_asker_does_not_learn_that_they_are_avoided(node: ServerThread):
    anna, ben, cora = people(3, node.address)
    table = await a_finished_game(anna, ben, cora)
    ben.ask("POST", "/api/me/people", wish(table, 0, "avoid"))
    seats = {"ben": 1, "cora": 2}

    answers = {
        name: anna.ask("POST", "/api/me/people/again", wish(table, seat, None)["person"])
        for name, seat in seats.items()
    }
    told = {name: anna.ask("GET", f"/api/tables/{table.id}/people").json()["people"] for name in seats}

    shapes = [{key: type(value) for key, value in one.json().items()} for one in answers.values()]
    assert shapes[0] == shapes[1]
    assert [one.status_code for one in answers.values()] == [200, 200]
    assert [one["relation"] for one in told["ben"]] == [None, None]
    assert ben.ask("GET", "/api/me/asked").json() == {"tables": []}
    assert len(cora.ask("GET", "/api/me/asked").json()["tables"]) == 1
    at_table = ben.ask("GET", f"/api/tables/{table.id}/people").json()["people"]
    assert [(one["name"], one["relation"]) for one in at_table] == [("Anna", "avoid"), ("Cora", None)]


async def test_another_guest_who_asks_every_route_finds_nothing_of_what_two_are_to_each_other(
    node: ServerThread,
):
    anna, ben = a_person(node.address, name="Annabella"), a_person(node.address, name="Benvenuto")
    table = await a_finished_game(anna, ben)
    anna.ask("POST", "/api/me/people", wish(table, 1, "remember"))
    anna.ask("POST", "/api/me/reports", {"person": wish(table, 1, None)["person"], "reason": "slow"})
    asked_to = anna.ask("POST", "/api/me/people/again", wish(table, 1, None)["person"]).json()["table"]
    stranger = a_person(node.address, name="Wim")

    for route in ROUTES:
        for one in (table.id, asked_to):
            path = route.path.replace("{table}", one).replace("{session}", "x").replace("{number}", "1")
            body: Any = {} if route.method in ("POST", "PATCH") else None
            answer = stranger.ask(route.method, path, body)
            for secret in ("Annabella", "Benvenuto", anna.id, ben.id):
                assert secret not in answer.text, route


# --- names


def claim(person: Person) -> Any:
    return person.ask("POST", "/api/me/name")


async def seasoned(node: ServerThread, name: str) -> Person:
    """Somebody who has finished enough games to claim a name."""
    person = a_person(node.address, name=name)
    for seed in range(5):
        table = a_table([person], ("random",), options={"target_score": "1"})
        await Tab(person, table.id, Random(seed)).play()
    return person


async def test_a_claimed_name_is_refused_to_who_imitates_it_and_the_owner_sits_down(node: ServerThread):
    mia = await seasoned(node, "Mia")
    early = claim(a_person(node.address, name="Zelda"))
    mine = claim(mia).json()
    imitators = [a_person(node.address, name=name) for name in ("mia", "Міа", "M.i.a ✓", "Ｍía")]
    table = a_table([mia], players=3, public=True)

    assert (early.status_code, early.json()["code"]) == (409, "claim_too_early")
    assert mine == {"name": "Mia", "claimed": True}
    for one in imitators:
        refused = [
            one.ask("POST", f"/api/tables/{table.id}/join", {}),
            one.ask("POST", "/api/tables", {}),
            one.ask("POST", "/api/quick", {"bot": "random"}),
            one.ask("POST", "/api/daily", {}),
            one.ask("PATCH", "/api/me", {"name": "MIA"}),
        ]
        assert [(r.status_code, r.json()["code"]) for r in refused] == [(409, "name_claimed")] * 5
    other = a_person(node.address, name="Ben")
    other.ask("POST", f"/api/tables/{table.id}/join", {})
    seen = other.ask("GET", f"/api/tables/{table.id}/people").json()["people"]
    assert [(one["name"], one["claimed"], one["met"]) for one in seen] == [("Mia", True, False)]
    assert mia.ask("PATCH", "/api/me", {"name": "Zoe"}).status_code == 200
    assert mia.ask("GET", "/api/me/name").json() == {"name": "Mia", "claimed": False}
    assert claim(mia).json()["code"] == "name_claimed"  # one name for each


@pytest.mark.parametrize("name", ["Ada", "Саша", "ada ✓", "Guest", "Гость", "Admin", "Mіa", "✓✓"])
def test_names_of_bots_and_of_nobody_and_mixed_letters_cannot_be_claimed(node: ServerThread, name: str):
    refused = claim(a_person(node.address, name=name))

    assert refused.json()["code"] == "name_reserved"


# --- reports


async def test_somebody_is_reported_while_they_sit_there_by_who_sits_there_too(node: ServerThread):
    anna, ben = people(2, node.address)
    table = a_table([anna, ben])
    body: dict[str, Any] = {"person": {"table": table.id, "seat": 1}, "reason": "slow"}
    stranger = a_person(node.address, name="Wim")

    assert [anna.ask("POST", "/api/me/reports", body).status_code for _ in range(2)] == [200, 200]
    assert stranger.ask("POST", "/api/me/reports", body).json()["code"] == "no_such_person"
    assert anna.ask("POST", "/api/me/reports", body | {"reason": "ugly"}).json()["code"] == "bad_body"


async def test_an_export_has_what_people_are_to_one_and_no_id_of_theirs(node: ServerThread):
    anna, ben = people(2, node.address)
    table = await a_finished_game(anna, ben)
    anna.ask("POST", "/api/me/people", wish(table, 1, "remember"))
    anna.ask("POST", "/api/me/reports", {"person": wish(table, 1, None)["person"], "reason": "talk"})

    with zipfile.ZipFile(BytesIO(anna.ask("GET", "/api/me/export").content)) as file:
        text = file.read("account.json").decode()
        account = json.loads(text)

    assert [(one["name"], one["relation"], one["games"]) for one in account["people"]] == [
        ("Ben", "remember", 1)
    ]
    assert [(one["name"], one["reason"]) for one in account["reports"]] == [("Ben", "talk")]
    assert [one["guest"] for one in account["games"][0]["opponents"]] == [True]
    assert ben.id not in text
