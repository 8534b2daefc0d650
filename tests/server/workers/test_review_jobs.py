"""The jobs of a review: decisions may come in any order, and what is kept is what was found."""

import gzip
import json
import pickle
from random import Random

import msgspec
import pytest

from seasalt.bots import Budget, SearchBot
from seasalt.coach.ledger import positions, shares_at
from seasalt.coach.review import moments, review
from seasalt.rules import Record
from seasalt.server.workers import review_jobs
from seasalt.server.workers.review_jobs import Findings, decisions_of, judge, keep, unpacked
from tests.coach.test_ledger import a_record


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_jobs, "reviewer", reviewer)


def reviewer(rng: Random) -> SearchBot:
    return SearchBot(rng, Budget(playouts=4))


def a_short_game() -> Record:
    record = a_record(2, True, b"jobs")
    return Record(record.edition, record.ruleset, record.names, record.starter, None, record.actions[:40])


def test_the_decisions_are_those_of_a_review() -> None:
    record = a_record(3, True, b"jobs")

    assert decisions_of(record) == [(moment.step, moment.seat) for moment in moments(record)]


def test_decisions_may_be_judged_in_any_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("seasalt.coach.review.MOST_WORLDS", 1)
    record = a_short_game()
    pickled = pickle.dumps(record)
    in_order = {one.step: review_jobs._encoded(one) for one in review(record, reviewer)}
    assert len(in_order) > 4

    for step in (*reversed(in_order), *in_order):
        assert judge(pickled, step, 60.0) == in_order[step]


def test_what_is_kept_is_what_was_found() -> None:
    record = a_record(2, False, b"kept")
    shares = [shares_at(game, 1) for game in positions(record)]
    (moment, *_) = moments(record)
    findings = Findings(shares, {moment.step: judge(pickle.dumps(record), moment.step, 60.0)})

    packed, answer = keep(pickle.dumps(record), 1, findings, 2, 9)

    assert unpacked(packed) == findings
    told = json.loads(gzip.decompress(answer))
    assert [one["step"] for one in told["decisions"]] == [moment.step]
    assert (told["done"], told["of"], len(told["seats"])) == (2, 9, 2)


@pytest.mark.parametrize("damaged", [b"", b"x", msgspec.json.encode({"format": 1})])
def test_what_cannot_be_read_is_found_anew(damaged: bytes) -> None:
    assert unpacked(damaged) == unpacked(None) == Findings([], {})
