"""The bot that wants points now.

It takes the card that adds most, lays every duo that costs nothing, calls STOP as soon as it may, and bets on
LAST CHANCE when it is clearly ahead. It plans nothing: a good first opponent, and the yardstick for others.
"""

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
from seasalt.rules.scoring import COLLECTOR_POINTS, MULTIPLIERS, Tableau, score
from seasalt.rules.view import View

DRAW_WORTH = 1.0  # what the better of two unknown cards brings, about
UNKNOWN_CARD_WORTH = 0.8  # what a card in somebody's hand is worth to them, about
CLEARLY_AHEAD = 1.0  # a bet costs little when lost and much to the others when won

EFFECT_WORTH = {  # what laying a duo brings on top of its point, by the kind that makes the difference
    Kind.CRAB: 1.2,
    Kind.BOAT: 1.5,
    Kind.FISH: 0.8,
    Kind.SHARK: 1.6,
    Kind.JELLYFISH: 1.0,
    Kind.LOBSTER: 1.4,
}
PROMISE = 0.4  # half a duo, or a collection begun
MERMAID_PROMISE = 1.5


class GreedyBot:
    """Takes what adds most points now. Equal choices are left to the generator."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Action:
        """The option that looks best right now."""
        return max(options, key=lambda action: (_worth(action, view, knowledge), self._rng.random()))


def _worth(action: Action, view: View, knowledge: Knowledge) -> float:
    """How good an option looks. Only options of one moment are ever compared."""
    match action:
        case Draw():
            return DRAW_WORTH
        case TakeTop(pile):
            return _gain(view, view.piles[pile].top)
        case Keep(card, pile):
            # Where both piles are open, the discard covers the card that is worth less to us.
            return _gain(view, card) - 0.1 * _gain(view, view.piles[pile].top)
        case Look(pile):
            return max((_gain(view, card) for card in knowledge.pile(pile)), default=0.0)
        case Pick(card):
            return _gain(view, card)
        case Steal(victim):
            return view.hand_sizes[victim]
        case Lay(cards):
            return _laying(view, cards)
        case LayMermaids():
            return 100.0
        case CallLastChance():
            return 51.0 if _clearly_ahead(view, knowledge) else 49.0
        case CallStop():
            return 50.0
        case EndTurn():
            return 0.0
        case _:
            raise AssertionError(f"not a seat's action: {action}")


def _gain(view: View, card: Card | None) -> float:
    """What a card would add to the hand."""
    if card is None:
        return 0.0
    return _value(added(view.hand, card), view) - _value(view.hand, view)


def _value(hand: Cards, view: View) -> float:
    """Points of a hand, and a little for what it promises."""
    points = score(hand, view.tableau, view.ruleset).total
    return points + sum(_promise(kind, hand, view.tableau) for kind in {card.kind for card in hand})


def _promise(kind: Kind, hand: Cards, tableau: Tableau) -> float:
    count = sum(card.kind is kind for card in hand)
    if kind is Kind.MERMAID:
        return MERMAID_PROMISE * (count - 1)  # four of them win
    if kind in COLLECTOR_POINTS or kind in MULTIPLIERS:
        return PROMISE
    if kind in (Kind.CRAB, Kind.BOAT, Kind.FISH):
        return EFFECT_WORTH[kind] * (count // 2) + PROMISE * (count % 2)
    return PROMISE


def _laying(view: View, cards: Cards) -> float:
    """What laying brings: its effect, less the points that it costs (a starfish left alone in hand)."""
    before = score(view.hand, view.tableau, view.ruleset).total
    after = score(removed(view.hand, *cards), (*view.tableau, cards), view.ruleset).total
    effect = 0.0 if len(cards) == 3 else max(EFFECT_WORTH.get(card.kind, 0.0) for card in cards)
    return after - before + effect


def _clearly_ahead(view: View, knowledge: Knowledge) -> bool:
    """Whether a bet looks won, and the deck will last through everybody's final turn."""
    own = score(view.hand, view.tableau, view.ruleset).total
    others = [Seat(seat) for seat in range(view.players) if seat != view.seat]
    best = max(_guess(seat, view, knowledge) for seat in others)
    return own >= best + CLEARLY_AHEAD and view.deck_size > 2 * len(others)


def _guess(seat: Seat, view: View, knowledge: Knowledge) -> float:
    """About how many points a seat has."""
    known = knowledge.hand(seat)
    hidden = view.hand_sizes[seat] - len(known)
    return score(known, view.tableaus[seat], view.ruleset).total + UNKNOWN_CARD_WORTH * hidden
