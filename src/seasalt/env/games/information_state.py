"""Events as short texts, from which information states with perfect recall are made.

Events come redacted (`rules.view.redact`); what a seat may not know is `?`. The words are those of the
notation, and seats count from 1.
"""

from typing import assert_never

from seasalt.rules.cards import Card, Cards
from seasalt.rules.event import (
    Called,
    CardChosen,
    CardDrawn,
    CardKept,
    CardLifted,
    CardPicked,
    CardsLaid,
    CardStolen,
    CardTaken,
    EffectLapsed,
    Event,
    GameEnded,
    HandRevealed,
    MermaidsLaid,
    OthersRestricted,
    PileSearched,
    PileStarted,
    RoundEnded,
    RoundStarted,
    TurnEnded,
    TurnStarted,
    VictimChosen,
)


def event_text(event: Event) -> str:
    """A redacted event as text.

    >>> from seasalt.rules import Pile, Seat, parse_card
    >>> event_text(CardKept(Seat(1), None, parse_card("crab-DB"), Pile.A))
    '2 keep ? > A crab-DB'
    """
    match event:
        case RoundStarted(number, starter, _):
            return f"round {number} from {starter + 1}"
        case PileStarted(pile, card):
            return f"{pile} {card}"
        case TurnStarted(seat, restricted, extra):
            return f"{seat + 1} turn" + " restricted" * restricted + " extra" * extra
        case CardLifted(seat, lifted):
            return f"{seat + 1} lift {_one(lifted)}"
        case CardDrawn(seat, drawn):
            return f"{seat + 1} draw {_one(drawn)}"
        case CardKept(seat, kept, discarded, pile):
            return f"{seat + 1} keep {_one(kept)} > {pile} {discarded}"
        case CardTaken(seat, pile, card, top):
            return f"{seat + 1} take {pile} {card} top {_top(top)}"
        case CardsLaid(seat, cards):
            return f"{seat + 1} lay {_some(cards)}"
        case EffectLapsed(seat):
            return f"{seat + 1} lapse"
        case PileSearched(seat, pile, found):
            return f"{seat + 1} look {pile} {_some(found)}"
        case CardPicked(seat, pile, picked, top):
            return f"{seat + 1} pick {pile} {_one(picked)} top {_top(top)}"
        case CardChosen(seat, chosen, returned, count):
            return f"{seat + 1} pick {_one(chosen)} return {count} {_some(returned)}"
        case VictimChosen(thief, victim):
            return f"{thief + 1} steal {victim + 1}"
        case CardStolen(thief, victim, stolen):
            return f"{victim + 1} lose {_one(stolen)}"
        case OthersRestricted(seat):
            return f"{seat + 1} restrict"
        case MermaidsLaid(seat):
            return f"{seat + 1} mermaids"
        case Called(seat, call):
            return f"{seat + 1} {call}"
        case HandRevealed(seat, cards):
            return f"{seat + 1} show {_some(cards)}"
        case TurnEnded(seat):
            return f"{seat + 1} end"
        case RoundEnded(result, totals):
            return f"{result.ending} {' '.join(map(str, result.points))} totals {' '.join(map(str, totals))}"
        case GameEnded(outcome):
            return f"ranks {' '.join(map(str, outcome.ranks))}"
        case _:
            assert_never(event)


def _one(card: Card | None) -> str:
    return "?" if card is None else str(card)


def _some(cards: Cards | None) -> str:
    return "?" if cards is None else " ".join(map(str, cards)) or "-"


def _top(card: Card | None) -> str:
    return "-" if card is None else str(card)
