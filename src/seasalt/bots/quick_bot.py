"""A bot that plays a policy of the kernel: no search, one rule of thumb for each kind of decision."""

from random import Random

from seasalt.bots.thinking_bot import sampled_belief
from seasalt.kernel.actions import chosen_by
from seasalt.kernel.thinking.belief import guess_one
from seasalt.rules.action import Action
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.view import View


class QuickBot:
    """Plays a policy of the kernel in one sampled world."""

    def __init__(self, rng: Random, policy: int) -> None:
        self._rng = rng
        self._policy = policy

    def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Action:
        """The choice of the policy in a position that is consistent with the view."""
        s = guess_one(sampled_belief(view, knowledge, self._rng, most=1), self._rng)
        return chosen_by(s, self._policy)
