"""Steps of a run: commands with names. Those that do not need each other run side by side."""

from __future__ import annotations

import os
import subprocess
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
    status, said, cpu = _run_measured(step)
    if status:
        failed.append(step.name)
    result = "failed, " if status else ""
    took = f"{result}{time.monotonic() - start:.0f} s, {cpu:.0f} CPU-seconds"
    print(f"--- {step.name}: {_line(step.command)} ({took})\n{said}", end="", flush=True)


def _run_measured(step: Step) -> tuple[int, str, float]:
    """Run to the end: the exit status, what it said, and its CPU-seconds."""
    if not hasattr(os, "wait4"):  # Windows
        done = run_quietly(step.command, step.cwd, step.env)
        return done.returncode, done.stdout, 0.0
    env = {**os.environ, **(step.env or {})}
    with subprocess.Popen(
        step.command, cwd=step.cwd, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as process:
        assert process.stdout is not None
        said = process.stdout.read().decode(errors="replace")
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, said, usage.ru_utime + usage.ru_stime


def _line(command: list[str]) -> str:
    """The command as one would type it."""
    program, *arguments = command
    return " ".join((Path(program).name, *arguments))
