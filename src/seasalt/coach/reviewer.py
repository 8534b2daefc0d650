"""The reviewer: the strongest player that can look at every decision of a game within seconds."""

from random import Random
from typing import Final

from seasalt.bots.bot import Budget
from seasalt.bots.levels import champion
from seasalt.bots.network.weights import are_here
from seasalt.bots.search import SearchBot

CHAMPIONS_PLAYOUTS: Final = 250  # a game of two takes 2 to 5 seconds of CPU, one of four 5 to 8
PLAYOUTS_WITHOUT_NETWORK: Final = 2000


def reviewer(rng: Random) -> SearchBot:
    """A champion; where networks cannot play, a search."""
    if not are_here():
        return SearchBot(rng, Budget(playouts=PLAYOUTS_WITHOUT_NETWORK))
    bot = champion(rng, Budget(playouts=CHAMPIONS_PLAYOUTS))
    assert isinstance(bot, SearchBot)
    return bot


def reviewer_name() -> str:
    """The reviewer as the roster names it."""
    if not are_here():
        return f"search:{PLAYOUTS_WITHOUT_NETWORK}"
    return f"champion:{CHAMPIONS_PLAYOUTS}"
