"""Makes the drawings of the cards and the table of the box: `python -m web.cards.gen`.

What it writes is checked in, so that the page can be built without Python; a test watches that both agree.
A new card is a function in `animals` or `people` and a line in `figures`. Keep it within 2 and 98, leave the
upper left corner to the color sign, and look at it at 300, 80, 40 and 24 pixels, by day and by night.
"""

from collections import Counter
from pathlib import Path

from seasalt.rules import Card, Color, Kind
from seasalt.rules.cards import EXTRA_SALT_BOX, EXTRA_SALT_KINDS
from web.cards.figures import FIGURES
from web.cards.folding import Figure, Group, Move, Part, drawing, outline

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


MADE = {"symbols.svg": symbols, "box.ts": box}


def main() -> None:
    for name, make in MADE.items():
        (OUT / name).write_text(make(), "utf-8")


if __name__ == "__main__":
    main()
