"""A pytest plugin that starts no test after a point in time: `-p tools.time_limit --begin-before TIME`.

Tests of the files given as `--own` always run; the others are counted as left out. (`--session-timeout` of
pytest-timeout fails the whole run instead.)
"""

from __future__ import annotations

import time
from pathlib import Path

import pytest

REASON = "there was no time left"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--begin-before", type=float, default=None, metavar="TIME", help="in seconds since 1970")
    parser.addoption("--own", action="append", default=[], metavar="FILE", help="always run its tests")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    latest = item.config.getoption("--begin-before")
    if latest is None or time.time() <= latest:
        return
    if item.path not in (Path(own).resolve() for own in item.config.getoption("--own")):
        pytest.skip(REASON)


@pytest.hookimpl(tryfirst=True)
def pytest_report_teststatus(report: pytest.TestReport) -> tuple[str, str, str] | None:
    if report.skipped and REASON in str(report.longrepr):
        return "left out", "", ""
    return None
