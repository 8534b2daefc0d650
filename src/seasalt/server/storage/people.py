"""Whom guests have met and want to meet again or not, and ask to a table, and reports, in the database."""

from collections.abc import Collection, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, Row, and_, delete, exists, func, insert, or_, select, update

from seasalt.server.interfaces.account_store import ERASED
from seasalt.server.interfaces.people_store import Acquaintance, Asking, GameEnd, RelationKind, Report
from seasalt.server.storage.database import Database
from seasalt.server.storage.schema import (
    ASKED,
    CLAIMED_NAME,
    FINISHED_GAME,
    GUEST,
    LOBBY_TABLE,
    RELATION,
    REPORT,
    SEAT,
)
from seasalt.table.table import Stage

LATELY = 1000  # finished games of a guest in which people are looked for
MAX_RELATIONS = 200  # of one guest
MAX_REPORTS = 10  # by one guest in a day
DAY_MS = 24 * 3600 * 1000
REPORTS_DAYS = 90
LISTED = 50

_MINE, _THEIRS = FINISHED_GAME.alias("mine"), FINISHED_GAME.alias("theirs")
MINE, THEIRS = _MINE.c, _THEIRS.c
_TOGETHER = and_(
    MINE.table_id == THEIRS.table_id, MINE.number == THEIRS.number, MINE.guest_id != THEIRS.guest_id
)


class People:
    """What people are to each other: a `PeopleStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, guest_id: str) -> list[Acquaintance]:
        facts = "table_id", "number", "guest_id", "place", "stood_in", "at"
        mine = (
            select(*(FINISHED_GAME.c[name] for name in facts))
            .where(FINISHED_GAME.c.guest_id == guest_id, FINISHED_GAME.c.against == "people")
            .where(FINISHED_GAME.c.kind == "game")
            .order_by(FINISHED_GAME.c.at.desc())
            .limit(LATELY)
            .subquery()
        )
        together = mine.c.table_id == THEIRS.table_id, mine.c.number == THEIRS.number
        games = (
            select(THEIRS.guest_id, THEIRS.table_id, THEIRS.number, THEIRS.seat, GUEST.c.name, GUEST.c.face)
            .add_columns(THEIRS.place, THEIRS.stood_in, mine.c.place.label("own_place"))
            .add_columns(mine.c.stood_in.label("own_stood_in"), LOBBY_TABLE.c.public)
            .select_from(mine)
            .join(_THEIRS, and_(*together, THEIRS.guest_id != guest_id))
            .join(GUEST, and_(GUEST.c.id == THEIRS.guest_id, GUEST.c.name != ERASED))
            .outerjoin(LOBBY_TABLE, LOBBY_TABLE.c.id == THEIRS.table_id)
            .order_by(mine.c.at.desc(), THEIRS.number.desc(), THEIRS.seat)
        )
        found: dict[str, list[Row[Any]]] = {}
        for row in await self._database.rows(games):
            found.setdefault(row.guest_id, []).append(row)
        relations = await self.relations(guest_id)
        return [_acquaintance(rows, relations.get(other)) for other, rows in found.items()]

    async def at(self, guest_id: str, end: GameEnd) -> str | None:
        there = THEIRS.table_id == end.table_id, THEIRS.number == end.game, THEIRS.seat == end.seat
        who = select(THEIRS.guest_id).join(_MINE, _TOGETHER).where(MINE.guest_id == guest_id)
        is_there = exists().where(GUEST.c.id == THEIRS.guest_id, GUEST.c.name != ERASED)
        rows = await self._database.rows(who.where(*there, is_there))
        return next((row.guest_id for row in rows), None)

    async def have_met(self, guest_id: str, other_id: str) -> bool:
        both = select(MINE.table_id).join(_THEIRS, _TOGETHER)
        both = both.where(MINE.guest_id == guest_id, THEIRS.guest_id == other_id).limit(1)
        return bool(await self._database.rows(both))

    async def relate(self, guest_id: str, other_id: str, kind: RelationKind | None, at: int) -> bool:
        mine = RELATION.c.guest_id == guest_id
        adding = insert(RELATION).values(guest_id=guest_id, other_id=other_id, kind=kind, at=at)

        def work(connection: Connection) -> bool:
            connection.execute(delete(RELATION).where(mine, RELATION.c.other_id == other_id))
            if kind is None:
                return True
            if (connection.scalar(select(func.count()).where(mine)) or 0) >= MAX_RELATIONS:
                return False
            connection.execute(adding)
            return True

        return await self._database.write(work)

    async def relations(self, guest_id: str) -> dict[str, RelationKind]:
        rows = await self._database.rows(select(RELATION).where(RELATION.c.guest_id == guest_id))
        return {row.other_id: row.kind for row in rows}

    async def avoid(self, guest_id: str, others: Collection[str]) -> bool:
        pairs = await self._database.read(lambda connection: apart(connection, [guest_id, *others]))
        return any(guest_id in pair for pair in pairs)

    # --- asked to a table

    async def ask(self, guest_id: str, by_id: str, table_id: str, until: int) -> None:
        facts = {"table_id": table_id, "until_ms": until}
        new = self._database.insert(ASKED).values(guest_id=guest_id, by_id=by_id, **facts)
        await self._database.execute(
            new.on_conflict_do_update(index_elements=["guest_id", "by_id"], set_=facts)
        )

    async def asked(self, guest_id: str, now: int) -> list[Asking]:
        avoids = exists().where(
            RELATION.c.guest_id == guest_id, RELATION.c.other_id == ASKED.c.by_id, RELATION.c.kind == "avoid"
        )
        waits = exists().where(SEAT.c.table_id == ASKED.c.table_id, SEAT.c.guest_id == ASKED.c.by_id)
        gathers = exists().where(
            LOBBY_TABLE.c.id == ASKED.c.table_id, LOBBY_TABLE.c.status == Stage.GATHERING
        )
        mine = (
            select(ASKED, GUEST.c.name, GUEST.c.face)
            .join(GUEST, GUEST.c.id == ASKED.c.by_id)
            .where(ASKED.c.guest_id == guest_id, ASKED.c.until_ms > now, ~avoids, waits, gathers)
            .order_by(ASKED.c.until_ms.desc())
            .limit(LISTED)
        )
        rows = await self._database.rows(mine)
        return [Asking(row.table_id, row.by_id, row.name, row.face) for row in rows]

    async def decline(self, guest_id: str, table_id: str) -> None:
        await self._database.execute(
            delete(ASKED).where(ASKED.c.guest_id == guest_id, ASKED.c.table_id == table_id)
        )

    # --- reports

    async def report(self, report: Report) -> bool:
        by = REPORT.c.by_id == report.by_id
        same = by, REPORT.c.guest_id == report.guest_id, REPORT.c.table_id == report.table_id
        lately = by, REPORT.c.at > report.at - DAY_MS

        def work(connection: Connection) -> bool:
            if report.by_id:
                if connection.scalar(select(func.count()).where(*same)):
                    return True
                if (connection.scalar(select(func.count()).where(*lately)) or 0) >= MAX_REPORTS:
                    return False
            known = connection.scalar(select(GUEST.c.name).where(GUEST.c.id == report.guest_id))
            connection.execute(insert(REPORT).values(**asdict(report) | {"name": report.name or known or ""}))
            return True

        return await self._database.write(work)

    async def reports_by(self, guest_id: str) -> list[Report]:
        rows = await self._database.rows(
            select(REPORT).where(REPORT.c.by_id == guest_id).order_by(REPORT.c.at)
        )
        return [_report(row) for row in rows]

    async def reports(self, most: int) -> list[Report]:
        """The last reports, and what was done about them, the oldest first."""
        rows = await self._database.rows(
            select(REPORT).order_by(REPORT.c.at.desc(), REPORT.c.id.desc()).limit(most)
        )
        return [_report(row) for row in reversed(rows)]


def apart(connection: Connection, guest_ids: Sequence[str]) -> set[frozenset[str]]:
    """The pairs of these guests of whom one avoids the other."""
    among = RELATION.c.guest_id.in_(guest_ids), RELATION.c.other_id.in_(guest_ids)
    rows = connection.execute(select(RELATION).where(RELATION.c.kind == "avoid", *among))
    return {frozenset((row.guest_id, row.other_id)) for row in rows}


def delete_relations(connection: Connection, guest_ids: Sequence[str]) -> None:
    """Delete all that guests who are deleted are to others. Their names stay claimed, by nobody."""
    for one, other in (
        (RELATION.c.guest_id, RELATION.c.other_id),
        (ASKED.c.guest_id, ASKED.c.by_id),
        (REPORT.c.guest_id, REPORT.c.by_id),
    ):
        of_guests = or_(one.in_(guest_ids), other.in_(guest_ids))
        connection.execute(delete(one.table).where(of_guests, other != ""))  # not what the operator did
    connection.execute(update(REPORT).where(REPORT.c.guest_id.in_(guest_ids)).values(name=""))
    theirs = update(CLAIMED_NAME).where(CLAIMED_NAME.c.guest_id.in_(guest_ids))
    connection.execute(theirs.values(guest_id=None, name=""))


def delete_expired(connection: Connection, now: int) -> int:
    """Delete old reports, and askings whose time is up; how many."""
    asked = connection.execute(delete(ASKED).where(ASKED.c.until_ms <= now))
    old = delete(REPORT).where(REPORT.c.at < now - REPORTS_DAYS * DAY_MS)
    return asked.rowcount + connection.execute(old).rowcount


def _acquaintance(rows: list[Row[Any]], relation: RelationKind | None) -> Acquaintance:
    last = rows[0]
    played = [row for row in rows if not row.stood_in and not row.own_stood_in]
    return Acquaintance(
        last.guest_id,
        last.name,
        last.face,
        GameEnd(last.table_id, last.number, last.seat),
        relation,
        is_friend=any(row.public is False for row in rows),
        games=len(played),
        won=sum(row.own_place < row.place for row in played),
        lost=sum(row.own_place > row.place for row in played),
    )


def _report(row: Row[Any]) -> Report:
    return Report(row.guest_id, row.by_id, row.table_id, row.seat, row.reason, row.at, row.name)
