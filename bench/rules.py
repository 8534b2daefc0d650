"""How many decisions per second does `rules` make, with random legal actions?

Per CPU-second; chance's actions take time but do not count. The bar is 20,000, the goal 50,000, for the
slowest of 2 to 4 players and both boxes.
"""

import argparse
from random import Random
from time import process_time

from bench._report import report
from seasalt.rules import Ruleset, apply, legal_actions, new_game, sample

BAR, GOAL = 20_000, 50_000


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench rules", description=__doc__)
    parser.add_argument("--decisions", type=int, default=40_000, help="for each of the six kinds of game")
    parser.add_argument("--repeat", type=int, default=3, help="runs, of which the best counts")
    parser.add_argument("--keep", action="store_true", help="write bench/results/rules.json")
    options = parser.parse_args()
    runs = []
    for players in (2, 3, 4):
        for extra_salt in (False, True):
            speeds = [_speed(players, extra_salt, options.decisions, seed) for seed in range(options.repeat)]
            runs.append({"players": players, "extra_salt": extra_salt, "decisions_per_cpu_s": max(speeds)})
    slowest = min(run["decisions_per_cpu_s"] for run in runs)
    results = {
        "runs": runs,
        "decisions_per_cpu_s": slowest,
        "bar": BAR,
        "goal": GOAL,
        "reached": "goal" if slowest >= GOAL else "bar" if slowest >= BAR else "neither",
    }
    report("rules", results, keep=options.keep)


def _speed(players: int, extra_salt: bool, decisions: int, seed: int) -> int:
    rng, done, began = Random(seed), 0, process_time()
    while done < decisions:
        game = new_game(Ruleset(extra_salt=extra_salt), players).game
        while game.outcome is None:
            if game.to_act is None:
                game = apply(game, sample(game, rng)).game
            else:
                game = apply(game, rng.choice(legal_actions(game))).game
                done += 1
    return round(done / (process_time() - began))


if __name__ == "__main__":
    main()
