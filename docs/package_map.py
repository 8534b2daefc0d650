"""Draws the packages and their imports from the code: `./dev map` writes docs/images/packages.svg.

The arrows come from the import graph, the layers within a package from the contracts in pyproject.toml, and
the words from the tables of docs/architecture.md. Only where a box stands is written here.
"""

import re
import tomllib
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import grimp

from bench._drawing import Drawing

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "seasalt"
PAGE = ROOT / "docs" / "architecture.md"
PICTURE = ROOT / "docs" / "images" / "packages.svg"
TITLE = "The packages of seasalt and the imports between them"

WIDTH, MARGIN, GAP = 880, 24, 46
CHIP_HEIGHT, LINE_HEIGHT, PADDING = 23, 18, 14
LETTER, CHIP_LETTER = 6.9, 7.6  # about as wide as a letter is, of the words and of the names in chips

Edge = tuple[str, str]
Layers = list[list[str]]


class Place(NamedTuple):
    """Where a box stands: its row counted from the top, its left edge and its width."""

    row: int
    left: int
    width: int
    look: str


SHELL, PURE, CORE, OUTSIDE = "shell", "pure", "core", "outside"
PLACES = {
    "cli": Place(0, 326, 190, SHELL),
    "measurement": Place(1, 500, 226, SHELL),
    "env": Place(2, 336, 222, SHELL),
    "offline": Place(2, 576, 126, SHELL),
    "web": Place(2, 724, 132, OUTSIDE),
    "arena": Place(3, 24, 290, SHELL),
    "server": Place(3, 346, 510, SHELL),
    "console": Place(4, 24, 250, SHELL),
    "wire": Place(4, 346, 230, SHELL),
    "client": Place(4, 620, 236, SHELL),
    "coach": Place(5, 96, 190, PURE),
    "drawings": Place(6, 24, 190, PURE),
    "bots": Place(6, 308, 236, PURE),
    "table": Place(6, 566, 290, PURE),
    "texts": Place(7, 24, 150, PURE),
    "kernel": Place(7, 196, 490, PURE),
    "rules": Place(8, 24, 832, CORE),
}
ROWS = 9
WAYS: dict[Edge, tuple[int, ...]] = {  # across: where an arrow leaves, the lane it keeps to, where it arrives
    ("cli", "measurement"): (450, 613),
    ("measurement", "env"): (530,),
    ("measurement", "server"): (713,),
    ("offline", "server"): (640,),
    ("arena", "console"): (110,),
    ("arena", "wire"): (300, 372),
    ("env", "arena"): (372, 262),
    ("server", "console"): (392, 248),
    ("server", "wire"): (461,),
    ("console", "drawings"): (60,),
    ("drawings", "texts"): (60,),
    ("console", "coach"): (160,),
    ("console", "table"): (250, 320, 640),
    ("wire", "table"): (490, 490, 711),
    ("coach", "bots"): (241, 380),
    ("bots", "kernel"): (426,),
    ("table", "rules"): (771,),
    ("texts", "rules"): (99,),
    ("kernel", "rules"): (441,),
}
BESIDE = ("tests", "bench", "tools", "deploy", "examples", "training", "docs")
LEGEND = (
    (SHELL, "owns a clock, a seed, files or sockets"),
    (PURE, "no I/O"),
    (CORE, "the standard library only"),
    (OUTSIDE, "talks to the server over the network"),
)
STYLE = """
.name { font: 600 16.5px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace }
.chip-text { font: 12.5px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace }
.words { font-size: 13.5px; fill: var(--text-2) }
.shell { fill: var(--paper); stroke: var(--line-2) }
.pure { fill: var(--pure); stroke: var(--sea-4) }
.core { fill: var(--sea-3); stroke: var(--sea-3) }
.outside { fill: none; stroke: var(--line-2); stroke-dasharray: 4 4 }
.on-core { fill: var(--on-sea) }
.chip { fill: var(--chip); stroke: var(--line) } .module { fill: var(--text-2) }
.arrow { fill: none; stroke: var(--sea-4); stroke-width: 1.6; stroke-linecap: round }
.network { stroke: var(--line-2); stroke-dasharray: 1.5 5 }
.tip { fill: var(--sea-4) } .far-tip { fill: var(--line-2) }
:root { --pure: #e7f0ee; --chip: #0f2c370f }
@media (prefers-color-scheme: dark) { :root { --pure: #1d3a48; --chip: #d6ebf014 } }
"""


def main() -> None:
    PICTURE.write_text(drawn(), "utf-8")


# --- what the code says


def packages() -> list[str]:
    """The packages and modules right below seasalt."""
    names = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    names |= {path.stem for path in PACKAGE.glob("*.py")}
    return sorted(names - {"__init__", "__main__"})


def imports() -> set[Edge]:
    """Which room imports which."""
    graph = grimp.build_graph("seasalt", cache_dir=None)
    pairs = {
        (importer.split(".")[1], imported.split(".")[1])
        for importer in graph.modules
        for imported in graph.find_modules_directly_imported_by(importer)
        if importer.count(".") and imported.count(".")
    }
    return {(one, other) for one, other in pairs if one != other and one != "__main__"}


def reduced(edges: set[Edge]) -> set[Edge]:
    """The edges that no longer way implies.

    >>> sorted(reduced({("a", "b"), ("b", "c"), ("a", "c")}))
    [('a', 'b'), ('b', 'c')]
    """
    below: dict[str, set[str]] = defaultdict(set)
    for one, other in edges:
        below[one].add(other)

    def reached(name: str) -> set[str]:
        return below[name] | {far for near in tuple(below[name]) for far in reached(near)}

    return {
        (one, other)
        for one, other in edges
        if not any(other in reached(near) for near in below[one] if near != other)
    }


def layers(room: str) -> Layers:
    """The packages and modules of a room, layer by layer, where a contract orders them."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    for contract in contracts:
        if contract.get("containers") == [f"seasalt.{room}"]:
            return [[name.strip() for name in layer.split("|")] for layer in contract["layers"]]
    return [sorted(wings(room))] if wings(room) else []


def wings(room: str) -> set[str]:
    """The packages of a room."""
    return {path.parent.name for path in (PACKAGE / room).glob("*/__init__.py")}


def words() -> dict[str, str]:
    """What each package or folder holds, from the tables of docs/architecture.md."""
    rows = re.findall(r"^\| `([\w/.]+)` \| (.*?) \|$", PAGE.read_text("utf-8").partition("## Where")[0], re.M)
    return {name.removesuffix(".py"): text.replace("`", "") for name, text in rows}


# --- what the picture shows


class Box(NamedTuple):
    """A room with its words and its chips, line by line, where they stand."""

    place: Place
    top: float
    height: float
    lines: list[str]
    chips: list[list[tuple[str, bool]]]  # the name, and whether it is a package; ("›", False) between layers


def boxes() -> dict[str, Box]:
    """Every box, the rows below one another."""
    assert set(packages()) == set(PLACES) - {"web"}, "a new package needs a place in docs/package_map.py"
    said, made, top = words(), {}, 28.0
    for row in range(ROWS):
        names = [name for name, place in PLACES.items() if place.row == row]
        inside = {name: contents(name, said[name]) for name in names}
        tallest = max(height_of(*one) for one in inside.values())
        for name in names:
            made[name] = Box(PLACES[name], top, tallest, *inside[name])
        top += tallest + GAP
    return made


def contents(room: str, said: str) -> tuple[list[str], list[list[tuple[str, bool]]]]:
    """The lines of words and of chips of a box."""
    width = PLACES[room].width - 2 * PADDING
    return wrapped(said, width), chip_lines(layers(room), wings(room), width)


def height_of(lines: list[str], chips: list[list[tuple[str, bool]]]) -> float:
    """How high a box must be."""
    return 34 + LINE_HEIGHT * len(lines) + (CHIP_HEIGHT + 5) * len(chips) + (6 if chips else 0)


def wrapped(text: str, width: float) -> list[str]:
    """Words in lines that are no wider than a box.

    >>> wrapped("the game as the rule books tell it", 150)
    ['the game as the rule', 'books tell it']
    """
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if len(longer) * LETTER <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def chip_lines(order: Layers, packages: set[str], width: float) -> list[list[tuple[str, bool]]]:
    """The chips of a room in lines, with a sign between layers."""
    lines: list[list[tuple[str, bool]]] = []
    left = width
    for number, layer in enumerate(order):
        group = [("›", False)] * (number > 0) + [(name, name in packages) for name in layer]
        for place, chip in enumerate(group):
            needed = chip_width(*chip)
            with_next = needed + chip_width(*group[place + 1]) if chip[0] == "›" else needed
            if not lines or left < with_next - 4:
                lines.append([])
                left = width
            lines[-1].append(chip)
            left -= needed
    return lines


def chip_width(name: str, is_package: bool) -> float:
    """How wide a chip is, with the space after it."""
    return 14.0 if name == "›" else CHIP_LETTER * len(name) + (17 if is_package else 9)


# --- drawing


def drawn() -> str:
    """The picture as SVG."""
    made = boxes()
    bottom = max(box.top + box.height for box in made.values())
    drawing = Drawing(WIDTH, round(bottom + 60 + 48 * -(-len(BESIDE) // 3)), TITLE)
    draw_legend(drawing)
    draw_arrows(drawing, made, sorted(reduced(imports())))
    draw_network(drawing, made)
    for name, box in made.items():
        draw_box(drawing, name, box)
    draw_beside(drawing, bottom + 62)
    return drawing.svg().replace("</style>", STYLE + "</style>")


def draw_box(drawing: Drawing, name: str, box: Box) -> None:
    left, on = box.place.left, " on-core" if box.place.look == CORE else ""
    drawing.box(left, box.top, box.place.width, box.height, box.place.look, 10)
    drawing.text(left + PADDING, box.top + 23, name, f"name{on}")
    y = box.top + 23
    for line in box.lines:
        y += LINE_HEIGHT
        drawing.text(left + PADDING, y, line, f"words{on}")
    y += 10
    for chips in box.chips:
        x: float = left + PADDING
        for chip, is_package in chips:
            wide = chip_width(chip, is_package) - 4
            if is_package:
                drawing.box(x, y, wide, CHIP_HEIGHT, "chip", 6)
            look = "" if is_package else " module"
            drawing.text(x + wide / 2, y + 15, chip, f"chip-text middle{look}")
            x += wide + 4
        y += CHIP_HEIGHT + 5


def draw_arrows(drawing: Drawing, made: dict[str, Box], edges: Iterable[Edge]) -> None:
    for one, other in edges:
        upper, lower = made[one], made[other]
        middles = [round(box.place.left + box.place.width / 2) for box in (upper, lower)]
        way = WAYS.get((one, other), tuple(middles))
        start, *lane, stop = way if len(way) > 1 else way * 2
        y, to_y = upper.top + upper.height, lower.top - 7
        for x in lane:
            swing(drawing, start, y, x, y + GAP)
            drawing.line((x, y + GAP), (x, to_y - GAP), "arrow")
            start, y = x, to_y - GAP
        swing(drawing, start, y, stop, to_y)
        drawing.area([(stop - 4, to_y - 1), (stop + 4, to_y - 1), (stop, to_y + 6)], "tip")


def swing(drawing: Drawing, x: float, y: float, to_x: float, to_y: float) -> None:
    """A line that leaves and arrives upright."""
    bend = min(60, (to_y - y) / 2)
    drawing.curve((x, y), (x, y + bend), (to_x, to_y - bend), (to_x, to_y), "arrow")


def draw_network(drawing: Drawing, made: dict[str, Box]) -> None:
    """The pages and the client, which import nothing of the server."""
    web, server, client = made["web"], made["server"], made["client"]
    x = web.place.left + web.place.width / 2
    for y, to_y, tip in (
        (web.top + web.height, server.top, -8),
        (client.top, server.top + server.height, 8),
    ):
        drawing.line((x, y), (x, to_y + tip), "arrow network")
        drawing.area([(x - 4, to_y + tip), (x + 4, to_y + tip), (x, to_y + tip / 8)], "far-tip")


def draw_legend(drawing: Drawing) -> None:
    for number, (look, said) in enumerate(LEGEND):
        y = 30 + number * 22
        drawing.box(MARGIN, y, 20, 13, look, 4)
        drawing.text(MARGIN + 30, y + 11, said, "small")
    y = 30 + len(LEGEND) * 22
    drawing.line((MARGIN, y + 6), (MARGIN + 14, y + 6), "arrow")
    drawing.area([(MARGIN + 14, y + 2), (MARGIN + 14, y + 10), (MARGIN + 20, y + 6)], "tip")
    drawing.text(MARGIN + 30, y + 11, "imports", "small")
    drawing.text(MARGIN + 10, y + 33, "›", "chip-text middle module")
    drawing.text(MARGIN + 30, y + 33, "imports what stands to its right", "small")


def draw_beside(drawing: Drawing, top: float) -> None:
    """The folders beside the package."""
    said = words()
    drawing.line((MARGIN, top - 32), (WIDTH - MARGIN, top - 32), "grid")
    width = (WIDTH - 2 * MARGIN) / 3
    for number, name in enumerate(BESIDE):
        x, y = MARGIN + number % 3 * width, top + number // 3 * 48
        drawing.text(x, y, name, "name")
        drawing.text(x, y + 18, said[name], "words")


if __name__ == "__main__":
    main()
