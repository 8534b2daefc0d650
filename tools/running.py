"""Running other programs, and saying in one sentence what went wrong."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

if sys.platform != "win32":  # Windows has no such lock
    import fcntl

ROOT = Path(__file__).resolve().parent.parent


def call(command: list[str], cwd: Path = ROOT, extra_env: dict[str, str] | None = None) -> int:
    """Run and return the exit status. Ctrl-C is left to the command."""
    env = {**os.environ, "NO_MKDOCS_2_WARNING": "1", **(extra_env or {})}
    process = subprocess.Popen(command, cwd=cwd, env=env)
    while True:
        try:
            status = process.wait()
        except KeyboardInterrupt:
            continue
        return status if status >= 0 else 128 - status  # killed by a signal: the status that a shell reports


def run_quietly(
    command: list[str], cwd: Path = ROOT, extra_env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run and capture the output."""
    env = {**os.environ, **(extra_env or {})}
    return subprocess.run(
        command,
        cwd=cwd,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )


def last_lines(text: str, count: int = 12) -> str:
    return "\n".join(text.rstrip().splitlines()[-count:])


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def fail(sentence: str) -> NoReturn:
    say(sentence)
    sys.exit(1)


def digest(*texts: str) -> str:
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()


@contextmanager
def one_at_a_time(what: Path) -> Iterator[None]:
    """Hold a file lock, so that two processes do not build the same thing."""
    with open(f"{what}.lock", "w") as file:
        if sys.platform != "win32":
            fcntl.flock(file, fcntl.LOCK_EX)
        yield
