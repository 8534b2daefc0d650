"""Games, or all their decisions, as a Parquet file. Needs the extra seasalt[dataset].

The worker that plays a deal makes its rows, and the arena adds them to a journal. When all deals are there,
the file is written under another name and moved into place. So it exists whole or not at all, and its bytes
do not depend on the workers or on interruptions.
"""

import errno
import json
import os
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any

from seasalt import __version__
from seasalt.arena.dataset.columns import FORMAT, Rows
from seasalt.arena.dataset.journal import Journal, not_writable
from seasalt.arena.dataset.rows import (
    PackedDeal,
    columns_of,
    play_decisions,
    play_games,
    play_hidden,
    pyarrow,
    schema_of,
)
from seasalt.arena.deals.deal import MAX_ROUNDS, DealResult
from seasalt.arena.series import Series
from seasalt.kernel.observation.row import ROW_VERSION
from seasalt.rules.ruleset import OPTIONS, format_option

GROUP = 50_000
"""A row group of the file ends with the deal that reaches so many rows."""


class Dataset:
    """A dataset that is being written; with `hidden`, decisions have what the seat could not see, too."""

    def __init__(self, path: Path, series: Series, rows: Rows, *, hidden: bool = False) -> None:
        pyarrow()
        if path.is_dir():
            raise not_writable(path, OSError(errno.EISDIR, ""))
        self.path = path
        self.play: Callable[[Series, int], PackedDeal] = {
            Rows.DECISIONS: play_hidden if hidden else play_decisions,
            Rows.GAMES: play_games,
        }[rows]
        assert not hidden or rows is Rows.DECISIONS, "a game has nothing hidden: replay it"
        self._series, self._columns = series, columns_of(rows, hidden=hidden)
        self._facts = _facts(series, rows, hidden)
        # The header does not contain the number of deals, so that the same journal serves more or fewer.
        self._journal = Journal(path.with_name(f"{path.name}.part"), self._facts)

    @property
    def count(self) -> int:
        """The number of deals so far."""
        return self._journal.count

    def earlier(self) -> Iterator[DealResult]:
        """The results of deals that were played before."""
        return islice(self._journal.results(), self._series.deals)

    def add(self, packed: PackedDeal) -> DealResult:
        """Add a deal to the journal."""
        result, rows = packed
        assert result.deal == self.count, "deals come in order"
        self._journal.add(result, rows)
        return result

    def close(self) -> None:
        """Close the journal; the same command continues it."""
        self._journal.close()

    def finish(self, deals: int, progress: Callable[[], None] = lambda: None) -> int:
        """Write the first `deals` deals to the file; returns the number of rows."""
        pa, parquet = pyarrow(), import_module("pyarrow.parquet")
        schema = schema_of(self._series, self._columns)
        facts = json.dumps({**self._facts, "deals": deals})
        schema = schema.with_metadata({"seasalt": facts})
        unfinished = self.path.with_name(f"{self.path.name}.tmp")
        written = 0
        try:
            with parquet.ParquetWriter(unfinished, schema, compression="zstd") as writer:
                for group in self._groups(deals, progress):
                    table = pa.Table.from_batches(group).replace_schema_metadata(schema.metadata)
                    writer.write_table(table, row_group_size=len(table))
                    written += len(table)
            with unfinished.open("rb+") as file:
                os.fsync(file.fileno())
            unfinished.replace(self.path)
        except OSError as error:
            raise not_writable(self.path, error) from None
        finally:
            unfinished.unlink(missing_ok=True)
        self._journal.remove()
        return written

    def _groups(self, deals: int, progress: Callable[[], None]) -> Iterator[list[Any]]:
        pa = pyarrow()
        group: list[Any] = []
        count = 0
        for rows in islice(self._journal.rows(), deals):
            for batch in pa.ipc.open_stream(rows):
                group.append(batch)
                count += len(batch)
            progress()
            if count >= GROUP:
                yield group
                group, count = [], 0
        if group:
            yield group


def _facts(series: Series, rows: Rows, hidden: bool) -> dict[str, object]:
    return {
        **({"hidden": True} if hidden else {}),
        **({"luck": True} if series.luck else {}),
        "version": __version__,
        "format": FORMAT,
        "row": ROW_VERSION,
        "rows": rows,
        "bots": series.names,
        "players": series.players,
        "seed": series.seed,
        "options": {name: format_option(series.ruleset, name) for name in OPTIONS},
        "bot_seconds": series.bot_seconds,
        "max_rounds": MAX_ROUNDS,
    }
