"""Bots: a View and its Knowledge go in, an Action comes out."""

from seasalt.bots.bot import Bot
from seasalt.bots.greedy import GreedyBot
from seasalt.bots.roster import ROSTER
from seasalt.bots.uniform import UniformBot

__all__ = ["ROSTER", "Bot", "GreedyBot", "UniformBot"]
