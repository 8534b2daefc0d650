"""What cannot be kept is reported once; the game goes on, and later everything is written after all."""

import asyncio
import json

import pytest

from seasalt.offline import browser_storage
from seasalt.offline.browser_storage import Batch, StorageWriter, Trouble
from tests.offline.pages import Page, a_table, asked, open_offline_node, refused
from tests.offline.storages import FailingStorage, MemoryStorage, QuotaExceededError

pytestmark = pytest.mark.anyio


async def test_a_full_storage_is_reported_once_and_the_game_goes_on():
    storage, troubles = FailingStorage(), list[str]()
    async with open_offline_node(storage, trouble=troubles.append) as node:
        table = await a_table(node)
        page = Page(node, table)
        await page.play(until=8)
        assert troubles == []
        storage.error = QuotaExceededError()
        await page.play()
        assert node.trouble == "storage_full"

    assert page.state["stage"] == "over"
    assert troubles == ["storage_full"]


async def test_without_any_storage_the_game_is_played_in_memory():
    storage, troubles = FailingStorage(OSError("private mode")), list[str]()
    async with open_offline_node(storage, trouble=troubles.append) as node:
        await Page(node, await a_table(node)).play()
        [line] = (await asked(node, "GET", "/api/me/tables"))["tables"]

    assert line["stage"] == "over"
    assert troubles == ["no_storage"]


async def test_when_there_is_room_again_everything_is_written(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(browser_storage, "RETRY_SECONDS", 0.0)
    storage = FailingStorage()
    async with open_offline_node(storage) as node:
        table = await a_table(node)
        page = Page(node, table)
        await page.play(until=6)
        storage.error = QuotaExceededError()
        await page.play(until=12)
        assert len(storage.logs[table]) < 12
        storage.error = None
        await page.play()

    assert sorted(storage.logs[table]) == list(range(1, page.state["version"] + 1))
    async with open_offline_node(storage.copy()) as again:
        assert (await asked(again, "GET", f"/api/tables/{table}"))["state"]["stage"] == "over"


async def test_what_could_not_be_written_is_not_tried_with_every_move_but_at_the_end():
    storage = FailingStorage()
    async with open_offline_node(storage) as node:
        table = await a_table(node)
        tries = storage.tries
        storage.error = QuotaExceededError()
        page = Page(node, table)
        await page.play()
        assert storage.tries == tries + 1
        storage.error = None

    assert len(storage.logs[table]) == page.state["version"]


async def test_a_write_that_never_ends_does_not_stop_the_game(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(browser_storage, "SECONDS", 0.01)

    class Stuck(MemoryStorage):
        async def write(self, batch: str) -> None:
            await asyncio.sleep(3600)

    async with open_offline_node(Stuck()) as node:
        page = Page(node, await a_table(node))
        await page.play()
        assert node.trouble == "no_storage"


@pytest.mark.parametrize("text", ["", "[]", '{"format": "?"}', None])
async def test_what_cannot_be_read_is_never_overwritten(text: str | None, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(browser_storage, "SECONDS", 0.05)

    class Unreadable(MemoryStorage):
        async def facts(self) -> str:
            if text is None:
                await asyncio.sleep(3600)
            return str(text)

    storage = Unreadable()
    async with open_offline_node(storage) as node:
        await Page(node, await a_table(node)).play()
        assert node.trouble == "no_storage"

    assert storage.writes == 0


async def test_nothing_is_held_for_a_storage_that_cannot_be_read():
    storage = FailingStorage()
    writer = StorageWriter(storage, lambda code: None)
    storage.kept_facts = {"format": "2"}
    await writer.facts()
    await writer.write(Batch({"a": "1"}, [("reef", 1, "x")]))

    assert not writer._unwritten
    assert storage.tries == 0


async def test_what_a_newer_edition_has_kept_is_left_alone():
    storage = MemoryStorage()
    storage.kept_facts = {"format": "2", "token": "from the future"}
    async with open_offline_node(storage) as node:
        await Page(node, await a_table(node)).play()
        assert node.trouble == Trouble.NEWER

    assert storage.kept_facts == {"format": "2", "token": "from the future"}


async def test_a_damaged_fact_harms_no_other():
    storage = MemoryStorage()
    async with open_offline_node(storage) as node:
        good, bad = [await a_table(node) for _ in range(2)]
    storage.kept_facts[f"table/{bad}"] = '{"id":'
    async with open_offline_node(storage) as node:
        assert [line["table"] for line in (await asked(node, "GET", "/api/me/tables"))["tables"]] == [good]
        assert await refused(node, "GET", f"/api/tables/{bad}") == "no_such_table"

    assert storage.kept_facts[f"table/{bad}"] == '{"id":'


async def test_a_damaged_log_is_quarantined_and_harms_no_other():
    storage = MemoryStorage()
    async with open_offline_node(storage) as node:
        good, bad, worse = [await a_table(node) for _ in range(3)]
    storage.logs[bad][2] = json.dumps(["c", None, "no entry", 5])
    storage.logs[worse][2] = "nonsense"
    async with open_offline_node(storage) as node:
        await Page(node, good).play()
        assert await refused(node, "GET", f"/api/tables/{bad}") == "set_aside"
        assert await refused(node, "GET", f"/api/tables/{worse}") == "unavailable"


async def test_batches_are_merged_in_their_order():
    storage = FailingStorage(OSError())
    writer = StorageWriter(storage, lambda code: None)
    await writer.facts()
    await writer.write(Batch({"a": "1", "b": "1"}, [("reef", 1, "x"), ("cave", 1, "y")]))
    await writer.write(Batch({"a": None, "c": "1"}, [("cave", 2, "z")], ["reef"]))
    storage.error = None
    await writer.close()

    assert storage.kept_facts == {"b": "1", "c": "1", "format": "1"}
    assert storage.logs == {"cave": {1: "y", 2: "z"}}
