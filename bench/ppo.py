"""When does a small network that learns by PPO on one core beat bots of the roster?

`examples/train_ppo.py` learns and draws; this keeps its results with the commit and the machine, for the page
about the vector environment:

    python examples/train_ppo.py --out build/ppo
    ./dev bench ppo --keep
"""

import argparse
import json
import shutil
from pathlib import Path

from bench._report import cpu, report

PICTURE = Path(__file__).parent.parent / "docs" / "images" / "ppo.svg"


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="./dev bench ppo", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--folder", type=Path, default=Path("build/ppo"), help="the example's (build/ppo)")
    parser.add_argument("--keep", action="store_true", help="write bench/results/ppo.json and the picture")
    options = parser.parse_args()
    facts = json.loads((options.folder / "curve.json").read_text("utf-8"))
    curve = facts.pop("curve")
    passed = facts["passed_cpu_minutes"]
    results = {
        "cpu": cpu(),
        **facts,
        "games_in_a_test": facts["deals"] * facts["players"],
        "runs": curve,
        "reached": {f"more than {name}": bool(minute) for name, minute in passed.items()},
    }
    report("ppo", results, keep=options.keep)
    if options.keep:
        shutil.copy(options.folder / "curve.svg", PICTURE)


if __name__ == "__main__":
    main()
