"""Is the kernel on a GPU the same game, and how fast is it?

First in lockstep with `rules`, action by action; then every job beside plain Python, and whole rounds beside
numba on the processor: the same seeds must give the same sums, to the last decision. Other seeds must come
out alike. Then the speed of all six kinds of game, by the clock; the bar is 2 G random decisions a second on
one H200. Needs numba-cuda and a GPU; where nothing is installed: `PYTHONPATH=src:. python -m bench.gpu`.
"""

import argparse
import sys
from collections.abc import Callable
from importlib.metadata import version
from time import perf_counter
from traceback import format_exc
from typing import Any

import numpy as np

from bench._report import report
from seasalt.bench.kernel import measure
from seasalt.kernel import compiled, gpu, plain
from seasalt.kernel.build import RECORD, constants
from seasalt.kernel.engine import Engine
from seasalt.kernel.playout import SUMS
from seasalt.kernel.policy import GREEDY, SHY, UNIFORM
from tests.kernel.jobs import answers, records
from tests.kernel.long import play_for

KINDS = [(players, extra_salt) for players in (2, 3, 4) for extra_salt in (False, True)]
RECORDS = 1 << 14


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench gpu", description=__doc__)
    parser.add_argument("--lockstep", type=float, default=60, metavar="SECONDS", help="how long")
    parser.add_argument("--sweep", action="store_true", help="try sizes of blocks and batches, and memories")
    parser.add_argument("--keep", action="store_true", help="write bench/results/gpu.json")
    options = parser.parse_args()
    if not gpu.cuda.is_available():
        sys.exit("bench gpu: numba-cuda finds no GPU here")
    steps: dict[str, Callable[[], Any]] = {
        "machine": _machine,
        "lockstep": lambda: _lockstep(options.lockstep),
        "speed": lambda: measure("cuda"),
        "same_sums": _same_sums,
        "alike": _alike,
        "same_jobs": _same_jobs,
    }
    if options.sweep:
        from bench import _sweep

        steps["sweep"] = _sweep.sweep
    results: dict[str, Any] = {}
    for name, step in steps.items():
        began = perf_counter()
        try:
            results[name] = step()
        except Exception:  # what comes after it is still worth knowing
            results[name] = {"failed": format_exc()[-4000:]}
        print(f"{name} ({perf_counter() - began:.0f} s): {results[name]}", file=sys.stderr, flush=True)
    report("gpu", results, keep=options.keep)
    if any(isinstance(result, dict) and "failed" in result for result in results.values()):
        sys.exit(1)


def _machine() -> dict[str, Any]:
    tables = [table for table in constants().values() if isinstance(table, np.ndarray)]
    name = gpu.cuda.get_current_device().name
    return {
        "gpu": name.decode() if isinstance(name, bytes) else name,
        **{name: version(name) for name in ("numpy", "numba", "numba-cuda")},
        "record_bytes": RECORD.itemsize,
        "table_bytes": sum(table.nbytes for table in tables),
    }


def _lockstep(seconds: float) -> dict[str, Any]:
    """A quarrel is an error that shows the record of the game."""
    gpu.job("step_one")(records(gpu, 1, 2, False), 0, 0)  # compiled by now
    played, seen = play_for(gpu, seconds, seed=1)
    return {
        "games": played,
        "decisions": seen.decisions,
        "action_numbers": len(seen.numbers),
        "endings": sorted(seen.endings),
    }


def _sums(of: Engine, players: int, extra_salt: bool, policy: int, seed: int, rounds: int) -> list[int]:
    made = of.states(RECORDS, seed)
    of.put(records(plain, 1, players, extra_salt)[0], made)
    sums = of.numbers([0] * SUMS)
    of.job("new_rounds_many")(made, 0, RECORDS, policy, rounds, sums)
    return of.read(sums)


def _same_sums() -> dict[str, Any]:
    """Rounds of the same seeds on both: rounds, decisions, endings, points must be the same numbers."""
    rounds = 0
    for players, extra_salt in KINDS:
        for policy in (UNIFORM, SHY, GREEDY):
            here = _sums(compiled, players, extra_salt, policy, 5, 3)
            there = _sums(gpu, players, extra_salt, policy, 5, 3)
            assert here == there, (
                f"{players} players, {extra_salt=}, {policy=}: {here} on numba, {there} on cuda"
            )
            rounds += here[0]
    return {"rounds": rounds, "kinds": len(KINDS), "policies": 3}


def _alike() -> dict[str, Any]:
    """Rounds of other seeds: how far decisions, endings and points are apart, in standard errors."""
    found = {}
    for players, extra_salt in KINDS:
        for policy in (UNIFORM, SHY):
            here = _sums(compiled, players, extra_salt, policy, 6, 10)
            there = _sums(gpu, players, extra_salt, policy, 7, 40)
            found[f"{players}{' extra salt' if extra_salt else ''} {policy}"] = _apart(here, there)
    worst = max(max(one.values()) for one in found.values())
    assert worst < 5, found
    return {"rounds": 40 * RECORDS, "worst": worst, **found}


def _apart(here: list[int], there: list[int]) -> dict[str, float]:
    few, many = here[0], there[0]
    apart = {}
    for ending in range(2, 7):
        share = (here[ending] + there[ending]) / (few + many)
        error = (share * (1 - share) * (1 / few + 1 / many)) ** 0.5
        apart[f"ending {ending - 1}"] = abs(here[ending] / few - there[ending] / many) / (error or 1)
    means = [sum(sums[7:11]) / sums[0] for sums in (here, there)]
    spread = (there[11] / many - means[1] ** 2) ** 0.5
    apart["points"] = abs(means[0] - means[1]) / (spread * (1 / few + 1 / many) ** 0.5)
    return {name: round(value, 2) for name, value in apart.items()}


def _same_jobs() -> str:
    here, there = answers(plain), answers(gpu)
    assert here == there, [
        place for place, (one, other) in enumerate(zip(here, there, strict=True)) if one != other
    ]
    return "every job did the same as in plain Python"


if __name__ == "__main__":
    main()
