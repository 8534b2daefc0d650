"""The collector, which builds sets.

It values a started set for what it may become, and keeps the multiplier for it: the captain for its sailors,
the colony for its penguins. It does not call at seven points, but goes on collecting until it has more, or
until another player looks ready to end the round.
"""

from seasalt.bots.greedy import EFFECT_WORTH, GreedyBot, most_points_of_others, own_points
from seasalt.rules.cards import Cards, Kind
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.ruleset import CALL_POINTS
from seasalt.rules.scoring import COLLECTOR_POINTS, multipliers
from seasalt.rules.view import View

NEXT_CARD_SHARE = 0.25  # of the points of the next card, counted in advance
ENOUGH_POINTS = 9  # to call
MULTIPLIER_SHARE = 0.5  # of a multiplier's points for one card, counted in advance


class Collector(GreedyBot):
    """Builds sets, and collects their multipliers."""

    effect_worth = EFFECT_WORTH | {Kind.CRAB: 2.0}  # crabs find what others discarded

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

    def stops(self, view: View, knowledge: Knowledge) -> bool:
        """With enough points, or when another player may be about to call."""
        in_danger = most_points_of_others(view, knowledge) >= CALL_POINTS - 1
        return own_points(view) >= ENOUGH_POINTS or in_danger


def next_step(kind: Kind, count: int) -> int:
    """The points that one more card adds to a started set.

    >>> next_step(Kind.SAILOR, 1), next_step(Kind.SAILOR, 2), next_step(Kind.SHELL, 0)
    (5, 0, 0)
    """
    scale = COLLECTOR_POINTS[kind]
    return scale[count] - scale[count - 1] if 0 < count < len(scale) else 0
