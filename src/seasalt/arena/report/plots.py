"""Plots of a series. Needs the extra seasalt[plots]."""

from importlib import import_module
from math import isfinite
from pathlib import Path
from typing import Any

from seasalt.arena.report.summary import Summary
from seasalt.arena.statistics.interval import Interval
from seasalt.bots import parse_budget
from seasalt.texts import Complaint, Texts

INK, SEA, SAND = "#26393f", "#1f7a8c", "#c9b79c"
ENDINGS = (".png", ".svg")


def check_plot(path: Path) -> None:
    """Complain before the games, not after them, if a plot cannot be drawn."""
    if path.suffix.lower() not in ENDINGS:
        raise Complaint("arena-plot-ending", file=str(path))
    _matplotlib()


def draw(summary: Summary, path: Path, texts: Texts) -> None:
    """Draw win shares and ratings, and win share by budget if bots differ in it."""
    figure_module = _matplotlib()
    names = [bot.name for bot in summary.bots]
    height = 1.6 + 0.42 * len(names)
    budgets = by_budget(summary)
    figure = figure_module.Figure(figsize=(9, height + (3.2 if budgets else 0)), layout="constrained")
    upper = figure.subfigures(2, 1, height_ratios=(height, 3.2))[0] if budgets else figure
    wins, rates = upper.subplots(1, 2, sharey=True)
    _bars(wins, names, [bot.win_share for bot in summary.bots], 100)
    wins.axvline(100 * summary.measured.series.par, color=SAND, linestyle="--", zorder=0)
    wins.set_xlim(0, 100)
    wins.set_xlabel(f"{texts.say('arena-wins')}, %")
    _bars(rates, names, [bot.rating for bot in summary.bots], 1)
    rates.axvline(0, color=SAND, linestyle="--", zorder=0)
    rates.set_xlabel(texts.say("arena-rating"))
    wins.set_yticks(range(len(names)), names)
    wins.invert_yaxis()
    if budgets:
        _lines(figure.subfigs[1].subplots(), budgets, texts)
    undated = {"Date": None} if path.suffix.lower() == ".svg" else {}  # the same series gives the same file
    figure.savefig(path, dpi=150, metadata=undated)


Line = list[tuple[float, Interval]]


def by_budget(summary: Summary) -> dict[str, Line]:
    """Bots that differ only in their budget: win share by CPU time per decision, the least first.

    The CPU time is what they used, not what they were allowed, so that playouts and milliseconds compare.
    """
    lines: dict[str, Line] = {}
    for bot in summary.bots:
        name, _, argument = bot.name.partition(":")
        if parse_budget(argument) and bot.cpu_ms_per_decision:
            lines.setdefault(name, []).append((bot.cpu_ms_per_decision, bot.win_share))
    return {name: sorted(points) for name, points in lines.items() if len(points) > 1}


def _lines(axes: Any, lines: dict[str, Line], texts: Texts) -> None:
    for name, points in lines.items():
        below = [100 * (share.mean - share.low) for _, share in points]
        above = [100 * (share.high - share.mean) for _, share in points]
        means = [100 * share.mean for _, share in points]
        axes.errorbar(
            [cpu for cpu, _ in points], means, yerr=(below, above), marker="o", capsize=3, label=name
        )
    axes.set_xscale("log")
    axes.set_xlabel(f"{texts.say('arena-cpu')}, ms")
    axes.set_ylabel(f"{texts.say('arena-wins')}, %")
    axes.set_title(texts.say("arena-by-budget"))
    axes.legend(frameon=False)
    axes.spines[["top", "right"]].set_visible(False)


def _bars(axes: Any, names: list[str], intervals: list[Interval], scale: float) -> None:
    for place, interval in enumerate(intervals):
        reach = [scale * end if isfinite(end) else scale * interval.mean for end in interval[1:]]
        axes.plot(reach, [place, place], color=SEA, linewidth=2, solid_capstyle="round")
        axes.plot([scale * interval.mean], [place], marker="o", color=INK)
    axes.margins(y=0.5 / len(names))
    axes.spines[["top", "right"]].set_visible(False)


def _matplotlib() -> Any:
    try:
        import_module("matplotlib")
    except ImportError:
        raise Complaint("arena-plot-missing") from None
    return import_module("matplotlib.figure")
