"""The summary of a series as text: a table of the bots, head to head, and forfeits."""

from collections.abc import Sequence
from math import isfinite

from rich.console import Console
from rich.table import Table

from seasalt.arena.deals.deal import Forfeited
from seasalt.arena.deals.player import ForfeitReason
from seasalt.arena.report.summary import Summary
from seasalt.arena.statistics.interval import Interval
from seasalt.texts import Texts, key


def show(summary: Summary, screen: Console, texts: Texts) -> None:
    """Print the summary."""
    say, measured, series = texts.say, summary.measured, summary.measured.series
    heading = say(
        "arena-heading",
        players=series.players,
        deals=len(measured.deals),
        games=summary.games,
        par=percent(series.par),
    )
    screen.print(heading, style="bold", highlight=False)
    screen.print(_bots(summary, texts))
    if len(series.bots) > 2:
        screen.print()
        screen.print(_head_to_head(summary, texts))
    screen.print()
    facts = [
        say("arena-starter", **_bounds(summary.starter_wins)),
        say("arena-rounds", rounds=f"{summary.rounds_per_game:.1f}"),
        say("arena-always-valid") if measured.sequential else say("arena-by-deal"),
    ]
    facts += [
        say("arena-without-luck", name=bot.name, **_bounds(bot.without_luck))
        for bot in summary.bots
        if bot.without_luck is not None
    ]
    if measured.decided:
        facts.append(say("arena-decided", deals=len(measured.deals)))
    if measured.interrupted:
        facts.append(say("arena-interrupted"))
    for fact in facts:
        screen.print(fact, style="quiet", highlight=False)
    show_forfeits(summary.forfeits, series.names, screen, texts)


def _bots(summary: Summary, texts: Texts) -> Table:
    say = texts.say
    table = Table(box=None, pad_edge=False)
    table.add_column(say("arena-bot"), overflow="fold")
    for heading in ("wins", "between", "points", "ahead", "rating", "cpu"):
        table.add_column(say(f"arena-{heading}"), justify="right", no_wrap=True)
    for bot in summary.bots:
        cpu = bot.cpu_ms_per_decision
        table.add_row(
            bot.name,
            percent(bot.win_share.mean),
            between(bot.win_share),
            f"{bot.points_per_game:.1f}",
            _around(bot.points_ahead, "{:+.1f}"),
            _around(bot.rating, "{:+.0f}"),
            "–" if cpu is None else f"{cpu:.3g} ms",
        )
    return table


def _head_to_head(summary: Summary, texts: Texts) -> Table:
    """The share of games in which the bot of the row finished ahead of that of the column."""
    names = summary.measured.series.names
    table = Table(box=None, pad_edge=False)
    table.add_column(texts.say("arena-before"))
    for name in names:
        table.add_column(name, justify="right")
    met = iter(summary.pairings)
    cells = [["–" for _ in names] for _ in names]
    for one in range(len(names)):
        for other in range(one + 1, len(names)):
            ahead = next(met).ahead
            cells[one][other] = percent(ahead.mean)
            cells[other][one] = percent(1 - ahead.mean)
    for name, row in zip(names, cells, strict=True):
        table.add_row(name, *row)
    return table


def show_forfeits(forfeits: Sequence[Forfeited], names: Sequence[str], screen: Console, texts: Texts) -> None:
    """Print why games were forfeited, with the first example of each reason."""
    by_reason: dict[tuple[int, ForfeitReason], list[Forfeited]] = {}
    for forfeit in forfeits:
        by_reason.setdefault((forfeit.bot, forfeit.why), []).append(forfeit)
    for (bot, why), alike in by_reason.items():
        line = texts.say(
            "arena-forfeit",
            name=names[bot],
            count=len(alike),
            deal=str(alike[0].deal),
            why=texts.say(f"forfeit-{key(why)}", detail=alike[0].detail or "?"),
        )
        screen.print(line, style="bold", highlight=False)


def percent(share: float) -> str:
    """A share, as people read it."""
    return f"{100 * share:.1f}%"


def _bounds(share: Interval) -> dict[str, str]:
    return {"share": percent(share.mean), "low": percent(share.low), "high": percent(share.high)}


def between(share: Interval) -> str:
    """The bounds of a share in percent."""
    return f"{100 * share.low:.1f}–{100 * share.high:.1f}"


def _around(interval: Interval, form: str) -> str:
    """A mean and half the width of its interval."""
    middle, half = form.format(interval.mean), (interval.high - interval.low) / 2
    return f"{middle} ±{form.format(half).lstrip('+')}" if isfinite(half) else middle
