"""Strangers at one table: clocks, visible names, and games that come to an end."""

import pytest

from seasalt.server.refusals import RequestRefused
from seasalt.server.tables.new_table import TableSpec, opening_entry
from seasalt.table import MAX_TARGET, PATIENCE, GoOnWithout, TakeoverReason
from tests.server.local_node import ManualClock, local_node
from tests.server.nodes import ServerThread
from tests.server.players import a_person, a_table, begin, command

pytestmark = pytest.mark.anyio
WITH_PEOPLE = {"players": 2, "bot": None}


# --- the clock


def test_a_quick_match_with_strangers_has_a_clock(node: ServerThread):
    info = a_person(node.address).ask("POST", "/api/quick", WITH_PEOPLE).json()["info"]

    assert (info["pace"], info["base"], info["bank"]) == ("bank", 30_000, 120_000)


def test_a_quick_match_with_bots_has_none(node: ServerThread):
    info = a_person(node.address).ask("POST", "/api/quick", {"players": 2}).json()["info"]

    assert (info["pace"], info["base"], info["bank"]) == ("none", 0, 0)


def test_a_quick_match_does_not_end_at_a_public_table_without_a_clock(node: ServerThread):
    unhurried = {"players": 3, "edition": "ru", "public": True}
    table = a_person(node.address).ask("POST", "/api/tables", unhurried).json()["table"]
    wish = {"players": 3, "edition": "ru", "bot": None}

    assert a_person(node.address).ask("POST", "/api/quick", wish).json()["table"] != table


# --- the end


@pytest.mark.parametrize("options", [{"target_score": "101"}, {"target_score": "999999"}])
def test_a_target_that_nobody_reaches_is_refused(options: dict[str, str]):
    with pytest.raises(RequestRefused) as refused:
        opening_entry(TableSpec(players=3, options=options), bytes(32))

    assert refused.value.code == "bad_options"


def test_the_doubled_targets_of_other_tables_are_possible():
    opened = opening_entry(TableSpec(players=2, options={"target_score": str(MAX_TARGET)}), bytes(32))

    assert opened.options["target_score"] == "100"


# --- somebody who never moves


def test_the_others_are_told_when_they_may_go_on_and_not_let_before(node: ServerThread):
    seated = [a_person(node.address, name=name) for name in ("Ada", "Bo")]
    table = a_table(seated).id
    begin(table, seated)
    state = seated[0].ask("GET", f"/api/tables/{table}").json()["state"]
    slow = state["to_act"]

    waits = [place["go_on_at"] is not None for place in state["places"]]
    assert waits == [seat == slow for seat in range(2)]
    answer = command(seated[1 - slow], table, {"type": "go_on_without", "seat": slow})
    assert (answer["type"], answer["code"]) == ("nak", "too_early")


async def test_a_bot_plays_on_when_somebody_has_waited_long_enough(sqlite_url: str):
    time = ManualClock()
    async with local_node(sqlite_url, time) as local:
        room = await local.a_game(2)
        slow = room.table.to_act
        assert slow is not None
        local.watch(room, 0, 1)
        position = room.table.position
        time.now += PATIENCE
        await local.do(room, 1 - slow, GoOnWithout(slow, "greedy"))
        assert room.table.places[slow].why == TakeoverReason.SLOW
        await local.tend(room)

        assert room.table.position > position
        assert room.table.places[slow].stand_in == "greedy"  # until the person comes back


# --- names


@pytest.mark.parametrize("name", ["\u3164", "\u2800", "\u115f", "\u200b", "Ada\u202e", "A\u0351\u0352\u0353"])
def test_a_name_that_cannot_be_seen_is_refused(node: ServerThread, name: str):
    person = a_person(node.address)
    answer = person.ask("PATCH", "/api/me", {"name": name})

    assert (answer.status_code, answer.json()["code"]) == (400, "bad_name")


def test_a_new_name_is_answered_as_it_is_kept(node: ServerThread):
    person = a_person(node.address)
    answer = person.ask("PATCH", "/api/me", {"name": "  Zoe\u0308 "}).json()

    assert answer["name"] == "Zoë" == person.ask("GET", "/api/me").json()["name"]
