"""Steps of a run: named commands. Independent steps run in parallel."""

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


def run_together(steps: Iterable[Step], lanes: int = LANES + 1) -> list[str]:
    """Run the steps in parallel, print the output of each when it ends, and return the names of the failed.

    There is a lane more than cores, since steps also wait. After a failure no further step is started.
    """
    failed: list[str] = []
    with ThreadPoolExecutor(lanes) as pool:
        try:
            wait([pool.submit(_run, step, failed) for step in steps])
        except KeyboardInterrupt:  # the running ones end by it; the others must not start
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return failed


def run_alone(step: Step) -> bool:
    """Run the step with its output shown live; returns whether it passed."""
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
    """Run: the exit status, the output, and the CPU-seconds."""
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
