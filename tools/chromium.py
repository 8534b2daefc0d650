"""A Chromium for the tests in a browser: the one on the PATH, or one that can be installed.

Debian's headless shell is a Chromium without windows: it takes a third less CPU, so tests prefer it.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from tools.running import fail, last_lines, run_quietly, say
from tools.venvs import executable, set_up

SHELL = "chromium-headless-shell"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")

WHERE_IT_IS = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""

ADVICE = "install one, so that `chromium` is on the PATH."


def find_chromium() -> str:
    """The path of a Chromium; exits with an error if there is none."""
    return look_for_chromium() or fail(f"This needs a Chromium: {ADVICE}")


def look_for_chromium() -> str | None:
    """The path of a Chromium: one on the PATH, else Debian's (as root on Debian), else Playwright's."""
    return _on_path() or _of_playwright() or _from_debian() or _from_playwright()


def find_headless() -> str:
    """The path of a Chromium for tests; exits with an error if there is none."""
    return shutil.which(SHELL) or find_chromium()


def look_for_headless() -> str | None:
    """The same, or None. Prefers to install the headless shell; CI always uses it."""
    if not shutil.which(SHELL) and _may_install() and (os.environ.get("CI") or not _on_path()):
        _install(SHELL)
    return shutil.which(SHELL) or look_for_chromium()


def _on_path() -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def _of_playwright() -> str | None:
    """Playwright's Chromium, if it is installed and starts: its libraries may be missing."""
    said = run_quietly([_tool("python"), "-c", WHERE_IT_IS])
    path = said.stdout.strip()
    if said.returncode or not Path(path).is_file() or run_quietly([path, "--version"]).returncode:
        return None
    return path


def _from_debian() -> str | None:
    if not _may_install():
        return None
    _install("chromium")
    return _on_path()


def _may_install() -> bool:
    return bool(shutil.which("apt-get")) and hasattr(os, "geteuid") and os.geteuid() == 0


def _install(package: str) -> None:
    say(f"Installing Debian's {package} for the tests in a browser (once, some minutes) ...")
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    run_quietly(["apt-get", "update", "-q"], extra_env=quiet)
    done = run_quietly(
        ["apt-get", "install", "-q", "-y", "--no-install-recommends", package], extra_env=quiet
    )
    if done.returncode:
        say(last_lines(done.stdout))


def _from_playwright() -> str | None:
    say("Installing Playwright's Chromium for the tests in a browser (once, some minutes) ...")
    done = run_quietly([_tool("playwright"), "install", "chromium"])
    if done.returncode:
        say(next((line for line in done.stdout.splitlines() if line.startswith("Error:")), ""))
    return _of_playwright()


def _tool(name: str) -> str:
    return str(executable(set_up("test"), name))
