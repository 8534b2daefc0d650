"""Options that change after the link was sent: who may, who is told, and what is refused."""

from random import Random
from typing import Any

import pytest

from seasalt.rules import Draw, parse_record
from tests.server.nodes import ServerThread
from tests.server.players import (
    Message,
    Person,
    Tab,
    a_person,
    a_table,
    begin,
    command,
    people,
    play_all,
    receive,
)

pytestmark = pytest.mark.anyio

SALT: Message = {"type": "options", "players": 3, "options": {"extra_salt": "true"}, "pace": "bank"}


def seen_by(person: Person, table: str) -> Message:
    """The table as this person gets it."""
    answer: Message = person.ask("GET", f"/api/tables/{table}").json()
    return answer


async def test_all_at_the_table_get_the_options_that_the_host_changes(node: ServerThread):
    [anna, ben] = people(2, node.address)
    table = a_table([anna, ben])
    command(ben, table.id, {"type": "ready", "nonce": "0b"})

    async with ben.socket() as socket:
        await socket.send(f'{{"type": "watch", "table": "{table.id}"}}')
        before = await receive(socket)
        answer = command(anna, table.id, SALT)
        told = await receive(socket)

    assert answer["type"] == "ack"
    assert before["state"]["places"][1]["ready"]
    assert told["type"] == "snapshot"  # which every client can read
    assert (told["info"]["players"], told["info"]["options"]["extra_salt"]) == (3, "true")
    assert (told["info"]["pace"], told["info"]["base"], told["info"]["bank"]) == ("bank", 30_000, 120_000)
    assert [place["kind"] for place in told["state"]["places"]] == ["person", "person", "empty"]
    assert not told["state"]["places"][1]["ready"]
    assert told["state"]["host"] == 0
    assert (told["recent"][-1]["what"], told["recent"][-1]["seat"]) == ("OptionsChanged", 0)
    [line] = ben.ask("GET", "/api/me/tables").json()["tables"]
    assert (line["summary"]["players"], line["summary"]["extra_salt"]) == (3, True)
    assert line["summary"]["names"] == ["Anna", "Ben", ""]


BAD: list[tuple[dict[str, Any], str]] = [
    ({"options": {"kraken": "true"}}, "bad_options"),
    ({"options": {"target_score": "101"}}, "bad_options"),
    ({"options": {"target_score": "9" * 32}}, "bad_options"),
    ({"edition": "atlantis"}, "bad_options"),
    ({"pace": "later"}, "bad_pace"),
]


@pytest.mark.parametrize(("wish", "code"), BAD, ids=range(len(BAD)))
def test_options_that_no_table_can_have_are_refused(node: ServerThread, wish: dict[str, Any], code: str):
    [anna] = people(1, node.address)
    table = a_table([anna], players=2)
    before = seen_by(anna, table.id)

    assert command(anna, table.id, SALT | wish)["code"] == code
    assert seen_by(anna, table.id) == before


@pytest.mark.parametrize(
    "wish",
    [
        {"players": 5},
        {"days": 10**9},
        {"base_seconds": 2**70},
        {"options": {"x" * 33: "1"}},
        {"public": True},
    ],
)
def test_options_beyond_their_bounds_are_not_read(node: ServerThread, wish: dict[str, Any]):
    [anna] = people(1, node.address)
    table = a_table([anna], players=2)
    body = {"type": "cmd", "id": "1", "table": table.id, "expect": 2, "do": SALT | wish}
    before = seen_by(anna, table.id)

    answer = anna.ask("POST", f"/api/tables/{table.id}/commands", body)

    assert (answer.status_code, answer.json()["code"]) == (400, "bad_body")
    assert seen_by(anna, table.id) == before


def test_only_the_host_of_a_table_for_friends_changes_its_options_and_only_before_the_game(
    node: ServerThread,
):
    [anna, ben] = people(2, node.address)
    spectator = a_person(node.address, name="Wim")
    table, public = a_table([anna, ben]), a_table([anna], players=2, public=True)
    body = {"type": "cmd", "id": "1", "table": table.id, "expect": 3, "do": SALT}
    before = [seen_by(anna, one.id) for one in (table, public)]

    assert command(ben, table.id, SALT)["code"] == "not_host"
    assert spectator.ask("POST", f"/api/tables/{table.id}/commands", body).json()["code"] == "not_seated"
    assert command(anna, public.id, SALT)["code"] == "fixed_options"
    assert [seen_by(anna, one.id) for one in (table, public)] == before
    assert [one["info"]["public"] for one in before] == [False, True]

    begin(table.id, [anna, ben])
    before = [seen_by(anna, table.id)]
    assert command(anna, table.id, SALT)["code"] == "not_gathering"
    assert [seen_by(anna, table.id)] == before


async def test_a_game_from_before_the_options_changed_is_replayed_as_it_was(node: ServerThread):
    seated = people(2, node.address)
    table = a_table(seated)
    await play_all(*(Tab(person, table.id, Random(at)) for at, person in enumerate(seated)))
    anna, path = seated[0], f"/api/tables/{table.id}"
    first = anna.ask("GET", f"{path}/replay").json()
    command(anna, table.id, {"type": "rematch"})
    assert command(anna, table.id, SALT)["type"] == "ack"

    assert anna.ask("GET", f"{path}/replay").json() == first
    assert anna.ask("GET", f"{path}/replay?seat=2").json()["code"] == "no_such_seat"
    [_, ended] = anna.ask("GET", "/api/me/tables").json()["tables"]
    assert (ended["summary"]["players"], ended["summary"]["extra_salt"]) == (2, False)
    actions = parse_record(anna.ask("GET", f"{path}/record").text).actions
    step = actions.index(Draw())
    again = anna.ask("POST", f"{path}/again", {"step": step, "game": 1})
    assert again.json()["info"]["players"] == len(again.json()["state"]["places"]) == 2
