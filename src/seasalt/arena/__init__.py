"""The arena: many games between bots, and statistics over them. docs/arena.md explains the method."""

from seasalt.arena.report.export import as_json, write_csv
from seasalt.arena.report.summary import Summary, summarize
from seasalt.arena.runner import Measured, measure
from seasalt.arena.series import Series

__all__ = ["Measured", "Series", "Summary", "as_json", "measure", "summarize", "write_csv"]
