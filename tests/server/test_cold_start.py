"""A node whose kernel is yet to be compiled: it plays on, gives hints, and gets there."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

import pytest

from tests.server.nodes import ServerProcess
from tests.server.players import Tab, a_table, begin, people, until
from tests.servers import PATIENCE_S
from tests.thorough import THOROUGH

pytestmark = pytest.mark.anyio
CORES = 2

WAIT = """\
import sys
if "load_jobs" in " ".join(sys.orig_argv):
    open({fifo!r}).read()
"""
"""For the process that compiles: nothing is compiled before somebody opens the other end."""


async def play_while_it_compiles(node: ServerProcess) -> None:
    """A whole game against a bot that looks ahead, and a hint."""
    [anna] = people(1, node.address)
    table = a_table([anna], ("master",), hints=True, options={"target_score": "3"}).id

    def is_annas_turn() -> bool:
        return bool(anna.ask("GET", f"/api/tables/{table}").json()["state"]["to_act"] == 0)

    begin(table, [anna])
    await until(is_annas_turn)
    hint = anna.ask("POST", f"/api/tables/{table}/hint").json()
    assert kernel(node) == "loading"
    state = await Tab(anna, table, Random(5)).play()

    assert hint["prospects"]
    assert state["game"]["outcome"]
    assert "thinker_killed" not in node.said()


def kernel(node: ServerProcess) -> str:
    return str(node.ask("GET", "/readyz").json()["checks"]["kernel"])


def a_node(folder: Path) -> ServerProcess:
    settings = {"BOT_PROCESSES": "1", "LOG_LEVEL": "info", "HINT_SECONDS": str(PATIENCE_S)}
    return ServerProcess(folder, f"sqlite:///{folder / 'games.db'}", **settings)


@pytest.mark.thorough  # compiles for half a minute; by day test_worker has a kernel that gets ready
async def test_while_the_kernel_is_compiled_a_node_plays_and_gives_hints(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    fifo = tmp_path / "fifo"
    os.mkfifo(fifo)
    (tmp_path / "sitecustomize.py").write_text(WAIT.format(fifo=str(fifo)))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(tmp_path), os.environ.get("PYTHONPATH", ""))))
    node = a_node(tmp_path)
    node.start()
    try:
        await play_while_it_compiles(node)
        assert kernel(node) == "loading"
        fifo.write_text("go")
        await until(lambda: kernel(node) == "ready")
    finally:
        node.kill()
        opened = os.open(fifo, os.O_RDWR)  # another that still waits for this goes on, and ends
        fifo.unlink()  # and one that comes only now does not wait
        os.close(opened)

    assert "kernel_ready" in node.said()


if THOROUGH:  # it compiles for minutes

    @contextmanager
    def busy_cores() -> Iterator[None]:
        burning = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(CORES)]
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
        node = a_node(tmp_path)
        node.is_forked = False
        with busy_cores():
            node.start()
            try:
                await play_while_it_compiles(node)
                for _ in range(5):
                    with suppress(TimeoutError):
                        await until(lambda: kernel(node) == "ready")
            finally:
                node.kill()

        assert "kernel_ready" in node.said()
