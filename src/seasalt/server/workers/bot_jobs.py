"""The jobs of workers: a bot's decision, a hint, the win chances of a position; and a worker's process.

A process that uses the kernel loads it before its first job. One without thinks in plain Python and checks
its time limit between trials.
"""

import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from functools import cache
from multiprocessing.connection import Connection
from random import Random
from time import monotonic

from seasalt.bots import ROSTER, Explanation, Level, ThinkingBot, adviser
from seasalt.coach.win_curve import chances
from seasalt.kernel.engines import engine
from seasalt.rules.action import Action
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.view import View

NICER = 10

win_chances = chances  # imported here, so that a process has loaded it before its first curve


@cache
def looks_ahead(bot: str) -> bool:
    """Whether a bot looks ahead, and so needs the kernel to be fast."""
    if bot == Level.CHAMPION:  # needs numpy, which only workers should load
        return True
    return isinstance(ROSTER[bot](Random(0)), ThinkingBot)


def decide(
    bot: str,
    view: View,
    knowledge: Knowledge,
    options: tuple[Action, ...],
    seed: str,
    seconds: float | None = None,
) -> Action:
    """The decision of a bot; the same for the same seed, unless it runs out of seconds."""
    player = ROSTER[bot](Random(seed))
    if isinstance(player, ThinkingBot) and seconds is not None:
        _stop_at(player, monotonic() + seconds)
    return player.decide(view, knowledge, options)


def explain(
    view: View,
    knowledge: Knowledge,
    options: tuple[Action, ...],
    seed: str,
    seconds: float,
    deadline: float,
) -> Explanation:
    """The adviser's estimate of each option, before the deadline. All processes share that clock."""
    bot = adviser(Random(seed))
    _stop_at(bot, min(monotonic() + seconds, deadline))
    return bot.explain(view, knowledge, options)


def _stop_at(bot: ThinkingBot, until: float) -> None:
    bot.must_stop = lambda: monotonic() >= until


def run_worker_process(pipe: Connection, warm: bool) -> None:
    """Run the jobs sent over the pipe until it is closed. The first message back is the engine's name."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the node handles Ctrl-C
    if hasattr(os, "nice"):
        os.nice(NICER)  # people's moves are answered first, where there are too few cores for both
    threading.Thread(target=_exit_with_node, daemon=True).start()
    if warm:
        engine.load_jobs()
    else:
        engine.stay_plain()
    try:
        pipe.send(engine.ready_engine().NAME)
        while True:
            work, args = pipe.recv()
            try:
                answer = (True, work(*args))
            except Exception as error:
                answer = (False, type(error).__name__)  # without its message, which could name a card
            pipe.send(answer)
    except (EOFError, OSError):
        os._exit(0)


def _exit_with_node() -> None:
    node = multiprocessing.parent_process()
    assert node is not None
    multiprocessing.connection.wait([node.sentinel])
    os._exit(0)
