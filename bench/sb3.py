"""How fast do our games run in stable-baselines3, and when does its masked PPO beat bots of the roster?

`examples/train_sb3.py` learns, some minutes for each seed; this measures the adapter without learning, and
keeps both with the commit and the machine, for the page about the vector environment:

    python examples/train_sb3.py --seeds 1 2 3 4 5 --out build/sb3
    python -m bench.sb3 --keep     # with stable-baselines3
    python -m bench.sb3 --picture  # with matplotlib: draws what was kept

The bar is 20,000 steps per CPU-second for the slowest of the six kinds of game, end to end: masks, a random
choice by them and the step.
"""

import argparse
import json
import sys
from itertools import groupby
from pathlib import Path
from typing import Any

from bench._report import RESULTS, cpu, report
from seasalt.measurement.env import SB3, measure
from seasalt.measurement.peers import BATCH

PICTURE = Path(__file__).parent.parent / "docs" / "images" / "sb3.svg"
SETTINGS = ("players", "opponent", "against", "envs", "steps")
Point = dict[str, Any]


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.sb3", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--folders", type=Path, nargs="+", default=[Path("build/sb3")], help="of the example (build/sb3)"
    )
    parser.add_argument("--keep", action="store_true", help="write bench/results/sb3.json")
    parser.add_argument("--picture", action="store_true", help="draw docs/images/sb3.svg from what was kept")
    options = parser.parse_args()
    if options.picture:
        draw(json.loads((RESULTS / "sb3.json").read_text("utf-8")), PICTURE)
        return
    files = [file for folder in options.folders for file in sorted(folder.glob("[0-9]*.json"))]
    learned = [json.loads(file.read_text("utf-8")) for file in files]
    points = [point for run in learned for point in points_of(run)]
    speeds = [
        {"game": run["game"], "steps_per_cpu_s": run["steps_per_cpu_s"]}
        for players in (2, 3, 4)
        for extra_salt in (False, True)
        for run in measure(players, extra_salt=extra_salt, seconds=0.2, repeat=3)["runs"]
        if run["library"] == SB3
    ]
    slowest = min(speed["steps_per_cpu_s"] for speed in speeds)
    results = {
        "command": " ".join(["python -m bench.sb3", *sys.argv[1:]]),
        "cpu": cpu(),
        "sb3_steps_per_cpu_s": slowest,
        "games_at_once": BATCH,
        "learning": {name: learned[0][name] for name in SETTINGS},
        "runs": points,
        "speeds": speeds,
        "reached": {
            "20,000 steps per CPU-second": slowest >= 20_000,
            f"more than {learned[0]['against']}": any(
                point["won"] - point["interval"] > 1 / learned[0]["players"] for point in points
            ),
        },
    }
    report("sb3", results, keep=options.keep)


def points_of(run: dict[str, Any]) -> list[Point]:
    """The tests of a run, with its seed, how long it was meant to be, and `commit` if its file names one.

    A run takes long, so it may be of an older commit than the result that has it.
    """
    same = {"seed": run["seed"], "planned": run["decisions"], "games": run["deals"] * run["players"]}
    told = {"commit": run["commit"]} if "commit" in run else {}
    return [same | point | told for point in run["curve"]]


def curves(result: dict[str, Any]) -> dict[tuple[int, int], list[Point]]:
    """The tests of each run, by seed and planned decisions."""
    runs = groupby(result["runs"], key=lambda point: (point["seed"], point["planned"]))
    return {run: list(points) for run, points in runs}


def draw(result: dict[str, Any], path: Path) -> None:
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot as plt

    matplotlib.rcParams["svg.hashsalt"] = "seasalt"
    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    axes.axhline(100 / result["learning"]["players"], color="gray", linestyle="--", linewidth=1)
    for (seed, planned), points in curves(result).items():
        decisions = [point["decisions"] / 1e6 for point in points]
        won, half = ([100 * point[name] for point in points] for name in ("won", "interval"))
        name = f"seed {seed}, {planned / 1e6:g} million"
        axes.errorbar(decisions, won, half, marker=".", linewidth=1, capsize=2, label=name)
    against = result["learning"]["against"]
    axes.set(xlabel="million decisions", ylabel=f"games won against {against}, %", ylim=(0, None))
    axes.legend(loc="upper left")
    figure.savefig(path, metadata={"Date": None})
    plt.close(figure)


if __name__ == "__main__":
    main()
