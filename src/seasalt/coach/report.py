"""The report of a review: a game summed up for every seat.

It sums up what was judged (`review`) and booked (`ledger`): loss per decision, accuracy and the level that
plays like that, by seat and by kind of decision, and the strokes of luck.
"""

from collections import defaultdict
from collections.abc import Sequence
from math import exp
from typing import Final

from seasalt.coach.calibration import played_like
from seasalt.coach.ledger import MILLION, Change, Ledger, Shares
from seasalt.coach.review import DecisionKind, decision_kind, timeline
from seasalt.rules.action import Deal, Keep, Lose, Seat
from seasalt.rules.game import seats
from seasalt.rules.phase import Phase
from seasalt.rules.record import Record, replay
from seasalt.wire.review import Review, ReviewDecision, ReviewKind, ReviewLedger, ReviewSeat, ReviewStroke

STEEPNESS: Final = 30.0
"""How fast accuracy falls: by a factor of e when the loss per decision grows by 1/30."""

MOST_STROKES: Final = 6
LEAST_STROKE: Final = MILLION // 20  # for some seat, in millionths of a win


def report(record: Record, reviewer: str, decisions: Sequence[ReviewDecision], ledger: Ledger) -> Review:
    """Sum up a game. Seats whose decisions were not judged have no totals."""
    pieces = len(decisions) + 1  # the ledger is one
    return Review(
        game=1,
        done=pieces,
        of=pieces,
        players=len(record.names),
        reviewer=reviewer,
        seats=[_seat(record, seat, decisions, ledger) for seat in seats(len(record.names))],
        decisions=list(decisions),
        strokes=_strokes(record, ledger),
    )


def accuracy(loss_per_decision: float) -> float:
    """From 100, which is nothing lost, down to 0."""
    return 100 * exp(-STEEPNESS * loss_per_decision)


def _seat(record: Record, seat: Seat, decisions: Sequence[ReviewDecision], ledger: Ledger) -> ReviewSeat:
    own = [one for one in decisions if one.seat == seat]
    by_kind: dict[str, list[ReviewDecision]] = defaultdict(list)
    for one in own:
        by_kind[one.kind].append(one)
    calls = {one.step for one in own if one.kind == DecisionKind.CALL}
    luck: dict[Phase, int] = defaultdict(int)
    choices: dict[DecisionKind, int] = defaultdict(int)
    for change in ledger.changes:
        if change.seat is None:
            luck[change.phase] += change.changes[seat]
        elif change.seat == seat:
            choices[decision_kind(change.phase, change.step in calls)] += change.changes[seat]
    totals, account = _totals(own), ledger.accounts()[seat]
    lost = totals.loss_per_decision
    return ReviewSeat(
        name=record.names[seat],
        decisions=len(own),
        accuracy=accuracy(lost) if own else None,
        loss_per_decision=lost if own else None,
        played_like=played_like(len(record.names), record.ruleset.extra_salt, len(own), lost),
        by_kind={kind: _totals(some) for kind, some in by_kind.items()},
        ledger=ReviewLedger(*map(_share, (*account, account.result))),
        luck_by_kind={phase: _share(change) for phase, change in luck.items()},
        own_by_kind={kind: _share(change) for kind, change in choices.items()},
    )


def _totals(decisions: Sequence[ReviewDecision]) -> ReviewKind:
    loss = sum(one.loss for one in decisions)
    return ReviewKind(len(decisions), loss / len(decisions) if decisions else 0.0)


# --- luck


def _strokes(record: Record, ledger: Ledger) -> list[ReviewStroke]:
    """The largest strokes of luck, the largest first. Two cards drawn together are one, at the second."""
    together: list[Change] = []
    for change in ledger.changes:
        if change.seat is None:
            if together and _belong_together(together[-1], change):
                change = change._replace(changes=_sum(together.pop().changes, change.changes))
            together.append(change)
    large = [change for change in together if _size(change) >= LEAST_STROKE]
    places = list(timeline(list(replay(record))))
    return [
        ReviewStroke(
            step=change.step,
            at=places[change.step][0],
            round=change.round,
            turn=places[change.step][1],
            action=str(change.action),
            cards=_came(ledger, change.step),
            kept=_kept(ledger, change.step),
            changes=list(map(_share, change.changes)),
        )
        for change in sorted(large, key=_size, reverse=True)[:MOST_STROKES]
    ]


def first_action(ledger: Ledger, stroke: ReviewStroke) -> int:
    """The step of the first card of a stroke of luck."""
    return _first(ledger, stroke.step)


def _first(ledger: Ledger, step: int) -> int:
    changes = ledger.changes
    while step and changes[step - 1].seat is None and _belong_together(changes[step - 1], changes[step]):
        step -= 1
    return step


def _came(ledger: Ledger, step: int) -> list[str]:
    """The cards that came together, the one of this step last."""
    came = (change.action for change in ledger.changes[_first(ledger, step) : step + 1])
    return [str(action.card) for action in came if isinstance(action, Deal | Lose)]


def _kept(ledger: Ledger, step: int) -> str | None:
    """Which of two drawn cards was kept."""
    match ledger.changes[step + 1 : step + 2]:
        case (Change(action=Keep(card)),):
            return str(card)
        case _:
            return None


def _belong_together(change: Change, following: Change) -> bool:
    return following.step == change.step + 1 and following.phase == change.phase


def _sum(some: Shares, more: Shares) -> Shares:
    return tuple(a + b for a, b in zip(some, more, strict=True))


def _size(change: Change) -> int:
    return max(map(abs, change.changes))


def _share(millionths: int) -> float:
    return millionths / MILLION
