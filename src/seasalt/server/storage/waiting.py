"""The guests who look for a quick match, in the database: nodes share them, and each guest is there once."""

from collections.abc import Collection

from sqlalchemy import Connection, delete, func, select, update

from seasalt.server.interfaces.stored_facts import Guest
from seasalt.server.storage.database import Database
from seasalt.server.storage.guests import guest_of
from seasalt.server.storage.nodes import is_valid
from seasalt.server.storage.schema import GUEST, WAITING

MEETING_LOCK = 7_257_259  # as MIGRATION_LOCK: any number that is unused on the server


class WaitingGuests:
    """The guests who look for a quick match on all nodes: a `WaitingStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def meet(
        self, guest_id: str, kind: str, players: int, table_id: str, node: str, now: int, until: int
    ) -> list[Guest]:
        waits = {"kind": kind, "node_id": node, "until_ms": until, "table_id": None}
        adding = self._database.insert(WAITING).values(guest_id=guest_id, since_ms=now, **waits)
        adding = adding.on_conflict_do_update(index_elements=["guest_id"], set_=waits)
        mine, taken = WAITING.c.guest_id == guest_id, WAITING.c.table_id == table_id
        free = WAITING.c.kind == kind, WAITING.c.table_id.is_(None), ~mine
        longest = select(WAITING.c.guest_id).where(*free).order_by(WAITING.c.since_ms, WAITING.c.guest_id)

        def work(connection: Connection) -> list[Guest]:
            if connection.dialect.name == "postgresql":  # one at a time; SQLite has one writer anyway
                connection.execute(select(func.pg_advisory_xact_lock(MEETING_LOCK)))
            connection.execute(delete(WAITING).where(~is_valid(WAITING.c.until_ms, now)))
            if connection.scalar(select(WAITING.c.table_id).where(mine)):
                return []  # another guest has taken them along
            met = list(connection.scalars(select(WAITING.c.guest_id).where(taken)))  # by an earlier try
            if not met:
                met = list(connection.scalars(longest.limit(players - 1)))
            if len(met) < players - 1:
                connection.execute(adding)
                return []
            seated = update(WAITING).where(WAITING.c.guest_id.in_(met))
            connection.execute(seated.values(table_id=table_id, until_ms=until))
            connection.execute(delete(WAITING).where(mine))
            guests = connection.execute(select(GUEST).where(GUEST.c.id.in_(met)))
            return [guest_of(row) for row in guests]

        return await self._database.write(work)

    async def look(self, guests: Collection[str], node: str, now: int, until: int) -> dict[str, str | None]:
        mine = WAITING.c.guest_id.in_(list(guests)), WAITING.c.node_id == node
        rows = await self._database.rows(select(WAITING).where(*mine, is_valid(WAITING.c.until_ms, now)))
        if any(row.until_ms < (now + until) / 2 for row in rows if row.table_id is None):
            renewing = update(WAITING).where(*mine, WAITING.c.table_id.is_(None)).values(until_ms=until)
            await self._database.execute(renewing)
        return {row.guest_id: row.table_id for row in rows}

    async def leave(self, guest_id: str, node: str) -> str | None:
        mine = WAITING.c.guest_id == guest_id, WAITING.c.node_id == node
        gone = await self._database.execute(delete(WAITING).where(*mine).returning(WAITING.c.table_id))
        return next((row.table_id for row in gone), None)
