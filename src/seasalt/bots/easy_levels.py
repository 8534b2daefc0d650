"""The two easiest levels. They decide like their base classes, but call with some probability.

The beginner lets others build: it rarely calls at seven points, and more often with more points. It often
keeps a duo in hand, where it scores the same: it does not see what a theft or another card is worth. The
casual player weighs its bet: the further ahead it is, the more often it calls LAST CHANCE rather than STOP.
"""

from math import exp
from random import Random

from seasalt.bots.greedy import GreedyBot, deck_lasts, lead, own_points
from seasalt.bots.quick_bot import QuickBot
from seasalt.kernel.players.policy import BEGINNER
from seasalt.rules.action import Action, CallLastChance, CallStop, EndTurn, Lay
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.ruleset import CALL_POINTS
from seasalt.rules.view import View

FIRST_CALL = 0.15  # how likely a beginner calls with the fewest points that it may call with
NEXT_CALL = 0.2  # how much likelier with each point more
KEPT_DUOS = 0.6  # how often a beginner keeps a duo that it could lay
LATE_DECK = 8  # cards in the deck from which on it calls in any case
BEGINNER_BETS = 0.25  # of its calls, where it is not behind

EVEN_BET = 1.2  # the lead with which a casual player bets every other time
BET_SLOPE = 1.0  # how fast that changes with a point more


class BeginnerBot(QuickBot):
    """Takes the points it can get now, and calls late."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng, BEGINNER)

    def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Action:
        """The choice of the policy, but fewer duos and later calls."""
        choice = super().decide(view, knowledge, options)
        keeps = isinstance(choice, Lay) and EndTurn() in options and self._rng.random() < KEPT_DUOS
        if not keeps and not isinstance(choice, CallStop | CallLastChance | EndTurn):
            return choice
        return self._end(view, knowledge) if CallStop() in options else EndTurn()

    def _end(self, view: View, knowledge: Knowledge) -> Action:
        """The end of the turn, or of the round."""
        if view.deck_size > LATE_DECK and self._rng.random() >= call_chance(own_points(view)):
            return EndTurn()
        is_bet = lead(view, knowledge) >= 0 and deck_lasts(view) and self._rng.random() < BEGINNER_BETS
        return CallLastChance() if is_bet else CallStop()


class CasualBot(GreedyBot):
    """Greedy, but it bets the likelier the better the bet is."""

    def bets(self, view: View, knowledge: Knowledge) -> bool:
        """By chance, and never when the deck would run out."""
        return deck_lasts(view) and self._rng.random() < bet_chance(lead(view, knowledge))


def call_chance(points: int) -> float:
    """How likely a beginner with so many points calls.

    >>> [round(call_chance(points), 2) for points in (7, 8, 9, 12)]
    [0.15, 0.35, 0.55, 1.0]
    """
    return min(1.0, FIRST_CALL + NEXT_CALL * (points - CALL_POINTS))


def bet_chance(lead: float) -> float:
    """How likely a casual player with that lead bets.

    >>> [round(bet_chance(lead), 2) for lead in (-1, 0, 1, 3, 5)]
    [0.1, 0.23, 0.45, 0.86, 0.98]
    """
    return 1 / (1 + exp(BET_SLOPE * (EVEN_BET - lead)))
