"""The table as one seat saw it, drawn: a View goes in, so nothing else can come out."""

from collections.abc import Iterable
from typing import Final

from seasalt.console.option_labels import points_of
from seasalt.console.report_page.markup import Markup, element
from seasalt.console.report_page.wording import Wording
from seasalt.drawings.card_svg import HEIGHT, WIDTH
from seasalt.rules.action import Pile, Seat
from seasalt.rules.cards import Card, Cards
from seasalt.rules.phase import Phase
from seasalt.rules.result import Call
from seasalt.rules.view import View
from seasalt.texts import card_name, pile_name

MOST_BACKS: Final = 10
"""Of a hidden hand: more would only take room, and the number is written beside them."""


def scene(words: Wording, view: View) -> Markup:
    """The others above, deck and piles in the middle, the viewer's own cards below."""
    assert view.seat is not None, "a decision is seen by its seat"
    others = [Seat((view.seat + step) % view.players) for step in range(1, view.players)]
    return element(
        "div",
        element("div", *(_other(words, view, seat) for seat in others), class_="others"),
        element("div", *_middle(words, view), class_="middle"),
        _own(words, view, view.seat),
        class_="scene",
    )


def card(words: Wording, one: Card | None) -> Markup:
    """A card; `None` is a card's back, which says nothing."""
    use = element("use", href="#back" if one is None else f"#card-{one}")
    box = f"-1 -1 {WIDTH + 3} {HEIGHT + 4}"  # with the edge and the shadow
    if one is None:
        return element("svg", use, class_="card", viewBox=box, aria_hidden="true")
    return element("svg", use, class_="card", viewBox=box, role="img", aria_label=card_name(words.texts, one))


def _group(words: Wording, cards: Iterable[Card | None], look: str) -> Markup:
    return element("span", *(card(words, one) for one in cards), class_=look)


def _laid(words: Wording, view: View, seat: Seat) -> list[Markup]:
    return [_group(words, group, "duo") for group in view.tableaus[seat]]


def _total(words: Wording, view: View, seat: Seat) -> Markup:
    target = view.ruleset.target(view.players)
    said = words.say("terminal-total", total=view.totals[seat], target=target)
    return element("span", said, class_="total")


def _marks(words: Wording, view: View, seat: Seat) -> list[str]:
    """What all know about a seat: that it called, or was stung by a jellyfish."""
    said: list[str] = []
    if view.call is Call.LAST_CHANCE and view.caller == seat:
        said.append(words.say("terminal-called"))
    if view.restricted[seat]:
        said.append(words.say("terminal-restricted"))
    return said


def _other(words: Wording, view: View, seat: Seat) -> Markup:
    hand = view.hands[seat]  # open after LAST CHANCE only
    backs = [None] * min(view.hand_sizes[seat], MOST_BACKS)
    held = _group(words, backs, "held") if hand is None else _group(words, hand, "duo")
    said = [words.say("terminal-cards-in-hand", count=view.hand_sizes[seat]), *_marks(words, view, seat)]
    return element(
        "div",
        _head(words, view, seat, " · ".join(said)),
        element("div", held, *_laid(words, view, seat), class_="row"),
        class_="seat",
    )


def _head(words: Wording, view: View, seat: Seat, said: str) -> Markup:
    return element(
        "div",
        element("bdi", words.name(seat), class_=f"who s{seat}"),
        element("span", said, class_="said"),
        _total(words, view, seat),
        class_="head",
    )


def _middle(words: Wording, view: View) -> list[Markup]:
    deck = words.say("terminal-deck")
    places = [_pile(words, deck, view.deck_size, [None] if view.deck_size else [])]
    for pile in Pile:
        size, top = view.piles[pile]
        name = pile_name(words.texts, pile)
        places.append(_pile(words, name, size, [top] if top else []))
    if view.drawn:
        title = words.say("report-looked-at" if view.phase is Phase.CHOOSE else "report-drawn")
        places.append(_found(words, title, view.drawn))
    elif view.searched and view.looking is not None:
        title = words.say("terminal-searched", pile=pile_name(words.texts, view.looking))
        places.append(_found(words, title, view.searched))
    return places


def _pile(words: Wording, name: str, size: int, top: Iterable[Card | None]) -> Markup:
    cards = [card(words, one) for one in top]
    empty = element("span", words.say("terminal-pile-empty"), class_="empty")
    caption = element("figcaption", words.say("terminal-pile", pile=name, count=size))
    return element("figure", *(cards or [empty]), caption, class_="pile")


def _found(words: Wording, title: str, cards: Cards) -> Markup:
    """What the seat alone saw: drawn cards, or a pile that crabs look through."""
    shown = element("div", *(card(words, one) for one in cards), class_="row")
    return element("figure", shown, element("figcaption", title), class_="found")


def _own(words: Wording, view: View, seat: Seat) -> Markup:
    said = [words.say("terminal-points", points=points_of(view).total), *_marks(words, view, seat)]
    hand = [card(words, one) for one in view.hand] or [
        element("span", words.say("cards-none"), class_="said")
    ]
    laid = _laid(words, view, seat)
    return element(
        "div",
        _head(words, view, seat, " · ".join(said)),
        element("div", *hand, class_="row hand"),
        element("div", *laid, class_="row") if laid else "",
        class_="seat own",
    )
