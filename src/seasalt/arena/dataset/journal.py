"""A dataset that is not finished: every deal that was played, on disk as soon as it was.

The first line says what is being played; then come deals in order, each with its length and a checksum. What
a process that was killed left half written is cut off, and whoever asks for the same goes on from there.
"""

import json
import os
import struct
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO
from zlib import crc32

import msgspec

from seasalt.arena.deals.deal import DealResult
from seasalt.texts import Complaint

if sys.platform != "win32":  # on Windows, two arenas that write the same dataset are not kept apart
    import fcntl

_FRAME = struct.Struct(">III")  # the length of the result, the length of the rows, and a checksum of both


class Journal:
    """A file beside the dataset, which is there until the dataset is finished."""

    def __init__(self, path: Path, asked: dict[str, object]) -> None:
        self.path = path
        self.count = 0
        """How many deals it has, from the first on."""
        self._file = self._opened()
        try:
            self._lock()
            self._first = self._read_first_line(f"{json.dumps(asked)}\n".encode())
            self._end = self._first
            for _ in self._frames():
                self.count += 1
                self._end = self._file.tell()
            self._file.seek(self._end)
            self._file.truncate()
        except BaseException:
            self._file.close()
            raise

    def _opened(self) -> BinaryIO:
        try:
            with suppress(FileExistsError):
                self.path.touch(exist_ok=False)
            return self.path.open("r+b")
        except OSError as error:
            raise not_writable(self.path, error) from None

    def _lock(self) -> None:
        if sys.platform != "win32":
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise Complaint("arena-dataset-busy", file=str(self.path)) from None

    def _read_first_line(self, ours: bytes) -> int:
        found = self._file.read(len(ours))
        if found != ours:
            if not ours.startswith(found):
                raise Complaint("arena-dataset-other", file=str(self.path))
            self._file.seek(0)
            self._file.write(ours)
            self._file.flush()
        return len(ours)

    def add(self, result: DealResult, rows: bytes) -> None:
        """One deal more. Once this returns, killing the process does not take it away."""
        assert result.deal == self.count, "deals come in order"
        told = msgspec.json.encode(result)
        try:
            self._file.seek(self._end)
            self._file.write(_FRAME.pack(len(told), len(rows), crc32(rows, crc32(told))))
            self._file.write(told)
            self._file.write(rows)
            self._file.flush()
        except OSError as error:
            raise not_writable(self.path, error) from None
        self._end = self._file.tell()
        self.count += 1

    def results(self) -> Iterator[DealResult]:
        """How the deals ended."""
        for told, _ in self._frames():
            yield msgspec.json.decode(told, type=DealResult)

    def rows(self) -> Iterator[bytes]:
        """The rows of the deals."""
        for _, rows in self._frames():
            yield rows

    def _frames(self) -> Iterator[tuple[bytes, bytes]]:
        place = self._first
        while True:
            self._file.seek(place)
            head = self._file.read(_FRAME.size)
            if len(head) < _FRAME.size:
                return
            told_size, rows_size, checksum = _FRAME.unpack(head)
            told, rows = self._file.read(told_size), self._file.read(rows_size)
            if len(rows) < rows_size or crc32(rows, crc32(told)) != checksum:
                return
            place = self._file.tell()
            yield told, rows

    def close(self) -> None:
        """Leave it for the next time."""
        self._file.close()

    def remove(self) -> None:
        """The dataset is finished."""
        self.close()
        self.path.unlink()


def not_writable(path: Path, error: OSError) -> Complaint:
    """The sentence for a file that cannot be written."""
    return Complaint("file-not-writable", file=str(path), why=os.strerror(error.errno or 0))
