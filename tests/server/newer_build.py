"""The seasalt of the next version, for tests of rolling upgrades: it knows one more entry.

`Waved` is what this build writes where today's writes that somebody said "wow". Run like seasalt itself:
`python -m tests.server.newer_build serve`.
"""

import sys
from dataclasses import dataclass, replace
from typing import Any

from seasalt.rules.action import Seat
from seasalt.table import deciding, entry, table


@dataclass(frozen=True, slots=True)
class Waved:
    """A person waved."""

    seat: Seat


_decide, _fold = deciding.decide, table.fold


def decide(at: Any, seat: Any, command: Any, now: int) -> Any:
    decided = _decide(at, seat, command, now)
    is_wave = isinstance(decided, entry.Emoted) and decided.phrase == "wow"
    return Waved(decided.seat) if is_wave else decided


def fold(before: Any, happened: Any, at: int) -> Any:
    if isinstance(happened, Waved):
        return table.Folded(replace(before, version=before.version + 1))
    return _fold(before, happened, at)


if __name__ == "__main__":
    entry.ENTRY_VERSION += 1
    entry._TYPES["Waved"] = Waved  # type: ignore[assignment]
    entry._SINCE[Waved] = entry.ENTRY_VERSION
    deciding.decide = decide  # before the server imports them
    table.fold = fold
    from seasalt.cli import main

    sys.exit(main())
