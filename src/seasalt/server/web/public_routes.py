"""What anybody may ask, without a name: editions, a lesson, a link as a picture; points are in `counting`."""

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
from seasalt.server.web.endpoint import NO_STORE, Asked, address_of, packed
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


async def editions(asked: Asked) -> Editions:
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


# --- a first game


async def lesson(asked: Asked) -> Response:
    """A short game to learn from, as the learner saw it."""
    return await packed(asked, lesson_replay)


@cache
def lesson_replay() -> Replay:
    """The lesson, played and verified."""
    record = parse_record(lesson_text())
    return replay_state(record, LEARNER, table="lesson", info=record_info(record))


def lesson_text() -> str:
    """The record of the lesson."""
    return files("seasalt").joinpath("lessons", "first.record").read_text("utf-8")


# --- a link as a picture


async def qr_code(asked: Asked) -> Response:
    """A QR code of a link; a path is on this server."""
    link = asked.query("text") or ""
    if len(link) > MAX_LINK or not _LINK.fullmatch(link):
        raise RequestRefused("bad_link")
    asked.node.check_work_limit(address_of(asked.request))
    if link.startswith("/"):
        link = str(asked.request.base_url).rstrip("/") + link
        if len(link) > 2 * MAX_LINK:  # a `Host` that no name is as long as
            raise RequestRefused("bad_link")
    return Response(await asyncio.to_thread(_drawn, link), media_type="image/svg+xml", headers=NO_STORE)


def _drawn(link: str) -> bytes:
    """In plain SVG, without a style: the page's policy allows none."""
    picture = BytesIO()
    segno.make(link, micro=False).save(
        picture, kind="svg", xmldecl=False, svgclass=None, lineclass=None, omitsize=True, light="#fff"
    )
    return picture.getvalue()
