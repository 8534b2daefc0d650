"""The notice of the operator in the database."""

from sqlalchemy import delete, select

from seasalt.server.interfaces.stored_facts import Notice
from seasalt.server.storage.database import Database
from seasalt.server.storage.schema import NOTICE

ONLY = 1  # its id


class Notices:
    """The one notice that is shown: a `NoticeStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def current(self, now: int) -> Notice | None:
        rows = await self._database.rows(select(NOTICE).where(NOTICE.c.until_ms > now))
        return next((Notice(row.text, row.until_ms) for row in rows), None)

    async def show(self, notice: Notice) -> None:
        """Show a notice in place of the one before."""
        content = {"text": notice.text, "until_ms": notice.until}
        showing = self._database.insert(NOTICE).values(id=ONLY, **content)
        await self._database.execute(showing.on_conflict_do_update(index_elements=["id"], set_=content))

    async def clear(self) -> None:
        """Show none."""
        await self._database.execute(delete(NOTICE))
