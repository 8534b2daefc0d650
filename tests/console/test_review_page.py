"""The review as one file: what the review says, what the reviewed seats saw, and no name that is markup."""

import gzip
from base64 import b64decode
from dataclasses import replace
from itertools import chain

import msgspec
import pytest

from seasalt.coach.ledger import ledger
from seasalt.coach.report import report
from seasalt.coach.review import review
from seasalt.coach.win_curve import win_curve
from seasalt.console import review_page as room
from seasalt.console.review_page import PLACE, ReviewData, SeenGame, review_page
from seasalt.rules import Record, Seat
from seasalt.texts import languages, texts
from tests.coach.test_report import a_review, played, quick

TEMPLATE = f"<script>{PLACE}</script>"
HOSTILE = ("</script><script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "%data%")


def a_page(record: Record, whose: tuple[Seat, ...], language: str = "en") -> str:
    told = report(record, "search:12", list(review(record, quick, whose)), ledger(record, playouts=2))
    return review_page(TEMPLATE, record, told, win_curve(record, playouts=2), whose, language)


def data_of(page: str) -> ReviewData:
    packed = page.removeprefix("<script>").removesuffix("</script>")
    return msgspec.json.decode(gzip.decompress(b64decode(packed, validate=True)), type=ReviewData)


def test_the_file_holds_the_review_the_curve_and_the_words() -> None:
    record = played(2, False)
    data = data_of(a_page(record, (Seat(0), Seat(1))))

    assert data.review == a_review(2, False)
    assert data.curve.points[-1].step == len(data.replays[0].steps) - 1
    assert [one.seat for one in data.replays] == [0, 1]
    assert texts("en").say("coach-kind-take") in data.texts


def test_of_the_game_it_holds_what_the_reviewed_seats_saw() -> None:
    (seen,) = data_of(a_page(played(3, True), (Seat(1),))).replays

    assert seen.seat == 1
    assert not [step for step in seen.steps if step.scores is not None], "no points of other seats"
    assert hands_of_others(seen), "at the end of a round hands are shown"
    assert len(hands_of_others(seen)) < len(seen.steps) / 3
    assert not [step for step in seen.steps if step.action and step.seat != 1]


def hands_of_others(seen: SeenGame) -> list[list[str]]:
    hands = chain.from_iterable(enumerate(step.state.hands) for step in seen.steps)
    return [hand for seat, hand in hands if hand is not None and seat != seen.seat]


def test_a_hostile_name_is_letters_like_the_rest() -> None:
    record = replace(played(3, True), names=HOSTILE)
    data = data_of(a_page(record, (Seat(0),)))

    assert tuple(data.curve.names) == HOSTILE
    assert tuple(seat.name for seat in data.review.seats) == HOSTILE


@pytest.mark.parametrize("language", languages())
def test_the_words_are_those_of_the_language(language: str) -> None:
    assert texts(language).say("coach-verdict-blunder") in room._texts(language)
