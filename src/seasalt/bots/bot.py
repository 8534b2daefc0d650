"""What a bot is: a View and its Knowledge go in, an Action comes out."""

from typing import Protocol

from seasalt.rules.action import Action
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.view import View


class Bot(Protocol):
    """Decides for one seat. Its generator, if it needs one, was handed to it when it was made."""

    def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Action:
        """One of `options`, which is never empty."""
        ...
