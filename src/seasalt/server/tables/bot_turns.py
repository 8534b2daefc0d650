"""When bots move: at fixed times after their turn began, whatever their cards.

A bot begins to think when its turn begins. Its move is made one delay later, or, if it thinks longer, at the
next multiple of the delay. So the time does not reveal how many options it had. For a person who plays alone
and is in a hurry the delay is shorter, for every move alike, and still longer than bots think.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from seasalt.rules.action import Action, Seat
from seasalt.rules.legal import legal_actions
from seasalt.rules.view import view
from seasalt.server.interfaces.bot_work import BotWork, Question
from seasalt.server.tables.room import Room
from seasalt.table.limits import SUMMARY_TIME

HURRIED = 4 / 7  # of the usual delay; half of it is for thinking (`Node`)


class BotTurns:
    """The decisions that bots on this node are making, by table."""

    def __init__(self, bot_pool: BotWork, now: Callable[[], int], delay: int) -> None:
        self._bot_pool = bot_pool
        self._now = now
        self._delay = delay
        self._decisions: dict[str, _Decision] = {}

    async def move(self, room: Room, seat: Seat, bot: str) -> Action | int:
        """The move of the bot to act if it is due now, else when to look again."""
        decision = self._decision(room, seat, bot)
        if not self._delay:
            await asyncio.wait([decision.task])
        delay = int(self._delay * HURRIED) if room.is_hurried else self._delay
        due = decision.due(self._now(), delay)
        if due is not None:
            return due
        try:
            return decision.task.result()
        except Exception:
            self.forget(room.id)  # the next look begins again
            raise

    def forget(self, table_id: str) -> None:
        """Cancel the decision at this table."""
        if (decision := self._decisions.pop(table_id, None)) is not None:
            decision.task.cancel()

    def _decision(self, room: Room, seat: Seat, bot: str) -> "_Decision":
        turn = room.table.position, seat, bot
        decision = self._decisions.get(room.id)
        if decision is None or decision.turn != turn:
            self.forget(room.id)
            since = room.table.thinking_since
            begun = _Decision(turn, asyncio.create_task(self._think(room, seat, bot)), since or self._now())
            begun.task.add_done_callback(lambda _: begun.end(self._now()))
            decision = self._decisions[room.id] = begun
        decision.begin(room.table.thinking_since)
        return decision

    def _think(self, room: Room, seat: Seat, bot: str) -> Coroutine[Any, Any, Action]:
        # Not async: it captures the table as it is now, which may have changed when the work begins.
        return self._bot_pool.decide(bot, question(room, seat), room.id)


def question(room: Room, seat: Seat | None) -> Question:
    """What a bot on this seat is asked now.

    The seed is secret, so that the move cannot be predicted, and depends on the game alone: where the secret
    and the moves are the same, as in the deal of the day, so are the answers.
    """
    table, known = room.table, room.knowledge(seat)
    assert table.game is not None
    assert known is not None
    seed = f"{table.secret}:{len(table.actions)}"
    return Question(view(table.game, seat), known, legal_actions(table.game), seed)


class _Decision:
    """One decision of one bot: when its turn began, and when it was made."""

    def __init__(self, turn: tuple[int, Seat, str], task: asyncio.Task[Action], since: int) -> None:
        self.turn = turn
        self.task = task
        self._turn_began = self._since = since
        self._ended: int | None = None

    def begin(self, since: int | None) -> None:
        """Set when the turn begins; it may be earlier than expected if the summary ends early."""
        if since is not None and since != self._turn_began:
            self._turn_began = self._since = since

    def end(self, now: int) -> None:
        """The bot has decided."""
        if self._ended is None:
            self._ended = now

    def due(self, now: int, delay: int) -> int | None:
        """When the move is due, or when to look again; None if it is due now."""
        if self.task.done():
            self.end(now)
        if now < self._since - SUMMARY_TIME:  # the clock was set back: no summary lasts that long
            self._since = now
            self._ended = None if self._ended is None else now
        if self._ended is None:
            return self._since + delay * max(1, (now - self._since) // delay + 1)
        steps = max(1, -((self._since - self._ended) // delay)) if delay else 0  # rounded up
        due = self._since + delay * steps
        return due if now < due else None
