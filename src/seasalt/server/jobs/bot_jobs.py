"""The jobs of workers: a bot's decision, a hint, the win chances of a position.

Without the kernel, a job thinks in plain Python and checks its time limit between trials.
"""

from functools import cache
from random import Random
from time import monotonic

from seasalt.bots import ROSTER, Explanation, Level, ThinkingBot, adviser
from seasalt.coach.win_curve import chances
from seasalt.rules.action import Action
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.view import View

win_chances = chances  # imported here, so that a process has loaded it before its first curve


@cache
def needs_search(bot: str) -> bool:
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
