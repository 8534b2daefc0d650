"""Is the kernel on a GPU the same game, and how fast is it?

First in lockstep with `rules`, action by action; then every job compared with plain Python, and whole rounds
with the library: the same seeds must give exactly the same sums, and other seeds the same statistics.
Then the speed of all six kinds of game, by wall time; the bar is 2 G random decisions per second on one H200.
Needs numba-cuda and a GPU. Without the project's environment: `PYTHONPATH=src:. python -m bench.gpu`.
"""

import argparse
import sys
from importlib.metadata import version
from typing import Any

import numpy as np

from bench._report import report
from bench.gpu_env import KINDS
from bench.kernel import measure
from seasalt.kernel.engines import cuda, library, plain
from seasalt.kernel.engines.arrays import RECORD
from seasalt.kernel.engines.build import tables
from seasalt.kernel.engines.engine import Engine
from seasalt.kernel.players.playout import SUMS
from seasalt.kernel.players.policy import BEGINNER, SHY, UNIFORM
from tests.kernel.jobs import answers, records
from tests.kernel.long_lockstep import play_for

RECORDS = 1 << 14


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench gpu", description=__doc__)
    parser.add_argument("--lockstep", type=float, default=60, metavar="SECONDS", help="how long (60)")
    parser.add_argument("--keep", action="store_true", help="write bench/results/gpu.json")
    options = parser.parse_args()
    if not cuda.cuda.is_available():
        sys.exit("bench gpu: numba-cuda finds no GPU here")
    speed = measure("cuda")
    results = {
        **_machine(),
        **speed,
        "lockstep": _lockstep(options.lockstep),
        "agreement": {"jobs": _same_jobs(), "rounds": _same_rounds(), "standard errors": _apart()},
        "reached": {"cuda": speed["decisions_per_cpu_s"] >= 2_000_000_000},
    }
    report("gpu", results, keep=options.keep)


def _machine() -> dict[str, Any]:
    name = cuda.cuda.get_current_device().name
    return {
        "gpu": name.decode() if isinstance(name, bytes) else name,
        **{package: version(package) for package in ("numpy", "numba", "numba-cuda")},
        "record_bytes": RECORD.itemsize,
        "table_bytes": sum(table.nbytes for table in tables().values() if isinstance(table, np.ndarray)),
    }


def _lockstep(seconds: float) -> dict[str, int]:
    """What was compared; a difference is an error that shows the record of the game."""
    cuda.job("step_one")(records(cuda, 1, 2, False), 0, 0)  # compiles
    played, seen = play_for(cuda, seconds, seed=1)
    counts = {"games": played, "decisions": seen.decisions}
    return {**counts, "action numbers": len(seen.numbers), "endings": len(seen.endings)}


def _same_jobs() -> int:
    """The number of results that are the same as in plain Python: all of them."""
    here, there = answers(plain), answers(cuda)
    differ = [place for place in range(len(here)) if here[place] != there[place]]
    assert not differ, f"{differ} of {len(here)} answers differ"
    return len(here)


def _same_rounds() -> int:
    """The number of rounds with the same sums on the CPU and on the GPU: all of them."""
    rounds = 0
    for kind in KINDS:
        for policy in (UNIFORM, SHY, BEGINNER):
            here, there = (_sums(of, *kind, policy, seed=5, rounds=3) for of in (library, cuda))
            assert here == there, f"{kind}, policy {policy}: {here} in the library, {there} on cuda"
            rounds += here[0]
    return rounds


def _apart() -> float:
    """The largest difference of endings and points between other seeds, in standard errors."""
    worst = 0.0
    for kind in KINDS:
        for policy in (UNIFORM, SHY):
            here = _sums(library, *kind, policy, seed=6, rounds=10)
            there = _sums(cuda, *kind, policy, seed=7, rounds=40)
            few, many = here[0], there[0]
            for ending in range(2, 7):
                share = (here[ending] + there[ending]) / (few + many)
                error = (share * (1 - share) * (1 / few + 1 / many)) ** 0.5
                worst = max(worst, abs(here[ending] / few - there[ending] / many) / (error or 1))
            mean, other = sum(here[7:11]) / few, sum(there[7:11]) / many
            error = ((there[11] / many - other**2) * (1 / few + 1 / many)) ** 0.5
            worst = max(worst, abs(mean - other) / error)
    assert worst < 5, f"{worst} standard errors apart"
    return round(worst, 2)


def _sums(of: Engine, players: int, extra_salt: bool, policy: int, seed: int, rounds: int) -> list[int]:
    states, sums = of.states(RECORDS, seed), of.numbers([0] * SUMS)
    of.put(records(plain, 1, players, extra_salt)[0], states)
    of.job("new_rounds_many")(states, 0, RECORDS, policy, rounds, sums)
    return of.read(sums)


if __name__ == "__main__":
    main()
