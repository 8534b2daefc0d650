"""The gambler, which bets on LAST CHANCE.

It prefers two unknown cards to the known top of a pile, and plays its shark early. When it may call it bets,
unless it is clearly behind or the deck would run out before the bet is settled; then it calls STOP.
"""

from seasalt.bots.greedy import EFFECT_WORTH, GreedyBot, deck_lasts, lead
from seasalt.rules.cards import Cards, Kind
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.scoring import score
from seasalt.rules.view import View

COLOR_SHARE = 0.25  # of the color bonus, which a won bet pays
LEAST_LEAD = -1.0  # with which it still bets


class Gambler(GreedyBot):
    """Bets unless the bet is clearly lost."""

    draw_worth = 1.6  # it likes unknown cards
    effect_worth = EFFECT_WORTH | {Kind.SHARK: 3.0, Kind.LOBSTER: 2.0}  # these duos bring one

    def value(self, hand: Cards, view: View) -> float:
        """Greedy's value, and a share of the color bonus that a won bet pays."""
        return super().value(hand, view) + COLOR_SHARE * score(hand, view.tableau, view.ruleset).color_bonus

    def bets(self, view: View, knowledge: Knowledge) -> bool:
        """Unless it is clearly behind, or the deck runs out."""
        return lead(view, knowledge) >= LEAST_LEAD and deck_lasts(view)
