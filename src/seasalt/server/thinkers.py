"""Where bots think: in processes of their own, so that no table waits for another's bot."""

import asyncio
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random

from seasalt.bots import ROSTER
from seasalt.rules.action import Action
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.view import View

FALLBACK = "greedy"


def think(bot: str, view: View, knowledge: Knowledge, options: tuple[Action, ...], seed: str) -> Action:
    """What a bot does; the same seed, the same thought."""
    return ROSTER[bot](Random(seed)).decide(view, knowledge, options)


def _begin_to_think() -> None:
    """First of all in a new process: Ctrl-C is for the node, and when the node dies, so does its thinker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_node, daemon=True).start()


def _end_with_the_node() -> None:
    node = multiprocessing.parent_process()
    assert node is not None
    multiprocessing.connection.wait([node.sentinel])
    os._exit(0)


class Thinkers:
    """Some processes that think. With none, bots think in a thread."""

    def __init__(self, processes: int, budget: float) -> None:
        self._processes = processes
        self._budget = budget
        self._pool: ProcessPoolExecutor | None = None

    async def decide(
        self, bot: str, view: View, knowledge: Knowledge, options: tuple[Action, ...], seed: str
    ) -> Action:
        """What the bot does; one that takes too long, or dies thinking, is answered for by a simpler one."""
        work = (bot, view, knowledge, options, seed)
        if self._processes:
            try:
                running = asyncio.get_running_loop().run_in_executor(self._executor(), think, *work)
                return await asyncio.wait_for(running, self._budget)
            except (TimeoutError, BrokenProcessPool):
                self._discard()
                work = (FALLBACK, *work[1:])
        return await asyncio.to_thread(think, *work)

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")  # a forked loop would share its sockets
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=_begin_to_think)
        return self._pool

    def _discard(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """No more thinking."""
        self._discard()
