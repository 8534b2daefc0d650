"""Bots: a View and its Knowledge go in, an Action comes out."""

from seasalt.bots.bot import Bot, Budget, parse_budget
from seasalt.bots.contract import BrokenContract, check_bot
from seasalt.bots.greedy import GreedyBot
from seasalt.bots.roster import ROSTER, THINKERS, BotError, BotFault, Maker, Thinker, parse_bot
from seasalt.bots.uniform import UniformBot

__all__ = [
    "ROSTER",
    "THINKERS",
    "Bot",
    "BotError",
    "BotFault",
    "BrokenContract",
    "Budget",
    "GreedyBot",
    "Maker",
    "Thinker",
    "UniformBot",
    "check_bot",
    "parse_bot",
    "parse_budget",
]
