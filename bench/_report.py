"""Prints and keeps the results of a benchmark, with its commit, machine and command."""

import json
import os
import platform
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

RESULTS = Path(__file__).parent / "results"


def report(name: str, results: Mapping[str, object], *, keep: bool) -> None:
    """Print the results, and with `keep` write them to bench/results."""
    print(_text(name, results))
    if keep:
        store(name, results)


def store(name: str, results: Mapping[str, object]) -> None:
    """Write the results to bench/results."""
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / f"{name}.json").write_text(_text(name, results) + "\n", "utf-8")


def _text(name: str, results: Mapping[str, object]) -> str:
    facts = {
        "benchmark": name,
        "command": " ".join(["./dev bench", name, *sys.argv[1:]]),
        "commit": os.environ.get("SEASALT_COMMIT") or commit(),  # the variable is for copies without .git
        "python": platform.python_version(),
        "machine": platform.machine(),
        **results,
    }
    return json.dumps(facts, indent=2)


def progress(text: str) -> None:
    """Print progress to stderr; only the results go to stdout."""
    print(text, file=sys.stderr, flush=True)


def commit() -> str:
    """The commit of the checkout, with `+changes` if there are uncommitted ones."""
    changes = "+changes" if _git("status", "--porcelain") else ""
    return _git("rev-parse", "--short", "HEAD") + changes


def cpu() -> str:
    """The name of the CPU, if the system knows it."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return (names or [platform.processor()])[0] or platform.machine()


def _git(*arguments: str) -> str:
    try:
        done = subprocess.run(["git", *arguments], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return done.stdout.strip()
