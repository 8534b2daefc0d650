"""Real nodes on the loopback interface: processes of `seasalt serve`, or the same server in a thread.

What needs no process of its own takes a thread: there a warning of Python, as of a file that was left open,
is an error of the test.
"""

import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from io import StringIO
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import uvicorn

from seasalt.server.commands.serve import make_server
from seasalt.server.monitoring.server_log import TextLines
from seasalt.server.settings import PREFIX, read_settings
from tests.launcher import COUNTS_LINES, ForkedProcess, launch
from tests.servers import HTTP, PATIENCE_S, held_port

QUICK = {
    "BOT_DELAY": "0",
    "BOT_PROCESSES": "0",
    "QUICK_MATCH_SECONDS": "0",
    "GRACE": "3600000",
    "FRAMES_PER_SECOND": "10000",
    "FRAMES_AT_ONCE": "10000",
    "REQUESTS_PER_SECOND": "10000",
    "REQUESTS_AT_ONCE": "10000",
    "MAX_GUESTS_PER_MINUTE": "10000",
    "MAX_KEYS_PER_MINUTE": "10000",
    "MAX_TABLES_PER_MINUTE": "10000",
    "MAX_OPEN_TABLES": "10000",
}
"""Tests neither wait for bots nor run into limits, unless they change these settings."""


class RunningNode:
    """One node at an address that it keeps."""

    def __init__(self, database: str, bus: str, settings: dict[str, str]) -> None:
        self.database = database
        self.port = held_port()
        self.address = f"http://127.0.0.1:{self.port}"
        wanted = QUICK | {"DATABASE": database, "BUS": bus, "PORT": str(self.port)} | settings
        self._settings = {PREFIX + name: value for name, value in wanted.items()}

    def is_ready(self) -> bool:
        """Whether it can serve."""
        line = HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            line.request("GET", "/readyz")
            return line.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            line.close()

    def ask(self, method: str, path: str, **request: Any) -> httpx.Response:
        """Its answer."""
        return httpx.request(method, self.address + path, **HTTP, **request)

    def said(self) -> str:
        """Its log since the first start."""
        raise NotImplementedError


class ServerThread(RunningNode):
    """One node in a thread of this process, which can be stopped and started again."""

    def __init__(self, database: str, *, bus: str = "", **settings: str) -> None:
        super().__init__(database, bus, settings)
        self._log = StringIO()
        self._handler = logging.StreamHandler(self._log)
        self._handler.setFormatter(TextLines())
        self._server: uvicorn.Server | None = None
        self._thread: Thread | None = None
        self._open_before: set[str] = set()

    def start(self) -> None:
        """Start it and wait until it can serve."""
        self._open_before = open_files()
        logging.getLogger().addHandler(self._handler)
        self._server = make_server(read_settings({}, self._settings))
        self._thread = Thread(target=self._server.run, name="node")
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), self.said()
            time.sleep(0.002)

    def stop(self) -> None:
        """Stop it, if it runs; it leaves no file open."""
        if self._server is None or self._thread is None:
            return
        self._server.should_exit = True
        self._thread.join(PATIENCE_S)
        assert not self._thread.is_alive()
        self._server = None
        logging.getLogger().removeHandler(self._handler)
        assert open_files() <= self._open_before

    def connections(self) -> list[Any]:
        """The protocols of its open connections."""
        assert self._server is not None
        return list(self._server.server_state.connections)

    def said(self) -> str:
        return self._log.getvalue()


def open_files() -> set[str]:
    """The files that this process has open; sockets and devices are none."""
    found = set()
    for handle in Path("/proc/self/fd").iterdir():
        with suppress(OSError):  # closed by now
            found.add(os.readlink(handle))
    return {path for path in found if path.startswith("/") and not path.startswith(("/dev/", "/proc/"))}


class ServerProcess(RunningNode):
    """One node in a process, which can be killed and started again.

    It is forked from a process that has imported the server; tests of the start itself do without.
    """

    def __init__(
        self, folder: Path, database: str, *, bus: str = "", program: str = "seasalt", **settings: str
    ) -> None:
        super().__init__(database, bus, settings)
        self._program = program
        self.is_forked = program == "seasalt" and not COUNTS_LINES
        self._log = folder / f"node-{self.port}.log"
        kept = {name: value for name, value in os.environ.items() if not name.startswith(PREFIX)}
        self._environment = kept | self._settings
        self._python = sys.executable
        self._process: subprocess.Popen[bytes] | ForkedProcess | None = None

    @property
    def pid(self) -> int:
        """The id of its process."""
        assert self._process is not None
        return self._process.pid

    def live_in(self, programs: Path) -> None:
        """Run from this folder of programs from now on, with nothing else on the PATH."""
        self.is_forked = False
        self._python = str(programs / "python")
        self._environment["PATH"] = str(programs)

    def start(self) -> None:
        """Start it and wait until it can serve."""
        self.launch()
        self.wait()

    def launch(self) -> None:
        """Start it; it is not ready yet."""
        assert self._process is None, "already started"
        if self.is_forked:
            self._process = launch(["serve"], self._environment, stdout=self._log)
            return
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [self._python, "-m", self._program, "serve"],
                env=self._environment,
                stdout=log,
                stderr=log,
                stdin=subprocess.DEVNULL,
            )

    def wait(self) -> None:
        """Wait until it can serve."""
        deadline = time.monotonic() + PATIENCE_S
        while not self.is_ready():
            if self._process is None or self._process.poll() is not None or time.monotonic() > deadline:
                self.kill()
                raise AssertionError(self.said())
            time.sleep(0.01)

    def kill(self) -> None:
        """Kill it with SIGKILL, if it runs."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Stop it; its exit status."""
        return self._end(signal.SIGTERM)

    def terminate(self) -> None:
        """Ask it to stop, without waiting."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)

    def said(self) -> str:
        return self._log.read_text(errors="replace")

    def _end(self, how: signal.Signals) -> int:
        process, self._process = self._process, None
        if process is None:
            return 0
        if process.poll() is None:
            process.send_signal(how)
        try:
            return process.wait(PATIENCE_S)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise


def database_in(folder: Path) -> str:
    """The address of an SQLite database in a folder."""
    return f"sqlite:///{folder / 'games.db'}"


@contextmanager
def serving(database: str | Path, **settings: str) -> Iterator[ServerThread]:
    """A node in a thread until the end of the block; with a folder, on SQLite there."""
    node = ServerThread(database_in(database) if isinstance(database, Path) else database, **settings)
    try:
        node.start()
        yield node
    finally:
        node.stop()


@contextmanager
def running_node(folder: Path, database: str = "", **settings: str) -> Iterator[ServerProcess]:
    """A node in a process until the end of the block, by default on SQLite in the folder."""
    with running_nodes(folder, database or database_in(folder), programs=["seasalt"], **settings) as [node]:
        yield node


@contextmanager
def running_nodes(
    folder: Path, database: str, *, programs: Sequence[str] = ("seasalt",) * 2, **settings: str
) -> Iterator[list[ServerProcess]]:
    """A node for each of the programs, on one database, until the end of the block."""
    nodes = [ServerProcess(folder, database, program=program, **settings) for program in programs]
    try:
        for node in nodes:
            node.launch()
        for node in nodes:
            node.wait()
        yield nodes
    finally:
        for node in nodes:
            node.kill()
