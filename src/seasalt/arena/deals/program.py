"""An external program as a player: `cmd:python my_bot.py`.

It gets questions on stdin and answers on stdout. Whatever it does, the series goes on: a program that
crashes, hangs, breaks the protocol or answers with an illegal action forfeits the game, and the next game
starts it again. It runs without a shell, in a process group of its own, which is killed at the end of the
deal.
"""

import os
import shlex
import subprocess
import tempfile
import threading
from contextlib import suppress
from math import nan
from queue import Empty, Full, Queue
from time import monotonic, sleep

from seasalt.arena.deals import program_protocol as protocol
from seasalt.arena.deals.player import Forfeit, ForfeitReason
from seasalt.arena.deals.worker import check_stopped, kill_group, track_child, untrack_child
from seasalt.arena.series import Series
from seasalt.rules.action import Action
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.view import View

PREFIX = "cmd:"
LONGEST_LINE = 4096
GRACE = 0.5  # seconds that a program has to end after `quit`
POLL = 0.1  # seconds between two checks whether the worker was stopped


class Program:
    """A player that asks a process."""

    def __init__(self, command: str, seconds: float) -> None:
        self._command = command
        self._seconds = seconds
        self._process: _Process | None = None
        self._cpu_s = 0.0
        self._failed_to_start: Forfeit | None = None

    def new_game(self, series: Series, seat: int, seed: str) -> None:
        """Start the program, unless it still runs from the game before."""
        if self._failed_to_start:  # a deal has many games: do not try again
            raise self._failed_to_start
        if self._process is None:
            try:
                self._process = _Process(self._command)
                self._process.send(protocol.HELLO)
                answer = self._process.receive(self._seconds)
                if answer != protocol.READY and not answer.startswith(f"{protocol.READY} "):
                    raise Forfeit(ForfeitReason.NOT_STARTED, answer)
            except Forfeit as forfeit:
                self._failed_to_start = Forfeit(ForfeitReason.NOT_STARTED, forfeit.detail)
                self._end()
                raise self._failed_to_start from None
        self._process.send(protocol.game_line(series, seat, seed))

    def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Action:
        """The program's answer, if it is one of the options."""
        assert self._process is not None
        try:
            self._process.send(protocol.decide_line(view, knowledge, options))
            answer = self._process.receive(self._seconds)
            if not answer.startswith(protocol.ACT):
                raise Forfeit(ForfeitReason.GARBAGE, answer)
            text = answer.removeprefix(protocol.ACT).strip()
            chosen = next((option for option in options if str(option) == text), None)
            if chosen is None:
                raise Forfeit(ForfeitReason.ILLEGAL, text)
        except Forfeit:
            self._end()
            raise
        return chosen

    def game_over(self, wins: tuple[float, ...], points: tuple[int, ...]) -> None:
        """Send the result; no answer is expected."""
        if self._process is not None:
            self._process.send(protocol.over_line(wins, points))

    def close(self) -> float:
        """End the program; returns all the CPU seconds of its processes, starts included."""
        if self._process is not None:
            self._process.quit()
        self._end()
        return self._cpu_s

    def _end(self) -> None:
        if self._process is not None:
            self._cpu_s += self._process.end()
            self._process = None


class _Process:
    """A process with one thread that reads its lines and one that writes ours, so that no pipe can block."""

    def __init__(self, command: str) -> None:
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 # closed by end()
        try:
            self._process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                start_new_session=True,  # so that Ctrl-C goes to the arena only, and the group can be killed
            )
        except (OSError, ValueError, IndexError) as error:
            self._errors.close()
            raise Forfeit(ForfeitReason.NOT_STARTED, str(error)) from None
        track_child(self._process.pid)
        self._received: Queue[bytes] = Queue(100)
        self._to_send: Queue[bytes | None] = Queue(100)
        self._closed = threading.Event()  # it has closed its output, usually by ending
        self._threads = [threading.Thread(target=work, daemon=True) for work in (self._read, self._write)]
        for thread in self._threads:
            thread.start()

    def send(self, line: str) -> None:
        """Send a line; it is dropped if the program does not read."""
        with suppress(Full):
            self._to_send.put_nowait(line.encode() + b"\n")

    def receive(self, seconds: float) -> str:
        """The next line that is not `info`."""
        until = monotonic() + seconds
        ended = False
        while True:
            check_stopped()
            try:
                line = self._received.get(timeout=POLL)
            except Empty:
                if ended:
                    raise Forfeit(ForfeitReason.CRASHED, self._last_error_line()) from None
                ended = self._closed.is_set() or self._has_ended()  # its last line may just be coming
                line = b""
            text = line.decode("utf-8", "replace").strip()
            if text and text.split()[0] != protocol.INFO:
                return text
            if monotonic() > until:
                raise Forfeit(ForfeitReason.HUNG, f"{seconds:g} s")

    def quit(self) -> None:
        """Ask it to end, and wait a moment."""
        self.send(protocol.QUIT)
        with suppress(Full):
            self._to_send.put_nowait(None)
        self._closed.wait(GRACE)

    def end(self) -> float:
        """Kill the process and all that it started; returns the CPU seconds that it used.

        The group is killed before its leader is reaped, while its id cannot have been reused.
        """
        process = self._process
        kill_group(process.pid)
        cpu_s = nan
        if os.name == "posix":
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            cpu_s = usage.ru_utime + usage.ru_stime
        else:
            process.wait()
        untrack_child(process.pid)
        with suppress(Full):
            self._to_send.put_nowait(None)
        for thread in self._threads:
            thread.join(GRACE)
        self._errors.close()
        return cpu_s

    def _has_ended(self) -> bool:
        """Whether the process itself has ended; one that it started may keep its output open."""
        if not hasattr(os, "waitid"):
            return False
        look = os.WEXITED | os.WNOHANG | os.WNOWAIT  # `end` reaps it
        return os.waitid(os.P_PID, self._process.pid, look) is not None

    def _last_error_line(self) -> str:
        sleep(POLL)  # it may still be writing
        self._errors.seek(0, os.SEEK_END)
        self._errors.seek(max(0, self._errors.tell() - LONGEST_LINE))
        lines = self._errors.read().decode("utf-8", "replace").strip().splitlines()
        return lines[-1] if lines else ""

    def _read(self) -> None:
        assert self._process.stdout is not None
        with suppress(ValueError, OSError), self._process.stdout as lines:
            while line := lines.readline(LONGEST_LINE):
                with suppress(Full):  # lines of a program that floods are dropped
                    self._received.put_nowait(line)
        self._closed.set()

    def _write(self) -> None:
        assert self._process.stdin is not None
        with suppress(ValueError, OSError):
            while (line := self._to_send.get()) is not None:
                self._process.stdin.write(line)
                self._process.stdin.flush()
        with suppress(ValueError, OSError):
            self._process.stdin.close()
