"""A program of somebody else's that plays: `cmd:python my_bot.py`.

It is asked over stdin and answers on stdout. Whatever it does, the series goes on: a program that crashes,
hangs, talks nonsense or plays what it may not has given the game away, and the next game finds a fresh one.
It is started without a shell, in a process group of its own, and the whole group is ended with its deal.
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
from seasalt.arena.deals.player import Forfeit, Why
from seasalt.arena.deals.worker import adopt, go_on, kill_group, release
from seasalt.arena.series import Series
from seasalt.rules.action import Action
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.view import View

PREFIX = "cmd:"
LONGEST_LINE = 4096
GRACE = 0.5  # seconds that a program has to leave when it is told to quit
LOOK_UP = 0.1  # seconds between two looks at whether anybody still wants the answer


class Program:
    """Plays by asking a process."""

    def __init__(self, command: str, seconds: float) -> None:
        self._command = command
        self._seconds = seconds
        self._running: _Running | None = None
        self._cpu_s = 0.0
        self._failed_to_start: Forfeit | None = None

    def new_game(self, series: Series, seat: int, seed: str) -> None:
        """Start the program, unless it is still there from the game before."""
        if self._failed_to_start:  # a deal has many games: once is enough
            raise self._failed_to_start
        if self._running is None:
            try:
                self._running = _Running(self._command)
                self._running.say(protocol.HELLO)
                answer = self._running.hear(self._seconds)
                if answer != protocol.READY and not answer.startswith(f"{protocol.READY} "):
                    raise Forfeit(Why.NOT_STARTED, answer)
            except Forfeit as forfeit:
                self._failed_to_start = Forfeit(Why.NOT_STARTED, forfeit.detail)
                self._end()
                raise self._failed_to_start from None
        self._running.say(protocol.game_line(series, seat, seed))

    def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Action:
        """What the program answers, if that is one of the options."""
        assert self._running is not None
        try:
            self._running.say(protocol.decide_line(view, knowledge, options))
            answer = self._running.hear(self._seconds)
            if not answer.startswith(protocol.ACT):
                raise Forfeit(Why.GARBAGE, answer)
            asked = answer.removeprefix(protocol.ACT).strip()
            chosen = next((option for option in options if str(option) == asked), None)
            if chosen is None:
                raise Forfeit(Why.ILLEGAL, asked)
        except Forfeit:
            self._end()
            raise
        return chosen

    def game_over(self, wins: tuple[float, ...], points: tuple[int, ...]) -> None:
        """Tell how the game ended; nobody waits for an answer."""
        if self._running is not None:
            self._running.say(protocol.over_line(wins, points))

    def close(self) -> float:
        """End it. What is counted is all the CPU of the process, its start included."""
        if self._running is not None:
            self._running.quit()
        self._end()
        return self._cpu_s

    def _end(self) -> None:
        if self._running is not None:
            self._cpu_s += self._running.end()
            self._running = None


class _Running:
    """A process, with a thread that reads its lines and one that writes ours: no pipe holds the arena up."""

    def __init__(self, command: str) -> None:
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 # closed by end()
        try:
            self._process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                start_new_session=True,  # Ctrl-C is for the arena, and what it starts ends with it
            )
        except (OSError, ValueError, IndexError) as error:
            self._errors.close()
            raise Forfeit(Why.NOT_STARTED, str(error)) from None
        adopt(self._process.pid)
        self._heard: Queue[bytes] = Queue(100)
        self._to_say: Queue[bytes | None] = Queue(100)
        self._silent = threading.Event()  # it has closed its end, mostly by ending
        self._threads = [threading.Thread(target=work, daemon=True) for work in (self._read, self._write)]
        for thread in self._threads:
            thread.start()

    def say(self, line: str) -> None:
        """Send a line; to a program that does not listen it goes nowhere."""
        with suppress(Full):
            self._to_say.put_nowait(line.encode() + b"\n")

    def hear(self, seconds: float) -> str:
        """The next line that is not `info`."""
        until = monotonic() + seconds
        while True:
            go_on()
            try:
                line = self._heard.get(timeout=LOOK_UP)
            except Empty:
                if self._silent.is_set() and self._heard.empty():
                    raise Forfeit(Why.CRASHED, self._last_words()) from None
                line = b""
            text = line.decode("utf-8", "replace").strip()
            if text and text.split()[0] != protocol.INFO:
                return text
            if monotonic() > until:
                raise Forfeit(Why.HUNG, f"{seconds:g} s")

    def quit(self) -> None:
        """Ask it to leave, and give it a moment."""
        self.say(protocol.QUIT)
        with suppress(Full):
            self._to_say.put_nowait(None)
        self._silent.wait(GRACE)

    def end(self) -> float:
        """End the process and all that it started; the CPU it used, in seconds.

        The group is killed before its leader is reaped: until then nobody else can have got its id.
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
        release(process.pid)
        with suppress(Full):
            self._to_say.put_nowait(None)
        for thread in self._threads:
            thread.join(GRACE)
        self._errors.close()
        return cpu_s

    def _last_words(self) -> str:
        """The last line that it wrote about its trouble."""
        sleep(LOOK_UP)  # it may be writing still
        self._errors.seek(0, os.SEEK_END)
        self._errors.seek(max(0, self._errors.tell() - LONGEST_LINE))
        lines = self._errors.read().decode("utf-8", "replace").strip().splitlines()
        return lines[-1] if lines else ""

    def _read(self) -> None:
        assert self._process.stdout is not None
        with suppress(ValueError, OSError), self._process.stdout as lines:
            while line := lines.readline(LONGEST_LINE):
                with suppress(Full):  # a program that talks on and on is not listened to
                    self._heard.put_nowait(line)
        self._silent.set()

    def _write(self) -> None:
        assert self._process.stdin is not None
        with suppress(ValueError, OSError):
            while (line := self._to_say.get()) is not None:
                self._process.stdin.write(line)
                self._process.stdin.flush()
        with suppress(ValueError, OSError):
            self._process.stdin.close()
