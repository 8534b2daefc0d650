"""Reviews of finished games in the database: what was found so far, and which node goes on with it."""

from sqlalchemy import or_, select, update

from seasalt.server.storage.database import Database
from seasalt.server.storage.nodes import is_valid
from seasalt.server.storage.schema import REVIEW


class ReviewStore:
    """The reviews of all games, by table and number of the game: a `FindingStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def findings(self, table_id: str, game: int) -> bytes | None:
        wanted = select(REVIEW.c.findings).where(REVIEW.c.table_id == table_id, REVIEW.c.game == game)
        return await self._database.read(lambda connection: connection.execute(wanted).scalar())

    async def hold(self, table_id: str, game: int, node: str, now: int, until: int, *, alone: bool) -> bool:
        lease = {"holder": node, "until_ms": until}
        holding = self._database.insert(REVIEW).values(table_id=table_id, game=game, **lease)
        free = or_(REVIEW.c.holder == node, ~is_valid(REVIEW.c.until_ms, now))
        held = holding.on_conflict_do_update(
            index_elements=["table_id", "game"], set_=lease, where=None if alone else free
        ).returning(REVIEW.c.game)
        return bool(await self._database.execute(held))

    async def keep(self, table_id: str, game: int, node: str, until: int, findings: bytes) -> None:
        mine = (REVIEW.c.table_id == table_id, REVIEW.c.game == game, REVIEW.c.holder == node)
        keeping = update(REVIEW).where(*mine).values(findings=findings, until_ms=until)
        await self._database.execute(keeping)
