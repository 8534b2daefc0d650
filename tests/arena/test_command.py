"""`seasalt arena`: its options, its output and its files."""

import csv
import json
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from seasalt.arena import Series, measure, summarize
from seasalt.arena.report.plots import by_budget, draw
from seasalt.arena.statistics.interval import Interval
from seasalt.cli import main
from seasalt.texts import texts
from tests.arena.programs import good, note
from tests.processes import has_ended, wait_until
from tests.servers import PATIENCE_S

QUICK = ("--deals", "2", "--workers", "1", "--option", "target_score=8")


class Result:
    """The JSON that the command printed."""

    def __init__(self, capsys: pytest.CaptureFixture[str], *arguments: str) -> None:
        self.status = main(["arena", *arguments])
        self.out, self.err = capsys.readouterr()

    @property
    def json(self) -> Any:
        return json.loads(self.out)


def test_json_is_one_object_with_every_bot_as_it_was_typed(capsys: pytest.CaptureFixture[str]) -> None:
    said = Result(capsys, "greedy", "random", *QUICK, "--seed", "7", "--json")

    told = said.json
    assert said.status == 0
    assert (told["players"], told["deals"], told["games"], told["seed"]) == (2, 2, 4, "7")
    assert [bot["name"] for bot in told["bots"]] == ["greedy", "random"]
    for bot in told["bots"]:
        assert 0 <= bot["low"] <= bot["win_share"] <= bot["high"] <= 1
        assert bot["points_per_game"] >= 0
        assert bot["cpu_ms_per_decision"] > 0
    assert said.err == ""


def test_a_bot_of_a_module_in_the_current_folder_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bots_of_mine.py").write_text(
        "class Patient:\n    def decide(self, view, knowledge, options):\n        return options[-1]\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path.copy())
    told = Result(capsys, "bots_of_mine:Patient", "greedy", *QUICK, "--json").json

    assert told["bots"][0]["name"] == "bots_of_mine:Patient"
    assert told["bots"][0]["decisions"] > 0
    assert told["forfeits"] == []


def test_a_module_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    said = Result(capsys, "no_such_module:Bot", "greedy", *QUICK)

    assert said.status == 2
    assert "“no_such_module:Bot” cannot be imported: No module named" in said.err


def test_a_challenger_plays_in_every_seat_against_copies(capsys: pytest.CaptureFixture[str]) -> None:
    told = Result(capsys, "rusher", "random", "--players", "3", *QUICK, "--extra-salt", "--json").json

    assert told["games"] == 2 * 3
    assert told["par"] == 1 / 3
    assert told["options"]["extra_salt"] == "true"


def test_a_table_is_printed_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    said = Result(capsys, "greedy", "random", "rusher", *QUICK, "--stop-early")

    assert said.status == 0
    assert "Before …" in said.out
    assert "± only as if the length had been fixed." in " ".join(said.out.split())


def test_a_program_that_never_plays_is_reported_and_is_status_1(
    capsys: pytest.CaptureFixture[str],
) -> None:
    said = Result(capsys, "greedy", "cmd:false", *QUICK)

    told = " ".join(said.out.split())
    assert "cmd:false gave 4 games away, the first in deal 0: the program did not get ready" in told
    assert said.status == 1
    assert Result(capsys, "greedy", good(), *QUICK).status == 0


def test_every_seat_of_every_game_is_a_row_of_the_csv(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "games.csv"
    told = Result(capsys, "greedy", "random", *QUICK, "--csv", str(path), "--json").json
    with path.open(newline="") as file:
        rows = list(csv.DictReader(file))

    assert len(rows) == 2 * told["games"]
    won = sum(float(row["win"]) for row in rows if row["name"] == "greedy")
    assert won / told["games"] == told["bots"][0]["win_share"]


@pytest.mark.parametrize("ending", ["png", "svg"])
def test_a_picture_is_drawn(capsys: pytest.CaptureFixture[str], tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"bots.{ending}"
    said = Result(capsys, "greedy", "random", "rusher", *QUICK, "--plot", str(path))

    assert said.status == 0
    assert path.read_bytes().startswith({"png": b"\x89PNG", "svg": b"<?xml"}[ending])


def test_bots_that_differ_in_budget_are_drawn_by_budget(tmp_path: Path) -> None:
    summary = summarize(measure(Series(("greedy", "random"), deals=2)))
    share = Interval(0.6, 0.5, 0.7)
    used = {
        "mc:100": 0.7,
        "mc:10": 0.1,
        "search:50ms": 49.0,
        "search:1s": 990.0,
        "alone:5": 1.0,
        "greedy": 0.1,
    }
    bots = tuple(
        replace(summary.bots[0], name=name, win_share=share, cpu_ms_per_decision=cpu)
        for name, cpu in used.items()
    )
    summary = replace(summary, bots=bots)
    draw(summary, tmp_path / "budgets.svg", texts())

    assert by_budget(summary) == {
        "mc": [(0.1, share), (0.7, share)],
        "search": [(49.0, share), (990.0, share)],
    }
    assert (tmp_path / "budgets.svg").exists()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("greedy", "Name two bots at least"),
        ("greedy wombat", "There is no bot “wombat”; bots are: beginner, "),
        ("greedy random:5", "“random” takes no budget"),
        ("greedy cmd:", "After “cmd:” comes the command of your bot"),
        ("greedy cmd:nosuchprogram", "There is no program “nosuchprogram” to start."),
        ("greedy cmd:/no/such/bot", "There is no program “/no/such/bot” to start."),
        ("greedy cmd:'python", "There is no program “'python” to start."),
        ("greedy random --players 5", "The game is for 2, 3 or 4 players, not 5."),
        ("greedy random --deals 0", "--deals takes a whole number from 1 to "),
        ("greedy random --deals many", "--deals takes a whole number from 1 to "),
        (
            f"greedy random --deals {'9' * 5000}",
            f"--deals takes a whole number from 1 to 10,000,000, not “{'9' * 39}…”.",
        ),
        (f"greedy random --workers {'9' * 5000}", "--workers takes a whole number from 1 to 512, not “999"),
        ("greedy random --workers=", "--workers takes a whole number from 1 to 512, not “”."),
        ("greedy random --workers 0", "--workers takes a whole number from 1 to 512, not “0”."),
        ("greedy random --bot-seconds 0", "--bot-seconds takes a whole number from 1 to "),
        ("greedy random --seed=", "A seed needs at least one character."),
        ("greedy random --edition xx", "There is no edition “xx”"),
        ("greedy random --plot bots.gif", "A picture is a file in .png or .svg, and “bots.gif” is neither."),
        ("greedy random --csv /no/such/file", "I cannot write “/no/such/file”: No such file or directory."),
        (f"{'greedy ' * 10} --players 3", "All orders of so many bots are 720 games a deal; 200 at most"),
    ],
    ids=lambda text: text[:60],
)
def test_what_is_wrong_is_said_in_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: str, said: str
) -> None:
    answer = Result(capsys, *arguments.split())

    assert answer.status == 2
    assert answer.err.startswith(f"Error: {said}")


@pytest.mark.parametrize(
    ("module", "arguments", "extra"),
    [
        ("matplotlib", "--plot a.svg", "plots"),
        ("ray", "--ray", "ray"),
        ("pyarrow", "--dataset a.parquet", "dataset"),
    ],
)
def test_an_extra_that_is_missing_is_named(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    module: str,
    arguments: str,
    extra: str,
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    monkeypatch.chdir(tmp_path)
    answer = Result(capsys, "greedy", "random", *arguments.split())

    assert answer.status == 2
    assert f'pip install "seasalt[{extra}]"' in answer.err


@pytest.mark.parametrize(
    ("command", "workers"),
    [
        ("arena random", "2"),
        pytest.param("arena random", "1", marks=pytest.mark.thorough),
        pytest.param("field", "2", marks=pytest.mark.thorough),
    ],
)
def test_ctrl_c_prints_what_was_played_and_leaves_nothing_running(
    command: str, workers: str, tmp_path: Path
) -> None:
    pids, over = tmp_path / "pids", tmp_path / "over"
    bot = good(before="pass", over=f"import os; {note(pids, 'os.getpid()')}; {note(over, '1')}")
    words = [*command.split(), bot, "--deals", "100000", "--workers", workers, "--json"]
    arena = subprocess.Popen([sys.executable, "-m", "seasalt", *words], stdout=subprocess.PIPE, text=True)
    wait_until(lambda: over.exists() and len(over.read_text().split()) > 12)
    arena.send_signal(signal.SIGINT)
    out, _ = arena.communicate(timeout=PATIENCE_S)

    told = json.loads(out)
    assert arena.returncode == 130
    assert told["interrupted"]
    assert told["games"] > 0
    wait_until(lambda: all(has_ended(int(pid)) for pid in pids.read_text().split()))


def test_when_the_arena_is_killed_neither_workers_nor_programs_stay(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    both = f"{note(pids, 'os.getpid()')}; {note(pids, 'os.getppid()')}"
    bot = good(before=f"import os, signal; {both}; signal.pause()")
    arguments = ["arena", "random", bot, "--deals", "9", "--workers", "2", "--bot-seconds", "600"]
    arena = subprocess.Popen([sys.executable, "-m", "seasalt", *arguments])
    wait_until(lambda: pids.exists() and len(pids.read_text().split()) >= 4)
    arena.kill()
    arena.wait()

    wait_until(lambda: all(has_ended(int(pid)) for pid in pids.read_text().split()))


def test_a_series_that_is_decided_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    said = Result(capsys, "greedy", "random", "--deals", "40", *QUICK[2:], "--stop-early")

    assert "Decided after " in said.out
