"""Results of the deals of the day: each guest's first try of each deal, and the master's game.

1. A try begins in the transaction that opens its table. Its key is deal and guest: there is never a second.
2. Its result is written in the transaction that ends the game.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Table, and_, delete, exists, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from seasalt.server.interfaces.stored_facts import DailyTry, FriendsTry, NewTry, TriedBefore
from seasalt.server.storage.database import Database
from seasalt.server.storage.schema import DAILY_MASTER, DAILY_TRY, FINISHED_GAME, GUEST, LOBBY_TABLE
from seasalt.table.daily import DailyDeal, DailyOutcome, DailyResult, DealKind

TRIES = 100  # deleted in one transaction
LATELY = 200  # finished games of a guest in which friends are looked for


class DailyResults:
    """The results in the database: a `DailyStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def try_of(self, deal: DailyDeal, guest_id: str) -> DailyTry | None:
        mine = select(DAILY_TRY).where(_of(DAILY_TRY, deal), DAILY_TRY.c.guest_id == guest_id)
        row = await self._database.read(lambda connection: connection.execute(mine).first())
        return None if row is None else _try(row)

    async def tries_of(self, guest_id: str, kind: DealKind, first: str, last: str) -> dict[str, DailyTry]:
        mine = select(DAILY_TRY).where(DAILY_TRY.c.guest_id == guest_id, DAILY_TRY.c.kind == kind)
        between = mine.where(DAILY_TRY.c.date >= first, DAILY_TRY.c.date <= last)
        return {row.date: _try(row) for row in await self._database.rows(between)}

    async def rated_days(self, guest_id: str) -> frozenset[str]:
        mine = select(DAILY_TRY.c.date).where(DAILY_TRY.c.guest_id == guest_id, _COUNTS).distinct()
        return frozenset(row.date for row in await self._database.rows(mine))

    async def counts(self, deal: DailyDeal) -> dict[int, int]:
        by_difference = (
            select(DAILY_TRY.c.difference, func.count().label("tries"))
            .where(_of(DAILY_TRY, deal), _COUNTS)
            .group_by(DAILY_TRY.c.difference)
        )
        return {row.difference: row.tries for row in await self._database.rows(by_difference)}

    async def accuracies(self, deal: DailyDeal) -> dict[int, int]:
        by_accuracy = (
            select(DAILY_TRY.c.accuracy, func.count().label("tries"))
            .where(_of(DAILY_TRY, deal), _COUNTS, DAILY_TRY.c.accuracy.is_not(None))
            .group_by(DAILY_TRY.c.accuracy)
        )
        return {row.accuracy: row.tries for row in await self._database.rows(by_accuracy)}

    async def keep_accuracy(self, table_id: str, accuracy: int) -> None:
        at_table = update(DAILY_TRY).where(DAILY_TRY.c.table_id == table_id, DAILY_TRY.c.outcome.is_not(None))
        await self._database.write(lambda connection: connection.execute(at_table.values(accuracy=accuracy)))

    async def friends(self, deals: Sequence[DailyDeal], guest_id: str, most: int) -> list[FriendsTry]:
        [kind] = {deal.kind for deal in deals}
        lately = (
            select(FINISHED_GAME.c.table_id, FINISHED_GAME.c.number)
            .where(FINISHED_GAME.c.guest_id == guest_id)
            .order_by(FINISHED_GAME.c.at.desc())
            .limit(LATELY)
            .subquery()
        )
        with_me = (
            select(FINISHED_GAME.c.guest_id)
            .select_from(lately)
            .join(
                FINISHED_GAME,
                and_(
                    FINISHED_GAME.c.table_id == lately.c.table_id,
                    FINISHED_GAME.c.number == lately.c.number,
                ),
            )
            .join(LOBBY_TABLE, LOBBY_TABLE.c.id == lately.c.table_id)
            .where(LOBBY_TABLE.c.public.is_(False), FINISHED_GAME.c.guest_id != guest_id)
        )
        finished = (
            select(DAILY_TRY, GUEST.c.name, GUEST.c.face)
            .join(GUEST, GUEST.c.id == DAILY_TRY.c.guest_id)
            .where(DAILY_TRY.c.date.in_([deal.date for deal in deals]), DAILY_TRY.c.kind == kind)
            .where(DAILY_TRY.c.outcome.is_not(None), GUEST.c.kind == "person")
            .where(DAILY_TRY.c.guest_id != guest_id)
            .order_by(DAILY_TRY.c.difference.desc(), DAILY_TRY.c.guest_id)
            .limit(most)
        )
        if kind is not DealKind.SET:
            finished = finished.where(DAILY_TRY.c.guest_id.in_(with_me))
        rows = await self._database.rows(finished)
        return [FriendsTry(row.date, row.guest_id, row.name, row.face, _try(row)) for row in rows]

    async def master(self, deal: DailyDeal) -> DailyResult | None:
        return await self._database.read(lambda connection: _master(connection, deal))

    async def keep_master(self, deal: DailyDeal, result: DailyResult) -> DailyResult:
        def work(connection: Connection) -> DailyResult:
            _insert(connection, DAILY_MASTER, {**asdict(deal), **asdict(result)})
            kept = _master(connection, deal)
            assert kept is not None
            return kept

        return await self._database.write(work)


_COUNTS = and_(DAILY_TRY.c.rated, DAILY_TRY.c.outcome.is_not(None))  # what a try needs to be counted


def begin_try(connection: Connection, new: NewTry, table_id: str) -> None:
    """Begin a try at a table; raises `TriedBefore` if the guest has begun one at another."""
    row = {**asdict(new.deal), "guest_id": new.guest_id, "rated": new.rated, "table_id": table_id}
    _insert(connection, DAILY_TRY, row)
    of_guest = select(DAILY_TRY.c.table_id).where(
        _of(DAILY_TRY, new.deal), DAILY_TRY.c.guest_id == new.guest_id
    )
    begun = connection.scalar(of_guest)
    assert begun is not None
    if begun != table_id:
        raise TriedBefore(begun)


def end_tries(connection: Connection, results: Mapping[str, DailyResult]) -> None:
    """Write the results of games of the day, by table, where a try was played there."""
    for table_id, result in results.items():
        connection.execute(update(DAILY_TRY).where(DAILY_TRY.c.table_id == table_id).values(asdict(result)))


def delete_tries(connection: Connection, since: str, before: str) -> int:
    """Delete some tries at sets of before that day, and the master's results for nobody; how many tries.

    Few rows are read: from `since` on. Other tries go with their guests. A try stays as long as its table: a
    game may go on for longer than results are kept.
    """
    old = (
        select(DAILY_TRY.c.table_id)
        .where(DAILY_TRY.c.date >= since, DAILY_TRY.c.date < before, DAILY_TRY.c.kind == DealKind.SET)
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


def _of(table: Table, deal: DailyDeal) -> ColumnElement[bool]:
    return and_(table.c.date == deal.date, table.c.kind == deal.kind)


def _master(connection: Connection, deal: DailyDeal) -> DailyResult | None:
    row = connection.execute(select(DAILY_MASTER).where(_of(DAILY_MASTER, deal))).first()
    return None if row is None else _result(row)


def _try(row: Row[Any]) -> DailyTry:
    return DailyTry(row.table_id, _result(row) if row.outcome else None, row.rated, row.accuracy)


def _result(row: Row[Any]) -> DailyResult:
    return DailyResult(DailyOutcome(row.outcome), row.points, row.difference, row.rounds)
