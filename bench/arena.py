"""How strong are the bots? Challengers against a field, with fixed deals and seeds.

Every row is a separate series: the same deals in all seat orders, with 95 % intervals over deals. Seeds that
start with `test` are for this table only; tune bots on others.
"""

import argparse
from itertools import pairwise
from typing import Any, NamedTuple

from bench._report import progress, report
from seasalt.arena import Series, measure, summarize
from seasalt.arena.runner import usable_cores
from seasalt.bots import LEVELS
from seasalt.rules import Ruleset


class Row(NamedTuple):
    """One series, and the win share that it has to reach, if any."""

    challenger: str
    field: str
    players: int = 2
    extra_salt: bool = False
    bar: float | None = None
    deals: int = 500


CHARACTERS = ("rusher", "collector", "hunter", "gambler")
ROWS = (
    Row("greedy", "random", bar=0.97),
    Row("greedy", "random", extra_salt=True, bar=0.95),
    *(Row(name, "greedy", deals=60) for name in CHARACTERS),
    *(Row(name, "greedy", extra_salt=True, deals=60) for name in CHARACTERS),
    *(Row(name, "greedy", players=4, deals=60) for name in CHARACTERS),
    Row("mc:100", "greedy", bar=0.88),
    Row("mc:100", "greedy", extra_salt=True, bar=0.85),
    Row("mc:30", "greedy", players=4, bar=0.45),
    *(Row(better, worse, bar=0.6, deals=150) for worse, better in pairwise(LEVELS)),
)


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench arena", description=__doc__)
    parser.add_argument("--deals", type=int, help="for each row, instead of its own number of deals")
    parser.add_argument("--workers", type=int, default=usable_cores(), help="processes that play")
    parser.add_argument("--keep", action="store_true", help="write bench/results/arena.json")
    options = parser.parse_args()
    runs = [play(row, options.deals or row.deals, options.workers) for row in ROWS]
    report("arena", results(runs), keep=options.keep)


def results(runs: list[dict[str, Any]]) -> dict[str, Any]:
    """The rows, and whether all bars were reached."""
    missed = any(run["bar"] and run["win_share"] < run["bar"] for run in runs)
    return {"runs": runs, "reached": "no" if missed else "yes"}


def play(row: Row, deals: int, workers: int, seed: str = "test") -> dict[str, Any]:
    """Play a row, and return it as it is kept."""
    box = "extra-salt" if row.extra_salt else "base"
    series = Series(
        bots=(row.challenger, row.field),
        players=row.players,
        deals=deals,
        seed=f"{seed}/{row.players}/{box}",
        ruleset=Ruleset(extra_salt=row.extra_salt),
    )
    summary = summarize(measure(series, workers=workers))
    challenger, field = summary.bots[:2]
    progress(f"{row.challenger} against {row.field}: {challenger.win_share.mean:.1%}")
    return {
        "challenger": row.challenger,
        "field": row.field,
        "players": row.players,
        "extra_salt": row.extra_salt,
        "deals": deals,
        "win_share": round(challenger.win_share.mean, 4),
        "low": round(challenger.win_share.low, 4),
        "high": round(challenger.win_share.high, 4),
        "par": round(series.par, 4),
        "bar": row.bar or "",
        "points_ahead": round(challenger.points_ahead.mean, 2),
        "cpu_ms_per_decision": round(challenger.cpu_ms_per_decision or 0, 3),
        "field_cpu_ms": round(field.cpu_ms_per_decision or 0, 3),
    }


if __name__ == "__main__":
    main()
