"""Settings of a game, with the same names in every environment."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from operator import index
from typing import Any, Final, Literal, TypeGuard, TypeVar, get_args

import numpy as np

from seasalt.bots.network.policy_bot import MemoryOf
from seasalt.env.errors import WrongSetting
from seasalt.env.reward import Reward
from seasalt.rules.edition import Edition
from seasalt.rules.ruleset import Ruleset

MAX_ROUNDS: Final = 100
"""A game is truncated after so many rounds: players who never call would play void rounds forever."""

MOST_ROUNDS: Final = 1_000_000  # compiled code counts rounds, and OpenSpiel decisions, in 32 bits
MOST_POINTS: Final = 10_000  # of a target
MOST_GAMES: Final = 2**24  # at once: sixteen gigabytes of records

Seeds = int | Sequence[int | None] | None

Illegal = Literal["raise", "lose"]
"""What an illegal move does: it raises `IllegalMove`, or it loses the game."""

Observed = Literal["flat", "dict"]
"""What an agent observes: its row, or a dict of its row and its mask."""


Choice = TypeVar("Choice")


@dataclass(frozen=True, slots=True)
class Settings:
    """The rules of a game, its greatest length, its rewards, what rows remember, what is skipped."""

    players: int
    ruleset: Ruleset
    max_rounds: int
    reward: Reward
    memory: MemoryOf = "private"
    skip_forced: bool = False

    @property
    def common_memory(self) -> bool:
        """Whether rows remember only what every seat saw."""
        return self.memory == "common"


def settings(
    players: int = 2,
    *,
    extra_salt: bool = False,
    edition: str = "standard",
    target: int | None = None,
    max_rounds: int = MAX_ROUNDS,
    reward: Reward = "game",
    memory: MemoryOf = "private",
    skip_forced: bool = False,
) -> Settings:
    """Checked settings.

    >>> settings(3, extra_salt=True).ruleset.target(3)
    35
    """
    players = check_number("players", players, 2, 4)
    if str(edition) not in list(Edition):
        raise WrongSetting("edition", edition, ", ".join(Edition))
    if target is not None:
        target = check_number("target", target, 1, MOST_POINTS, f"None, or points from 1 to {MOST_POINTS}")
    max_rounds = check_number("max_rounds", max_rounds, 1, MOST_ROUNDS)
    check_choice("reward", reward, Reward)
    check_choice("memory", memory, MemoryOf)
    ruleset = replace(
        Edition(str(edition)).ruleset, extra_salt=check_flag("extra_salt", extra_salt), target_score=target
    )
    skip_forced = check_flag("skip_forced", skip_forced)
    return Settings(players, ruleset, max_rounds, reward, memory, skip_forced)


def seeds_of(seed: Seeds, num_envs: int) -> list[int | None]:
    """A seed for each game: a number n seeds them with n, n + 1 and so on."""
    if not is_list(seed):
        first = check_seed(seed)
        return [None if first is None else first + place for place in range(num_envs)]
    if len(seed) != num_envs:
        raise WrongSetting("seed", seed, f"a number, or {num_envs} of them")
    return [check_seed(one) for one in seed]


def is_list(value: Any) -> TypeGuard[Sequence[Any]]:
    """Whether there is a value for each game, rather than one for all."""
    return isinstance(value, list | tuple) or (isinstance(value, np.ndarray) and value.ndim > 0)


def check_seed(seed: Any) -> int | None:
    """A seed as a number, or None."""
    return None if seed is None else check_number("seed", seed, 0, None, "None, or a whole number from 0")


def check_number(name: str, value: Any, least: int, most: int | None, allowed: str = "") -> int:
    """`value`, if it is a whole number in this range: nothing else may reach compiled code.

    >>> check_number("players", np.int8(3), 2, 4)
    3
    """
    try:
        number = index(value)
    except TypeError:
        number = least - 1
    if number < least or (most is not None and number > most):
        raise WrongSetting(name, value, allowed or f"a whole number from {least} to {most}")
    return number


def check_flag(name: str, value: Any) -> bool:
    """`value`, if it is True or False; 1 and 0 are too."""
    return bool(check_number(name, value, 0, 1, "True or False"))


def check_options(options: Any, players: int, *others: str) -> dict[str, Any]:
    """The options of a reset: `starter`, a seat, and those named in `others`; the rest is refused.

    >>> check_options({"starter": 1}, 2)
    {'starter': 1}
    """
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        raise WrongSetting("options", options, "None or a dict")
    names = ("starter", *others)
    for name in options:
        if name not in names:
            raise WrongSetting("options", name, " or ".join(names))
    checked = dict(options)
    if "starter" in checked:
        checked["starter"] = check_number("starter", checked["starter"], 0, players - 1)
    return checked


def check_choice(name: str, value: Choice, literal: Any) -> Choice:
    """`value`, if it is one of the values of a Literal type."""
    if not isinstance(value, str) or value not in get_args(literal):
        raise WrongSetting(name, value, " or ".join(get_args(literal)))
    return value


def check_seat(seat: int | None, players: int) -> int | None:
    """`seat`, if there is such a seat, or None."""
    if seat is None:
        return None
    return check_number("seat", seat, 0, players - 1, f"None, or 0 to {players - 1}")
