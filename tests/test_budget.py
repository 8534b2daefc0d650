"""What the tests of each folder take, and what they may take."""

import subprocess
import sys

import pytest

from tools.budget import cpu_seconds, excesses, folder_of

BUDGET = {"tests": {"tests/rules": 100}, "pages": {"tests/browser": 40}}


@pytest.mark.parametrize(
    ("nodeid", "folder"),
    [
        ("tests/server/web/test_routes.py::test_one[sqlite]", "tests/server"),
        ("tests/test_dev.py::test_two", "tests"),
        ("src/seasalt/rules/cards.py::seasalt.rules.cards", "src"),
        ("README.md::README.md", "README.md"),
    ],
)
def test_a_test_counts_for_its_folder(nodeid: str, folder: str):
    assert folder_of(nodeid) == folder


def test_a_quarter_above_the_budget_is_allowed_and_no_more():
    assert [*excesses({"tests": {"tests/rules": 125}, "pages": {"tests/browser": 50}}, BUDGET)] == []

    [sentence] = excesses({"tests": {"tests/rules": 126}, "pages": {"tests/browser": 50}}, BUDGET)
    assert sentence.startswith("tests/rules has 126 tests; tests/budget.toml allows 100,")


def test_a_folder_without_a_budget_is_named():
    [sentence] = excesses({"tests": {"tests/new": 1}, "pages": {"tests/new": 0}}, BUDGET)

    assert sentence.startswith("tests/new has 1 tests; tests/budget.toml allows 0,")


def test_what_a_child_has_used_counts_while_it_runs_and_afterwards():
    busy = "import sys, time\nwhile time.process_time() < 0.3: pass\nprint(flush=True)\nsys.stdin.read()"
    before = cpu_seconds()
    with subprocess.Popen(
        [sys.executable, "-c", busy], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as child:
        assert child.stdout is not None
        child.stdout.readline()
        running = cpu_seconds()

    assert running - before >= 0.25
    assert cpu_seconds() >= running
