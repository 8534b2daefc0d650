"""What is thinking time worth? The search by CPU time, and against flat Monte Carlo at equal CPU.

Intervals as in `./dev bench arena`, with seeds that are used for nothing else. All budgets play against
`mc:100`. A search ends when more tries would not pay, so every row has the CPU time that both really used,
and in the comparison the search may take longer for a single decision.
"""

import argparse

from bench._report import report
from bench.arena import Row, play
from seasalt.arena.runner import usable_cores

BUDGETS = {"1ms": 400, "3ms": 400, "10ms": 300, "30ms": 200, "100ms": 150, "300ms": 80, "1s": 40}
"""The number of deals for each budget; large ones take long."""
EQUAL = tuple(  # at two budgets, so that none can be picked for its result
    Row(search, flat, extra_salt=extra_salt, deals=deals)
    for search, flat, deals in (("search:1100", "mc:100", 1000), ("search:11ms", "mc:3ms", 500))
    for extra_salt in (False, True)
)


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench search", description=__doc__)
    parser.add_argument("--deals", type=int, help="for each row, instead of its own number of deals")
    parser.add_argument("--most", choices=BUDGETS, default="1s", help="the largest budget")
    parser.add_argument("--workers", type=int, default=usable_cores(), help="processes that play")
    parser.add_argument("--keep", action="store_true", help="write bench/results/search.json")
    options = parser.parse_args()
    names = list(BUDGETS)[: list(BUDGETS).index(options.most) + 1]
    rows = [Row(f"search:{name}", "mc:100", deals=BUDGETS[name]) for name in names]
    by_budget, equal = (
        [play(row, options.deals or row.deals, options.workers, seed="search") for row in some]
        for some in (rows, EQUAL)
    )
    reached = all(run["low"] > 0.5 and (run["extra_salt"] or run["win_share"] >= 0.55) for run in equal)
    results = {"by_budget": by_budget, "equal_cpu": equal, "reached": "yes" if reached else "no"}
    report("search", results, keep=options.keep)


if __name__ == "__main__":
    main()
