"""How fast does a server answer a thousand people, what do more nodes add, and is a move lost in a crash?

Three runs each, of which the median by ack p99 counts: one node on SQLite; two nodes on PostgreSQL and
Valkey, one of which is killed half-way. Then one run each: 2,000 sockets on one node; the highest pace with
p99 within the bar on one, two and three nodes, with each table's people at one node; and bots at every table,
with its people at any node. The bar is ack p99 < 50 ms on one node, with the load on the same cores, and
nothing lost anywhere. See `seasalt bench server --help` for a single run.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

from bench._report import progress, report
from tests.servers import running_postgres, running_valkey

BAR_MS = 50
NODES = (1, 2, 3)
MANY = ["--tables=500", "--moves-per-s=500"]
BOTS = "greedy"
BOTS_PACE = 100.0  # of people; two seats of each table have bots, which move by themselves
COMPARED = (
    "nodes",
    "moves_per_s",
    "ack_p50_ms",
    "ack_p99_ms",
    "bot_moves_per_s",
    "commits_per_move",
    "transactions_per_move",
    "commits_per_s_idle",
    "transactions_per_s_idle",
    "rooms_by_node",
    "held_by_node",
    "server_cores",
    "client_cores",
    "other_cores",
    "lost",
)
"""The results that are compared between numbers of nodes."""


class Runs:
    """Runs of `seasalt bench server`, and what all of them lost."""

    def __init__(self, load: list[str]) -> None:
        self._load = load
        self.lost = 0

    def run(self, *arguments: str) -> dict[str, Any]:
        """One run; of an option that is given twice, the last counts."""
        command = [sys.executable, "-m", "seasalt", "bench", "server", "--json", *self._load, *arguments]
        progress(" ".join(["seasalt bench server", *self._load, *arguments]))
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True)
        found: dict[str, Any] = json.loads(done.stdout)  # it prints results even if it exits with 1
        self.lost += found["lost"] + found["duplicates"]
        progress(
            f"    {found['moves_per_s']} moves/s, ack p99 {found['ack_p99_ms']} ms, lost {found['lost']}"
        )
        return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench server", description=__doc__)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--moves-per-s", type=float, default=250)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--repeat", type=int, default=3, help="runs, of which the median counts")
    parser.add_argument("--one-node", action="store_true", help="leave out all runs on PostgreSQL")
    parser.add_argument("--keep", action="store_true", help="write bench/results/server.json")
    options = parser.parse_args()
    runs = Runs(
        [f"--tables={options.tables}", f"--moves-per-s={options.moves_per_s}", f"--seconds={options.seconds}"]
    )
    one_node = [runs.run() for _ in range(options.repeat)]
    results: dict[str, object] = {"one_node": _median(one_node), "one_node_p99_ms": _p99s(one_node)}
    reached = _median(one_node)["ack_p99_ms"] < BAR_MS
    results["two_thousand_sockets_one_node"] = runs.run(*MANY)
    if not options.one_node:
        with _addresses() as addresses:
            pairs = [runs.run(*next(addresses), "--nodes=2", "--kill") for _ in range(options.repeat)]
            results |= {"two_nodes_one_killed": _median(pairs), "two_nodes_p99_ms": _p99s(pairs)}
            faster = ["--find-most", "--together"]
            most = [runs.run(*next(addresses), f"--nodes={nodes}", *faster) for nodes in NODES]
            bots = [f"--bots={BOTS}", f"--moves-per-s={BOTS_PACE}"]
            shared = [runs.run(*next(addresses), f"--nodes={nodes}", *bots) for nodes in NODES]
        results["most_by_nodes_on_postgresql"] = [_compared(run) for run in most]
        results["bots_by_nodes_on_postgresql"] = [_compared(run) for run in shared]
    results |= {"bar_ack_p99_ms": BAR_MS, "lost_in_all_runs": runs.lost, "reached": reached and not runs.lost}
    report("server", results, keep=options.keep)


@contextmanager
def _addresses() -> Iterator[Iterator[list[str]]]:
    """Flags for an empty database and a bus, new ones each time."""
    with running_postgres() as postgres, running_valkey() as valkey:
        yield ([f"--database={postgres.empty(f'bench{n}')}", f"--bus={valkey.url}"] for n in count())


def _compared(run: dict[str, Any]) -> dict[str, Any]:
    return {name: run[name] for name in COMPARED}


def _median(runs: list[dict[str, Any]]) -> dict[str, Any]:
    return sorted(runs, key=lambda run: float(run["ack_p99_ms"]))[len(runs) // 2]


def _p99s(runs: list[dict[str, Any]]) -> list[float]:
    return [run["ack_p99_ms"] for run in runs]


if __name__ == "__main__":
    main()
