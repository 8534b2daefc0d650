"""The browser's table: node, the packages of npm, and the bundle.

The bundle is built in a temporary place and moved at the end, so that it is never incomplete.
"""

from __future__ import annotations

import os
import platform
import re
import shutil
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path

from tools.running import ROOT, digest, fail, last_lines, one_at_a_time, run_quietly, say
from tools.venvs import executable, set_up

WEB = ROOT / "web"
TEXTS = ROOT / "src" / "seasalt" / "texts"
BUNDLE = ROOT / "src" / "seasalt" / "web"
STAMP = ".stamp"
NOT_SOURCES = ("node_modules", ".svelte-check", "__pycache__", "testing")

# As in web/package.json: 20 from 20.19, 22 from 22.13, 24 and newer.
OLDEST_NODES = {20: 19, 22: 13}
NEW_NODE = 24

# How npm words it when it cannot reach its registry.
NETWORK_SIGNS = ("ENOTFOUND", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "EAI_AGAIN", "ENETUNREACH")


def npm(*arguments: str) -> list[str]:
    """A command line of npm; run it with `node_env()`."""
    return [shutil.which("npm", path=node_env()["PATH"]) or "npm", *arguments]


@cache
def node_env() -> dict[str, str]:
    """An environment with node: ours if the machine has none, or one that is too old."""
    path = os.environ.get("PATH", os.defpath)
    if not (shutil.which("npm") and is_new_enough(shutil.which("node"))):
        path = os.pathsep.join((str(executable(set_up("node"), "node").parent), path))
    return {"PATH": path, "NO_UPDATE_NOTIFIER": "1"}


def is_new_enough(node: str | None) -> bool:
    said = run_quietly([node, "--version"]).stdout if node else ""
    version = re.match(r"v(\d+)\.(\d+)", said)
    if version is None:
        return False
    major, minor = map(int, version.groups())
    return major >= NEW_NODE or minor >= OLDEST_NODES.get(major, 1000)


def install(folder: Path = WEB, *, to_check: bool = False) -> None:
    """Install the packages of npm's lock: those for the build, or also those for checks and tests."""
    modules = folder / "node_modules"
    pins = digest((folder / "package-lock.json").read_text("utf-8"), platform.system(), platform.machine())
    enough = [f"{pins} all"] if to_check else [f"{pins} build", f"{pins} all"]
    if _read(modules / STAMP) in enough:
        return
    with one_at_a_time(modules):
        if _read(modules / STAMP) in enough:  # another process has done it meanwhile
            return
        say(f"Installing what {folder.relative_to(ROOT)}/package-lock.json names (once, about a minute) ...")
        done = run_quietly(npm("ci", *([] if to_check else ["--omit=dev"])), folder, node_env())
        if done.returncode:
            no_network = any(sign in done.stdout for sign in NETWORK_SIGNS)
            reason = "is there a network?" if no_network else "npm's last lines are above."
            fail(f"{last_lines(done.stdout)}\nSetting up {folder.name} failed: {reason}")
        (modules / STAMP).write_text(enough[0])


def build() -> None:
    """Build the bundle, unless it is up to date."""
    want = sources()
    if _read(BUNDLE / STAMP) == want:
        return
    install()
    with one_at_a_time(WEB / "node_modules"):
        if _read(BUNDLE / STAMP) == want:
            return
        say("Building the browser's table ...")
        fresh, old = (WEB / "node_modules" / name for name in (".bundle", ".bundle-old"))
        for left in (fresh, old):
            shutil.rmtree(left, ignore_errors=True)
        plain = {**node_env(), "SEASALT_BUNDLE": str(fresh), "NO_COLOR": "1"}
        done = run_quietly(npm("run", "build"), WEB, plain)
        if done.returncode:
            fail(f"{last_lines(done.stdout, 40)}\nThe browser's table could not be built.")
        (fresh / STAMP).write_text(want)
        if BUNDLE.exists():
            BUNDLE.rename(old)
        fresh.rename(BUNDLE)
        shutil.rmtree(old, ignore_errors=True)


def sources() -> str:
    """A digest of everything that the bundle is built from."""
    files = sorted((*_files(WEB, ""), *_files(TEXTS, ".ftl"), *_files(TEXTS, ".md")))
    return digest(*(f"{path.relative_to(ROOT)} {sha256(path.read_bytes()).hexdigest()}" for path in files))


def _files(folder: Path, ending: str) -> Iterator[Path]:
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name not in NOT_SOURCES]
        names = [name for name in names if not name.endswith((".test.ts", "node_modules.lock"))]
        yield from (Path(place, name) for name in names if name.endswith(ending))


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except OSError:
        return ""
