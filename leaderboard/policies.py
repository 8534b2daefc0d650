"""The baselines that learned, as bots, wherever bots are named: `leaderboard.policies:baselines.clone`.

They know two players and the base box; the rest of a row they do not see. `baselines` are the first seeds of
bench/baselines.py, `responses` were trained to beat the bot that they are named after, and `ppo` is the entry
of the leaderboard.
"""

from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from random import Random
from types import SimpleNamespace

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
SURE = 127  # a chance of 1 among the inputs, which are whole numbers


class _AsPlayed(PolicyBot):
    """Sees what a `PolicyBot` saw when the cards were played: all that its Knowledge concludes."""

    def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Action:
        return super().decide(view, replace(knowledge, memory=None, common=None), options)


def ppo(rng: Random) -> PolicyBot:
    """PPO on one core, seed 1."""
    return _AsPlayed(_Layers(FOLDER / "ppo.npz"), name="ppo", rng=rng)


def learned(path: Path, rng: Random) -> PolicyBot:
    """The policy of a file."""
    return PolicyBot(_Layers(path), name=path.stem, rng=rng)


def beliefs(rows: Rows) -> Rows:
    """The chance that the other seat holds each card, in parts of 127, as `row_posterior` has it."""
    blocks = named(rows)
    known, unseen = blocks["open"][:, 0, :BASE_CARDS], blocks["unseen"].astype(np.int64)
    cards = unseen.sum(1, keepdims=True)
    lacks = blocks["hand_count"][:, 1:2] - blocks["open"][:, 0].sum(1, keepdims=True, dtype=np.int64)
    copies, without = unseen[:, :BASE_CARDS], np.ones(known.shape)
    for copy in range(copies.max(initial=0)):
        left = np.maximum(cards - copy, 1)
        without *= np.where(copy < copies, np.maximum(cards - lacks - copy, 0) / left, 1)
    chances: Rows = np.rint(SURE * np.where(known > 0, 1, 1 - without)).astype(np.int8)
    return chances


class _Layers:
    """Two ReLU layers and a logit for every action."""

    def __init__(self, path: Path) -> None:
        self._weights = _weights(path)
        self._used, self._scales = _inputs()
        self._believes = len(self._weights["w0"]) > len(self._used)

    def __call__(self, rows: Rows, masks: Rows) -> NDArray[np.float32]:
        layer = rows[:, self._used].astype(np.float32) * self._scales
        if self._believes:
            layer = np.concatenate([layer, beliefs(rows).astype(np.float32) / SURE], 1)
        for number in range(2):
            layer = np.maximum(layer @ self._weights[f"w{number}"] + self._weights[f"b{number}"], 0)
        return np.asarray(layer @ self._weights["wp"] + self._weights["bp"], np.float32)


@cache
def _weights(path: Path) -> dict[str, NDArray[np.float32]]:
    with np.load(path) as file:
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


def _of(folder: str) -> SimpleNamespace:
    """A bot for each file of a folder, by name."""
    return SimpleNamespace(**{path.stem: partial(learned, path) for path in (FOLDER / folder).glob("*.npz")})


FOLDER = Path(__file__).parent
baselines, responses = _of("baselines"), _of("responses")
