"""The rusher: seven points and out.

Every turn that the round goes on is a turn for somebody else to grow. So the rusher takes what is worth a
point today, loves boats (another turn at once) and fish (another card at once), has no patience for
collections that might become something, and calls STOP the moment it may. LAST CHANCE would give everybody
one more turn: it says that only when one turn will not be enough for anybody.
"""

from seasalt.bots.greedy import EFFECT_WORTH, GreedyBot, deck_lasts, lead
from seasalt.rules.cards import Kind
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.view import View

HURRY = {Kind.BOAT: 2.5, Kind.FISH: 1.5}  # duos that bring a card this very turn
HALF_A_DUO = 0.6
SOMEDAY = 0.2  # begun collections, lone multipliers: others may finish them
OUT_OF_REACH = 3.0  # points that nobody makes up in one turn, mostly


class Rusher(GreedyBot):
    """Wants the round over before anybody else is ready."""

    def promise(self, kind: Kind, count: int) -> float:
        """Half a duo is nearly a duo; nothing else is worth waiting for."""
        if kind in (Kind.CRAB, Kind.BOAT, Kind.FISH):
            return self.effect(kind) * (count // 2) + HALF_A_DUO * (count % 2)
        if kind in (Kind.SWIMMER, Kind.SHARK):
            return HALF_A_DUO
        return SOMEDAY

    def effect(self, kind: Kind) -> float:
        """Speed first."""
        return HURRY.get(kind, EFFECT_WORTH.get(kind, 0.0))

    def bets(self, view: View, knowledge: Knowledge) -> bool:
        """Only when nobody can catch up in the turn that a bet gives them."""
        return lead(view, knowledge) >= OUT_OF_REACH and deck_lasts(view)
