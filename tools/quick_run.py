"""`./dev test --quick`: the tests and checks that a change can reach, the nearest tests first."""

from __future__ import annotations

import json
import time
from xml.etree import ElementTree

from tools.running import ROOT, fail, run_quietly
from tools.steps import LANES, run_alone, run_together
from tools.test_run import CODE, LAYOUT, WEB, Named, get_ready, made
from tools.venvs import tool

NEAR_SECONDS, FAR_SECONDS = 25, 45  # the latest start of near and of far tests; the checks run in between
PYTEST = ("python", "-m", "pytest", "-q", "-n", str(LANES), "--dist", "load", "--maxschedchunk", "1")
BUILD = ROOT / "build"


def quick_run() -> int:
    """Run them; a run without a test is a failure, too."""
    start = get_ready()
    asked = run_quietly(tool("test", "python", "-m", "tools.affected"))
    if asked.returncode:
        fail(asked.stdout.rstrip())
    found = json.loads(asked.stdout)
    changed, own, near, far = (found[name] for name in ("changed", "own", "near", "far"))
    reached = len(own) + len(near) + len(far)
    print(f"--- {len(changed)} files differ from {found['since']}; {reached} files of tests can notice.")
    checks: list[Named] = [*LAYOUT]
    checks += CODE if any(path.endswith(".py") for path in changed) else []
    checks += WEB if any(path.startswith("web/") for path in changed) else []

    failed, ran, late = _run_tests("near tests", own, near, start + NEAR_SECONDS)
    if not failed:
        failed = run_together(made(checks))
    if not failed and time.monotonic() < start + FAR_SECONDS:
        failed, more, late_too = _run_tests("far tests", [], far, start + FAR_SECONDS)
        ran, late, far = ran + more, late + late_too, []

    reached_too = f"{late} tests and {len(far)} files that the change reaches"
    print(f"--- Left out: {reached_too}; {found['test_count'] - reached} files that it does not; docs.")
    print("--- Before you hand it on: `./dev test`.")
    took = f"({time.monotonic() - start:.0f} s)"
    names = ", ".join(name for name, _ in checks)
    if failed:
        print(f"--- Failed: {', '.join(failed)} {took}.")
        return 1
    if not ran:
        print(f"--- Incomplete: {names} passed, and no test was run {took}.")
        return 1
    print(f"--- Good so far: {ran} tests, {names} {took}.")
    return 0


def _run_tests(name: str, own: list[str], others: list[str], until: float) -> tuple[list[str], int, int]:
    """What failed, how many tests ran, and how many were left out; `own` always run."""
    files = [path for path in (*own, *others) if (ROOT / path).exists()]
    if not files:
        return [], 0, 0
    BUILD.mkdir(exist_ok=True)
    arguments, counts = BUILD / "quick-tests.txt", BUILD / "quick-tests.xml"
    counts.unlink(missing_ok=True)
    latest = time.time() + until - time.monotonic()
    lines = [f"--junitxml={counts}", f"--begin-before={latest}", *(f"--own={path}" for path in own), *files]
    arguments.write_text("\n".join(lines), "utf-8")
    command = (*PYTEST, "-p", "tools.time_limit", f"@{arguments.relative_to(ROOT)}")
    passed = run_alone(made([(name, command)])[0])
    if not counts.exists():  # pytest was interrupted
        return [name], 0, 0
    [suite] = ElementTree.parse(counts).getroot()
    late = int(suite.get("skipped", 0))
    return [] if passed else [name], int(suite.get("tests", 0)) - late, late
