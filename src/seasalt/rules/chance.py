"""Chance as a player: what it may do, how often, and a fair pick.

Whoever owns a generator hands it in; from a seed that others can check, see `shuffle`.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Protocol

from seasalt.rules.action import ChanceAction, Deal, Lose
from seasalt.rules.cards import Card, Cards
from seasalt.rules.game import Game


class Chooser(Protocol):
    """As much of `random.Random` as chance needs."""

    def choice(self, seq: Sequence[Card], /) -> Card: ...


def chance_outcomes(game: Game) -> tuple[tuple[ChanceAction, int], ...]:
    """All that chance may do now, each with its weight: the number of copies."""
    return tuple((chance_action(game, card), copies) for card, copies in Counter(chance_pool(game)).items())


def sample(game: Game, rng: Chooser) -> ChanceAction:
    """What chance does next. The caller owns `rng`, and so the seed."""
    return chance_action(game, rng.choice(chance_pool(game)))


def chance_pool(game: Game) -> Cards:
    """The cards, sorted, of which chance takes one, all equally likely: the deck, or a victim's hand."""
    assert game.chance_acts
    now = game.round
    return now.deck if now.victim is None else now.hands[now.victim]


def chance_action(game: Game, card: Card) -> ChanceAction:
    """Chance takes this card of the pool."""
    return Deal(card) if game.round.victim is None else Lose(card)
