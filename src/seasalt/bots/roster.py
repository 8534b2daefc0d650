"""The bots by name: `greedy`, or with a budget behind a colon, `mc:100`, `search:50ms`.

The opponents of the field (`bots.benchmark_opponents`) have names of their own, `field:rusher`.
Only bots without a budget in their name can join a table, so that no client can request more of the
server's time than the levels take.
"""

from collections.abc import Callable, Mapping
from enum import StrEnum
from importlib.util import find_spec
from random import Random
from typing import NamedTuple

from seasalt.bots.benchmark_opponents import opponents as field
from seasalt.bots.bot import Bot, Budget, parse_budget
from seasalt.bots.characters.collector import Collector
from seasalt.bots.characters.gambler import Gambler
from seasalt.bots.characters.mermaid_hunter import MermaidHunter
from seasalt.bots.characters.rusher import Rusher
from seasalt.bots.greedy import GreedyBot
from seasalt.bots.levels import LEVELS, champion
from seasalt.bots.monte_carlo import MonteCarloBot
from seasalt.bots.network.weights import can_play
from seasalt.bots.search import SearchBot
from seasalt.bots.uniform import UniformBot
from seasalt.rules.errors import SeasaltError

Maker = Callable[[Random], Bot]


def _net(rng: Random) -> Bot:
    from seasalt.bots.network.net_bot import NetBot  # loads numpy

    return NetBot(rng)


ROSTER: dict[str, Maker] = {  # available by name alone, at a table too
    **{str(level): make for level, make in LEVELS.items()},
    "greedy": GreedyBot,
    "random": UniformBot,
    "rusher": Rusher,
    "collector": Collector,
    "hunter": MermaidHunter,
    "gambler": Gambler,
}


class Thinker(NamedTuple):
    """A bot with a budget, and its default budget."""

    make: Callable[[Random, Budget], Bot]
    usual: Budget


THINKERS: dict[str, Thinker] = {
    "mc": Thinker(MonteCarloBot, Budget(playouts=100)),  # playouts of each option
    "search": Thinker(SearchBot, Budget(seconds=0.05)),  # playouts of all options together
}

NETWORKS: dict[str, Maker] = {"net": _net}
NETWORK_THINKERS: dict[str, Thinker] = {"champion": Thinker(champion, Budget(seconds=0.05))}
HAS_NUMPY = find_spec("numpy") is not None
if can_play():
    ROSTER |= NETWORKS
    THINKERS |= NETWORK_THINKERS


FIELD = "field:"
"""The prefix of opponents of the field, which cannot join a table."""


class BotFault(StrEnum):
    """Errors in the name of a bot."""

    UNKNOWN = "unknown"
    NO_BUDGET = "no_budget"  # this bot has none that could be set
    BUDGET = "budget"  # not a budget
    NUMPY = "numpy"  # it needs numpy, which is not installed
    MODULE = "module"  # `module:Class` cannot be imported; `detail` says why
    NOT_A_BOT = "not_a_bot"  # it neither decides nor makes something that does


class BotError(SeasaltError):
    """There is no such bot: `about` is the name, `known` are the possible ones."""

    def __init__(self, fault: BotFault, about: str, known: tuple[str, ...] = (), detail: str = "") -> None:
        super().__init__(f"{fault}: {about!r}" + f" ({detail})" * bool(detail))
        self.fault = fault
        self.about = about
        self.known = known
        self.detail = detail


def parse_bot(text: str, thinkers: Mapping[str, Thinker] = THINKERS) -> Maker:
    """The factory of the bot with that name; it takes a random generator."""
    if text.startswith(FIELD):
        return _of_the_field(text)
    name, colon, argument = text.partition(":")
    if name in ROSTER and not (colon and name in thinkers):
        if colon:
            raise BotError(BotFault.NO_BUDGET, name, tuple(thinkers))
        return ROSTER[name]
    if name not in thinkers and name in NETWORKS | NETWORK_THINKERS:
        raise BotError(BotFault.NUMPY, name)
    if name not in thinkers:
        raise BotError(BotFault.UNKNOWN, text, tuple(dict.fromkeys((*ROSTER, *thinkers))))
    make, usual = thinkers[name]
    budget = parse_budget(argument) if colon else usual
    if budget is None:
        raise BotError(BotFault.BUDGET, text)
    return lambda rng: make(rng, budget)


def _of_the_field(text: str) -> Maker:
    name = text.removeprefix(FIELD)
    if name not in field.OPPONENTS:
        raise BotError(BotFault.UNKNOWN, text, tuple(FIELD + name for name in field.OPPONENTS))
    if name in field.NETWORKS and not HAS_NUMPY:
        raise BotError(BotFault.NUMPY, text)
    return field.OPPONENTS[name]
