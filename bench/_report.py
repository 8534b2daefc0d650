"""Results with what is needed to read them later: commit, machine, command."""

import json
import os
import platform
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

RESULTS = Path(__file__).parent / "results"


def report(name: str, results: Mapping[str, object], *, keep: bool) -> None:
    """Print the results, and with `keep` put them into bench/results."""
    facts = {
        "benchmark": name,
        "command": " ".join(["./dev bench", name, *sys.argv[1:]]),
        "commit": os.environ.get("SEASALT_COMMIT") or commit(),  # a copy without its history is told
        "python": platform.python_version(),
        "machine": platform.machine(),
        **results,
    }
    text = json.dumps(facts, indent=2)
    print(text)
    if keep:
        RESULTS.mkdir(exist_ok=True)
        (RESULTS / f"{name}.json").write_text(text + "\n", "utf-8")


def progress(words: str) -> None:
    """Tell on the error output how far a long run is; the results alone go to the other."""
    print(words, file=sys.stderr, flush=True)


def commit() -> str:
    """Where the checkout stands; `+changes` where it stands on nothing that is kept."""
    changes = "+changes" if _git("status", "--porcelain") else ""
    return _git("rev-parse", "--short", "HEAD") + changes


def cpu() -> str:
    """The name of the processor, where the system tells it."""
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
