"""The bodies about the review of a finished game, and about a second try."""

from seasalt.wire.bounds import GameNumber, StepNumber
from seasalt.wire.http import Struct


class ReviewBet(Struct, frozen=True):
    """The chances to win by the two calls, and by playing on."""

    stop: float
    last_chance: float
    play_on: float


class ReviewOption(Struct, frozen=True):
    """An option of a decision: its chance to win the game with an interval, and points in this round."""

    action: str
    win: float
    low: float
    high: float
    points: float


class ReviewReason(Struct, frozen=True):
    """Why the best option is better than another one, in facts that the seat could know.

    `share` is how much of the difference goes when the fact is taken away, at least half. What the other
    fields mean depends on the `kind` (`coach.suggestions.ReasonKind`); null is what it says nothing about.
    """

    kind: str
    share: float
    seat: int | None = None
    card: str | None = None
    number: int | None = None
    other: str | None = None
    other_number: int | None = None


class ReviewDecision(Struct, frozen=True):
    """A decision, and what was given away, 0 to 1 of a win, as its seat could know then.

    `step` is the number of the action in the record, `at` the step of the replay in which it was to be made.
    The options come best first; there is a `bet` where a call was possible. The `reason` is that of the best
    option against the chosen one, or against the second best; null where the playouts prefer it and no reason
    explains half of that.
    """

    step: int
    at: int
    seat: int
    round: int
    turn: int
    kind: str
    action: str
    best: str
    loss: float
    low: float
    high: float
    verdict: str
    bet: ReviewBet | None
    options: list[ReviewOption]
    reason: ReviewReason | None = None


class ReviewStroke(Struct, frozen=True):
    """What came by chance and changed much: how the chances of all seats changed with all hands open.

    Of two `cards` drawn together one was `kept`; null elsewhere.
    """

    step: int
    at: int
    round: int
    turn: int
    action: str
    changes: list[float]
    cards: list[str]
    kept: str | None = None


class ReviewLedger(Struct, frozen=True):
    """The game of one seat in shares of a win: what it began with, what changed it, and the result."""

    start: float
    luck: float
    own: float
    others: float
    result: float


class ReviewKind(Struct, frozen=True):
    """The decisions of one kind."""

    decisions: int
    loss_per_decision: float


class ReviewSeat(Struct, frozen=True):
    """The totals of a seat so far: null while there is too little to tell. `played_like` is a level."""

    name: str
    decisions: int
    accuracy: float | None
    loss_per_decision: float | None
    played_like: str | None
    by_kind: dict[str, ReviewKind]
    ledger: ReviewLedger
    luck_by_kind: dict[str, float]
    own_by_kind: dict[str, float]


class Review(Struct, frozen=True):
    """What is known of a finished game so far: `done` pieces of `of`. Ask again until all are done.

    There are no seats before the ledger is known, which comes first.
    """

    game: int
    done: int
    of: int
    players: int
    reviewer: str
    seats: list[ReviewSeat]
    decisions: list[ReviewDecision]
    strokes: list[ReviewStroke]


class SecondTry(Struct, frozen=True):
    """A decision of a finished game from which to go on: game 1, 2... of the table, by default the last."""

    step: StepNumber
    game: GameNumber | None = None
