"""What the levels lose per decision, as the reviewer sees it, and which level a loss is like.

`./dev bench coach --calibrate` makes the table anew, from games of all levels against each other.
"""

import json
from functools import cache
from importlib.resources import files
from math import log
from typing import Final

from seasalt.bots.levels import Level
from seasalt.coach.reviewer import reviewer_name

LEAST_DECISIONS: Final = 20  # fewer say nothing about a player
SMALLEST: Final = 1e-4
"""Losses are compared by their ratio; below this they are equal."""


def played_like(players: int, extra_salt: bool, decisions: int, loss_per_decision: float) -> Level | None:
    """The level whose loss per decision is the nearest; none after few decisions or without a table."""
    losses = level_losses().get(kind_of_game(players, extra_salt))
    if decisions < LEAST_DECISIONS or not losses:
        return None
    return min(losses, key=lambda level: abs(_scaled(losses[level]) - _scaled(loss_per_decision)))


def level_losses() -> dict[str, dict[Level, float]]:
    """The losses of the levels by kind of game, if they are known for today's reviewer."""
    reviewer, losses = _table()
    return losses if reviewer == reviewer_name() else {}


def kind_of_game(players: int, extra_salt: bool) -> str:
    """The name of a kind of game in the table, such as `2 base`."""
    return f"{players} {'extra-salt' if extra_salt else 'base'}"


@cache
def _table() -> tuple[str, dict[str, dict[Level, float]]]:
    table = json.loads((files("seasalt.coach") / "level_losses.json").read_text("utf-8"))
    losses = {
        kind: {Level(name): float(loss) for name, loss in by_level.items()}
        for kind, by_level in table["losses"].items()
    }
    return table["reviewer"], losses


def _scaled(loss: float) -> float:
    return log(max(loss, SMALLEST))
