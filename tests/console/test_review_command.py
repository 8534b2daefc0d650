"""`seasalt review`: a finished game, for people in five languages and for programs."""

import json
from pathlib import Path

import pytest

from seasalt.bots import Budget, SearchBot
from seasalt.cli import main
from seasalt.console import review_command, review_page
from seasalt.rules import format_record
from seasalt.texts import languages
from tests.coach.records import a_record, first_part
from tests.thorough import THOROUGH


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A short game, and a reviewer that has little time."""
    monkeypatch.setattr(review_command, "reviewer", lambda rng: SearchBot(rng, Budget(playouts=8)))
    monkeypatch.setenv("COLUMNS", "100")
    file = tmp_path / "game.txt"
    file.write_text(format_record(a_record(2, False, b"review")), "utf-8")
    return file


def reviewed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["review", *arguments]) == 0
    found = capsys.readouterr()
    assert found.err == "", "without a terminal there is no progress bar"
    return found.out


def test_it_prints_accuracy_accounts_and_what_cost_most(
    game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = reviewed(capsys, str(game), "--language", "en")

    for words in ("Ada", "Bo", "Accuracy", "Where the result came from", "By kind of decision"):
        assert words in said
    assert "The decisions that cost Ada most" in said
    assert "better" in said
    assert "chosen" in said


@pytest.mark.parametrize("language", languages() if THOROUGH else ("ru",))
def test_it_speaks_every_language(game: Path, capsys: pytest.CaptureFixture[str], language: str) -> None:
    said = reviewed(capsys, str(game), "--language", language, "--all")

    assert "coach-" not in said, "a message is missing"
    assert "Ada" in said


def test_programs_get_one_object(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(reviewed(capsys, str(game), "--json"))

    assert data["players"] == 2
    assert {"name", "accuracy", "loss_per_decision", "played_like", "ledger"} <= set(data["seats"][0])
    assert set(data["seats"][0]["ledger"]) == {"start", "luck", "own", "others", "result"}
    assert {"seat", "round", "turn", "action", "best", "loss", "verdict", "options"} <= set(
        data["decisions"][0]
    )
    assert {decision["seat"] for decision in data["decisions"]} == {0, 1}


def test_one_seat_may_be_asked_for(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(reviewed(capsys, str(game), "--seat", "2", "--json"))
    everybody = json.loads(reviewed(capsys, str(game), "--json"))

    assert data["decisions"] == [decision for decision in everybody["decisions"] if decision["seat"] == 1]
    assert data["seats"][0]["accuracy"] is None
    assert data["seats"][1] == everybody["seats"][1]


def test_a_seat_that_is_not_there_gets_one_sentence(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(game), "--seat", "3", "--language", "en"]) == 2
    assert capsys.readouterr().err == "Error: There is no seat 3 in this game of 2.\n"


def test_an_unfinished_game_gets_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "half.txt"
    file.write_text(format_record(first_part(a_record(2, False, b"review"), 30)), "utf-8")

    assert main(["review", str(file), "--language", "en"]) == 2
    assert "only a finished game is reviewed" in capsys.readouterr().err


@pytest.fixture
def template(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The page as it would be built."""
    file = tmp_path / "review.template"
    file.write_text(f"<!doctype html>{review_page.PLACE}", "utf-8")
    monkeypatch.setattr(review_page, "TEMPLATE", file)
    return file


def test_a_page_is_written_to_be_kept(game: Path, template: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = game.with_name("report.html")
    said = reviewed(capsys, str(game), "--html", str(page), "--language", "de")

    assert said.replace("\n", "").endswith("report.html.")
    written = page.read_text("utf-8")
    assert written.startswith("<!doctype html>")
    assert review_page.PLACE not in written


def test_without_the_pages_there_is_one_sentence_before_the_review(
    game: Path, template: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review_command, "judge", None)
    template.unlink()

    assert main(["review", str(game), "--html", str(game.with_name("r.html")), "--language", "en"]) == 2
    assert "not built yet" in capsys.readouterr().err


def test_a_page_that_cannot_be_written_is_refused_before_the_review(
    game: Path, template: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review_command, "judge", None)
    nowhere = game.with_name("no such folder") / "report.html"

    assert main(["review", str(game), "--html", str(nowhere), "--language", "en"]) == 2
    assert "I cannot write" in capsys.readouterr().err
