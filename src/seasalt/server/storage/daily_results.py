"""Results of the deal of the day: each guest's one rated try of a date, and the master's game.

1. A try begins in the transaction that opens its table. Its key is date and guest: there is never a second.
2. Its result is written in the transaction that ends the game.
"""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, Row, Table, delete, exists, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from seasalt.server.interfaces.stored_facts import DailyTry, NewTry, TriedBefore
from seasalt.server.storage.database import Database
from seasalt.server.storage.schema import DAILY_MASTER, DAILY_TRY, LOBBY_TABLE
from seasalt.table.daily import DailyOutcome, DailyResult

TRIES = 100  # deleted in one transaction


class DailyResults:
    """The results in the database: a `DailyStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def try_of(self, date: str, guest_id: str) -> DailyTry | None:
        mine = select(DAILY_TRY).where(DAILY_TRY.c.date == date, DAILY_TRY.c.guest_id == guest_id)
        row = await self._database.read(lambda connection: connection.execute(mine).first())
        return None if row is None else DailyTry(row.table_id, _result(row) if row.outcome else None)

    async def counts(self, date: str) -> dict[int, int]:
        ended = select(DAILY_TRY.c.difference, func.count().label("tries"))
        of_date = ended.where(DAILY_TRY.c.date == date, DAILY_TRY.c.difference.is_not(None))
        by_difference = of_date.group_by(DAILY_TRY.c.difference)
        return {row.difference: row.tries for row in await self._database.rows(by_difference)}

    async def master(self, date: str) -> DailyResult | None:
        return await self._database.read(lambda connection: _master(connection, date))

    async def keep_master(self, date: str, result: DailyResult) -> DailyResult:
        def work(connection: Connection) -> DailyResult:
            _insert(connection, DAILY_MASTER, {"date": date, **asdict(result)})
            kept = _master(connection, date)
            assert kept is not None
            return kept

        return await self._database.write(work)


def begin_try(connection: Connection, new: NewTry, table_id: str) -> None:
    """Begin a rated try at a table; raises `TriedBefore` if the guest has begun one at another."""
    _insert(connection, DAILY_TRY, {"date": new.date, "guest_id": new.guest_id, "table_id": table_id})
    of_guest = select(DAILY_TRY.c.table_id).where(
        DAILY_TRY.c.date == new.date, DAILY_TRY.c.guest_id == new.guest_id
    )
    begun = connection.scalar(of_guest)
    assert begun is not None
    if begun != table_id:
        raise TriedBefore(begun)


def end_tries(connection: Connection, results: Mapping[str, DailyResult]) -> None:
    """Write the results of tries, by table."""
    for table_id, result in results.items():
        connection.execute(update(DAILY_TRY).where(DAILY_TRY.c.table_id == table_id).values(asdict(result)))


def delete_tries(connection: Connection, before: str) -> int:
    """Delete some tries of the dates before that one, and the master's results; how many tries.

    A try stays as long as its table: a game may go on for longer than results are kept.
    """
    old = (
        select(DAILY_TRY.c.table_id)
        .where(DAILY_TRY.c.date < before)
        .where(~exists().where(LOBBY_TABLE.c.id == DAILY_TRY.c.table_id))
    )
    ids = list(connection.scalars(old.order_by(DAILY_TRY.c.date).limit(TRIES)))
    connection.execute(delete(DAILY_TRY).where(DAILY_TRY.c.table_id.in_(ids)))
    without_tries = ~exists().where(DAILY_TRY.c.date == DAILY_MASTER.c.date)
    connection.execute(delete(DAILY_MASTER).where(DAILY_MASTER.c.date < before, without_tries))
    return len(ids)


def _insert(connection: Connection, table: Table, row: dict[str, Any]) -> None:
    """Add a row, unless there is one with its key."""
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    connection.execute(insert(table).values(row).on_conflict_do_nothing())


def _master(connection: Connection, date: str) -> DailyResult | None:
    row = connection.execute(select(DAILY_MASTER).where(DAILY_MASTER.c.date == date)).first()
    return None if row is None else _result(row)


def _result(row: Row[Any]) -> DailyResult:
    return DailyResult(DailyOutcome(row.outcome), row.points, row.difference, row.rounds)
