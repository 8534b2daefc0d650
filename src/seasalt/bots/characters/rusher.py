"""The rusher, which ends rounds as early as it can.

It takes what is worth points now, prefers boats (another turn) and fish (another card), does not wait for
collections, and calls STOP as soon as it may. LAST CHANCE would give the others one more turn: it bets only
when no opponent can catch up in one turn.
"""

from seasalt.bots.greedy import EFFECT_WORTH, GreedyBot, deck_lasts, lead
from seasalt.rules.cards import Kind
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.view import View

HALF_A_DUO = 0.6
OTHER_PROMISE = 0.2  # of collections and multipliers
SAFE_LEAD = 3.0  # points that can rarely be made up in one turn


class Rusher(GreedyBot):
    """Ends the round before the others are ready."""

    effect_worth = EFFECT_WORTH | {Kind.BOAT: 2.5, Kind.FISH: 1.5}  # these duos bring a card in the same turn

    def promise(self, kind: Kind, count: int, view: View) -> float:
        """More for half a duo, little for anything else."""
        if kind in (Kind.CRAB, Kind.BOAT, Kind.FISH):
            return self.effect_worth[kind] * (count // 2) + HALF_A_DUO * (count % 2)
        if kind in (Kind.SWIMMER, Kind.SHARK):
            return HALF_A_DUO
        return OTHER_PROMISE

    def bets(self, view: View, knowledge: Knowledge) -> bool:
        """Only when no opponent can catch up in the turn that a bet gives them."""
        return lead(view, knowledge) >= SAFE_LEAD and deck_lasts(view)
