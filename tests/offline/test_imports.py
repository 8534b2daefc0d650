"""What runs in a browser imports nothing that cannot be there."""

import os
import subprocess
import sys

import pytest

CHECK = """
import importlib, pkgutil, sys
for name in {names!r}:
    module = importlib.import_module(name)
    for found in pkgutil.iter_modules(getattr(module, "__path__", []), name + "."):
        importlib.import_module(found.name)
print(*sorted({unwanted!r} & sys.modules.keys()))
"""
UNWANTED = {
    "aiosqlite", "alembic", "asyncpg", "babel", "cryptography", "fido2", "fluent.runtime", "multiprocessing",
    "numba", "numpy", "redis", "rich", "seasalt.server.ratings.rating", "segno", "sqlalchemy", "sqlite3",
    "uvicorn", "uvloop", "websockets",
}  # fmt: skip


@pytest.mark.parametrize(
    "names",
    [
        ["seasalt.server.tables"],
        ["seasalt.server.interfaces"],
        ["seasalt.server.web.routes", "seasalt.server.web.socket"],
        ["seasalt.offline"],
    ],
    ids=" ".join,
)
def test_tables_routes_and_the_host_need_no_database_no_process_and_no_numpy(names: list[str]):
    check = CHECK.format(names=names, unwanted=UNWANTED)
    # in `./dev coverage` a child measures itself, and that imports sqlite3 and multiprocessing
    unmeasured = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE_")}
    command = [sys.executable, "-c", check]
    done = subprocess.run(command, env=unmeasured, capture_output=True, text=True, check=False)

    assert (done.stdout.strip(), done.stderr, done.returncode) == ("", "", 0)


WITHOUT = """
import sys
sys.modules["prometheus_client"] = None
import importlib.util
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, *more: None if name == "prometheus_client" else found(name, *more)
import asyncio
from tests.offline.storages import MemoryStorage
from tests.offline.pages import Page, a_table, open_offline_node
from seasalt.server.monitoring.metrics import metrics_text

async def main():
    async with open_offline_node(MemoryStorage()) as node:
        page = Page(node, await a_table(node))
        await page.play()
        print(page.state["stage"], repr(metrics_text()))

asyncio.run(main())
"""


def test_a_game_can_be_played_where_nothing_is_measured():
    done = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=False)

    assert (done.stdout, done.stderr) == ("over ''\n", "")
