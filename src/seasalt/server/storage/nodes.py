"""How the nodes of one server share tables, through the database.

1. A node is alive while it sends heartbeats: each one before the last has expired.
2. A table is held by at most one living node: only that one lets bots move and clocks run out there.
3. Presence of guests on a node counts as long as that node is alive.

This only saves work; correctness does not depend on it: when two nodes do the same thing, the log takes it
once. Nodes compare times, so their clocks have to agree within a few seconds. A lease that would last too
long was taken by a node whose clock was far ahead, and does not count.
"""

from collections.abc import Collection
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    delete,
    exists,
    func,
    or_,
    select,
    tuple_,
    update,
)

from seasalt.server.interfaces.stored_facts import Presence
from seasalt.server.storage.database import Database
from seasalt.server.storage.schema import LOBBY_TABLE, NODE, PRESENCE

PLAYING = "playing"
CHUNK = 1000
LONGEST = 180_000  # milliseconds that a lease can last, and some more, since clocks differ


class Nodes:
    """Living nodes, the tables they hold, and the guests on them: a `NodeStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def heartbeat(
        self,
        node: str,
        now: int,
        until: int,
        came: Collection[Presence] = (),
        went: Collection[Presence] = (),
        *,
        anew: bool = False,
    ) -> None:
        beating = self._database.insert(NODE).values(id=node, started_at=now, until_ms=until)
        beating = beating.on_conflict_do_update(index_elements=["id"], set_={"until_ms": until})
        coming = self._database.insert(PRESENCE).on_conflict_do_nothing()
        gone = delete(PRESENCE).where(PRESENCE.c.node_id == node)
        if not anew:
            gone = gone.where(tuple_(PRESENCE.c.table_id, PRESENCE.c.guest_id).in_(list(went)))

        def work(connection: Connection) -> None:
            connection.execute(beating)
            if went or anew:
                connection.execute(gone)
            if came:
                rows = [{"table_id": table, "guest_id": guest, "node_id": node} for table, guest in came]
                connection.execute(coming, rows)

        await self._database.write(work)

    async def leave(self, node: str) -> None:
        held = LOBBY_TABLE.c.status == PLAYING, LOBBY_TABLE.c.holder == node  # finished games are not read

        def work(connection: Connection) -> None:
            connection.execute(update(LOBBY_TABLE).where(*held).values(holder=None))
            connection.execute(delete(PRESENCE).where(PRESENCE.c.node_id == node))
            connection.execute(delete(NODE).where(NODE.c.id == node))

        await self._database.write(work)

    async def forget_dead(self, before: int) -> None:
        dead = select(NODE.c.id).where(NODE.c.until_ms < before)

        def work(connection: Connection) -> None:
            connection.execute(delete(PRESENCE).where(PRESENCE.c.node_id.in_(dead)))
            connection.execute(delete(NODE).where(NODE.c.until_ms < before))

        if await self._database.rows(dead):
            await self._database.write(work)

    # --- tables held

    async def living(self, now: int) -> set[str]:
        return {
            row.id
            for row in await self._database.rows(select(NODE.c.id).where(is_valid(NODE.c.until_ms, now)))
        }

    async def hold(self, node: str, table_id: str, now: int) -> str | None:
        free = or_(LOBBY_TABLE.c.holder == node, _is_free(now))
        taking = update(LOBBY_TABLE).where(LOBBY_TABLE.c.id == table_id, free).values(holder=node)
        if await self._database.execute(taking.returning(LOBBY_TABLE.c.id)):
            return node
        rows = await self._database.rows(select(LOBBY_TABLE.c.holder).where(LOBBY_TABLE.c.id == table_id))
        return next((row.holder for row in rows), None)

    async def holders(self, table_ids: Collection[str]) -> dict[str, str]:
        ids, found = list(table_ids), dict[str, str]()
        for start in range(0, len(ids), CHUNK):
            some = LOBBY_TABLE.c.id.in_(ids[start : start + CHUNK]), LOBBY_TABLE.c.holder.is_not(None)
            rows = await self._database.rows(select(LOBBY_TABLE.c.id, LOBBY_TABLE.c.holder).where(*some))
            found |= {row.id: row.holder for row in rows}
        return found

    async def due(self, node: str, now: int, due_by: int, most: int, without: Collection[str]) -> list[str]:
        wanted = (
            LOBBY_TABLE.c.status == PLAYING,
            LOBBY_TABLE.c.due_at <= due_by,
            LOBBY_TABLE.c.quarantined.is_(None),
            LOBBY_TABLE.c.id.not_in(list(without)),
        )
        mine = select(LOBBY_TABLE.c.id).where(*wanted, LOBBY_TABLE.c.holder == node)
        held = [row.id for row in await self._database.rows(mine)]
        free = select(LOBBY_TABLE.c.id).where(*wanted, _is_free(now))
        free = free.order_by(LOBBY_TABLE.c.due_at, LOBBY_TABLE.c.id).limit(most)
        if not await self._database.rows(free):  # the usual case, without a transaction
            return held
        locked = free.with_for_update(skip_locked=True)  # SQLite has no such clause and needs none
        taking = update(LOBBY_TABLE).where(LOBBY_TABLE.c.id.in_(locked.scalar_subquery()))
        taken = await self._database.execute(taking.values(holder=node).returning(LOBBY_TABLE.c.id))
        return held + [row.id for row in taken]

    async def release(self, node: str, table_ids: Collection[str]) -> None:
        mine = LOBBY_TABLE.c.id.in_(list(table_ids)), LOBBY_TABLE.c.holder == node
        await self._database.execute(update(LOBBY_TABLE).where(*mine).values(holder=None))

    # --- presence

    async def is_elsewhere(self, node: str, table_id: str, now: int, guest: str | None = None) -> bool:
        there = and_(
            PRESENCE.c.table_id == table_id, PRESENCE.c.node_id != node, is_valid(NODE.c.until_ms, now)
        )
        found: Select[Any] = select(func.count()).select_from(PRESENCE)
        found = found.join(NODE, NODE.c.id == PRESENCE.c.node_id).where(there)
        if guest is not None:
            found = found.where(PRESENCE.c.guest_id == guest)
        [row] = await self._database.rows(found)
        return bool(row[0])


def _is_free(now: int) -> ColumnElement[bool]:
    """Whether no living node holds a table."""
    lives = exists().where(NODE.c.id == LOBBY_TABLE.c.holder, is_valid(NODE.c.until_ms, now))
    return or_(LOBBY_TABLE.c.holder.is_(None), ~lives)


def is_valid(until_ms: ColumnElement[int], now: int) -> ColumnElement[bool]:
    """Whether a lease has not ended, and does not end later than any can."""
    return and_(until_ms > now, until_ms <= now + LONGEST)
