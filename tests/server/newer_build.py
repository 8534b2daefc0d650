"""A newer version of seasalt with one more entry, for tests of rolling upgrades.

It logs `Waved` where the current version logs the phrase "wow". Run it like seasalt itself:
`python -m tests.server.newer_build serve`.
"""

import sys
from dataclasses import dataclass, replace
from typing import Any

from seasalt.rules.action import Seat
from seasalt.table import command_handler, entry, table


@dataclass(frozen=True, slots=True)
class Waved:
    """A person waved."""

    seat: Seat


_decide, _fold = command_handler.decide, table.fold


def decide(at: Any, seat: Any, command: Any, now: int) -> Any:
    decided = _decide(at, seat, command, now)
    if isinstance(decided, entry.Emoted) and decided.phrase == "wow":
        return Waved(decided.seat)
    return decided


def fold(before: Any, happened: Any, at: int) -> Any:
    if isinstance(happened, Waved):
        return table.TableStep(replace(before, version=before.version + 1))
    return _fold(before, happened, at)


if __name__ == "__main__":
    entry.ENTRY_VERSION += 1
    entry._TYPES["Waved"] = Waved  # type: ignore[assignment]
    entry._SINCE[Waved] = entry.ENTRY_VERSION
    setattr(command_handler, "decide", decide)  # noqa: B010 # before the server imports them
    setattr(table, "fold", fold)  # noqa: B010
    from seasalt.cli import main

    sys.exit(main())
