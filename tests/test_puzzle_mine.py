"""The mine of puzzles: it finds the same again, goes on where it stopped, and chooses some of everything."""

import json
from collections import Counter
from itertools import islice
from pathlib import Path
from time import monotonic

import pytest

from bench._report import RESULTS
from bench.puzzle_mine import vein
from bench.puzzle_mine.candidates import Found, format_found, parse_found, read
from bench.puzzle_mine.checks import TRIES, Candidate, Costs, Wanted, checked
from bench.puzzle_mine.games import decisions
from bench.puzzle_mine.main_button import offered
from bench.puzzle_mine.selection import choose
from bench.puzzle_mine.vein import THEMES, Vein
from seasalt.coach.puzzle import Puzzle, PuzzlePosition, Theme
from seasalt.coach.puzzle_file import puzzles
from seasalt.rules.action import Draw, EndTurn, Lay
from seasalt.rules.phase import CHANCE_PHASES, Phase


def a_candidate(puzzle: Puzzle) -> Candidate:
    """One whose answer every level finds every other time."""
    worst = puzzle.choices[-1].action
    return Candidate(
        puzzle.position, puzzle.choices, {level: Counter([puzzle.best.action, worst]) for level in TRIES}
    )


def all_found() -> list[Found]:
    return [Found(f"round {puzzle.number}", a_candidate(puzzle)) for puzzle in puzzles()]


# --- rounds


def test_a_number_gives_the_same_round_again() -> None:
    one, again, other = (list(decisions("test", number)) for number in (1, 1, 7))

    assert one == again
    assert one != other
    assert all(len(position.options) > 1 for position in one)


def test_there_is_a_theme_for_every_decision_of_a_seat() -> None:
    assert THEMES.keys() == set(Phase) - CHANCE_PHASES - {Phase.OVER}
    assert set[Theme]().union(*THEMES.values()) == set(Theme)


# --- checks


def test_the_first_card_of_a_game_is_no_puzzle() -> None:
    first = next(
        one for number in range(60) for one in islice(decisions("test", number), 1) if not any(one.totals)
    )
    costs = Costs()

    assert checked(first, Wanted(), costs) is None
    assert sum(costs.passed.values()) < len(costs.seen)


def test_what_is_full_is_not_checked_any_further() -> None:
    class Nothing(Wanted):
        def theme(self, theme: Theme) -> bool:
            return False

    costs = Costs()
    assert checked(puzzles()[0].position, Nothing(), costs) is None
    assert "levels" not in costs.seen


@pytest.mark.parametrize(
    ("phase", "plays"),
    [(Phase.TAKE, {Draw}), (Phase.PLAY, {Lay, EndTurn}), (Phase.KEEP, {type(None)})],
)
def test_the_main_button_plays_what_the_page_offers_before_anything_is_chosen(
    phase: Phase, plays: set[type]
) -> None:
    assert {type(offered(one.position)) for one in puzzles() if one.position.phase is phase} == plays


# --- what is kept


def test_a_candidate_is_read_as_it_was_written() -> None:
    found = all_found()[2]

    assert parse_found(format_found(found)) == found


def test_a_mine_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With checks that take no time: every decision is a puzzle, and the process is killed in a line."""
    played: list[int] = []

    def two_decisions(seed: str, number: int) -> list[PuzzlePosition]:
        played.append(number)
        if len(played) == 3:
            raise KeyboardInterrupt
        return [puzzles()[2 * number].position, puzzles()[2 * number + 1].position]

    def every(position: PuzzlePosition, wanted: Wanted, costs: Costs) -> Candidate:
        return a_candidate(next(one for one in puzzles() if one.position is position))

    monkeypatch.setattr(vein, "checked", every)
    monkeypatch.setattr(vein, "decisions", lambda seed, number: iter(two_decisions(seed, number)))
    with pytest.raises(KeyboardInterrupt):
        Vein(tmp_path, "test", 1, 2, enough=1000).mine(monotonic() + 60)
    (file,) = tmp_path.glob("*.jsonl")
    kept = list(read(tmp_path))
    file.write_text(file.read_text("utf-8") + '{"round": ', "utf-8")

    played.append(0)
    monkeypatch.setattr(vein, "monotonic", iter([0.0, 0.0, 0.0, 99.0]).__next__)
    Vein(tmp_path, "test", 1, 2, enough=1000).mine(9.0)
    assert played == [1, 3, 5, 0, 5]
    assert [one.round for one in kept] == ["test/1"] * 2 + ["test/3"] * 2
    assert [one.round for one in read(tmp_path)] == [*(one.round for one in kept), *["test/5"] * 2]


# --- the selection


def test_the_selection_has_some_of_everything() -> None:
    chosen = choose(all_found(), 70)

    assert len({one.position for one in chosen}) == 70
    themes = Counter(one.theme for one in chosen)
    assert set(themes) == set(Theme)
    assert max(themes.values()) <= 1.3 * 70 / len(Theme)
    assert chosen == choose(reversed(all_found()), 70)


def test_the_main_button_plays_the_answer_no_more_often_than_chance_would() -> None:
    chosen = choose(all_found(), 120)

    for theme in Theme:
        buttons = [one for one in chosen if one.theme is theme and offered(one.position) is not None]
        assert sum(one.is_offered for one in buttons) <= sum(1 / len(one.choices) for one in buttons)


def test_the_kept_results_are_of_these_puzzles() -> None:
    kept = json.loads((RESULTS / "puzzles.json").read_text("utf-8"))

    assert kept["puzzles"] == len(puzzles())
    assert kept["reached"] == "yes"
