"""What keeps a game when its page is closed, and how it is written: durable, or reported as trouble.

1. A write returns when it is durable. If it fails, the game goes on in memory, and the trouble is reported.
2. What could not be written is written with a later batch, so a log is never kept with a gap.
"""

import asyncio
import json
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from time import monotonic
from typing import Protocol, TypeVar

import msgspec

from seasalt.server.monitoring.server_log import log, log_failure

T = TypeVar("T")

FORMAT = 1  # of what is kept; a newer one is left alone
FORMAT_KEY = "format"
SECONDS = 10.0  # reading or writing that takes longer has failed
RETRY_SECONDS = 10.0  # between tries of what could not be written


class BrowserStorage(Protocol):
    """A browser's storage. Its texts are JSON."""

    async def facts(self) -> str:
        """All facts: `{"key": "text", ...}`."""
        ...

    async def lines(self, table: str) -> str:
        """The log of a table in order of versions: `["text", ...]`."""
        ...

    async def write(self, batch: str) -> None:
        """Write all of a batch or nothing; it is durable when this returns.

        `{"facts": {key: text or null}, "lines": [[table, version, text], ...], "forget": [table, ...]}`; null
        deletes a fact, and a table that is forgotten has no lines any more. A line may come twice.
        """


class Trouble(StrEnum):
    """Why something cannot be kept."""

    FULL = "storage_full"
    NO_STORAGE = "no_storage"
    NEWER = "newer_data"  # a newer edition has kept it; this one leaves it alone


@dataclass(slots=True)
class Batch:
    """Changes that belong together."""

    facts: dict[str, str | None] = field(default_factory=dict)
    lines: list[tuple[str, int, str]] = field(default_factory=list)
    forget: list[str] = field(default_factory=list)

    def add(self, later: "Batch") -> None:
        """Add changes that were made later."""
        self.facts |= later.facts
        self.lines = [line for line in self.lines if line[0] not in later.forget] + later.lines
        self.forget += later.forget

    def __bool__(self) -> bool:
        return bool(self.facts or self.lines or self.forget)

    def text(self) -> str:
        """The batch as browser storage takes it."""
        changes = {"facts": self.facts, "lines": self.lines, "forget": self.forget}
        return json.dumps(changes, ensure_ascii=False)


class StorageWriter:
    """Reads from browser storage, and writes to it one batch after another."""

    def __init__(self, storage: BrowserStorage, report: Callable[[str], None]) -> None:
        self._storage = storage
        self._report = report
        self._turn = asyncio.Lock()
        self._unwritten = Batch()
        self._next_try = 0.0
        self._is_readable = False  # what cannot be read must not be overwritten
        self.trouble: Trouble | None = None

    async def facts(self) -> dict[str, str]:
        """All facts; none if they cannot be read, and then nothing is ever written."""
        try:
            async with asyncio.timeout(SECONDS):
                facts: dict[str, str] = json.loads(await self._storage.facts())
            is_newer = int(facts.pop(FORMAT_KEY, FORMAT)) > FORMAT
        except Exception as error:
            self._fail(error)
            return {}
        if is_newer:
            self._tell(Trouble.NEWER)
            return {}
        self._is_readable = True
        self._unwritten.facts[FORMAT_KEY] = str(FORMAT)
        return facts

    async def lines(self, table: str) -> list[str]:
        """The log of a table."""
        async with asyncio.timeout(SECONDS):
            lines: list[str] = json.loads(await self._storage.lines(table))
        return lines

    async def write(self, batch: Batch, *, at_once: bool = False) -> None:
        """Write a batch, with what could not be written before; with `at_once`, even if that just failed."""
        if not self._is_readable:
            return
        async with self._turn:
            self._unwritten.add(batch)
            if not (at_once or monotonic() >= self._next_try):
                return
            try:
                async with asyncio.timeout(SECONDS):
                    await self._storage.write(self._unwritten.text())
            except Exception as error:
                self._next_try = monotonic() + RETRY_SECONDS
                self._fail(error)
            else:
                self._unwritten = Batch()

    async def close(self) -> None:
        """Try once more to write what could not be written."""
        if self._unwritten:
            await self.write(Batch(), at_once=True)

    def _fail(self, error: Exception) -> None:
        if self.trouble is None:
            log_failure("storage_failed", error)
        said = f"{type(error).__name__} {getattr(error, 'name', '')} {error}"
        is_full = "quota" in said.lower()  # a browser's QuotaExceededError
        self._tell(Trouble.FULL if is_full else Trouble.NO_STORAGE)

    def _tell(self, trouble: Trouble) -> None:
        if self.trouble is None:
            self.trouble = trouble
            self._report(trouble)


def readable(facts: Mapping[str, str], prefix: str, kind: type[T]) -> dict[str, T]:
    """The facts whose keys begin so. One that cannot be read is left out, and stays where it is."""
    found: dict[str, T] = {}
    for key, text in facts.items():
        if key.startswith(prefix):
            try:
                found[key.removeprefix(prefix)] = msgspec.json.decode(text, type=kind)
            except msgspec.MsgspecError:
                log(logging.WARNING, "fact_unreadable", kind=prefix)
    return found
