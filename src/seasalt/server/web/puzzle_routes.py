"""Routes of puzzles: the list, a question, its answer, and how the round goes on."""

import re
from datetime import UTC, date, datetime
from functools import cache, lru_cache

from msgspec.structs import replace
from starlette.responses import Response

from seasalt.bots import Level, name_for
from seasalt.coach.puzzle import Puzzle
from seasalt.coach.puzzle_file import WORLDS, puzzle_of_the_day, puzzles
from seasalt.coach.puzzle_trial import OPPONENT, play_on
from seasalt.rules.edition import Edition
from seasalt.rules.errors import IllegalAction, NotationError
from seasalt.rules.game import seats
from seasalt.rules.legal import legal_actions
from seasalt.rules.notation import parse_action
from seasalt.rules.record import Record
from seasalt.rules.view import view
from seasalt.server.clock import now
from seasalt.server.refusals import RequestRefused
from seasalt.server.web.constant_file import ConstantFile
from seasalt.server.web.endpoint import ApiRequest, address_of, compressed_response, in_background
from seasalt.table.refusal import Refusal
from seasalt.wire.http import Prospect
from seasalt.wire.messages import encode
from seasalt.wire.puzzles import PuzzleAnswer, PuzzleLine, PuzzleList, PuzzleQuestion, PuzzleTrial, PuzzleTurn
from seasalt.wire.state_builder import (
    draws,
    event_state,
    game_state,
    lapsing,
    memory_state,
    record_info,
    result_state,
)

CALENDAR_DAYS = 28  # of the puzzle of the day, today's among them


async def puzzle_list(request: ApiRequest) -> Response:
    """All puzzles, and which is that of the day."""
    day = datetime.fromtimestamp(now() / 1000, UTC).date()
    file = await in_background(request, lambda: _list_file(day))
    return file.answer(request.http) if isinstance(file, ConstantFile) else file


async def puzzle_position(request: ApiRequest) -> Response:
    """A position as its seat sees it."""
    number = _puzzle_number(request)
    return await compressed_response(request, lambda: _question(number))


async def puzzle_solution(request: ApiRequest) -> Response:
    """The solution of a puzzle: what each of its options is worth."""
    number = _puzzle_number(request)
    return await compressed_response(request, lambda: _answer(number))


@lru_cache(1)
def _list_file(day: date) -> ConstantFile:
    return ConstantFile(encode(listed_puzzles(day)), "application/json")


def listed_puzzles(day: date) -> PuzzleList:
    """The puzzles that are listed on a day."""
    today, *before = (puzzle_of_the_day(day.toordinal() - ago).number for ago in range(CALENDAR_DAYS))
    return PuzzleList(day.isoformat(), today, before, [_line(puzzle) for puzzle in puzzles()])


def _line(puzzle: Puzzle) -> PuzzleLine:
    position = puzzle.position
    return PuzzleLine(
        number=puzzle.number,
        theme=puzzle.theme,
        level=puzzle.level,
        players=len(position.totals),
        extra_salt=position.ruleset.extra_salt,
        rating=puzzle.rating,
    )


def _puzzle_number(request: ApiRequest) -> int:
    text = str(request.http.path_params["number"])
    if not re.fullmatch("[1-9][0-9]{0,5}", text):
        raise RequestRefused("no_such_puzzle")
    return int(text)


def _puzzle(number: int) -> Puzzle:
    """The puzzle with that number; to read the file takes a while, so only in the background."""
    if number > len(puzzles()):
        raise RequestRefused("no_such_puzzle")
    return puzzles()[number - 1]


@cache  # there are as many as puzzles
def _question(number: int) -> PuzzleQuestion:
    puzzle = _puzzle(number)
    position = puzzle.position
    names: list[str] = []
    for seat in seats(len(position.totals)):
        names.append("" if seat == position.seat else name_for(OPPONENT, names))
    record = Record(Edition.STANDARD, position.ruleset, tuple(name or "-" for name in names))
    return PuzzleQuestion(
        number=puzzle.number,
        theme=puzzle.theme,
        level=puzzle.level,
        info=replace(record_info(record), memory_aid=True),
        seat=position.seat,
        names=names,
        state=game_state(position.view, with_result=False, legal=position.options),
        memory=memory_state(position.knowledge),
        legal=[str(option) for option in position.options],
        lapsing=lapsing(position.game, position.options),
        draws=draws(position.game, position.options),
    )


@cache
def _answer(number: int) -> PuzzleAnswer:
    puzzle = _puzzle(number)
    return PuzzleAnswer(
        number=puzzle.number,
        solved=dict(zip(Level, puzzle.solved, strict=True)),
        worlds=WORLDS,
        prospects=[
            Prospect(
                action=str(choice.action),
                win_chance=choice.chance,
                low=max(0.0, choice.chance - choice.margin),
                high=min(1.0, choice.chance + choice.margin),
                points=choice.points,
            )
            for choice in puzzle.choices
        ],
        reasons=[choice.reason for choice in puzzle.choices[1:]],
    )


async def puzzle_trial(request: ApiRequest) -> PuzzleTurn | Response:
    """How the round goes on after an option and further actions."""
    number = _puzzle_number(request)
    request.node.check_work_limit(address_of(request.http))
    return await in_background(request, lambda: _trial(number, request.body))


def _trial(number: int, body: PuzzleTrial) -> PuzzleTurn:
    position = _puzzle(number).position
    try:
        actions = [parse_action(text) for text in body.actions]
        game, knowledge, events, end = play_on(position, actions, body.deal)
    except (IllegalAction, NotationError):
        raise RequestRefused(Refusal.BAD_ACTION) from None
    options = legal_actions(game) if end is None else ()
    return PuzzleTurn(
        state=game_state(view(game, position.seat), with_result=False, legal=options),
        memory=memory_state(knowledge),
        legal=[str(option) for option in options],
        lapsing=lapsing(game, options),
        draws=draws(game, options),
        events=[event_state(event) for event in events],
        result=result_state(end.results[-1]) if end is not None and end.results else None,
    )
