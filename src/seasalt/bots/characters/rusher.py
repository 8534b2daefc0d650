"""The rusher, which ends rounds as early as it can.

It takes what is worth points now, prefers boats (another turn) and fish (another card), does not wait for
collections, and calls STOP as soon as it may. LAST CHANCE would give everybody one more turn: it bets only
when one turn is not enough for anybody to catch up.
"""

from seasalt.bots.greedy import EFFECT_WORTH, GreedyBot, deck_lasts, lead
from seasalt.rules.cards import Kind
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.view import View

EFFECTS = {Kind.BOAT: 2.5, Kind.FISH: 1.5}  # duos that bring a card in the same turn
HALF_A_DUO = 0.6
OTHER_PROMISE = 0.2  # of collections and multipliers
SAFE_LEAD = 3.0  # points that can rarely be made up in one turn


class Rusher(GreedyBot):
    """Ends the round before the others are ready."""

    def promise(self, kind: Kind, count: int, view: View) -> float:
        """More for half a duo, little for anything else."""
        if kind in (Kind.CRAB, Kind.BOAT, Kind.FISH):
            return self.effect(kind) * (count // 2) + HALF_A_DUO * (count % 2)
        if kind in (Kind.SWIMMER, Kind.SHARK):
            return HALF_A_DUO
        return OTHER_PROMISE

    def effect(self, kind: Kind) -> float:
        """More for duos that bring a card in the same turn."""
        return EFFECTS.get(kind, EFFECT_WORTH.get(kind, 0.0))

    def bets(self, view: View, knowledge: Knowledge) -> bool:
        """Only when nobody can catch up in the turn that a bet gives them."""
        return lead(view, knowledge) >= SAFE_LEAD and deck_lasts(view)
