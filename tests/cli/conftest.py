"""The command in this process, and a recorded game."""

from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

from seasalt.cli import main
from tests.cli.commands import Result, Run


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command in this process."""

    def run(*arguments: str) -> Result:
        return Result(main(arguments), *capsys.readouterr())

    return run


@pytest.fixture(scope="session")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The record of a game of three bots with Extra Salt."""
    path = tmp_path_factory.mktemp("recorded") / "game.txt"
    arguments = ["demo", "--seed", "7", "--players", "3", "--extra-salt", "--target", "20"]
    with redirect_stdout(StringIO()):
        assert main([*arguments, "--record", str(path)]) == 0
    return path.read_text("utf-8")


@pytest.fixture
def game(tmp_path: Path, recorded: str) -> Path:
    """A recorded game of three bots with Extra Salt, for this test to spoil."""
    path = tmp_path / "game.txt"
    path.write_text(recorded, "utf-8")
    return path
