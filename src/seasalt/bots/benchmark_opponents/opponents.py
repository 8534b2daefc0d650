"""The field: ten frozen opponents, against which bots of different versions can be compared.

1. An opponent never changes: from the same View, Knowledge and generator it decides the same, on any machine.
   tests/bots/benchmark_opponents/decisions.json has digests of its decisions.
2. If one has to change, it gets another name, and the field another version, with deals of its own.

So no opponent is named by a level: levels are recalibrated now and then. Budgets are playouts, not time.
"""

from collections.abc import Callable
from functools import cache
from importlib import resources
from random import Random
from typing import TYPE_CHECKING, Final

from seasalt.bots.bot import Bot, Budget
from seasalt.bots.characters.collector import Collector
from seasalt.bots.characters.gambler import Gambler
from seasalt.bots.characters.mermaid_hunter import MermaidHunter
from seasalt.bots.characters.rusher import Rusher
from seasalt.bots.monte_carlo import MonteCarloBot
from seasalt.bots.quick_bot import QuickBot
from seasalt.bots.search import SearchBot
from seasalt.kernel.players.policy import KEEN

if TYPE_CHECKING:
    from seasalt.bots.network.network import Network  # needs numpy

VERSION: Final = 1
SEED: Final = f"field {VERSION}"
"""The seed of the deals. They are for the benchmark only: nothing is learned from them or tuned on them."""


def _net(file: str) -> Callable[[Random], Bot]:
    def make(rng: Random) -> Bot:
        from seasalt.bots.network.net_bot import NetBot  # needs numpy

        return NetBot(rng, _network(file))

    return make


@cache
def _network(file: str) -> "Network":
    from seasalt.bots.network.network import read_network

    with resources.as_file(resources.files("seasalt.bots.benchmark_opponents").joinpath(file)) as path:
        return read_network(path)


NETWORKS: Final[dict[str, Callable[[Random], Bot]]] = {  # need numpy
    "young": _net("young.npz"),
    "first": _net("first.npz"),
    "small": _net("small.npz"),
}

OPPONENTS: Final[dict[str, Callable[[Random], Bot]]] = {
    "rusher": Rusher,
    "collector": Collector,
    "hunter": MermaidHunter,
    "gambler": Gambler,
    "keen": lambda rng: QuickBot(rng, KEEN),
    "mc:40": lambda rng: MonteCarloBot(rng, Budget(playouts=40)),
    "search:8000": lambda rng: SearchBot(rng, Budget(playouts=8000)),
    **NETWORKS,
}
