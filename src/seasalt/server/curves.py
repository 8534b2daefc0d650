"""The chances to win over finished games, thought out turn by turn: bots have their turns in between."""

from seasalt.curve import turns
from seasalt.rules.record import Record
from seasalt.server.api import Curve, CurvePoint
from seasalt.server.background import Background
from seasalt.server.once import Once
from seasalt.server.thinkers import Thinkers

KEPT = 100  # some kilobytes each


class Curves:
    """One for each node."""

    def __init__(self, thinkers: Thinkers, background: Background) -> None:
        self._thinkers = thinkers
        self._background = background
        self._once: Once[bytes, Curve] = Once(KEPT)

    async def of(self, record: Record, table: str) -> Curve:
        """The curve of a game at a table; its seed, which no other has, tells it from others."""
        assert record.seed is not None
        return await self._once.get(record.seed, lambda: self._make(record, table))

    async def _make(self, record: Record, table: str) -> Curve:
        self._thinkers.get_ready()
        points = []
        for step, game in await self._background.run(table, lambda: list(turns(record))):
            chances = await self._thinkers.outlook(game, table)
            points.append(CurvePoint(step, game.round.number, list(chances)))
        return Curve(list(record.names), points)
