"""A review as one file: the page of the browser, built from `web/`, with the data in it.

The data is packed and in base64, so that no name of a player can be markup. Of the game it holds what the
review says, and what the reviewed seats saw.
"""

import gzip
from base64 import b64encode
from collections.abc import Iterable
from importlib.resources import files
from typing import Final

import msgspec

from seasalt.coach.win_curve import WinChances
from seasalt.rules.action import Seat
from seasalt.rules.record import Record
from seasalt.texts import Complaint
from seasalt.wire.http import Curve, CurvePoint, ReplayStep
from seasalt.wire.replay_builder import replay_steps
from seasalt.wire.review import Review

TEMPLATE: Final = files("seasalt") / "web" / "review.template"
PLACE: Final = "%data%"
CATALOGS: Final = ("bots", "coach", "game", "web", "web-review")  # whose messages the page says


class SeenGame(msgspec.Struct, frozen=True):
    """The game as one seat saw it."""

    seat: Seat
    steps: list[ReplayStep]


class ReviewData(msgspec.Struct, frozen=True):
    """What the page shows, and the words for it."""

    language: str
    texts: str
    review: Review
    curve: Curve
    replays: list[SeenGame]


def review_template() -> str:
    """The page without data. A checkout may not have built it."""
    if not TEMPLATE.is_file():
        raise Complaint("serve-no-pages")
    return TEMPLATE.read_text("utf-8")


def review_page(
    template: str,
    record: Record,
    review: Review,
    curve: Iterable[WinChances],
    whose: Iterable[Seat],
    language: str,
) -> str:
    """The review of these seats as one HTML file."""
    points = [CurvePoint(point.step, point.round, list(point.chances)) for point in curve]
    data = ReviewData(
        language=language,
        texts=_texts(language),
        review=review,
        curve=Curve(list(record.names), points),
        replays=[SeenGame(seat, replay_steps(record, seat)) for seat in whose],
    )
    packed = gzip.compress(msgspec.json.encode(data), mtime=0)
    return template.replace(PLACE, b64encode(packed).decode())


def _texts(language: str) -> str:
    folder = files("seasalt.texts") / language
    return "\n".join((folder / f"{name}.ftl").read_text("utf-8") for name in CATALOGS)
