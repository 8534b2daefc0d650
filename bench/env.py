"""How many steps per second does the research environment make, compared with other libraries' card games?

Per CPU-second, with observation and mask after every step; medians of several measurements in turns. The bar
is one million steps of the vector environment, for the slowest of the six kinds of game.
"""

import argparse

from bench._report import cpu, report
from seasalt.measurement.env import measure


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench env", description=__doc__)
    parser.add_argument("--keep", action="store_true", help="write bench/results/env.json")
    options = parser.parse_args()
    results = measure()
    reached = {"vector": results["vector_steps_per_cpu_s"] >= 1_000_000}
    report("env", {"cpu": cpu(), **results, "reached": reached}, keep=options.keep)


if __name__ == "__main__":
    main()
