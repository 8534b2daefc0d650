"""The random bot."""

from random import Random

from seasalt.rules.action import Action
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.view import View


class UniformBot:
    """Plays any legal action, all equally likely."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Action:
        """Any of `options`."""
        return self._rng.choice(options)
