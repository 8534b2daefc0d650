"""How fast does a server answer a thousand people, and does it forget a move when a node dies?

Twice, three times each, the median by ack p99 counts: one node on SQLite; two nodes on PostgreSQL and Valkey,
one of which is killed half-way. The bar is ack p99 < 50 ms on one node, with the load on the same cores, and
nothing lost on either. See `seasalt bench server --help` for a single run.
"""

import argparse
import json
import subprocess
import sys
from typing import Any

from bench._report import report
from tests.servers import running_postgres, running_valkey

BAR_MS = 50


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench server", description=__doc__)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--moves-per-s", type=float, default=250)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--repeat", type=int, default=3, help="the median of so many runs counts")
    parser.add_argument("--one-node", action="store_true", help="leave out the two nodes")
    parser.add_argument("--keep", action="store_true", help="write bench/results/server.json")
    options = parser.parse_args()
    load = [f"--tables={options.tables}", f"--moves-per-s={options.moves_per_s}"]
    load += [f"--seconds={options.seconds}"]
    runs = [_run(load) for _ in range(options.repeat)]
    results: dict[str, object] = {"one_node": _median(runs), "one_node_p99_ms": _p99s(runs)}
    lost = sum(run["lost"] for run in runs)
    reached = _median(runs)["ack_p99_ms"] < BAR_MS
    if not options.one_node:
        with running_postgres() as postgres, running_valkey() as valkey:
            runs = []
            for number in range(options.repeat):
                database = postgres.empty(f"bench{number}")
                nodes = [f"--database={database}", f"--bus={valkey.url}", "--nodes=2", "--kill"]
                runs.append(_run(load + nodes))
        results |= {"two_nodes_one_killed": _median(runs), "two_nodes_p99_ms": _p99s(runs)}
        lost += sum(run["lost"] for run in runs)
    results |= {"bar_ack_p99_ms": BAR_MS, "lost_in_all_runs": lost, "reached": reached and not lost}
    report("server", results, keep=options.keep)


def _run(arguments: list[str]) -> dict[str, Any]:
    command = [sys.executable, "-m", "seasalt", "bench", "server", "--json", *arguments]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    found: dict[str, Any] = json.loads(done.stdout)  # with something lost it exits with 1, and says what
    return found


def _median(runs: list[dict[str, Any]]) -> dict[str, Any]:
    return sorted(runs, key=lambda run: float(run["ack_p99_ms"]))[len(runs) // 2]


def _p99s(runs: list[dict[str, Any]]) -> list[float]:
    return [run["ack_p99_ms"] for run in runs]


if __name__ == "__main__":
    main()
