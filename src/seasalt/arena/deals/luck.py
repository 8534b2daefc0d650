"""How much of a game's result was the luck of the cards, for results with less noise.

At every draw and every theft the value of the card that came is compared with the mean over all cards that
could have come, by their probability, with all hands open. Whatever the value function, that difference is 0
on average, so results less this luck have the same mean: luck is a control variate, as in AIVAT (Burch et al.
2018). The coach's ledger measures luck by changes of a win chance, which is a better value but has no mean
of 0, so it would bias results.

The value here is cheap: points on the table and in hand, as they stand.
"""

from collections import Counter
from collections.abc import Iterable
from math import exp
from typing import Final

from seasalt.rules.action import Action, Deal, Lose
from seasalt.rules.cards import Card, Cards, added, removed
from seasalt.rules.chance import chance_pool
from seasalt.rules.game import Game
from seasalt.rules.phase import Phase
from seasalt.rules.scoring import card_points

SCALE: Final = 12.0
"""Points of lead by which the odds to win the game grow e-fold. An approximate value suffices: it only
affects how much noise is removed."""

Luck = tuple[float, ...]
"""What chance gave each seat, in games won; the sum is 0."""


def luck_of(game: Game, action: Action) -> Luck | None:
    """The luck of an action of chance; None for other actions, and before the first turn."""
    if not isinstance(action, Deal | Lose) or game.round.phase is Phase.SETUP:
        return None
    pool = Counter(chance_pool(game))
    standing = [float(total) for total in game.totals]
    for seat in range(game.players):
        standing[seat] += _points(game, seat, game.round.hands[seat])
    turn, hand = game.round.turn, game.round.hands[game.round.turn]
    drawn = [_points(game, turn, added(hand, card)) for card in game.round.drawn]
    values = {card: _values_after(game, card, standing, max(drawn, default=0)) for card in pool}
    expected = [
        sum(copies * values[card][seat] for card, copies in pool.items()) / pool.total()
        for seat in range(game.players)
    ]
    return tuple(value - mean for value, mean in zip(values[action.card], expected, strict=True))


def add_luck(luck: Luck, more: Luck | None) -> Luck:
    """The sum of two lucks, seat by seat."""
    return luck if more is None else tuple(map(sum, zip(luck, more, strict=True)))


def _values_after(game: Game, card: Card, standing: Iterable[float], drawn: int) -> Luck:
    """The chance of each seat to win, as its points suggest, if this card comes.

    Of cards that are drawn together one is kept; `drawn` are the points with the best of the others.
    """
    now, after = game.round, list(standing)
    turn = now.turn
    if now.victim is not None:
        victim = now.victim
        after[victim] = game.totals[victim] + _points(game, victim, removed(now.hands[victim], card))
        after[turn] = game.totals[turn] + _points(game, turn, added(now.hands[turn], card))
    else:
        after[turn] = game.totals[turn] + max(drawn, _points(game, turn, added(now.hands[turn], card)))
    odds = [exp(points / SCALE) for points in after]
    return tuple(each / sum(odds) for each in odds)


def _points(game: Game, seat: int, hand: Cards) -> int:
    return card_points(hand, game.round.tableaus[seat], game.ruleset)
