"""Replays of finished games, decision by decision: as one seat saw it, or with open hands."""

from msgspec.structs import replace

from seasalt.rules.action import Seat
from seasalt.rules.event import RoundEnded
from seasalt.rules.legal import legal_actions
from seasalt.rules.record import Decision, Record, decisions
from seasalt.rules.view import redact, view
from seasalt.wire.http import Replay, ReplayStep
from seasalt.wire.state_builder import (
    card_texts,
    draws,
    event_state,
    game_state,
    lapsing,
    outcome_state,
    result_state,
    score_of,
)
from seasalt.wire.states import TableInfo


def replay_state(
    record: Record, viewer: Seat | None, *, table: str, info: TableInfo, game: int = 1, games: int = 1
) -> Replay:
    """The whole game for a seat; for `None` with open hands. Only for games that are over."""
    steps = list(decisions(record))
    last = steps[-1].game
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
        steps=[_open(decision) if viewer is None else _seen(decision, viewer) for decision in steps],
    )


def _ends_round(decision: Decision) -> bool:
    return any(isinstance(event, RoundEnded) for event in decision.events)


def _seen(decision: Decision, viewer: Seat) -> ReplayStep:
    """The step as one seat saw it."""
    game = decision.game
    legal = legal_actions(game) if game.to_act == viewer else ()
    return ReplayStep(
        seat=decision.seat,
        action=str(decision.action) if decision.seat == viewer else None,
        events=[event_state(redact(event, viewer)) for event in decision.events],
        state=game_state(view(game, viewer), with_result=_ends_round(decision), legal=legal),
        scores=None,
        legal=[str(option) for option in legal],
        lapsing=lapsing(game, legal),
        draws=draws(game, legal),
    )


def _open(decision: Decision) -> ReplayStep:
    """The step with open hands, and what the seat to act has drawn or looks through."""
    game, now = decision.game, decision.game.round
    state = game_state(view(game, now.turn), with_result=_ends_round(decision))
    return ReplayStep(
        seat=decision.seat,
        action=None if decision.action is None else str(decision.action),
        events=[event_state(event) for event in decision.events],
        state=replace(state, hands=[card_texts(hand) for hand in now.hands], score=None),
        scores=[
            score_of(hand, laid, game.ruleset) for hand, laid in zip(now.hands, now.tableaus, strict=True)
        ],
        legal=[],
    )
