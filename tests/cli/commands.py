"""Run `seasalt` and look at the result."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.launcher import COUNTS_LINES
from tests.launcher import launch as forked
from tests.servers import PATIENCE_S

SEASALT = (sys.executable, "-m", "seasalt")
FULL = Path("/dev/full")


class Result(NamedTuple):
    """The result of a command."""

    status: int
    out: str
    err: str


Run = Callable[..., Result]


def start(*arguments: str, stdin: bytes = b"", **environment: str) -> Result:
    """Run a command as a shell starts it."""
    env = {**os.environ, **environment}
    done = subprocess.run(
        [*SEASALT, *arguments], input=stdin, capture_output=True, timeout=PATIENCE_S, env=env, check=False
    )
    return Result(done.returncode, done.stdout.decode("utf-8"), done.stderr.decode("utf-8"))


def launch(*arguments: str, stdin: bytes = b"", **environment: str) -> Result:
    """Run a command in a process of its own, which need not import anything."""
    if COUNTS_LINES:
        return start(*arguments, stdin=stdin, **environment)
    with TemporaryDirectory() as folder:
        given, out, err = (Path(folder, name) for name in ("in", "out", "err"))
        given.write_bytes(stdin)
        process = forked(arguments, {**os.environ, **environment}, stdin=given, stdout=out, stderr=err)
        status = process.wait(PATIENCE_S)
        return Result(status, out.read_text("utf-8"), err.read_text("utf-8"))


def launch_to_full(*arguments: str, folder: Path) -> Result:
    """The same, with an output that takes nothing."""
    err = folder / "err"
    if COUNTS_LINES:
        return start_to_full(*arguments)
    process = forked(arguments, os.environ, stdout=FULL, stderr=err)
    return Result(process.wait(PATIENCE_S), "", err.read_text("utf-8"))


def start_to_full(*arguments: str) -> Result:
    """Run a command as a shell starts it, with an output that takes nothing."""
    with FULL.open("wb") as full:
        done = subprocess.run(
            [*SEASALT, *arguments], stdout=full, stderr=subprocess.PIPE, timeout=PATIENCE_S, check=False
        )
    return Result(done.returncode, "", done.stderr.decode())


def is_one_sentence(result: Result) -> bool:
    """Whether the error stream has one line, `Error: ...`."""
    return bool(re.fullmatch(r"Error: [^\n]+[.?]\n", result.err)) and "Traceback" not in result.err
