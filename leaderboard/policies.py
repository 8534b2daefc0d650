"""The baselines that learned, as bots: `leaderboard.policies:ppo` and `:clone`, wherever bots are named.

They are the policies of examples/train_ppo.py and examples/clone.py, and know two players and the base box;
the rest of a row they do not see.
"""

from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from seasalt.bots.network.policy_bot import PolicyBot
from seasalt.env.observation import named
from seasalt.kernel.game.layout import CARDS
from seasalt.kernel.observation.row import OBSERVATION
from seasalt.rules import Action, Knowledge, View

Rows = NDArray[np.int8]
SCALES = {"hand_count": 1 / 8, "totals": 1 / 32, "counts": 1 / 32}  # as in examples/train_ppo.py
PLAYERS, BASE_CARDS = 2, 46


class _AsPlayed(PolicyBot):
    """Sees what a `PolicyBot` saw when the cards were played: all that its Knowledge concludes."""

    def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Action:
        return super().decide(view, replace(knowledge, memory=None, common=None), options)


def ppo(rng: Random) -> PolicyBot:
    """PPO on one core, seed 1."""
    return _AsPlayed(_Layers("ppo"), name="ppo", rng=rng)


def clone(rng: Random) -> PolicyBot:
    """The level expert, imitated from its games."""
    return _AsPlayed(_Layers("clone"), name="clone", rng=rng)


class _Layers:
    """Two ReLU layers and a logit for every action."""

    def __init__(self, name: str) -> None:
        self._weights = _weights(name)
        self._used, self._scales = _inputs()

    def __call__(self, rows: Rows, masks: Rows) -> NDArray[np.float32]:
        layer = rows[:, self._used].astype(np.float32) * self._scales
        for number in range(2):
            layer = np.maximum(layer @ self._weights[f"w{number}"] + self._weights[f"b{number}"], 0)
        return np.asarray(layer @ self._weights["wp"] + self._weights["bp"], np.float32)


@cache
def _weights(name: str) -> dict[str, NDArray[np.float32]]:
    with np.load(Path(__file__).parent / f"{name}.npz") as file:
        return {key: file[key].astype(np.float32) for key in file.files}


@cache
def _inputs() -> tuple[NDArray[np.int64], NDArray[np.float32]]:
    """The indices of the inputs that are used, and their scales."""
    scales = np.ones(OBSERVATION, np.float32)
    blocks = named(scales)  # type: ignore[arg-type] # views of the same memory
    for name, scale in SCALES.items():
        blocks[name][:] = scale
    for block in blocks.values():
        if block.shape[-1] == CARDS:
            block[..., BASE_CARDS:] = 0
    blocks["laid"][PLAYERS:] = blocks["open"][PLAYERS - 1 :] = 0
    used = np.flatnonzero(scales)
    return used, scales[used]
