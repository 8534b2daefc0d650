"""Folding: points with heights become lit, creased paper.

A figure is a stack of parts, a part is one folded sheet. Its points and faces are written in two short lines:

    part("b 34,40,1 c 20,53 m 50,55,12", "bBm bcm", mirror=True)

Points are `name x,y[,height]` in a box of 100 x 100; a capital letter is the mirror image of its small letter
(x -> 100 - x). Faces are runs of names. `*` shows the back of the paper, `!` is ink,
`+1` and `-1` shift the tone, `@7` sets it.
"""

import math
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

_LIGHT = (-0.529, -0.624, 0.586)  # from the upper left, towards the reader
_FLAT = _LIGHT[2]  # how much of it falls on a sheet that lies flat


class Point(NamedTuple):
    """A point of the sheet; z is the height over the table."""

    x: float
    y: float
    z: float = 0.0

    @property
    def spot(self) -> tuple[float, float]:
        """Where it is drawn: two points of the same spot are one corner."""
        return round(self.x, 1), round(self.y, 1)


class Facet(NamedTuple):
    """A flat piece of a sheet, and the class that colors it: t1 to t9, p1 to p5 for the back, e for ink."""

    corners: tuple[Point, ...]
    tone: str


Edge = tuple[Point, Point]
Spot = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Move:
    """A mirror image, a turn and a scale around the middle of the box, and a shift."""

    scale: float = 1.0
    dx: float = 0.0
    dy: float = 0.0
    turn: float = 0.0
    flip: bool = False

    @property
    def matrix(self) -> tuple[float, float, float, float, float, float]:
        """The six numbers of an SVG matrix."""
        a = self.scale * math.cos(math.radians(self.turn))
        b = self.scale * math.sin(math.radians(self.turn))
        way = -1 if self.flip else 1
        e, f = 50 + self.dx - 50 * way * a + 50 * b, 50 + self.dy - 50 * way * b - 50 * a
        return way * a, way * b, -b, a, e, f

    def then(self, other: "Move") -> "Move":
        """Both moves, this one first.

        >>> Move(turn=30).then(Move(flip=True)) == Move(turn=-30, flip=True)
        True
        """
        x, y, _ = other(Point(50 + self.dx, 50 + self.dy))
        turn = other.turn + (-self.turn if other.flip else self.turn)
        return Move(self.scale * other.scale, x - 50, y - 50, turn, self.flip != other.flip)

    def __call__(self, point: Point) -> Point:
        a, b, c, d, e, f = self.matrix
        x, y, z = point
        return Point(a * x + c * y + e, b * x + d * y + f, z * self.scale)


STILL = Move()


def turned(angle: float, x: float, y: float) -> Move:
    """A turn around a point of the box."""
    away = Move(turn=angle)(Point(x, y))
    return Move(dx=x - away.x, dy=y - away.y, turn=angle)


@dataclass(frozen=True, slots=True)
class Part:
    """One folded sheet: an edge of two facets is a crease, an edge of one is where the paper ends."""

    facets: tuple[Facet, ...]
    lines: tuple[tuple[Point, ...], ...]
    casts: bool

    def borders(self) -> list[tuple[Edge, Facet]]:
        """The edges of the paper, each with the paper on its right, and the facet that ends there."""
        uses = self._edges()
        return [use for (a, b), found in uses.items() if (b, a) not in uses for use in found]

    def creases(self) -> list[tuple[Edge, Facet, bool]]:
        """The folds, a facet beside each, and whether it is a ridge, which catches the light."""
        uses = self._edges()
        found = []
        for (a, b), ((edge, one), *_) in uses.items():
            if a < b and (b, a) in uses:
                other = uses[b, a][0][1]
                around = (_height(one.corners) + _height(other.corners)) / 2
                found.append((edge, one, _height(edge) - around > 0.25))
        return found

    def _edges(self) -> dict[tuple[Spot, Spot], list[tuple[Edge, Facet]]]:
        uses: dict[tuple[Spot, Spot], list[tuple[Edge, Facet]]] = {}
        for facet in self.facets:
            for a, b in _around(facet.corners):
                if a.spot != b.spot:
                    uses.setdefault((a.spot, b.spot), []).append(((a, b), facet))
        return uses


Figure = list[Part | str]
"""Sheets and ready marks, back to front."""


class Group(NamedTuple):
    """A figure that is several copies of others, each by the name of its drawing."""

    copies: tuple[tuple[str, Move], ...]


def part(
    points: str, faces: str, *, lines: str = "", mirror: bool = False, move: Move = STILL, casts: bool = True
) -> Part:
    """A sheet from its two lines of text; `lines` are folds that bend nothing: `x,y x,y; x,y x,y`."""
    at = {name: _point(numbers) for name, numbers in re.findall(r"(\w)\s+(\S+)", points)}
    for name, (x, y, z) in list(at.items()):
        at.setdefault(name.swapcase(), Point(100 - x, y, z))
    wanted = re.findall(r"([A-Za-z]+)([*!]?)([+-]\d|@\d)?", faces)
    if mirror:
        wanted = [(run, *how) for names, *how in wanted for run in (names, names.swapcase())]
    facets: dict[frozenset[Spot], Facet] = {}
    for names, side, tone in wanted:
        corners = tuple(move(at[name]) for name in names)
        facets.setdefault(frozenset(corner.spot for corner in corners), _facet(corners, side, tone))
    folds = tuple(
        tuple(move(_point(spot)) for spot in run.split()) for run in lines.split(";") if run.strip()
    )
    return Part(tuple(facets.values()), folds, casts)


def _point(numbers: str) -> Point:
    return Point(*map(float, numbers.split(",")))


def _facet(corners: tuple[Point, ...], side: str, given: str) -> Facet:
    if _area(corners) < 0:
        corners = corners[::-1]
    tone = int(given[1]) if given.startswith("@") else _lit(corners) + int(given or 0)
    tone = max(1, min(9, tone))
    match side:
        case "*":
            return Facet(corners, f"p{(tone + 1) // 2}")
        case "!":
            return Facet(corners, "e")
        case _:
            return Facet(corners, f"t{tone}")


def _lit(corners: Sequence[Point]) -> int:
    """The tone of a facet by its slope: 5 lies flat, more faces the light."""
    nx = ny = nz = 0.0
    for a, b in _around(corners):
        nx += (a.y - b.y) * (a.z + b.z)
        ny += (a.z - b.z) * (a.x + b.x)
        nz += (a.x - b.x) * (a.y + b.y)
    if nz < 0:
        nx, ny, nz = -nx, -ny, -nz
    more = (nx * _LIGHT[0] + ny * _LIGHT[1] + nz * _LIGHT[2]) / math.hypot(nx, ny, nz) - _FLAT
    return round(5 + more * (12 if more > 0 else 7.5))


def _around(corners: Sequence[Point]) -> list[Edge]:
    return list(zip(corners, (*corners[1:], corners[0]), strict=True))


def _area(corners: Sequence[Point]) -> float:
    return sum(a.x * b.y - b.x * a.y for a, b in _around(corners)) / 2


def _height(corners: Sequence[Point]) -> float:
    return sum(corner.z for corner in corners) / len(corners)


# --- what is drawn of it


def dot(x: float, y: float, radius: float, tone: str, move: Move = STILL) -> str:
    """A round mark."""
    x, y, _ = move(Point(x, y))
    radius *= move.scale
    return f'<circle class="{tone}" cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"/>'


def mark(tone: str, d: str, move: Move = STILL) -> str:
    """A line or a shape that is drawn, not folded."""
    matrix = "" if move == STILL else f' transform="{transform(move)}"'
    return f'<path class="{tone}" d="{d}"{matrix}/>'


def transform(move: Move) -> str:
    """The move as an attribute of SVG."""
    return f"matrix({' '.join(f'{value:.3f}'.rstrip('0').rstrip('.') for value in move.matrix)})"


def eye(x: float, y: float, radius: float, move: Move = STILL) -> str:
    """A punched paper eye: ring, pupil, spark."""
    x, y, _ = move(Point(x, y))
    radius *= move.scale
    ring = dot(x, y, radius, "w")
    pupil = dot(x - radius * 0.12, y + radius * 0.05, radius * 0.66, "e")
    return ring + pupil + dot(x - radius * 0.3, y - radius * 0.22, radius * 0.2, "w")


def drawing(sheet: Part) -> str:
    """The sheet as SVG: the shadow it casts, its facets, creases and lit edges."""
    out = [_path("u", outline([sheet]))] if sheet.casts else []
    tones: dict[str, list[list[Spot]]] = {}
    for facet in sheet.facets:
        tones.setdefault(facet.tone, []).append([corner.spot for corner in facet.corners])
    out += [_path(tone, path(shapes, closed=True)) for tone, shapes in tones.items()]
    lines: dict[str, list[Edge]] = {"k": [], "r": [], "h": [], "i": []}
    for edge, facet, is_ridge in sheet.creases():
        lines[("i" if facet.tone[0] == "p" else "r") if is_ridge else "k"].append(edge)
    for edge, facet in sheet.borders():
        if _faces_light(*edge) and facet.tone != "e":
            lines["i" if facet.tone[0] == "p" else "h"].append(edge)
    runs = {name: _chained(edges) for name, edges in lines.items()}
    runs["k"] += [[point.spot for point in line] for line in sheet.lines]
    out += [_path(name, path(found)) for name, found in runs.items() if found]
    return "".join(out)


def outline(sheets: Iterable[Part]) -> str:
    """The rim of the sheets, one closed run each, all turning the same way."""
    loops: list[list[Spot]] = []
    for sheet in sheets:
        following: dict[Spot, list[Spot]] = {}
        for (a, b), _ in sheet.borders():
            following.setdefault(a.spot, []).append(b.spot)
        while following:
            loop = [next(iter(following))]
            while (here := loop[-1]) in following:
                loop.append(following[here].pop())
                if not following[here]:
                    del following[here]
            loops.append(loop[:-1])
    return path(loops, closed=True)


def path(runs: Iterable[Sequence[Spot]], *, closed: bool = False) -> str:
    """The runs as one path. Absolute, and closed runs from their least corner: so like lines pack best.

    >>> path([[(3, 2), (1, 2.5), (3, -5)]], closed=True)
    'M1 2.5 3-5 3 2z'
    """
    out = ""
    for run in runs:
        first = run.index(min(run)) if closed else 0
        steps = [f"{number(x)} {number(y)}" for x, y in (*run[first:], *run[:first])]
        out += "M" + " ".join(steps).replace(" -", "-") + ("z" if closed else "")
    return out


def number(value: float) -> str:
    """A number as short as it can be written.

    >>> [number(-0.5), number(3.0), number(0.04)]
    ['-.5', '3', '0']
    """
    text = f"{value:.1f}".removesuffix(".0").replace("0.", ".", 1 if abs(value) < 1 else 0)
    return "0" if text in ("-0", "") else text


def _path(name: str, d: str) -> str:
    return f'<path class="{name}" d="{d}"/>'


def _faces_light(a: Point, b: Point) -> bool:
    x, y = b.x - a.x, b.y - a.y
    length = math.hypot(x, y)
    return length > 1.5 and (y * 0.6 - x * 0.75) / length < -0.25


def _chained(edges: Iterable[Edge]) -> list[list[Spot]]:
    """Loose edges joined to as few runs as possible."""
    left = [[a.spot, b.spot] for a, b in edges]
    runs = []
    while left:
        run = left.pop(0)
        while found := next((edge for edge in left if {run[0], run[-1]} & set(edge)), None):
            left.remove(found)
            a, b = found
            if run[-1] in found:
                run.append(b if run[-1] == a else a)
            else:
                run.insert(0, b if run[0] == a else a)
        runs.append(run)
    return runs
