"""What is thinking time worth? The search by CPU time, and against flat Monte Carlo at equal CPU.

The same deals in all seat orders, 95 % intervals over deals, and seeds that are used for nothing else. All
budgets play against `mc:100`. A search ends when more tries would not pay, so every row has the CPU time that
both really used, and in the comparison the search may take longer for a single decision.
"""

import argparse
from typing import Any

from bench._report import progress, report
from seasalt.arena import Series, measure, summarize
from seasalt.arena.runner import usable_cores
from seasalt.rules import Ruleset

OPPONENT = "mc:100"
BUDGETS = {"1ms": 400, "3ms": 400, "10ms": 300, "30ms": 200, "100ms": 150, "300ms": 80, "1s": 40}
"""The number of deals for each budget; large ones take long."""
EQUAL = (
    ("search:1100", "mc:100", False, 1000),
    ("search:1100", "mc:100", True, 1000),
    ("search:11ms", "mc:3ms", False, 500),
    ("search:11ms", "mc:3ms", True, 500),
)
"""Search, flat Monte Carlo, Extra Salt, deals: at two budgets, so that none can be picked for its result."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench search", description=__doc__)
    parser.add_argument("--deals", type=int, help="for each row, instead of its own number of deals")
    parser.add_argument("--most", choices=BUDGETS, default="1s", help="the largest budget")
    parser.add_argument("--workers", type=int, default=usable_cores(), help="processes that play")
    parser.add_argument("--keep", action="store_true", help="write bench/results/search.json")
    options = parser.parse_args()
    names = list(BUDGETS)[: list(BUDGETS).index(options.most) + 1]
    by_budget = [
        _run(f"search:{name}", OPPONENT, False, options.deals or BUDGETS[name], options.workers)
        for name in names
    ]
    equal = [
        _run(search, flat, extra_salt, options.deals or deals, options.workers)
        for search, flat, extra_salt, deals in EQUAL
    ]
    reached = all(run["low"] > 0.5 and (run["extra_salt"] or run["win_share"] >= 0.55) for run in equal)
    results = {
        "by_budget": by_budget,
        "equal_cpu": equal,
        "reached": "yes" if reached else "no",
    }
    report("search", results, keep=options.keep)


def _run(challenger: str, opponent: str, extra_salt: bool, deals: int, workers: int) -> dict[str, Any]:
    seed = f"search/{'extra-salt' if extra_salt else 'base'}"
    series = Series((challenger, opponent), deals=deals, seed=seed, ruleset=Ruleset(extra_salt=extra_salt))
    one, other = summarize(measure(series, workers=workers)).bots
    progress(f"{challenger} against {opponent}: {one.win_share.mean:.1%}")
    return {
        "challenger": challenger,
        "opponent": opponent,
        "extra_salt": extra_salt,
        "deals": deals,
        "win_share": round(one.win_share.mean, 4),
        "low": round(one.win_share.low, 4),
        "high": round(one.win_share.high, 4),
        "cpu_ms_per_decision": round(one.cpu_ms_per_decision or 0, 3),
        "opponent_cpu_ms": round(other.cpu_ms_per_decision or 0, 3),
    }


if __name__ == "__main__":
    main()
