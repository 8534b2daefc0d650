"""Virtual environments, each filled from one lock.

1. The stamp is written last, so an interrupted set-up is simply done again.
2. A changed lock or Python gets a fresh environment; a changed pyproject.toml only installs seasalt again.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from tools.running import ROOT, digest, fail, last_lines, one_at_a_time, run_quietly, say

REQUIREMENTS = ROOT / "requirements"

# Which virtual environment a lock fills. Test holds all of play, at the same versions.
VENVS = {
    "play": ROOT / ".venv",
    "test": ROOT / ".venv",
    "bench": ROOT / ".venv-bench",
    "training": ROOT / ".venv-training",
    "library": ROOT / ".venv-library",
    "node": ROOT / ".venv-node",
    "lock": ROOT / ".venv-lock",
}
SUPERSETS = {"play": "test"}
COSTS = {"training": "minutes: on Linux torch and its CUDA libraries are 3.4 GB to download, 6 GB on disk"}
TOOLS_ONLY = ("lock", "node")  # seasalt itself is not installed there

# How pip words it when it cannot reach the package index.
NETWORK_SIGNS = ("NewConnectionError", "NameResolutionError", "ConnectTimeout", "Max retries exceeded")


def tool(lock_name: str, name: str, *arguments: str) -> list[str]:
    """The command line of a tool in a virtual environment, which is set up if it is missing."""
    return [str(executable(set_up(lock_name), name)), *arguments]


def set_up(lock_name: str) -> Path:
    """Fill the virtual environment of a lock, unless it is up to date, and return it."""
    venv = VENVS[lock_name]
    if is_ready(venv, lock_name):
        return venv
    with one_at_a_time(venv):
        lock_name = richest(venv, lock_name)
        want, have = stamp(lock_name), read_stamp(venv)
        if have == want:  # another process has done it meanwhile
            return venv
        if have.get("pins") != want["pins"]:
            cost = COSTS.get(lock_name, "about a minute")
            say(f"Setting up {venv.name} for {lock_name} (once, {cost}) ...")
            make_venv(venv)
            pins = f"requirements/{lock_name}.txt"
            # A lock is complete. With dependencies, pip would want the newest of what an extra is pinned of.
            pip(venv, "install", "--require-hashes", "--no-deps", "--only-binary=:all:", "-r", pins)
        else:
            say(f"Installing seasalt into {venv.name} again, for pyproject.toml has changed ...")
        if lock_name not in TOOLS_ONLY:
            pip(venv, "install", "--no-build-isolation", "--no-deps", "-e", ".")
        (venv / "dev-stamp.json").write_text(json.dumps(want))
    return venv


def is_ready(venv: Path, lock_name: str) -> bool:
    return read_stamp(venv) == stamp(richest(venv, lock_name))


def richest(venv: Path, lock_name: str) -> str:
    """The lock to install: a test environment already contains play."""
    superset = SUPERSETS.get(lock_name, lock_name)
    return superset if read_stamp(venv).get("lock") == superset else lock_name


def stamp(lock_name: str) -> dict[str, str]:
    """The inputs of an environment, as it is or as it should be."""
    project = "" if lock_name in TOOLS_ONLY else digest(str(ROOT), (ROOT / "pyproject.toml").read_text())
    return {
        "lock": lock_name,
        "pins": digest(sys.version, sys.base_prefix, (REQUIREMENTS / f"{lock_name}.txt").read_text()),
        "project": project,
    }


def read_stamp(venv: Path) -> dict[str, str]:
    try:
        stamped: dict[str, str] = json.loads((venv / "dev-stamp.json").read_text())
    except (OSError, ValueError):
        return {}
    return stamped if executable(venv, "python").exists() else {}


def make_venv(venv: Path) -> None:
    command = [sys.executable, "-m", "venv", "--clear", str(venv)]
    made = run_quietly(command)
    if made.returncode:
        # Debian without python3-venv has no ensurepip; there the pip outside works on the environment inside.
        made = run_quietly([*command, "--without-pip"])
    if made.returncode:
        fail(f"{last_lines(made.stdout)}\nCannot make the virtual environment {venv.name}.")


def pip(venv: Path, *arguments: str) -> None:
    python = str(executable(venv, "python"))
    command = [python, "-m", "pip"]
    if not has_pip(python):
        if not has_pip(sys.executable):
            fail("This Python has no pip: install it first (on Debian and Ubuntu: apt install python3-venv).")
        command = [sys.executable, "-m", "pip", "--python", python]
    done = run_quietly([*command, "--disable-pip-version-check", "--no-input", *arguments])
    if done.returncode:
        no_network = any(sign in done.stdout for sign in NETWORK_SIGNS)
        reason = "is there a network?" if no_network else "pip's last lines are above."
        fail(f"{last_lines(done.stdout)}\nSetting up {venv.name} failed: {reason}")


def has_pip(python: str) -> bool:
    return run_quietly([python, "-c", "import pip"]).returncode == 0


def executable(venv: Path, name: str) -> Path:
    return venv / "Scripts" / f"{name}.exe" if os.name == "nt" else venv / "bin" / name
