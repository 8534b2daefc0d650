"""Retention: deletes old tables and guests who never came back, so that the database stays small.

1. Only what nobody has touched for the days in the settings is deleted; a game that somebody keeps stays.
2. One node at a time does it, in short transactions with pauses between them: nobody waits for it.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, fields

from sqlalchemy import Connection, Select, delete, exists, or_, select, text

from seasalt.server.clock import date_of
from seasalt.server.monitoring.metrics import DELETED
from seasalt.server.monitoring.server_log import log
from seasalt.server.settings import Settings
from seasalt.server.storage.daily_results import delete_tries
from seasalt.server.storage.database import Sqlite
from seasalt.server.storage.schema import (
    DAILY_TRY,
    EVENT,
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
    """Deletes what is old."""

    def __init__(self, store: Store, node: str, now: Callable[[], int], settings: Settings) -> None:
        self._store = store
        self._node = node
        self._now = now
        self._days = {
            Stage.OVER: settings.keep_finished_days,
            Stage.GATHERING: settings.keep_gathering_days,
            Stage.PLAYING: settings.keep_abandoned_days,
        }
        self._guest_days = settings.keep_guest_days

    async def run(self) -> None:
        """Run forever, whenever it is this node's turn."""
        while True:
            await asyncio.sleep(EVERY_S)
            if await self._is_ours():
                await self.run_once(self._now())

    async def run_once(self, now: int) -> DeletedCounts:
        """Delete everything that is old by now."""
        gone = {}
        for name, stage in (
            ("finished", Stage.OVER),
            ("gathering", Stage.GATHERING),
            ("abandoned", Stage.PLAYING),
        ):
            gone[name] = await self._tables(stage, now) if self._days[stage] else 0
        gone["daily"] = await self._tries(now) if self._days[Stage.OVER] else 0
        gone["guests"] = await self._guests(now) if self._guest_days else 0
        await self._give_back_space()
        counts = DeletedCounts(**gone)
        for field in fields(counts):
            DELETED.labels(field.name).inc(gone[field.name])
        if any(gone.values()):
            log(logging.INFO, "let_go", **asdict(counts))
        return counts

    async def _is_ours(self) -> bool:
        now = self._now()
        return await self._store.take_job_lease("retention", self._node, now, now + LEASE_MS)

    async def _tables(self, stage: Stage, now: int) -> int:
        before, count = now - self._days[stage] * DAY_MS, 0
        while ids := await self._store.database.write(lambda c: delete_tables(c, stage, before)):
            count += len(ids)
            if not await self._goes_on():
                break
        return count

    async def _tries(self, now: int) -> int:
        """Results of the deal of the day are kept as long as finished games."""
        before, count = date_of(now - self._days[Stage.OVER] * DAY_MS), 0
        while gone := await self._store.database.write(lambda c: delete_tries(c, before)):
            count += gone
            if not await self._goes_on():
                break
        return count

    async def _guests(self, now: int) -> int:
        before, count = now - self._guest_days * DAY_MS, 0
        while ids := await self._store.database.write(lambda c: delete_guests(c, before)):
            count += len(ids)
            if not await self._goes_on():
                break
        return count

    async def _goes_on(self) -> bool:
        await asyncio.sleep(PAUSE_S)
        return await self._is_ours()

    async def _give_back_space(self) -> None:
        if isinstance(self._store.database, Sqlite):  # PostgreSQL has its own vacuum
            while await self._store.database.write(_shrink):
                await asyncio.sleep(PAUSE_S)


def delete_tables(connection: Connection, stage: Stage, before: int) -> Sequence[str]:
    """Delete some tables of a stage where nothing has happened since then, with all their rows."""
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
    for table in (EVENT, SEAT, INVITE, REVIEW):
        connection.execute(delete(table).where(table.c.table_id.in_(ids)))
    connection.execute(delete(LOBBY_TABLE).where(LOBBY_TABLE.c.id.in_(ids)))
    return ids


def delete_guests(connection: Connection, before: int) -> Sequence[str]:
    """Delete some guests who have not been here since then, sit nowhere, keep nothing and have no result."""
    ids = [row.id for row in connection.execute(_idle_guests(before))]
    connection.execute(delete(GUEST).where(GUEST.c.id.in_(ids)))
    return ids


def _idle_guests(before: int) -> Select[tuple[str]]:
    return (
        select(GUEST.c.id)
        .where(GUEST.c.seen_at < before)
        .where(~exists().where(SEAT.c.guest_id == GUEST.c.id))
        .where(~exists().where(KEPT.c.guest_id == GUEST.c.id))
        .where(~exists().where(DAILY_TRY.c.guest_id == GUEST.c.id))
        .order_by(GUEST.c.seen_at)
        .limit(GUESTS)
        .with_for_update(skip_locked=True, of=GUEST)
    )


def _shrink(connection: Connection) -> bool:
    """Give some free pages back to the disk; whether there are more."""
    free = connection.scalar(text("PRAGMA freelist_count")) - SPARE_PAGES
    if free <= 0 or connection.scalar(text("PRAGMA auto_vacuum")) != 2:
        return False
    for _ in range(min(free, PAGES)):
        connection.exec_driver_sql("PRAGMA incremental_vacuum(1)")  # Python's driver frees one page per call
    return bool(free > PAGES)
