"""What must be true after every fault: the log has every move that was acknowledged, once, and all saw it."""

import json
from collections.abc import Sequence

import msgspec

from seasalt.server.storage.store import LogLine, Store
from seasalt.table.entry import parse_entry
from seasalt.table.table import Table, fold
from seasalt.wire.state_builder import table_state
from tests.server.players import Tab


async def log_of(database: str, table: str) -> list[LogLine]:
    """The log, read from the database itself."""
    async with await Store.open(database, migrate=False) as store:
        return await store.read(table)


def folded(lines: Sequence[LogLine]) -> Table:
    """The table that a log makes."""
    table: Table | None = None
    for line in lines:
        table = fold(table, parse_entry(line.body), line.at).table
    assert table is not None
    return table


async def assert_nothing_lost(database: str, table_id: str, *tabs: Tab) -> Table:
    """No acknowledged move lost, none applied twice, and everybody sees what the log tells."""
    lines = await log_of(database, table_id)
    table = folded(lines)
    assert [line.version for line in lines] == list(range(1, len(lines) + 1))
    by_command = {line.command_id: line for line in lines}
    assert len(by_command) == len(lines)
    for tab in tabs:
        for command, version in tab.acknowledged.items():
            line = by_command[f"{tab.person.id}:{command}"]
            assert line.version == version
            assert_says(line, tab.sent[command])
        seat = table.seat_of(tab.person.id)
        assert tab.version == len(lines)
        assert tab.state == json.loads(msgspec.json.encode(table_state(table, seat)))
    return table


def assert_says(line: LogLine, do: dict[str, object]) -> None:
    """The line is what was asked for."""
    said = json.loads(line.body)
    for name in ("action", "nonce", "phrase"):
        assert said.get(name) == do.get(name)
