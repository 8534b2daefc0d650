"""Where bots think: in processes of their own, so that no table waits for another's bot.

The kernel gets ready in them only when somebody needs it: a bot that looks ahead, a hint, a curve. Until then
it runs in plain Python, and decides the same.
"""

import asyncio
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection
from random import Random
from time import monotonic
from typing import Any, TypeVar, TypeVarTuple

from seasalt.bots import ROSTER, Explanation, Level, ThinkingBot
from seasalt.curve import chances
from seasalt.kernel.engine import warm_up
from seasalt.rules.action import Action
from seasalt.rules.game import Game
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.view import View

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

FALLBACK = "greedy"
ADVISER = Level.MASTER
GOODBYE = 1.0
PATIENCE = 3  # times as long as for a bot, before somebody who wants a hint gets none


class NoThought(Exception):
    """Whoever was asked took too long, or died thinking."""


def think(bot: str, view: View, knowledge: Knowledge, options: tuple[Action, ...], seed: str) -> Action:
    """What a bot does; the same seed, the same thought."""
    return ROSTER[bot](Random(seed)).decide(view, knowledge, options)


def advise(view: View, knowledge: Knowledge, options: tuple[Action, ...], seed: str) -> Explanation:
    """What the adviser holds of each option; the same seed, the same advice."""
    adviser = ROSTER[ADVISER](Random(seed))
    assert isinstance(adviser, ThinkingBot)
    return adviser.explain(view, knowledge, options)


def looks_ahead(bot: str) -> bool:
    """Whether that bot needs the kernel to be fast."""
    return isinstance(ROSTER[bot](Random(0)), ThinkingBot)


def _begin_to_think(wanted: Connection) -> None:
    """First of all in a new process: Ctrl-C is for the node, and when the node dies, so does its thinker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_node, daemon=True).start()
    threading.Thread(target=_get_ready_when, args=(wanted,), daemon=True).start()


def _get_ready_when(wanted: Connection) -> None:
    wanted.poll(None)  # until its other end is closed
    warm_up()


def _end_with_the_node() -> None:
    node = multiprocessing.parent_process()
    assert node is not None
    multiprocessing.connection.wait([node.sentinel])
    os._exit(0)


def _in_time(deadline: float, work: Callable[[*Ts], T], *args: *Ts) -> T:
    """Do what somebody may still be waiting for. A process asks the same clock as its node."""
    if monotonic() > deadline:
        raise NoThought
    return work(*args)


def _hear(answer: asyncio.Future[Any]) -> None:
    """Though nobody may be waiting for it any more."""
    if not answer.cancelled():
        answer.exception()


class Thinkers:
    """Some processes that think. With none, bots think in a thread."""

    def __init__(self, processes: int, budget: float) -> None:
        self._processes = processes
        self._budget = budget
        self._pool: ProcessPoolExecutor | None = None
        self._line: tuple[Connection, Connection] | None = None  # to all processes: closed, it says get ready
        self._is_wanted = False

    def get_ready(self) -> None:
        """Somebody is going to need the kernel: it gets ready in the background."""
        if self._is_wanted:
            return
        self._is_wanted = True
        if self._processes:
            with suppress(BrokenProcessPool):  # whoever asks next finds out
                self._executor().submit(int)  # who has not begun yet begins now
            assert self._line is not None
            self._line[1].close()
        else:
            warm_up()

    async def decide(
        self, bot: str, view: View, knowledge: Knowledge, options: tuple[Action, ...], seed: str
    ) -> Action:
        """What the bot does; one that takes too long, or dies thinking, is answered for by a simpler one."""
        try:
            return await self._ask(think, bot, view, knowledge, options, seed)
        except NoThought:
            return await asyncio.to_thread(think, FALLBACK, view, knowledge, options, seed)

    async def explain(
        self, view: View, knowledge: Knowledge, options: tuple[Action, ...], seed: str
    ) -> Explanation:
        """What the adviser holds of each option; nobody simpler can answer for it, so it has more time."""
        return await self._ask(advise, view, knowledge, options, seed, budget=PATIENCE * self._budget)

    async def outlook(self, game: Game) -> tuple[float, ...]:
        """The chances of all seats in a position of a game that is over by now."""
        return await self._ask(chances, game)

    async def _ask(self, work: Callable[[*Ts], T], *args: *Ts, budget: float | None = None) -> T:
        """Have it done there, within the budget."""
        budget = self._budget if budget is None else budget
        if not self._processes:
            return await asyncio.to_thread(work, *args)
        pool = self._executor()
        try:
            asked = pool.submit(partial(_in_time, monotonic() + budget, work, *args))
            answer = asyncio.wrap_future(asked)
            answer.add_done_callback(_hear)
            await asyncio.wait([answer], timeout=budget)
            if answer.done() and not answer.cancelled():
                return answer.result()
            if asked.running():  # who only waits for others does no harm
                self._discard(pool)
        except BrokenProcessPool:
            self._discard(pool)
        raise NoThought

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")  # a forked loop would share its sockets
            self._line = hear, tell = spawn.Pipe(duplex=False)
            if self._is_wanted:
                tell.close()
            self._pool = ProcessPoolExecutor(
                self._processes, spawn, initializer=_begin_to_think, initargs=(hear,)
            )
        return self._pool

    def _discard(self, pool: ProcessPoolExecutor) -> None:
        """End these processes; who waits for them is told so. The next ones begin when they are needed."""
        if self._pool is pool:
            self._pool = None
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)
            for end in self._line or ():
                end.close()

    def close(self) -> None:
        """No more thinking."""
        if (pool := self._pool) is not None:
            manager = pool._executor_manager_thread
            self._discard(pool)
            if isinstance(manager, threading.Thread):
                manager.join(GOODBYE)  # a node that ends by a signal is to leave no semaphores behind
