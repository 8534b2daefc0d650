"""The jobs of workers: a bot's decision, a hint, the win chances of a position.

Without the kernel, a job thinks in plain Python and checks its time limit between trials.
"""

from functools import cache
from random import Random
from time import monotonic

from seasalt.bots import ROSTER, Explanation, Level, ThinkingBot, adviser
from seasalt.coach.win_curve import chances
from seasalt.rules.action import Action
from seasalt.server.interfaces.bot_work import Question

win_chances = chances  # imported here, so that a process has loaded it before its first curve


@cache
def needs_search(bot: str) -> bool:
    """Whether a bot looks ahead, and so needs the kernel to be fast."""
    if bot == Level.CHAMPION:  # needs numpy, which only workers should load
        return True
    return isinstance(ROSTER[bot](Random(0)), ThinkingBot)


def decide(bot: str, asked: Question, seconds: float | None = None) -> Action:
    """The decision of a bot; the same for the same seed, unless it runs out of seconds."""
    player = ROSTER[bot](Random(asked.seed))
    if isinstance(player, ThinkingBot) and seconds is not None:
        _stop_at(player, monotonic() + seconds)
    return player.decide(asked.view, asked.knowledge, asked.options)


def explain(asked: Question, seconds: float, deadline: float) -> Explanation:
    """The adviser's estimate of each option, before the deadline. All processes share that clock."""
    bot = adviser(Random(asked.seed))
    _stop_at(bot, min(monotonic() + seconds, deadline))
    return bot.explain(asked.view, asked.knowledge, asked.options)


def _stop_at(bot: ThinkingBot, until: float) -> None:
    bot.must_stop = lambda: monotonic() >= until
