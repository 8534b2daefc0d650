"""Routes that count points for real cards: of one player, and of a whole round."""

from functools import cache
from importlib.util import find_spec
from operator import add

from starlette.responses import Response

from seasalt.rules.action import Seat
from seasalt.rules.cards import Cards, box, holds
from seasalt.rules.edition import edition_named
from seasalt.rules.ending import mermaid_outcome, next_starter, outcome
from seasalt.rules.errors import SeasaltError
from seasalt.rules.notation import parse_cards
from seasalt.rules.result import Call, Ending
from seasalt.rules.ruleset import TARGET_SCORES, Ruleset, with_options
from seasalt.rules.score_pad import Holding, may_call, round_result
from seasalt.rules.scoring import Score, group_cards, score
from seasalt.server.refusals import RequestRefused
from seasalt.server.web.endpoint import ApiRequest, address_of, in_background
from seasalt.table.refusal import Refusal
from seasalt.texts import explain, texts
from seasalt.texts.card_parser import CardParser
from seasalt.wire.http import PlayerPoints, RoundAnswer, RoundEnd, RoundQuestion, ScoreQuestion
from seasalt.wire.state_builder import outcome_state, result_state, score_state
from seasalt.wire.states import ScoreState


async def count_points(request: ApiRequest) -> ScoreState | Response:
    """The points of a player's cards."""
    request.node.check_work_limit(address_of(request.http))  # parsing many words takes 0.1 s
    return await in_background(request, lambda: _points(request.body))


def _points(body: ScoreQuestion) -> ScoreState:
    try:
        ruleset = with_options(Ruleset(), body.options)
        holding = _spelling().holding(body.hand, body.laid)
    except SeasaltError as error:
        raise _bad_cards(error) from None
    return score_state(score(holding.hand, holding.tableau, ruleset))


@cache
def _spelling() -> CardParser:
    return CardParser(texts())


async def count_round(request: ApiRequest) -> RoundAnswer | Response:
    """The points of a round with real cards, and whether the game is over."""
    return await in_background(request, lambda: _round(request.body))


def _round(body: RoundQuestion) -> RoundAnswer:
    players = len(body.players)
    try:
        ruleset = with_options(edition_named(body.edition).ruleset, body.options)
        cards = [(parse_cards(each.hand), parse_cards(each.laid)) for each in body.players]
    except SeasaltError as error:
        raise _bad_cards(error) from None
    if players not in TARGET_SCORES or len(body.totals) not in (0, players):
        raise RequestRefused("bad_players")
    if body.by is not None and not 0 <= body.by < players:
        raise RequestRefused(Refusal.NO_SUCH_SEAT)
    if not holds(box(extra_salt=ruleset.extra_salt), sum((hand + laid for hand, laid in cards), ())):
        raise RequestRefused("bad_cards")
    held = [_holding(hand, laid) for hand, laid in cards]
    scores = tuple(score(*holding, ruleset) for holding, _ in held)
    return RoundAnswer(
        players=[
            PlayerPoints(score_state(points), paired)
            for points, (_, paired) in zip(scores, held, strict=True)
        ],
        target=ruleset.target(players),
        end=_end(body, [holding.hand for holding, _ in held], scores, ruleset),
    )


def _bad_cards(error: SeasaltError) -> RequestRefused:
    if find_spec("fluent") is None:  # `seasalt.offline` has no words
        return RequestRefused("bad_cards")
    return RequestRefused("bad_cards", str(explain(texts(), error)))  # without its other forms


def _holding(hand: Cards, laid: Cards) -> tuple[Holding, bool]:
    """A holding, and whether the laid cards make duos; if not, all count as if in hand."""
    tableau = group_cards(tuple(sorted(laid)))
    if tableau is None:
        return Holding(tuple(sorted(hand + laid)), ()), False
    return Holding(tuple(sorted(hand)), tableau), True


def _end(
    body: RoundQuestion, hands: list[Cards], scores: tuple[Score, ...], ruleset: Ruleset
) -> RoundEnd | None:
    if body.ended is None or body.by is None:
        return None
    seat = Seat(body.by)
    ended = Call(body.ended) if body.ended in tuple(Call) else Ending(body.ended)
    result = round_result(body.number, ended, seat, hands[seat], scores)
    before = body.totals or [0] * len(scores)
    totals = tuple(map(add, before, result.points))
    by_mermaids = result.ending is Ending.MERMAIDS
    won = mermaid_outcome(seat, totals) if by_mermaids else outcome(totals, result, ruleset)
    return RoundEnd(
        result=result_state(result),
        enough=result.call is None or may_call(scores[seat]),
        totals=list(totals),
        starter=next_starter(result, ruleset) if won is None else None,
        outcome=None if won is None else outcome_state(won),
    )
