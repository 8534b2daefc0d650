"""The chances to win over finished games: thought out once, turn by turn, and kept while there is room."""

import asyncio
from collections import OrderedDict

from seasalt.curve import turns
from seasalt.rules.record import Record
from seasalt.server.api import Curve, CurvePoint
from seasalt.server.thinkers import Thinkers

KEPT = 100  # some kilobytes each


class Curves:
    """One for each node."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._made: OrderedDict[bytes, asyncio.Future[Curve]] = OrderedDict()

    async def of(self, record: Record) -> Curve:
        """The curve of a game; who asks while it is being made waits for the same one."""
        assert record.seed is not None
        key = record.seed  # nobody else has it
        if key not in self._made:
            self._made[key] = asyncio.ensure_future(self._make(record))
        self._made.move_to_end(key)
        while len(self._made) > KEPT:
            self._made.popitem(last=False)
        making = self._made[key]
        try:
            return await asyncio.shield(making)
        except BaseException:
            if making.done() and self._made.get(key) is making:
                del self._made[key]  # it went wrong
            raise

    async def _make(self, record: Record) -> Curve:
        """A turn at a time: bots have their turns in between."""
        self._thinkers.get_ready()
        points = []
        for step, game in await asyncio.to_thread(lambda: list(turns(record))):
            chances = await self._thinkers.outlook(game)
            points.append(CurvePoint(step, game.round.number, list(chances)))
        return Curve(list(record.names), points)
