"""Bots: a View and its Knowledge go in, an Action comes out."""

from seasalt.bots.adviser import adviser
from seasalt.bots.bot import Bot, Budget, parse_budget
from seasalt.bots.contract import BrokenContract, check_bot
from seasalt.bots.entrant import Entrant, maker_of, name_of
from seasalt.bots.explanation import Explanation, Prospect
from seasalt.bots.greedy import GreedyBot
from seasalt.bots.levels import LEVELS, Level
from seasalt.bots.monte_carlo import MonteCarloBot
from seasalt.bots.names import NAMES, name_for
from seasalt.bots.quick_bot import QuickBot
from seasalt.bots.roster import ROSTER, THINKERS, BotError, BotFault, Maker, Thinker, parse_bot
from seasalt.bots.search import SearchBot
from seasalt.bots.thinking_bot import ThinkingBot
from seasalt.bots.uniform import UniformBot

__all__ = [
    "LEVELS",
    "NAMES",
    "ROSTER",
    "THINKERS",
    "Bot",
    "BotError",
    "BotFault",
    "BrokenContract",
    "Budget",
    "Entrant",
    "Explanation",
    "GreedyBot",
    "Level",
    "Maker",
    "MonteCarloBot",
    "Prospect",
    "QuickBot",
    "SearchBot",
    "Thinker",
    "ThinkingBot",
    "UniformBot",
    "adviser",
    "check_bot",
    "maker_of",
    "name_for",
    "name_of",
    "parse_bot",
    "parse_budget",
]
