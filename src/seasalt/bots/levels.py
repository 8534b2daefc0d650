"""Six levels of play. A lower level sees less far ahead; none blunders on purpose.

| level    | sees                                                                     |
|----------|--------------------------------------------------------------------------|
| beginner | the points of a card now; calls late and lets others build               |
| casual   | also what a duo or a begun collection promises, and how far it is ahead  |
| skilled  | also what the next seat wants, colors, and when a round decides the game |
| expert   | a handful of ways in which the round may go on, and the game after it    |
| master   | thousands of them, most where the choice is hard                         |
| champion | hundreds, played by a network that learned what good players would do    |

The champion needs numpy, or a browser; without either there are five levels.
"""

from collections.abc import Callable
from enum import StrEnum
from random import Random

from seasalt.bots.bot import Bot, Budget
from seasalt.bots.easy_levels import BeginnerBot, CasualBot
from seasalt.bots.monte_carlo import MonteCarloBot
from seasalt.bots.network.weights import can_play
from seasalt.bots.quick_bot import QuickBot
from seasalt.bots.search import SearchBot
from seasalt.kernel.players.policy import KEEN


class Level(StrEnum):
    """The levels, easiest first."""

    BEGINNER = "beginner"
    CASUAL = "casual"
    SKILLED = "skilled"
    EXPERT = "expert"
    MASTER = "master"
    CHAMPION = "champion"


def champion(rng: Random, budget: Budget = Budget(playouts=400)) -> Bot:  # noqa: B008 # frozen
    """A champion with a budget, by default that of the level."""
    from seasalt.bots.network.champion import ChampionBot  # loads numpy

    return ChampionBot(rng, budget)


LEVELS: dict[Level, Callable[[Random], Bot]] = {
    Level.BEGINNER: BeginnerBot,
    Level.CASUAL: CasualBot,
    Level.SKILLED: lambda rng: QuickBot(rng, KEEN),
    Level.EXPERT: lambda rng: MonteCarloBot(rng, Budget(playouts=40)),
    Level.MASTER: lambda rng: SearchBot(rng, Budget(playouts=8000)),
}
"""Budgets are playouts rather than time, so that a seed reproduces a game."""

if can_play():
    LEVELS[Level.CHAMPION] = champion
