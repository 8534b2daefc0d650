"""`seasalt rules`."""

import pytest

from seasalt.rules import Edition
from tests.cli.commands import Run


@pytest.mark.parametrize("edition", Edition)
def test_the_rules_are_told_for_every_edition(run: Run, edition: str) -> None:
    result = run("rules", "--edition", edition.upper())

    assert result.status == 0
    assert "Where the books differ" in result.out


def test_the_rules_with_extra_salt_say_so(run: Run) -> None:
    assert "in the standard edition with Extra Salt" in run("rules", "--markdown", "--extra-salt").out
