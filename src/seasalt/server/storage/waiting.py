"""The guests who look for a quick match, in the database: nodes share them, and each guest is there once."""

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Connection, Row, Select, delete, func, select, update

from seasalt.server.interfaces.stored_facts import Meeting, Seeker
from seasalt.server.storage.database import Database
from seasalt.server.storage.guests import guest_of
from seasalt.server.storage.nodes import is_valid
from seasalt.server.storage.people import apart
from seasalt.server.storage.ratings import rated_table
from seasalt.server.storage.schema import GUEST, WAITING

MEETING_LOCK = 7_257_259  # as MIGRATION_LOCK: any number that is unused on the server
CANDIDATES = 100  # who are considered: more than a few wait only if they avoid each other


class WaitingGuests:
    """The guests who look for a quick match on all nodes: a `WaitingStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def meet(
        self, seeker: Seeker, players: int, table_id: str, node: str, now: int, until: int
    ) -> Meeting | None:
        guest_id, waits = seeker.guest_id, {"node_id": node, "until_ms": until, "table_id": None}
        waits |= {"kind": seeker.kind, "rating": seeker.rating, "network": seeker.network}
        adding = self._database.insert(WAITING).values(guest_id=guest_id, since_ms=now, **waits)
        adding = adding.on_conflict_do_update(index_elements=["guest_id"], set_=waits)
        mine, taken = WAITING.c.guest_id == guest_id, WAITING.c.table_id == table_id
        free = WAITING.c.kind == seeker.kind, WAITING.c.table_id.is_(None), ~mine
        apart = func.abs(func.coalesce(WAITING.c.rating, seeker.rating) - seeker.rating)
        nearest = select(WAITING.c.guest_id, WAITING.c.network).where(*free)
        nearest = nearest.order_by(apart, WAITING.c.since_ms, WAITING.c.guest_id)

        def work(connection: Connection) -> Meeting | None:
            if connection.dialect.name == "postgresql":  # one at a time; SQLite has one writer anyway
                connection.execute(select(func.pg_advisory_xact_lock(MEETING_LOCK)))
            connection.execute(delete(WAITING).where(~is_valid(WAITING.c.until_ms, now)))
            if connection.scalar(select(WAITING.c.table_id).where(mine)):
                return None  # another guest has taken them along
            earlier = select(WAITING.c.guest_id, WAITING.c.network).where(taken)  # met by an earlier try
            rows = connection.execute(earlier).all() or _company(connection, nearest, seeker, players - 1)
            if len(rows) < players - 1:
                connection.execute(adding)
                return None
            met, networks = [row.guest_id for row in rows], {seeker.network, *(row.network for row in rows)}
            seated = update(WAITING).where(WAITING.c.guest_id.in_(met))
            connection.execute(seated.values(table_id=table_id, until_ms=until))
            connection.execute(delete(WAITING).where(mine))
            everybody = connection.execute(select(GUEST).where(GUEST.c.id.in_([guest_id, *met]))).all()
            strangers = len(networks) == players and None not in networks
            people = all(row.kind == "person" for row in everybody)
            rated = strangers and people and not rated_table(connection, [guest_id, *met])
            return Meeting(tuple(guest_of(row) for row in everybody if row.id != guest_id), rated)

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


def _company(connection: Connection, nearest: Select[Any], seeker: Seeker, most: int) -> Sequence[Row[Any]]:
    """Some of the nearest, of whom and the seeker nobody avoids another."""
    rows = connection.execute(nearest.limit(CANDIDATES)).all()
    pairs = apart(connection, [seeker.guest_id, *(row.guest_id for row in rows)]) if rows else set()
    chosen: list[Row[Any]] = []
    for row in rows:
        company = seeker.guest_id, *(one.guest_id for one in chosen)
        if len(chosen) < most and not any(frozenset((row.guest_id, one)) in pairs for one in company):
            chosen.append(row)
    return chosen
