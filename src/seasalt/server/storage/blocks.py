"""Guests whom the operator does not let play, in the database."""

from collections.abc import Callable

from sqlalchemy import Connection, delete, select

from seasalt.server.interfaces.stored_facts import Guest
from seasalt.server.storage.database import Database
from seasalt.server.storage.guests import guest_of
from seasalt.server.storage.schema import BLOCK, GUEST


class Blocks:
    """The blocked guests: a `BlockStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def guests(self) -> frozenset[str]:
        return frozenset(row.guest_id for row in await self._database.rows(select(BLOCK.c.guest_id)))

    async def add(self, guest_id: str, at: int) -> None:
        """Block a guest; one who is blocked stays blocked."""
        blocking = self._database.insert(BLOCK).values(guest_id=guest_id, at=at)
        await self._database.execute(blocking.on_conflict_do_nothing())

    async def remove(self, guest_id: str) -> None:
        """Let a guest play again."""
        await self._database.execute(delete(BLOCK).where(BLOCK.c.guest_id == guest_id))

    async def candidates(
        self, name: str | None, is_wanted: Callable[[str], bool], *, blocked: bool, limit: int
    ) -> list[Guest]:
        """Guests whose id is wanted, the last seen first: all of them, those of a name, or `blocked` ones."""
        ids = select(GUEST.c.id).order_by(GUEST.c.seen_at.desc())
        if name is not None:
            ids = ids.where(GUEST.c.name == name)
        if blocked:
            ids = ids.join(BLOCK, BLOCK.c.guest_id == GUEST.c.id)

        def work(connection: Connection) -> list[Guest]:
            wanted = [row.id for row in connection.execute(ids) if is_wanted(row.id)][:limit]
            rows = connection.execute(select(GUEST).where(GUEST.c.id.in_(wanted)))
            found = [guest_of(row) for row in rows]
            return sorted(found, key=lambda guest: -guest.seen_at)

        return await self._database.read(work)
