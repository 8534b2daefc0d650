"""Cards and letters as SVG. `web/cards/gen.py` makes `cards.json` from the drawings of the browser.

A card is defined once, 63 by 88, and referenced wherever it lies. Letters are outlines, so no font is needed.
"""

import json
import re
from functools import cache
from importlib.resources import files
from itertools import accumulate
from typing import Any, Final
from xml.sax.saxutils import escape, quoteattr

from seasalt.rules.cards import Card, Color, Kind
from seasalt.texts import Texts, card_name, kind_name, texts

WIDTH: Final = 63
HEIGHT: Final = 88


@cache
def _shapes() -> Any:
    return json.loads((files(__package__) / "cards.json").read_text("utf-8"))


def color(name: str) -> str:
    """A color of the browser's light theme."""
    return str(_shapes()["page"][name])


# --- letters


def text_width(text: str, size: float) -> float:
    """The width of a text."""
    letters = _shapes()["letters"]
    return float(sum(letters.get(letter, letters["?"])[0] for letter in text) * size / 100)


def text(x: float, y: float, said: str, size: float, fill: str = "text", anchor: str = "start") -> str:
    """A text, positioned by its baseline."""
    letters = _shapes()["letters"]
    width = text_width(said, size)
    x -= {"start": 0, "middle": width / 2, "end": width}[anchor]
    drawn = [letters.get(letter, letters["?"]) for letter in said]
    places = accumulate((advance for advance, _ in drawn), initial=0.0)
    outlines = [
        f'<path transform="translate({place:g})" d="{outline}"/>'
        for place, (_, outline) in zip(places, drawn, strict=False)
        if outline
    ]
    paint = f'fill="{color(fill)}" transform="translate({x:.2f} {y:.2f}) scale({size / 100:g})"'
    return f"<g {paint} aria-label={quoteattr(said)}>{''.join(outlines)}</g>"


# --- cards


def card(x: float, y: float, width: float, one: Card | None, *, named: bool = False) -> str:
    """A card at its upper left corner, with its name if `named`; `None` is a card's back."""
    name = "back" if one is None else f"{'named' if named else 'card'}-{one}"
    return f'<use href="#{name}" transform="translate({x:.2f} {y:.2f}) scale({width / WIDTH:.4f})"/>'


def definitions(drawing: str, words: Texts) -> str:
    """The definitions of all cards that a drawing references, with their names as titles."""
    used = dict.fromkeys(re.findall(r'href="#(named|card)-([a-z]+)-([A-Z]+)"', drawing))
    figures: dict[str, str] = {}
    for _, kind, in_color in used:
        figures |= _figures(f"{kind}-{in_color}")
    faces = [
        _face(Card(Kind(kind), Color(in_color)), words, named=how == "named") for how, kind, in_color in used
    ]
    return f"<defs>{''.join((_SHEEN, _LIFT, _back(), *figures.values(), *faces))}</defs>"


_SHEEN: Final = (
    '<linearGradient id="sheen" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".2"/>'
    '<stop offset=".5" stop-color="#fff" stop-opacity="0"/>'
    '<stop offset="1" stop-color="#06101f" stop-opacity=".16"/></linearGradient>'
)
_LIFT: Final = (
    '<filter id="lift" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx=".8" dy="1.8"'
    ' stdDeviation="1.1" flood-color="#0b1526" flood-opacity=".4"/></filter>'
)


def _figures(one: str) -> dict[str, str]:
    """The figure of a card, with the figures that it references, by their names."""
    figures, in_color = _shapes()["figures"], one[-2:]
    pose, tones, tag = _shapes()["poses"][one], _shapes()["tones"][in_color], f"-{in_color}"
    repeated = dict.fromkeys(re.findall(r'href="#((?!o-)[\w-]+)\{', figures[pose]))
    return {
        f"{name}{tag}": f'<g id="{name}{tag}">{figures[name].format(color=tag, **tones)}</g>'
        for name in (*repeated, pose)
    }


def _frame(name: str, upper: str, lower: str, inside: str) -> str:
    """The card stock with a crease: light above it, dark below, as in the style sheet."""
    crease = (
        f'<linearGradient id="{name}-ground" gradientUnits="userSpaceOnUse" x1="26.2" y1="35.5" x2="36.8"'
        f' y2="52.5"><stop offset=".5" stop-color="{upper}"/><stop offset=".5" stop-color="{lower}"/>'
        "</linearGradient>"
    )
    return (
        f'{crease}<g id="{name}">'
        '<rect x=".3" y="1" width="63" height="88" rx="5.4" fill="#0f2c37" fill-opacity=".13"/>'
        f'<rect width="63" height="88" rx="5.4" fill="{color("stock")}" stroke="#0f2c37" stroke-opacity=".16"'
        ' stroke-width=".5"/><rect x="2.65" y="2.65" width="57.7" height="82.7" rx="3.2"'
        f' fill="url(#{name}-ground)"/>{inside}</g>'
    )


def _face(one: Card, words: Texts, *, named: bool) -> str:
    tones, sign = _shapes()["tones"][one.color], color("card-text")
    glyph = _shapes()["figures"][f"g-{one.color.lower()}"].format(sign=sign, color="", **tones)
    left, top, size, small = (0.13, 0.115, 0.74, 0.15) if named else (0.15, 0.2, 0.76, 0.18)
    inside = (
        f"<title>{escape(card_name(words, one))}</title>"
        f'<g {_at(left, top, size * WIDTH / 100)} filter="url(#lift)">'
        f'<use href="#{_shapes()["poses"][str(one)]}-{one.color}"/></g>'
        f'<g {_at(0.07, 0.05, small * WIDTH / 24)} fill="{sign}">{glyph}</g>'
    )
    if named:
        name = kind_name(texts("en"), one.kind).capitalize()
        size = min(7.4, 7.4 * 52 / text_width(name, 7.4))
        inside += text(5.2, 76, name, size, "card-text")
    return _frame(f"{'named' if named else 'card'}-{one}", tones["g1"], tones["g2"], inside)


def _at(left: float, top: float, scale: float) -> str:
    """A transform: moved by fractions of a card, and scaled."""
    return f'transform="translate({left * WIDTH:g} {top * HEIGHT:g}) scale({scale:g})"'


def _back() -> str:
    folds = _shapes()["figures"]["back"]
    scale = 57.7 / WIDTH
    inside = (
        f'<g transform="translate(2.65 2.65) scale({scale:g} {82.7 / HEIGHT:g})" fill="none" stroke="#fff"'
        f' stroke-width=".8">{folds}</g>'
    )
    return _frame("back", color("back-2"), color("back-1"), inside)
