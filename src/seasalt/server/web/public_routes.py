"""Routes for anybody, without a guest: editions, the lesson, QR codes."""

import asyncio
import re
from functools import cache
from importlib.resources import files
from io import BytesIO

import segno
from starlette.responses import Response

from seasalt.rules.action import Seat
from seasalt.rules.edition import BOOKS, SOURCES, Edition, Says, Voice
from seasalt.rules.record import parse_record
from seasalt.rules.ruleset import (
    OPTIONS,
    TARGET_SCORES,
    format_option,
    option_values,
)
from seasalt.rules.scoring import COLLECTOR_POINTS, MULTIPLIERS
from seasalt.server.refusals import RequestRefused
from seasalt.server.web.endpoint import NO_STORE, ApiRequest, address_of, compressed_response
from seasalt.server.web.replays import replay_state
from seasalt.wire.http import (
    BookSays,
    Editions,
    EditionState,
    Multiplier,
    OptionState,
    Replay,
)
from seasalt.wire.state_builder import record_info

LEARNER = Seat(0)
MAX_LINK = 300
_LINK = re.compile(r"(https?://|/(?!/))[!-~]*")  # an address, or a path on this server


# --- editions


async def editions(request: ApiRequest) -> Editions:
    """Every edition and every option."""
    return _editions()


@cache
def _editions() -> Editions:
    return Editions(
        editions=[_edition(edition) for edition in Edition],
        options=[_option(name) for name in OPTIONS],
        targets={str(players): target for players, target in TARGET_SCORES.items()},
        collections={kind: list(scale) for kind, scale in COLLECTOR_POINTS.items()},
        multipliers={kind: Multiplier(each, target) for kind, (each, target) in MULTIPLIERS.items()},
    )


def _edition(edition: Edition) -> EditionState:
    options = {name: format_option(edition.ruleset, name) for name in OPTIONS}
    usual = {name: format_option(Edition.STANDARD.ruleset, name) for name in OPTIONS}
    return EditionState(edition, options, [name for name in OPTIONS if options[name] != usual[name]])


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


def _says(book: Edition, says: Says, usual: str) -> BookSays:
    differs = says.voice is not Voice.ABSENT and says.value != usual
    return BookSays(book, says.value, says.voice, differs)


# --- the lesson


async def lesson(request: ApiRequest) -> Response:
    """A short game to learn from, as the learner saw it."""
    return await compressed_response(request, lesson_replay)


@cache
def lesson_replay() -> Replay:
    """The lesson, played and verified."""
    record = parse_record(lesson_text())
    return replay_state(record, LEARNER, table="lesson", info=record_info(record))


def lesson_text() -> str:
    """The record of the lesson."""
    return files("seasalt").joinpath("lessons", "first.record").read_text("utf-8")


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
    return Response(await asyncio.to_thread(_draw, link), media_type="image/svg+xml", headers=NO_STORE)


def _draw(link: str) -> bytes:
    """Plain SVG without styles, which the content security policy forbids."""
    picture = BytesIO()
    segno.make(link, micro=False).save(
        picture, kind="svg", xmldecl=False, svgclass=None, lineclass=None, omitsize=True, light="#fff"
    )
    return picture.getvalue()
