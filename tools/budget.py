"""A pytest plugin: `-p tools.budget` reports what each folder took, `--budget` enforces tests/budget.toml.

CPU-seconds are only reported, because they depend on the load of the machine. The numbers of tests and of
pages opened in a browser are enforced: a folder that is more than a quarter above its budget fails the run.
"""

from __future__ import annotations

import os
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tools.running import ROOT

FILE = ROOT / "tests" / "budget.toml"
TOLERANCE = 1.25
LONG = 0.3  # seconds: the CPU time is read after a test that takes longer
PAGES = "pages"
"""The property of a test that says how many pages it opened."""

Counts = Counter[str]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--budget", action="store_true", help="fail where a folder exceeds tests/budget.toml")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Budget(config), "seasalt-budget")


class Budget:
    """The counts of a worker, or of the controller of all workers."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._folder = "collecting"
        self._begun = cpu_seconds()
        self._cpu: Counts = Counter()
        self._counts: dict[str, Counts] = {"tests": Counter(), PAGES: Counter()}

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        if folder_of(nodeid) != self._folder and not self._has_workers():
            self._book(folder_of(nodeid))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.duration > LONG and not self._has_workers():
            self._book(self._folder)  # the CPU time of a process is lost when it ends
        if report.when == "teardown":
            self._counts["tests"][folder_of(report.nodeid)] += 1
            pages = sum(int(value) for name, value in report.user_properties if name == PAGES)  # type: ignore[call-overload]
            self._counts[PAGES][folder_of(report.nodeid)] += pages

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if not self._has_workers():
            self._book("")
        if hasattr(self._config, "workeroutput"):
            self._config.workeroutput["cpu"] = dict(self._cpu)
        elif self._config.getoption("--budget") and any(self._excesses()):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: object) -> None:
        self._cpu.update(getattr(node, "workeroutput", {}).get("cpu", {}))

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.section(f"{sum(self._cpu.values()):.0f} CPU-seconds")
        tests, pages = self._counts["tests"], self._counts[PAGES]
        for folder, seconds in self._cpu.most_common():
            opened = f", {pages[folder]} pages" if pages[folder] else ""
            terminalreporter.write_line(f"{seconds:6.0f}  {folder} ({tests[folder]} tests{opened})")
        if self._config.getoption("--budget"):
            for sentence in self._excesses():
                terminalreporter.write_line(sentence, red=True)

    def _excesses(self) -> Iterator[str]:
        return excesses(self._counts, tomllib.loads(FILE.read_text("utf-8")))

    def _book(self, next_folder: str) -> None:
        now = cpu_seconds()
        self._cpu[self._folder] += max(0.0, now - self._begun)  # type: ignore[assignment]
        self._folder, self._begun = next_folder, now

    def _has_workers(self) -> bool:
        return bool(self._config.getoption("numprocesses", None))


def excesses(
    counts: Mapping[str, Mapping[str, int]], budget: Mapping[str, Mapping[str, int]]
) -> Iterator[str]:
    """A sentence for each folder that is more than a quarter above its budget."""
    for what, folders in counts.items():
        for folder, count in folders.items():
            allowed = budget[what].get(folder, 0)
            if count > TOLERANCE * allowed:
                yield f"{folder} has {count} {what}; tests/budget.toml allows {allowed}, and a quarter more."


def folder_of(nodeid: str) -> str:
    """The folder for which a test counts.

    >>> folder_of("tests/server/web/test_routes.py::test_one"), folder_of("tests/test_dev.py::test_two")
    ('tests/server', 'tests')
    """
    first, *rest = nodeid.partition("::")[0].split("/")
    return f"{first}/{rest[0]}" if first == "tests" and len(rest) > 1 else first


def cpu_seconds() -> float:
    """The CPU time of this process and of all its descendants, including those that have ended."""
    if not Path("/proc/self/stat").exists():
        return sum(os.times()[:4])
    children: dict[int, list[int]] = {}
    used: dict[int, int] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text(errors="replace").rpartition(")")[2].split()
        except OSError:  # it has ended
            continue
        pid = int(path.parent.name)
        children.setdefault(int(fields[1]), []).append(pid)
        used[pid] = sum(map(int, fields[11:15]))  # its own time and that of its children that have ended
    ticks, below = 0, [os.getpid()]
    while below:
        pid = below.pop()
        ticks += used.get(pid, 0)
        below += children.get(pid, ())
    return ticks / os.sysconf("SC_CLK_TCK")
