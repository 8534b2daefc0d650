"""The greedy bot, which maximizes points now.

It takes the card that adds most, lays every duo that costs nothing, calls STOP as soon as it may, and bets on
LAST CHANCE when it is clearly ahead. It does not plan: a good first opponent, and the baseline for others.

The characters are subclasses that override some of its preferences.
"""

from collections.abc import Mapping
from random import Random

from seasalt.rules.action import (
    Action,
    CallLastChance,
    CallStop,
    Draw,
    EndTurn,
    Keep,
    Lay,
    LayMermaids,
    Look,
    Pick,
    Seat,
    Steal,
    TakeTop,
)
from seasalt.rules.cards import Card, Cards, Kind, added, removed
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.scoring import score
from seasalt.rules.view import View

UNKNOWN_CARD_WORTH = 0.8  # an estimate of what a hidden card is worth to its holder
CLEARLY_AHEAD = 1.0  # a bet costs little when lost and much to the others when won

EFFECT_WORTH = {  # of a duo on top of its point, by its rarer kind
    Kind.CRAB: 1.2,
    Kind.BOAT: 1.5,
    Kind.FISH: 0.8,
    Kind.SHARK: 1.6,
    Kind.JELLYFISH: 1.0,
    Kind.LOBSTER: 1.4,
}
PROMISE = 0.4  # for half a duo, or the first card of a collection
MERMAID_PROMISE = 1.5


class GreedyBot:
    """Takes what adds most points now; ties are broken at random."""

    draw_worth = 1.0  # an estimate for the better of two unknown cards
    effect_worth: Mapping[Kind, float] = EFFECT_WORTH

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Action:
        """The option with the highest worth."""
        return max(options, key=lambda action: (self.worth(action, view, knowledge), self._rng.random()))

    def worth(self, action: Action, view: View, knowledge: Knowledge) -> float:
        """How good an option is, compared with the other options of the same decision."""
        match action:
            case Draw():
                return self.draw_worth
            case TakeTop(pile):
                return self.gain(view, view.piles[pile].top)
            case Keep(card, pile):
                # Where both piles are open, the discard covers the card that is worth less to us.
                return self.gain(view, card) - 0.1 * self.gain(view, view.piles[pile].top)
            case Look(pile):
                return max((self.gain(view, card) for card in knowledge.pile(pile)), default=0.0)
            case Pick(card):
                return self.gain(view, card)
            case Steal(victim):
                return self.loot(victim, view, knowledge)
            case Lay(cards):
                return self.laying(view, cards)
            case LayMermaids():
                return 100.0
            case CallStop():
                return 50.0 if self.stops(view, knowledge) else -1.0
            case CallLastChance():
                return 51.0 if self.bets(view, knowledge) else -2.0
            case EndTurn():
                return 0.0
            case _:
                raise AssertionError(f"not a seat's action: {action}")

    # --- preferences, for characters to override

    def value(self, hand: Cards, view: View) -> float:
        """Points of a hand, and a little for what it may become."""
        promises = 0.0
        for kind, count in count_kinds(hand).items():
            # not `sum`, which rounds otherwise from Python 3.12 on
            promises += self.promise(kind, count, view)
        return score(hand, view.tableau, view.ruleset).total + promises

    def promise(self, kind: Kind, count: int, view: View) -> float:
        """The value of what so many cards of a kind in hand may become."""
        if kind is Kind.MERMAID:
            return MERMAID_PROMISE * (count - 1)  # four of them win
        if kind in (Kind.CRAB, Kind.BOAT, Kind.FISH):
            return self.effect_worth[kind] * (count // 2) + PROMISE * (count % 2)
        return PROMISE

    def loot(self, victim: Seat, view: View, knowledge: Knowledge) -> float:
        """How good it is to steal from that seat."""
        return view.hand_sizes[victim]

    def stops(self, view: View, knowledge: Knowledge) -> bool:
        """Whether to call STOP now, given the points for a call."""
        return True

    def bets(self, view: View, knowledge: Knowledge) -> bool:
        """Whether to call LAST CHANCE."""
        is_ahead = lead(view, knowledge) >= CLEARLY_AHEAD and deck_lasts(view)
        return is_ahead and self.stops(view, knowledge)

    # --- values that follow

    def gain(self, view: View, card: Card | None) -> float:
        """The value that a card adds to the hand."""
        if card is None:
            return 0.0
        return self.value(added(view.hand, card), view) - self.value(view.hand, view)

    def laying(self, view: View, cards: Cards) -> float:
        """The value of laying: its effect, less lost points (of a starfish left alone in hand)."""
        after = score(removed(view.hand, *cards), (*view.tableau, cards), view.ruleset).total
        effect = 0.0 if len(cards) == 3 else max(self.effect_worth.get(card.kind, 0.0) for card in cards)
        return after - own_points(view) + effect


def count_kinds(cards: Cards) -> dict[Kind, int]:
    """The number of cards of each kind."""
    counts: dict[Kind, int] = {}
    for card in cards:
        counts[card.kind] = counts.get(card.kind, 0) + 1
    return counts


def own_points(view: View) -> int:
    """Card points of the viewer, in hand and on the table."""
    return score(view.hand, view.tableau, view.ruleset).total


def lead(view: View, knowledge: Knowledge) -> float:
    """An estimate of the viewer's lead over the best other seat, in points."""
    return own_points(view) - most_points_of_others(view, knowledge)


def most_points_of_others(view: View, knowledge: Knowledge) -> float:
    """An estimate of the points of the best other seat."""
    others = (Seat(seat) for seat in range(view.players) if seat != view.seat)
    return max(_guess(seat, view, knowledge) for seat in others)


def _guess(seat: Seat, view: View, knowledge: Knowledge) -> float:
    known = knowledge.hand(seat)
    hidden = view.hand_sizes[seat] - len(known)
    return score(known, view.tableaus[seat], view.ruleset).total + UNKNOWN_CARD_WORTH * hidden


def deck_lasts(view: View) -> bool:
    """Whether the deck lasts for the final turns of all others."""
    return view.deck_size > 2 * (view.players - 1)
