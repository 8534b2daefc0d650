"""A record from a file is shown as the game that it was: with its seats, its replay, its curve, its proof."""

import json
from collections.abc import Callable

import pytest

from seasalt.rules.record import format_record, parse_record
from seasalt.server.web.public_routes import lesson_text
from tests.offline.pages import Page, a_table, asked, open_offline_node, refused
from tests.offline.storages import MemoryStorage

pytestmark = pytest.mark.anyio

LESSON = lesson_text()


@pytest.mark.parametrize("players", [2, 4])
async def test_a_record_with_its_proof_is_the_same_game_again(players: int):
    async with open_offline_node(MemoryStorage()) as node:
        played = await a_table(node, players, options={"extra_salt": "true"})
        await Page(node, played).play()
        text = (await node.ask("GET", f"/api/tables/{played}/record")).text
    storage = MemoryStorage()
    async with open_offline_node(storage) as elsewhere:
        await asked(elsewhere, "POST", "/api/guests", {"name": "Ben"})
        opened = await asked(elsewhere, "POST", "/api/records", {"record": text})
        table = opened["table"]
        assert (opened["state"]["stage"], opened["state"]["you"]) == ("over", 0)
        assert [place["bot"] for place in opened["state"]["places"]] == [None] + ["greedy"] * (players - 1)
        assert (await elsewhere.ask("GET", f"/api/tables/{table}/record")).text == text
        assert (await asked(elsewhere, "GET", f"/api/tables/{table}/fairness"))["holds"]
        assert len((await asked(elsewhere, "GET", f"/api/tables/{table}/replay"))["steps"]) > 10
    async with open_offline_node(storage) as later:
        assert (await later.ask("GET", f"/api/tables/{table}/record")).text == text


async def test_a_record_without_proof_is_shown_as_it_ended():
    async with open_offline_node(MemoryStorage()) as node:
        opened = await asked(node, "POST", "/api/records", {"record": LESSON})
        table = opened["table"]
        record = parse_record((await node.ask("GET", f"/api/tables/{table}/record")).text)
        replay = await asked(node, "GET", f"/api/tables/{table}/replay?seat=0")
        lesson = await asked(node, "GET", "/api/lesson")

        assert await refused(node, "GET", f"/api/tables/{table}/fairness") == "no_proof"
    assert opened["state"]["stage"] == "over"
    assert record.actions == parse_record(LESSON).actions
    assert replay["steps"] == lesson["steps"]


async def test_a_record_that_is_opened_twice_has_one_table():
    async with open_offline_node(MemoryStorage()) as node:
        one = await asked(node, "POST", "/api/records", {"record": LESSON})
        two = await asked(node, "POST", "/api/records", {"record": f"# a comment\n{LESSON}"})

    assert one == two


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda text: "hello", "bad_record"),
        (lambda text: "", "bad_record"),
        (lambda text: text.replace("take A", "take B", 1), "bad_record"),
        (lambda text: "\n".join(text.splitlines()[:20]), "not_over"),
    ],
)
async def test_what_is_no_finished_game_is_refused(change: Callable[[str], str], code: str):
    async with open_offline_node(MemoryStorage()) as node:
        assert await refused(node, "POST", "/api/records", {"record": change(LESSON)}) == code
        assert (await asked(node, "GET", "/api/me/tables"))["tables"] == []


async def test_a_long_record_can_be_opened_and_an_endless_one_cannot():
    async with open_offline_node(MemoryStorage()) as node:
        long = format_record(parse_record(LESSON)) + "# a comment\n" * 3000
        await asked(node, "POST", "/api/records", {"record": long})

        answer = await node.ask("POST", "/api/records", json.dumps({"record": "#" * 1_100_000}))
        assert (answer.status, json.loads(answer.text)["code"]) == (413, "too_large")
