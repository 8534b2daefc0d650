"""Every possible action, sensible or not, for `apply` to accept or refuse."""

from collections.abc import Iterator
from itertools import chain, product
from random import Random

from seasalt.rules import (
    Action,
    CallLastChance,
    CallStop,
    Card,
    Deal,
    Draw,
    EndTurn,
    Keep,
    Kind,
    Lay,
    LayMermaids,
    Look,
    Lose,
    Pick,
    Pile,
    Seat,
    Steal,
    TakeTop,
)
from seasalt.rules.scoring import is_duo
from tests.properties.strategies import ALL_CARDS

STARFISH = tuple(card for card in ALL_CARDS if card.kind is Kind.STARFISH)
PAIRS = tuple(product(ALL_CARDS, repeat=2))  # including wrong order, equal cards and nonsense


def without_trios(cards: tuple[Card, ...] = ALL_CARDS) -> Iterator[Action]:
    """Every action but the trios, and some without a notation."""
    yield from (Draw(), EndTurn(), LayMermaids(), CallStop(), CallLastChance())
    for pile in Pile:
        yield from (TakeTop(pile), Look(pile))
        yield from (Keep(card, pile) for card in cards)
    yield from (Steal(Seat(seat)) for seat in range(-1, 5))
    for card in cards:
        yield from (Pick(card), Deal(card), Lose(card), Lay((card,)), Lay((card,) * 4))
    yield Lay(())
    yield from (Lay(pair) for pair in product(cards, repeat=2))


def everything() -> Iterator[Action]:
    """Every action; with the trios more than 150,000."""
    return chain(without_trios(), (Lay(trio) for trio in product(ALL_CARDS, repeat=3)))


def small(rng: Random) -> Iterator[Action]:
    """Every action but the trios, every proper trio, and some other trios."""
    proper = (Lay((*pair, star)) for pair in PAIRS if is_duo(*pair) for star in STARFISH)
    nonsense = (Lay(tuple(rng.choices(ALL_CARDS, k=3))) for _ in range(200))
    return chain(without_trios(), proper, nonsense)
