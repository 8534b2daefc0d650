"""How many decisions per second does the kernel make, with random legal actions?

Per CPU-second, for 2 to 4 players and both boxes, compared with OpenSpiel's card games in C++ in the same
run. The bars: 12 million for the slowest of the six (goal 20) and ten times the best peer; plain Python
250,000 (two players, base box); 4 million with observation and mask at every decision. Also the CPU time of a
start, and the cost of two threads.
"""

import argparse
import subprocess
import sys
from random import Random
from threading import Thread
from time import perf_counter, process_time
from typing import Any

import numpy as np

from bench._report import report
from seasalt.kernel.bridge import new_state
from seasalt.kernel.engines import library
from seasalt.kernel.game.layout import ACTIONS
from seasalt.kernel.observation.row import OBSERVATION
from seasalt.kernel.players.playout import SUMS
from seasalt.kernel.players.policy import UNIFORM
from seasalt.measurement.kernel import measure
from seasalt.rules import Ruleset

START = """
import sys
from time import process_time
from seasalt.measurement.kernel import job
job("library", 2, False)(1)
print(process_time())
"""


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench kernel", description=__doc__)
    parser.add_argument("--keep", action="store_true", help="write bench/results/kernel.json")
    options = parser.parse_args()
    fast = measure("library")
    plain = measure("python", 2)["decisions_per_cpu_s"]
    observed = min(_observed(players, extra_salt) for players in (2, 3, 4) for extra_salt in (False, True))
    starts = [_start() for _ in range(4)][1:]
    results = {
        **fast,
        "python_decisions_per_cpu_s": plain,
        "observed_decisions_per_cpu_s": observed,
        "start_cpu_s": round(min(start[0] for start in starts), 2),
        "start_s": round(min(start[1] for start in starts), 2),
        "two_threads_to_one": _two_threads_to_one(),
        "reached": {
            "library": fast["decisions_per_cpu_s"] >= 12_000_000,
            "peers": (fast["ratio_to_best_peer"] or 0) >= 10,
            "python": plain >= 250_000,
            "observed": observed >= 4_000_000,
            "start": min(start[0] for start in starts) < 1,
        },
    }
    report("kernel", results, keep=options.keep)


def _records(players: int, extra_salt: bool, count: int = 1) -> Any:
    records = library.states(count, seed=1)
    library.put(new_state(Ruleset(extra_salt=extra_salt), players, Random(1)), records)
    return records


def _observed(players: int, extra_salt: bool) -> int:
    records = _records(players, extra_salt)
    rows = library.rows(1, OBSERVATION), library.rows(1, ACTIONS)
    play = library.job("observed_rounds_many")
    best = 0.0
    for _ in range(4):
        began = process_time()
        decisions = play(records, 0, 1, UNIFORM, 10_000, *rows)
        best = max(best, decisions / (process_time() - began))
    return round(best)


def _start() -> tuple[float, float]:
    """CPU time and wall time until a first round was played by a new process with a warm cache."""
    began = perf_counter()
    done = subprocess.run([sys.executable, "-c", START], capture_output=True, text=True, check=True)
    return float(done.stdout), perf_counter() - began


def _two_threads_to_one() -> float:
    """CPU time of a round with two threads, divided by that with one."""
    records, play = _records(2, False, 2), library.job("new_rounds_many")
    sums = np.zeros((2, SUMS), np.int64)

    def spent(count: int) -> float:
        threads = [
            Thread(target=play, args=(records, place, place + 1, UNIFORM, 20_000, sums[place]))
            for place in range(count)
        ]
        began = process_time()
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return (process_time() - began) / count

    times = [(spent(1), spent(2)) for _ in range(10)]
    return round(min(two for _, two in times) / min(one for one, _ in times), 2)


if __name__ == "__main__":
    main()
