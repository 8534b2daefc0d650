"""The bots by name."""

from collections.abc import Callable
from random import Random

from seasalt.bots.bot import Bot
from seasalt.bots.greedy import GreedyBot
from seasalt.bots.uniform import UniformBot

ROSTER: dict[str, Callable[[Random], Bot]] = {
    "greedy": GreedyBot,
    "random": UniformBot,
}
