"""The report of a review: what a game says about everybody at the table.

It sums up what was judged (`review`) and booked (`ledger`): loss per decision, accuracy and the level that
plays like that, by seat and by kind of decision, and the strokes of luck. `as_json` is what programs read.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from enum import StrEnum
from math import exp
from typing import Any, Final, NamedTuple

from seasalt.bots.levels import Level
from seasalt.coach.calibration import played_like
from seasalt.coach.ledger import MILLION, Account, Change, Ledger, Shares
from seasalt.coach.review import Judged
from seasalt.rules.action import Action, CallLastChance, CallStop, Seat
from seasalt.rules.event import TurnStarted
from seasalt.rules.game import seats
from seasalt.rules.phase import Phase
from seasalt.rules.record import Record, replay

STEEPNESS: Final = 30.0
"""How fast accuracy falls: by a factor of e when the loss per decision grows by 1/30."""

MOST_STROKES: Final = 6
LEAST_STROKE: Final = MILLION // 20  # for somebody, in millionths of a win


class DecisionKind(StrEnum):
    """What a decision was about."""

    TAKE = "take"  # from the deck, or from which pile
    KEEP = "keep"  # which drawn card, and where the other one goes
    LAY = "lay"  # or hold, without the points for a call
    CALL = "call"  # or play on
    PICK = "pick"  # by crabs or a lobster
    STEAL = "steal"  # from whom


_KINDS: Final = {
    Phase.TAKE: DecisionKind.TAKE,
    Phase.KEEP: DecisionKind.KEEP,
    Phase.LOOK: DecisionKind.PICK,
    Phase.PICK: DecisionKind.PICK,
    Phase.CHOOSE: DecisionKind.PICK,
    Phase.STEAL: DecisionKind.STEAL,
}


class Totals(NamedTuple):
    """Some decisions, and what was lost by them, in chances to win."""

    decisions: int
    loss: float

    @property
    def per_decision(self) -> float:
        """The mean loss; 0 without decisions."""
        return self.loss / self.decisions if self.decisions else 0.0

    @property
    def accuracy(self) -> float:
        """From 100, which is nothing lost, down to 0."""
        return 100 * exp(-STEEPNESS * self.per_decision)


class SeatReport(NamedTuple):
    """How a seat played, and what became of its chances."""

    name: str
    totals: Totals
    by_kind: dict[DecisionKind, Totals]
    played_like: Level | None
    account: Account
    luck: dict[Phase, int]  # by what chance decided, in millionths; adds up to the luck of the account
    choices: dict[DecisionKind, int]  # own ones, likewise


class Bet(NamedTuple):
    """What a moment in which a call was possible was worth: the chance to win by each way to go on."""

    stop: float
    last_chance: float
    play_on: float


class Report(NamedTuple):
    """A reviewed game. The places are those of all actions of the record: the round, and the turn in it."""

    record: Record
    reviewer: str
    places: tuple[tuple[int, int], ...]
    seats: tuple[SeatReport, ...]
    decisions: tuple[Judged, ...]
    ledger: Ledger

    @property
    def strokes(self) -> tuple[Change, ...]:
        """The largest strokes of luck, the largest first. Two cards drawn together are one, at the second."""
        together: list[Change] = []
        for change in self.ledger.changes:
            if change.seat is None:
                if together and together[-1].step == change.step - 1 and together[-1].phase == change.phase:
                    change = change._replace(changes=_sum(together.pop().changes, change.changes))
                together.append(change)
        large = [change for change in together if _size(change) >= LEAST_STROKE]
        return tuple(sorted(large, key=_size, reverse=True)[:MOST_STROKES])

    def began(self, stroke: Change) -> int:
        """The first action of a stroke of luck."""
        step = stroke.step
        while step and self.ledger.changes[step - 1][2:4] == (stroke.phase, None):
            step -= 1
        return step


def report(record: Record, reviewer: str, judged: Iterable[Judged], ledger: Ledger) -> Report:
    """Sum up a game. Seats whose decisions were not judged have no totals."""
    decisions = tuple(judged)
    reports = [
        _seat_report(record, seat, [one for one in decisions if one.seat == seat], ledger)
        for seat in seats(len(record.names))
    ]
    return Report(record, reviewer, tuple(_places(record)), tuple(reports), decisions, ledger)


def decision_kind(phase: Phase, is_bet: bool) -> DecisionKind:
    """The kind of a decision in a phase; in PLAY it depends on whether a call is possible."""
    return _KINDS.get(phase, DecisionKind.CALL if is_bet else DecisionKind.LAY)


def bet(judged: Judged) -> Bet | None:
    """What STOP, LAST CHANCE and going on were worth, if a call was possible."""
    chances: dict[type[Action] | None, float] = {}
    for option in judged.prospects:
        call = type(option.action) if isinstance(option.action, CallStop | CallLastChance) else None
        chances[call] = max(option.win_chance, chances.get(call, 0.0))
    if CallStop not in chances or CallLastChance not in chances:
        return None
    return Bet(chances[CallStop], chances[CallLastChance], chances[None])


def _seat_report(record: Record, seat: Seat, judged: Sequence[Judged], ledger: Ledger) -> SeatReport:
    totals = _totals(judged)
    phases = [change.phase for change in ledger.changes]
    by_kind: dict[DecisionKind, list[Judged]] = defaultdict(list)
    for one in judged:
        by_kind[decision_kind(phases[one.step], one.is_bet)].append(one)
    bets = {one.step for one in judged if one.is_bet}
    luck: dict[Phase, int] = defaultdict(int)
    choices: dict[DecisionKind, int] = defaultdict(int)
    for change in ledger.changes:
        if change.seat is None:
            luck[change.phase] += change.changes[seat]
        elif change.seat == seat:
            choices[decision_kind(change.phase, change.step in bets)] += change.changes[seat]
    like = played_like(len(record.names), record.ruleset.extra_salt, totals.decisions, totals.per_decision)
    return SeatReport(
        record.names[seat],
        totals,
        {kind: _totals(ones) for kind, ones in by_kind.items()},
        like,
        ledger.accounts()[seat],
        dict(luck),
        dict(choices),
    )


def _totals(judged: Sequence[Judged]) -> Totals:
    return Totals(len(judged), sum(one.loss for one in judged))


def _places(record: Record) -> Iterable[tuple[int, int]]:
    """The round and the turn of every action; the deal before the first turn is turn 0."""
    now, turn = 0, 0
    steps = [step for _, step in replay(record)]
    for step in steps[:-1]:
        if step.game.round.number != now:
            now, turn = step.game.round.number, 0
        turn += sum(isinstance(event, TurnStarted) for event in step.events)
        yield now, turn


def _sum(some: Shares, more: Shares) -> Shares:
    return tuple(a + b for a, b in zip(some, more, strict=True))


def _size(change: Change) -> int:
    return max(map(abs, change.changes))


# --- for programs


def as_json(report: Report) -> dict[str, Any]:
    """The report as an object of JSON; chances and losses are shares of a won game."""
    return {
        "players": len(report.seats),
        "reviewer": report.reviewer,
        "seats": [_seat_json(seat) for seat in report.seats],
        "decisions": [_decision_json(report, judged) for judged in report.decisions],
        "strokes": [_stroke_json(report, change) for change in report.strokes],
    }


def _seat_json(seat: SeatReport) -> dict[str, Any]:
    is_judged = seat.totals.decisions > 0
    return {
        "name": seat.name,
        "decisions": seat.totals.decisions,
        "accuracy": round(seat.totals.accuracy, 1) if is_judged else None,
        "loss_per_decision": round(seat.totals.per_decision, 6) if is_judged else None,
        "played_like": seat.played_like,
        "by_kind": {
            kind: {"decisions": totals.decisions, "loss_per_decision": round(totals.per_decision, 6)}
            for kind, totals in seat.by_kind.items()
        },
        "ledger": {
            "start": _share(seat.account.start),
            "luck": _share(seat.account.luck),
            "own": _share(seat.account.own),
            "others": _share(seat.account.others),
            "result": _share(seat.account.result),
        },
        "luck_by_kind": {phase: _share(change) for phase, change in seat.luck.items()},
        "own_by_kind": {kind: _share(change) for kind, change in seat.choices.items()},
    }


def _decision_json(report: Report, judged: Judged) -> dict[str, Any]:
    number, turn = report.places[judged.step]
    worth = bet(judged)
    return {
        "step": judged.step,
        "seat": judged.seat,
        "round": number,
        "turn": turn,
        "kind": decision_kind(report.ledger.changes[judged.step].phase, judged.is_bet),
        "action": str(judged.action),
        "best": str(judged.best),
        "loss": round(judged.loss, 6),
        "low": round(judged.low, 6),
        "high": round(judged.high, 6),
        "class": judged.verdict,
        "bet": None if worth is None else {key: round(share, 6) for key, share in worth._asdict().items()},
        "options": [
            {
                "action": str(option.action),
                "win": round(option.win_chance, 6),
                "low": round(option.low, 6),
                "high": round(option.high, 6),
                "points": round(option.points, 2),
            }
            for option in judged.prospects
        ],
    }


def _stroke_json(report: Report, change: Change) -> dict[str, Any]:
    number, turn = report.places[change.step]
    return {
        "step": change.step,
        "round": number,
        "turn": turn,
        "actions": [str(one.action) for one in report.ledger.changes[report.began(change) : change.step + 1]],
        "changes": [_share(share) for share in change.changes],
    }


def _share(millionths: int) -> float:
    return millionths / MILLION
