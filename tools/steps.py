"""Steps of a run: commands with names. Those that do not need each other run side by side."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path

from tools.running import ROOT, call, run_quietly

LANES = min(os.cpu_count() or 1, 4)


@dataclass(frozen=True)
class Step:
    """A command with a name."""

    name: str
    command: list[str]
    cwd: Path = ROOT
    env: dict[str, str] | None = None


def run_together(steps: Iterable[Step], lanes: int = LANES) -> list[str]:
    """Run the steps side by side, and print what each said when it ends; the names of those that failed.

    Once one has failed, none is started any more.
    """
    failed: list[str] = []
    with ThreadPoolExecutor(lanes) as pool:
        try:
            wait([pool.submit(_run, step, failed) for step in steps])
        except KeyboardInterrupt:  # ends those that run; the others must not begin
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return failed


def run_alone(step: Step) -> bool:
    """Run the step and show what it says as it comes; whether it passed."""
    print(f"--- {step.name}: {_line(step.command)}", flush=True)
    return call(step.command, step.cwd, step.env) == 0


def _run(step: Step, failed: list[str]) -> None:
    if failed:
        return
    start = time.monotonic()
    done = run_quietly(step.command, step.cwd, step.env)
    if done.returncode:
        failed.append(step.name)
    result = "failed, " if done.returncode else ""
    head = f"--- {step.name}: {_line(step.command)} ({result}{time.monotonic() - start:.0f} s)"
    print(f"{head}\n{done.stdout}", end="", flush=True)


def _line(command: list[str]) -> str:
    """The command as one would type it."""
    program, *arguments = command
    return " ".join((Path(program).name, *arguments))
