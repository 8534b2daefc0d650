"""Bots that think ahead warn once on stderr where the kernel runs in plain Python."""

import pytest

from seasalt.cli import main
from seasalt.console import plain_warning
from seasalt.kernel.engines import plain

WARNING = "bots that think ahead play in plain Python, about a hundred times slower"


@pytest.fixture
def _no_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plain_warning, "engine", lambda: plain)


@pytest.mark.usefixtures("_no_library")
@pytest.mark.parametrize("bots", ["mc:1,mc:1", "random,search:2", "expert,random"])
def test_a_demo_of_bots_that_think_ahead_warns_once(bots: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["demo", "--bots", bots, "--seed", "1", "--option", "target_score=1"]) == 0

    found = capsys.readouterr()
    assert found.err.count(WARNING) == 1
    assert WARNING not in found.out


@pytest.mark.usefixtures("_no_library")
def test_the_arena_warns_once_and_prints_no_word_of_it_into_its_json(
    capsys: pytest.CaptureFixture[str],
) -> None:
    series = ["mc:1", "mc:2", "--deals", "1", "--workers", "1", "--option", "target_score=1", "--json"]
    assert main(["arena", *series]) == 0

    found = capsys.readouterr()
    assert found.err.count(WARNING) == 1
    assert found.out.startswith("{")


@pytest.mark.usefixtures("_no_library")
def test_bots_that_do_not_think_ahead_need_no_warning(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["demo", "--bots", "greedy,beginner", "--seed", "1", "--option", "target_score=1"]) == 0

    assert WARNING not in capsys.readouterr().err


def test_with_the_library_there_is_no_warning(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["demo", "--bots", "mc:1", "--seed", "1", "--option", "target_score=1"]) == 0

    assert WARNING not in capsys.readouterr().err
