"""The collector: one more shell, and the row is complete.

It sees a begun set as the set it may become, and keeps what multiplies it: the captain for its sailors, the
colony for its penguins. Seven points do not impress it. It goes on collecting until the hand is a show, or
until somebody else looks ready to end the round; then it takes what it has.
"""

from seasalt.bots.greedy import EFFECT_WORTH, GreedyBot, guess, own_points
from seasalt.rules.action import Seat
from seasalt.rules.cards import Cards, Kind
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.ruleset import CALL_POINTS
from seasalt.rules.scoring import COLLECTOR_POINTS, MULTIPLIERS
from seasalt.rules.view import View

NEXT_STEP = 0.25  # how much of the next card's points a set is worth already
A_SHOW = 9  # points worth showing
FOR_LATER = 0.5  # of a multiplier's points for each card
FINDING = 2.0  # crabs find what somebody threw away


class Collector(GreedyBot):
    """Builds sets, and what multiplies them."""

    def value(self, hand: Cards, view: View) -> float:
        """Points, promises, and a part of the step that each set could take next."""
        steps = (next_step(kind, sum(card.kind is kind for card in hand)) for kind in COLLECTOR_POINTS)
        return super().value(hand, view) + NEXT_STEP * sum(steps)

    def promise(self, kind: Kind, count: int) -> float:
        """A multiplier is kept for the day when its cards come."""
        if kind in MULTIPLIERS:
            each, _ = MULTIPLIERS[kind]
            return FOR_LATER * each
        return super().promise(kind, count)

    def effect(self, kind: Kind) -> float:
        """Crabs are a collector's friends."""
        return FINDING if kind is Kind.CRAB else EFFECT_WORTH.get(kind, 0.0)

    def stops(self, view: View, knowledge: Knowledge) -> bool:
        """With a show to make, or when somebody else may be about to."""
        others = (Seat(seat) for seat in range(view.players) if seat != view.seat)
        in_danger = any(guess(seat, view, knowledge) >= CALL_POINTS - 1 for seat in others)
        return own_points(view) >= A_SHOW or in_danger

    def bets(self, view: View, knowledge: Knowledge) -> bool:
        """As greedy does, once there is no point in collecting on."""
        return self.stops(view, knowledge) and super().bets(view, knowledge)


def next_step(kind: Kind, count: int) -> int:
    """The points that one more card brings to a begun set.

    >>> next_step(Kind.SAILOR, 1), next_step(Kind.SAILOR, 2), next_step(Kind.SHELL, 0)
    (5, 0, 0)
    """
    scale = COLLECTOR_POINTS[kind]
    return scale[count] - scale[count - 1] if 0 < count < len(scale) else 0
