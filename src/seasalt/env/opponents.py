"""Which seats of vectorized games learn, and which kernel policies play the others."""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from seasalt.env.errors import WrongSetting
from seasalt.kernel.game.layout import SEATS
from seasalt.kernel.players.policy import BEGINNER, EAGER, KEEN, SHY, UNIFORM

POLICIES: Final = {"uniform": UNIFORM, "shy": SHY, "beginner": BEGINNER, "eager": EAGER, "skilled": KEEN}
"""Opponents that the kernel plays. `beginner` calls as soon as it may, unlike the level of the roster."""

Opponents = str | Sequence[str] | None


def one_each(opponents: str | Sequence[str], players: int) -> tuple[str, ...]:
    """A name for each other seat, from one for each or one for all.

    >>> one_each("beginner", 3)
    ('beginner', 'beginner')
    """
    names = (opponents,) if isinstance(opponents, str) else tuple(opponents)
    if len(names) == 1:
        names *= players - 1
    if len(names) != players - 1:
        raise WrongSetting("opponents", opponents, f"one name for all, or {players - 1}")
    return names


def policies_of(opponents: Opponents, players: int) -> NDArray[np.int64]:
    """The policies of the seats that do not learn, in their order.

    >>> policies_of("beginner", 3)[:2].tolist(), policies_of(["uniform", "skilled"], 3)[:2].tolist()
    ([2, 2], [0, 3])
    """
    policies = np.zeros(SEATS, np.int64)
    if opponents is not None:
        names = one_each(opponents, players)
        if not set(names) <= POLICIES.keys():
            raise WrongSetting("opponents", opponents, f"one or {players - 1} of {', '.join(POLICIES)}")
        policies[: players - 1] = [POLICIES[name] for name in names]
    return policies


def fixed_seats(
    seat: int | Sequence[int] | None, num_envs: int, players: int, opponents: Opponents
) -> NDArray[np.int64] | None:
    """The seat that learns in every game, or None if it is drawn."""
    if seat is None:
        return None
    if opponents is None:
        raise WrongSetting("seat", seat, "None in self-play; to learn one seat, name opponents")
    try:
        seats = np.broadcast_to(np.asarray(seat, np.int64), (num_envs,))
    except ValueError:
        raise WrongSetting("seat", seat, f"one number, or {num_envs}") from None
    if not ((seats >= 0) & (seats < players)).all():
        raise WrongSetting("seat", seat, f"None, or 0 to {players - 1}")
    return seats
