"""The adviser behind hints: the strongest player that the time for a hint allows."""

from random import Random

from seasalt.bots.bot import Budget
from seasalt.bots.levels import LEVELS, Level, champion
from seasalt.bots.network.weights import are_here
from seasalt.bots.thinking_bot import ThinkingBot

PLAYOUTS = 2500  # of the champion: 0.15 s of CPU on average, 0.5 s where all are needed


def adviser(rng: Random) -> ThinkingBot:
    """A champion that thinks longer than the level does; where networks cannot play, the master."""
    bot = champion(rng, Budget(playouts=PLAYOUTS)) if are_here() else LEVELS[Level.MASTER](rng)
    assert isinstance(bot, ThinkingBot)
    return bot
