"""The jobs of a review: chances of positions, a judged decision, and all that is known, to keep and to send.

A record comes pickled, once for all its jobs, and what is found stays encoded: the node, which has people to
answer, passes both on without looking at them.
"""

import gzip
import pickle
import zlib
from collections.abc import Sequence
from itertools import accumulate, islice
from time import monotonic
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from seasalt.bots.explanation import Prospect
from seasalt.coach.ledger import MILLION, Change, Shares, booked, positions, shares_at
from seasalt.coach.report import Report, SeatReport, bet, decision_kind, report
from seasalt.coach.review import Judged, Moment, Verdict, moments, reviewers_chance
from seasalt.coach.review import judge as judge_moment
from seasalt.coach.reviewer import reviewer, reviewer_name
from seasalt.coach.win_curve import PLAYOUTS
from seasalt.kernel.engines import plain
from seasalt.kernel.engines.engine import engine
from seasalt.rules.action import Deal, Lose, Seat
from seasalt.rules.legal import legal_actions
from seasalt.rules.notation import parse_action
from seasalt.rules.record import Record, replay
from seasalt.wire.messages import encode
from seasalt.wire.review import (
    Review,
    ReviewBet,
    ReviewDecision,
    ReviewKind,
    ReviewLedger,
    ReviewOption,
    ReviewSeat,
    ReviewStroke,
)

FORMAT = 1  # of what is kept
PLAIN_PLAYOUTS = 10  # of each position of a ledger, where a playout takes milliseconds
MOST_DECISIONS = 1500  # of one game; the longest normal games have about 300


class Findings(NamedTuple):
    """What is known of a game so far: the chances of its first positions, and decisions by step, encoded."""

    shares: list[Shares]
    judged: dict[int, bytes]


class Kept(NamedTuple):
    """The findings, packed for the store, and the answer to who asks, as JSON with gzip."""

    packed: bytes
    answer: bytes


class _Prospect(msgspec.Struct, array_like=True):
    action: str
    win_chance: float
    low: float
    high: float
    points: float
    tries: int


class _Judged(msgspec.Struct, array_like=True):
    step: int
    round: int
    seat: int
    action: str
    prospects: list[_Prospect]
    loss: float
    low: float
    high: float
    verdict: str


class _Packed(msgspec.Struct):
    format: int
    reviewer: str
    shares: list[list[int]]
    judged: list[_Judged]


# --- finding


def decisions_of(record: Record) -> list[tuple[int, Seat]]:
    """The steps of all decisions that are judged, and whose they are."""
    found = []
    (_, step), *rest = replay(record)
    for number, (_, after) in enumerate(rest):
        if step.game.to_act is not None and len(legal_actions(step.game)) > 1:
            found.append((number, step.game.to_act))
        step = after
    return found[:MOST_DECISIONS]


def shares_of(pickled: bytes, first: int, last: int) -> list[Shares]:
    """The chances of positions number `first` to before `last`."""
    playouts = PLAIN_PLAYOUTS if engine() is plain else PLAYOUTS
    games = islice(positions(pickle.loads(pickled)), first, last)
    return [shares_at(game, playouts) for game in games]


def judge(pickled: bytes, step: int, seconds: float) -> bytes:
    """The reviewer's judgement of a decision. In plain Python it stops after so many seconds."""
    moment = _walk(pickled).at(step)
    bot = reviewer(reviewers_chance(moment))
    if engine() is plain:
        until = monotonic() + seconds
        bot.must_stop = lambda: monotonic() >= until
    return _encoded(judge_moment(moment, bot))


class _Walk:
    """The moments of a game, one after another: all at once would take much memory."""

    def __init__(self, pickled: bytes) -> None:
        self.pickled = pickled
        self._record: Record = pickle.loads(pickled)
        self._begin()

    def _begin(self) -> None:
        self._moments = moments(self._record)
        self._moment: Moment | None = None

    def at(self, step: int) -> Moment:
        if self._moment is not None and self._moment.step > step:
            self._begin()
        while self._moment is None or self._moment.step < step:
            self._moment = next(self._moments)
        assert self._moment.step == step
        return self._moment


_last: _Walk | None = None


def _walk(pickled: bytes) -> _Walk:
    """That of the last job, if it was about the same game."""
    global _last  # a game has one job at a time
    if _last is None or _last.pickled != pickled:
        _last = _Walk(pickled)
    return _last


# --- keeping


def keep(pickled: bytes, game: int, findings: Findings, done: int, of: int) -> Kept:
    """All that is known, packed and as it is sent."""
    judged = [msgspec.json.decode(one, type=_Judged) for _, one in sorted(findings.judged.items())]
    packed = _Packed(FORMAT, reviewer_name(), [list(shares) for shares in findings.shares], judged)
    state = review_state(pickle.loads(pickled), game, findings.shares, list(map(_decoded, judged)), done, of)
    return Kept(zlib.compress(msgspec.json.encode(packed), 6), gzip.compress(encode(state), 6, mtime=0))


def unpacked(packed: bytes | None) -> Findings:
    """What was kept; nothing if another version or another reviewer found it."""
    nothing = Findings([], {})
    if packed is None:
        return nothing
    try:
        kept = msgspec.json.decode(zlib.decompress(packed), type=_Packed)
    except (zlib.error, msgspec.DecodeError):
        return nothing
    if (kept.format, kept.reviewer) != (FORMAT, reviewer_name()):
        return nothing
    return Findings(
        [tuple(shares) for shares in kept.shares],
        {one.step: msgspec.json.encode(one) for one in kept.judged},
    )


def _encoded(one: Judged) -> bytes:
    prospects = [
        _Prospect(str(p.action), p.win_chance, p.low, p.high, p.points, p.tries) for p in one.prospects
    ]
    action, verdict = str(one.action), str(one.verdict)
    return msgspec.json.encode(
        _Judged(one.step, one.round, one.seat, action, prospects, one.loss, one.low, one.high, verdict)
    )


def _decoded(one: _Judged) -> Judged:
    prospects = tuple(
        Prospect(parse_action(p.action), p.win_chance, p.low, p.high, p.points, p.tries)
        for p in one.prospects
    )
    action, best = parse_action(one.action), prospects[0].action
    seat, verdict = Seat(one.seat), Verdict(one.verdict)
    return Judged(one.step, one.round, seat, action, best, prospects, one.loss, one.low, one.high, verdict)


# --- sending


def review_state(
    record: Record, game: int, shares: Sequence[Shares], judged: Sequence[Judged], done: int, of: int
) -> Review:
    """The findings with their totals."""
    begun = Review(game, done, of, len(record.names), reviewer_name(), [], [], [])
    if len(shares) <= len(record.actions):
        return begun
    reported = report(record, reviewer_name(), judged, booked(record, shares))
    by_seats = [not isinstance(action, Deal | Lose) for action in record.actions]
    at = list(accumulate(by_seats, initial=0))  # each step of a replay begins with a seat's action
    return replace(
        begun,
        seats=[_seat(seat) for seat in reported.seats],
        decisions=[_decision(reported, one, at[one.step]) for one in judged],
        strokes=[_stroke(reported, change, at[change.step]) for change in reported.strokes],
    )


def _seat(seat: SeatReport) -> ReviewSeat:
    totals = seat.totals
    return ReviewSeat(
        name=seat.name,
        decisions=totals.decisions,
        accuracy=totals.accuracy if totals.decisions else None,
        loss_per_decision=totals.per_decision if totals.decisions else None,
        played_like=seat.played_like,
        by_kind={kind: ReviewKind(part.decisions, part.per_decision) for kind, part in seat.by_kind.items()},
        ledger=ReviewLedger(*map(_share, (*seat.account, seat.account.result))),
        luck_by_kind={phase: _share(change) for phase, change in seat.luck.items()},
        own_by_kind={kind: _share(change) for kind, change in seat.choices.items()},
    )


def _decision(reported: Report, one: Judged, at: int) -> ReviewDecision:
    number, turn = reported.places[one.step]
    worth = bet(one)
    return ReviewDecision(
        step=one.step,
        at=at,
        seat=one.seat,
        round=number,
        turn=turn,
        kind=decision_kind(reported.ledger.changes[one.step].phase, one.is_bet),
        action=str(one.action),
        best=str(one.best),
        loss=one.loss,
        low=one.low,
        high=one.high,
        verdict=one.verdict,
        bet=worth and ReviewBet(*worth),
        options=[ReviewOption(str(p.action), p.win_chance, p.low, p.high, p.points) for p in one.prospects],
    )


def _stroke(reported: Report, change: Change, at: int) -> ReviewStroke:
    number, turn = reported.places[change.step]
    return ReviewStroke(change.step, at, number, turn, str(change.action), list(map(_share, change.changes)))


def _share(millionths: int) -> float:
    return millionths / MILLION
