"""What does a clone of the expert's behavior win, and where does it decide otherwise?

    seasalt arena expert expert --deals 300 --seed clone --dataset build/expert.parquet
    python examples/clone.py build/expert.parquet --out leaderboard/clone.npz
    ./dev bench clone --keep

Decisions are those of the deals that it did not learn from.
"""

import argparse
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from bench._report import cpu, report
from leaderboard.policies import clone
from seasalt.arena import Series, measure, summarize
from seasalt.arena.runner import usable_cores

EXAMPLES = Path(__file__).parent.parent / "examples"
QUESTIONS = {  # by action numbers, one of which is legal
    "which card to take": range(3),
    "which card to keep, and where the other goes": range(3, 7),
    "whether to call": range(13, 15),
    "what to lay": range(16, 28),
}


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="./dev bench clone", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--dataset", type=Path, default=Path("build/expert.parquet"), help="(build/expert.parquet)"
    )
    parser.add_argument("--deals", type=int, default=200, help="against each opponent (200)")
    parser.add_argument("--workers", type=int, default=usable_cores(), help="processes that play")
    parser.add_argument("--keep", action="store_true", help="write bench/results/clone.json")
    options = parser.parse_args()
    results = {
        "cpu": cpu(),
        "agreement": agreements(options.dataset),
        "runs": [won(against, options.deals, options.workers) for against in ("expert", "greedy", "random")],
    }
    report("clone", results, keep=options.keep)


def agreements(dataset: Path) -> list[dict[str, Any]]:
    """How often the clone chooses what the expert chose, by question."""
    sys.path.insert(0, str(EXAMPLES))
    from clone import decisions, held_out  # type: ignore[import-not-found]

    rows, masks, actions, deals = decisions(dataset)
    held = held_out(deals)
    rows, masks, actions = rows[held], masks[held], actions[held]
    agrees = clone(Random(0)).choices(rows, masks) == actions
    asked = {name: masks[:, numbers].any(1) for name, numbers in QUESTIONS.items()}
    asked = {"all": np.ones(len(actions), np.bool_), **asked}
    return [
        {
            "question": name,
            "decisions": int(chosen.sum()),
            "as_the_expert_percent": round(100 * agrees[chosen].mean(), 1),
        }
        for name, chosen in asked.items()
    ]


def won(against: str, deals: int, workers: int) -> dict[str, Any]:
    """The share of games against a bot, with two players and the base box."""
    series = Series(("leaderboard.policies:clone", against), deals=deals, seed="clone test")
    share = summarize(measure(series, workers=workers)).bots[0].win_share
    return {
        "against": against,
        "deals": deals,
        "win_share": round(share.mean, 4),
        "low": round(share.low, 4),
        "high": round(share.high, 4),
    }


if __name__ == "__main__":
    main()
