"""The mine of puzzles: it finds the same again, goes on where it stopped, and chooses some of everything."""

import json
from collections import Counter
from pathlib import Path

import pytest

from bench._report import RESULTS
from bench.puzzle_mine import vein
from bench.puzzle_mine.checks import checked
from bench.puzzle_mine.games import decisions
from bench.puzzle_mine.selection import MOST_OF_A_GAME, choose
from bench.puzzle_mine.vein import THEMES, Vein, read
from seasalt.coach.puzzle import Puzzle, PuzzlePosition, Theme
from seasalt.coach.puzzle_file import puzzles
from seasalt.rules.phase import CHANCE_PHASES, Phase


def test_a_number_gives_the_same_game_again() -> None:
    one, again, other = (list(decisions(number)) for number in (1, 1, 7))

    assert one == again
    assert one != other
    assert all(len(position.options) > 1 for position in one)


def test_there_is_a_theme_for_every_decision_of_a_seat() -> None:
    assert THEMES.keys() == set(Phase) - CHANCE_PHASES - {Phase.OVER}
    assert set[Theme]().union(*THEMES.values()) == set(Theme)


def test_a_puzzle_of_the_package_passes_the_checks_and_an_obvious_decision_does_not() -> None:
    puzzle = next(one for one in puzzles() if one.theme is Theme.CALL)
    found = checked(puzzle.position)

    assert found is not None
    assert (found.best.action, found.theme) == (puzzle.best.action, puzzle.theme)
    first = next(decisions(0))
    assert checked(first) is None, "the first card of a game is no puzzle"


def test_a_mine_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With checks that take no time: every tenth decision is a puzzle."""
    seen = Counter[str]()

    def tenth(position: PuzzlePosition) -> Puzzle | None:
        seen["decisions"] += 1
        return None if seen["decisions"] % 10 else puzzles()[0]

    monkeypatch.setattr(vein, "checked", tenth)
    monkeypatch.setattr(vein, "decisions", lambda game: (one.position for one in puzzles()[:40]))
    first = Vein(tmp_path, 0, 2, enough=1000)
    games = first.games()
    assert [next(games), next(games)] == [2, 4]
    found = len(first.found)

    second = Vein(tmp_path, 0, 2, enough=1000)
    assert len(second.found) == found > 0
    assert next(second.games()) == 6
    (file,) = tmp_path.glob("*.txt")
    assert [puzzle.number for puzzle in read(file)][: found + 1] == [0] * (found // 2) + [2] * (
        found // 2
    ) + [4]


def test_the_choice_has_some_of_everything_and_little_of_one_game() -> None:
    of_one_game = [puzzles()[at] for at in range(60)]
    few = choose([_numbered(puzzle, 1) for puzzle in of_one_game], 50)
    many = choose([_numbered(puzzle, at) for at, puzzle in enumerate(puzzles())], 70)

    assert len(few) == MOST_OF_A_GAME
    assert [puzzle.number for puzzle in many] == list(range(1, 71))
    themes = Counter(puzzle.theme for puzzle in many)
    assert max(themes.values()) - min(themes.values()) <= 1, "there are enough of all to take turns"
    assert choose(puzzles(), 70) == choose(reversed(puzzles()), 70)


def _numbered(puzzle: Puzzle, game: int) -> Puzzle:
    return Puzzle(game, puzzle.theme, puzzle.level, puzzle.position, puzzle.choices)


def test_the_kept_results_are_of_these_puzzles() -> None:
    kept = json.loads((RESULTS / "puzzles.json").read_text("utf-8"))

    assert kept["puzzles"] == len(puzzles())
    assert kept["reached"] == "yes"
