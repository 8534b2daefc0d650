"""`seasalt puzzle`: the table, a question, and after the answer what every option is worth."""

import re
from argparse import Namespace
from io import StringIO

import pytest

from seasalt.coach.puzzle import Theme
from seasalt.coach.puzzle_file import puzzles
from seasalt.console.colors import Shell, console
from seasalt.console.puzzle_command import LEVELS, puzzle_command
from seasalt.texts import Complaint, languages, percent, texts


def asked(*answers: str, language: str = "en", **wish: object) -> tuple[int, str]:
    """The status and the screen of a person who gives these answers, and then leaves."""
    words = texts(language)
    shown = StringIO()
    screen = console(no_color=True, texts=words)
    screen.file = shown
    screen.width = 120
    given = iter(answers)

    def ask(prompt: str) -> str:
        for answer in given:
            return answer
        raise EOFError

    options = Namespace(**{"theme": None, "level": None, "number": None, **wish})
    return puzzle_command(options, Shell(screen, words), ask), shown.getvalue()


def test_the_best_option_is_right_and_every_other_wrong() -> None:
    puzzle = puzzles()[3]
    for option in puzzle.position.options:
        status, shown = asked(str(option), number=puzzle.number)

        assert status == (option != puzzle.best.action)
        assert ("Well spotted!" in shown) == (option == puzzle.best.action)
        for choice in puzzle.choices:
            assert percent(texts("en"), choice.chance) in shown


def test_a_number_chooses_an_option() -> None:
    puzzle = puzzles()[3]
    place = puzzle.position.options.index(puzzle.best.action) + 1

    assert asked("?", "m", "p", str(place), number=puzzle.number)[0] == 0


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("theme", list(Theme))
def test_every_theme_is_told_in_every_language(language: str, theme: Theme) -> None:
    puzzle = next(one for one in puzzles() if one.theme is theme)
    _, shown = asked(str(puzzle.choices[-1].action), language=language, number=puzzle.number)
    words = texts(language)

    told = " ".join(shown.split())
    assert " ".join(words.say(f"puzzle-theme-{theme}").split()) in told
    assert words.say("puzzle-wrong") in told


@pytest.mark.parametrize("language", languages())
def test_the_reason_is_that_against_the_choice_or_the_next_best_option(language: str) -> None:
    words = texts(language)
    puzzle = next(one for one in puzzles() if one.choices[1].reason and not one.choices[-1].reason)
    for answer, why in ((puzzle.best, puzzle.choices[1].reason), (puzzle.choices[-1], None)):
        _, shown = asked(str(answer.action), language=language, number=puzzle.number)

        assert (words.say("coach-reason-none") in shown) == (why is None)


@pytest.mark.parametrize("level", LEVELS)
def test_one_may_ask_for_a_theme_and_a_difficulty(level: str) -> None:
    theme = next(one.theme for one in puzzles() if one.level == level)
    _, shown = asked(theme=theme, level=level)

    number = int(re.findall(r"Puzzle (\d+)", shown)[0])
    assert (puzzles()[number - 1].theme, puzzles()[number - 1].level) == (theme, level)


def test_a_person_who_leaves_does_not_see_the_solution() -> None:
    for answers in ((), ("q",)):
        status, shown = asked(*answers)
        assert status == 0
        assert "Goodbye." in shown
        assert "What every option is worth" not in shown


def test_the_whole_table_is_shown_whatever_the_phase() -> None:
    puzzle = next(one for one in puzzles() if one.theme is Theme.PICK)
    _, shown = asked(number=puzzle.number)

    assert "Robin" in shown
    assert f"Deck ({puzzle.position.view.deck_size})" in shown


def test_an_unknown_number_is_refused() -> None:
    with pytest.raises(Complaint):
        asked(number=len(puzzles()) + 1)
