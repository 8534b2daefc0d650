"""The mine of puzzles keeps every candidate whole, and its selection stays within its limits."""

from collections import Counter

import pytest

from bench.puzzle_mine.candidates import Found, format_found, parse_found
from bench.puzzle_mine.checks import TRIES, Candidate
from bench.puzzle_mine.main_button import offered
from bench.puzzle_mine.selection import choose
from seasalt.coach.puzzle import Puzzle, Theme
from seasalt.coach.puzzle_file import puzzles
from seasalt.rules.action import Draw, EndTurn, Lay
from seasalt.rules.phase import Phase


def a_candidate(puzzle: Puzzle) -> Candidate:
    """One whose answer a champion picks, and a beginner not."""
    worst = puzzle.choices[-1].action
    picked = {level: Counter([puzzle.best.action, worst]) for level in TRIES}
    return Candidate(puzzle.position, puzzle.choices, picked)


def test_a_candidate_is_read_as_it_was_written():
    found = Found("seed/7", a_candidate(puzzles()[2]))

    assert parse_found(format_found(found)) == found


@pytest.mark.parametrize("phase", [Phase.TAKE, Phase.PLAY, Phase.KEEP])
def test_the_main_button_plays_what_the_page_offers_before_anything_is_chosen(phase: Phase):
    buttons = {type(offered(one.position)) for one in puzzles() if one.position.phase is phase}

    assert buttons == {Phase.TAKE: {Draw}, Phase.PLAY: {Lay, EndTurn}, Phase.KEEP: {type(None)}}[phase]


def test_the_main_button_plays_the_answer_no_more_often_than_chance_would():
    chosen = choose([Found(str(one.number), a_candidate(one)) for one in puzzles()], 120)

    for theme in Theme:
        buttons = [one for one in chosen if one.theme is theme and offered(one.position) is not None]
        assert sum(one.is_offered for one in buttons) <= sum(1 / len(one.choices) for one in buttons)
    assert len({one.position for one in chosen}) == len(chosen)
    assert set(Counter(one.theme for one in chosen)) == set(Theme)
