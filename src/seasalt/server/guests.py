"""The guests of a server: who they are, and the invitations by which they come to a table."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal

from sqlalchemy import Connection, Executable, Row, Table, select, update
from sqlalchemy.dialects import postgresql, sqlite

from seasalt.server.database import Database, Sqlite
from seasalt.server.schema import GUEST, INVITE

GuestKind = Literal["person", "bot"]
InviteKind = Literal["seat", "watch"]


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who came with a token."""

    id: str
    name: str
    kind: GuestKind
    created_at: int
    seen_at: int


@dataclass(frozen=True, slots=True)
class Invite:
    """What an invitation is good for."""

    table_id: str
    kind: InviteKind


class Guests:
    """What a store knows about guests; `Store` adds the tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # --- guests

    async def add_guest(self, guest_id: str, token_hash: str, name: str, kind: GuestKind, at: int) -> Guest:
        """Somebody new."""
        guest = Guest(guest_id, name, kind, at, at)
        adding = self._insert(GUEST).values(token_hash=token_hash, **asdict(guest))
        await self._do(adding.on_conflict_do_nothing(index_elements=[GUEST.c.id]))
        return guest

    async def guest_by_token(self, token_hash: str) -> Guest | None:
        """Whose token that is."""
        rows = await self._all(select(GUEST).where(GUEST.c.token_hash == token_hash))
        return next((Guest(row.id, row.name, row.kind, row.created_at, row.seen_at) for row in rows), None)

    async def rename_guest(self, guest_id: str, name: str) -> None:
        """From now on a guest is called that."""
        await self._do(update(GUEST).where(GUEST.c.id == guest_id).values(name=name))

    async def touch_guest(self, guest_id: str, at: int) -> None:
        """A guest was here; an older time changes nothing."""
        await self._do(update(GUEST).where(GUEST.c.id == guest_id, GUEST.c.seen_at < at).values(seen_at=at))

    # --- invitations

    async def add_invite(self, token_hash: str, table_id: str, kind: InviteKind) -> None:
        """Whoever has the token may come to the table."""
        adding = self._insert(INVITE).values(token_hash=token_hash, table_id=table_id, kind=kind)
        await self._do(adding.on_conflict_do_nothing())

    async def invite(self, token_hash: str) -> Invite | None:
        """What that token is good for."""
        rows = await self._all(select(INVITE).where(INVITE.c.token_hash == token_hash))
        return next((Invite(row.table_id, row.kind) for row in rows), None)

    # --- statements

    def _insert(self, table: Table) -> sqlite.Insert | postgresql.Insert:
        """Both know ON CONFLICT, in the same words; SQL's own insert does not."""
        return sqlite.insert(table) if isinstance(self._database, Sqlite) else postgresql.insert(table)

    async def _all(self, statement: Executable) -> Sequence[Row[Any]]:
        def work(connection: Connection) -> Sequence[Row[Any]]:
            return connection.execute(statement).all()

        return await self._database.read(work)

    async def _do(self, statement: Executable) -> Sequence[Row[Any]]:
        def work(connection: Connection) -> Sequence[Row[Any]]:
            done = connection.execute(statement)
            return done.all() if done.returns_rows else ()

        return await self._database.write(work)
