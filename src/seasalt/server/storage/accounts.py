"""Sessions and keys of guests in the database.

1. A key is deleted by the transaction that makes its session: of any number who use it at once, one gets it.
2. A session that has ended is no row any more: there is nothing to forget to check.
"""

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, delete, select, update

from seasalt.server.interfaces.account_store import ERASED, Key, Renaming, Session
from seasalt.server.interfaces.stored_facts import Guest
from seasalt.server.storage.database import Database
from seasalt.server.storage.guests import add_session, guest_by_session, guest_of
from seasalt.server.storage.people import delete_relations
from seasalt.server.storage.schema import (
    ACCOUNT_KEY,
    BLOCK,
    DAILY_TRY,
    ERASURE,
    EVENT,
    FINISHED_GAME,
    GUEST,
    INVITE,
    KEPT,
    LOBBY_TABLE,
    PASSKEY,
    PRESENCE,
    RATING,
    REVIEW,
    SEAT,
    SESSION,
    SUBSCRIPTION,
    WAITING,
)

MAX_SESSIONS = 20  # of one guest: the next one ends the one that was not seen for longest
SEARCHED = 50  # tables whose logs are searched for a guest at once
BELONGINGS = (SESSION, ACCOUNT_KEY, PASSKEY, KEPT, DAILY_TRY, RATING, WAITING)
STALE = 100  # rows deleted in one transaction


class Accounts:
    """The sessions and keys of all guests: an `AccountStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def sessions(self, guest_id: str) -> list[Session]:
        mine = select(SESSION).where(SESSION.c.guest_id == guest_id)
        rows = await self._database.rows(mine.order_by(SESSION.c.seen_at.desc(), SESSION.c.id))
        return [Session(row.id, row.kind, row.device, row.created_at, row.seen_at) for row in rows]

    async def living(self, sessions: Collection[str]) -> set[str]:
        found = select(SESSION.c.id).where(SESSION.c.id.in_(sessions))
        return {row.id for row in await self._database.rows(found)}

    async def end_sessions(
        self, guest_id: str, *, only: str | None = None, without: str | None = None
    ) -> list[str]:
        which = [SESSION.c.guest_id == guest_id]
        which += [] if only is None else [SESSION.c.id == only]
        which += [] if without is None else [SESSION.c.id != without]
        return await self._database.write(lambda connection: end_sessions(connection, *which))

    async def subscriptions(self, guest_id: str) -> dict[str, str]:
        mine = select(SUBSCRIPTION).join(SESSION).where(SESSION.c.guest_id == guest_id)
        return {row.session_id: row.endpoint for row in await self._database.rows(mine)}

    async def add_key(self, key_hash: str, guest_id: str, key: Key, at: int) -> None:
        facts = {"key_hash": key_hash, "created_at": at, "until_ms": key.until}
        adding = self._database.insert(ACCOUNT_KEY).values(guest_id=guest_id, kind=key.kind, **facts)
        await self._database.execute(
            adding.on_conflict_do_update(index_elements=["guest_id", "kind"], set_=facts)
        )

    async def keys(self, guest_id: str, now: int) -> list[Key]:
        mine = select(ACCOUNT_KEY).where(ACCOUNT_KEY.c.guest_id == guest_id, ACCOUNT_KEY.c.until_ms > now)
        rows = await self._database.rows(mine.order_by(ACCOUNT_KEY.c.kind))
        return [Key(row.kind, row.until_ms) for row in rows]

    async def owner(self, key_hash: str, now: int) -> tuple[Guest, Key] | None:
        whose = (
            select(GUEST, ACCOUNT_KEY.c.kind.label("key_kind"), ACCOUNT_KEY.c.until_ms)
            .join(ACCOUNT_KEY, ACCOUNT_KEY.c.guest_id == GUEST.c.id)
            .where(ACCOUNT_KEY.c.key_hash == key_hash, ACCOUNT_KEY.c.until_ms > now)
        )
        rows = await self._database.rows(whose)
        return next(((guest_of(row), Key(row.key_kind, row.until_ms)) for row in rows), None)

    async def redeem(self, key_hash: str, token_hash: str, device: str, now: int) -> Guest | None:
        using = (
            delete(ACCOUNT_KEY)
            .where(ACCOUNT_KEY.c.key_hash == key_hash, ACCOUNT_KEY.c.until_ms > now)
            .returning(ACCOUNT_KEY.c.guest_id, ACCOUNT_KEY.c.kind)
        )
        whose = select(ACCOUNT_KEY.c.guest_id).where(ACCOUNT_KEY.c.key_hash == key_hash)

        def work(connection: Connection) -> Row[Any] | None:
            lock_guest(connection, connection.scalar(whose) or "")
            if used := connection.execute(using).first():
                add_session(connection, token_hash, used.guest_id, used.kind, device, now)
                end_oldest(connection, used.guest_id)
            # Without a key it may be our own second try, after a commit whose answer was lost.
            return connection.execute(guest_by_session(token_hash)).first()

        row = await self._database.write(work)
        return None if row is None else guest_of(row)

    async def erase(self, guest_id: str, now: int) -> list[str]:
        def work(connection: Connection) -> list[str]:
            lock_guest(connection, guest_id)
            ended = end_sessions(connection, SESSION.c.guest_id == guest_id)
            delete_belongings(connection, [guest_id])
            connection.execute(delete(PRESENCE).where(PRESENCE.c.guest_id == guest_id))  # of those who sit
            mine = update(GUEST).where(GUEST.c.id == guest_id)
            connection.execute(mine.values(name=ERASED, face="", token_hash=f"erased {guest_id}"))
            new = {"guest_id": guest_id, "due_at": now, "passes": 0}
            connection.execute(self._database.insert(ERASURE).values(new).on_conflict_do_nothing())
            return ended

        return await self._database.write(work)

    async def erasures(self, now: int) -> dict[str, int]:
        rows = await self._database.rows(select(ERASURE).where(ERASURE.c.due_at <= now))
        return {row.guest_id: row.passes for row in rows}

    async def tables_with(self, guest_id: str, after: str) -> tuple[list[str], str | None]:
        some = select(LOBBY_TABLE.c.id).where(LOBBY_TABLE.c.id > after).order_by(LOBBY_TABLE.c.id)
        ids = [row.id for row in await self._database.rows(some.limit(SEARCHED))]
        sat = select(EVENT.c.table_id).where(EVENT.c.table_id.in_(ids)).distinct()
        there = sat.where(EVENT.c.body.contains(f'"guest": "{guest_id}"', autoescape=True))
        found = sorted(row.table_id for row in await self._database.rows(there)) if ids else []
        return found, ids[-1] if len(ids) == SEARCHED else None

    async def rename(self, renaming: Renaming) -> bool:
        table = renaming.table_id
        head = select(LOBBY_TABLE.c.version).where(LOBBY_TABLE.c.id == table).with_for_update()

        def work(connection: Connection) -> bool:
            if connection.scalar(head) != renaming.version:
                return False
            for version, body in renaming.lines.items():
                line = update(EVENT).where(EVENT.c.table_id == table, EVENT.c.version == version)
                connection.execute(line.values(body=body))
            lobby = update(LOBBY_TABLE).where(LOBBY_TABLE.c.id == table)
            connection.execute(lobby.values(summary=renaming.summary))
            for number, summary in renaming.games.items():
                game = update(FINISHED_GAME).where(
                    FINISHED_GAME.c.table_id == table,
                    FINISHED_GAME.c.number == number,
                    FINISHED_GAME.c.summary.is_not(None),
                )
                connection.execute(game.values(summary=summary))
            return True

        return await self._database.write(work)

    async def delete_table(self, table_id: str) -> None:
        def work(connection: Connection) -> None:
            for table in (EVENT, SEAT, INVITE, REVIEW, KEPT, PRESENCE, FINISHED_GAME):
                connection.execute(delete(table).where(table.c.table_id == table_id))
            connection.execute(delete(LOBBY_TABLE).where(LOBBY_TABLE.c.id == table_id))

        await self._database.write(work)

    async def erased(self, guest_id: str, again_at: int | None) -> None:
        mine = ERASURE.c.guest_id == guest_id

        def work(connection: Connection) -> None:
            if again_at is not None:
                passes = {"due_at": again_at, "passes": ERASURE.c.passes + 1}
                connection.execute(update(ERASURE).where(mine).values(passes))
                return
            connection.execute(delete(ERASURE).where(mine))
            connection.execute(delete(BLOCK).where(BLOCK.c.guest_id == guest_id))
            delete_belongings(connection, [guest_id])  # such as a rating that was made again meanwhile
            sits = select(SEAT.c.guest_id).where(SEAT.c.guest_id == guest_id).exists()
            connection.execute(delete(GUEST).where(GUEST.c.id == guest_id, ~sits))

        await self._database.write(work)


def delete_belongings(connection: Connection, guest_ids: Sequence[str]) -> None:
    """Delete all that belongs to guests alone; rated games stay, on which the ratings of others rest."""
    for table in BELONGINGS:
        connection.execute(delete(table).where(table.c.guest_id.in_(guest_ids)))
    unrated = FINISHED_GAME.c.guest_id.in_(guest_ids), ~FINISHED_GAME.c.rated
    connection.execute(delete(FINISHED_GAME).where(*unrated))
    delete_relations(connection, guest_ids)


def lock_guest(connection: Connection, guest_id: str) -> None:
    """Wait for other transactions that lock this guest, so that nobody who is deleted signs in meanwhile."""
    connection.execute(select(GUEST.c.id).where(GUEST.c.id == guest_id).with_for_update())


def end_sessions(connection: Connection, *which: ColumnElement[bool]) -> list[str]:
    """End these sessions, and the tokens that nodes of before 0015 know."""
    rows = connection.execute(select(SESSION).where(*which)).all()
    connection.execute(delete(SESSION).where(SESSION.c.id.in_([row.id for row in rows])))
    for row in rows:
        first = update(GUEST).where(GUEST.c.id == row.guest_id, GUEST.c.token_hash == row.token_hash)
        connection.execute(first.values(token_hash=f"ended {row.id}"))
    return [row.id for row in rows]


def delete_stale(connection: Connection, before: int, now: int) -> int:
    """Delete some sessions unseen since then, and keys whose time is up; how many."""
    some = select(SESSION.c.id).where(SESSION.c.seen_at < before).order_by(SESSION.c.seen_at).limit(STALE)
    ended = end_sessions(connection, SESSION.c.id.in_(some))
    spent = connection.execute(delete(ACCOUNT_KEY).where(ACCOUNT_KEY.c.until_ms <= now))
    return len(ended) + spent.rowcount


def end_oldest(connection: Connection, guest_id: str) -> None:
    """End those sessions of a guest that are too many."""
    newest = SESSION.c.seen_at.desc(), SESSION.c.created_at.desc()
    ids = connection.scalars(select(SESSION.c.id).where(SESSION.c.guest_id == guest_id).order_by(*newest))
    if surplus := list(ids)[MAX_SESSIONS:]:
        end_sessions(connection, SESSION.c.id.in_(surplus))
