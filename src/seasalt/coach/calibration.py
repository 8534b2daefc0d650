"""The calibration of the reviewer by games of all levels: how often chances come true, what levels lose.

The reviewer looks ahead with players of equal strength, and is a little too optimistic; games are also
decided more clearly than it predicts. A map from its chances to those that came true, with two numbers for
each number of players, corrects both.

`./dev bench coach --calibrate` rewrites the table. It is for one reviewer; for others chances stay as they
are, and no level is estimated.
"""

import json
from functools import cache
from importlib.resources import files
from math import exp, log
from typing import Any, Final, NamedTuple

from seasalt.bots.levels import Level
from seasalt.coach.reviewer import reviewer_name

MOST_LOG_ODDS: Final = 700.0  # `exp` overflows above 709
LEAST_DECISIONS: Final = 20  # fewer say nothing about a player
SMALLEST_LOSS: Final = 1e-4
"""Losses are compared by their ratio; below this they are equal."""


class ChanceMap(NamedTuple):
    """A map of chances: their log-odds are stretched and shifted."""

    stretch: float = 1.0
    shift: float = 0.0

    def __call__(self, chance: float) -> float:
        """The chance that comes true; what is certain stays so.

        >>> ChanceMap()(0.3), ChanceMap(1.2, -0.1)(1.0), round(ChanceMap(1.2, -0.1)(0.5), 3)
        (0.3, 1.0, 0.475)
        """
        if not 0 < chance < 1 or self == ChanceMap():
            return chance
        odds_against = -self.stretch * log(chance / (1 - chance)) - self.shift
        return 1 / (1 + exp(min(odds_against, MOST_LOG_ODDS)))


def chance_map(players: int) -> ChanceMap:
    """The map for games of so many players."""
    numbers = _table().get("chances", {}).get(str(players))
    return ChanceMap(*numbers) if numbers else ChanceMap()


def played_like(players: int, extra_salt: bool, decisions: int, loss_per_decision: float) -> Level | None:
    """The level whose loss per decision is the nearest; none after few decisions or without a table."""
    losses = _table().get("losses", {}).get(kind_of_game(players, extra_salt))
    if decisions < LEAST_DECISIONS or not losses:
        return None
    return Level(min(losses, key=lambda level: abs(_scaled(losses[level]) - _scaled(loss_per_decision))))


def kind_of_game(players: int, extra_salt: bool) -> str:
    """The name of a kind of game in the table, such as `2 base`."""
    return f"{players} {'extra-salt' if extra_salt else 'base'}"


def _scaled(loss: float) -> float:
    return log(max(loss, SMALLEST_LOSS))


def _table() -> dict[str, Any]:
    """The table, if it is for today's reviewer."""
    table = _read()
    return table if table["reviewer"] == reviewer_name() else {}


@cache
def _read() -> dict[str, Any]:
    table: dict[str, Any] = json.loads((files("seasalt.coach") / "calibration.json").read_text("utf-8"))
    return table
