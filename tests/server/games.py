"""Small builders for what a store keeps."""

import asyncio
from typing import Any

from sqlalchemy import select

from seasalt.server.storage.database import Database
from seasalt.server.storage.schema import LEASE, NODE, PRESENCE
from seasalt.server.storage.store import Answer, Append, Entry, Store


async def open_table(store: Store, table_id: str = "reef", **changes: Any) -> None:
    """A table at version 1."""
    facts = {"entries": ["opened"], "summary": "{}", "public": True, "at": 1, **changes}
    await store.create(table_id, **facts)


def an_append(expect: int = 1, command_id: str = "c1", table_id: str = "reef", **changes: Any) -> Append:
    """The wish to add a line; what is of no interest is filled in."""
    facts = {"seat": 0, "body": f"body of {command_id}", "at": 2, **changes}
    return Append(table_id, expect, command_id, **facts)


def a_line(version: int, command_id: str, **changes: Any) -> Entry:
    """The line that `an_append` leaves."""
    facts = {"seat": 0, "body": f"body of {command_id}", "at": 2, **changes}
    return Entry(version, command_id, **facts)


async def append_together(store: Store, *wishes: Append) -> list[Answer]:
    """The answers to wishes that wait at the same time."""
    return list(await asyncio.gather(*map(store.append, wishes)))


async def names_of_leases(url: str) -> list[str]:
    """The leases that the database holds, expired or not."""
    database = Database.at(url)
    names = select(LEASE.c.name).order_by(LEASE.c.name)
    found = await database.read(lambda connection: list(connection.scalars(names)))
    await database.close()
    return found


async def nodes_of(url: str) -> dict[str, set[tuple[str, str]]]:
    """The nodes that the database knows, dead or alive, and who is at which table there."""
    database = Database.at(url)
    ids = await database.read(lambda connection: list(connection.scalars(select(NODE.c.id))))
    there = await database.read(lambda connection: connection.execute(select(PRESENCE)).all())
    await database.close()
    return {node: {(row.table_id, row.guest_id) for row in there if row.node_id == node} for node in ids}
