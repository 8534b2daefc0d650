"""How many steps per second does the vector environment make on a GPU?

By wall time, with rows and masks after every step; the bar is 20 million on one H200, for the slowest of the
six kinds of game. Needs torch, numba-cuda and a GPU. Without the project's environment:
`PYTHONPATH=src:. python -m bench.gpu_env`.
"""

import argparse
import sys
from importlib.metadata import version

from bench._report import report
from seasalt.measurement.gpu_env import measure_gpu

KINDS = [(players, extra_salt) for players in (2, 3, 4) for extra_salt in (False, True)]
SIZES = (1 << 15, 1 << 17, 1 << 19)  # games at once; the bar is for the middle one


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench gpu_env", description=__doc__)
    parser.add_argument("--keep", action="store_true", help="write bench/results/gpu_env.json")
    options = parser.parse_args()
    found = [measure_gpu(KINDS, games) for games in SIZES]
    measured = [one for one in found if one]
    if not measured:
        sys.exit("bench gpu_env: torch or numba-cuda finds no GPU here")
    results = {
        **{package: version(package) for package in ("numpy", "numba", "numba-cuda", "torch")},
        "gpu": measured[0]["gpu"],
        "runs": [{"games": one["games"], **run} for one in measured for run in one["runs"]],
        "steps_per_s": {str(one["games"]): one["steps_per_s"] for one in measured},
        "with_random_actions_per_s": {
            str(one["games"]): one["with_random_actions_per_s"] for one in measured
        },
        "reached": {"gpu": measured[1]["steps_per_s"] >= 20_000_000},
    }
    report("gpu_env", results, keep=options.keep)


if __name__ == "__main__":
    main()
