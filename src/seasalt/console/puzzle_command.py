"""`seasalt puzzle`: shows a position, asks for the best option and says what every option is worth."""

import argparse
from collections.abc import Callable
from datetime import UTC, datetime

from rich.text import Text

from seasalt.bots import Explanation, Level, Prospect, name_for
from seasalt.coach.puzzle import Choice, Puzzle, Theme
from seasalt.coach.puzzle_file import WORLDS, puzzle_of_the_day, puzzles
from seasalt.coach.puzzle_trial import OPPONENT
from seasalt.console.colors import Shell
from seasalt.console.option_labels import OptionLabels
from seasalt.console.reason_words import reason_words
from seasalt.console.terminal import Person, Quit
from seasalt.rules.action import Action, Seat
from seasalt.rules.game import seats
from seasalt.texts import Complaint, Texts, percent, tenths

LEVELS = tuple(level for level in Level if level not in (Level.BEGINNER, Level.CHAMPION))
"""How hard a puzzle can be: what all levels find is none, and what only the champion finds does not ship."""


def puzzle_command(options: argparse.Namespace, shell: Shell, ask: Callable[[str], str] = input) -> int:
    """Ask for the best option and answer with what all are worth; 1 if it was not found."""
    puzzle = _chosen(options)
    position = puzzle.position
    names = _names(len(position.totals), position.seat, shell.texts)
    _headline(shell, puzzle)
    person = Person(shell.screen, shell.texts, names, memory=True, whole_table=True, ask=ask)
    try:
        answer = person.decide(position.view, position.knowledge, position.options)
    except Quit:
        shell.screen.print()
        shell.screen.print(shell.texts.say("terminal-goodbye"))
        return 0
    _tell(shell, puzzle, answer, names)
    explained = Explanation(tuple(map(_prospect, puzzle.choices)))
    worlds = shell.texts.say("puzzle-options-about", worlds=WORLDS)
    person.show_prospects(position.view, explained, shell.texts.say("puzzle-options"), worlds)
    return 0 if answer == puzzle.best.action else 1


def _chosen(options: argparse.Namespace) -> Puzzle:
    """The puzzle with that number, or today's among those of a theme and a difficulty."""
    number: int | None = options.number
    if number is not None:
        if number > len(puzzles()):
            raise Complaint("error-puzzle-number", about=str(number), most=len(puzzles()))
        return puzzles()[number - 1]
    wanted = [
        puzzle
        for puzzle in puzzles()
        if options.theme in (None, puzzle.theme) and options.level in (None, puzzle.level)
    ]
    if not wanted:
        raise Complaint("puzzle-none")
    return puzzle_of_the_day(datetime.now(UTC).date().toordinal(), wanted)


def _names(players: int, own: Seat, texts: Texts) -> tuple[str, ...]:
    names: list[str] = []
    for seat in seats(players):
        names.append(texts.say("usage-guest") if seat == own else name_for(OPPONENT, names))
    return tuple(names)


def _headline(shell: Shell, puzzle: Puzzle) -> None:
    say, position = shell.texts.say, puzzle.position
    parts = [
        say("puzzle-number", number=puzzle.number),
        say(f"puzzle-theme-{puzzle.theme}"),
        say(f"puzzle-level-{puzzle.level}"),
        say("puzzle-players", players=len(position.totals)),
        *([say("option-extra-salt")] if position.ruleset.extra_salt else []),
    ]
    shell.screen.print(Text(" · ".join(parts), style="bold"))
    shell.screen.print(say("puzzle-ask"), highlight=False)


def _tell(shell: Shell, puzzle: Puzzle, answer: Action, names: tuple[str, ...]) -> None:
    """Whether it was the best, what it is worth beside the best, and why."""
    say, best = shell.texts.say, puzzle.best
    is_best = answer == best.action
    other = puzzle.choices[1] if is_best else puzzle.choice(answer)
    chance, beside = percent(shell.texts, other.chance), percent(shell.texts, best.chance)
    shell.screen.print()
    if is_best:
        shell.screen.print(Text(say("puzzle-right"), style="good"))
        numbers = say("puzzle-ahead", chance=beside, second=chance)
    else:
        label = OptionLabels(shell.texts, names).label(puzzle.position.view, best.action)
        shell.screen.print(Text(f"{say('puzzle-wrong')} {say('puzzle-best')}: {label}", style="bold"))
        numbers = say("puzzle-behind", chance=chance, best=beside)
    shell.screen.print(numbers, highlight=False)
    shell.screen.print(_points(shell.texts, best, other, "next" if is_best else "you"), highlight=False)
    why = say("coach-reason-none") if other.reason is None else reason_words(shell.texts, names, other.reason)
    shell.screen.print(why, highlight=False)


def _points(texts: Texts, best: Choice, other: Choice, who: str) -> str:
    facts = {"best": tenths(best.points), "points": tenths(other.points)}
    if best.points < other.points:
        return texts.say("puzzle-points-fewer", **facts)
    return texts.say("puzzle-points", who=who, **facts)


def _prospect(choice: Choice) -> Prospect:
    low, high = max(0.0, choice.chance - choice.margin), min(1.0, choice.chance + choice.margin)
    return Prospect(choice.action, choice.chance, low, high, choice.points, WORLDS)


THEMES = tuple(Theme)
