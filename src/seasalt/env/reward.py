"""What an environment pays the seats: zero together, whatever happens.

Arrays of one row a game are paid row by row; the last axis is the seats.
"""

from typing import Any, Final, Literal

import numpy as np
from numpy.typing import NDArray

from seasalt.kernel.observation.steps import POINTS_A_GAME

Reward = Literal["game", "round"]
"""`game` pays once, when the game is over. `round` pays for points as well, when a round is over."""

REWARDS: Final[tuple[Reward, ...]] = ("game", "round")


def game_rewards(ranks: NDArray[Any]) -> NDArray[np.float64]:
    """1 for the winner and -1 split among the others; who wins together shares. Rank 1 has won, 0 is no end.

    >>> game_rewards(np.array([[1, 2, 3, 4], [1, 1, 3, 4], [0, 0, 0, 0]])).round(2).tolist()
    [[1.0, -0.33, -0.33, -0.33], [0.33, 0.33, -0.33, -0.33], [0.0, 0.0, 0.0, 0.0]]
    """
    won = np.asarray(ranks) == 1
    winners = won.sum(axis=-1, keepdims=True)
    players = won.shape[-1]
    return np.where(winners > 0, (won * players / np.maximum(winners, 1) - 1) / (players - 1), 0.0)


def round_rewards(points: NDArray[Any]) -> NDArray[np.float64]:
    """How far each seat's points of a round are from the mean of the seats, in tens.

    >>> round_rewards(np.array([9, 5, 4])).tolist()
    [0.3, -0.1, -0.2]
    """
    scores: NDArray[np.float64] = np.asarray(points, np.float64)
    return np.asarray((scores - scores.mean(axis=-1, keepdims=True)) / POINTS_A_GAME)


def forfeit_rewards(players: int, seat: int) -> NDArray[np.float64]:
    """-1 for the seat that gives the game away; the others share 1.

    >>> forfeit_rewards(3, 1).tolist()
    [0.5, -1.0, 0.5]
    """
    paid = np.full(players, 1 / (players - 1))
    paid[seat] = -1.0
    return paid
