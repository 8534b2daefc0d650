"""Makes the drawings of the cards and the table of the box: `python -m web.cards.gen`.

What it writes is checked in, so that the page can be built without Python; a test watches that both agree.
The page paints `symbols.svg` by `cards.css`; `cards.json`, for `seasalt.env`, has its paint in it.
A new card is a function in `animals` or `people` and a line in `figures`. Keep it within 2 and 98, leave the
upper left corner to the color sign, and look at it at 300, 80, 40 and 24 pixels, by day and by night.
"""

import json
import re
from collections import Counter
from pathlib import Path

from seasalt.rules import Card, Color, Kind
from seasalt.rules.cards import EXTRA_SALT_BOX, EXTRA_SALT_KINDS
from web.cards.figures import FIGURES
from web.cards.folding import Figure, Group, Move, Part, drawing, outline
from web.cards.tones import by_day, paints, tones

HERE = Path(__file__).parent
OUT = HERE.parent / "src" / "cards"

_HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" class="sprite" width="0" height="0"'
    ' aria-hidden="true" focusable="false">\n'
)
_SHEEN = (  # light from the upper left over the whole figure
    '<linearGradient id="sheen" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".2"/>'
    '<stop offset=".5" stop-color="#fff" stop-opacity="0"/>'
    '<stop offset="1" stop-color="#06101f" stop-opacity=".16"/></linearGradient>\n'
)


def symbols() -> str:
    """Every figure and every color sign as a symbol, in one SVG file."""
    figures = "".join(_symbol(kind, FIGURES[kind]()) for kind in Kind)
    figures = figures.replace('class="', 'class="o-')  # no class of the page may meet one of ours
    glyphs = (HERE / "glyphs.svg").read_text("utf-8")
    return f"{_HEAD}{_SHEEN}{figures}{glyphs}</svg>\n"


def _symbol(name: str, figure: Figure | Group) -> str:
    if isinstance(figure, Group):
        body = "".join(_again(figure.one, move) for move in figure.moves)
    else:
        rim = outline(item for item in figure if isinstance(item, Part))
        body = f'<g class="b"><path id="o-{name}" d="{rim}"/></g>'
        body += "".join(drawing(item) if isinstance(item, Part) else item for item in figure)
        body += f'<use href="#o-{name}" fill="url(#sheen)"/>'
    return f'<symbol id="{name}" viewBox="0 0 100 100" overflow="visible">{body}</symbol>\n'


def _again(one: str, move: Move) -> str:
    matrix = " ".join(f"{value:.3f}".rstrip("0").rstrip(".") for value in move.matrix)
    return f'<use href="#{one}" width="100" height="100" transform="matrix({matrix})"/>'


def box() -> str:
    """How many copies of each card there are, in TypeScript."""
    copies = Counter(EXTRA_SALT_BOX)
    rows = ""
    for kind in Kind:
        counts = [f"{color}: {count}" for color in Color if (count := copies[Card(kind, color)])]
        rows += f"  {kind}: {{ {', '.join(counts)} }},\n"
    extra = ", ".join(f"'{kind}'" for kind in Kind if kind in EXTRA_SALT_KINDS)
    return (
        "// Made by web/cards/gen.py from the rules: copies of each card, by kind and color.\n"
        "export const BOX: Readonly<Record<string, Readonly<Record<string, number>>>> = {\n"
        f"{rows}}};\n"
        "\n"
        "// The kinds that only Extra Salt has.\n"
        f"export const EXTRA_SALT: readonly string[] = [{extra}];\n"
    )


def drawings() -> str:
    """The same drawings for who has no style sheet: templates, and the tones to fill them with."""
    paint = paints()
    found = re.findall(r'<symbol id="([\w-]+)"[^>]*>(.*)</symbol>', symbols())
    made = {
        "tones": tones(),
        "page": {name.removeprefix("--"): color for name, color in by_day().items() if name in _OF_THE_PAGE},
        **json.loads((HERE / "letters.json").read_text("utf-8")),
        "figures": {name: _template(body, paint) for name, body in found},
    }
    return json.dumps(made, indent=1, ensure_ascii=False) + "\n"


_OF_THE_PAGE = {"--stock", "--back-1", "--back-2", "--card-text", "--text", "--text-2", "--warm"}
_OF_THE_PAGE |= {"--paper-1", "--paper-2", "--paper-3", *(f"--sea-{depth}" for depth in range(7))}


def _template(body: str, paint: dict[str, str]) -> str:
    """A drawing with its paint; names end in the color, so that one picture can have it in several."""
    body = re.sub(r'class="(o-\w+)"', lambda found: paint[found[1]], body)
    return re.sub(r'(id="|href="#)([\w-]+)"', r'\1\2{color}"', body)


MADE = {
    OUT / "symbols.svg": symbols,
    OUT / "box.ts": box,
    HERE.parents[1] / "src" / "seasalt" / "env" / "render" / "cards.json": drawings,
}


def main() -> None:
    for path, make in MADE.items():
        path.write_text(make(), "utf-8")


if __name__ == "__main__":
    main()
