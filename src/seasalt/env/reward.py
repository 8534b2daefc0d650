"""Rewards of the seats. They always sum to zero.

Arrays may have a row per game; the last axis is the seats.
"""

from collections.abc import Sequence
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from seasalt.kernel.observation.steps import POINTS_PER_GAME

Reward = Literal["game", "round"]
"""`game` pays once, at the end of the game. `round` also pays for points, at the end of each round."""


Rewards = NDArray[np.float64] | None
"""What each seat is paid for a move; `None` if nothing is due."""


def end_rewards(points: Sequence[int], ranks: Sequence[int] | None, reward: Reward) -> Rewards:
    """The rewards at the end of a round with these points; `ranks` are given if the game is over.

    >>> end_rewards((9, 5), None, "game") is None
    True
    >>> end_rewards((9, 5), (1, 2), "round").tolist()
    [1.2, -1.2]
    """
    paid = None if ranks is None else game_rewards(np.array(ranks))
    return paid if reward == "game" else add_rewards(paid, round_rewards(np.array(points)))


def add_rewards(one: Rewards, other: Rewards) -> Rewards:
    """The sum of two rewards."""
    return other if one is None else one if other is None else one + other


def game_rewards(ranks: NDArray[Any]) -> NDArray[np.float64]:
    """1 for the winner, -1 split among the others; joint winners share. Rank 1 has won, 0 means no end yet.

    >>> game_rewards(np.array([[1, 2, 3, 4], [1, 1, 3, 4], [0, 0, 0, 0]])).round(2).tolist()
    [[1.0, -0.33, -0.33, -0.33], [0.33, 0.33, -0.33, -0.33], [0.0, 0.0, 0.0, 0.0]]
    """
    won = np.asarray(ranks) == 1
    winners = won.sum(axis=-1, keepdims=True)
    players = won.shape[-1]
    return np.where(winners > 0, (won * players / np.maximum(winners, 1) - 1) / (players - 1), 0.0)


def round_rewards(points: NDArray[Any]) -> NDArray[np.float64]:
    """The difference of each seat's round points from the mean of the seats, divided by ten.

    >>> round_rewards(np.array([9, 5, 4])).tolist()
    [0.3, -0.1, -0.2]
    """
    scores: NDArray[np.float64] = np.asarray(points, np.float64)
    return np.asarray((scores - scores.mean(axis=-1, keepdims=True)) / POINTS_PER_GAME)


def forfeit_rewards(players: int, seat: int) -> NDArray[np.float64]:
    """-1 for the seat that forfeits; the others share 1.

    >>> forfeit_rewards(3, 1).tolist()
    [0.5, -1.0, 0.5]
    """
    paid = np.full(players, 1 / (players - 1))
    paid[seat] = -1.0
    return paid
