"""An SVG drawing: text stays text, and there are colors for day and night."""

from collections.abc import Sequence
from html import escape

STYLE = """
text { font: 14px system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  fill: var(--text); font-variant-numeric: lining-nums tabular-nums }
.small { font-size: 12px; fill: var(--text-2) } .head { font-size: 15px; font-weight: 600 }
.strong { font-weight: 600 } .on-sea { fill: var(--on-sea); font-weight: 600 }
.warm-text { fill: var(--warm) }
.start { text-anchor: start } .middle { text-anchor: middle } .end { text-anchor: end }
.paper { fill: var(--paper); stroke: var(--line) } .grid { stroke: var(--line) }
.axis { stroke: var(--line-2) }
.par { stroke: var(--text-2); stroke-dasharray: 4 4 } .hair { stroke: var(--line-2); stroke-width: 1.5 }
.s2 { --s: var(--sea-2) } .s3 { --s: var(--sea-3) } .s4 { --s: var(--sea-4) } .warm { --s: var(--warm) }
.pale { --s: var(--pale) } .sand { --s: var(--sand) }
.fill { fill: var(--s) } .wash { fill: var(--s); opacity: .13 }
.stroke { stroke: var(--s); stroke-width: 2.5; fill: none; stroke-linejoin: round; stroke-linecap: round }
.thick { stroke: var(--s); stroke-width: 5; stroke-linecap: round }
.ring { stroke: var(--s); stroke-width: 2; fill: var(--paper) }
"""
DAY = (
    "--paper:#fbfaf5;--text:#0f2c37;--text-2:#3d5862;--line:#0f2c3724;--line-2:#0f2c3794;--on-sea:#fffdf8;"
    "--sea-2:#0d3f52;--sea-3:#1f7a8c;--sea-4:#5d97a3;--pale:#a9cdd3;--sand:#c9b79c;--warm:#c23c22"
)
NIGHT = (
    "--paper:#152a36;--text:#eef3f2;--text-2:#aec4cb;--line:#d6ebf024;--line-2:#d6ebf08a;--on-sea:#0a1b26;"
    "--sea-2:#e2f1f2;--sea-3:#7cc4d2;--sea-4:#5b9dac;--pale:#3a6474;--sand:#8d7f69;--warm:#ff9573"
)

Point = tuple[float, float]


class Drawing:
    """Shapes in the order in which they are drawn. Their style is a class of STYLE."""

    def __init__(self, width: int, height: int, title: str) -> None:
        self._size, self._title = (width, height), title
        self._shapes: list[str] = []

    def text(self, x: float, y: float, words: str, style: str = "") -> None:
        """A text; `y` is its baseline."""
        self._add("text", style, f">{escape(words)}</text>", x=x, y=y)

    def line(self, start: Point, end: Point, style: str) -> None:
        """A straight line."""
        self._add("line", style, x1=start[0], y1=start[1], x2=end[0], y2=end[1])

    def path(self, points: Sequence[Point], style: str) -> None:
        """A line through points."""
        places = " ".join(f"{_number(x)},{_number(y)}" for x, y in points)
        self._shapes.append(f'<polyline class="{style}" points="{places}"/>')

    def area(self, points: Sequence[Point], style: str) -> None:
        """A polygon."""
        places = " ".join(f"{_number(x)},{_number(y)}" for x, y in points)
        self._shapes.append(f'<polygon class="{style}" points="{places}"/>')

    def box(self, x: float, y: float, width: float, height: float, style: str, round: float = 3) -> None:
        """A rectangle with round corners."""
        self._add("rect", style, x=x, y=y, width=width, height=height, rx=round)

    def tint(self, x: float, y: float, width: float, height: float, style: str, depth: float) -> None:
        """A translucent rectangle: `depth` 0 is invisible, 1 is opaque."""
        self._add(
            "rect", f"fill {style}", f' opacity="{depth:.2f}"/>', x=x, y=y, width=width, height=height, rx=3
        )

    def dot(self, x: float, y: float, radius: float, style: str) -> None:
        """A disc."""
        self._add("circle", style, cx=x, cy=y, r=radius)

    def badge(self, x: float, y: float, words: str, style: str) -> None:
        """A disc with a text in it."""
        self.dot(x, y, 8.5, f"fill {style}")
        self.text(x, y + 4.5, words, "on-sea middle small")

    def svg(self) -> str:
        """The drawing as SVG."""
        width, height = self._size
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
                f'width="{width}" height="{height}" role="img">',
                f"<title>{escape(self._title)}</title>",
                f"<style>:root{{{DAY}}}@media(prefers-color-scheme:dark){{:root{{{NIGHT}}}}}{STYLE}</style>",
                f'<rect class="paper" x=".5" y=".5" width="{width - 1}" height="{height - 1}" rx="14"/>',
                *self._shapes,
                "</svg>",
                "",
            ]
        )

    def _add(self, shape: str, style: str, rest: str = "/>", **numbers: float) -> None:
        words = "".join(f' {name}="{_number(number)}"' for name, number in numbers.items())
        self._shapes.append(f'<{shape} class="{style}"{words}{rest}')


def _number(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")
