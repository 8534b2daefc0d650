"""The effects of duos, one function each.

The decisions that an effect asks for (look, pick, choose, steal) are applied by `play`.
A duo that finds nothing to act on may still be laid (`lapses`); an effect that can happen must happen.
Each function takes the game with the duo on the table, and the events so far, and returns the next step.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from seasalt.rules.action import Seat
from seasalt.rules.cards import Cards, Kind
from seasalt.rules.event import EffectLapsed, OthersRestricted, TurnStarted
from seasalt.rules.game import Game, Round, seats
from seasalt.rules.phase import Phase
from seasalt.rules.scoring import DUOS
from seasalt.rules.turns import Events, Step

LOBSTER_LOOKS_AT = 5


def crabs(game: Game, events: Events) -> Step:
    """Crab and crab: choose a pile, look through it, take one card."""
    return _go_to(game, Phase.LOOK, events)


def boats(game: Game, events: Events) -> Step:
    """Boat and boat: take another turn at once."""
    return _go_to(game, Phase.TAKE, (*events, TurnStarted(game.round.turn, extra=True)))


def fish(game: Game, events: Events) -> Step:
    """Fish and fish: add the top card of the deck to the hand."""
    return _go_to(game, Phase.FISHING, events)


def swimmer_and_shark(game: Game, events: Events) -> Step:
    """Swimmer and shark: steal a random card from an opponent's hand."""
    return _go_to(game, Phase.STEAL, events)


def swimmer_and_jellyfish(game: Game, events: Events) -> Step:
    """Swimmer and jellyfish: in their next turn the opponents may only draw one card."""
    now = game.round
    restricted = tuple(seat != now.turn for seat in seats(game.players))
    after = now._replace(restricted=restricted)
    return Step(game._replace(round=after), (*events, OthersRestricted(now.turn)))


def crab_and_lobster(game: Game, events: Events) -> Step:
    """Crab and lobster: look at the top five cards of the deck, keep one, shuffle the others back."""
    return _go_to(game, Phase.HAULING, events)


_IN_ORDER = (crabs, boats, fish, swimmer_and_shark, swimmer_and_jellyfish, crab_and_lobster)
EFFECTS: dict[tuple[Kind, Kind], Callable[[Game, Events], Step]] = dict(zip(DUOS, _IN_ORDER, strict=True))


class Supply(NamedTuple):
    """What an effect may find to act on. Everybody can see it."""

    deck: bool
    piles: bool
    victims: bool


def supply_of(now: Round) -> Supply:
    """What effects find in this round."""
    return Supply(bool(now.deck), any(now.piles), bool(possible_victims(now.hands, now.turn, now.revealed)))


def lapses(cards: Cards, supply: Supply) -> bool:
    """Whether this duo, laid now, finds nothing to act on. A trio has no effect that could lapse."""
    match [card.kind for card in cards]:
        case [Kind.CRAB, Kind.CRAB]:
            return not supply.piles
        case [Kind.BOAT, Kind.BOAT]:
            return not supply.deck and not supply.piles
        case [Kind.FISH, Kind.FISH] | [Kind.CRAB, Kind.LOBSTER]:
            return not supply.deck
        case [Kind.SHARK, Kind.SWIMMER]:
            return not supply.victims
        case _:
            return False


def lapse(game: Game, events: Events) -> Step:
    """Nothing happens."""
    return Step(game, (*events, EffectLapsed(game.round.turn)))


def possible_victims(
    hands: Sequence[Cards | int], turn: Seat, revealed: tuple[bool, ...]
) -> tuple[Seat, ...]:
    """Opponents with cards in a hand that they have not revealed; of a hand its size is enough."""
    return tuple(
        Seat(seat) for seat, hand in enumerate(hands) if hand and seat != turn and not revealed[seat]
    )


def _go_to(game: Game, phase: Phase, events: Events) -> Step:
    return Step(game._replace(round=game.round._replace(phase=phase)), events)
