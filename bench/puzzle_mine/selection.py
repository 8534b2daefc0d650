"""Chooses among the puzzles found: all themes, all levels, all tables, few of one game."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random

from seasalt.coach.puzzle import Puzzle, Theme

MOST_OF_A_GAME = 8
SEED = "puzzles"


def choose(found: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """So many puzzles, in a random order that is always the same, numbered from 1.

    Themes take turns, and within a theme levels and tables do; a theme that has no more leaves its turns to
    the others.
    """
    rng = Random(SEED)
    shuffled = sorted(found, key=lambda puzzle: (puzzle.number, puzzle.position.round_number))
    rng.shuffle(shuffled)
    by_theme = {theme: _in_turns([one for one in shuffled if one.theme is theme]) for theme in Theme}
    chosen: list[Puzzle] = []
    of_game = Counter[int]()
    while len(chosen) < count and any(by_theme.values()):
        for queue in by_theme.values():
            while queue:
                puzzle = queue.pop(0)
                if of_game[puzzle.number] < MOST_OF_A_GAME:
                    of_game[puzzle.number] += 1
                    chosen.append(puzzle)
                    break
    chosen = chosen[:count]
    rng.shuffle(chosen)
    return [replace(puzzle, number=number) for number, puzzle in enumerate(chosen, start=1)]


def _in_turns(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """Levels and tables by turns, for as long as each has some."""
    queues: defaultdict[tuple[object, ...], list[Puzzle]] = defaultdict(list)
    for puzzle in puzzles:
        rules = puzzle.position
        queues[puzzle.level, len(rules.totals), rules.ruleset.extra_salt].append(puzzle)
    order = sorted(queues, key=str)
    turns = max(map(len, queues.values()), default=0)
    return [queues[key][turn] for turn in range(turns) for key in order if turn < len(queues[key])]
