"""Counts the transactions that nodes make in their database."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Self

from bench.load.server_process import ServerProcess

# A transaction gets a number only when it writes; the count of commits includes those that only read.
WRITTEN = "SELECT pg_snapshot_xmax(pg_current_snapshot())::text::bigint"
ALL = "SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()"
SIZE = "SELECT pg_database_size(current_database())"


@dataclass(frozen=True, slots=True)
class Commits:
    """Transactions so far: those that wrote, and all; None if they are not counted."""

    written: int | None
    all: int | None = None

    def since(self, before: "Commits") -> "Commits":
        """The transactions since `before`."""
        return Commits(_less(self.written, before.written), _less(self.all, before.all))


class TransactionCounter:
    """Reads PostgreSQL's own counts; with SQLite, the metrics of each node count its writes."""

    def __init__(self, database: str, nodes: Sequence[ServerProcess]) -> None:
        self._database = database
        self._nodes = nodes
        self._postgres: Any = None

    async def __aenter__(self) -> Self:
        if not self._database.startswith("sqlite"):
            asyncpg = import_module("asyncpg")  # an extra without types
            scheme, _, rest = self._database.partition("://")
            self._postgres = await asyncpg.connect(f"{scheme.partition('+')[0]}://{rest}")
        return self

    async def __aexit__(self, *error: object) -> None:
        if self._postgres is not None:
            await self._postgres.close()

    async def commits(self) -> Commits:
        """The transactions so far."""
        if self._postgres is not None:
            written, every = await self._postgres.fetchval(WRITTEN), await self._postgres.fetchval(ALL)
            return Commits(int(written), int(every))
        counts = [
            (await node.metrics()).get("seasalt_commit_seconds_count")
            for node in self._nodes
            if node.is_alive
        ]
        known = [int(count) for count in counts if count]
        return Commits(sum(known) if known else None)

    async def size_mb(self) -> float:
        """The size of the database, with the journals of SQLite."""
        if self._postgres is not None:
            return float(await self._postgres.fetchval(SIZE)) / 1024**2
        file = Path(self._database.removeprefix("sqlite:///"))
        return sum(path.stat().st_size for path in file.parent.glob(f"{file.name}*")) / 1024**2


def _less(after: int | None, before: int | None) -> int | None:
    return None if after is None else after - (before or 0)
