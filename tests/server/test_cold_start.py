"""A node plays on while its kernel is compiled on a busy machine."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from tests.server.nodes import running_node
from tests.server.players import Tab, a_table, begin, people, until
from tests.servers import PATIENCE_S

pytestmark = pytest.mark.anyio
CORES = 2


@contextmanager
def busy_cores(count: int) -> Iterator[None]:
    burning = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(count)]
    try:
        yield
    finally:
        for process in burning:
            process.kill()
            process.wait()


async def test_a_cold_node_on_busy_cores_plays_and_gives_hints_and_gets_its_kernel_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "nothing compiled"))
    settings = {"BOT_PROCESSES": "1", "LOG_LEVEL": "info", "HINT_SECONDS": "30"}
    with (
        busy_cores(CORES),
        running_node(tmp_path, f"sqlite:///{tmp_path / 'games.db'}", **settings) as node,
    ):
        [anna] = people(1, node.address)
        table = a_table([anna], ("master",), hints=True, options={"target_score": "3"}).id

        def kernel() -> str:
            return str(anna.ask("GET", "/readyz").json()["checks"]["kernel"])

        def is_annas_turn() -> bool:
            return bool(anna.ask("GET", f"/api/tables/{table}").json()["state"]["to_act"] == 0)

        begin(table, [anna])
        await until(is_annas_turn)
        hint = anna.ask("POST", f"/api/tables/{table}/hint").json()
        kernel_then = kernel()
        state = await Tab(anna, table, Random(5)).play()
        async with asyncio.timeout(5 * PATIENCE_S):
            while kernel() != "ready":
                await asyncio.sleep(0.5)

        assert hint["prospects"]
        assert kernel_then == "loading"
        assert state["game"]["outcome"]
        assert "kernel_ready" in node.said()
        assert "thinker_killed" not in node.said()
