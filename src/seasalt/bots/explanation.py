"""Explanations of decisions: every option with what the bot expects of it."""

from dataclasses import dataclass

from seasalt.rules.action import Action


@dataclass(frozen=True, slots=True)
class Prospect:
    """What the bot expects of an option. `low` and `high` are a 95% interval of the win chance."""

    action: Action
    win_chance: float  # of the game, 0 to 1
    low: float
    high: float
    points: float  # of this round
    tries: int  # how often it was played out


@dataclass(frozen=True, slots=True)
class Explanation:
    """All options: first the choice of the bot, then the others by their chances."""

    prospects: tuple[Prospect, ...]

    @property
    def best(self) -> Prospect:
        """The choice of the bot."""
        return self.prospects[0]
