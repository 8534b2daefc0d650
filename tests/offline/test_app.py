"""What one person can do alone works as on a server; what needs others is refused with one code."""

from typing import Any

import pytest

from seasalt.kernel.engines import plain
from seasalt.offline import app
from seasalt.rules.record import parse_record
from seasalt.server.jobs.review_jobs import decisions_of
from tests.offline.pages import Page, a_table, asked, open_offline_node, refused
from tests.offline.storages import MemoryStorage

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/quick", {"players": 2, "bot": None}),
        ("POST", "/api/tables", {"players": 3, "bots": ["greedy"]}),
        ("POST", "/api/tables", {"players": 2, "bots": ["greedy"], "public": True}),
        ("POST", "/api/tables/somewhere/join", {"invite": "a-link"}),
        ("POST", "/api/score", {"hand": "crab"}),
        ("POST", "/api/sets", {}),
        ("GET", "/api/daily/board", None),
        ("POST", "/api/daily", {"deal": "set", "date": "2026-01-02-0123456789abcdef-1"}),
        ("GET", "/api/me/statistics", None),
        ("GET", "/api/me/sessions", None),
        ("POST", "/api/keys/use", {"code": "A"}),
        ("GET", "/api/ratings", None),
        ("PATCH", "/api/me/rating", {"listed": True}),
    ],
)
async def test_what_needs_people_or_words_needs_a_server(method: str, path: str, body: Any):
    async with open_offline_node(MemoryStorage()) as node:
        assert await refused(node, method, path, body) == "needs_server"


async def test_invitations_need_a_server():
    async with open_offline_node(MemoryStorage()) as node:
        table = await a_table(node)

        assert await refused(node, "GET", f"/api/tables/{table}/invites") == "needs_server"


async def test_a_review_needs_a_server_or_a_fast_kernel(monkeypatch: pytest.MonkeyPatch):
    async with open_offline_node(MemoryStorage()) as node:
        table = await a_table(node)
        await Page(node, table).play()
        monkeypatch.setattr(app, "engine", lambda: plain)
        assert await refused(node, "GET", f"/api/tables/{table}/review") == "needs_server"
        monkeypatch.setattr(app, "engine", lambda: None)
        review = await asked(node, "GET", f"/api/tables/{table}/review")

    assert review["of"] > review["done"]


async def test_a_table_may_be_filled_with_bots_of_all_kinds():
    async with open_offline_node(MemoryStorage()) as node:
        body = {"players": 4, "bots": ["beginner", "rusher", "skilled"], "memory_aid": True}
        opened = await asked(node, "POST", "/api/tables", body | {"options": {"target_score": "10"}})
        page = Page(node, opened["table"])
        await page.play()

    assert page.state["stage"] == "over"


async def test_there_are_no_open_tables():
    async with open_offline_node(MemoryStorage()) as node:
        await a_table(node)

        assert await asked(node, "GET", "/api/tables") == {"tables": []}


async def test_a_rematch_is_a_second_game_at_the_same_table():
    async with open_offline_node(MemoryStorage()) as node:
        table = await a_table(node)
        page = Page(node, table)
        await page.play()
        page.send(type="cmd", id="again", table=table, expect=page.state["version"], do={"type": "rematch"})
        while page.state["stage"] == "over":
            assert (await page.hear())["type"] not in ("nak", "problem")
        await page.play()

        assert (await asked(node, "GET", f"/api/tables/{table}/replay?game=1"))["games"] == 2


async def test_the_deal_of_the_day_is_tried_once_and_remembered():
    storage = MemoryStorage()
    async with open_offline_node(storage) as node:
        table = (await asked(node, "POST", "/api/daily", {}))["table"]
        await Page(node, table).play(until=20)
    async with open_offline_node(storage) as node:
        assert (await asked(node, "GET", "/api/daily"))["stage"] == "playing"
        assert (await asked(node, "POST", "/api/daily", {}))["table"] == table
        await Page(node, table, seed=2).play()
    async with open_offline_node(storage) as node:
        state = await asked(node, "GET", "/api/daily")
        for_fun = await asked(node, "POST", "/api/daily", {})
        days = await asked(node, "GET", "/api/daily/days")
        past = await asked(node, "POST", "/api/daily", {"date": "2026-02-03", "deal": "long"})
        friends = await refused(node, "GET", "/api/daily/friends")
        parted = await refused(node, "GET", "/api/daily/parted?friend=somebody")

    assert (state["stage"], state["table"], state["players"]) == ("over", table, 1)
    assert state["yours"] is not None
    assert for_fun["table"] != table
    assert (days["streak"], days["played"], [day["date"] for day in days["days"]]) == (1, 1, [state["date"]])
    assert (past["info"]["daily"], past["info"]["rated"]) == ("2026-02-03", False)
    assert (friends, parted) == ("needs_server", "needs_server")


async def test_a_finished_game_goes_on_from_one_of_its_decisions():
    async with open_offline_node(MemoryStorage()) as node:
        table = await a_table(node)
        await Page(node, table).play()
        record = parse_record((await node.ask("GET", f"/api/tables/{table}/record")).text)
        decided = next(step for step, seat in decisions_of(record) if seat == 0)
        again = await asked(node, "POST", f"/api/tables/{table}/again", {"step": decided})
        page = Page(node, again["table"])
        await page.play()

    assert page.state["stage"] == "over"
