"""Are the puzzles what they claim? Who solves them, and whether more thought changes an answer.

Every level answers every puzzle, with seeds that are used for nothing else. Some puzzles, drawn at random,
are checked again with ten times the budget, by the champion's distilled network and by the keen policy.
"""

import argparse
from collections import Counter
from random import Random
from typing import Any

from bench._report import progress, report
from bench.puzzle_mine.checks import TRIES, answered, deep_answers
from seasalt.bots import Level
from seasalt.coach.puzzle import Puzzle
from seasalt.coach.puzzle_file import puzzles

MASTERS_BAR = 0.9
BEGINNERS_BAR = 0.35
LEAST = 300  # puzzles


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench puzzles", description=__doc__)
    parser.add_argument("--sample", type=int, default=50, help="puzzles to check again (50)")
    parser.add_argument("--times", type=int, default=10, help="the budget of that check (10 times the usual)")
    parser.add_argument("--keep", action="store_true", help="write bench/results/puzzles.json")
    options = parser.parse_args()
    every = puzzles()
    solved = _solved(every)
    drawn = Random("puzzles/again").sample(every, min(options.sample, len(every)))
    changed = _changed(drawn, options.times)
    reached = (
        len(every) >= LEAST
        and solved[Level.MASTER] >= MASTERS_BAR
        and solved[Level.BEGINNER] <= BEGINNERS_BAR
        and not changed
    )
    results: dict[str, Any] = {
        "puzzles": len(every),
        "by_theme": _counted(puzzle.theme for puzzle in every),
        "by_level": _counted(puzzle.level for puzzle in every),
        "by_table": _counted(_table(puzzle) for puzzle in every),
        "solved": {str(level): round(share, 4) for level, share in solved.items()},
        "checked_again": len(drawn),
        "times": options.times,
        "changed": changed,
        "reached": "yes" if reached else "no",
    }
    report("puzzles", results, keep=options.keep)


def _solved(every: tuple[Puzzle, ...]) -> dict[Level, float]:
    """The share of puzzles that each level solves; one that thinks gets several tries at each."""
    shares = dict.fromkeys(TRIES, 0.0)
    for puzzle in every:
        solved = answered(puzzle.position, puzzle.best.action, "bench")
        for level, share in solved.items():
            shares[level] += share
        if puzzle.number % 50 == 0:
            progress(f"{puzzle.number} puzzles answered")
    return {level: share / len(every) for level, share in shares.items()}


def _changed(drawn: list[Puzzle], times: int) -> list[int]:
    """The numbers of those that get another answer."""
    changed = []
    for count, puzzle in enumerate(drawn, start=1):
        if set(deep_answers(puzzle, times)) != {puzzle.best.action}:
            changed.append(puzzle.number)
        if count % 10 == 0:
            progress(f"{count} puzzles checked again, {len(changed)} changed")
    return changed


def _counted(of: Any) -> dict[str, int]:
    return dict(sorted(Counter(map(str, of)).items()))


def _table(puzzle: Puzzle) -> str:
    box = "Extra Salt" if puzzle.position.ruleset.extra_salt else "base"
    return f"{len(puzzle.position.totals)} players, {box}"


if __name__ == "__main__":
    main()
