"""Why a bot decided as it did: every option with what the bot expects of it."""

from dataclasses import dataclass

from seasalt.rules.action import Action


@dataclass(frozen=True, slots=True)
class Prospect:
    """What an option is expected to bring. The interval covers the win chance 19 times in 20."""

    action: Action
    win_chance: float  # of the game, 0 to 1
    low: float
    high: float
    points: float  # of this round
    tries: int  # how often it was played out


@dataclass(frozen=True, slots=True)
class Explanation:
    """All options: first what the bot would do, then the others by their chances."""

    prospects: tuple[Prospect, ...]

    @property
    def best(self) -> Prospect:
        """What the bot would do."""
        return self.prospects[0]
