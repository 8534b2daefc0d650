"""Makes the steps of a replay from a record: as one seat saw the game, or with open hands."""

from msgspec.structs import replace

from seasalt.rules.action import Seat
from seasalt.rules.event import RoundEnded
from seasalt.rules.legal import legal_actions
from seasalt.rules.record import Decision, Record, decisions
from seasalt.rules.view import redact, view
from seasalt.wire.http import ReplayStep
from seasalt.wire.state_builder import card_texts, draws, event_state, game_state, lapsing, score_of


def replay_steps(record: Record, viewer: Seat | None) -> list[ReplayStep]:
    """All decisions of a game for a seat; for `None` with open hands."""
    return [_open(decision) if viewer is None else _seen(decision, viewer) for decision in decisions(record)]


def _ends_round(decision: Decision) -> bool:
    return any(isinstance(event, RoundEnded) for event in decision.events)


def _seen(decision: Decision, viewer: Seat) -> ReplayStep:
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
