"""The notation of cards and actions in tests, logs, records and on the wire.

This module parses; `str` formats. The grammar is in docs/notation.md.
"""

from collections.abc import Callable

from seasalt.rules.action import (
    Action,
    CallLastChance,
    CallStop,
    Deal,
    Draw,
    EndTurn,
    Keep,
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
from seasalt.rules.cards import CARD_BY_CODE, Card, Cards
from seasalt.rules.errors import Fault, NotationError


def parse_card(text: str) -> Card:
    """The card of that code.

    >>> parse_card("crab-DB").color
    <Color.DARK_BLUE: 'DB'>
    """
    try:
        return CARD_BY_CODE[text]
    except KeyError:
        raise NotationError(Fault.UNKNOWN_CARD, text) from None


def parse_cards(text: str) -> Cards:
    """Cards separated by spaces, in their order."""
    return tuple(map(parse_card, text.split()))


def format_cards(cards: Cards) -> str:
    """Cards separated by spaces."""
    return " ".join(map(str, cards))


def parse_pile(text: str) -> Pile:
    """A discard pile, `A` or `B`."""
    try:
        return Pile[text]
    except KeyError:
        raise NotationError(Fault.UNKNOWN_PILE, text, "A B") from None


def parse_seat(text: str) -> Seat:
    """A seat, which text counts from 1."""
    if text not in ("1", "2", "3", "4"):
        raise NotationError(Fault.UNKNOWN_SEAT, text, "1 2 3 4")
    return Seat(int(text) - 1)


def format_seat(seat: Seat) -> str:
    """A seat, counted from 1."""
    return str(seat + 1)


def parse_action(text: str) -> Action:
    """The action of that text.

    >>> parse_action("keep crab-DB > B")
    Keep(card=crab-DB, pile=<Pile.B: 1>)
    """
    verb, _, rest = text.partition(" ")
    parse = _PARSERS.get(verb)
    if parse is None:
        raise NotationError(Fault.UNKNOWN_ACTION, text, " ".join(_PARSERS))
    action = parse(rest)
    if str(action) != text:  # one text for each action: no extra blank, no other order
        raise NotationError(Fault.UNKNOWN_ACTION, text, str(action))
    return action


def _bare(action: Action) -> Callable[[str], Action]:
    return lambda rest: action


def _keep(rest: str) -> Action:
    card, arrow, pile = rest.partition(" > ")
    if not arrow:
        raise NotationError(Fault.UNKNOWN_ACTION, f"keep {rest}", "keep CARD > PILE")
    return Keep(parse_card(card), parse_pile(pile))


def _lay(rest: str) -> Action:
    cards = parse_cards(rest)
    if len(cards) not in (2, 3):
        raise NotationError(Fault.WRONG_CARD_COUNT, f"lay {rest}", "2 3")
    return Lay(cards)


_PARSERS: dict[str, Callable[[str], Action]] = {
    "draw": _bare(Draw()),
    "take": lambda rest: TakeTop(parse_pile(rest)),
    "keep": _keep,
    "lay": _lay,
    "look": lambda rest: Look(parse_pile(rest)),
    "pick": lambda rest: Pick(parse_card(rest)),
    "steal": lambda rest: Steal(parse_seat(rest)),
    "mermaids": _bare(LayMermaids()),
    "stop": _bare(CallStop()),
    "last": _bare(CallLastChance()),
    "end": _bare(EndTurn()),
    "deal": lambda rest: Deal(parse_card(rest)),
    "lose": lambda rest: Lose(parse_card(rest)),
}
