"""How fast do our games run in stable-baselines3, and when does its masked PPO beat bots of the roster?

`examples/train_sb3.py` learns, some minutes for each seed; this measures the adapter without learning, and
keeps both with the commit and the machine, for the page about the vector environment:

    python examples/train_sb3.py --seeds 1 2 3 4 5 --out build/sb3
    .venv-training/bin/python -m bench.sb3 --keep

The bar is 20,000 steps per CPU-second for the slowest of the six kinds of game, end to end: masks, a random
choice by them and the step.
"""

import argparse
import json
from pathlib import Path
from typing import Any

from bench._report import cpu, report
from seasalt.measurement.env import SB3, measure

PICTURE = Path(__file__).parent.parent / "docs" / "images" / "sb3.svg"


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.sb3", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--folder", type=Path, default=Path("build/sb3"), help="the example's (build/sb3)")
    parser.add_argument("--keep", action="store_true", help="write bench/results/sb3.json and the picture")
    options = parser.parse_args()
    runs = [json.loads(file.read_text("utf-8")) for file in sorted(options.folder.glob("*.json"))]
    speeds = [
        run
        for players in (2, 3, 4)
        for extra_salt in (False, True)
        for run in measure(players, extra_salt=extra_salt, repeat=3)["runs"]
        if run["library"] == SB3
    ]
    slowest = min(run["steps_per_cpu_s"] for run in speeds)
    results = {
        "command": "python -m bench.sb3 --keep",
        "cpu": cpu(),
        "sb3_steps_per_cpu_s": slowest,
        "speeds": speeds,
        "runs": runs,
        "reached": {
            "20,000 steps per CPU-second": slowest >= 20_000,
            "more than greedy": all(beats(run) for run in runs),
        },
    }
    report("sb3", results, keep=options.keep)
    if options.keep:
        draw(runs, PICTURE)


def beats(run: dict[str, Any]) -> bool:
    """Whether the last test of a run lies above an even share."""
    last = run["curve"][-1]
    return bool(last["won"] - last["interval"] > 1 / run["players"])


def draw(runs: list[dict[str, Any]], path: Path) -> None:
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot as plt

    matplotlib.rcParams["svg.hashsalt"] = "seasalt"
    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    axes.axhline(100 / runs[0]["players"], color="gray", linestyle="--", linewidth=1)
    for run in runs:
        decisions = [point["decisions"] / 1e6 for point in run["curve"]]
        won, half = ([100 * point[name] for point in run["curve"]] for name in ("won", "interval"))
        axes.errorbar(decisions, won, half, marker=".", linewidth=1, capsize=2, label=f"seed {run['seed']}")
    axes.set(xlabel="million decisions", ylabel=f"games won against {runs[0]['against']}, %", ylim=(0, None))
    axes.legend(loc="upper left")
    figure.savefig(path, metadata={"Date": None})
    plt.close(figure)


if __name__ == "__main__":
    main()
