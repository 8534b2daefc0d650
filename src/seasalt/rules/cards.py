"""The box: kinds, colors, and how many there are of each card."""

from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple


class Kind(StrEnum):
    """What a card shows."""

    CRAB = "crab"
    BOAT = "boat"
    FISH = "fish"
    SWIMMER = "swimmer"
    SHARK = "shark"
    MERMAID = "mermaid"
    SHELL = "shell"
    OCTOPUS = "octopus"
    PENGUIN = "penguin"
    SAILOR = "sailor"
    LIGHTHOUSE = "lighthouse"
    SHOAL = "shoal"
    COLONY = "colony"
    CAPTAIN = "captain"
    # Extra Salt
    JELLYFISH = "jellyfish"
    LOBSTER = "lobster"
    CRABCAST = "crabcast"
    STARFISH = "starfish"
    SEAHORSE = "seahorse"


class Color(StrEnum):
    """The color of a card, by its two-letter code."""

    DARK_BLUE = "DB"
    LIGHT_BLUE = "LB"
    BLACK = "BK"
    YELLOW = "YE"
    GREEN = "GR"
    WHITE = "WH"
    PURPLE = "PU"
    GREY = "GY"
    LIGHT_ORANGE = "LO"
    PINK = "PK"
    ORANGE = "OR"


class Card(NamedTuple):
    """A kind and a color. A value: two dark blue crabs are the same card twice.

    Cards sort as their codes do.

    >>> print(Card(Kind.CRAB, Color.DARK_BLUE))
    crab-DB
    """

    kind: Kind
    color: Color

    def __str__(self) -> str:
        return f"{self.kind}-{self.color}"

    def __repr__(self) -> str:
        return f"{self.kind}-{self.color}"


Cards = tuple[Card, ...]
"""Some cards. A hand and the deck are kept sorted; a pile runs from bottom to top."""


_BASE = {  # the base box, one row a kind: the color of each copy
    Kind.CRAB: "DB DB LB LB YE YE BK GR GY",
    Kind.BOAT: "DB DB LB LB BK BK YE YE",
    Kind.FISH: "DB DB BK BK LB YE GR",
    Kind.SWIMMER: "DB LB BK YE LO",
    Kind.SHARK: "DB LB BK GR PU",
    Kind.MERMAID: "WH WH WH WH",
    Kind.SHELL: "DB LB BK YE GR GY",
    Kind.OCTOPUS: "LB YE GR PU GY",
    Kind.PENGUIN: "PU LO PK",
    Kind.SAILOR: "PK OR",
    Kind.LIGHTHOUSE: "PU",
    Kind.SHOAL: "GY",
    Kind.COLONY: "GR",
    Kind.CAPTAIN: "LO",
}

_EXTRA_SALT = {  # the Russian book prints one starfish; its own total of eight, and the cards, say three
    Kind.JELLYFISH: "PU PK",
    Kind.LOBSTER: "BK",
    Kind.CRABCAST: "GR",
    Kind.STARFISH: "DB LB YE",
    Kind.SEAHORSE: "WH",
}


def _cards(rows: dict[Kind, str]) -> Cards:
    return tuple(
        sorted(Card(kind, Color(color)) for kind, colors in rows.items() for color in colors.split())
    )


BASE_BOX = _cards(_BASE)
EXTRA_SALT_BOX = _cards(_BASE | _EXTRA_SALT)
EXTRA_SALT_KINDS = frozenset(_EXTRA_SALT)

CARD_BY_CODE = {str(card): card for card in EXTRA_SALT_BOX}

MERMAID = Card(Kind.MERMAID, Color.WHITE)


def box(*, extra_salt: bool) -> Cards:
    """All cards of the game: 58, or 66 with Extra Salt."""
    return EXTRA_SALT_BOX if extra_salt else BASE_BOX


# --- multisets, as sorted tuples of cards


def added(cards: Cards, *more: Card) -> Cards:
    """`cards`, sorted, with `more` among them."""
    return tuple(sorted(cards + more))


def removed(cards: Cards, *fewer: Card) -> Cards:
    """`cards` without the first copy of each of `fewer`, the order of the rest unchanged."""
    for card in fewer:
        place = cards.index(card)
        cards = cards[:place] + cards[place + 1 :]
    return cards


def holds(cards: Cards, some: Iterable[Card]) -> bool:
    """Whether `cards` has all of `some`, copies included."""
    rest = list(cards)
    for card in some:
        if card not in rest:
            return False
        rest.remove(card)
    return True


def distinct(cards: Iterable[Card]) -> Cards:
    """Each card once, in order of first appearance."""
    return tuple(dict.fromkeys(cards))
