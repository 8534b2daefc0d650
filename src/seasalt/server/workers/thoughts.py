"""What runs where bots think: functions of a View and Knowledge, and the process that is sent them.

A process that has the kernel has loaded it before its first thought. One without thinks in plain Python, and
keeps to its seconds by itself: it looks at the clock between tries.
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

from seasalt.bots import ROSTER, Explanation, Level, ThinkingBot
from seasalt.coach.win_curve import chances
from seasalt.kernel.engines import engine
from seasalt.rules.action import Action
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.view import View

ADVISER = Level.MASTER

outlook = chances  # imported here: a process that is sent a first curve has read all it needs


@cache
def looks_ahead(bot: str) -> bool:
    """Whether that bot needs the kernel to be fast."""
    return isinstance(ROSTER[bot](Random(0)), ThinkingBot)


def think(
    bot: str,
    view: View,
    knowledge: Knowledge,
    options: tuple[Action, ...],
    seed: str,
    seconds: float | None = None,
) -> Action:
    """What a bot does; the same seed, the same thought, unless its seconds are up before."""
    player = ROSTER[bot](Random(seed))
    if isinstance(player, ThinkingBot) and seconds is not None:
        _stop_at(player, monotonic() + seconds)
    return player.decide(view, knowledge, options)


def advise(
    view: View,
    knowledge: Knowledge,
    options: tuple[Action, ...],
    seed: str,
    seconds: float,
    deadline: float,
) -> Explanation:
    """What the adviser holds of each option; it ends before the deadline. All processes share that clock."""
    adviser = ROSTER[ADVISER](Random(seed))
    assert isinstance(adviser, ThinkingBot)
    _stop_at(adviser, min(monotonic() + seconds, deadline))
    return adviser.explain(view, knowledge, options)


def _stop_at(bot: ThinkingBot, until: float) -> None:
    bot.must_stop = lambda: monotonic() >= until


def serve(line: Connection, warm: bool) -> None:
    """Think what comes over the line, until its other end is closed. The first word is the engine's name."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the node
    threading.Thread(target=_end_with_the_node, daemon=True).start()
    if warm:
        engine.get_ready()
    else:
        engine.stay_plain()
    try:
        line.send(engine.at_hand().NAME)
        while True:
            work, args = line.recv()
            try:
                answer = (True, work(*args))
            except Exception as error:
                answer = (False, type(error).__name__)  # no more of it: a message could name a card
            line.send(answer)
    except (EOFError, OSError):
        os._exit(0)


def _end_with_the_node() -> None:
    node = multiprocessing.parent_process()
    assert node is not None
    multiprocessing.connection.wait([node.sentinel])
    os._exit(0)
