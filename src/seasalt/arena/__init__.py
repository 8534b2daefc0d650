"""The arena: many games between bots, told honestly. docs/arena.md says how it measures."""

from seasalt.arena.export import as_json, write_csv
from seasalt.arena.measuring import Measured, measure
from seasalt.arena.series import Series
from seasalt.arena.summary import Summary, summarize

__all__ = ["Measured", "Series", "Summary", "as_json", "measure", "summarize", "write_csv"]
