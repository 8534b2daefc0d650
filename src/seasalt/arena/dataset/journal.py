"""The journal of an unfinished dataset or card: every deal is on disk as soon as it was played.

The first line is a header that describes the series; then come the deals in order, each with its length and a
checksum. A deal that a killed process left half written is cut off, and the same command continues from
there.
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

if sys.platform != "win32":  # on Windows nothing prevents two arenas from writing the same dataset
    import fcntl

_FRAME = struct.Struct(">III")  # length of the result, length of the rows, checksum of both


class Journal:
    """A file beside the dataset, or the card, that exists until that is finished."""

    def __init__(self, path: Path, header: dict[str, object]) -> None:
        self.path = path
        self.count = 0
        """The number of deals, from the first on."""
        self._file = self._opened()
        try:
            self._lock()
            self._first = self._check_header(f"{json.dumps(header)}\n".encode())
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

    def _check_header(self, header: bytes) -> int:
        """Write the header, or compare it with that of the file; returns its length."""
        found = self._file.read(len(header))
        if found != header:
            if not header.startswith(found):
                raise Complaint("arena-dataset-other", file=str(self.path))
            self._file.seek(0)
            self._file.write(header)
            self._file.flush()
        return len(header)

    def add(self, result: DealResult, rows: bytes) -> None:
        """Add a deal. After this returns, killing the process does not lose it."""
        encoded = msgspec.json.encode(result)
        try:
            self._file.seek(self._end)
            self._file.write(_FRAME.pack(len(encoded), len(rows), crc32(rows, crc32(encoded))))
            self._file.write(encoded)
            self._file.write(rows)
            self._file.flush()
        except OSError as error:
            raise not_writable(self.path, error) from None
        self._end = self._file.tell()
        self.count += 1

    def results(self) -> Iterator[DealResult]:
        """The results of the deals."""
        for encoded, _ in self._frames():
            yield msgspec.json.decode(encoded, type=DealResult)

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
            result_size, rows_size, checksum = _FRAME.unpack(head)
            encoded, rows = self._file.read(result_size), self._file.read(rows_size)
            if len(rows) < rows_size or crc32(rows, crc32(encoded)) != checksum:
                return
            place = self._file.tell()
            yield encoded, rows

    def close(self) -> None:
        """Close the file, and leave it for the next time."""
        self._file.close()

    def remove(self) -> None:
        """Delete the file: the dataset is finished."""
        self.close()
        self.path.unlink()


def not_writable(path: Path, error: OSError) -> Complaint:
    """The complaint about a file that cannot be written."""
    return Complaint("file-not-writable", file=str(path), why=os.strerror(error.errno or 0))
