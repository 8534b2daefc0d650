"""Settings of a game, with the same names in every environment."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, get_args

import numpy as np

from seasalt.env.errors import WrongSetting
from seasalt.env.reward import REWARDS, Reward
from seasalt.rules.edition import Edition
from seasalt.rules.ruleset import Ruleset

MAX_ROUNDS: Final = 100
"""A game is truncated after so many rounds: players who never call would play void rounds forever."""

Seeds = int | Sequence[int | None] | None

Illegal = Literal["raise", "lose"]
"""What an illegal move does: it raises `IllegalMove`, or it loses the game."""

Observed = Literal["flat", "dict"]
"""What an agent observes: its row, or a dict of its row and its mask."""


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
    if reward not in REWARDS:
        raise WrongSetting("reward", reward, " or ".join(REWARDS))
    ruleset = replace(Edition(edition).ruleset, extra_salt=bool(extra_salt), target_score=target)
    return Settings(int(players), ruleset, int(max_rounds), reward)


def seeds_of(seed: Seeds, num_envs: int) -> list[int | None]:
    """A seed for each game: a number n seeds them with n, n + 1 and so on."""
    if seed is None or isinstance(seed, int | np.integer):
        return [None if seed is None else int(seed) + place for place in range(num_envs)]
    if len(seed) != num_envs:
        raise WrongSetting("seed", seed, f"a number, or {num_envs} of them")
    return list(seed)


def check_illegal(illegal: Illegal) -> Illegal:
    """`illegal`, if it is allowed."""
    if illegal not in get_args(Illegal):
        raise WrongSetting("illegal", illegal, " or ".join(get_args(Illegal)))
    return illegal


def check_observation(observation: Observed) -> Observed:
    """`observation`, if it is allowed."""
    if observation not in get_args(Observed):
        raise WrongSetting("observation", observation, " or ".join(get_args(Observed)))
    return observation


def check_seat(seat: int | None, players: int) -> int | None:
    """`seat`, if there is such a seat, or None."""
    if seat is not None and seat not in range(players):
        raise WrongSetting("seat", seat, f"None, or 0 to {players - 1}")
    return seat
