"""The collector, which builds sets.

It values a started set for what it may become, and keeps the multiplier for it: the captain for its sailors,
the colony for its penguins. It does not call at seven points, but goes on collecting until it has more, or
until somebody else looks ready to end the round.
"""

from seasalt.bots.greedy import EFFECT_WORTH, GreedyBot, guess, own_points
from seasalt.rules.action import Seat
from seasalt.rules.cards import Cards, Kind
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.ruleset import CALL_POINTS
from seasalt.rules.scoring import COLLECTOR_POINTS, multipliers
from seasalt.rules.view import View

NEXT_CARD_SHARE = 0.25  # of the points of the next card, counted in advance
ENOUGH_POINTS = 9  # to call
MULTIPLIER_SHARE = 0.5  # of a multiplier's points for one card, counted in advance
CRAB_EFFECT = 2.0  # crabs find what somebody discarded


class Collector(GreedyBot):
    """Builds sets, and collects their multipliers."""

    def value(self, hand: Cards, view: View) -> float:
        """Greedy's value, and a share of what the next card of each set would add."""
        steps = (next_step(kind, sum(card.kind is kind for card in hand)) for kind in COLLECTOR_POINTS)
        return super().value(hand, view) + NEXT_CARD_SHARE * sum(steps)

    def promise(self, kind: Kind, count: int, view: View) -> float:
        """More for a multiplier whose cards may still come."""
        if multiplier := multipliers(view.ruleset).get(kind):
            each, _ = multiplier
            return MULTIPLIER_SHARE * each
        return super().promise(kind, count, view)

    def effect(self, kind: Kind) -> float:
        """More for crabs."""
        return CRAB_EFFECT if kind is Kind.CRAB else EFFECT_WORTH.get(kind, 0.0)

    def stops(self, view: View, knowledge: Knowledge) -> bool:
        """With enough points, or when somebody else may be about to call."""
        others = (Seat(seat) for seat in range(view.players) if seat != view.seat)
        in_danger = any(guess(seat, view, knowledge) >= CALL_POINTS - 1 for seat in others)
        return own_points(view) >= ENOUGH_POINTS or in_danger

    def bets(self, view: View, knowledge: Knowledge) -> bool:
        """Like greedy, once it would stop."""
        return self.stops(view, knowledge) and super().bets(view, knowledge)


def next_step(kind: Kind, count: int) -> int:
    """The points that one more card adds to a started set.

    >>> next_step(Kind.SAILOR, 1), next_step(Kind.SAILOR, 2), next_step(Kind.SHELL, 0)
    (5, 0, 0)
    """
    scale = COLLECTOR_POINTS[kind]
    return scale[count] - scale[count - 1] if 0 < count < len(scale) else 0
