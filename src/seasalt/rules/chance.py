"""Chance as a player: its actions, their weights, and a fair sample.

The caller passes in a generator. For chance from a seed that others can verify, see `shuffle`.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Protocol

from seasalt.rules.action import ChanceAction, Deal, Lose
from seasalt.rules.cards import Card, Cards
from seasalt.rules.game import Game


class Chooser(Protocol):
    """The part of `random.Random` that chance needs."""

    def choice(self, seq: Sequence[Card], /) -> Card: ...


def chance_outcomes(game: Game) -> tuple[tuple[ChanceAction, int], ...]:
    """Every action of chance now, with its weight: the number of copies."""
    return tuple((chance_action(game, card), copies) for card, copies in Counter(chance_pool(game)).items())


def sample(game: Game, rng: Chooser) -> ChanceAction:
    """A random action of chance."""
    return chance_action(game, rng.choice(chance_pool(game)))


def chance_pool(game: Game) -> Cards:
    """The sorted cards of which chance takes one, all equally likely: the deck, or a victim's hand."""
    assert game.chance_acts
    now = game.round
    return now.deck if now.victim is None else now.hands[now.victim]


def chance_action(game: Game, card: Card) -> ChanceAction:
    """The action that takes this card of the pool."""
    return Deal(card) if game.round.victim is None else Lose(card)
