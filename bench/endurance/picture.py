"""The picture of a soak test: plots over the same time axis, with kills marked."""

from collections.abc import Callable, Sequence
from math import ceil, floor, log10
from typing import Any, NamedTuple

from bench._drawing import Drawing, Point

WIDTH, LEFT, RIGHT = 720, 64, 700
TOP, HEIGHT, STEP = 74, 96, 150
Row = dict[str, Any]


class Line(NamedTuple):
    """A line of a plot: its name, its style, and its value in a row."""

    name: str
    style: str
    value: Callable[[Row], float]


class Panel(NamedTuple):
    """One plot; with `tens` it has a logarithmic scale."""

    head: str
    lines: tuple[Line, ...]
    tens: bool = False


PANELS = (
    Panel(
        "Memory, MB",
        (
            Line("server", "s2", lambda row: sum(row["rss_mb"])),
            Line("where bots think", "sand", lambda row: row["thinkers_mb"]),
        ),
    ),
    Panel(
        "Open handles",
        (
            Line("all", "s2", lambda row: sum(row["files"])),
            Line("of players' sockets", "s4", lambda row: sum(row["sockets"])),
        ),
    ),
    Panel(
        "Tables",
        (Line("in memory", "s2", lambda row: sum(row["rooms"])),),
    ),
    Panel("Database, MB", (Line("with its journal", "s2", lambda row: row["database_mb"]),)),
    Panel(
        "From a command to its answer, ms",
        (
            Line("slowest", "pale", lambda row: row["ack_max_ms"]),
            Line("1 of 100 is slower", "s3", lambda row: row["ack_p99_ms"]),
            Line("half are slower", "s2", lambda row: row["ack_p50_ms"]),
        ),
        tens=True,
    ),
    Panel("Moves of people a second", (Line("all tables", "s2", lambda row: row["moves_per_s"]),)),
)


def draw(rows: Sequence[Row], kills: Sequence[float], head: str) -> str:
    """The picture as SVG."""
    drawing = Drawing(WIDTH, TOP + STEP * len(PANELS) + 8, head)
    drawing.text(LEFT - 40, 32, head, "head")
    minutes = max((row["at"] for row in rows), default=60.0) / 60
    for number, panel in enumerate(PANELS):
        _draw_panel(drawing, panel, rows, kills, minutes, TOP + number * STEP)
    return drawing.svg()


def _draw_panel(
    drawing: Drawing, panel: Panel, rows: Sequence[Row], kills: Sequence[float], minutes: float, top: float
) -> None:
    bottom = top + HEIGHT
    values = {line: [float(line.value(row)) for row in rows] for line in panel.lines}
    highest = max((value for own in values.values() for value in own), default=1.0)
    marks = _tens(highest) if panel.tens else _marks(highest)

    def at(minute: float, value: float) -> Point:
        x = LEFT + minute / minutes * (RIGHT - LEFT)
        if panel.tens:
            low, high = log10(marks[0]), log10(marks[-1])
            return x, bottom - (log10(max(value, marks[0])) - low) / (high - low) * HEIGHT
        return x, bottom - value / marks[-1] * HEIGHT

    drawing.text(LEFT - 40, top - 12, panel.head, "small strong")
    x = LEFT - 40 + 9.0 * len(panel.head)
    for line in panel.lines:
        drawing.line((x, top - 16), (x + 18, top - 16), f"stroke {line.style}")
        drawing.text(x + 24, top - 12, line.name, "small")
        x += 40 + 7.2 * len(line.name)
    for mark in marks:
        y = at(0, mark)[1]
        drawing.line((LEFT, y), (RIGHT, y), "grid")
        drawing.text(LEFT - 6, y + 4, f"{mark:,g}", "small end")
    for kill in kills:
        x = at(kill / 60, marks[0])[0]
        drawing.line((x, top), (x, bottom), "hair warm par")
    for line, own in values.items():
        places = [at(row["at"] / 60, value) for row, value in zip(rows, own, strict=True)]
        drawing.path(places, f"stroke {line.style}")
    for minute in _marks(minutes):
        if minute <= minutes:
            words = f"{minute:g} min" if minute else "0"
            drawing.text(at(minute, marks[0])[0], bottom + 17, words, "small middle")


def _marks(highest: float) -> list[float]:
    """Round numbers from 0 to the first above the highest.

    >>> _marks(130)
    [0.0, 50.0, 100.0, 150.0]
    """
    highest = max(highest, 0.001)
    unit = 10 ** floor(log10(highest))
    step = next(unit * part for part in (0.25, 0.5, 1, 2, 2.5) if highest / (unit * part) <= 4)
    return [round(step * number, 6) for number in range(ceil(highest / step) + 1)]


def _tens(highest: float) -> list[float]:
    """Powers of ten from 1 to the first above the highest.

    >>> _tens(250)
    [1, 10, 100, 1000]
    """
    return [10**power for power in range(max(1, ceil(log10(max(highest, 1)))) + 1)]
