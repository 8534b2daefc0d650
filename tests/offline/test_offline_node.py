"""An OfflineNode plays whole games for one person, and goes on from whatever was kept."""

import json
import re
from dataclasses import replace

import pytest

from seasalt.offline.offline_node import OfflineNode
from seasalt.rules.record import decisions, parse_record
from tests.offline.pages import AT_ONCE, Page, a_table, asked, open_offline_node, refused
from tests.offline.storages import MemoryStorage

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("extra_salt", ["false", "true"])
async def test_a_whole_game_is_played_with_bots(players: int, extra_salt: str):
    async with open_offline_node(MemoryStorage()) as node:
        table = await a_table(node, players, options={"extra_salt": extra_salt})
        page = Page(node, table, seed=players)
        await page.play()

        record = await node.ask("GET", f"/api/tables/{table}/record")
        assert record.media.startswith("text/plain")
        assert list(decisions(parse_record(record.text)))[-1].game.outcome is not None
        assert (await asked(node, "GET", f"/api/tables/{table}/fairness"))["holds"]


async def test_a_person_is_the_same_guest_when_they_come_back():
    storage = MemoryStorage()
    async with open_offline_node(storage) as node:
        first = await asked(node, "POST", "/api/guests", {"name": "Anna"})
        await asked(node, "PATCH", "/api/me", {"name": "Ben"})
    async with open_offline_node(storage) as node:
        again = await asked(node, "POST", "/api/guests", {})

    assert again == first | {"name": "Ben"}


async def test_a_person_without_a_name_is_a_guest_too():
    async with open_offline_node(MemoryStorage()) as node:
        assert (await asked(node, "GET", "/api/me"))["name"] == "Guest"


@pytest.mark.parametrize(("days", "left"), [(0, 1), (1, 0)])
async def test_an_old_game_is_deleted_after_its_days_and_never_where_they_are_0(days: int, left: int):
    storage = MemoryStorage()
    async with open_offline_node(storage) as node:
        await Page(node, await a_table(node)).play()
    [key] = [key for key in storage.kept_facts if key.startswith("table/")]
    storage.kept_facts[key] = re.sub(r'"updated_at":\d+', '"updated_at":1', storage.kept_facts[key])
    async with open_offline_node(storage, settings=replace(AT_ONCE, keep_finished_days=days)) as node:
        assert len((await asked(node, "GET", "/api/me/tables"))["tables"]) == left


async def test_a_bad_name_is_refused_and_a_good_one_can_follow():
    async with open_offline_node(MemoryStorage()) as node:
        assert await refused(node, "POST", "/api/guests", {"name": "\u200b"}) == "bad_name"
        assert await refused(node, "POST", "/api/guests", {"nome": "Anna"}) == "bad_body"
        assert (await asked(node, "POST", "/api/guests", {"name": "Anna"}))["name"] == "Anna"


async def test_after_every_write_the_game_could_go_on_with_nothing_lost():
    kept: list[tuple[MemoryStorage, int, int]] = []  # with what the page had seen and was promised then

    class Watched(MemoryStorage):
        async def write(self, batch: str) -> None:
            await super().write(batch)
            seen = page.state["version"] if page and page.state else 0
            kept.append((self.copy(), seen, page.acknowledged if page else 0))

    page: Page | None = None
    async with open_offline_node(Watched()) as node:
        table = await a_table(node, options={"target_score": "6"})
        begun = len(kept)
        page = Page(node, table)
        await page.play()

    assert len(kept) - begun >= page.commands > 1, "each of them was written by itself"
    for storage, seen, promised in kept[begun:]:
        async with open_offline_node(storage) as again:
            state = (await asked(again, "GET", f"/api/tables/{table}"))["state"]

            assert state["you"] == 0
            assert state["version"] >= max(seen, promised)
            assert state["version"] == len(storage.logs[table])


@pytest.mark.parametrize("stop_at", [3, 10, 25, 40])
async def test_a_game_that_was_left_is_played_to_its_end_later(stop_at: int):
    storage = MemoryStorage()
    async with open_offline_node(storage) as node:
        table = await a_table(node, 3)
        await Page(node, table).play(until=stop_at)
    before = dict(storage.logs[table])
    async with open_offline_node(storage.copy()) as again:
        [line] = (await asked(again, "GET", "/api/me/tables"))["tables"]
        assert (line["table"], line["seat"]) == (table, 0)
        page = Page(again, table, seed=2)
        await page.play()
        record = await again.ask("GET", f"/api/tables/{table}/record")

    assert page.state["stage"] == "over"
    assert list(decisions(parse_record(record.text)))[-1].game.outcome is not None
    assert before.items() <= storage.logs[table].items()


async def test_a_line_is_closed_once_by_either_side():
    async with open_offline_node(MemoryStorage()) as node:
        table = await a_table(node)
        one, two = Page(node, table), Page(node, table)
        one.send(type="ping", n=3)
        assert (await one.hear())["n"] == 3
        one.hang_up()
        assert (await one.hear())["type"] == "closed"
        two.send(type="ping")
        assert (await two.hear())["type"] == "pong"

    assert (one.closed, two.closed) == (1, 1)


async def test_one_person_meets_no_rate_limit():
    async with open_offline_node(MemoryStorage()) as node:
        await a_table(node)
        page = Page(node, "reef")
        for number in range(500):
            page.send(type="ping", n=number)
        assert [(await page.hear())["type"] for _ in range(500)] == ["pong"] * 500
        for _ in range(80):
            table = await a_table(node)
            assert await refused(node, "GET", f"/api/tables/{table}/record") == "not_over"


async def test_a_request_that_fails_is_answered(monkeypatch: pytest.MonkeyPatch):
    async def broken(*_: object) -> None:
        raise OSError("a bug")

    async with open_offline_node(MemoryStorage()) as node:
        monkeypatch.setattr(node.node.store, "tables_of", broken)
        answer = await node.ask("GET", "/api/me/tables")

    assert (answer.status, json.loads(answer.text)["code"]) == (500, "failed")


async def test_old_tables_are_deleted_unless_they_are_kept(monkeypatch: pytest.MonkeyPatch):
    storage = MemoryStorage()
    async with open_offline_node(storage) as node:
        old, dear = [await a_table(node) for _ in range(2)]
        for table in (old, dear):
            await Page(node, table).play()
        await asked(node, "POST", f"/api/tables/{dear}/keep")
    monkeypatch.setattr("seasalt.offline.offline_node.now", lambda: 10**14)
    node = await OfflineNode.open(storage, settings=AT_ONCE)
    listed = (await asked(node, "GET", "/api/me/tables"))["tables"]
    await node.close()

    assert [(line["table"], line["kept"]) for line in listed] == [(dear, True)]
    assert set(storage.logs) == {dear}
