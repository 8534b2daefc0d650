"""A series as data: one JSON object, or CSV with a row for every seat of every game."""

import csv
from collections.abc import Iterator
from math import isfinite
from pathlib import Path
from typing import Any

from seasalt import __version__
from seasalt.arena.report.summary import Summary
from seasalt.arena.runner import Measured
from seasalt.arena.statistics.interval import Interval
from seasalt.rules.ruleset import OPTIONS, format_option

COLUMNS = ("deal", "game", "seat", "name", "starts", "win", "rank", "points", "rounds", "forfeit")


def as_json(summary: Summary) -> dict[str, Any]:
    """The summary as JSON. Shares are fractions, intervals have a level of 95 %."""
    measured, series = summary.measured, summary.measured.series
    return {
        "version": __version__,
        "players": series.players,
        "deals": len(measured.deals),
        "games": summary.games,
        "seed": series.seed,
        "par": series.par,
        "options": {name: format_option(series.ruleset, name) for name in OPTIONS},
        "intervals": "always valid" if measured.sequential else "by deal",
        "stopped_early": measured.decided,
        "interrupted": measured.interrupted,
        "rounds_per_game": summary.rounds_per_game,
        "starter_win_share": interval_facts(summary.starter_wins),
        "bots": [
            {
                "name": bot.name,
                "win_share": bot.win_share.mean,
                "low": bot.win_share.low,
                "high": bot.win_share.high,
                "points_per_game": bot.points_per_game,
                "points_ahead": interval_facts(bot.points_ahead),
                "rating": interval_facts(bot.rating),
                "decisions": bot.decisions,
                "cpu_ms_per_decision": bot.cpu_ms_per_decision,
                "forfeits": bot.forfeits,
                **({} if bot.without_luck is None else {"without_luck": interval_facts(bot.without_luck)}),
            }
            for bot in summary.bots
        ],
        "head_to_head": [
            {
                "name": pair.one,
                "against": pair.other,
                "games": pair.games,
                "ahead": interval_facts(pair.ahead),
            }
            for pair in summary.pairings
        ],
        "forfeits": [
            {
                "deal": forfeit.deal,
                "game": forfeit.game,
                "seat": forfeit.seat + 1,
                "name": series.names[forfeit.bot],
                "why": forfeit.why,
                "detail": forfeit.detail,
            }
            for forfeit in summary.forfeits
        ],
    }


def interval_facts(interval: Interval) -> dict[str, float | None]:
    """A mean and its bounds; unbounded ends are None."""
    return {
        name: value if isfinite(value) else None
        for name, value in zip(Interval._fields, interval, strict=True)
    }


def write_csv(measured: Measured, path: Path) -> None:
    """Write every seat of every game; the file does not depend on the number of workers."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(COLUMNS)
        writer.writerows(_rows(measured))


def _rows(measured: Measured) -> Iterator[tuple[object, ...]]:
    for deal in measured.deals:
        for number, game in enumerate(deal.games):
            for seat, bot in enumerate(game.seating):
                lost = game.forfeit is not None and game.forfeit.seat == seat
                yield (
                    deal.deal,
                    number,
                    seat + 1,
                    measured.series.names[bot],
                    int(game.starter == seat),
                    game.wins[seat],
                    game.ranks[seat],
                    game.points[seat],
                    game.rounds,
                    game.forfeit.why if lost and game.forfeit else "",
                )
