"""Files: reading and writing text, and writing a record during a game."""

from contextlib import suppress
from pathlib import Path

from seasalt.rules.game import Game
from seasalt.rules.record import PlayedStep, Record, header_lines, step_lines
from seasalt.texts import Complaint

MAX_BYTES = 50_000_000


def read_text(path: Path) -> str:
    """The whole text of a file."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
        if len(data) > MAX_BYTES:
            raise Complaint("file-too-large", file=str(path), megabytes=MAX_BYTES // 1_000_000)
        return data.decode("utf-8-sig")  # without the byte order mark of some editors
    except FileNotFoundError:
        raise Complaint("file-not-found", file=str(path)) from None
    except UnicodeDecodeError:
        raise Complaint("file-not-utf8", file=str(path)) from None
    except (OSError, ValueError) as error:
        raise Complaint("file-not-readable", file=str(path), why=_why(error)) from None


def write_text(path: Path, text: str) -> None:
    """Write a whole file, over what was there."""
    try:
        path.write_text(text, "utf-8", newline="\n")
    except (OSError, ValueError) as error:
        raise Complaint("file-not-writable", file=str(path), why=_why(error)) from None


def check_writable(path: Path) -> None:
    """Complain if a file cannot be written, before the work for it is done."""
    try:
        path.open("ab").close()
    except (OSError, ValueError) as error:
        raise Complaint("file-not-writable", file=str(path), why=_why(error)) from None


def _why(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


class RecordFile:
    """Writes a game as it is played: every line is flushed before the next decision.

    An existing file is never overwritten; `resume` appends to it.
    """

    def __init__(self, path: Path, record: Record, *, resume: bool = False) -> None:
        self._before: Game | None = None
        self._skip = len(record.actions) if resume else 0
        try:
            self._file = path.open("a" if resume else "x", encoding="utf-8", newline="\n")
            if not resume:
                self._write(header_lines(record))
            elif not read_text(path).endswith("\n"):  # it was edited
                self._write([""])
        except FileExistsError:
            raise Complaint("file-exists", file=str(path)) from None
        except (OSError, ValueError) as error:
            raise Complaint("file-not-writable", file=str(path), why=_why(error)) from None

    def keep(self, played: PlayedStep) -> None:
        """Write a step of the game, unless the resumed file has it already."""
        if played.action is not None and self._before is not None:
            if self._skip:
                self._skip -= 1
            else:
                self._write(step_lines(self._before, played.action, played.step.game))
        self._before = played.step.game

    def _write(self, lines: list[str]) -> None:
        try:
            self._file.write("".join(f"{line}\n" for line in lines))
            self._file.flush()
        except OSError as error:
            raise Complaint("file-not-writable", file=self._file.name, why=_why(error)) from None

    def __enter__(self) -> "RecordFile":
        return self

    def __exit__(self, *error: object) -> None:
        with suppress(OSError):  # the error was reported when writing
            self._file.close()
