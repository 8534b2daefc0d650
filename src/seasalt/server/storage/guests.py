"""The guests of a server, the tables they keep, and invitations to tables."""

from collections.abc import Collection
from contextlib import suppress
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, Row, Select, delete, func, insert, select, update

from seasalt.server.interfaces.account_store import SessionKind, session_id
from seasalt.server.interfaces.database_faults import StoreDown
from seasalt.server.interfaces.stored_facts import Guest, GuestKind, Invite, InviteKind
from seasalt.server.storage.database import Database
from seasalt.server.storage.schema import GUEST, INVITE, KEPT, SEAT, SESSION

TOUCH_MS = 3600 * 1000
MAX_KEPT = 200  # tables, for one guest

SEEN_ONCE = GUEST.c.seen_at == GUEST.c.created_at
"""Guests who did not come back after the first hour and have lost no seat, by leaving or with its table."""


def guest_of(row: Row[Any]) -> Guest:
    """The guest of a row of the table `guest`."""
    return Guest(row.id, row.name, row.kind, row.created_at, row.seen_at, row.face)


def guest_by_session(token_hash: str) -> Select[Any]:
    """Select the guest of a session, and when it was last seen."""
    seen = SESSION.c.seen_at.label("session_seen_at")
    return select(GUEST, seen).join_from(SESSION, GUEST).where(SESSION.c.token_hash == token_hash)


def add_session(
    connection: Connection, token_hash: str, guest_id: str, kind: SessionKind, device: str, at: int
) -> None:
    """Add a session."""
    facts = {"guest_id": guest_id, "kind": kind, "device": device, "created_at": at, "seen_at": at}
    connection.execute(insert(SESSION).values(id=session_id(token_hash), token_hash=token_hash, **facts))


class GuestStore:
    """The guests' part of the store; `Store` adds the tables."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # --- guests

    async def add_guest(
        self,
        guest_id: str,
        token_hash: str,
        name: str,
        kind: GuestKind,
        at: int,
        face: str = "",
        device: str = "",
    ) -> Guest:
        guest = Guest(guest_id, name, kind, at, at, face)
        adding = self.database.insert(GUEST).values(token_hash=token_hash, **asdict(guest))

        def work(connection: Connection) -> None:
            adding_once = adding.on_conflict_do_nothing(index_elements=[GUEST.c.id]).returning(GUEST.c.id)
            if connection.execute(adding_once).first():
                add_session(connection, token_hash, guest_id, "first", device, at)

        await self.database.write(work)
        return guest

    async def guest_by_token(self, token_hash: str, now: int = 0) -> Guest | None:
        rows = await self.database.rows(guest_by_session(token_hash))
        if not rows:
            return await self._taken_over(token_hash, now)
        [row] = rows
        if now > row.session_seen_at + TOUCH_MS:
            with suppress(StoreDown):  # a guest may come in even if that cannot be written
                await self.touch_guest(row.id, now, token_hash)
        return guest_of(row)

    async def _taken_over(self, token_hash: str, now: int) -> Guest | None:
        """The guest of a node of before 0015, which stores no sessions; it gets one."""
        alone = select(GUEST).where(GUEST.c.token_hash == token_hash)

        def work(connection: Connection) -> Row[Any] | None:
            row = connection.execute(alone).first()
            if row is not None and not connection.execute(guest_by_session(token_hash)).first():
                add_session(connection, token_hash, row.id, "first", "", max(now, row.seen_at))
            return row

        if not await self.database.rows(alone):  # most often a token of nobody's: nothing is written
            return None
        row = await self.database.write(work)
        return None if row is None else guest_of(row)

    async def change_guest(self, guest_id: str, name: str, face: str = "") -> None:
        changing = update(GUEST).where(GUEST.c.id == guest_id).values(name=name, face=face)
        await self.database.execute(changing)

    async def touch_guest(self, guest_id: str, at: int, token_hash: str = "") -> None:
        """Update `seen_at` of a guest, and of a session; an older time changes nothing."""
        touching = update(GUEST).where(GUEST.c.id == guest_id, GUEST.c.seen_at < at).values(seen_at=at)
        session = update(SESSION).where(SESSION.c.token_hash == token_hash, SESSION.c.seen_at < at)

        def work(connection: Connection) -> None:
            connection.execute(touching)
            connection.execute(session.values(seen_at=at))

        await self.database.probe(work)

    # --- tables that guests keep

    async def keep(self, table_id: str, guest_id: str, at: int) -> bool:
        adding = self.database.insert(KEPT).values(table_id=table_id, guest_id=guest_id, at=at)
        mine = select(func.count()).where(KEPT.c.guest_id == guest_id, KEPT.c.table_id != table_id)

        def work(connection: Connection) -> bool:
            if (connection.scalar(mine) or 0) >= MAX_KEPT:
                return False
            connection.execute(adding.on_conflict_do_nothing())
            return True

        return await self.database.write(work)

    async def keep_no_longer(self, table_id: str, guest_id: str) -> None:
        await self.database.execute(
            delete(KEPT).where(KEPT.c.table_id == table_id, KEPT.c.guest_id == guest_id)
        )

    async def kept_by(self, guest_id: str) -> set[str]:
        rows = await self.database.rows(select(KEPT.c.table_id).where(KEPT.c.guest_id == guest_id))
        return {row.table_id for row in rows}

    # --- invitations

    async def add_invite(self, token_hash: str, table_id: str, kind: InviteKind) -> None:
        adding = self.database.insert(INVITE).values(token_hash=token_hash, table_id=table_id, kind=kind)
        await self.database.execute(adding.on_conflict_do_nothing())

    async def invite(self, token_hash: str) -> Invite | None:
        rows = await self.database.rows(select(INVITE).where(INVITE.c.token_hash == token_hash))
        return next((Invite(row.table_id, row.kind) for row in rows), None)


def mark_seated(connection: Connection, table_ids: Collection[str]) -> None:
    """Record that the guests at these tables have sat down, before their seats are deleted.

    Nothing else would tell them from visitors then, who are deleted much sooner.
    """
    seated = select(SEAT.c.guest_id).where(SEAT.c.table_id.in_(table_ids))
    marking = update(GUEST).where(GUEST.c.id.in_(seated), SEEN_ONCE)
    connection.execute(marking.values(seen_at=GUEST.c.seen_at + 1))
