"""Whether what was acknowledged is in the logs of killed servers, once."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from seasalt.server.interfaces.stored_facts import LogLine
from seasalt.server.storage.store import Store


@dataclass(frozen=True, slots=True)
class Acks:
    """What was acknowledged to one guest at one table: by number of a command its version, or 0."""

    table: str
    guest: str
    acked: Sequence[int]


@dataclass(slots=True)
class Kept:
    """The comparison of acknowledged commands with the logs."""

    acknowledged: int = 0
    lost: int = 0  # acknowledged, and not in the log under that version
    doubled: int = 0  # commands that are in the log twice
    entries: int = 0


async def check(
    acks: Iterable[Acks], database: str, each: Callable[[str, LogLine], None] = lambda table, line: None
) -> Kept:
    """Compare what was acknowledged with the logs; `each` gets every line with its table."""
    kept, by_table = Kept(), dict[str, list[Acks]]()
    for guest in acks:
        by_table.setdefault(guest.table, []).append(guest)
    async with await Store.open(database, migrate=False) as store:
        for table, guests in by_table.items():
            logged: dict[str, list[int]] = {}
            for line in await store.read(table):
                logged.setdefault(line.command_id, []).append(line.version)
                each(table, line)
            kept.entries += sum(map(len, logged.values()))
            kept.doubled += sum(len(versions) - 1 for versions in logged.values())
            for guest in guests:
                acked = [(number, version) for number, version in enumerate(guest.acked) if version]
                kept.acknowledged += len(acked)
                kept.lost += sum(
                    version not in logged.get(f"{guest.guest}:{number}", ()) for number, version in acked
                )
    return kept
