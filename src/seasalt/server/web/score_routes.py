"""Points for real cards: what a holding is worth, and what a round brings to everybody."""

from functools import cache
from operator import add

from starlette.responses import Response

from seasalt.console.card_parser import Spelling
from seasalt.console.scorepad import Holding, may_call, read_holding, round_result
from seasalt.rules.action import Seat
from seasalt.rules.cards import Cards, box, holds
from seasalt.rules.edition import edition_named
from seasalt.rules.ending import mermaid_outcome, next_starter, outcome
from seasalt.rules.errors import SeasaltError
from seasalt.rules.notation import parse_cards
from seasalt.rules.result import Call, Ending
from seasalt.rules.ruleset import TARGET_SCORES, Ruleset, with_options
from seasalt.rules.scoring import Score, as_laid, score
from seasalt.server.refusals import RequestRefused
from seasalt.server.web.endpoint import Asked, address_of, in_background
from seasalt.table.refusal import Refusal
from seasalt.texts import explain, texts
from seasalt.wire.http import PlayerPoints, RoundAnswer, RoundEnd, RoundQuestion, ScoreQuestion
from seasalt.wire.state_builder import outcome_state, result_state, score_state
from seasalt.wire.states import ScoreState


async def count_points(asked: Asked) -> ScoreState | Response:
    """What cards are worth."""
    asked.node.check_work_limit(
        address_of(asked.request)
    )  # to read words takes a tenth of a second, if there are many
    return await in_background(asked, lambda: _points(asked.body))


def _points(wanted: ScoreQuestion) -> ScoreState:
    try:
        ruleset = with_options(Ruleset(), wanted.options)
        holding = read_holding(_spelling(), wanted.hand, wanted.laid)
    except SeasaltError as error:
        raise _bad_cards(error) from None
    return score_state(score(holding.hand, holding.tableau, ruleset))


@cache
def _spelling() -> Spelling:
    return Spelling(texts())


async def count_round(asked: Asked) -> RoundAnswer | Response:
    """What a round with real cards brings, and whether the game is over."""
    return await in_background(asked, lambda: _round(asked.body))


def _round(wanted: RoundQuestion) -> RoundAnswer:
    players = len(wanted.players)
    try:
        ruleset = with_options(edition_named(wanted.edition).ruleset, wanted.options)
        cards = [(parse_cards(each.hand), parse_cards(each.laid)) for each in wanted.players]
    except SeasaltError as error:
        raise _bad_cards(error) from None
    if players not in TARGET_SCORES or len(wanted.totals) not in (0, players):
        raise RequestRefused("bad_players")
    if wanted.by is not None and not 0 <= wanted.by < players:
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
        end=_end(wanted, [holding.hand for holding, _ in held], scores, ruleset),
    )


def _bad_cards(error: SeasaltError) -> RequestRefused:
    return RequestRefused("bad_cards", str(explain(texts(), error)))  # without its other forms


def _holding(hand: Cards, laid: Cards) -> tuple[Holding, bool]:
    """A holding, and whether what was laid makes duos; where it does not, all counts as if in hand."""
    tableau = as_laid(tuple(sorted(laid)))
    if tableau is None:
        return Holding(tuple(sorted(hand + laid)), ()), False
    return Holding(tuple(sorted(hand)), tableau), True


def _end(
    wanted: RoundQuestion, hands: list[Cards], scores: tuple[Score, ...], ruleset: Ruleset
) -> RoundEnd | None:
    if wanted.ended is None or wanted.by is None:
        return None
    seat = Seat(wanted.by)
    ended = Call(wanted.ended) if wanted.ended in tuple(Call) else Ending(wanted.ended)
    result = round_result(wanted.number, ended, seat, hands[seat], scores)
    before = wanted.totals or [0] * len(scores)
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
