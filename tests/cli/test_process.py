"""The command as a process: status, streams, colors, interruptions."""

import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import IO

import pytest

from seasalt.console.record_file import read_text
from seasalt.rules import parse_record
from tests.cli.commands import FULL, SEASALT, Result, launch, launch_to_full, start, start_to_full
from tests.servers import PATIENCE_S

# --- in a process of its own


def test_the_command_says_its_version() -> None:
    assert start("--version").out.startswith("seasalt 0.")


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


def test_input_that_is_not_utf8_is_answered_like_any_nonsense() -> None:
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


def test_python_reports_no_second_error_on_a_full_device() -> None:
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


def test_a_flag_and_the_environment_can_ask_for_no_escape_codes_at_all() -> None:
    assert "\x1b" not in on_a_terminal("score", "crab db crab lb", "--no-color")
    assert "\x1b" not in on_a_terminal("score", "crab db crab lb", NO_COLOR="1")


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
