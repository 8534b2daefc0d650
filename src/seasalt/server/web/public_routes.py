"""Routes without a guest: editions, the lesson, puzzles, QR codes."""

import re
from datetime import UTC, date, datetime
from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO

from msgspec.structs import replace
from starlette.responses import Response

from seasalt.bots import Level, name_for
from seasalt.coach.puzzle import Puzzle
from seasalt.coach.puzzle_file import WORLDS, puzzle_of_the_day, puzzles
from seasalt.rules.action import Seat
from seasalt.rules.citation import Certainty, Citation
from seasalt.rules.edition import BOOKS, SOURCES, Edition
from seasalt.rules.game import seats
from seasalt.rules.record import Record, parse_record
from seasalt.rules.ruleset import (
    OPTIONS,
    TARGET_SCORES,
    format_option,
    option_values,
)
from seasalt.rules.scoring import COLLECTOR_POINTS, multipliers
from seasalt.server.clock import now
from seasalt.server.refusals import RequestRefused
from seasalt.server.web.constant_file import ConstantFile
from seasalt.server.web.endpoint import NO_STORE, ApiRequest, address_of, compressed_response, in_background
from seasalt.server.web.replays import replay_state
from seasalt.wire.http import (
    BookSays,
    Editions,
    EditionState,
    Multiplier,
    OptionState,
    Prospect,
    Replay,
)
from seasalt.wire.messages import encode
from seasalt.wire.puzzles import PuzzleAnswer, PuzzleLine, PuzzleList, PuzzleQuestion
from seasalt.wire.state_builder import draws, game_state, lapsing, memory_state, record_info

LEARNER = Seat(0)
CALENDAR_DAYS = 28  # of the puzzle of the day, today's among them
MAX_LINK = 300
_LINK = re.compile(r"(https?://|/(?!/))[!-~]*")  # an address, or a path on this server


# --- editions


async def editions(request: ApiRequest) -> Editions:
    """Every edition and every option."""
    return _editions()


@cache
def _editions() -> Editions:
    standard = Edition.STANDARD.ruleset
    return Editions(
        editions=[_edition(edition) for edition in Edition],
        options=option_states(),
        targets={str(players): target for players, target in TARGET_SCORES.items()},
        collections={kind: list(scale) for kind, scale in COLLECTOR_POINTS.items()},
        multipliers={kind: Multiplier(*counted) for kind, counted in multipliers(standard).items()},
    )


def _edition(edition: Edition) -> EditionState:
    options = {name: format_option(edition.ruleset, name) for name in OPTIONS}
    usual = {name: format_option(Edition.STANDARD.ruleset, name) for name in OPTIONS}
    return EditionState(edition, options, [name for name in OPTIONS if options[name] != usual[name]])


def option_states() -> list[OptionState]:
    """Every option, with what the books say on it."""
    return [_option(name) for name in OPTIONS]


def _option(name: str) -> OptionState:
    usual = format_option(Edition.STANDARD.ruleset, name)
    number = name == "target_score"
    return OptionState(
        name=name,
        values=[usual] if number else list(option_values(name)),
        number=number,
        default=usual,
        books=[_says(book, SOURCES[name][book], usual) for book in BOOKS],
    )


def _says(book: Edition, citation: Citation, usual: str) -> BookSays:
    differs = citation.certainty is not Certainty.ABSENT and citation.value != usual
    return BookSays(book, citation.value, citation.certainty, differs)


# --- the lesson


async def lesson(request: ApiRequest) -> Response:
    """A short game to learn from, as the learner saw it."""
    return lesson_file().answer(request.http)


@cache
def lesson_file() -> ConstantFile:
    """The lesson as it is sent; a server makes it before the first request."""
    return ConstantFile(encode(lesson_replay()), "application/json")


@cache
def lesson_replay() -> Replay:
    """The lesson, played and verified."""
    record = parse_record(lesson_text())
    return replay_state(record, LEARNER, table="lesson", info=record_info(record))


def lesson_text() -> str:
    """The record of the lesson."""
    return files("seasalt").joinpath("lessons", "first.record").read_text("utf-8")


# --- puzzles


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
        names.append("" if seat == position.seat else name_for(Level.SKILLED, names))
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


# --- QR codes


async def qr_code(request: ApiRequest) -> Response:
    """A QR code of a link; a path is on this server."""
    link = request.query("text") or ""
    if len(link) > MAX_LINK or not _LINK.fullmatch(link):
        raise RequestRefused("bad_link")
    request.node.check_work_limit(address_of(request.http))
    if link.startswith("/"):
        link = str(request.http.base_url).rstrip("/") + link
        if len(link) > 2 * MAX_LINK:  # longer than any real `Host`
            raise RequestRefused("bad_link")
    picture = await in_background(request, lambda: drawn_code(link))
    if isinstance(picture, Response):
        return picture
    return Response(picture, media_type="image/svg+xml", headers=NO_STORE)


def drawn_code(link: str) -> bytes:
    """A QR code as plain SVG without styles, which the content security policy forbids."""
    import segno  # here, since it brings half of the standard library, and few routes need it

    picture = BytesIO()
    segno.make(link, micro=False).save(
        picture, kind="svg", xmldecl=False, svgclass=None, lineclass=None, omitsize=True, light="#fff"
    )
    return picture.getvalue()
