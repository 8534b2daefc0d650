"""How a game of an environment is set up: the same names in every library."""

from dataclasses import dataclass, replace
from typing import Final, Literal, get_args

from seasalt.env.errors import WrongSetting
from seasalt.env.reward import REWARDS, Reward
from seasalt.rules.edition import Edition
from seasalt.rules.ruleset import Ruleset

MAX_ROUNDS: Final = 100
"""After so many rounds a game is truncated: who never calls would let rounds go void for ever."""

Illegal = Literal["raise", "lose"]
"""What a move does that is not legal: it raises `IllegalMove`, or it loses the game."""


@dataclass(frozen=True, slots=True)
class Settings:
    """A game's rules, how long it may take, and what is paid."""

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
    """Settings, checked.

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


def check_illegal(illegal: Illegal) -> Illegal:
    """What to do with a move that is not legal, if there is such a way."""
    if illegal not in get_args(Illegal):
        raise WrongSetting("illegal", illegal, " or ".join(get_args(Illegal)))
    return illegal


def check_seat(seat: int | None, players: int) -> int | None:
    """A seat of so many, or none."""
    if seat is not None and seat not in range(players):
        raise WrongSetting("seat", seat, f"None, or 0 to {players - 1}")
    return seat
