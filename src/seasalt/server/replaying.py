"""A finished game once more, decision by decision: as one seat saw it, or with every hand open."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from seasalt.rules.action import Action, Seat
from seasalt.rules.event import Event, RoundEnded
from seasalt.rules.game import Game
from seasalt.rules.legal import legal_actions
from seasalt.rules.record import Record
from seasalt.rules.record import replay as played_again
from seasalt.rules.view import redact, view
from seasalt.server.api import Replay, ReplayStep
from seasalt.server.messages import TableInfo
from seasalt.server.showing import (
    card_texts,
    counted,
    event_state,
    game_state,
    outcome_state,
    result_state,
)


def replay_state(
    record: Record, viewer: Seat | None, *, table: str, info: TableInfo, game: int = 1, games: int = 1
) -> Replay:
    """The whole game for a seat; for `None` with every hand open. Nobody is to see it before it is over."""
    decisions = list(_decisions(record))
    last = decisions[-1].game
    assert last.outcome is not None
    return Replay(
        table=table,
        info=info,
        names=list(record.names),
        game=game,
        games=games,
        seat=viewer,
        results=[result_state(result) for result in last.results],
        outcome=outcome_state(last.outcome),
        steps=[_open(decision) if viewer is None else _seen(decision, viewer) for decision in decisions],
    )


class _Decision(NamedTuple):
    """What a seat did, what happened until somebody had to decide again, and the game then."""

    seat: Seat | None
    action: Action | None
    events: tuple[Event, ...]
    game: Game

    @property
    def ends_round(self) -> bool:
        return any(isinstance(event, RoundEnded) for event in self.events)


def _decisions(record: Record) -> Iterator[_Decision]:
    """The first has neither seat nor action: it is where the game begins."""
    (_, (game, events)), *rest = played_again(record)
    seat: Seat | None = None
    action: Action | None = None
    for next_action, step in rest:
        if game.to_act is not None:
            yield _Decision(seat, action, events, game)
            seat, action, events = game.to_act, next_action, ()
        game, events = step.game, events + step.events
    yield _Decision(seat, action, events, game)


def _seen(decision: _Decision, viewer: Seat) -> ReplayStep:
    """As one seat saw it."""
    game = decision.game
    legal = legal_actions(game) if game.to_act == viewer else ()
    return ReplayStep(
        seat=decision.seat,
        action=str(decision.action) if decision.seat == viewer else None,
        events=[event_state(redact(event, viewer)) for event in decision.events],
        state=game_state(view(game, viewer), with_result=decision.ends_round, legal=legal),
        scores=None,
        legal=[str(option) for option in legal],
    )


def _open(decision: _Decision) -> ReplayStep:
    """With every hand open, and what the seat to act has drawn or looks through."""
    game, now = decision.game, decision.game.round
    state = game_state(view(game, now.turn), with_result=decision.ends_round)
    return ReplayStep(
        seat=decision.seat,
        action=None if decision.action is None else str(decision.action),
        events=[event_state(event) for event in decision.events],
        state=replace(state, hands=[card_texts(hand) for hand in now.hands], score=None),
        scores=[
            counted(hand, laid, game.ruleset) for hand, laid in zip(now.hands, now.tableaus, strict=True)
        ],
        legal=[],
    )
