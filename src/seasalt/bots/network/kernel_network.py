"""The network in the kernel (`kernel.evaluation.network`): for where there is no numpy."""

from functools import cache
from math import exp, inf, log

from seasalt.bots.network.weights import WEIGHTS, Matrix, in_order, read_weights
from seasalt.kernel.engines.engine import Engine, engine
from seasalt.kernel.evaluation.distilled_network import AT_ONCE, NETWORK_INPUTS
from seasalt.kernel.evaluation.network import (
    NET_ANSWERS,
    NET_BLOCKS,
    NET_ROOM,
    NET_WEIGHTS,
    NET_WIDTH,
    network_one,
)
from seasalt.kernel.game.layout import ACTIONS, State
from seasalt.kernel.observation.action_mask import write_mask
from seasalt.kernel.observation.row import OBSERVATION, observe


class KernelNetwork:
    """A network with the weights and the room that the job of an engine needs."""

    def __init__(self, weights: dict[str, Matrix], engine: Engine) -> None:
        self._job = engine.job(network_one.__name__)
        numbers = in_order(weights, width=NET_WIDTH, blocks=NET_BLOCKS, answers=ACTIONS)
        assert len(numbers) == NET_WEIGHTS
        self._weights = engine.singles(numbers)
        self._room = engine.singles((0.0,) * NET_ROOM)
        self._inputs = engine.numbers([0] * (NETWORK_INPUTS + AT_ONCE))
        self._rows = engine.rows(1, OBSERVATION)

    def logits(self, s: State) -> list[float]:
        """The logits of all actions, for the seat to act."""
        observe(s, self._rows[0])
        self._job(self._rows, self._weights, self._room, self._inputs)
        return [float(number) for number in self._room[NET_ANSWERS : NET_ANSWERS + ACTIONS]]

    def chances(self, s: State) -> list[float]:
        mask = [0] * ACTIONS
        write_mask(s, mask)
        logits = [logit if legal else -inf for logit, legal in zip(self.logits(s), mask, strict=True)]
        most = max(logits)
        total = log(sum(exp(logit - most) for logit in logits))
        return [logit - most - total for logit in logits]


@cache
def own_kernel_network() -> KernelNetwork:
    """The network of the package."""
    return KernelNetwork(read_weights(WEIGHTS), engine())
