"""The command line: output, and errors in one sentence."""

import json
import os
import pty
import re
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, NamedTuple

import pytest

from seasalt.bots import ROSTER
from seasalt.cli import main
from seasalt.console.record_file import read_text
from seasalt.rules import Edition, Record, format_record, parse_record
from seasalt.rules.ruleset import OPTIONS
from tests.launcher import COUNTS_LINES
from tests.launcher import launch as forked
from tests.servers import PATIENCE_S
from tests.table.sessions import over

VECTORS = sorted((Path(__file__).parent / "vectors").glob("*.jsonl"))
SEASALT = (sys.executable, "-m", "seasalt")
FULL = Path("/dev/full")


class Result(NamedTuple):
    """The result of a command."""

    status: int
    out: str
    err: str


Run = Callable[..., Result]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command in this process."""

    def run(*arguments: str) -> Result:
        try:
            status = main(arguments)
        except SystemExit as leaving:  # argparse's way
            status = int(leaving.code or 0)
        captured = capsys.readouterr()
        return Result(status, captured.out, captured.err)

    return run


def start(*arguments: str, stdin: bytes = b"", **environment: str) -> Result:
    """Run a command as a shell starts it."""
    env = {**os.environ, **environment}
    done = subprocess.run(
        [*SEASALT, *arguments], input=stdin, capture_output=True, timeout=PATIENCE_S, env=env, check=False
    )
    return Result(done.returncode, done.stdout.decode("utf-8"), done.stderr.decode("utf-8"))


def launch(*arguments: str, stdin: bytes = b"", **environment: str) -> Result:
    """Run a command in a process of its own, which need not import anything."""
    if COUNTS_LINES:
        return start(*arguments, stdin=stdin, **environment)
    with TemporaryDirectory() as folder:
        given, out, err = (Path(folder, name) for name in ("in", "out", "err"))
        given.write_bytes(stdin)
        process = forked(arguments, {**os.environ, **environment}, stdin=given, stdout=out, stderr=err)
        status = process.wait(PATIENCE_S)
        return Result(status, out.read_text("utf-8"), err.read_text("utf-8"))


def launch_to_full(*arguments: str, folder: Path) -> Result:
    """The same, with an output that takes nothing."""
    err = folder / "err"
    if COUNTS_LINES:
        return start_to_full(*arguments)
    process = forked(arguments, os.environ, stdout=FULL, stderr=err)
    return Result(process.wait(PATIENCE_S), "", err.read_text("utf-8"))


def start_to_full(*arguments: str) -> Result:
    """Run a command as a shell starts it, with an output that takes nothing."""
    with FULL.open("wb") as full:
        done = subprocess.run(
            [*SEASALT, *arguments], stdout=full, stderr=subprocess.PIPE, timeout=PATIENCE_S, check=False
        )
    return Result(done.returncode, "", done.stderr.decode())


def is_one_sentence(result: Result) -> bool:
    """Whether the error stream has one line, `Error: ...`."""
    return bool(re.fullmatch(r"Error: [^\n]+[.?]\n", result.err)) and "Traceback" not in result.err


@pytest.fixture(scope="module")
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


# --- in a process of its own


def test_the_command_says_its_version() -> None:
    assert start("--version").out.startswith("seasalt 0.")


def test_a_game_is_told_and_the_status_is_0() -> None:
    result = launch("demo", "--seed", "1", "--target", "5")

    assert (result.status, result.err) == (0, "")
    assert "wins the game." in result.out or "share the victory." in result.out


def test_a_mistake_is_one_sentence_and_status_2() -> None:
    result = launch("score", "wombat")

    assert (result.status, result.out) == (2, "")
    assert is_one_sentence(result)


def test_a_record_that_does_not_hold_is_one_sentence_and_status_1(tmp_path: Path) -> None:
    (tmp_path / "a").write_text(
        "seasalt record 1\nedition de\nseat 1 Ada\nseat 2 Bo\nround 1\n* deal wombat\n"
    )
    result = launch("replay", str(tmp_path / "a"))

    assert result == Result(1, "", "Error: Line 6: “wombat” is not a card.\n")


def test_a_reader_who_has_seen_enough_does_no_harm() -> None:
    demo = subprocess.Popen(
        [*SEASALT, "demo", "--seed", "1"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0
    )
    with demo:
        assert demo.stdout is not None
        assert demo.stderr is not None
        demo.stdout.read(10)
        demo.stdout.close()
        err = demo.stderr.read()

    assert (demo.returncode, err) == (0, b"")


def test_a_reader_who_is_gone_does_no_harm_to_plain_output() -> None:
    done = subprocess.run(
        f'"{sys.executable}" -m seasalt rules --markdown | head -1; exit ${{PIPESTATUS[0]}}',
        shell=True,
        executable="/bin/bash",
        capture_output=True,
        timeout=PATIENCE_S,
        check=False,
    )

    assert (done.returncode, done.stdout, done.stderr) == (0, b"# The rules\n", b"")


def test_a_stream_that_is_not_utf8_shows_what_it_can() -> None:
    result = start("score", "", PYTHONIOENCODING="ascii")

    assert (result.status, result.err) == (0, "")
    assert "Hand   ?" in result.out


def test_bytes_that_nobody_can_read_are_answered_like_any_nonsense() -> None:
    result = start("play", "--seed", "1", stdin=b"\xff\xfe\n\x00\nq\n", PYTHONIOENCODING="utf-8:strict")

    assert (result.status, result.err) == (0, "")
    assert "is none of the choices" in result.out


@pytest.mark.parametrize(
    "command",
    ["--help", "--version", "score --help", "score mermaid", "score mermaid --json", "rules", "demo"],
)
def test_output_to_a_full_device_is_one_sentence_and_status_2(command: str, tmp_path: Path) -> None:
    result = launch_to_full(*command.split(), folder=tmp_path)

    assert result == Result(2, "", "Error: I cannot write the output: No space left on device.\n")


def test_python_has_nothing_to_add_at_its_end_to_a_full_device() -> None:
    result = start_to_full("score", "mermaid")

    assert result == Result(2, "", "Error: I cannot write the output: No space left on device.\n")


def test_a_complaint_to_a_full_device_leaves_the_status() -> None:
    with FULL.open("wb") as full:
        done = subprocess.run([*SEASALT, "score", "wombat"], stderr=full, timeout=PATIENCE_S, check=False)

    assert done.returncode == 2


def test_output_that_is_closed_is_no_mistake() -> None:
    done = subprocess.run(
        f'"{sys.executable}" -m seasalt rules --markdown >&-',
        shell=True,
        stderr=subprocess.PIPE,
        timeout=PATIENCE_S,
        check=False,
    )

    assert (done.returncode, done.stderr) == (0, b"")


def test_a_disk_that_is_full_is_said_in_one_sentence(tmp_path: Path) -> None:
    done = subprocess.run(
        f'ulimit -f 1; "{sys.executable}" -m seasalt demo --seed 1 --record "{tmp_path}/a" >/dev/null',
        shell=True,
        executable="/bin/bash",
        capture_output=True,
        timeout=PATIENCE_S,
        check=False,
        env={key: value for key, value in os.environ.items() if not key.startswith("COV")},
    )

    assert done.returncode == 2
    assert done.stderr.decode() == f"Error: I cannot write “{tmp_path}/a”: File too large.\n"


# --- colors


def on_a_terminal(*arguments: str, **environment: str) -> str:
    """The output of a command on a terminal with colors."""
    leader, follower = pty.openpty()
    colorful = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "FORCE_COLOR")}
    colorful |= {"TERM": "xterm-256color", "COLORTERM": "truecolor", "COLUMNS": "100", **environment}
    with subprocess.Popen(
        [*SEASALT, *arguments], stdin=follower, stdout=follower, stderr=follower, env=colorful
    ) as process:
        os.close(follower)
        shown = b""
        while True:
            try:
                data = os.read(leader, 65536)
            except OSError:  # the other end is closed
                break
            if not data:
                break
            shown += data
        process.wait(PATIENCE_S)
    os.close(leader)
    return shown.decode("utf-8")


def test_a_terminal_shows_colors() -> None:
    assert "\x1b[" in on_a_terminal("score", "crab db crab lb")


def test_no_color_means_no_escape_codes_at_all() -> None:
    assert "\x1b" not in on_a_terminal("score", "crab db crab lb", "--no-color")


def test_the_environment_can_ask_for_no_colors_too() -> None:
    assert "\x1b" not in on_a_terminal("score", "crab db crab lb", NO_COLOR="1")


def test_a_file_gets_no_colors(run: Run) -> None:
    assert "\x1b" not in run("score", "crab db crab lb").out


# --- interrupted


class Talk:
    """A running command, with input and output line by line."""

    def __init__(self, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [*SEASALT, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
        )
        self.heard = ""

    def wait_for(self, text: str) -> None:
        """Read until the text appears, or fail."""
        assert self.process.stdout is not None
        deadline = time.monotonic() + PATIENCE_S
        while text not in self.heard:
            ready, _, _ = select.select([self.process.stdout], [], [], deadline - time.monotonic())
            data = os.read(self.process.stdout.fileno(), 65536) if ready else b""
            assert data, f"never said {text!r}: {self.heard}"
            self.heard += data.decode("utf-8", "replace")

    def type(self, line: str) -> None:
        stdin: IO[bytes] | None = self.process.stdin
        assert stdin is not None
        self.heard = ""
        stdin.write(line.encode() + b"\n")

    def interrupt(self) -> Result:
        self.process.send_signal(signal.SIGINT)
        out, err = self.process.communicate(timeout=PATIENCE_S)
        return Result(self.process.returncode, self.heard + out.decode(), err.decode())


def test_an_interrupted_game_is_kept_and_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    talk = Talk("play", "--seed", "3", "--record", str(path))
    for _ in range(3):
        talk.wait_for("> ")
        talk.type("1")
    talk.wait_for("> ")
    result = talk.interrupt()
    kept = parse_record(read_text(path))
    resumed = launch("play", "--resume", str(path), stdin=b"1\nq\n")
    longer = parse_record(read_text(path))

    assert (result.status, result.err) == (0, "")
    assert f"--resume {path}" in result.out
    assert launch("replay", str(path), "--verify").status == 0
    assert resumed.status == 0
    assert longer.actions[: len(kept.actions)] == kept.actions
    assert len(longer.actions) > len(kept.actions) > 3


def test_an_interrupted_demo_leaves_a_record_that_holds(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    target = ("--players", "4", "--target", "99999")  # a long game
    talk = Talk("demo", "--seed", "3", "--record", str(path), *target)
    talk.wait_for("Round 2")
    result = talk.interrupt()

    assert (result.status, result.err) == (130, "\nInterrupted.\n")
    assert len(parse_record(read_text(path)).actions) > 50
    assert launch("play", "--resume", str(path)).status == 0


# --- score


def test_a_hand_is_scored_with_reasons(run: Run) -> None:
    result = run("score", "dark blue crab, 2x mermaid, oct ye, crab lb", "--laid", "boat ye boat bk")

    assert result.status == 0
    assert re.search(r"^Total +\d+", result.out, re.M)
    assert "a duo on the table" in result.out
    assert "a mermaid takes white" in result.out


def test_seven_points_are_told_that_they_may_call(run: Run) -> None:
    hand = "oct lb oct ye oct gr crab db crab lb"

    assert "7 points: you may call STOP or LAST CHANCE." in run("score", hand).out
    assert "1 more point and you may call." in run("score", hand.removesuffix("crab lb")).out


def test_four_mermaids_are_told_what_they_are(run: Run) -> None:
    assert "All four mermaids" in run("score", "4 mermaids").out
    assert "All four mermaids" not in run("score", "3 mermaids").out


@pytest.mark.parametrize("arguments", [("",), (" ",), ("", "--laid", ""), ("--laid", "")])
def test_an_empty_hand_is_worth_nothing(run: Run, arguments: tuple[str, ...]) -> None:
    result = run("score", *arguments)

    assert (result.status, result.err) == (0, "")
    assert re.search(r"^Total +0", result.out, re.M)


def test_cards_need_no_quotes(run: Run) -> None:
    assert run("score", "dark", "blue", "crab") == run("score", "dark blue crab")


def test_json_is_one_object(run: Run) -> None:
    result = run("score", "crab-DB crab-LB", "--laid", "boat-YE boat-BK", "--json")
    told = json.loads(result.out)

    assert result.status == 0
    assert list(told) == [
        "hand",
        "table",
        "duo",
        "starfish",
        "collector",
        "multiplier",
        "mermaid",
        "total",
        "color_bonus",
        "may_call",
        "four_mermaids",
        "lines",
    ]
    assert {tuple(line) for line in told["lines"]} == {
        ("rule", "points", "cards", "laid", "kind", "color", "reason")
    }


def test_an_option_changes_the_points(run: Run) -> None:
    white = json.loads(run("score", "mermaid", "--json").out)
    none = json.loads(run("score", "mermaid", "--json", "--option", "mermaid_color=none").out)

    assert (white["total"], none["total"]) == (1, 0)


def test_four_mermaids_have_won_where_the_fourth_wins_on_arrival(run: Run) -> None:
    result = run("score", "4x mermaid", "--option", "mermaid_win=instant")

    assert result.out.rstrip().endswith("All four mermaids: you have won the game.")


@pytest.mark.parametrize("arguments", [("crab-DB", "--json"), ("--jsonl", "{file}")])
def test_options_that_change_no_score_are_named_and_the_answer_is_the_same(
    run: Run, tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    file = tmp_path / "a"
    file.write_text('{"hand": "crab-DB", "options": {"extra_salt": true}}\n')
    command = ("score", *(argument.format(file=file) for argument in arguments))
    idle = ("--option", "tie_break=round_ender", "--option", "extra_salt=true", "--edition", "fr")
    result, plain = run(*command, *idle, "--option", "mermaid_color=none"), run(*command)

    assert result == Result(0, plain.out, "Note: these change no score: tie_break, extra_salt, --edition.\n")


@pytest.mark.parametrize("path", VECTORS, ids=lambda path: path.stem)
def test_a_file_of_holdings_gives_a_line_for_each(run: Run, path: Path) -> None:
    result = run("score", "--jsonl", str(path))
    vectors = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    totals = [(points["total"], points["color_bonus"]) for points in map(json.loads, result.out.splitlines())]

    assert result.status == 0
    assert totals == [(vector["total"], vector["color_bonus"]) for vector in vectors]


def test_a_bad_line_is_answered_in_its_place_and_the_run_goes_on(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a").write_text('{"hand": "crab-DB"}\n\nnonsense\n{"hand": "2x mermaid"}\n')
    result = run("score", "--jsonl", str(tmp_path / "a"))
    one, two, three = map(json.loads, result.out.splitlines())

    assert (result.status, result.err) == (1, "")
    assert (one["total"], list(two), three["total"]) == (0, ["error"], 2)


def test_holdings_come_from_the_standard_input_too() -> None:
    result = launch("score", "--jsonl", "-", stdin=b'{"hand": "mermaid"}\n\xff\xfe\n{"hand": "\\ud800"}\n')
    one, two, three = map(json.loads, result.out.splitlines())

    assert (result.status, result.err) == (1, "")
    assert (one["total"], list(two), list(three)) == (1, ["error"], ["error"])


def test_an_empty_file_of_holdings_is_no_mistake(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a").write_text("\n \n")

    assert run("score", "--jsonl", str(tmp_path / "a")) == Result(0, "", "")


# --- errors


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("score wombat", "“wombat” is not a card."),
        ("score crab-DB --laid crab-LB", "These cannot lie on the table: light blue crab."),
        ("score --option mermaid_color", "“mermaid_color” is not an option of the form NAME=VALUE."),
        ("score --option wombat=1", "There is no option “wombat”; options are: tie_break "),
        (
            "score --option mermaid_color=red",
            "“mermaid_color = red” is not possible; choose one of: white none.",
        ),
        ("score --edition xx", "There is no edition “xx”; editions are: standard de fr it en ru bga."),
        ("score --language xx", "There is no language “xx” yet; languages are: de en fr it ru."),
        ("score --jsonl /no/such/file", "There is no file “/no/such/file”."),
        ("score --jsonl /", "I cannot read “/”: Is a directory."),
        ("rules --edition xx", "There is no edition “xx”"),
        (
            "rules --option target_score=0",
            "The target score must be a whole number from 1 to 999999, not “0”.",
        ),
        ("replay /no/such/file", "There is no file “/no/such/file”."),
        ("replay /", "I cannot read “/”: Is a directory."),
        ("demo --players 5", "The game is for 2, 3 or 4 players, not 5."),
        ("demo --players 1", "The game is for 2, 3 or 4 players, not 1."),
        ("demo --players two", "The game is for 2, 3 or 4 players, not two."),
        ("demo --players -2", "The game is for 2, 3 or 4 players, not -2."),
        ("demo --players 2.0", "The game is for 2, 3 or 4 players, not 2.0."),
        ("demo --target 0", "The target score must be a whole number from 1 to 999999, not “0”."),
        ("demo --target -1", "The target score must be a whole number from 1 to 999999, not “-1”."),
        ("demo --target 1000000", "The target score must be a whole number from 1 to 999999, not “1000000”."),
        ("demo --target forty", "The target score must be a whole number from 1 to 999999, not “forty”."),
        (
            "demo --bots wombat",
            "There is no bot “wombat”; bots are: beginner, casual, skilled, expert, master, champion, ",
        ),
        (
            "demo --bots greedy,",
            "There is no bot “”; bots are: beginner, casual, skilled, expert, master, champion, greedy, ",
        ),
        (
            "demo --bots rusher:5",
            "“rusher” takes no budget: leave out the colon and what follows, or choose a bot that takes one",
        ),
        ("play --bots master:abc", "“master” takes no budget: leave out the colon and what follows, or "),
        ("bench server --bots wombat", "There is no bot “wombat”; bots are: beginner, "),
        ("demo --bots greedy,random,greedy", "There are 2 seats for bots, but you named 3."),
        ("demo --players 4 --bots greedy,random", "There are 4 seats for bots, but you named 2."),
        ("demo --seed=", "A seed needs at least one character."),
        ("demo --edition xx", "There is no edition “xx”"),
        (
            "demo --option extra_salt=maybe",
            "“extra_salt = maybe” is not possible; choose one of: true false.",
        ),
        ("demo --record /no/such/file", "I cannot write “/no/such/file”: No such file or directory."),
        ("demo --record /", "“/” exists already; I do not overwrite it."),
        ("play --bots greedy,random", "There is 1 seat for bots, but you named 2."),
        ("score", "Name the cards, for example: "),
        ("score crab-DB --jsonl a", "With --jsonl the cards are in the file: leave out the hand and --laid."),
        ("score --laid crab-DB --jsonl a", "With --jsonl the cards are in the file: leave out the hand and "),
        ("score 0x crab-DB", "“0x” is not a number of cards: count from 1, or leave the card out."),
        ("score crab-DB mermaid-DB", "There is no “mermaid db” in the box: mermaids come in white."),
        ("play --resume a --seed b", "--seed does not go with --resume: "),
        ("play --resume a --seed=", "--seed does not go with --resume: "),
        ("play --resume a --extra-salt", "--extra-salt does not go with --resume: "),
        (
            "play --resume a --edition standard",
            "--edition does not go with --resume: the game has its players, ",
        ),
        ("play --resume a --players 2", "--players does not go with --resume: "),
        ("play --resume a --name Guest", "--name does not go with --resume: "),
        ("play --resume /no/such/file", "There is no file “/no/such/file”."),
        (f"play --name {'x' * 41}", "“xxxxxxxxxx"),
        ("play --name a\x1bb", "“a?b” is not a name: it takes 1 to 40 printable characters in one line."),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(run: Run, command: str, sentence: str) -> None:
    answer = run(*command.split(" "))

    assert answer.status == 2
    assert answer.err.startswith(f"Error: {sentence}")
    assert is_one_sentence(answer)


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("wombat", "“wombat” is not valid here; “seasalt --help” shows what is."),
        ("--wombat", "“--wombat” is not valid here; “seasalt --help” shows what is."),
        ("play --wombat", "“--wombat” is not valid here; “seasalt play --help” shows what is."),
        ("play --play", "“--play” is not valid here; “seasalt play --help” shows what is."),
        ("rules wombat", "“wombat” is not valid here; “seasalt rules --help” shows what is."),
        ("replay", "An argument is missing; “seasalt replay --help” shows which."),
        ("replay a --seat 1 --open", "“--open” is not valid here; “seasalt replay --help” shows what is."),
        ("demo --players", "--players needs a value; “seasalt demo --help” shows which."),
        ("demo --language", "--language needs a value; “seasalt demo --help” shows which."),
        ("score --laid --json", "--laid needs a value; “seasalt score --help” shows which."),
        ("bench wombat", "“wombat” is not valid here; “seasalt bench --help” shows what is."),
        ("bench server --tables x", "--tables takes a whole number from 1 to 1,000,000,000, not “x”."),
        ("bench server --tables 0", "--tables takes a whole number from 1 to 1,000,000,000, not “0”."),
        ("bench server --nodes -1", "--nodes takes a whole number from 1 to 100, not “-1”."),
        ("bench server --nodes 0", "--nodes takes a whole number from 1 to 100, not “0”."),
        ("bench server --moves-per-s 0", "--moves-per-s takes a number above 0, not “0”."),
        ("bench server --seconds nan", "--seconds takes a number above 0, not “nan”."),
    ],
)
def test_what_cannot_be_asked_is_shown_how_to_ask(run: Run, command: str, sentence: str) -> None:
    assert run(*command.split()) == Result(2, "", f"Error: {sentence}\n")


def test_nothing_asked_is_answered_with_help(run: Run) -> None:
    result = run()

    assert result.status == 0
    assert result.out.startswith("usage: seasalt")


@pytest.mark.parametrize("data", [b"\xff\xfe\x00\x01", b"caf\xe9\n", bytes(range(256))])
@pytest.mark.parametrize("command", [("replay",), ("score", "--jsonl"), ("play", "--resume")])
def test_a_file_that_is_not_text_is_named(run: Run, tmp_path: Path, command: tuple[str], data: bytes) -> None:
    (tmp_path / "a").write_bytes(data)

    assert run(*command, str(tmp_path / "a")) == Result(
        2, "", f"Error: “{tmp_path / 'a'}” is not a text file in UTF-8.\n"
    )


def test_a_name_of_a_thousand_letters_is_not_repeated_in_full(run: Run) -> None:
    result = run("replay", "x" * 5000)

    assert is_one_sentence(result)
    assert len(result.err) < 800


def test_a_file_that_exists_is_refused_and_kept(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a").write_text("precious")
    result = [run(command, "--record", str(tmp_path / "a")) for command in ("demo", "play")]

    assert [answer.status for answer in result] == [2, 2]
    assert {answer.err for answer in result} == {
        f"Error: “{tmp_path / 'a'}” exists already; I do not overwrite it.\n"
    }
    assert (tmp_path / "a").read_text() == "precious"


# --- help


def test_help_names_every_command(run: Run) -> None:
    result = run("--help")

    assert result.status == 0
    assert all(
        re.search(rf"^ +{name} ", result.out, re.M)
        for name in ("play", "score", "rules", "replay", "demo", "arena")
    )


@pytest.mark.parametrize("command", ["play", "score", "rules", "replay", "demo", "arena"])
def test_help_on_a_command_shows_examples(run: Run, command: str) -> None:
    result = run(command, "--help")

    assert result.status == 0
    assert f"  seasalt {command}" in result.out


def test_help_on_the_arena_shows_bots_with_a_budget(run: Run) -> None:
    text = run("arena", "--help").out

    assert '"mc:100" or "search:50ms"' in " ".join(text.split())
    assert "seasalt arena mc:100 search:50ms" in text


def test_help_names_every_edition_option_and_bot(run: Run) -> None:
    told = " ".join(run("play", "--help").out.replace("-\n", "-").split())

    for name in (*Edition, *OPTIONS, *ROSTER):
        assert name in told
    assert "rusher Rusher: seven points and out" in told


# --- rules


@pytest.mark.parametrize("edition", Edition)
def test_the_rules_are_told_for_every_edition(run: Run, edition: str) -> None:
    result = run("rules", "--edition", edition)

    assert result.status == 0
    assert "Where the books differ" in result.out


def test_the_italian_rules_let_the_caller_begin(run: Run) -> None:
    italian, standard = (run("rules", "--markdown", "--edition", name).out for name in ("IT", "standard"))

    assert "the caller, who begins." in italian
    assert "the caller, who begins." not in standard


def test_the_rules_with_extra_salt_say_so(run: Run) -> None:
    assert "in the standard edition with Extra Salt" in run("rules", "--markdown", "--extra-salt").out


# --- demo


def test_the_same_seed_is_the_same_game(run: Run) -> None:
    one, two, other = (run("demo", "--seed", seed, "--target", "10").out for seed in ("7", "7", "8"))

    assert one == two != other


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_a_demo_is_for_two_to_four(run: Run, players: str) -> None:
    result = run("demo", "--players", players, "--seed", "a", "--target", "10", "--extra-salt")

    assert result.status == 0
    assert result.out.startswith(f"{players} players, standard edition, with Extra Salt, target 10\n")


def test_every_seat_may_have_its_own_bot(run: Run) -> None:
    same = run("demo", "--seed", "a", "--target", "10").out
    mixed = run("demo", "--seed", "a", "--target", "10", "--bots", "greedy, random").out

    assert same != mixed


def test_a_record_holds_the_options_that_were_asked_for(run: Run, tmp_path: Path) -> None:
    path = str(tmp_path / "a")
    run("demo", "--record", path, "--edition", "fr", "--option", "mermaid_win=instant", "--target", "10")
    record = parse_record(read_text(Path(path)))

    assert record.edition is Edition.FR
    assert (record.ruleset.mermaid_win, record.ruleset.target_score) == ("instant", 10)
    assert record.ruleset.tie_break == Edition.FR.ruleset.tie_break


def test_bots_have_names_in_the_letters_of_the_language(run: Run) -> None:
    told = run("demo", "--language", "ru", "--bots", "beginner", "--seed", "1", "--target", "5").out

    assert "Пип" in told
    assert "Pip" not in told


# --- replay


def test_a_record_is_told_again_and_verified(run: Run, game: Path) -> None:
    result = run("replay", str(game))
    actions = len(parse_record(read_text(game)).actions)

    assert result.status == 0
    assert f"Verified: {actions} actions, every one by the rules, every card as the seed deals it." in (
        " ".join(result.out.split())
    )


def test_a_record_told_with_all_cards_open_is_the_demo_that_made_it(run: Run, tmp_path: Path) -> None:
    path = str(tmp_path / "a")
    demo = run("demo", "--seed", "4", "--target", "12", "--record", path).out
    told = run("replay", path, "--open").out

    assert told.split("\nVerified")[0].rstrip() == demo.split("The game is kept in")[0].rstrip()


def test_a_replay_ends_with_the_chances_for_who_wants_them(run: Run, game: Path) -> None:
    assert "Chances" not in run("replay", str(game)).out
    assert "Chances" in run("replay", str(game), "--curve").out


def test_a_replay_can_only_verify(run: Run, game: Path) -> None:
    assert run("replay", str(game), "--verify").out.split()[0] == "Verified:"


def test_an_unfinished_record_is_told_to_its_end(run: Run, game: Path) -> None:
    game.write_text("".join(game.read_text().splitlines(keepends=True)[:60]))
    result = run("replay", str(game))

    assert result.status == 0
    assert "The record ends before the game does." in result.out


def test_a_record_without_a_seed_is_verified_by_the_rules_alone(run: Run, game: Path) -> None:
    game.write_text(re.sub("^seed .*\n", "", game.read_text(), flags=re.M))
    result = run("replay", str(game), "--verify")

    assert re.fullmatch(r"\s*Verified: [\d,]+ actions, every one by the rules\.\s*", result.out)


@pytest.fixture
def live(tmp_path: Path) -> Path:
    """The record of a game at a live table."""
    path = tmp_path / "live.txt"
    path.write_text(format_record(over(3, bots=1).table.record()))
    return path


def test_the_shuffle_of_a_live_table_is_verified_in_words(run: Run, live: Path) -> None:
    result = run("replay", "--verify", str(live))

    assert result.status == 0
    assert re.fullmatch(
        r"Verified: [\d,]+ actions, every one by the rules, every card as the seed deals it, "
        r"the seed made of a secret committed to before the game and a nonce of every seat\.",
        " ".join(result.out.split()),
    )


@pytest.mark.parametrize(
    ("wanted", "text", "blamed", "sentence"),
    [
        ("seed", f"seed {'00' * 32}", "seed", "is not the seed that the secret and the nonces make"),
        ("nonce 1", "nonce 1 0bad", "seed", "is not the seed that the secret and the nonces make"),
        ("secret", f"secret {'00' * 32}", "secret", "is not the secret that was committed to by"),
        ("commitment", f"commitment {'00' * 32}", "secret", "is not the secret that was committed to by"),
        ("nonce 2", "nonce 2 xyz", "nonce 2", "“xyz” is not 1-64 pairs of the digits 0-9 and a-f."),
        ("secret", "# gone", "nonce 3", "The header does not say “secret”."),
    ],
)
def test_a_shuffle_that_was_tampered_with_is_named(
    run: Run, live: Path, wanted: str, text: str, blamed: str, sentence: str
) -> None:
    changed(live, wanted, lambda line: text)
    line = next(n for n, result in enumerate(live.read_text().splitlines(), 1) if result.startswith(blamed))
    answer = run("replay", "--verify", str(live))

    assert (answer.status, answer.out) == (1, "")
    assert answer.err.startswith(f"Error: Line {line}: ")
    assert sentence in answer.err
    assert is_one_sentence(answer)


def test_a_pause_waits_for_nobody_at_the_end_of_the_input(game: Path) -> None:
    result = launch("replay", str(game), "--pause", stdin=b"\n\n")

    assert (result.status, result.err) == (0, "")
    assert "Verified" in result.out


def changed(path: Path, wanted: str, line: Callable[[str], str]) -> int:
    """Change the first line that matches, and return its number."""
    lines = path.read_text().splitlines()
    place = next(number for number, text in enumerate(lines) if re.match(wanted, text))
    lines[place] = line(lines[place])
    path.write_text("\n".join(lines) + "\n")
    return place + 1


@pytest.mark.parametrize(
    ("wanted", "line", "sentence"),
    [
        ("seasalt", lambda text: "wombat", "This is not a seasalt record: it begins with “wombat”."),
        ("seasalt", lambda text: "seasalt record 9", "This record has a format that I do not know"),
        ("edition", lambda text: "edition xx", "There is no edition “xx”"),
        ("option tie", lambda text: "option tie_break maybe", "“tie_break = maybe” is not possible"),
        ("seat 2", lambda text: "wombat 2", "I cannot read “wombat 2”"),
        ("seat 2", lambda text: "seat 1 Ada", "“seat 1” is said twice."),
        ("seed", lambda text: "seed xyz", "A seed is written in pairs of the digits 0-9 and a-f, not “xyz”."),
        (r"\* deal", lambda text: "* deal wombat-DB", "“wombat-DB” is not a card."),
        (r"\* deal", lambda text: "1 draw", "“1 draw” is not the turn of that seat"),
        (r"\d draw", lambda text: text.replace("draw", "end"), "“"),
        (r"\d end", lambda text: text.replace("end", "stop"), "“"),
        ("points", lambda text: text + " 1", "It says “points"),
        ("winner", lambda text: "winner 1 2 3", "It says “winner 1 2 3”, the game says “winner"),
    ],
)
def test_a_bad_record_is_status_1_and_names_the_line(
    run: Run, game: Path, wanted: str, line: Callable[[str], str], sentence: str
) -> None:
    number = changed(game, wanted, line)
    answer = run("replay", str(game))

    assert (answer.status, answer.out) == (1, "")
    assert answer.err.startswith(f"Error: Line {number}: {sentence}")
    assert is_one_sentence(answer)


def test_a_card_that_the_seed_does_not_deal_is_named(run: Run, game: Path) -> None:
    dealt = next(text for text in game.read_text().splitlines() if text.startswith("* deal"))
    number = changed(game, r"\* deal", lambda text: "* deal shell-GY")
    answer = run("replay", str(game))

    assert (
        answer.err == f"Error: Line {number}: “* deal shell-GY” is not what the seed deals: “{dealt[2:]}”.\n"
    )


def test_an_empty_file_is_not_a_record(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a").write_text("")

    assert run("replay", str(tmp_path / "a")).status == 1


@pytest.mark.parametrize("seat", ["0", "4", "-1", "x", "1.0", "", "²"])
def test_a_seat_that_is_empty_is_refused(run: Run, game: Path, seat: str) -> None:
    result = run("replay", str(game), f"--seat={seat}")

    assert result == Result(2, "", f"Error: There is no seat {seat} in this game of 3.\n")


# --- secrets

SECRETS = """\
seasalt record 1
edition standard
option extra_salt true
seat 1 Ada
seat 2 Bo
seat 3 Cleo
round 1
* deal boat-DB
* deal boat-LB
1 draw
* deal {kept}
* deal shark-DB
1 keep {kept} > A
1 end
2 draw
* deal swimmer-DB
* deal shark-LB
2 keep swimmer-DB > B
2 end
3 draw
* deal crab-LB
* deal {third}
3 keep crab-LB > A
3 end
1 take B
1 end
2 draw
* deal shark-BK
* deal fish-DB
2 keep shark-BK > B
2 lay shark-BK swimmer-DB
2 steal 1
* lose {stolen}
2 end
3 draw
* deal lobster-BK
* deal fish-GR
3 keep lobster-BK > B
3 lay crab-LB lobster-BK
* deal {looked}
* deal boat-YE
* deal boat-YE
* deal boat-BK
* deal boat-BK
3 pick {looked}
3 end
"""
CARDS = {"kept": "crab-DB", "third": "fish-BK", "stolen": "crab-DB", "looked": "octopus-GR"}
OTHER_CARDS = {"kept": "shell-DB", "third": "fish-BK", "stolen": "shell-DB", "looked": "octopus-YE"}


def told_to(run: Run, folder: Path, cards: dict[str, str], *reader: str) -> str:
    path = folder / "secrets.txt"
    path.write_text(SECRETS.format(**cards))
    result = run("replay", str(path), *reader)
    assert result.status == 0, result.err
    return result.out


@pytest.mark.parametrize(
    ("reader", "differing"),
    [
        ((), set()),
        (("--seat", "1"), {"kept", "stolen"}),
        (("--seat", "2"), {"stolen"}),
        (("--seat", "3"), {"looked"}),
        (("--open",), {"kept", "stolen", "looked"}),
    ],
    ids=["spectator", "seat 1", "seat 2", "seat 3", "open"],
)
def test_a_reader_is_told_what_that_seat_could_know_and_no_more(
    run: Run, tmp_path: Path, reader: tuple[str, ...], differing: set[str]
) -> None:
    one = told_to(run, tmp_path, CARDS, *reader).split("\n")
    other = told_to(run, tmp_path, OTHER_CARDS, *reader).split("\n")
    lines = [(mine, theirs) for mine, theirs in zip(one, other, strict=True) if mine != theirs]
    told = {
        "kept": any("keep" in mine and "shark" in mine for mine, _ in lines),
        "stolen": any("steal" in mine for mine, _ in lines),
        "looked": any("back into the deck" in mine or "octopus" in mine for mine, _ in lines),
    }

    assert {what for what, is_told in told.items() if is_told} == differing
    assert bool(lines) == bool(differing)


def test_a_seat_reads_itself_as_you(run: Run, game: Path) -> None:
    seats = [run("replay", str(game), "--seat", seat).out for seat in ("1", "2", "3")]

    assert all(re.search(r"^You (draw|take|keep)", told, re.M) for told in seats)
    assert len(set(seats)) == 3


# --- play


def test_nobody_at_the_keyboard_leaves_politely() -> None:
    result = launch("play", "--seed", "1")

    assert (result.status, result.err) == (0, "")
    assert "Goodbye." in result.out
    assert "--record FILE" in result.out


def test_a_game_is_played_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    answers = b"1\n" * 3000
    result = launch("play", "--seed", "1", "--target", "3", "--record", str(path), stdin=answers)

    assert (result.status, result.err) == (0, "")
    assert f"The game is kept in {path}." in result.out
    assert path.read_text().splitlines()[-1].startswith("winner ")


def test_a_finished_game_has_nothing_to_go_on_with(run: Run, game: Path) -> None:
    before = game.read_text()
    result = run("play", "--resume", str(game))

    assert result.status == 0
    assert game.read_text() == before


def test_a_bad_record_is_not_gone_on_with(run: Run, game: Path) -> None:
    number = changed(game, r"\* deal", lambda text: "* deal wombat")
    before = game.read_text()
    result = run("play", "--resume", str(game))

    assert (result.status, result.err) == (1, f"Error: Line {number}: “wombat” is not a card.\n")
    assert game.read_text() == before


def test_a_game_with_real_cards_goes_on_with_any_cards(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(SECRETS.format(**CARDS))
    before = parse_record(read_text(path))
    result = launch("play", "--resume", str(path), "--bots", "random", stdin=b"1\n1\n1\nq\n")
    after: Record = parse_record(read_text(path))

    assert (result.status, result.err) == (0, "")
    assert after.seed is None
    assert after.actions[: len(before.actions)] == before.actions
    assert len(after.actions) > len(before.actions)


def test_a_name_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    launch("play", "--name", " Zoë [b] ", "--record", str(path))

    assert parse_record(read_text(path)).names == ("Zoë [b]", "Ada")


def test_memory_is_offered_to_those_who_ask(tmp_path: Path) -> None:
    result = launch("play", "--seed", "1", "--memory", stdin=b"m\nq\n")

    assert "What you could remember" in result.out


def test_hints_are_given_to_those_who_ask() -> None:
    result = launch("play", "--seed", "1", "--hints", stdin=b"i\nq\n")

    assert (result.status, result.err) == (0, "")
    assert "What the strongest bot would do" in result.out


def test_a_hint_changes_nothing_in_the_game(tmp_path: Path) -> None:
    plain, hinted = tmp_path / "plain", tmp_path / "hinted"
    launch("play", "--seed", "1", "--record", str(plain), stdin=b"1\n1\n1\nq\n")
    launch("play", "--seed", "1", "--hints", "--record", str(hinted), stdin=b"i\n1\n1\ni\ni\n1\nq\n")

    assert read_text(hinted) == read_text(plain)


def test_after_a_game_the_chances_are_drawn() -> None:
    result = launch("play", "--seed", "1", "--target", "1", "--name", "Zoë", stdin=b"1\n" * 400)
    *_, zoe, ada = result.out.rstrip().split("\n")

    assert (result.status, result.err) == (0, "")
    assert (zoe.split()[0], ada.split()[0]) == ("Zoë", "Ada")
    assert {zoe.split()[-1], ada.split()[-1]} == {"0%", "100%"}


@pytest.mark.parametrize(
    ("bots", "names"),
    [
        ("greedy", ("Guest", "Ada", "Bo", "Cleo")),
        ("skilled", ("Guest", "Robin", "Kim", "Yuki")),
        ("beginner,gambler,beginner", ("Guest", "Pip", "Gina", "Lou")),
        ("mc:5,rusher,search:9", ("Guest", "Ada", "Rico", "Bo")),
    ],
)
def test_bots_have_names_of_their_own(tmp_path: Path, bots: str, names: tuple[str, ...]) -> None:
    path = tmp_path / "game.txt"
    launch("play", "--players", "4", "--bots", bots, "--record", str(path))

    assert parse_record(read_text(path)).names == names


def test_a_bot_does_not_take_the_name_of_a_person(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    launch("play", "--name", "Robin", "--bots", "skilled", "--record", str(path))

    assert parse_record(read_text(path)).names == ("Robin", "Kim")


# --- serve


def test_a_database_of_an_unknown_kind_is_named_in_one_sentence(run: Run) -> None:
    result = run("serve", "--port", "0", "--database", "mysql://x")

    assert result.status == 2
    assert result.err.startswith("Error: “mysql” is nothing that I can talk to: ")
    assert is_one_sentence(result)


def test_a_bus_of_an_unknown_kind_is_named_in_one_sentence(run: Run, tmp_path: Path) -> None:
    result = run("serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'a'}", "--bus", "wombat://x")

    assert result.status == 2
    assert is_one_sentence(result)


def test_a_port_that_is_taken_is_named_in_one_sentence(run: Run) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        result = run("serve", "--port", str(taken.getsockname()[1]))

    assert result.status == 2
    assert result.err.startswith("Error: I cannot listen on 127.0.0.1:")
    assert is_one_sentence(result)


@pytest.mark.parametrize("port", ["wombat", "-1", "65536", ""])
def test_a_port_that_cannot_be_is_named_in_one_sentence(run: Run, port: str) -> None:
    result = run("serve", f"--port={port}")

    assert result.status == 2
    assert is_one_sentence(result)
