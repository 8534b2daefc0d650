"""Actions: what a seat, or chance, wants to do, in the imperative. What happens then is an event.

The `str` of an action is its notation, which `notation.parse_action` reads back.
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import NewType

from seasalt.rules.cards import Card, Cards

Seat = NewType("Seat", int)
"""A seat, counted from 0 clockwise; text counts from 1."""


class Pile(IntEnum):
    """One of the two discard piles."""

    A = 0
    B = 1

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw two cards from the deck (one if it has one, or if a jellyfish restricts the turn)."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class TakeTop:
    """Take the top card of a discard pile."""

    pile: Pile

    def __str__(self) -> str:
        return f"take {self.pile}"


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep one of the two drawn cards and discard the other on `pile`."""

    card: Card
    pile: Pile

    def __str__(self) -> str:
        return f"keep {self.card} > {self.pile}"


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a duo, or a trio with its starfish last; the other cards in the order of their codes."""

    cards: Cards

    def __str__(self) -> str:
        return "lay " + " ".join(map(str, self.cards))


@dataclass(frozen=True, slots=True)
class Look:
    """Crab duo: choose the pile to look through."""

    pile: Pile

    def __str__(self) -> str:
        return f"look {self.pile}"


@dataclass(frozen=True, slots=True)
class Pick:
    """Take one of the cards looked at, after crabs (from a pile) or the lobster (from the deck)."""

    card: Card

    def __str__(self) -> str:
        return f"pick {self.card}"


@dataclass(frozen=True, slots=True)
class Steal:
    """Swimmer and shark: choose the victim."""

    victim: Seat

    def __str__(self) -> str:
        return f"steal {self.victim + 1}"


@dataclass(frozen=True, slots=True)
class LayMermaids:
    """Lay all four mermaids and win the game."""

    def __str__(self) -> str:
        return "mermaids"


@dataclass(frozen=True, slots=True)
class CallStop:
    """End the round now: everybody scores their cards."""

    def __str__(self) -> str:
        return "stop"


@dataclass(frozen=True, slots=True)
class CallLastChance:
    """Bet on having the most points after one more turn of everybody else."""

    def __str__(self) -> str:
        return "last"


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Pass the turn to the left."""

    def __str__(self) -> str:
        return "end"


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: the card that comes off the deck."""

    card: Card

    def __str__(self) -> str:
        return f"deal {self.card}"


@dataclass(frozen=True, slots=True)
class Lose:
    """Chance: the card that the victim of a theft loses."""

    card: Card

    def __str__(self) -> str:
        return f"lose {self.card}"


SeatAction = (
    Draw | TakeTop | Keep | Lay | Look | Pick | Steal | LayMermaids | CallStop | CallLastChance | EndTurn
)
ChanceAction = Deal | Lose
Action = SeatAction | ChanceAction
