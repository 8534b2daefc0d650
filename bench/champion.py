"""How strong are the network and the champion? Against the master, the search, each other and weak players.

Deals, seeds and intervals as in `./dev bench arena`. The rows take hours of CPU, so they can be measured in
parts: with `--only` the other rows stay as they were kept, each with the commit and machine that it is from.
Hours are those of all workers together.
"""

import argparse
import json
import os
from itertools import product
from time import monotonic
from typing import Any

from bench._report import RESULTS, commit, cpu, report, store
from bench.arena import Row, play, results
from seasalt.arena.runner import usable_cores

KINDS = tuple(product((3, 4), (False, True)))  # players and box
ABOVE_PAR = {players: 1 / players + 1e-4 for players in (2, 3, 4)}

ROWS = (
    Row("net", "master", bar=0.55, deals=400),
    Row("net", "master", extra_salt=True, bar=ABOVE_PAR[2], deals=400),
    *(Row("net", "master", players, salt, ABOVE_PAR[players], deals=200) for players, salt in KINDS),
    Row("net", "greedy", bar=0.88, deals=400),
    Row("champion:50ms", "master", bar=0.58, deals=300),
    Row("champion:50ms", "master", extra_salt=True, bar=ABOVE_PAR[2], deals=200),
    *(
        Row("champion:50ms", "master", players, salt, ABOVE_PAR[players], deals=100)
        for players, salt in KINDS
    ),
    Row("champion:50ms", "search:1s", bar=0.55, deals=200),
    Row("champion:10ms", "net", deals=300),
    Row("champion:50ms", "net", bar=0.53, deals=300),
    Row("champion:200ms", "net", deals=200),
)


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench champion", description=__doc__)
    parser.add_argument("--deals", type=int, help="for each row, instead of its own number of deals")
    parser.add_argument("--workers", type=int, default=usable_cores(), help="processes that play")
    parser.add_argument("--only", default="", help="rows whose bots have this text, such as 'net master 2'")
    parser.add_argument("--keep", action="store_true", help="write bench/results/champion.json")
    options = parser.parse_args()
    file = RESULTS / "champion.json"
    before = json.loads(file.read_text("utf-8"))["runs"] if file.exists() else []
    kept = {_name(run): run for run in before}
    for row in ROWS:
        if options.only in _name(row._asdict()):
            began = monotonic()
            run = play(row, options.deals or row.deals, options.workers)
            kept[_name(run)] = {
                **run,
                "row_commit": os.environ.get("SEASALT_COMMIT") or commit(),
                "cpu": cpu(),
                "hours": round((monotonic() - began) * options.workers / 3600, 2),
            }
            if options.keep:  # each row at once: the next may take an hour
                store("champion", _results(kept))
    report("champion", _results(kept), keep=options.keep)


def _results(kept: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """The rows in their order."""
    names = (_name(row._asdict()) for row in ROWS)
    return results([kept[name] for name in names if name in kept])


def _name(run: dict[str, Any]) -> str:
    return f"{run['challenger']} {run['field']} {run['players']}{'+' if run['extra_salt'] else ''}"


if __name__ == "__main__":
    main()
