"""Passkeys of guests in the database, and the challenges that they are to sign.

1. A challenge is deleted by the transaction that its answer changes something in, so no answer counts twice.
2. Each transaction locks the guest first, as does the one that deletes them: neither comes in between.
"""

from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from seasalt.server.interfaces.account_store import MAX_PASSKEYS, Passkey
from seasalt.server.interfaces.stored_facts import Guest
from seasalt.server.storage.accounts import end_oldest, lock_guest
from seasalt.server.storage.database import Database
from seasalt.server.storage.guests import add_session, guest_by_session, guest_of
from seasalt.server.storage.schema import CHALLENGE, PASSKEY, SESSION


class Passkeys:
    """The passkeys of all guests: a `PasskeyStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def ask(self, challenge: str, until: int, now: int) -> None:
        def work(connection: Connection) -> None:
            connection.execute(delete(CHALLENGE).where(CHALLENGE.c.until_ms <= now))
            adding = self._database.insert(CHALLENGE).values(id=challenge, until_ms=until)
            connection.execute(adding.on_conflict_do_nothing())

        await self._database.write(work)

    async def of(self, guest_id: str) -> list[Passkey]:
        mine = select(PASSKEY).where(PASSKEY.c.guest_id == guest_id)
        rows = await self._database.rows(mine.order_by(PASSKEY.c.created_at.desc(), PASSKEY.c.id))
        return [_passkey(row) for row in rows]

    async def find(self, passkey: str) -> Passkey | None:
        rows = await self._database.rows(select(PASSKEY).where(PASSKEY.c.id == passkey))
        return next((_passkey(row) for row in rows), None)

    async def add(self, passkey: Passkey, session: str, challenge: str) -> bool:
        mine = PASSKEY.c.guest_id == passkey.guest_id
        alive = select(SESSION.c.id).where(SESSION.c.id == session, SESSION.c.guest_id == passkey.guest_id)

        def work(connection: Connection) -> bool:
            lock_guest(connection, passkey.guest_id)
            row = connection.execute(select(PASSKEY).where(PASSKEY.c.id == passkey.id)).first()
            if row is not None:  # if it is the same, our own second try
                return _passkey(row) == passkey
            count = connection.scalar(select(func.count()).where(mine)) or 0
            if count >= MAX_PASSKEYS or not connection.scalar(alive):
                return False
            if not _spend(connection, challenge, passkey.created_at):
                return False
            connection.execute(insert(PASSKEY).values(asdict(passkey)))
            return True

        return await self._database.write(work)

    async def end(self, guest_id: str, passkey: str) -> None:
        mine = PASSKEY.c.guest_id == guest_id, PASSKEY.c.id == passkey
        await self._database.execute(delete(PASSKEY).where(*mine))

    async def sign_in(
        self, passkey: Passkey, count: int, challenge: str, token_hash: str, device: str, now: int
    ) -> Guest | None:
        # As WebAuthn has it: a count that has not grown may be that of a copy; many devices always say 0.
        is_new = PASSKEY.c.signatures < count if count else PASSKEY.c.signatures == 0
        using = (
            update(PASSKEY).where(PASSKEY.c.id == passkey.id, is_new).values(signatures=count, used_at=now)
        )

        def work(connection: Connection) -> Row[Any] | None:
            lock_guest(connection, passkey.guest_id)
            if _spend(connection, challenge, now) and connection.execute(using).rowcount:
                add_session(connection, token_hash, passkey.guest_id, "passkey", device, now)
                end_oldest(connection, passkey.guest_id)
            # Without a challenge it may be our own second try, as in `Accounts.redeem`.
            return connection.execute(guest_by_session(token_hash)).first()

        row = await self._database.write(work)
        return None if row is None else guest_of(row)


def _spend(connection: Connection, challenge: str, now: int) -> bool:
    """Delete a challenge; whether it was open."""
    spending = delete(CHALLENGE).where(CHALLENGE.c.id == challenge, CHALLENGE.c.until_ms > now)
    return bool(connection.execute(spending).rowcount)


def _passkey(row: Row[Any]) -> Passkey:
    return Passkey(**row._mapping)
