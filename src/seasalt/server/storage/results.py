"""How finished games ended for people, in the database; rows are written with the games' ends (`appends`)."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Integer, and_, cast, func, select, update

from seasalt.server.interfaces.stored_facts import ReviewedGame
from seasalt.server.storage.database import Database
from seasalt.server.storage.schema import DAILY_MASTER, DAILY_TRY, FINISHED_GAME
from seasalt.wire.accounts import GameCounts

_COUNTS = and_(FINISHED_GAME.c.kind != "practice", FINISHED_GAME.c.stood_in.is_not(True))


class Results:
    """The results of all people: a `ResultStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def counts(self, guest_id: str) -> list[GameCounts]:
        game = FINISHED_GAME.c
        known = {
            "won": func.sum(cast(game.won, Integer)),
            "rounds": func.sum(game.rounds),
            "stops": func.sum(game.stops),
            "bets": func.sum(game.bets),
            "bets_won": func.sum(game.bets_won),
            "mermaids": func.sum(cast(game.by_mermaids, Integer) * cast(game.won, Integer)),
            "best": func.max(game.best),
        }
        figures = (func.coalesce(figure, 0).label(name) for name, figure in known.items())
        mine = (
            select(game.against, game.extra_salt, func.count().label("games"), *figures)
            .where(game.guest_id == guest_id, _COUNTS)
            .group_by(game.against, game.extra_salt)
            .order_by(game.against, game.extra_salt)
        )
        return [GameCounts(**row._mapping) for row in await self._database.rows(mine)]

    async def reviewed(self, guest_id: str, most: int) -> list[ReviewedGame]:
        game = FINISHED_GAME.c
        mine = select(game.at, game.accuracy, game.luck).where(game.guest_id == guest_id, _COUNTS)
        newest = mine.where(game.luck.is_not(None)).order_by(game.at.desc()).limit(most)
        return [ReviewedGame(row.at, row.accuracy, row.luck) for row in await self._database.rows(newest)]

    async def masters_beaten(self, guest_id: str) -> int:
        same = and_(DAILY_MASTER.c.date == DAILY_TRY.c.date, DAILY_MASTER.c.kind == DAILY_TRY.c.kind)
        tries = select(func.count()).select_from(DAILY_TRY).join(DAILY_MASTER, same)
        beaten = DAILY_TRY.c.guest_id == guest_id, DAILY_TRY.c.difference > DAILY_MASTER.c.difference
        [row] = await self._database.rows(tries.where(*beaten))
        return int(row[0])

    async def all_of(self, guest_id: str) -> list[dict[str, Any]]:
        game = FINISHED_GAME.c
        mine = select(FINISHED_GAME).where(game.guest_id == guest_id).order_by(game.at, game.number)
        return [dict(row._mapping) for row in await self._database.rows(mine)]

    async def keep_review(
        self, table_id: str, game: int, seats: Sequence[tuple[float | None, float]]
    ) -> None:
        def work(connection: Connection) -> None:
            reviewed = update(FINISHED_GAME).where(
                FINISHED_GAME.c.table_id == table_id, FINISHED_GAME.c.number == game
            )
            for seat, (accuracy, luck) in enumerate(seats):
                found = {"accuracy": None if accuracy is None else round(accuracy), "luck": luck}
                connection.execute(reviewed.where(FINISHED_GAME.c.seat == seat).values(found))

        await self._database.write(work)
