"""A bot that plays what a network finds best, without looking ahead."""

from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from random import Random
from typing import Protocol

from seasalt.kernel.actions import Numbers, chosen_in_stages, position_after
from seasalt.kernel.game.layout import ACTIONS, State
from seasalt.kernel.observation.action_mask import write_mask
from seasalt.kernel.thinking.belief import known_state
from seasalt.rules.action import Action
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.view import View


class Adviser(Protocol):
    """A network, by numpy or by the kernel."""

    def chances(self, s: State) -> Sequence[float]:
        """The logarithm of the chance of every action; those that are not legal have none."""


@cache
def own_adviser() -> Adviser:
    """The network of the package."""
    if find_spec("numpy"):
        from seasalt.bots.network.network import own_network

        return own_network()
    from seasalt.bots.network.kernel_network import own_kernel_network

    return own_kernel_network()


class NetBot:
    """Takes the most likely action; a duo and its cards are chosen one after the other."""

    def __init__(self, rng: Random, network: Adviser | None = None) -> None:
        self._network = network or own_adviser()

    def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Action:
        """The most likely option."""
        if len(options) == 1:
            return options[0]
        return chosen_in_stages(known_state(view, knowledge), self._best)

    def _best(self, s: State) -> int:
        mask = [0] * ACTIONS
        write_mask(s, mask)
        if sum(mask) == 1:
            return mask.index(1)
        chances = self._network.chances(s)
        return max(range(ACTIONS), key=chances.__getitem__)


def option_chances(s: State, options: Sequence[Numbers]) -> list[float]:
    """The logarithm of the chance of every option, which is the sum of its stages."""
    known: dict[Numbers, Sequence[float]] = {}  # by the numbers before

    def chances_after(numbers: Numbers) -> Sequence[float]:
        if numbers not in known:
            known[numbers] = own_adviser().chances(position_after(s, numbers))
        return known[numbers]

    return [
        sum(chances_after(option[:stage])[number] for stage, number in enumerate(option))
        for option in options
    ]
