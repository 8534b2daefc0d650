"""Are the puzzles what they claim? Who solves them, and whether new deals change an answer or its lead.

Every level answers every puzzle, with seeds that are used for nothing else. Some puzzles, drawn at random,
are tried again in as many new deals as for the numbers in the file, by the champion's distilled network and
by the keen policy.
"""

import argparse
from collections import Counter
from random import Random
from statistics import median
from typing import Any

from bench._report import progress, report
from bench.puzzle_mine.checks import (
    FAR,
    GAP,
    KEENS_WORLDS,
    LEAST_GAP,
    SURE,
    TIMES,
    TRIES,
    WORLDS,
    Candidate,
    answers,
    distilled,
    keen,
    solved,
)
from bench.puzzle_mine.main_button import offered
from seasalt.bots import Level
from seasalt.coach.puzzle import Puzzle, motifs_of
from seasalt.coach.puzzle_file import puzzles

LEAST = 400  # puzzles
BEGINNERS_BAR = 0.4
CHAMPIONS_BAR = 0.9
PLAUSIBLE = 0.7


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench puzzles", description=__doc__)
    parser.add_argument("--sample", type=int, default=50, help="puzzles to check again (50)")
    parser.add_argument("--keep", action="store_true", help="write bench/results/puzzles.json")
    options = parser.parse_args()
    every = puzzles()
    answered = _answered(every)
    found = [solved(one.picked, one.choices[0].action) for one in answered]
    solved_by = {str(level): round(sum(one[level] for one in found) / len(every), 4) for level in TRIES}
    plausible = sum(one.plausible > 2 for one in answered) / len(every)
    buttons = [one for one in answered if offered(one.position) is not None]
    by_chance = sum(1 / len(one.choices) for one in buttons)
    drawn = Random("puzzles/again").sample(every, min(options.sample, len(every)))
    gaps = _again(drawn)
    unclear = [number for number, (gap, least) in gaps.items() if least < LEAST_GAP]
    played = sum(one.is_offered for one in buttons)
    reached = (
        len(every) >= LEAST
        and solved_by[Level.BEGINNER] <= BEGINNERS_BAR
        and solved_by[Level.CHAMPION] >= CHAMPIONS_BAR
        and plausible >= PLAUSIBLE
        and played <= by_chance
        and not unclear
    )
    results: dict[str, Any] = {
        "puzzles": len(every),
        "by_theme": _counted(puzzle.theme for puzzle in every),
        "by_motif": _counted(
            motif for puzzle in every for motif in motifs_of(puzzle.position, puzzle.choices)
        ),
        "by_level": _counted(puzzle.level for puzzle in every),
        "by_table": _counted(_table(puzzle) for puzzle in every),
        "gap": round(100 * median(one.best.chance - one.choices[1].chance for one in every), 1),
        "smallest_gap": round(100 * min(one.best.chance - one.choices[1].chance for one in every), 1),
        "three_plausible": round(plausible, 3),
        "main_button": f"{played} of {len(buttons)}, by chance {by_chance:.0f}",
        "solved": solved_by,
        "checked_again": len(drawn),
        "smaller_gap": sorted(number for number, (gap, _) in gaps.items() if gap < GAP),
        "changed": unclear,
        "reached": "yes" if reached else "no",
    }
    report("puzzles", results, keep=options.keep)


def _answered(every: tuple[Puzzle, ...]) -> list[Candidate]:
    """The puzzles with what every level chooses."""
    answered = []
    for puzzle in every:
        answered.append(Candidate(puzzle.position, puzzle.choices, answers(puzzle.position, "bench")))
        if puzzle.number % 50 == 0:
            progress(f"{puzzle.number} puzzles answered")
    return answered


def _again(drawn: list[Puzzle]) -> dict[int, tuple[float, float]]:
    """By number: how far the answer is ahead in new deals, and the low end of that; -1 if another is best."""
    gaps = {}
    for puzzle in drawn:
        position = puzzle.position
        asked = position.view, position.knowledge, position.options
        near = [one.action for one in puzzle.choices if puzzle.best.chance - one.chance < FAR]
        among = [*near, *(one.action for one in puzzle.choices[:2] if one.action not in near)]
        best, second, *_ = distilled("bench").survey(*asked, TIMES * WORLDS, among)
        by_keen = keen("bench").survey(*asked, TIMES * KEENS_WORLDS, among)[0]
        agree = best.prospect.action == by_keen.prospect.action == puzzle.best.action
        gap = second.behind.mean if agree else -1.0
        gaps[puzzle.number] = gap, gap - SURE * second.behind.error
        if len(gaps) % 10 == 0:
            progress(f"{len(gaps)} puzzles checked again")
    return gaps


def _counted(of: Any) -> dict[str, int]:
    return dict(sorted(Counter(map(str, of)).items()))


def _table(puzzle: Puzzle) -> str:
    box = "Extra Salt" if puzzle.position.ruleset.extra_salt else "base"
    return f"{len(puzzle.position.totals)} players, {box}"


if __name__ == "__main__":
    main()
