"""Cards, points and tables in color at a terminal. The code of a card always shows its color as text too."""

import os
import re
from collections.abc import Sequence
from itertools import pairwise
from statistics import fmean
from typing import NamedTuple

from rich.console import Console
from rich.highlighter import RegexHighlighter
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

from seasalt.rules.cards import EXTRA_SALT_BOX, Card, Cards, Color, distinct
from seasalt.rules.scoring import Rule, Score, Tableau
from seasalt.texts import Texts, card_name, line_reason

_INKS = {  # background and text, distinguishable with any color vision
    Color.DARK_BLUE: ("#032b62", "#ffffff"),
    Color.LIGHT_BLUE: ("#87cfff", "#0d0d0f"),
    Color.BLACK: ("#0d0d0f", "#ffffff"),
    Color.YELLOW: ("#f7e02f", "#0d0d0f"),
    Color.GREEN: ("#1a7100", "#ffffff"),
    Color.WHITE: ("#fafafa", "#0d0d0f"),
    Color.PURPLE: ("#692aae", "#ffffff"),
    Color.GREY: ("#717173", "#ffffff"),
    Color.LIGHT_ORANGE: ("#eaad83", "#0d0d0f"),
    Color.PINK: ("#c781a9", "#0d0d0f"),
    Color.ORANGE: ("#fb6e00", "#0d0d0f"),
}
THEME = Theme(
    {f"card.{color}": f"{ink} on {paper}" for color, (paper, ink) in _INKS.items()}
    | {"quiet": "dim", "points": "bold", "good": "bold green", "you": "bold"}
)


class _Screen(Console):
    """A console that leaves a broken pipe to the command."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Shell(NamedTuple):
    """What every command gets: the console to print to, and the texts."""

    screen: Console
    texts: Texts


def console(*, no_color: bool, texts: Texts) -> Console:
    """A console that highlights the names of cards."""
    no_color = no_color or bool(os.environ.get("NO_COLOR"))
    return _Screen(
        no_color=no_color,
        color_system=None if no_color else "auto",
        theme=THEME,
        highlighter=_CardNames(texts),
        emoji=False,
        markup=False,
    )


class _CardNames(RegexHighlighter):
    """Highlights "dark blue crab" in dark blue."""

    def __init__(self, texts: Texts) -> None:
        names = {
            spelling: card.color
            for card in distinct(EXTRA_SALT_BOX)
            for spelling in card_name(texts, card).spellings
        }
        self._colors = names
        longest_first = sorted(names, key=len, reverse=True)
        self._pattern = re.compile(r"\b(" + "|".join(map(re.escape, longest_first)) + r")\b")

    def highlight(self, text: Text) -> None:
        for match in self._pattern.finditer(text.plain):
            text.stylize(f"card.{self._colors[match.group()]}", *match.span())


def chip(card: Card) -> Text:
    """One card: its code on its color."""
    return Text.assemble((str(card), f"card.{card.color}"))


def chips(cards: Cards) -> Text:
    """Cards in a row."""
    return Text(" ").join(map(chip, cards)) if cards else Text("–", style="quiet")


def groups(tableau: Tableau) -> Text:
    """Laid duos and trios, one block each."""
    blocks = [Text("+").join(map(chip, group)) for group in tableau]
    return Text("  ").join(blocks) if blocks else Text("–", style="quiet")


_LEVELS = "▁▂▃▄▅▆▇█"


def sparkline(shares: Sequence[float], width: int) -> str:
    """Numbers from 0 to 1 as a line of bars, averaged if there are more than `width`.

    >>> sparkline([0, 0.5, 1], 10), sparkline([0, 0, 1, 1], 2)
    ('▁▅█', '▁█')
    """
    count = min(width, len(shares))
    edges = [bar * len(shares) // count for bar in range(count + 1)]
    means = [fmean(shares[first:last]) for first, last in pairwise(edges)]
    return "".join(_LEVELS[min(7, int(8 * mean))] for mean in means)


def score_table(texts: Texts, score: Score) -> Table:
    """Points by rule, with their cards and reasons."""
    table = Table(box=None, pad_edge=False, show_header=False, show_footer=False)
    table.add_column(style="quiet", no_wrap=True)
    table.add_column(justify="right", style="points", no_wrap=True)
    table.add_column()
    table.add_column(style="quiet")
    last: Rule | None = None
    for line in (*score.lines, *([score.bonus] if score.bonus else [])):
        if line.rule is Rule.COLOR_BONUS:
            table.add_row(texts.say("score-total"), str(score.total), "", "", style="bold")
        heading = "" if line.rule is last else texts.say(f"rule-{line.rule.replace('_', '-')}")
        table.add_row(heading, str(line.points), chips(line.cards), line_reason(texts, line))
        last = line.rule
    if not score.bonus:
        table.add_row(texts.say("score-total"), str(score.total), "", "", style="bold")
    return table
