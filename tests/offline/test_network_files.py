"""The files of networks are fetched when one is needed, or that is refused with a code."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from seasalt.bots.network import weights
from seasalt.offline import app, network_files
from seasalt.offline.app import NO_NETWORK
from seasalt.offline.network_files import NetworkFiles
from tests.offline.pages import Page, a_table, asked, open_offline_node, refused
from tests.offline.storages import MemoryStorage

pytestmark = pytest.mark.anyio

FILES = {path.name: path.read_bytes() for path in (weights.DISTILLED, weights.WEIGHTS)}


@pytest.fixture(autouse=True)
def _a_browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package that came without the files."""
    for name, path in (("DISTILLED", weights.DISTILLED), ("WEIGHTS", weights.WEIGHTS)):
        monkeypatch.setattr(weights, name, tmp_path / path.name)
        monkeypatch.setattr(network_files, name, tmp_path / path.name)


class FileServer:
    """A web server that has them."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.is_out_of_reach = False

    async def fetch(self, name: str) -> bytes:
        self.asked.append(name)
        await asyncio.sleep(0)
        if self.is_out_of_reach:
            raise OSError
        return FILES[name]


async def test_the_files_are_fetched_once() -> None:
    node = FileServer()
    files = NetworkFiles(node.fetch)

    assert not weights.are_here()
    assert all(await asyncio.gather(files.bring(), files.bring()))
    assert await files.bring()
    assert sorted(node.asked) == sorted(FILES)
    assert weights.WEIGHTS.read_bytes() == FILES["weights.npz"]


async def test_a_failure_leaves_nothing_behind_and_the_next_try_may_succeed() -> None:
    node = FileServer()
    files = NetworkFiles(node.fetch)
    node.is_out_of_reach = True

    assert not await files.bring()
    assert not weights.DISTILLED.exists()
    node.is_out_of_reach = False
    assert await files.bring()


async def test_bytes_may_be_those_of_javascript() -> None:
    class Buffer:
        def __init__(self, name: str) -> None:
            self._name = name

        def to_bytes(self) -> bytes:
            return FILES[self._name]

    async def fetch(name: str) -> Any:
        return Buffer(name)

    assert await NetworkFiles(fetch).bring()
    assert weights.are_here()


@pytest.mark.parametrize("path", ["/api/quick", "/api/tables"])
async def test_a_champion_without_its_files_is_not_seated(path: str) -> None:
    wish = {"players": 2, "bot": "champion"} if path == "/api/quick" else {"players": 2, "bots": ["champion"]}
    node = FileServer()
    node.is_out_of_reach = True
    async with open_offline_node(MemoryStorage(), fetch=node.fetch) as there:
        code = await refused(there, "POST", path, wish)
        node.is_out_of_reach = False
        await asked(there, "POST", path, wish)

    assert code == NO_NETWORK


async def test_a_review_is_by_the_champion_if_its_files_can_be_had(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "engine", lambda: None)
    node = FileServer()
    async with open_offline_node(MemoryStorage(), fetch=node.fetch) as there:
        table = await a_table(there)
        await Page(there, table).play()
        node.is_out_of_reach = True
        await asked(there, "GET", f"/api/tables/{table}/review")
        assert not weights.are_here()
        node.is_out_of_reach = False
        await asked(there, "GET", f"/api/tables/{table}/review")

    assert weights.are_here()
