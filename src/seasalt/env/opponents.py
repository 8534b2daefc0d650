"""Who plays the seats that do not learn, and which seats do.

Opponents are named as in the arena (`bots.entrant`), and `cmd:` starts a program. Besides, there are the
policies of the kernel, `kernel:eager` and so on. They are no bots, since they read the record itself.
"""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from seasalt.bots import BotError, Entrant, maker_of, name_of
from seasalt.env.errors import WrongSetting
from seasalt.env.settings import check_seat, is_list
from seasalt.kernel.game.layout import SEATS
from seasalt.kernel.players.policy import BEGINNER, EAGER, KEEN, SHY, UNIFORM

POLICIES: Final = {
    "kernel:uniform": UNIFORM,
    "kernel:shy": SHY,
    "kernel:beginner": BEGINNER,
    "kernel:eager": EAGER,
    "kernel:keen": KEEN,
}
"""Opponents that the kernel plays, many times faster than bots."""

KERNEL: Final = "kernel:"
PROGRAM: Final = "cmd:"

Opponents = Entrant | Sequence[Entrant]


def one_each(opponents: Opponents, players: int) -> tuple[Entrant, ...]:
    """An opponent for each other seat, from one for each or one for all.

    >>> one_each("greedy", 3)
    ('greedy', 'greedy')
    """
    chosen: tuple[Any, ...] = (opponents,) * (players - 1)
    if isinstance(opponents, list | tuple):
        chosen = tuple(opponents)
    if len(chosen) != players - 1:
        raise WrongSetting("opponents", opponents, f"one for all, without a list, or a list of {players - 1}")
    return tuple(_checked(one) for one in chosen)


def _checked(opponent: Entrant) -> Entrant:
    if isinstance(opponent, str):
        if opponent in POLICIES or opponent.startswith(PROGRAM):
            return opponent
        if opponent.startswith(KERNEL):
            raise WrongSetting("opponents", opponent, ", ".join(POLICIES))
    try:
        maker_of(opponent)
    except BotError as error:
        allowed = [*error.known, *POLICIES] if error.known else [f"a bot ({error.detail or error})"]
        raise WrongSetting("opponents", name_of(opponent), ", ".join(allowed)) from None
    return opponent


def policies_of(opponents: Sequence[Entrant]) -> NDArray[np.int64] | None:
    """The kernel policies of the seats that do not learn, in their order; None if some opponent is a bot.

    >>> policies_of(("kernel:uniform", "kernel:keen"))[:2].tolist(), policies_of(("kernel:keen", "greedy"))
    ([0, 3], None)
    """
    policies = np.zeros(SEATS, np.int64)
    for place, opponent in enumerate(opponents):
        if not isinstance(opponent, str) or opponent not in POLICIES:
            return None
        policies[place] = POLICIES[opponent]
    return policies


def fixed_seats(
    seat: int | Sequence[int] | None, num_envs: int, players: int, opponents: Opponents | None
) -> NDArray[np.int64] | None:
    """The seat that learns in every game, or None if it is drawn."""
    if seat is None:
        return None
    if opponents is None:
        raise WrongSetting("seat", seat, "None in self-play; to learn one seat, name opponents")
    given: Any = seat if is_list(seat) else [seat] * num_envs
    if len(given) != num_envs:
        raise WrongSetting("seat", seat, f"one number, or {num_envs}")
    return np.array([check_seat(one, players) for one in given], np.int64)
