"""The gambler: STOP is for the others.

It would rather draw two unknown cards than take the one that lies there, and it puts its shark to work early.
When it may call it bets: a won bet pays its points and its color, and leaves the others nothing but theirs.
Only when it is plainly behind, or when the deck would run dry before the bet is settled, does it sigh and
stop.
"""

from seasalt.bots.greedy import EFFECT_WORTH, GreedyBot, deck_lasts, lead
from seasalt.rules.cards import Cards, Kind
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.scoring import score
from seasalt.rules.view import View

THRILL = {Kind.SHARK: 3.0, Kind.LOBSTER: 2.0}  # duos that bring a surprise
COLOR = 0.25  # a won bet pays the largest color as well
BRAVE = -1.0  # so far behind it still bets


class Gambler(GreedyBot):
    """Bets whenever the bet is not plainly lost."""

    draw_worth = 1.6  # two cards that nobody knows!

    def value(self, hand: Cards, view: View) -> float:
        """Points, and a little for the color that a won bet pays."""
        return super().value(hand, view) + COLOR * score(hand, view.tableau, view.ruleset).color_bonus

    def effect(self, kind: Kind) -> float:
        """Surprises first."""
        return THRILL.get(kind, EFFECT_WORTH.get(kind, 0.0))

    def bets(self, view: View, knowledge: Knowledge) -> bool:
        """Unless it is plainly behind, or the deck runs dry."""
        return lead(view, knowledge) >= BRAVE and deck_lasts(view)
