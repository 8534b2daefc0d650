"""What cannot be kept is reported once; the game goes on, and later everything is written after all."""

import asyncio
import json

import pytest

from seasalt.offline import keeper as room
from seasalt.offline.keeper import Batch, Kept, Trouble
from tests.offline.keepers import FailingKeeper, MemoryKeeper, QuotaExceededError
from tests.offline.pages import Page, a_table, asked, open_host, refused

pytestmark = pytest.mark.anyio


async def test_a_full_storage_is_reported_once_and_the_game_goes_on():
    keeper, troubles = FailingKeeper(), list[str]()
    async with open_host(keeper, trouble=troubles.append) as host:
        table = await a_table(host)
        page = Page(host, table)
        await page.play(until=8)
        assert troubles == []
        keeper.error = QuotaExceededError()
        await page.play()
        assert host.trouble == "storage_full"

    assert page.state["stage"] == "over"
    assert troubles == ["storage_full"]


async def test_without_any_storage_the_game_is_played_in_memory():
    keeper, troubles = FailingKeeper(OSError("private mode")), list[str]()
    async with open_host(keeper, trouble=troubles.append) as host:
        await Page(host, await a_table(host)).play()
        [line] = (await asked(host, "GET", "/api/me/tables"))["tables"]

    assert line["stage"] == "over"
    assert troubles == ["no_storage"]


async def test_when_there_is_room_again_everything_is_written(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(room, "RETRY_SECONDS", 0.0)
    keeper = FailingKeeper()
    async with open_host(keeper) as host:
        table = await a_table(host)
        page = Page(host, table)
        await page.play(until=6)
        keeper.error = QuotaExceededError()
        await page.play(until=12)
        assert len(keeper.logs[table]) < 12
        keeper.error = None
        await page.play()

    assert sorted(keeper.logs[table]) == list(range(1, page.state["version"] + 1))
    async with open_host(keeper.copy()) as again:
        assert (await asked(again, "GET", f"/api/tables/{table}"))["state"]["stage"] == "over"


async def test_what_could_not_be_written_is_not_tried_with_every_move_but_at_the_end():
    keeper = FailingKeeper()
    async with open_host(keeper) as host:
        table = await a_table(host)
        tries = keeper.tries
        keeper.error = QuotaExceededError()
        page = Page(host, table)
        await page.play()
        assert keeper.tries == tries + 1
        keeper.error = None

    assert len(keeper.logs[table]) == page.state["version"]


async def test_a_write_that_never_ends_does_not_stop_the_game(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(room, "SECONDS", 0.01)

    class Stuck(MemoryKeeper):
        async def write(self, batch: str) -> None:
            await asyncio.sleep(3600)

    async with open_host(Stuck()) as host:
        page = Page(host, await a_table(host))
        await page.play()
        assert host.trouble == "no_storage"


@pytest.mark.parametrize("text", ["", "[]", '{"format": "?"}', None])
async def test_what_cannot_be_read_is_never_overwritten(text: str | None, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(room, "SECONDS", 0.05)

    class Unreadable(MemoryKeeper):
        async def facts(self) -> str:
            if text is None:
                await asyncio.sleep(3600)
            return str(text)

    keeper = Unreadable()
    async with open_host(keeper) as host:
        await Page(host, await a_table(host)).play()
        assert host.trouble == "no_storage"

    assert keeper.writes == 0


async def test_nothing_is_held_for_a_storage_that_cannot_be_read():
    keeper = FailingKeeper()
    kept = Kept(keeper, lambda code: None)
    keeper.kept_facts = {"format": "2"}
    await kept.facts()
    await kept.write(Batch({"a": "1"}, [("reef", 1, "x")]))

    assert not kept._unwritten
    assert keeper.tries == 0


async def test_what_a_newer_edition_has_kept_is_left_alone():
    keeper = MemoryKeeper()
    keeper.kept_facts = {"format": "2", "token": "from the future"}
    async with open_host(keeper) as host:
        await Page(host, await a_table(host)).play()
        assert host.trouble == Trouble.NEWER

    assert keeper.kept_facts == {"format": "2", "token": "from the future"}


async def test_a_damaged_fact_harms_no_other():
    keeper = MemoryKeeper()
    async with open_host(keeper) as host:
        good, bad = [await a_table(host) for _ in range(2)]
    keeper.kept_facts[f"table/{bad}"] = '{"id":'
    async with open_host(keeper) as host:
        assert [line["table"] for line in (await asked(host, "GET", "/api/me/tables"))["tables"]] == [good]
        assert await refused(host, "GET", f"/api/tables/{bad}") == "no_such_table"

    assert keeper.kept_facts[f"table/{bad}"] == '{"id":'


async def test_a_damaged_log_is_set_aside_and_harms_no_other():
    keeper = MemoryKeeper()
    async with open_host(keeper) as host:
        good, bad, worse = [await a_table(host) for _ in range(3)]
    keeper.logs[bad][2] = json.dumps(["c", None, "no entry", 5])
    keeper.logs[worse][2] = "nonsense"
    async with open_host(keeper) as host:
        await Page(host, good).play()
        assert await refused(host, "GET", f"/api/tables/{bad}") == "set_aside"
        assert await refused(host, "GET", f"/api/tables/{worse}") == "unavailable"


async def test_batches_are_merged_in_their_order():
    keeper = FailingKeeper(OSError())
    kept = Kept(keeper, lambda code: None)
    await kept.facts()
    await kept.write(Batch({"a": "1", "b": "1"}, [("reef", 1, "x"), ("cave", 1, "y")]))
    await kept.write(Batch({"a": None, "c": "1"}, [("cave", 2, "z")], ["reef"]))
    keeper.error = None
    await kept.close()

    assert keeper.kept_facts == {"b": "1", "c": "1", "format": "1"}
    assert keeper.logs == {"cave": {1: "y", 2: "z"}}
