"""A bot that plays what a network finds best, without looking ahead."""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from seasalt.bots.network.network import Network, log_chances, own_network
from seasalt.kernel.actions import Numbers, chosen_in_stages, position_after
from seasalt.kernel.game.layout import ACTIONS, State
from seasalt.kernel.observation.action_mask import write_mask
from seasalt.kernel.observation.row import OBSERVATION, observe
from seasalt.kernel.thinking.belief import known_state
from seasalt.rules.action import Action
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.view import View

Row = np.ndarray[Any, np.dtype[np.int8]]


class NetBot:
    """Takes the most likely action; a duo and its cards are chosen one after the other."""

    def __init__(self, rng: Random, network: Network | None = None) -> None:
        self._network = network or own_network()

    def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Action:
        """The most likely option."""
        if len(options) == 1:
            return options[0]
        return chosen_in_stages(known_state(view, knowledge), self._best)

    def _best(self, s: State) -> int:
        row, mask = observed(s)
        if mask.sum() == 1:
            return int(mask[0].argmax())
        return int(log_chances(self._network.logits(row), mask)[0].argmax())


def option_chances(s: State, options: Sequence[Numbers]) -> list[float]:
    """The logarithm of the chance of every option, which is the sum of its stages."""
    known: dict[Numbers, Any] = {}  # by the numbers before

    def chances_after(numbers: Numbers) -> Any:
        if numbers not in known:
            row, mask = observed(position_after(s, numbers))
            known[numbers] = log_chances(own_network().logits(row), mask)[0]
        return known[numbers]

    return [
        sum(float(chances_after(option[:stage])[number]) for stage, number in enumerate(option))
        for option in options
    ]


def observed(s: State) -> tuple[Row, Row]:
    """What the seat to act sees, and its mask, as a row each."""
    row, mask = [0] * OBSERVATION, [0] * ACTIONS
    observe(s, row)
    write_mask(s, mask)
    return np.array([row], np.int8), np.array([mask], np.int8)
