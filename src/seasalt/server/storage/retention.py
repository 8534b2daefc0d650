"""Retention: deletes old tables and guests who never came back, so that the database stays small.

1. Only what has not changed for the days in the settings is deleted; a game that a guest keeps stays.
2. One node at a time does it, in short transactions with pauses between them, so that players do not wait.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import asdict, dataclass

from sqlalchemy import ColumnElement, Connection, delete, exists, or_, select, text

from seasalt.server.clock import date_of
from seasalt.server.monitoring.metrics import DELETED
from seasalt.server.monitoring.server_log import log
from seasalt.server.settings import Settings
from seasalt.server.storage.accounts import delete_belongings, delete_stale
from seasalt.server.storage.appends import unlist_games
from seasalt.server.storage.daily_results import delete_tries
from seasalt.server.storage.database import Sqlite
from seasalt.server.storage.guests import SEEN_ONCE, mark_seated
from seasalt.server.storage.people import delete_expired
from seasalt.server.storage.schema import (
    BLOCK,
    EVENT,
    FINISHED_GAME,
    GUEST,
    INVITE,
    KEPT,
    LOBBY_TABLE,
    PRESENCE,
    REVIEW,
    SEAT,
)
from seasalt.server.storage.store import Store
from seasalt.table.table import Stage

DAY_MS = 24 * 3600 * 1000
EVERY_S = 600.0
PAUSE_S = 0.1  # between two transactions
LEASE_MS = 60_000
TABLES = 10  # in one transaction, and fewer where their logs are long
ENTRIES = 2000
GUESTS = 100
VISITORS_MS = 30 * DAY_MS  # beyond the days of the settings, guests who came once count as others
SETS_MS = 30 * DAY_MS  # after their days, tries at sets are looked for
PAGES = 200  # of SQLite, given back to the disk in one transaction
SPARE_PAGES = 1000  # free pages that stay in the file for new rows


@dataclass(frozen=True, slots=True)
class DeletedCounts:
    """How much was deleted."""

    finished: int = 0
    gathering: int = 0
    abandoned: int = 0
    daily: int = 0
    guests: int = 0


class Retention:
    """Deletes old tables, results of daily deals and guests, after the days of the settings."""

    def __init__(self, store: Store, node: str, now: Callable[[], int], settings: Settings) -> None:
        self._store = store
        self._node = node
        self._now = now
        self._settings = settings

    async def run(self) -> None:
        """Run forever, whenever it is this node's turn."""
        while True:
            await asyncio.sleep(EVERY_S)
            if await self._is_ours():
                await self.run_once(self._now())

    async def run_once(self, now: int) -> DeletedCounts:
        """Delete everything that is old by now."""
        keep = self._settings
        counts = DeletedCounts(
            finished=await self._tables(Stage.OVER, keep.keep_finished_days, now),
            gathering=await self._tables(Stage.GATHERING, keep.keep_gathering_days, now),
            abandoned=await self._tables(Stage.PLAYING, keep.keep_abandoned_days, now),
            guests=await self._guests(keep.keep_guest_days, now)
            + await self._visitors(keep.keep_visitor_days, now),
            daily=await self._tries(keep.keep_guest_days, now),
        )
        await self._sessions(keep.keep_guest_days, now)
        await self._store.database.write(lambda connection: delete_expired(connection, now))
        await self._give_back_space()
        gone = asdict(counts)
        for name, count in gone.items():
            DELETED.labels(name).inc(count)
        if any(gone.values()):
            log(logging.INFO, "let_go", **gone)
        return counts

    async def _is_ours(self) -> bool:
        now = self._now()
        return await self._store.take_job_lease("retention", self._node, now, now + LEASE_MS)

    async def _tables(self, stage: Stage, days: int, now: int) -> int:
        before = now - days * DAY_MS
        return await self._delete(lambda connection: delete_tables(connection, stage, before), days)

    async def _tries(self, days: int, now: int) -> int:
        before = now - days * DAY_MS
        dates = date_of(before - SETS_MS), date_of(before)
        return await self._delete(lambda connection: delete_tries(connection, *dates), days)

    async def _guests(self, days: int, now: int) -> int:
        before = now - days * DAY_MS
        return await self._delete(lambda connection: delete_guests(connection, before), days)

    async def _sessions(self, days: int, now: int) -> int:
        """Delete sessions of browsers that no longer have their cookie, and keys whose time is up."""
        before = now - days * DAY_MS
        return await self._delete(lambda connection: delete_stale(connection, before, now), days)

    async def _visitors(self, days: int, now: int) -> int:
        """Delete guests who came once and never sat down."""
        before = now - days * DAY_MS
        # Few rows are read, and earlier guests may have sat at tables deleted before that was recorded.
        recent = GUEST.c.seen_at >= before - VISITORS_MS
        return await self._delete(
            lambda connection: delete_guests(connection, before, recent, SEEN_ONCE), days
        )

    async def _delete(self, some: Callable[[Connection], int], days: int) -> int:
        """Delete some at a time until nothing is left, or the lease is lost; how many. After 0 days, none."""
        count = 0
        while days and (gone := await self._store.database.write(some)):
            count += gone
            await asyncio.sleep(PAUSE_S)
            if not await self._is_ours():
                break
        return count

    async def _give_back_space(self) -> None:
        if isinstance(self._store.database, Sqlite):  # PostgreSQL has its own vacuum
            while await self._store.database.write(_shrink):
                await asyncio.sleep(PAUSE_S)


def delete_tables(connection: Connection, stage: Stage, before: int) -> int:
    """Delete some tables of a stage where nothing has happened since then, with all their rows; how many."""
    old = (
        select(LOBBY_TABLE.c.id, LOBBY_TABLE.c.version)
        .where(LOBBY_TABLE.c.status == stage, LOBBY_TABLE.c.updated_at < before)
        .where(or_(LOBBY_TABLE.c.due_at.is_(None), LOBBY_TABLE.c.due_at < before))  # no clock still runs
        .where(~exists().where(KEPT.c.table_id == LOBBY_TABLE.c.id))
        .where(~exists().where(PRESENCE.c.table_id == LOBBY_TABLE.c.id))
        .order_by(LOBBY_TABLE.c.updated_at)
        .limit(TABLES)
        .with_for_update(skip_locked=True)
    )
    ids: list[str] = []
    entries = 0
    for row in connection.execute(old):
        entries += row.version
        if ids and entries > ENTRIES:
            break
        ids.append(row.id)
    mark_seated(connection, ids)
    unlist_games(connection, ids)
    for table in (EVENT, SEAT, INVITE, REVIEW):
        connection.execute(delete(table).where(table.c.table_id.in_(ids)))
    connection.execute(delete(LOBBY_TABLE).where(LOBBY_TABLE.c.id.in_(ids)))
    return len(ids)


def delete_guests(connection: Connection, before: int, *which: ColumnElement[bool]) -> int:
    """Delete some guests unseen since then, with their results; how many.

    Those stay who sit somewhere, keep a game or are in a list of games; and results of rated games, on which
    other people's ratings rest.
    """
    idle = (
        select(GUEST.c.id)
        .where(GUEST.c.seen_at < before, *which)
        .where(~exists().where(SEAT.c.guest_id == GUEST.c.id))
        .where(~exists().where(FINISHED_GAME.c.guest_id == GUEST.c.id, FINISHED_GAME.c.summary.is_not(None)))
        .where(~exists().where(KEPT.c.guest_id == GUEST.c.id))
        .order_by(GUEST.c.seen_at)
        .limit(GUESTS)
        .with_for_update(skip_locked=True, of=GUEST)
    )
    ids = list(connection.scalars(idle))
    delete_belongings(connection, ids)
    connection.execute(delete(BLOCK).where(BLOCK.c.guest_id.in_(ids)))
    connection.execute(delete(GUEST).where(GUEST.c.id.in_(ids)))
    return len(ids)


def _shrink(connection: Connection) -> bool:
    """Give some free pages back to the disk; whether there are more."""
    free = connection.scalar(text("PRAGMA freelist_count")) - SPARE_PAGES
    if free <= 0 or connection.scalar(text("PRAGMA auto_vacuum")) != 2:
        return False
    for _ in range(min(free, PAGES)):
        connection.exec_driver_sql("PRAGMA incremental_vacuum(1)")  # Python's driver frees one page per call
    return bool(free > PAGES)
