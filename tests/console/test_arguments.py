"""Commands in every language: help, output and errors.

`UPDATE_SNAPSHOTS=1` rewrites tests/snapshots/demo; review the diff.
"""

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from seasalt.cli import main
from seasalt.console.arguments import IN_ENGLISH
from seasalt.texts import languages, texts
from tests.thorough import THOROUGH

SNAPSHOTS = Path(__file__).parents[1] / "snapshots" / "demo"
COMMANDS = ("play", "score", "rules", "replay", "demo", "serve")
# argparse's own words
ARGPARSE = re.compile(
    r"usage:|positional arguments|show this help message|show program's version|expected|required|error:"
)

every_language = pytest.mark.parametrize("language", languages())
every_other = pytest.mark.parametrize("language", [name for name in languages() if name != "en"])

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command on a screen of 100 columns: its status, output and errors."""

    def run(*arguments: str, **environment: str) -> tuple[int, str, str]:
        for name in ("SEASALT_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.delenv(name, raising=False)
        for name, value in {"COLUMNS": "100", **environment}.items():
            monkeypatch.setenv(name, value)
        return main(arguments), *capsys.readouterr()

    return run


# --- which language


@pytest.mark.parametrize("arguments", ["--language de score crab-DB", "score crab-DB --language=de"])
def test_the_language_is_asked_for_before_or_after_the_command(run: Run, arguments: str) -> None:
    assert "Noch 7 Punkte, dann darfst du ansagen." in run(*arguments.split(), LANG="fr_FR")[1]


def test_the_environment_sets_the_language_of_a_command(run: Run) -> None:
    assert "Noch 7 Punkte, dann darfst du ansagen." in run("score", "crab-DB", LC_ALL="de_AT.UTF-8")[1]


def test_a_language_that_is_not_there_is_named_in_english(run: Run) -> None:
    result = "Error: There is no language “xx” yet; languages are: de en fr it ru.\n"

    assert run("--language", "xx", "--help") == (2, "", result)
    assert run("demo", SEASALT_LANGUAGE="xx") == (2, "", result)


# --- output


@every_language
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_there_in_every_language_and_has_none_of_the_words_of_argparse(
    run: Run, language: str, command: str
) -> None:
    status, told, _ = run(*command.split(), "--help", "--language", language)

    assert status == 0
    assert told.startswith(f"{texts(language).say('usage-prefix')} seasalt {command}".rstrip())
    assert f"seasalt {command}" in told.split("\n\n", 1)[1]
    assert language == "en" or ARGPARSE.findall(told) == []


@pytest.mark.parametrize("command", sorted(IN_ENGLISH))
def test_the_help_of_commands_for_researchers_and_operators_is_in_english(run: Run, command: str) -> None:
    status, told, _ = run(command, "--help", LANG="de_DE")

    assert status == 0
    assert told.startswith(f"{texts('en').say('usage-prefix')} seasalt {command}")


@every_other
@pytest.mark.parametrize(
    "command", ["wombat", "play --wombat", "replay", "replay a --seat 1 --open", "demo --players", "rules x"]
)
def test_a_mistake_has_none_of_the_words_of_argparse(run: Run, language: str, command: str) -> None:
    status, told, complaint = run("--language", language, *command.split())

    assert (status, told) == (2, "")
    assert complaint.startswith(texts(language).say("error", sentence=""))
    assert complaint.count("\n") == 1
    assert ARGPARSE.findall(complaint) == []


@pytest.mark.parametrize("language", languages() if THOROUGH else ("fr",))
def test_a_recorded_game_is_told_in_every_language(run: Run, language: str, tmp_path: Path) -> None:
    file = str(tmp_path / "game.txt")
    run("demo", "--seed", "7", "--players", "3", "--extra-salt", "--target", "20", "--record", file)

    for how in ("--open", "--seat=2", "--verify"):
        status, told, complaint = run("replay", file, how, "--language", language)

        assert (status, complaint) == (0, "")
        assert texts(language).say("verified", actions=1, seeded="yes").split(":")[0] in told


def test_a_game_is_told_in_german(run: Run) -> None:
    arguments = ("demo", "--seed", "Nordsee", "--players", "3", "--extra-salt", "--target", "12")
    _, told, _ = run(*arguments, "--language", "de")
    told = "\n".join(line.rstrip() for line in told.split("\n"))
    if os.environ.get("UPDATE_SNAPSHOTS"):
        SNAPSHOTS.mkdir(exist_ok=True)
        (SNAPSHOTS / "de.txt").write_text(told, "utf-8")

    assert (SNAPSHOTS / "de.txt").read_text("utf-8") == told
