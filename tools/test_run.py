"""The steps of `./dev test`, `coverage` and `check`, and the summary at the end."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Iterable, Sequence

from tools import site, site_python, web
from tools.chromium import ADVICE, look_for_headless
from tools.running import ROOT, call, say
from tools.steps import LANES, Step, run_alone, run_together
from tools.venvs import set_up, tool

Named = tuple[str, tuple[str, ...]]
"""A name, and a command of ours, of npm in web/, or of the test environment."""

# A test that takes longer hangs. A thread then prints all stacks and ends the worker, which fails the test by
# name; a signal would leave the event loop of the test waiting. In a thorough run a property has thirty times
# the examples: some take minutes, or ten where cores are shared.
HUNG = ("--timeout", "600", "--timeout-method", "thread")
HUNG_IF_THOROUGH = ("--timeout", "3600")
# Only the plugins in use: pytest rewrites every module of a plugin that it discovers by itself.
PLUGINS = ("anyio", "hypothesispytest", "pytest_cov", "schemathesis.pytest.plugin", "timeout", "xdist")
LOADED = ("--disable-plugin-autoload", *(word for name in PLUGINS for word in ("-p", name)))
# Two more than there are cores, since many tests wait: with one more, a tenth of the time was idle. No more
# than that, since each of them collects all tests.
PYTEST = ("pytest", *LOADED, "-n", str(LANES + 2), "--dist", "worksteal", "-p", "tools.budget", *HUNG)
DOCS = ("mkdocs", "build", "--strict", "--quiet", "--site-dir")
LAYOUT = (
    ("lint", ("ruff", "check", "--quiet")),
    ("format", ("ruff", "format", "--check", "--quiet")),
)
CODE = (
    ("types", ("mypy",)),
    ("architecture", ("lint-imports", "--no-logo", "--no-cache")),  # after a rename its cache is wrong
)
WEB = (
    ("web lint", ("npm", "run", "--silent", "lint")),
    ("web types", ("npm", "run", "--silent", "types")),
    ("web tests", ("npm", "run", "--silent", "test")),
)
BUNDLE = ("bundle", ("dev", "web"))
SITE = ("site", ("dev", "site"))
# The rules, the table and bots with the Python of the table without a server.
PYODIDE = ("pyodide", ("dev", "test", "--pyodide"))

BROWSER_TESTS = "tests/browser"
USUAL = {
    "PYTHONDONTWRITEBYTECODE": "",  # else every process of the tests compiles all it imports
    "OPENBLAS_NUM_THREADS": "1",  # else numpy's threads wait for each other, with tests on every core
}
THOROUGH = {**USUAL, "SEASALT_TESTS": "thorough", "HYPOTHESIS_PROFILE": "thorough"}


def whole_run(*options: str, with_checks: bool = True, env: dict[str, str] = USUAL) -> int:
    """Every check and every test; without a Chromium, all but the tests in a browser."""
    get_ready()
    has_browser = look_for_headless() is not None
    start = time.monotonic()
    if not has_browser:
        say(f"There is no Chromium, so the tests in a browser are left out: {ADVICE}")
        options = (*options, f"--ignore={BROWSER_TESTS}")
    if env is THOROUGH:
        options = (*options, *HUNG_IF_THOROUGH)
    elif has_browser:
        options = (*options, "--budget")
    tests = ("tests", (*PYTEST, *options))
    with tempfile.TemporaryDirectory() as pages:
        # The longest steps come right after the quickest, so that none runs alone at the end.
        others = (*LAYOUT, *WEB, *CODE, SITE, BUNDLE, PYODIDE, ("docs", (*DOCS, pages)))
        before = others if with_checks else (BUNDLE, SITE)
        failed = run_together(made(before, env))
        if not failed and not run_alone(*made([tests], env)):
            failed = ["tests"]
    return ended((*before, tests), failed, start, incomplete="" if has_browser else "the tests in a browser")


def pyodide_run(*options: str) -> int:
    """The tests that run with the Python of the table without a server, or those that are named."""
    command, env = site_python.tests(site.CACHE)
    return call([*command, *options], extra_env=env)


def checks() -> int:
    """Every check, and no test."""
    start = get_ready()
    with tempfile.TemporaryDirectory() as pages:
        steps = (*LAYOUT, *WEB[:2], *CODE, ("docs", (*DOCS, pages)))
        return ended(steps, run_together(made(steps)), start)


def get_ready() -> float:
    """Set up what the checks and tests need; returns the time when that was done."""
    set_up("test")
    web.install(to_check=True)
    return time.monotonic()


def made(steps: Iterable[Named], env: dict[str, str] = USUAL) -> list[Step]:
    """The steps with the paths of their programs."""
    return [step(name, *command, env=env) for name, command in steps]


def step(name: str, program: str, *arguments: str, env: dict[str, str] = USUAL) -> Step:
    """A command of ours, of npm in web/, or of a tool in the test environment."""
    if program == "dev":
        return Step(name, [sys.executable, str(ROOT / "dev"), *arguments], env=env)
    if program == "npm":
        web.install(to_check=True)
        return Step(name, web.npm(*arguments), web.WEB, {**env, **web.node_env()})
    return Step(name, tool("test", program, *arguments), env={**env, "NO_MKDOCS_2_WARNING": "1"})


def ended(steps: Sequence[Named], failed: list[str], start: float, incomplete: str = "") -> int:
    """Print the summary; returns the exit status. An incomplete run fails in CI only."""
    took = f"({time.monotonic() - start:.0f} s, {sum(os.times()[2:4]) / 60:.1f} CPU-minutes with set-up)"
    if failed:
        print(f"--- Failed: {', '.join(failed)} {took}. The steps that come after were not run.")
        return 1
    names = ", ".join(name for name, _ in steps)
    if incomplete:
        print(f"--- Incomplete: {names} passed without {incomplete} {took}.")
        return 1 if os.environ.get("CI") else 0
    print(f"--- All good: {names} {took}.")
    return 0
