"""Checks after every fault: the log has every acknowledged move once, and everybody has seen it."""

import json
from collections.abc import Sequence

import msgspec

from seasalt.server.interfaces.stored_facts import LogLine
from seasalt.server.storage.store import Store
from seasalt.table.entry import parse_entry
from seasalt.table.table import Table, fold
from seasalt.wire.state_builder import table_state
from tests.server.players import Tab


async def log_of(database: str, table: str) -> list[LogLine]:
    """The log of a table, read from the database."""
    async with await Store.open(database, migrate=False) as store:
        return await store.read(table)


def fold_log(lines: Sequence[LogLine]) -> Table:
    """The table that a log makes."""
    table: Table | None = None
    for line in lines:
        table = fold(table, parse_entry(line.body), line.at).table
    assert table is not None
    return table


async def assert_nothing_lost(database: str, table_id: str, *tabs: Tab) -> Table:
    """No acknowledged move is lost or applied twice, and everybody sees the table that the log makes."""
    lines = await log_of(database, table_id)
    table = fold_log(lines)
    assert [line.version for line in lines] == list(range(1, len(lines) + 1))
    by_command = {line.command_id: line for line in lines}
    assert len(by_command) == len(lines)
    for tab in tabs:
        for command, version in tab.acknowledged.items():
            line = by_command[f"{tab.person.id}:{command}"]
            assert line.version == version
            assert_matches(line, tab.sent[command])
        seat = table.seat_of(tab.person.id)
        assert tab.version == len(lines)
        assert tab.state == json.loads(msgspec.json.encode(table_state(table, seat)))
    return table


def assert_matches(line: LogLine, do: dict[str, object]) -> None:
    """The line is what the command asked for."""
    fields = json.loads(line.body)
    for name in ("action", "nonce", "phrase"):
        assert fields.get(name) == do.get(name)
