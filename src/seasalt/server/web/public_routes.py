"""Routes without a guest: editions, the lesson, QR codes."""

import re
from functools import cache
from importlib.resources import files
from io import BytesIO

from starlette.responses import Response

from seasalt.rules.action import Seat
from seasalt.rules.citation import Certainty, Citation
from seasalt.rules.edition import BOOKS, SOURCES, Edition
from seasalt.rules.record import parse_record
from seasalt.rules.ruleset import (
    OPTIONS,
    TARGET_SCORES,
    format_option,
    option_values,
)
from seasalt.rules.scoring import COLLECTOR_POINTS, multipliers
from seasalt.server.refusals import RequestRefused
from seasalt.server.web.constant_file import ConstantFile
from seasalt.server.web.endpoint import NO_STORE, ApiRequest, address_of, in_background
from seasalt.server.web.replays import replay_state
from seasalt.wire.http import (
    BookSays,
    Editions,
    EditionState,
    Multiplier,
    OptionState,
    Replay,
)
from seasalt.wire.messages import encode
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


# --- QR codes


async def qr_code(request: ApiRequest) -> Response:
    """A QR code of a link; a path is on this server."""
    link = request.query("text") or ""
    if len(link) > MAX_LINK or not _LINK.fullmatch(link):
        raise RequestRefused("bad_link")
    request.node.check_work_limit(address_of(request.http))
    if link.startswith("/"):
        link = (request.node.settings.site or str(request.http.base_url).rstrip("/")) + link
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
