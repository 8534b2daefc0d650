"""Bots that think where the node runs, and long work done there: without processes and threads.

While a bot thinks nothing else happens, so it gets little time; other work comes in between two thoughts.
"""

import asyncio
import logging
from collections.abc import Callable
from time import monotonic
from typing import TypeVar, TypeVarTuple

from seasalt.bots import Explanation, Level
from seasalt.offline.network_files import NetworkFiles
from seasalt.rules.action import Action
from seasalt.rules.game import Game
from seasalt.server.interfaces.asker import Asker
from seasalt.server.interfaces.bot_work import SIMPLER, Question, ThinkingFailed
from seasalt.server.jobs import bot_jobs
from seasalt.server.jobs.bot_jobs import needs_search
from seasalt.server.monitoring.server_log import log

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

NETWORKS = frozenset({Level.CHAMPION, "net"})  # bots that are networks
MOVE_SECONDS = 1.2
HINT_SECONDS = 1.5


class InlineBots:
    """One thought after another, on the event loop."""

    def __init__(
        self,
        move_seconds: float = MOVE_SECONDS,
        hint_seconds: float = HINT_SECONDS,
        *,
        networks: NetworkFiles | None = None,
    ) -> None:
        self.move_seconds = move_seconds
        self._networks = networks or NetworkFiles()
        self._hint_seconds = hint_seconds
        self._turn = asyncio.Lock()
        self._closed = False

    def get_ready(self) -> None:
        """There is nothing to prepare."""

    async def decide(self, bot: str, asked: Question, table: str) -> Action:
        if needs_search(bot):
            try:
                return await self.decide_in_time(bot, asked, table)
            except ThinkingFailed:
                bot = SIMPLER
        async with self._turn:
            await asyncio.sleep(0)
            return bot_jobs.decide(bot, asked)

    async def decide_in_time(self, bot: str, asked: Question, table: str) -> Action:
        if bot in NETWORKS:
            await self._networks.bring()
        return await self._think(table, bot_jobs.decide, bot, asked, self.move_seconds)

    async def explain(self, asker: Asker, asked: Question, table: str) -> Explanation:
        latest = monotonic() + 10 * self._hint_seconds
        return await self._think(table, bot_jobs.explain, asked, self._hint_seconds, latest)

    async def win_chances(self, asker: Asker, game: Game, table: str) -> tuple[float, ...]:
        return await self._think(table, bot_jobs.win_chances, game)

    async def review(self, asker: Asker, table: str, work: Callable[[*Ts], T], *args: *Ts) -> T:
        return await self._think(table, work, *args)

    def used(self, asker: Asker) -> float:
        return 0.0  # there is one person, with whom nobody shares

    def close(self) -> None:
        self._closed = True

    async def _think(self, table: str, work: Callable[[*Ts], T], *args: *Ts) -> T:
        async with self._turn:
            await asyncio.sleep(0)  # messages are answered between two thoughts
            if self._closed:
                raise ThinkingFailed
            try:
                return work(*args)
            except Exception as error:
                log(logging.WARNING, "thought_failed", table=table, why=type(error).__name__)
                raise ThinkingFailed from None


class InlineWork:
    """Long work on the event loop, one piece after another."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def run(self, asker: Asker, work: Callable[[], T]) -> T:
        async with self._turn:
            await asyncio.sleep(0)
            return work()

    def close(self) -> None:
        """There is nothing to end."""
