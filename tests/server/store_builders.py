"""Builders of tables, appends and lines for tests of the store."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import select

from seasalt.server.interfaces.stored_facts import Append, AppendResult, LogLine
from seasalt.server.storage.database import Database
from seasalt.server.storage.schema import NODE, PRESENCE
from seasalt.server.storage.store import Store


async def open_table(store: Store, table_id: str = "reef", **changes: Any) -> None:
    """A table at version 1."""
    facts = {"entries": ["opened"], "summary": "{}", "public": True, "at": 1, **changes}
    await store.create(table_id, **facts)


def an_append(expect: int = 1, command_id: str = "c1", table_id: str = "reef", **changes: Any) -> Append:
    """An append; what is of no interest is filled in."""
    facts = {"seat": 0, "body": f"body of {command_id}", "at": 2, **changes}
    return Append(table_id, expect, command_id, **facts)


def a_line(version: int, command_id: str, **changes: Any) -> LogLine:
    """The line that `an_append` adds."""
    facts = {"seat": 0, "body": f"body of {command_id}", "at": 2, **changes}
    return LogLine(version, command_id, **facts)


async def append_together(store: Store, *appends: Append) -> list[AppendResult]:
    """The results of appends that are made at the same time."""
    return list(await asyncio.gather(*map(store.append, appends)))


def garble_schema(path: Path) -> None:
    """Give an SQLite file a schema that is no text. SQLite quotes it, and Python cannot read what it says."""
    with closing(sqlite3.connect(path)) as file:
        file.execute("PRAGMA writable_schema = ON")
        file.execute("UPDATE sqlite_schema SET name = CAST(x'ff' AS TEXT) WHERE name = 'guest'")
        file.commit()


async def nodes_of(url: str) -> dict[str, set[tuple[str, str]]]:
    """The nodes in the database, dead or alive, with their presence."""
    database = Database.at(url)
    ids = await database.read(lambda connection: list(connection.scalars(select(NODE.c.id))))
    there = await database.read(lambda connection: connection.execute(select(PRESENCE)).all())
    await database.close()
    return {node: {(row.table_id, row.guest_id) for row in there if row.node_id == node} for node in ids}
