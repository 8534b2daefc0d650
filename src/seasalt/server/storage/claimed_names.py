"""Names that belong to one guest for good, in the database: one row for all names that look alike.

A row is never deleted, so that nobody can pass for somebody who is no longer there.
"""

from collections.abc import Collection
from hashlib import sha256

from sqlalchemy import Connection, or_, select

from seasalt.server.storage.database import Database
from seasalt.server.storage.schema import CLAIMED_NAME
from seasalt.table.names import look_of, looks_of


class ClaimedNames:
    """The names of all guests who claimed theirs: a `NameStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def owner(self, name: str) -> str | None:
        alike = select(CLAIMED_NAME.c.guest_id).where(CLAIMED_NAME.c.name_hash.in_(_hashes(name)))
        return next((row.guest_id or "" for row in await self._database.rows(alike)), None)

    async def claim(self, guest_id: str, name: str, at: int) -> bool:
        facts = {"name_hash": _hash(look_of(name)), "guest_id": guest_id, "name": name, "at": at}
        taken = select(CLAIMED_NAME.c.guest_id, CLAIMED_NAME.c.name_hash).where(
            or_(CLAIMED_NAME.c.name_hash.in_(_hashes(name)), CLAIMED_NAME.c.guest_id == guest_id)
        )

        adding = self._database.insert(CLAIMED_NAME).values(facts).on_conflict_do_nothing()

        def work(connection: Connection) -> bool:
            mine = [(guest_id, facts["name_hash"])]
            if not connection.execute(taken).all():
                connection.execute(adding)  # nothing, if another guest is faster
            return [tuple(row) for row in connection.execute(taken)] == mine

        return await self._database.write(work)

    async def owned(self, guest_ids: Collection[str]) -> dict[str, str]:
        rows = await self._database.rows(
            select(CLAIMED_NAME.c.guest_id, CLAIMED_NAME.c.name).where(
                CLAIMED_NAME.c.guest_id.in_(list(guest_ids))
            )
        )
        return {row.guest_id: row.name for row in rows}

    async def withdraw(self, guest_id: str) -> None:
        """Take a guest's name away from them; nobody gets it again."""
        await self._database.execute(
            CLAIMED_NAME.update().where(CLAIMED_NAME.c.guest_id == guest_id).values(guest_id=None, name="")
        )


def _hashes(name: str) -> list[str]:
    return [_hash(look) for look in looks_of(name)]


def _hash(look: str) -> str:
    return sha256(look.encode()).hexdigest()
