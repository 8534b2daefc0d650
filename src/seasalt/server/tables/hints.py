"""Hints: what the strongest bot would do, for the seat to act, from what it can know."""

from collections.abc import Coroutine
from typing import Any

from seasalt.bots import Explanation
from seasalt.rules.action import Seat
from seasalt.server.interfaces.asker import Asker
from seasalt.server.interfaces.bot_work import BotWork
from seasalt.server.tables.bot_turns import question
from seasalt.server.tables.room import Room
from seasalt.server.tables.shared_work import SharedWork
from seasalt.table.command_handler import check_hint
from seasalt.wire.http import Hint, Prospect

KEPT = 1000


class Hints:
    """The hints of one node."""

    def __init__(self, bot_pool: BotWork) -> None:
        self._bot_pool = bot_pool
        self._results: SharedWork[tuple[str, int], Explanation] = SharedWork(KEPT)

    async def of(self, asker: Asker, room: Room, seat: Seat | None) -> Hint:
        """The options of this seat, best first; asking again gives the same hint.

        Hints are not logged: they change no table, and other players do not learn that one was given.
        """
        table = room.table
        check_hint(table, seat)
        key = room.id, table.position
        explained = await self._results.get(key, lambda: self._think(asker, room, seat))
        return Hint(
            table.version,
            [Prospect(str(p.action), p.win_chance, p.low, p.high, p.points) for p in explained.prospects],
        )

    def _think(self, asker: Asker, room: Room, seat: Seat | None) -> Coroutine[Any, Any, Explanation]:
        # Not async: it captures the table as it is now, which may have changed when the work begins.
        seed = f"{room.id}:{room.table.position}"  # need not be secret
        return self._bot_pool.explain(asker, question(room, seat)._replace(seed=seed), room.id)
