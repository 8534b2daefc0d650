"""The letters that drawings of the table are written with: `python -m web.cards.letters`.

Outlines of the page's own font, so that a picture looks the same where no font is installed. What it writes
is checked in; to run it takes the fonts of `npm install`, and fontTools and brotli.
"""

import json
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).parent
FONT = (
    HERE.parent / "node_modules/@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2"
)
OUT = HERE / "letters.json"

LICENSE = "Outlines of Commissioner, (c) 2019 The Commissioner Project Authors, SIL Open Font License 1.1"
WEIGHT = 600
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-+/:.?()·…"
SIZE = 100  # units of an em: whole numbers are fine enough


def letters() -> dict[str, list[object]]:
    """Each letter's advance and outline, baseline at 0, y downwards."""
    font = instantiateVariableFont(TTFont(FONT), {"wght": WEIGHT})
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    scale = SIZE / font["head"].unitsPerEm
    made: dict[str, list[object]] = {" ": [round(glyphs["space"].width * scale, 1), ""]}
    for letter in LETTERS:
        glyph = glyphs[names[ord(letter)]]
        pen = SVGPathPen(glyphs, ntos=lambda number: str(round(number)))
        glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, 0, 0)))
        made[letter] = [round(glyph.width * scale, 1), pen.getCommands()]
    return made


if __name__ == "__main__":
    lines = [f"{json.dumps(letter)}: {json.dumps(facts)}" for letter, facts in letters().items()]
    head = f'{{\n"license": {json.dumps(LICENSE)},\n"letters": {{\n'
    OUT.write_text(head + ",\n".join(lines) + "\n}}\n", "utf-8")
