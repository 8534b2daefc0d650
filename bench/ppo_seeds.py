"""How far apart are runs of the PPO example that differ in nothing but the seed?

for seed in 1 2 3 4 5; do python examples/train_ppo.py --seed $seed --out build/ppo/$seed; done
./dev bench ppo_seeds --folders build/ppo/* --keep
"""

import argparse
import json
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from bench._report import cpu, report

PICTURE = Path(__file__).parent.parent / "docs" / "images" / "ppo_seeds.svg"
SETTINGS = ("players", "extra_salt", "opponent", "envs", "steps")
Run = dict[str, Any]


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="./dev bench ppo_seeds",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--folders", type=Path, nargs="+", required=True, help="of the example, one each seed"
    )
    parser.add_argument("--cpu", default=cpu(), help="that they ran on, if not this one")
    parser.add_argument(
        "--keep", action="store_true", help="write bench/results/ppo_seeds.json and a picture"
    )
    options = parser.parse_args()
    runs = [json.loads((folder / "curve.json").read_text("utf-8")) for folder in options.folders]
    [against] = runs[0]["against"]
    ends = [run["curve"][-1] for run in runs]
    shares = [point["won"] for point in ends]
    results = {
        "cpu": options.cpu,
        **{name: runs[0][name] for name in SETTINGS},
        "against": against,
        "games_in_a_test": runs[0]["deals"] * runs[0]["players"],
        "mean_won": round(fmean(shares), 4),
        "deviation_of_seeds": round(stdev(shares), 4),
        "runs": [{"seed": run["seed"], **end} for run, end in zip(runs, ends, strict=True)],
    }
    report("ppo_seeds", results, keep=options.keep)
    if options.keep:
        draw(runs, against)


def draw(runs: list[Run], against: str) -> None:
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot as plt

    matplotlib.rcParams["svg.hashsalt"] = "seasalt"
    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    for run in runs:
        minutes = [point["cpu_minutes"] for point in run["curve"]]
        won, half = ([100 * point[name] for point in run["curve"]] for name in ("won", "interval"))
        axes.errorbar(minutes, won, half, marker=".", linewidth=1, capsize=2, label=f"seed {run['seed']}")
    axes.set(
        xlabel="CPU minutes of learning, one core", ylabel=f"games won against {against}, %", ylim=(0, None)
    )
    axes.legend(loc="upper left")
    figure.savefig(PICTURE, metadata={"Date": None})
    plt.close(figure)


if __name__ == "__main__":
    main()
