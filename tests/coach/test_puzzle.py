"""Puzzles hold what their seat saw and no more; their options are legal there, and the solution is clear."""

from collections import Counter
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from seasalt.bots import LEVELS, Level
from seasalt.bots.contract import dealt_otherwise
from seasalt.coach.puzzle import (
    Choice,
    Puzzle,
    PuzzlePosition,
    Theme,
    difficulty,
    gained_by,
    position_of,
)
from seasalt.coach.puzzle_file import (
    format_puzzle,
    format_puzzles,
    parse_puzzle,
    parse_puzzles,
    puzzle_of_the_day,
    puzzles,
)
from seasalt.coach.reason import ENOUGH
from seasalt.rules import NotationError, Seat, parse_action, parse_record
from seasalt.rules.game import Game
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.legal import legal_actions
from seasalt.rules.view import view
from tests.coach.records import a_record, decisions

LEAST = 400
LEAD = 0.08  # of the solution over every other option
LEAST_LEAD = 0.04  # excluded by its interval


def seen_by(game: Game, knowledge: Knowledge) -> PuzzlePosition:
    return position_of(view(game, knowledge.viewer), knowledge)


def as_puzzle(position: PuzzlePosition) -> Puzzle:
    """A puzzle with made-up numbers."""
    choices = tuple(Choice(option, 0.5, 0.01, 0.0, 7.0) for option in position.options)
    return Puzzle(1, (0.0, 0.05, 0.3, 0.5, 0.9, 1.0), position, choices)


# --- what a puzzle holds

BEFORE = """seasalt record 1
edition standard
seat 1 Ada
seat 2 Bo

round 1
* deal crab-DB
* deal shell-YE
1 take A
1 end
2 draw
"""


def test_two_games_that_differ_in_what_a_seat_cannot_know_give_the_same_text() -> None:
    """Bo keeps a card that Ada does not see."""
    kept = [("boat-DB", "fish-LB"), ("mermaid-WH", "fish-LB")]
    texts = []
    for hidden, shown in kept:
        played = f"* deal {hidden}\n* deal {shown}\n2 keep {hidden} > A\n2 end\n"
        *_, (_, game, knowledge, _) = decisions(parse_record(BEFORE + played))
        assert game.round.hands[1] == (game.round.hands[1][0],)
        texts.append(format_puzzle(as_puzzle(seen_by(game, knowledge))))

    assert texts[0] == texts[1]
    assert "boat" not in texts[0]
    assert "fish-LB" in texts[0], "what lies open is told"


@pytest.mark.parametrize(("players", "extra_salt"), [(2, False), (3, True), (4, True)])
def test_hidden_cards_change_no_text(players: int, extra_salt: bool) -> None:
    rng, compared = Random(players), 0
    record = a_record(players, extra_salt, b"hidden", "greedy")
    for _, game, knowledge, _ in islice(decisions(record), 0, None, 4):
        other = dealt_otherwise(game, knowledge, rng)
        compared += other != game
        one, two = (as_puzzle(seen_by(dealt, knowledge)) for dealt in (game, other))
        assert format_puzzle(one) == format_puzzle(two)
    assert compared > 3


@pytest.mark.parametrize(("players", "extra_salt"), [(2, True), (3, False), (4, True)])
def test_a_position_shows_its_seat_what_it_saw(players: int, extra_salt: bool) -> None:
    for _, game, knowledge, _ in decisions(a_record(players, extra_salt, b"seen", "greedy")):
        seat = knowledge.viewer
        text = format_puzzle(as_puzzle(seen_by(game, knowledge)))
        read = parse_puzzle(text).position

        assert read.view == replace(view(game, seat), results=()), "earlier rounds are forgotten"
        assert read.options == legal_actions(game)
        assert read.knowledge.worlds.keys() == knowledge.worlds.keys()
        assert all(
            read.knowledge.worlds[world] == pytest.approx(weight, abs=1e-3)
            for world, weight in knowledge.worlds.items()
        )
        assert read.knowledge.memory is None, "a position has no past"
        assert replace(read.knowledge, worlds=knowledge.worlds) == replace(
            knowledge, memory=None, common=None
        )


def test_a_text_that_offers_another_option_is_refused() -> None:
    text = format_puzzle(puzzles()[0])
    action = str(puzzles()[0].best.action)

    with pytest.raises(NotationError):
        parse_puzzle(text.replace(action, "mermaids"))
    with pytest.raises(NotationError):
        parse_puzzle(f"{text}\nsecret crab-DB")


def test_a_file_of_another_format_is_refused_with_both_first_lines() -> None:
    with pytest.raises(NotationError, match=r"seasalt puzzles 1.*seasalt puzzles 2"):
        parse_puzzles("seasalt puzzles 1\n\npuzzle 1\ntheme keep\nlevel master")
    with pytest.raises(NotationError, match="not_a_record"):
        parse_puzzles("# puzzles")


# --- the puzzles of the package


def test_there_are_enough_of_all_kinds() -> None:
    every = puzzles()

    assert len(every) >= LEAST
    assert [puzzle.number for puzzle in every] == list(range(1, len(every) + 1))
    assert {puzzle.theme for puzzle in every} == set(Theme)
    assert {puzzle.level for puzzle in every} == set(Level) - {Level.BEGINNER, Level.CHAMPION}
    tables = Counter((len(one.position.totals), one.position.ruleset.extra_salt) for one in every)
    assert len(tables) == 6
    assert min(tables.values()) >= 20


def test_the_file_is_as_it_would_be_written() -> None:
    text = format_puzzles(puzzles())

    assert format_puzzles(parse_puzzles(text)) == text


def test_no_two_puzzles_ask_the_same() -> None:
    positions = {format_puzzle(replace(puzzle, number=0)) for puzzle in puzzles()}

    assert len(positions) == len(puzzles())


def test_one_option_is_clearly_the_best() -> None:
    for puzzle in puzzles():
        best, *others = puzzle.choices
        chances = [choice.chance for choice in puzzle.choices]
        assert {choice.action for choice in puzzle.choices} == set(puzzle.position.options)
        assert chances == sorted(chances, reverse=True), puzzle.number
        assert best.behind == 0
        for choice in others:
            assert best.chance - choice.chance >= LEAD - 1e-3, puzzle.number
            assert best.chance - choice.chance - choice.behind >= LEAST_LEAD - 1e-3, puzzle.number


@pytest.mark.parametrize(
    ("misses", "level"),
    [
        ([], Level.BEGINNER),
        ([Level.BEGINNER], Level.CASUAL),
        ([Level.BEGINNER, Level.SKILLED], Level.EXPERT),
        ([Level.CASUAL], Level.SKILLED),
        ([Level.MASTER], None),
    ],
)
def test_a_puzzle_is_as_hard_as_the_lowest_level_from_which_on_all_find_it(
    misses: list[Level], level: Level | None
) -> None:
    levels = [each for each in Level if each is not Level.CHAMPION]

    assert difficulty({each: float(each not in misses) for each in levels}) is level


def test_the_lowest_level_misses_most_of_them() -> None:
    def solved(level: Level) -> float:
        found = 0
        for puzzle in puzzles():
            position = puzzle.position
            bot = LEVELS[level](Random(f"test/{puzzle.number}"))
            answer = bot.decide(position.view, position.knowledge, position.options)
            found += answer == puzzle.best.action
        return found / len(puzzles())

    shares = [solved(level) for level in (Level.BEGINNER, Level.CASUAL, Level.SKILLED)]
    assert shares[0] <= 0.35
    assert shares == sorted(shares)


def test_the_fewer_find_a_puzzle_the_higher_is_its_rating() -> None:
    by_share = sorted(puzzles(), key=lambda puzzle: sum(puzzle.solved), reverse=True)
    ratings = [puzzle.rating for puzzle in by_share]

    assert ratings == sorted(ratings)
    assert 1100 <= ratings[0] < 1500 < ratings[-1] <= 1900


def test_most_answers_have_a_reason() -> None:
    reasons = [puzzle.choices[1].reason for puzzle in puzzles()]

    assert len([why for why in reasons if why]) >= 0.6 * len(reasons)
    assert all(puzzle.best.reason is None for puzzle in puzzles())
    assert all(why.share >= ENOUGH for why in reasons if why)


# --- the puzzle of the day


def test_every_puzzle_has_a_day_before_one_comes_again() -> None:
    every = len(puzzles())
    days = [puzzle_of_the_day(day).number for day in range(739_000, 739_000 + every)]

    assert sorted(days) == list(range(1, every + 1))
    assert puzzle_of_the_day(739_000 + every).number == days[0]


def test_every_puzzle_of_a_selection_has_a_day() -> None:
    some = [puzzle for puzzle in puzzles() if puzzle.theme is Theme.ROB]

    assert {puzzle_of_the_day(day, some).number for day in range(len(some))} == {one.number for one in some}


def test_a_gain_is_known_only_of_cards_that_lie_open() -> None:
    *_, (_, game, _, _) = decisions(
        parse_record(BEFORE + "* deal crab-LB\n* deal fish-LB\n2 keep fish-LB > A\n2 end\n")
    )
    seen = view(game, Seat(0))

    assert gained_by(seen, parse_action("take A")) == 1, "a second crab"
    assert gained_by(seen, parse_action("take B")) == 0
    assert gained_by(seen, parse_action("keep crab-YE > A")) == 1
    assert gained_by(seen, parse_action("draw")) == 0
