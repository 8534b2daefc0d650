"""The mermaid hunter, which tries to win with four mermaids.

It takes every mermaid it can: with crabs from the pile where one was discarded, with a shark from the hand
that is known to have one. It also collects one color, which mermaids count. With two mermaids in hand it does
not call while no other player looks ready to.
"""

from seasalt.bots.greedy import GreedyBot, most_points_of_others
from seasalt.rules.action import Seat
from seasalt.rules.cards import MERMAID, Cards, Kind
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.ruleset import CALL_POINTS
from seasalt.rules.scoring import score
from seasalt.rules.view import View

MERMAID_WORTH = (0.0, 2.5, 6.0, 12.0, 40.0)  # by their number, on top of their points
COLOR_WORTH = 0.3  # for each card of the color that the next mermaid would count
HUNTS_FROM = 2  # mermaids


class MermaidHunter(GreedyBot):
    """Collects mermaids."""

    def value(self, hand: Cards, view: View) -> float:
        """Greedy's value, and the color for the next mermaid."""
        return super().value(hand, view) + COLOR_WORTH * score(hand, view.tableau, view.ruleset).color_bonus

    def promise(self, kind: Kind, count: int, view: View) -> float:
        """Much more for mermaids."""
        return MERMAID_WORTH[count] if kind is Kind.MERMAID else super().promise(kind, count, view)

    def loot(self, victim: Seat, view: View, knowledge: Knowledge) -> float:
        """The chance to steal a known mermaid, and then the size of the hand."""
        mermaids = knowledge.hand(victim).count(MERMAID)
        return 100.0 * mermaids / view.hand_sizes[victim] + view.hand_sizes[victim]

    def stops(self, view: View, knowledge: Knowledge) -> bool:
        """Not while it hunts, unless another player may be about to call."""
        is_hunting = view.hand.count(MERMAID) >= HUNTS_FROM
        return not is_hunting or most_points_of_others(view, knowledge) >= CALL_POINTS
