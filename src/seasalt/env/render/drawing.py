"""The table as SVG, 1280 by 800: piles in the middle, one seat below, the others above."""

from typing import Final

from seasalt.drawings.card_svg import HEIGHT, WIDTH, card, color, definitions, text, text_width
from seasalt.rules.action import Pile
from seasalt.rules.cards import Card
from seasalt.rules.event import GameEnded
from seasalt.rules.result import Call
from seasalt.rules.scoring import Tableau, score
from seasalt.rules.view import View
from seasalt.texts import Story, texts

SIZE: Final = (1280, 800)
MARGIN: Final = 24
GAP: Final = 16
PAD: Final = 18
SHOWN: Final = 0.72  # the part of a card that stays visible under another
NAME_FROM: Final = 80  # the width from which a card has room for its name, as in the browser

ABOVE: Final = (24, 208)  # top and height of the panels of the other seats
MIDDLE: Final = 274  # top of the piles
BELOW: Final = (516, 260)  # top and height of the panel of the seat below


def render_svg(view: View, names: tuple[str, ...], below: int) -> str:
    """A drawing of what `view` shows, with seat `below` at the lower edge."""
    others = [(below + step) % view.players for step in range(1, view.players)]
    width = (SIZE[0] - 2 * MARGIN - GAP * (len(others) - 1)) / len(others)
    parts = [_sea()]
    for place, seat in enumerate(others):
        parts.append(_other(view, names[seat], seat, MARGIN + place * (width + GAP), width))
    parts += [_round(view, names), _piles(view), _drawn(view), _own(view, names[below], below)]
    body = "".join(parts)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE[0]} {SIZE[1]}" width="{SIZE[0]}"'
        f' height="{SIZE[1]}" role="img">'
    )
    return f"{head}{definitions(body, texts('en'))}{body}</svg>"


# --- the background, and the panels on it


_SHORES: Final = {
    "sea-3": "M0 0H1280V800H0Z",
    "sea-1": "M0 0H470C400 70 330 60 250 130 160 205 120 190 0 250Z",
    "sea-2": "M1280 800V470C1190 500 1150 600 1040 640 900 690 860 730 790 800Z",
    "sea-4": "M180 470C150 350 330 300 480 250 680 190 850 170 1010 240"
    " 1150 300 1170 430 1060 510 900 620 250 640 180 470Z",
    "sea-5": "M330 440C300 350 440 320 560 290 720 250 860 260 930 320"
    " 990 380 960 450 860 490 700 550 370 540 330 440Z",
}


def _sea() -> str:
    line = 'stroke="#fff" stroke-opacity=".45" stroke-width="1.2"'
    return "".join(f'<path fill="{color(tone)}" {line} d="{shore}"/>' for tone, shore in _SHORES.items())


def _panel(x: float, y: float, width: float, height: float, *, turn: bool) -> str:
    edge = f'stroke="{color("warm")}" stroke-width="3"' if turn else 'stroke="#0f2c37" stroke-opacity=".1"'
    shape = f'x="{x:.1f}" width="{width:.1f}" height="{height}" rx="20"'
    return (
        f'<rect {shape} y="{y + 4}" fill="#0f2c37" fill-opacity=".08"/>'
        f'<rect {shape} y="{y}" fill="{color("paper-1")}" fill-opacity=".92" {edge}/>'
    )


def _points(view: View, seat: int, x: float, y: float) -> str:
    """The points of the game so far, as in 21/30."""
    target = f"/{view.ruleset.target(view.players)}"
    return text(x, y, target, 16, "text-2", "end") + text(
        x - text_width(target, 16), y, str(view.totals[seat]), 28, "text", "end"
    )


def _marks(view: View, seat: int) -> str:
    """The cards or points of a seat, and whether it called or is restricted."""
    say = texts("en").say
    hand = view.hands[seat]
    if hand is None:
        said = [say("terminal-cards-in-hand", count=view.hand_sizes[seat])]
    else:
        said = [say("terminal-points", points=score(hand, view.tableaus[seat], view.ruleset).total)]
    if view.call is Call.LAST_CHANCE and view.caller == seat:
        said.append(say("terminal-called"))
    if view.restricted[seat]:
        said.append(say("terminal-restricted"))
    return " · ".join(said)


# --- seats


def _other(view: View, name: str, seat: int, x: float, width: float) -> str:
    top, height = ABOVE
    turn = view.turn == seat and view.outcome is None
    return "".join(
        (
            _panel(x, top, width, height, turn=turn),
            text(x + PAD, top + 33, name, 20),
            text(x + PAD, top + 54, _marks(view, seat), 14, "warm" if turn else "text-2"),
            _points(view, seat, x + width - PAD, top + 38),
            _row(_hand(view, seat), x + PAD, top + 66, width - 2 * PAD, 46),
            _laid(view.tableaus[seat], x + PAD, top + 139, width - 2 * PAD, 41, rows=1),
        )
    )


def _own(view: View, name: str, seat: int) -> str:
    top, height = BELOW
    turn = view.turn == seat and view.outcome is None
    return "".join(
        (
            _panel(MARGIN, top, SIZE[0] - 2 * MARGIN, height, turn=turn),
            text(MARGIN + PAD, top + 38, name, 24),
            text(
                MARGIN + PAD + text_width(name, 24) + 14,
                top + 38,
                _marks(view, seat),
                15,
                "warm" if turn else "text-2",
            ),
            _points(view, seat, SIZE[0] - MARGIN - PAD, top + 40),
            _row(_hand(view, seat), MARGIN + PAD, top + 62, 810, 128),
            _laid(view.tableaus[seat], 890, top + 62, SIZE[0] - MARGIN - PAD - 890, 60, rows=2),
        )
    )


def _hand(view: View, seat: int) -> list[Card | None]:
    hand = view.hands[seat]
    return [None] * view.hand_sizes[seat] if hand is None else list(hand)


# --- cards in a row


def _row(cards: list[Card | None], x: float, y: float, room: float, width: float) -> str:
    """Cards side by side, smaller if necessary; overlapping if that would be too small."""
    snug = (room + 6) / max(1, len(cards)) - 6
    width = min(width, snug if snug >= SHOWN * width else room / (SHOWN * len(cards) + 1 - SHOWN))
    step = min(width + 6, (room - width) / max(1, len(cards) - 1))
    named = width >= NAME_FROM and step >= width
    return "".join(card(x + place * step, y, width, one, named=named) for place, one in enumerate(cards))


def _laid(tableau: Tableau, x: float, y: float, room: float, width: float, rows: int) -> str:
    """Duos and trios as overlapping cards, smaller if there is not enough room."""
    cards = sum(map(len, tableau))
    needed = (SHOWN * cards + (1 - SHOWN + 0.22) * len(tableau)) * width
    width *= min(1.0, 0.9 ** (rows - 1) * rows * room / max(1.0, needed))  # some of a row may be left over
    parts, left, top = [], x, y
    for group in tableau:
        needed = (1 + SHOWN * (len(group) - 1)) * width
        if left + needed > x + room and rows > 1:
            left, top = x, top + width * HEIGHT / WIDTH + 10
        parts += [card(left + place * SHOWN * width, top, width, one) for place, one in enumerate(group)]
        left += needed + 0.22 * width
    return "".join(parts)


def _piles(view: View) -> str:
    width = 116
    places = {"A": 450, "Deck": 582, "B": 714}
    tops = {"A": view.piles[Pile.A], "Deck": (view.deck_size, None), "B": view.piles[Pile.B]}
    parts = []
    for name, x in places.items():
        size, top = tops[name]
        if size:
            parts.append(card(x, MIDDLE, width, top, named=True))
        else:
            parts.append(_empty(x, MIDDLE, width))
        label = text_width(f"{name} ", 20) + text_width(str(size), 16)
        start = x + (width - label) / 2
        parts.append(text(start, MIDDLE + 190, name, 20))
        parts.append(text(start + text_width(f"{name} ", 20), MIDDLE + 190, str(size), 16, "text-2"))
    return "".join(parts)


def _round(view: View, names: tuple[str, ...]) -> str:
    """The round and the phase; after the game, the winner."""
    words = texts("en")
    title = words.say("terminal-round", number=view.round_number, turn=names[view.turn])
    if view.outcome:
        winners = Story(words, names).tell(GameEnded(view.outcome)) or ""
        below = text(MARGIN + PAD, MIDDLE + 48, winners, 17, "warm")
    else:
        below = text(MARGIN + PAD, MIDDLE + 48, view.phase, 17, "text-2")
    return text(MARGIN + PAD, MIDDLE + 20, title, 22) + below


def _empty(x: float, y: float, width: float) -> str:
    height = width * HEIGHT / WIDTH
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height:.1f}" rx="10" fill="#fff" fill-opacity=".25"'
        f' stroke="{color("text-2")}" stroke-opacity=".5" stroke-width="1.5" stroke-dasharray="6 6"/>'
    )


def _drawn(view: View) -> str:
    """The cards that the seat to act has drawn, or the pile that it looks through."""
    cards = view.drawn or view.searched or ()
    if not cards and not view.drawn_count:
        return ""
    shown: list[Card | None] = list(cards) or [None] * view.drawn_count
    return _row(shown, 890, MIDDLE + 20, SIZE[0] - MARGIN - 890, 96)
