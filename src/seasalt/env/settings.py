"""Settings of a game, with the same names in every environment."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, TypeVar, get_args

import numpy as np

from seasalt.env.errors import WrongSetting
from seasalt.env.reward import Reward
from seasalt.rules.edition import Edition
from seasalt.rules.ruleset import Ruleset

MAX_ROUNDS: Final = 100
"""A game is truncated after so many rounds: players who never call would play void rounds forever."""

Seeds = int | Sequence[int | None] | None

Illegal = Literal["raise", "lose"]
"""What an illegal move does: it raises `IllegalMove`, or it loses the game."""

Observed = Literal["flat", "dict"]
"""What an agent observes: its row, or a dict of its row and its mask."""


Choice = TypeVar("Choice")


@dataclass(frozen=True, slots=True)
class Settings:
    """The rules of a game, its greatest length, and its rewards."""

    players: int
    ruleset: Ruleset
    max_rounds: int
    reward: Reward


def settings(
    players: int = 2,
    *,
    extra_salt: bool = False,
    edition: str = "standard",
    target: int | None = None,
    max_rounds: int = MAX_ROUNDS,
    reward: Reward = "game",
) -> Settings:
    """Checked settings.

    >>> settings(3, extra_salt=True).ruleset.target(3)
    35
    """
    if players not in (2, 3, 4):
        raise WrongSetting("players", players, "2, 3 or 4")
    if edition not in list(Edition):
        raise WrongSetting("edition", edition, ", ".join(Edition))
    if target is not None and not 1 <= target <= 10_000:
        raise WrongSetting("target", target, "None, or points from 1 to 10000")
    if max_rounds < 1:
        raise WrongSetting("max_rounds", max_rounds, "1 or more")
    check_choice("reward", reward, Reward)
    ruleset = replace(Edition(edition).ruleset, extra_salt=bool(extra_salt), target_score=target)
    return Settings(int(players), ruleset, int(max_rounds), reward)


def seeds_of(seed: Seeds, num_envs: int) -> list[int | None]:
    """A seed for each game: a number n seeds them with n, n + 1 and so on."""
    if seed is None or isinstance(seed, int | np.integer):
        return [None if seed is None else int(seed) + place for place in range(num_envs)]
    if len(seed) != num_envs:
        raise WrongSetting("seed", seed, f"a number, or {num_envs} of them")
    return list(seed)


def check_choice(name: str, value: Choice, literal: Any) -> Choice:
    """`value`, if it is one of the values of a Literal type."""
    if value not in get_args(literal):
        raise WrongSetting(name, value, " or ".join(get_args(literal)))
    return value


def check_seat(seat: int | None, players: int) -> int | None:
    """`seat`, if there is such a seat, or None."""
    if seat is not None and seat not in range(players):
        raise WrongSetting("seat", seat, f"None, or 0 to {players - 1}")
    return seat
