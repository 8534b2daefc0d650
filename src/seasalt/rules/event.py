"""Events: what happened, in the past tense.

A field that a viewer may not know is `None` in that viewer's copy.
"""

from dataclasses import dataclass

from seasalt.rules.action import Pile, Seat
from seasalt.rules.cards import Card, Cards
from seasalt.rules.result import Call, Outcome, RoundResult


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """All cards were shuffled into a new deck."""

    number: int
    starter: Seat
    deck_size: int


@dataclass(frozen=True, slots=True)
class PileStarted:
    """A card from the deck began a discard pile."""

    pile: Pile
    card: Card


@dataclass(frozen=True, slots=True)
class TurnStarted:
    """A seat's turn began; `extra` after boats, `restricted` by a jellyfish."""

    seat: Seat
    restricted: bool = False
    extra: bool = False


@dataclass(frozen=True, slots=True)
class CardLifted:
    """A seat looked at a card from the deck that it may yet have to give away. The seat knows which."""

    seat: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """A card went from the deck into a hand. The seat knows which."""

    seat: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class CardKept:
    """One of two lifted cards went into the hand, the other onto a pile. The seat knows which it kept."""

    seat: Seat
    card: Card | None
    discarded: Card
    pile: Pile


@dataclass(frozen=True, slots=True)
class CardTaken:
    """The top card of a pile went into a hand, for all to see, and the new top with it."""

    seat: Seat
    pile: Pile
    card: Card
    top: Card | None


@dataclass(frozen=True, slots=True)
class CardsLaid:
    """A duo or a trio went from a hand onto the table."""

    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class EffectLapsed:
    """The duo just laid found nothing to act on."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PileSearched:
    """A seat looked through a whole pile, bottom to top. Only the seat knows what is in it."""

    seat: Seat
    pile: Pile
    cards: Cards | None


@dataclass(frozen=True, slots=True)
class CardPicked:
    """A card left a searched pile for a hand; all see the new top. The seat knows the card."""

    seat: Seat
    pile: Pile
    card: Card | None
    top: Card | None


@dataclass(frozen=True, slots=True)
class CardChosen:
    """One lifted card went into the hand, the others back into the shuffled deck. The seat knows all.

    The lobster does this; and a fourth mermaid that wins on arrival, before any discard.
    """

    seat: Seat
    card: Card | None
    returned: Cards | None
    returned_count: int


@dataclass(frozen=True, slots=True)
class VictimChosen:
    """A thief chose whom to steal from."""

    thief: Seat
    victim: Seat


@dataclass(frozen=True, slots=True)
class CardStolen:
    """A random card went from hand to hand. Thief and victim know which."""

    thief: Seat
    victim: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class OthersRestricted:
    """Every opponent of the seat may only draw one card in their next turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MermaidsLaid:
    """Four mermaids lie on the table: the game is won."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Called:
    """A seat called STOP or LAST CHANCE."""

    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class HandRevealed:
    """A hand became public, and safe from theft."""

    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A turn is over."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """A round is over, scored or not; `totals` are those after it."""

    result: RoundResult
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over."""

    outcome: Outcome


Event = (
    RoundStarted
    | PileStarted
    | TurnStarted
    | CardLifted
    | CardDrawn
    | CardKept
    | CardTaken
    | CardsLaid
    | EffectLapsed
    | PileSearched
    | CardPicked
    | CardChosen
    | VictimChosen
    | CardStolen
    | OthersRestricted
    | MermaidsLaid
    | Called
    | HandRevealed
    | TurnEnded
    | RoundEnded
    | GameEnded
)
