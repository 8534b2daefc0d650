"""How turns and rounds begin and end, without a decision.

Each function returns a Step, with the `events` that were passed in before its own.
"""

from typing import NamedTuple

from seasalt.rules.action import Seat
from seasalt.rules.cards import MERMAID, Cards, box, removed
from seasalt.rules.ending import mermaid_outcome, next_starter, outcome, round_points
from seasalt.rules.errors import Fault, OptionError
from seasalt.rules.event import (
    Called,
    Event,
    GameEnded,
    HandRevealed,
    MermaidsLaid,
    RoundEnded,
    RoundStarted,
    TurnEnded,
    TurnStarted,
)
from seasalt.rules.game import Game, Round, left_of, seats, set_at
from seasalt.rules.phase import Phase
from seasalt.rules.result import Call, Ending, RoundResult
from seasalt.rules.ruleset import CALL_POINTS, TARGET_SCORES, EmptyDeck, Ruleset
from seasalt.rules.scoring import Score, score

FOUR_MERMAIDS = (MERMAID,) * 4

Events = tuple[Event, ...]


class Step(NamedTuple):
    """What `apply` returns: the next game, and the events."""

    game: Game
    events: Events


def new_game(
    ruleset: Ruleset,
    players: int,
    *,
    starter: Seat = Seat(0),
    cards: Cards | None = None,
    call_at: int = CALL_POINTS,
) -> Step:
    """A game before its first deal.

    `cards` replaces the box by a smaller one, for which `call_at` can lower the points needed for a call.
    """
    if players not in TARGET_SCORES:
        raise OptionError(Fault.PLAYER_COUNT, str(players), " ".join(map(str, TARGET_SCORES)))
    if starter not in seats(players):
        raise OptionError(Fault.UNKNOWN_SEAT, str(starter + 1), " ".join(str(s + 1) for s in seats(players)))
    whole_box = box(extra_salt=ruleset.extra_salt) if cards is None else tuple(sorted(cards))
    first = _new_round(1, starter, players, whole_box)
    game = Game(ruleset, whole_box, (0,) * players, first, call_at=call_at)
    return Step(game, (_round_started(first),))


def _new_round(number: int, starter: Seat, players: int, cards: Cards) -> Round:
    return Round(
        number=number,
        starter=starter,
        phase=Phase.SETUP,
        turn=starter,
        deck=cards,
        piles=((), ()),
        hands=((),) * players,
        tableaus=((),) * players,
        revealed=(False,) * players,
        restricted=(False,) * players,
        last_turns=(0,) * players,
    )


def _round_started(first: Round) -> RoundStarted:
    return RoundStarted(first.number, first.starter, len(first.deck))


def begin_turn(game: Game, now: Round, seat: Seat, events: Events = ()) -> Step:
    """Begin the turn of `seat` with taking a card, or with playing if there is none to take."""
    restricted = now.restricted[seat]
    after = now._replace(
        phase=Phase.TAKE if now.deck or (any(now.piles) and not restricted) else Phase.PLAY,
        turn=seat,
        turn_count=now.turn_count + 1,
        last_turns=set_at(now.last_turns, seat, now.turn_count + 1),
    )
    game = game._replace(round=after)
    events = (*events, TurnStarted(seat, restricted))
    if restricted and not now.deck:
        return end_turn(game, events)
    return Step(game, events)


def end_turn(game: Game, events: Events = (), call: Call | None = None) -> Step:
    """End the turn, perhaps with a call."""
    now = game.round
    seat = now.turn
    if now.hands[seat].count(MERMAID) == 4 and not now.restricted[seat]:
        return win_by_mermaids(game, events)  # even if forgotten, they win before any call

    if call:
        now = now._replace(caller=seat, call=call)
        events = (*events, Called(seat, call))
    if call is Call.STOP:
        return _score_round(*_reveal(game, now, seats(game.players), events))
    if now.caller is not None:
        game, now, events = _reveal(game, now, (seat,), events)

    events = (*events, TurnEnded(seat))
    goes_on = now.caller is not None and game.ruleset.empty_deck_in_last_chance is EmptyDeck.CONTINUE
    if not now.deck and not goes_on:
        return _end_round(game, now, Ending.VOID, (0,) * game.players, events)
    left = left_of(seat, game.players)
    if left == now.caller:
        return _score_round(game, now, events)
    if now.restricted[seat]:
        now = now._replace(restricted=set_at(now.restricted, seat, False))
    return begin_turn(game, now, left, events)


def win_by_mermaids(game: Game, events: Events = ()) -> Step:
    """The seat whose turn it is lays four mermaids; the running round is not scored."""
    now = game.round
    seat = now.turn
    after = now._replace(
        phase=Phase.OVER,
        deck=tuple(sorted(now.deck + now.drawn)),
        drawn=(),
        hands=set_at(now.hands, seat, removed(now.hands[seat], *FOUR_MERMAIDS)),
        tableaus=set_at(now.tableaus, seat, (*now.tableaus[seat], FOUR_MERMAIDS)),
    )
    won = mermaid_outcome(seat, game.totals)
    result = _result(after, Ending.MERMAIDS, (0,) * game.players)
    game = game._replace(round=after, results=(*game.results, result), outcome=won)
    return Step(game, (*events, MermaidsLaid(seat), RoundEnded(result, game.totals), GameEnded(won)))


def _reveal(game: Game, now: Round, who: tuple[Seat, ...], events: Events) -> tuple[Game, Round, Events]:
    shown = tuple(HandRevealed(seat, now.hands[seat]) for seat in who if not now.revealed[seat])
    revealed = tuple(before or seat in who for seat, before in enumerate(now.revealed))
    return game, now._replace(revealed=revealed), (*events, *shown)


def _score_round(game: Game, now: Round, events: Events) -> Step:
    assert now.call is not None
    assert now.caller is not None
    scores = tuple(
        score(hand, tableau, game.ruleset) for hand, tableau in zip(now.hands, now.tableaus, strict=True)
    )
    ending, points = round_points(now.call, now.caller, scores)
    return _end_round(game, now, ending, points, events, scores)


def _end_round(
    game: Game,
    now: Round,
    ending: Ending,
    points: tuple[int, ...],
    events: Events,
    scores: tuple[Score, ...] | None = None,
) -> Step:
    result = _result(now, ending, points, scores)
    totals = tuple(total + more for total, more in zip(game.totals, points, strict=True))
    events = (*events, RoundEnded(result, totals))
    results = (*game.results, result)
    if won := outcome(totals, result, game.ruleset):
        over = now._replace(phase=Phase.OVER)
        game = game._replace(round=over, totals=totals, results=results, outcome=won)
        return Step(game, (*events, GameEnded(won)))
    starter = next_starter(result, game.ruleset)
    following = _new_round(now.number + 1, starter, game.players, game.box)
    game = game._replace(round=following, totals=totals, results=results)
    return Step(game, (*events, _round_started(following)))


def _result(
    now: Round, ending: Ending, points: tuple[int, ...], scores: tuple[Score, ...] | None = None
) -> RoundResult:
    return RoundResult(now.number, ending, now.turn, now.caller, now.call, points, scores, now.last_turns)
