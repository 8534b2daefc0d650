"""The cards of the leaderboard, played anew by this commit: `./dev bench leaderboard --workers 16`.

Each entry plays the protocol into its own file, and keeps its title and what it is. Every deal is kept as
soon as it was played, so the same command goes on after an interruption; on another commit what was begun is
refused. `./dev bench tables` then writes docs/leaderboard.md.
"""

import argparse
import json
from pathlib import Path

from seasalt.arena.benchmark.command import result_card_as_json
from seasalt.arena.runner import usable_cores
from seasalt.cli import main as seasalt

FOLDER = Path(__file__).parents[1] / "leaderboard"
AUTHORS = ("title", "about", "reproducible")
"""What the author of an entry wrote into its card."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="./dev bench leaderboard", description=__doc__)
    parser.add_argument("names", nargs="*", help="files without .json, for example champion (all)")
    parser.add_argument("--workers", type=int, default=usable_cores(), help="processes that play")
    parser.add_argument("--into", type=Path, default=FOLDER, help="where the cards are written")
    options = parser.parse_args()
    paths = [FOLDER / f"{name}.json" for name in options.names] or sorted(FOLDER.glob("*.json"))
    for path in paths:
        before = json.loads(path.read_text("utf-8"))
        made = options.into / path.name
        fresh = made.with_name(f"{path.stem}.new.json")
        asked = ["field", before["bot"], "--card", str(fresh), "--workers", str(options.workers)]
        if done := seasalt(asked):
            return done
        card = json.loads(fresh.read_text("utf-8")) | {name: before[name] for name in AUTHORS}
        card["command"] = (
            f"seasalt field {before['bot']} --card leaderboard/{path.name} --workers {options.workers}"
        )
        made.write_text(result_card_as_json(card), "utf-8")
        fresh.unlink()
        same = (
            "the same digest"
            if card["digest"] == before["digest"]
            else f"another digest than at {before['commit']}"
        )
        print(f"{path.stem}: {card['hours']} hours, {same}", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
