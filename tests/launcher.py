"""Starts `seasalt` by forking a process that has imported all of it: that takes a tenth of the time.

What is forked is a process of its own, with its own environment, streams and signals, and runs what
`python -m seasalt` runs; only the imports are done, and the compiled kernel is read from disk. A test that is
about any of these starts Python itself.

`python -m tests.launcher` forks for each line that it reads and answers with a process id. Asked for that id,
it says how the process ended.
"""

import atexit
import gc
import json
import os
import runpy
import select
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from contextlib import redirect_stdout
from functools import cache
from importlib import import_module
from io import StringIO
from pathlib import Path
from threading import Lock
from typing import Any

from seasalt.console.colors import console
from seasalt.kernel.engines.engine import engine
from seasalt.texts import texts

IMPORTED_LATE = (
    "alembic.command",
    "alembic.ddl.postgresql",
    "asyncpg",
    "redis.asyncio",
    "rich.markdown",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.dialects.sqlite",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
)

COUNTS_LINES = bool({"COVERAGE_PROCESS_START", "COVERAGE_PROCESS_CONFIG"} & os.environ.keys())
"""Whether coverage is measured: it cannot follow a fork, so tests start Python each time."""


class ForkedProcess:
    """As much of a `Popen` as tests need."""

    def __init__(self, launcher: "Launcher", pid: int) -> None:
        self.pid = pid
        self._launcher = launcher
        self._status: int | None = None

    def poll(self) -> int | None:
        """How it ended, if it has."""
        if self._status is None:
            self._status = self._launcher.ask(pid=self.pid)
        return self._status

    def wait(self, timeout: float | None = None) -> int:
        """How it ended; wait for that."""
        if self._status is None:
            handle = os.pidfd_open(self.pid)
            try:
                if not select.select([handle], [], [], timeout)[0]:
                    raise subprocess.TimeoutExpired("seasalt", timeout or 0)
            finally:
                os.close(handle)
        status = self.poll()
        assert status is not None
        return status

    def send_signal(self, how: signal.Signals) -> None:
        """Send it a signal, if it runs."""
        if self.poll() is None:
            os.kill(self.pid, how)

    def kill(self) -> None:
        """End it, if it runs."""
        self.send_signal(signal.SIGKILL)


class Launcher:
    """The process that forks, one for all tests of this process."""

    def __init__(self) -> None:
        self._one_at_a_time = Lock()
        self._process = subprocess.Popen(
            [sys.executable, "-m", __name__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        atexit.register(self._close)

    def _close(self) -> None:
        """Ask for nothing more, so that it ends with all that it has forked."""
        with self._process:
            pass

    def ask(self, **request: Any) -> int | None:
        """One line there, one back."""
        with self._one_at_a_time:
            assert self._process.stdin is not None
            assert self._process.stdout is not None
            print(json.dumps(request), file=self._process.stdin, flush=True)
            answer: int | None = json.loads(self._process.stdout.readline())
            return answer


@cache
def _launcher() -> Launcher:
    """Started when it is first needed."""
    return Launcher()


def launch(
    arguments: Sequence[str],
    environment: Mapping[str, str],
    *,
    stdin: Path | None = None,
    stdout: Path,
    stderr: Path | None = None,
    module: str = "seasalt",
) -> ForkedProcess:
    """`python -m seasalt arguments`; what it says is added to the files, or all of it to `stdout`."""
    pid = _launcher().ask(
        module=module,
        arguments=[*arguments],
        environment={**environment},
        streams=[str(stdin or os.devnull), str(stdout), str(stderr or stdout)],
        folder=os.getcwd(),
    )
    assert pid is not None
    return ForkedProcess(_launcher(), pid)


def next_request() -> dict[str, Any] | None:
    """Fork and report until the input ends (None); in a forked process, the request that it is for."""
    running: set[int] = set()
    requests = os.fdopen(0, closefd=False)  # `sys.stdin` stays as new, for the processes that are forked
    for line in requests:
        request = json.loads(line)
        if "pid" in request:
            done, status = os.waitpid(request["pid"], os.WNOHANG)
            running.discard(done)
            answer = os.waitstatus_to_exitcode(status) if done else None
        else:
            answer = os.fork()
            if answer == 0:
                return dict(request)
            running.add(answer)
        print(json.dumps(answer), flush=True)
    for pid in running:
        os.kill(pid, signal.SIGKILL)
    return None


def become(
    module: str, arguments: list[str], environment: dict[str, str], streams: list[str], folder: str
) -> None:
    """Be `python -m module arguments`."""
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    modes = (os.O_RDONLY, *2 * (os.O_WRONLY | os.O_APPEND | os.O_CREAT,))
    for number, (path, mode) in enumerate(zip(streams, modes, strict=True)):
        opened = os.open(path, mode, 0o666)
        os.dup2(opened, number)
        os.close(opened)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.argv[1:] = arguments
    try:
        runpy.run_module(module, run_name="__main__", alter_sys=True)
    except SystemExit as leaving:
        leave(int(leaving.code or 0))


def leave(status: int) -> None:
    """End as Python does, but without destroying what was imported, which would take longest."""
    threading._shutdown()  # type: ignore[attr-defined]
    atexit._run_exitfuncs()
    for stream in (sys.stdout, sys.stderr):
        if stream is not None and not stream.closed:
            stream.flush()
    os._exit(status)


def import_everything() -> None:
    """All that the commands import when they need it, the words, and the kernel's library."""
    import seasalt.cli
    import seasalt.server.commands.serve

    for name in IMPORTED_LATE:
        import_module(name)
    with redirect_stdout(StringIO()):
        seasalt.cli.main(["--version"])
    console(no_color=True, texts=texts("en"))
    engine()
    gc.collect()
    gc.freeze()  # else each process would look through all of this, and thereby copy it


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the tests, which then close our input
    import_everything()
    asked = next_request()
    if asked is None:
        leave(0)
    else:
        become(**asked)
