"""The jobs of a review: chances of positions, a judged decision, and all that is known, to keep and to send.

A record comes pickled, once for all its jobs, and what is found stays encoded: the node, which has people to
answer, passes both on without looking at them.
"""

import gzip
import pickle
import zlib
from collections.abc import Sequence
from functools import lru_cache
from itertools import islice, takewhile
from threading import Lock
from time import monotonic
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from seasalt.coach.ledger import Shares, booked, positions, shares_at
from seasalt.coach.report import report
from seasalt.coach.review import Moment, moments, reviewers_chance
from seasalt.coach.review import judge as judge_moment
from seasalt.coach.reviewer import reviewer, reviewer_name
from seasalt.coach.win_curve import PLAYOUTS
from seasalt.kernel.engines import plain
from seasalt.kernel.engines.engine import engine
from seasalt.rules.action import Seat
from seasalt.rules.legal import legal_actions
from seasalt.rules.record import Record, replay
from seasalt.wire.messages import encode
from seasalt.wire.review import Review, ReviewDecision

FORMAT = 3  # of what is kept
PLAIN_PLAYOUTS = 10  # of each position of a ledger, where a playout takes milliseconds
MOST_DECISIONS = 1500  # of one game; the longest normal games have about 300
LEAST_OWN = 6
"""How many decisions a guest makes in a fork before those after it are judged: about two turns.

The first of them was judged with all its options in the game that the fork left. With fewer, one move could
make another finished game to be reviewed.
"""
WALKS = 4  # games of which a worker remembers how far it got


class Findings(NamedTuple):
    """What is known of a game so far: the chances of its first positions, and decisions by step, encoded.

    Only decisions from step `since` on are judged: a game that went on from there has the others from the
    game it left.
    """

    shares: list[Shares]
    judged: dict[int, bytes]
    since: int = 0


class PackedReview(NamedTuple):
    """The findings, packed for the store; the answer to clients, as JSON with gzip; each seat's accuracy."""

    packed: bytes
    answer: bytes
    scores: tuple[tuple[float | None, float], ...]  # the accuracy and luck of every seat


class _Packed(msgspec.Struct):
    format: int
    reviewer: str
    shares: list[list[int]]
    decisions: list[ReviewDecision]
    since: int = 0


# --- finding


def decisions_of(record: Record, since: int = 0) -> list[tuple[int, Seat]]:
    """The steps of all decisions that are judged, and whose they are; none of a fork that is too short."""
    found, guest = [], None
    (_, step), *rest = replay(record)
    for number, (_, after) in enumerate(rest):
        if number == since:
            guest = step.game.to_act
        if number >= since and step.game.to_act is not None and len(legal_actions(step.game)) > 1:
            found.append((number, step.game.to_act))
        step = after
    if since and sum(seat == guest for _, seat in found) < LEAST_OWN:
        return []
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
    return msgspec.json.encode(judge_moment(moment, bot))


class _Walk:
    """The moments of a game, one after another: all at once would take much memory."""

    def __init__(self, pickled: bytes) -> None:
        self._record: Record = pickle.loads(pickled)
        self._turn = Lock()  # a game may have jobs in several threads
        self._begin()

    def _begin(self) -> None:
        self._moments = moments(self._record)
        self._moment: Moment | None = None

    def at(self, step: int) -> Moment:
        with self._turn:
            if self._moment is not None and self._moment.step > step:
                self._begin()
            while self._moment is None or self._moment.step < step:
                self._moment = next(self._moments)
            assert self._moment.step == step
            return self._moment


_walk = lru_cache(WALKS)(_Walk)


# --- keeping


def keep(pickled: bytes, game: int, findings: Findings, done: int, of: int) -> PackedReview:
    """All that is known, packed and as it is sent; with totals, once all positions have their chances."""
    record: Record = pickle.loads(pickled)
    name, shares = reviewer_name(), findings.shares
    found = [msgspec.json.decode(one, type=ReviewDecision) for _, one in sorted(findings.judged.items())]
    state = Review(game, done, of, len(record.names), name, [], [], [])
    if len(shares) > len(record.actions):
        state = replace(report(record, name, found, booked(record, shares)), game=game, done=done, of=of)
    packed = _Packed(FORMAT, name, [list(one) for one in shares], found, findings.since)
    scores = tuple((seat.accuracy, seat.ledger.luck) for seat in state.seats)
    return PackedReview(_compressed(packed), gzip.compress(encode(state), 6, mtime=0), scores)


def _compressed(packed: _Packed) -> bytes:
    return zlib.compress(msgspec.json.encode(packed), 6)


def inherited(packed: bytes | None, record: Record, actions: Sequence[str], step: int) -> bytes:
    """What is known of a game that begins with these actions of another one, up to its decision `step`.

    Hidden cards were dealt anew, so the same holds up to the first other card, and after it what the seat
    that decides there has decided: it saw the same in both.
    """
    findings = unpacked(packed)
    pairs = zip(actions, map(str, record.actions), strict=False)
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
    seat = next(islice(replay(record), step, None)).step.game.to_act
    judged = [msgspec.json.decode(one, type=ReviewDecision) for one in findings.judged.values()]
    decisions = [one for one in judged if one.step < (step if one.seat == seat else min(same, step))]
    shares = [list(one) for one in findings.shares[: same + 1]]
    return _compressed(_Packed(FORMAT, reviewer_name(), shares, decisions, step))


def unpacked(packed: bytes | None) -> Findings:
    """What was kept; of what another version or another reviewer found, only `since`."""
    nothing = Findings([], {})
    if packed is None:
        return nothing
    try:
        kept = msgspec.json.decode(zlib.decompress(packed), type=_Packed)
    except (zlib.error, msgspec.DecodeError):
        return nothing
    if (kept.format, kept.reviewer) != (FORMAT, reviewer_name()):
        return Findings([], {}, kept.since)
    return Findings(
        [tuple(shares) for shares in kept.shares],
        {one.step: msgspec.json.encode(one) for one in kept.decisions},
        kept.since,
    )
