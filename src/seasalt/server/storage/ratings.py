"""Ratings of people in the database: every rated game that ends changes them, in the same transaction.

They are a fold over the rated games in the order of `rated_at`, so `rebuild` finds the same.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, Row, func, insert, select, update

from seasalt.server.interfaces.stored_facts import EndedGame, ListedRating
from seasalt.server.ratings.rated_games import LATELY_MS, Pair, RatedGame, RatedSeat, fold, rated
from seasalt.server.ratings.rating import NEWCOMER, Rating
from seasalt.server.storage.database import Database
from seasalt.server.storage.schema import FINISHED_GAME, GUEST, LOBBY_TABLE, RATING, SEAT
from seasalt.table.table import Stage

RATING_LOCK = 7_257_260  # as MIGRATION_LOCK: any number that is unused on the server
GAME = FINISHED_GAME.c


class Ratings:
    """The ratings of all people: a `RatingStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, guest_id: str) -> tuple[Rating, bool]:
        rows = await self._database.rows(select(RATING).where(RATING.c.guest_id == guest_id))
        return next(((_rating(row), row.listed) for row in rows), (NEWCOMER, False))

    async def set_listed(self, guest_id: str, listed: bool) -> None:
        new = self._database.insert(RATING).values(guest_id=guest_id, listed=listed, **asdict(NEWCOMER))
        changing = new.on_conflict_do_update(index_elements=["guest_id"], set_={"listed": listed})
        await self._database.execute(changing)

    async def rated_table(self, guest_id: str) -> str | None:
        return await self._database.read(lambda connection: rated_table(connection, [guest_id]))

    async def listed(self, since: int, games: int) -> list[ListedRating]:
        active = RATING.c.listed, RATING.c.at >= since, RATING.c.games >= games
        rows = select(RATING, GUEST.c.name, GUEST.c.face).join(GUEST, GUEST.c.id == RATING.c.guest_id)
        found = await self._database.rows(rows.where(*active))
        return [ListedRating(row.guest_id, row.name, row.face, _rating(row)) for row in found]

    async def rebuild(self) -> tuple[int, int]:
        """Make all ratings again from the rated games: how many there are, and how many were different."""

        def work(connection: Connection) -> tuple[int, int]:
            _lock(connection)
            rows = connection.execute(_RATED.where(GAME.rated_at.is_not(None))).all()
            alive = set(connection.scalars(select(GUEST.c.id)))
            after = {guest: rating for guest, rating in fold(_games(rows)).items() if guest in alive}
            before = {row.guest_id: _rating(row) for row in connection.execute(select(RATING))}
            gone = {guest: NEWCOMER for guest, old in before.items() if guest not in after and old.games}
            changed = {guest: new for guest, new in (gone | after).items() if before.get(guest) != new}
            _write(connection, changed)
            return len(after), len(changed)

        return await self._database.write(work)


def rate_game(connection: Connection, ended: EndedGame, at: int) -> int | None:
    """Rate the people of a game that ends, in the open transaction; when it counts, None if it does not."""
    if not any(result.rated for result in ended.results):
        return None
    _lock(connection)
    last = connection.scalar(select(func.max(GAME.rated_at)))
    now = at if last is None else max(at, last + 1)
    seat, guest = next((seat, guest) for seat, guest in enumerate(ended.seats) if guest)
    result = ended.results[seat]
    game = _game(now, seat, guest, result.place, result.stood_in, result.opponents)
    rows = connection.execute(select(RATING).where(RATING.c.guest_id.in_(game.people)))
    known = {row.guest_id: _rating(row) for row in rows}
    _write(connection, rated(game, known, _met(connection, game)))
    return now


def rated_table(connection: Connection, guest_ids: Sequence[str]) -> str | None:
    """The table of a rated game of one of the guests that is not over."""
    seats = select(SEAT.c.table_id).join(LOBBY_TABLE, LOBBY_TABLE.c.id == SEAT.c.table_id)
    # The summary is JSON of our own: a name in it cannot contain this quotation mark.
    rated_ones = LOBBY_TABLE.c.status != Stage.OVER, LOBBY_TABLE.c.summary.contains('"for_ratings": true')
    return connection.scalar(seats.where(SEAT.c.guest_id.in_(guest_ids), *rated_ones).limit(1))


def _met(connection: Connection, game: RatedGame) -> dict[Pair, list[int]]:
    """When the people of a game have met in the 30 days before it."""
    lately = GAME.guest_id.in_(game.people), GAME.rated_at > game.at - LATELY_MS
    met: dict[Pair, list[int]] = {pair: [] for pair in game.pairs}
    for earlier in _games(connection.execute(_RATED.where(*lately)).all()):
        for pair in met.keys() & earlier.pairs:
            met[pair].append(earlier.at)
    return met


def _games(rows: Iterable[Any]) -> Iterable[RatedGame]:
    """The rated games of rows in their order; any row tells the whole game."""
    for at, people in groupby(rows, key=lambda row: row.rated_at):
        row = next(people)
        yield _game(at, row.seat, row.guest_id, row.place, row.stood_in, row.opponents)


def _game(at: int, seat: int, guest: str, place: int, left: bool | None, opponents: str) -> RatedGame:
    others = [
        RatedSeat(other["guest"], other["bot"], other["place"], bool(other["stood_in"]))
        for other in json.loads(opponents)
    ]
    return RatedGame(at, (*others[:seat], RatedSeat(guest, None, place, bool(left)), *others[seat:]))


def _write(connection: Connection, ratings: dict[str, Rating]) -> None:
    known = set(connection.scalars(select(RATING.c.guest_id).where(RATING.c.guest_id.in_(ratings))))
    for guest_id, rating in ratings.items():
        values = asdict(rating)
        if guest_id in known:
            connection.execute(update(RATING).where(RATING.c.guest_id == guest_id).values(values))
        else:
            connection.execute(insert(RATING).values(guest_id=guest_id, **values))


def _lock(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":  # one at a time; SQLite has one writer anyway
        connection.execute(select(func.pg_advisory_xact_lock(RATING_LOCK)))


def _rating(row: Row[Any]) -> Rating:
    return Rating(row.mean, row.deviation, row.games, row.at)


_RATED = select(GAME.guest_id, GAME.seat, GAME.opponents, GAME.place, GAME.stood_in, GAME.rated_at).order_by(
    GAME.rated_at, GAME.seat
)
