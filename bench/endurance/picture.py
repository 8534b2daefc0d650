"""A picture of a soak test: how long answers took in every minute."""

from collections.abc import Iterable, Sequence
from math import log10

from bench._drawing import Drawing, Point
from bench.endurance.verdict import Minute

SLOW_MS = 250.0  # the 99th percentile of a minute should be below it
WIDTH, HEIGHT = 720, 300
LEFT, RIGHT, TOP, BOTTOM = 64, 600, 56, 258
LOWEST, HIGHEST = 1.0, 10_000.0  # milliseconds, on a logarithmic axis
AXIS = {"1 ms": 1, "10 ms": 10, "100 ms": 100, "250 ms": SLOW_MS, "1 s": 1_000, "10 s": 10_000}
LINE = 14.0  # between two names


def drawn(minutes: Sequence[Minute], kills: Iterable[float]) -> str:
    """The median, the 99th percentile and the slowest answer of every minute, as SVG."""
    picture = Drawing(WIDTH, HEIGHT, "How long answers took in every minute of a soak test")
    picture.text(24, 34, "Time until a command was answered, by minute", "head")
    last = max((one.number for one in minutes), default=0) + 1
    for name, milliseconds in AXIS.items():
        picture.line(
            (LEFT, _y(milliseconds)), (RIGHT, _y(milliseconds)), "par" if milliseconds == SLOW_MS else "grid"
        )
        picture.text(LEFT - 8, _y(milliseconds) + 4, name, "small end")
    for minute in range(0, last + 1, 10):
        picture.text(_x(minute, last), BOTTOM + 20, f"{minute}", "small middle")
    for at in kills:
        picture.line((_x(at / 60, last), TOP), (_x(at / 60, last), BOTTOM), "par")
        picture.text(_x(at / 60, last), TOP - 6, "kill", "small middle")
    lines = {"slowest": [one.max_ms for one in minutes], "99 %": [one.p99_ms for one in minutes]}
    lines["median"] = [one.p50_ms for one in minutes]
    lowest = TOP - LINE
    for (name, times), style in zip(lines.items(), ("sand", "s3", "s2"), strict=True):
        points: list[Point] = [
            (_x(one.number + 0.5, last), _y(ms)) for one, ms in zip(minutes, times, strict=True)
        ]
        picture.path(points, f"stroke {style}")
        if points:
            lowest = max(points[-1][1] + 4, lowest + LINE)  # the slowest is the topmost
            picture.text(RIGHT + 8, lowest, name, "small")
    return picture.svg()


def _x(minute: float, last: int) -> float:
    return LEFT + (RIGHT - LEFT) * minute / last


def _y(milliseconds: float) -> float:
    part = log10(min(max(milliseconds, LOWEST), HIGHEST) / LOWEST) / log10(HIGHEST / LOWEST)
    return BOTTOM - (BOTTOM - TOP) * part
