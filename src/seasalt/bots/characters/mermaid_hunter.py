"""The mermaid hunter: there are four of them, and whoever holds all four has won the game.

It takes a mermaid wherever it sees one. Its crabs search the pile where one was thrown away, its sharks go to
the hand that is known to hold one. On the way it gathers cards of one color, since that is what mermaids
count. With two of them in hand it is on the scent, and lets every call pass while nobody else looks ready.
"""

from seasalt.bots.greedy import GreedyBot, guess
from seasalt.rules.action import Seat
from seasalt.rules.cards import MERMAID, Cards, Kind
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.ruleset import CALL_POINTS
from seasalt.rules.scoring import score
from seasalt.rules.view import View

THE_HUNT = (0.0, 2.5, 6.0, 12.0, 40.0)  # what so many mermaids are worth on top of their colors
COLORS = 0.3  # for each card of the color that the next mermaid would count
ON_THE_SCENT = 2  # mermaids


class MermaidHunter(GreedyBot):
    """Hunts the four mermaids."""

    def value(self, hand: Cards, view: View) -> float:
        """Points, mermaids, and the color for the next one."""
        return super().value(hand, view) + COLORS * score(hand, view.tableau, view.ruleset).color_bonus

    def promise(self, kind: Kind, count: int) -> float:
        """Everything else is bait."""
        return THE_HUNT[count] if kind is Kind.MERMAID else super().promise(kind, count)

    def loot(self, victim: Seat, view: View, knowledge: Knowledge) -> float:
        """The chance that a card of that hand is a mermaid, as far as is known; else the fullest hand."""
        mermaids = knowledge.hand(victim).count(MERMAID)
        return 100.0 * mermaids / view.hand_sizes[victim] + view.hand_sizes[victim]

    def stops(self, view: View, knowledge: Knowledge) -> bool:
        """Not while it is on the scent, unless somebody else may be about to."""
        if view.hand.count(MERMAID) < ON_THE_SCENT:
            return True
        others = [Seat(seat) for seat in range(view.players) if seat != view.seat]
        return any(guess(seat, view, knowledge) >= CALL_POINTS for seat in others)

    def bets(self, view: View, knowledge: Knowledge) -> bool:
        """As greedy does, once the hunt is off."""
        return self.stops(view, knowledge) and super().bets(view, knowledge)
