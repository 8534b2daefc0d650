"""Win curves of finished games, computed turn by turn so that bots get their turns in between."""

from seasalt.coach.win_curve import turns
from seasalt.rules.record import Record
from seasalt.server.interfaces.asker import Asker
from seasalt.server.interfaces.bot_work import BotWork
from seasalt.server.interfaces.long_work import LongWork
from seasalt.server.tables.shared_work import SharedWork
from seasalt.wire.http import Curve, CurvePoint

KEPT = 100  # some kilobytes each


class WinCurves:
    """The win curves of one node."""

    def __init__(self, bot_pool: BotWork, background: LongWork) -> None:
        self._bot_pool = bot_pool
        self._background = background
        self._results: SharedWork[tuple[str, object], Curve] = SharedWork(KEPT)

    async def of(self, asker: Asker, record: Record, table: str) -> Curve:
        """The curve of a game at a table, where every game has its own seed."""
        key = table, record.seed or record.actions  # a game that began elsewhere has no seed
        return await self._results.get(key, lambda: self._make(asker, record, table))

    async def _make(self, asker: Asker, record: Record, table: str) -> Curve:
        self._bot_pool.get_ready()
        points = []
        for step, game in await self._background.run(asker, lambda: list(turns(record))):
            chances = await self._bot_pool.win_chances(asker, game, table)
            points.append(CurvePoint(step, game.round.number, list(chances)))
        return Curve(list(record.names), points)
