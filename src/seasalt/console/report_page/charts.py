"""The pictures of a report: the win curve, the ring of an accuracy, and the waterfall of an account.

Lines are SVG that is stretched to the width of the page. What must keep its shape lies over it, placed by
percents: so letters are as large on a phone as on paper.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from seasalt.coach.ledger import MILLION, Account
from seasalt.coach.win_curve import WinChances
from seasalt.console.report_page.markup import Markup, element
from seasalt.console.report_page.wording import Wording, in_tenths
from seasalt.rules.action import Seat

APART: Final = 8.0  # percent of the width of a phone, between two marks
DASHES: Final = (None, "7 4", "1.5 4", "9 3 1.5 3")  # of the seats: shape before color


class Mark(NamedTuple):
    """A moment on the curve: a decision lies on the line of its seat, luck on the axis."""

    step: int  # in decisions, as the curve counts
    sign: str
    seat: Seat | None
    target: str  # the id of what it leads to
    label: str


def curve_chart(words: Wording, curve: Sequence[WinChances], marks: Sequence[Mark]) -> Markup:
    """The chances of all seats over the game."""
    last = max(1, curve[-1].step)
    lines = [
        element(
            "polyline",
            points=" ".join(f"{_x(point.step, last):.2f},{_y(point.chances[seat]):.2f}" for point in curve),
            class_=f"line s{seat}",
            stroke_dasharray=DASHES[seat],
        )
        for seat in range(len(words.names))
    ]
    first_turns = [now for before, now in pairwise(curve) if now.round != before.round]
    rounds = [(curve[0].round, 0.0), *((point.round, _x(point.step, last)) for point in first_turns)]
    grid = [element("path", d=f"M0 {level}H100", class_="grid") for level in (0, 50, 100)]
    grid += [element("path", d=f"M{left:.2f} 0V100", class_="grid") for _, left in rounds[1:]]
    title = element("title", words.say("report-curve"))
    described = element("desc", " ".join(_spoken(words, curve, seat) for seat in range(len(words.names))))
    drawing = element(
        "svg", title, described, *grid, *lines, viewBox="0 0 100 100", preserveAspectRatio="none", role="img"
    )
    rows = _rows(marks, last)
    return element(
        "div",
        *(
            element("span", words.chance(1 - top / 100), class_="level", style=f"top:{top}%")
            for top in (0, 50, 100)
        ),
        drawing,
        *(element("span", str(number), class_="round", style=f"left:{left:.2f}%") for number, left in rounds),
        *(_mark(mark, row, curve, last) for mark, row in zip(marks, rows, strict=True)),
        class_="plot",
        style=f"--rows:{1 + max(rows, default=0)}",
    )


def _rows(marks: Sequence[Mark], last: int) -> list[int]:
    """In which row below the axis each mark lies, so that neighbors do not cover each other."""
    ends: list[float] = []  # of each row
    rows = [0] * len(marks)
    for at in sorted(range(len(marks)), key=lambda at: marks[at].step):
        if marks[at].seat is None:
            left = _x(marks[at].step, last)
            rows[at] = next((row for row, end in enumerate(ends) if left - end > APART), len(ends))
            ends[rows[at] : rows[at] + 1] = [left]
    return rows


def _mark(mark: Mark, row: int, curve: Sequence[WinChances], last: int) -> Markup:
    left = f"left:{_x(mark.step, last):.2f}%"
    if mark.seat is None:
        look, style = "mark luck", f"{left};--row:{row}"
    else:
        look, style = f"mark s{mark.seat}", f"{left};top:{_y(_chance_at(curve, mark.step, mark.seat)):.2f}%"
    return element(
        "a",
        element("b", mark.sign),
        class_=look,
        style=style,
        href=f"#{mark.target}",
        title=mark.label,
        aria_label=mark.label,
    )


def _chance_at(curve: Sequence[WinChances], step: int, seat: Seat) -> float:
    """The chance on the line between two turns."""
    for before, after in pairwise(curve):
        if before.step <= step <= after.step:
            share = (step - before.step) / max(1, after.step - before.step)
            return before.chances[seat] + share * (after.chances[seat] - before.chances[seat])
    return curve[-1].chances[seat]


def _x(step: int, last: int) -> float:
    return 100 * step / last


def _y(chance: float) -> float:
    return 100 * (1 - chance)


def _spoken(words: Wording, curve: Sequence[WinChances], seat: int) -> str:
    chances = [point.chances[seat] for point in curve]
    return words.say(
        "report-curve-spoken",
        name=words.names[seat],
        first=words.chance(chances[0]),
        least=words.chance(min(chances)),
        most=words.chance(max(chances)),
        last=words.chance(chances[-1]),
    )


def swatch(seat: int) -> Markup:
    """The line of a seat, for the key of the curve."""
    line = element("path", d="M1 5H27", class_=f"line s{seat}", stroke_dasharray=DASHES[seat])
    return element("svg", line, class_="swatch", viewBox="0 0 28 10", aria_hidden="true")


def ring(words: Wording, accuracy: float, seat: int) -> Markup:
    """An accuracy from 0 to 100 as a part of a ring."""
    circle = {"cx": 60, "cy": 60, "r": 51}
    said = words.number(accuracy)
    return element(
        "svg",
        element("circle", class_="track", **circle),
        element(
            "circle",
            class_=f"part s{seat}",
            pathLength=100,
            stroke_dasharray=f"{accuracy:.1f} 100",
            transform="rotate(-90 60 60)",
            **circle,
        ),
        element("text", said, x=60, y=62, class_="figure"),
        element("text", words.say("coach-head-accuracy"), x=60, y=82, class_="caption"),
        class_="ring",
        viewBox="0 0 120 120",
        role="img",
        aria_label=f"{words.say('coach-head-accuracy')}: {said}",
    )


def waterfall(words: Wording, account: Account) -> Markup:
    """From the chance at the start to the result, step by step, with numbers that add up."""
    steps = account[:4]
    levels = [0]
    for step in steps:
        levels.append(levels[-1] + step)
    low, high = min(0, *levels), max(MILLION, *levels)

    def at(level: int) -> float:
        return 100 * (level - low) / (high - low)

    shown = in_tenths(steps)
    names = ("start", "luck", "own", "others")
    rows = [
        _bar(words, name, at(before), at(after), number if place else None, words.loss(number / 1000))
        for place, (name, (before, after), number) in enumerate(
            zip(names, pairwise(levels), shown, strict=True)
        )
    ]
    rows.append(_bar(words, "result", at(0), at(account.result), None, words.loss(sum(shown) / 1000)))
    return element("table", element("tbody", *rows), class_="waterfall")


def _bar(words: Wording, name: str, start: float, end: float, change: int | None, said: str) -> Markup:
    left, width = min(start, end), abs(end - start)
    look = "chance" if change is None else "up" if change >= 0 else "down"
    bar = element("i", class_=f"bar {look}", style=f"left:{left:.2f}%;width:{max(width, 0.4):.2f}%")
    return element(
        "tr",
        element("th", words.say(f"coach-head-{name}"), scope="row"),
        element("td", element("span", bar, class_="lane"), class_="lanes"),
        element("td", said if change is None else words.change(change), class_="number"),
        class_="result" if name == "result" else None,
    )
