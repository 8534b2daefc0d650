"""A plugin of pytest that begins no test after a point in time: `-p tools.time_limit --begin-before TIME`.

Tests that were not begun are skipped, and the last line says how many.
"""

from __future__ import annotations

import time

import pytest

REASON = "there was no time left"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--begin-before", type=float, default=None, metavar="TIME", help="in seconds since 1970")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    latest = item.config.getoption("--begin-before")
    if latest is not None and time.time() > latest:
        pytest.skip(REASON)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = terminalreporter.stats.get("skipped", [])
    if late := sum(REASON in str(report.longrepr) for report in skipped):
        terminalreporter.write_line(f"{late} tests were left out: {REASON}.")
