"""The pictures of docs/facts.md, each from the results alone."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from bench._drawing import Drawing, Point
from bench.facts.results import ENDING_NAMES, MOST_POINTS, Facts
from seasalt.texts import texts

FOLDER = Path(__file__).parents[2] / "docs" / "images"
WIDTH = 520  # narrow, so that it can be read on a phone
UPPER, LOWER = (58, 62, 494, 232), (58, 338, 494, 508)  # two plots on a drawing: left, top, right, bottom
TALL = 562
Lines = dict[int, list[tuple[float, list[float]]]]
"""By players: points, each an x and an interval."""

SERIES = {2: "s2", 3: "s3", 4: "s4"}
SEATS = ("starts", "2nd", "3rd", "4th")
BOXES = {False: "base box", True: "Extra Salt"}


def draw_all(facts: Facts) -> dict[str, str]:
    """Every picture by the name of its file."""
    pictures = (starter, bet, hand, patience, cards, endings, length)
    return {f"facts-{draw.__name__}.svg": draw(facts) for draw in pictures}


class Plot:
    """A part of a drawing with two axes."""

    def __init__(
        self, drawing: Drawing, x: Sequence[float], y: Sequence[float], box: tuple[float, ...]
    ) -> None:
        self.drawing, self._x, self._y, self._box = drawing, x, y, box

    def at(self, x: float, y: float) -> Point:
        """Where a point lies on the drawing."""
        left, top, right, bottom = self._box
        (x_low, x_high), (y_low, y_high) = self._x, self._y
        return (
            left + (x - x_low) / (x_high - x_low) * (right - left),
            bottom - (y - y_low) / (y_high - y_low) * (bottom - top),
        )

    def axes(
        self, head: str, below: str, ticks: Iterable[tuple[float, str]], steps: Iterable[tuple[float, str]]
    ) -> None:
        """Lines across with their numbers, numbers below, and what both are."""
        left, top, right, bottom = self._box
        self.drawing.text(left - 30, top - 22, head, "head")
        for y, words in steps:
            place = self.at(0, y)[1]
            self.drawing.line((left, place), (right, place), "grid")
            self.drawing.text(left - 6, place + 4, words, "small end")
        for x, words in ticks:
            self.drawing.text(self.at(x, 0)[0], bottom + 18, words, "small middle")
        self.drawing.text((left + right) / 2, bottom + 36, below, "small middle")

    def lines(self, of_players: Lines) -> None:
        """A line for each number of players, with its intervals and its number."""
        for players, points in of_players.items():
            style = SERIES[players]
            for x, (_, low, high) in points:
                self.drawing.line(self.at(x, low), self.at(x, high), "hair")
            self.drawing.path([self.at(x, mean) for x, (mean, _, _) in points], f"stroke {style}")
            for x, (mean, _, _) in points:
                self.drawing.dot(*self.at(x, mean), 3, f"fill {style}")
        self._badges(of_players)

    def _badges(self, of_players: Lines) -> None:
        """The numbers of players on their lines, where the lines are farthest apart; none hides another."""

        def heights(place: int) -> list[tuple[float, int]]:
            return sorted(
                (self.at(0, points[place][1][0])[1], players) for players, points in of_players.items()
            )

        def nearest(place: int) -> float:
            return min(below - above for (above, _), (below, _) in pairwise(heights(place)))

        place = max(range(min(map(len, of_players.values()))), key=nearest)
        lowest_place = self._box[3] - 5
        for y, players in reversed(heights(place)):
            y = min(y, lowest_place)
            self.drawing.badge(self.at(of_players[players][place][0], 0)[0], y, str(players), SERIES[players])
            lowest_place = y - 17


def starter(facts: Facts) -> str:
    """Columns: who wins the game, by seat from the starter on."""
    drawing = Drawing(WIDTH, 312, "Games won, by seat from the starter on")
    drawing.text(24, 34, "Games won, %", "head")
    legend(drawing, 58, [("s2", "starts the game"), ("pale", "the others")], 24)
    drawing.line((262, 53), (284, 53), "par")
    drawing.text(290, 58, "fair share", "small")
    x, floor, scale = 30.0, 258, 310
    for players in SERIES:
        first = x
        for seat, share in enumerate(of(facts, players)["win_share"]):
            top = floor - share[0] * scale
            drawing.box(x, top, 42, floor - top, "fill s2" if seat == 0 else "fill pale")
            ink = "on-sea" if seat == 0 else "strong"
            drawing.text(x + 21, top + 24, f"{100 * share[0]:.1f}", f"middle {ink}")
            drawing.text(x + 21, floor + 18, SEATS[seat], "small middle")
            x += 46
        par = floor - scale / players
        drawing.line((first - 7, par), (x + 3, par), "par")
        drawing.text((first + x - 4) / 2, floor + 40, f"{players} players", "middle")
        x += 24
    return drawing.svg()


def bet(facts: Facts) -> str:
    """Lines by the points held: how often LAST CHANCE is won, and what it adds to the chance to win."""
    drawing = Drawing(WIDTH, TALL, "LAST CHANCE by the points held")
    rows = {players: of(facts, players)["bets"] for players in SERIES}
    ticks = [
        (points, f"{points}+" if points == MOST_POINTS else str(points))
        for points in range(7, MOST_POINTS + 1)
    ]
    won = {players: [(row["points"], row["won"]) for row in bets] for players, bets in rows.items()}
    gain = {players: [(row["points"], row["gain"]) for row in bets] for players, bets in rows.items()}
    upper = Plot(drawing, (6.7, MOST_POINTS + 0.2), (lowest(won, 0.1), 1), UPPER)
    upper.axes("Bets won, %", "points at the call", ticks, tens(lowest(won, 0.1), 1))
    upper.lines(won)
    low, high = min(0.0, lowest(gain, 0.05)), highest(gain, 0.05)
    lower = Plot(drawing, (6.7, MOST_POINTS + 0.2), (low, high), LOWER)
    lower.axes("Gain over STOP, % of games", "points at the call", ticks, signed(low, high, 5))
    drawing.line((LOWER[0], lower.at(7, 0)[1]), (LOWER[2], lower.at(7, 0)[1]), "axis")
    lower.lines(gain)
    return drawing.svg()


def patience(facts: Facts) -> str:
    """Lines by the points for which the others wait: a bet with seven, and rounds that run out."""
    drawing = Drawing(WIDTH, TALL, "How long the others wait")
    rows = {players: of(facts, players)["patient"] for players in SERIES}
    gain = {players: [(row["least"], row["gain"]) for row in waits] for players, waits in rows.items()}
    quiet = {players: [(row["least"], row["void"]) for row in waits] for players, waits in rows.items()}
    first, last = rows[2][0]["least"], rows[2][-1]["least"]
    ticks = [(row["least"], str(row["least"])) for row in rows[2]]
    low, high = lowest(gain, 0.02), max(0.0, highest(gain, 0.02))
    upper = Plot(drawing, (first - 0.3, last + 0.2), (low, high), UPPER)
    head = "A bet on 7 points: gain over STOP, % of games"
    upper.axes(head, "points for which the others wait", ticks, signed(low, high, 2))
    x, _, right_x, bottom = UPPER
    y = upper.at(first, 0)[1]
    drawing.box(x, y, right_x - x, bottom - y, "wash warm", 0)
    drawing.line((x, y), (right_x, y), "axis")
    drawing.text(right_x - 4, y - 7, "better LAST CHANCE", "small end")
    drawing.text(x + 6, bottom - 8, "better STOP", "small warm-text")
    upper.lines(gain)
    top = highest(quiet, 0.1)
    lower = Plot(drawing, (first - 0.3, last + 0.2), (0, top), LOWER)
    lower.axes("Void rounds, %", "points for which everybody waits", ticks, tens(0, top))
    lower.lines(quiet)
    return drawing.svg()


def hand(facts: Facts) -> str:
    """A chart to lay beside the table: two players, the points held by the cards in the other's hand."""
    cells = of(facts, 2)["bets_by_hand"]
    hands, held = sorted({cell["hand"] for cell in cells}), sorted({cell["points"] for cell in cells})
    drawing = Drawing(WIDTH, 132 + 44 * len(held), "Two players: bets won, by points and by the other's hand")
    drawing.text(24, 34, "Two players: bets won, %", "head")
    drawing.text(24, 58, "points held", "small")
    wide = (WIDTH - 120 - 20) / len(hands)
    drawing.text(120, 58, "cards in the other’s hand", "small")
    drawing.text(
        24, 112 + 44 * len(held), "The deeper the blue, the more LAST CHANCE gains over STOP.", "small"
    )
    most = max(abs(cell["gain"][0]) for cell in cells)
    for place, count in enumerate(hands):
        drawing.text(120 + (place + 0.5) * wide, 80, str(count), "small middle strong")
    for row, points in enumerate(held):
        top = 90 + 44 * row
        drawing.text(
            62, top + 26, f"{points} or more" if points == held[-1] else str(points), "middle strong"
        )
        for cell in cells:
            if cell["points"] == points:
                x = 120 + hands.index(cell["hand"]) * wide
                gain = cell["gain"][0]
                drawing.tint(
                    x + 2, top + 2, wide - 4, 40, "s3" if gain >= 0 else "warm", 0.08 + 0.5 * abs(gain) / most
                )
                drawing.text(x + wide / 2, top + 27, f"{100 * cell['won'][0]:.0f}", "middle")
    return drawing.svg()


def cards(facts: Facts) -> str:
    """A row for each kind: how often a seat with it has the most points of a round, and a seat without it."""
    found = of(facts, 2, extra_salt=True)["cards"]
    kinds = sorted(found, key=lambda kind: -found[kind]["best_more"][0])
    drawing = Drawing(WIDTH, 112 + 24 * len(kinds), "Which cards win rounds")
    drawing.text(24, 34, "Who scores most in a round, %", "head")
    legend(drawing, 58, [("s2", "with the card"), ("sand", "without it")], 24)
    drawing.text(WIDTH - 24, 58, "points per copy", "small end")
    shares = [found[kind][name][0] for kind in kinds for name in ("best_with", "best_without")]
    low, high = 0.1 * int(10 * min(shares)), 0.1 * (int(10 * max(shares)) + 1)
    plot = Plot(drawing, (low, high), (0, 1), (146, 72, 424, 76 + 24 * len(kinds)))
    for step, words in tens(low, high):
        x, bottom = plot.at(step, 0)
        drawing.line((x, 72), (x, bottom), "grid")
        drawing.text(x, bottom + 18, words, "small middle")
    for place, kind in enumerate(kinds):
        y = 89 + 24 * place
        having, lacking = found[kind]["best_with"][0], found[kind]["best_without"][0]
        drawing.text(132, y + 5, texts("en").say(f"kind-{kind}", count=1), "end")
        drawing.line((plot.at(lacking, 0)[0], y), (plot.at(having, 0)[0], y), "thick pale")
        drawing.dot(plot.at(lacking, 0)[0], y, 5, "fill sand")
        drawing.dot(plot.at(having, 0)[0], y, 6, "fill s2")
        drawing.text(WIDTH - 24, y + 5, f"{found[kind]['worth'][0]:.1f}", "strong end")
    return drawing.svg()


ENDING_STYLES = dict(zip(ENDING_NAMES, ("pale", "s2", "warm", "sand", "s4"), strict=True))
ENDING_WORDS = dict(
    zip(ENDING_NAMES, ("STOP", "LAST CHANCE won", "LAST CHANCE lost", "deck empty", "mermaids"), strict=True)
)


def endings(facts: Facts) -> str:
    """Bars: how rounds end. Endings that are too rare for a bar are in the table only."""
    drawing = Drawing(WIDTH, 278, "How rounds end")
    drawing.text(24, 34, "How rounds end, %", "head")
    legend(drawing, 58, [(ENDING_STYLES[name], ENDING_WORDS[name]) for name in ENDING_NAMES[:3]], 24)
    for row, (players, salted) in enumerate(
        (players, salted) for players in SERIES for salted in (False, True)
    ):
        y = 76 + 31 * row + 5 * (row // 2)
        if not salted:
            drawing.text(24, y + 17, f"{players} players", "")
        drawing.text(168, y + 17, BOXES[salted], "small end")
        x = 178.0
        for name, share in of(facts, players, extra_salt=salted)["endings"].items():
            width = share[0] * (WIDTH - 24 - 178)
            if width >= 1:
                drawing.box(x, y, max(1.0, width - 1.5), 25, f"fill {ENDING_STYLES[name]}", 2)
            if width > 20:
                ink = "middle strong" if name == "stop" else "middle on-sea"
                drawing.text(x + width / 2, y + 17, f"{100 * share[0]:.0f}", ink)
            x += width
    return drawing.svg()


def length(facts: Facts) -> str:
    """Hills: turns in a round, and rounds in a game."""
    drawing = Drawing(WIDTH, TALL, "Length of a round and of a game")
    hills = (
        ("Turns in a round, % of rounds", "turns", "turns_counted", UPPER, 5, 5),
        ("Rounds in a game, % of games", "rounds", "rounds_counted", LOWER, 2, 10),
    )
    for head, below, name, box, x_step, y_step in hills:
        shares = {players: _shares(of(facts, players)[name]) for players in SERIES}
        last = max(_reach(counted) for counted in shares.values()) + 1
        top = 0.05 * (int(20 * max(max(counted) for counted in shares.values())) + 1)
        plot = Plot(drawing, (0, last), (0, top), box)
        ticks = [(x, str(x)) for x in range(0, last + 1, x_step)]
        plot.axes(head, below, ticks, [(y / 100, str(y)) for y in range(0, round(100 * top) + 1, y_step)])
        for players, counted in shares.items():
            points = [plot.at(x, share) for x, share in enumerate([*counted, 0][: last + 1])]
            drawing.area(
                [plot.at(0, 0), *points, (points[-1][0], plot.at(0, 0)[1])], f"wash {SERIES[players]}"
            )
            drawing.path(points, f"stroke {SERIES[players]}")
        for players, counted in shares.items():
            peak = counted.index(max(counted))
            drawing.badge(*plot.at(peak, counted[peak]), str(players), SERIES[players])
    return drawing.svg()


def _shares(counts: list[int]) -> list[float]:
    return [count / sum(counts) for count in counts]


def _reach(shares: list[float]) -> int:
    """Where a hill has come down: all but one in two thousand lie before it."""
    return next(x for x in range(len(shares)) if sum(shares[: x + 1]) > 0.9995)


def legend(drawing: Drawing, y: float, entries: Iterable[tuple[str, str]], x: float) -> None:
    """What the colors are."""
    for style, words in entries:
        drawing.dot(x + 5, y - 5, 5, f"fill {style}")
        drawing.text(x + 16, y, words, "small")
        x += 34 + sum(8.6 if letter.isupper() else 6.2 for letter in words)


def lowest(lines: Lines, step: float) -> float:
    """The step below everything."""
    return step * (min(low for points in lines.values() for _, (_, low, _) in points) // step)


def highest(lines: Lines, step: float) -> float:
    """The step above everything."""
    return -step * (min(-high for points in lines.values() for _, (_, _, high) in points) // step)


def tens(low: float, high: float) -> list[tuple[float, str]]:
    """Every tenth between, as percents."""
    return [(tenth / 10, str(10 * tenth)) for tenth in range(round(10 * low), round(10 * high) + 1)]


def signed(low: float, high: float, step: int) -> list[tuple[float, str]]:
    """Every `step` percent between, with a sign."""
    percents = range(round(100 * low), round(100 * high) + 1, step)
    return [(percent / 100, f"{percent:+}".replace("-", "−") if percent else "0") for percent in percents]


def of(facts: Facts, players: int, extra_salt: bool = False) -> dict[str, Any]:
    """The results of the keen policy for so many players with that box."""
    wanted = {"policy": "keen", "players": players, "extra_salt": extra_salt}
    return next(run for run in facts["runs"] if wanted.items() <= run.items())
