"""Builds states from tables, each as one viewer may see it. `rules.view` removes what is hidden."""

from collections.abc import Sequence
from functools import cache, cached_property, lru_cache
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from seasalt.rules.action import Action, CallLastChance, CallStop, Draw, Pile, Seat
from seasalt.rules.cards import Card, Cards, Kind
from seasalt.rules.edition import Edition
from seasalt.rules.ending import card_and_color_points, endings_of
from seasalt.rules.event import Event
from seasalt.rules.game import Game
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.legal import lapsing_lays, legal_actions
from seasalt.rules.phase import Phase
from seasalt.rules.play import draws_one
from seasalt.rules.record import Record
from seasalt.rules.result import Call, Ending, Outcome, RoundResult
from seasalt.rules.ruleset import CALL_POINTS, OPTIONS, Ruleset, format_option
from seasalt.rules.scoring import Score, Tableau, score
from seasalt.rules.view import View, redact, view
from seasalt.table.clock import ClockRule, Pace
from seasalt.table.daily import deal_at
from seasalt.table.place import Place
from seasalt.table.table import Stage, Table
from seasalt.wire.states import (
    EVENT_STRUCTS,
    BetCase,
    BetState,
    FairnessState,
    GainState,
    GameState,
    MemoryState,
    OutcomeState,
    PileState,
    PlaceState,
    ResultState,
    ScoreLine,
    ScoreState,
    TableInfo,
    TableState,
)


def table_info(table: Table) -> TableInfo:
    """The options of a table."""
    info = _info(table.edition, table.ruleset, table.players, table.clock_rule)
    return replace(
        info,
        memory_aid=table.memory_aid,
        hints=table.hints,
        daily=table.daily or None,
        deal=deal_at(table).kind if table.daily else None,
        rated=table.rated,
    )


def record_info(record: Record) -> TableInfo:
    """The same for a game without a table."""
    return _info(record.edition, record.ruleset, len(record.names), ClockRule())


def _info(edition: Edition, ruleset: Ruleset, players: int, clock: ClockRule) -> TableInfo:
    return TableInfo(
        edition=edition,
        options={name: format_option(ruleset, name) for name in OPTIONS},
        players=players,
        target=ruleset.target(players),
        call_at=CALL_POINTS,
        pace=clock.pace,
        base=clock.base,
        bank=clock.bank,
        memory_aid=False,
        hints=False,
    )


class StateBuilder:
    """Builds the states of one version of a table. The part that everybody may see is built once.

    A seat's own part comes from its View; a test compares the result with a state built from that View alone.
    """

    def __init__(self, table: Table, events: tuple[Event, ...] = ()) -> None:
        self._table = table
        self._events = events
        self._public_events: dict[int, msgspec.Struct] = {}

    @cached_property
    def _public(self) -> TableState:
        table = self._table
        with_result = table.summary_until is not None or table.stage is Stage.OVER
        game = table.game and game_state(view(table.game, None), with_result=with_result)
        return TableState(
            version=table.version,
            you=None,
            stage=table.stage,
            places=[_place_state(table, seat, place) for seat, place in enumerate(table.places)],
            games=table.games,
            resumed=table.resumed is not None,
            to_act=table.to_act,
            deadline=table.deadline(),
            summary_until=table.summary_until,
            summary_seen=sorted(table.summary_seen),
            fairness=_fairness_state(table),
            game=game,
            legal=[],
            memory=None,
            host=table.host if table.stage is Stage.GATHERING else None,
        )

    def state(self, viewer: Seat | None, knowledge: Knowledge | None = None) -> TableState:
        """The table for `viewer`; a spectator is `None`."""
        table, public = self._table, self._public
        memory = memory_state(knowledge) if knowledge is not None and table.memory_aid else None
        if viewer is None or table.game is None or public.game is None:
            return replace(public, you=viewer, memory=memory)
        game_view = view(table.game, viewer)
        legal = legal_actions(table.game) if table.to_act == viewer else ()
        game = replace(
            public.game,
            hands=_hands(game_view),
            drawn=None if game_view.drawn is None else card_texts(game_view.drawn),
            gains=_gains(game_view),
            searched=None if game_view.searched is None else card_texts(game_view.searched),
            score=_own_score(game_view),
            bets=_bets(game_view, legal),
        )
        return replace(
            public,
            you=viewer,
            game=game,
            legal=[str(action) for action in legal],
            memory=memory,
            lapsing=lapsing(table.game, legal),
            draws=draws(table.game, legal),
        )

    def events(self, viewer: Seat | None) -> list[msgspec.Struct]:
        """What happened, as `viewer` may know it."""
        states: list[msgspec.Struct] = []
        for number, event in enumerate(self._events):
            redacted = redact(event, viewer)
            if redacted is not event:
                states.append(event_state(redacted))
                continue
            if number not in self._public_events:
                self._public_events[number] = event_state(event)
            states.append(self._public_events[number])
        return states


def table_state(table: Table, viewer: Seat | None, knowledge: Knowledge | None = None) -> TableState:
    """The table for one viewer; a spectator is `None`."""
    return StateBuilder(table).state(viewer, knowledge)


def _place_state(table: Table, seat: int, place: Place) -> PlaceState:
    timed = table.clock is not None and table.clock_rule.pace is Pace.BANK
    return PlaceState(
        name=place.name,
        kind="empty" if place.is_empty else "bot" if place.bot else "person",
        bot=place.bot,
        stand_in=place.stand_in,
        why=place.why,
        ready=place.nonce is not None,
        bank=table.clock.banks[seat] if timed and table.clock else None,
        go_on_at=table.go_on_at(Seat(seat)),
        face=None if place.bot else place.face or None,
    )


def _fairness_state(table: Table) -> FairnessState:
    """Only the commitment, until the game is over, and where the game began elsewhere."""
    if table.stage is not Stage.OVER or table.resumed is not None:
        return FairnessState(table.commitment, None, None, None)
    fairness = table.fairness
    return FairnessState(fairness.commitment, fairness.secret, list(fairness.nonces), fairness.seed.hex())


def game_state(game_view: View, *, with_result: bool, legal: Sequence[Action] = ()) -> GameState:
    """The state of a View, with the viewer's own points, and the last result if wanted.

    `legal` are the viewer's actions now: the calls among them get a BetState each.
    """
    return GameState(
        round=game_view.round_number,
        starter=game_view.starter,
        phase=game_view.phase,
        turn=game_view.turn,
        deck_size=game_view.deck_size,
        piles=[PileState(pile.size, _text(pile.top)) for pile in game_view.piles],
        hands=_hands(game_view),
        hand_sizes=list(game_view.hand_sizes),
        tableaus=[[card_texts(group) for group in tableau] for tableau in game_view.tableaus],
        drawn=None if game_view.drawn is None else card_texts(game_view.drawn),
        gains=_gains(game_view),
        drawn_count=game_view.drawn_count,
        looking=None if game_view.looking is None else str(game_view.looking),
        searched=None if game_view.searched is None else card_texts(game_view.searched),
        victim=game_view.victim,
        caller=game_view.caller,
        call=game_view.call,
        revealed=list(game_view.revealed),
        open_points=_open_points(game_view),
        restricted=list(game_view.restricted),
        totals=list(game_view.totals),
        target=game_view.ruleset.target(game_view.players),
        score=_own_score(game_view),
        bets=_bets(game_view, legal),
        last_result=result_state(game_view.results[-1]) if with_result and game_view.results else None,
        outcome=None if game_view.outcome is None else outcome_state(game_view.outcome),
    )


def _hands(game_view: View) -> list[list[str] | None]:
    return [None if hand is None else card_texts(hand) for hand in game_view.hands]


def _open_points(game_view: View) -> list[int | None]:
    """The card points of every hand that lies open: the number to beat, after LAST CHANCE."""
    shown = zip(game_view.revealed, game_view.hands, game_view.tableaus, strict=True)
    return [
        score_of(hand, tableau, game_view.ruleset).total if revealed and hand is not None else None
        for revealed, hand, tableau in shown
    ]


def _own_score(game_view: View) -> ScoreState | None:
    return None if game_view.seat is None else score_of(game_view.hand, game_view.tableau, game_view.ruleset)


@lru_cache(maxsize=4096)  # most hands do not change while another player moves
def score_of(hand: Cards, tableau: Tableau, ruleset: Ruleset) -> ScoreState:
    """The score of a hand and a tableau."""
    return score_state(score(hand, tableau, ruleset))


def _gains(game_view: View) -> list[GainState] | None:
    """What each card that the viewer sees and may get now would make of their points."""
    if game_view.seat is None or game_view.seat != game_view.turn:
        return None
    match game_view.phase:
        case Phase.TAKE:
            cards = [pile.top for pile in game_view.piles if pile.top is not None]
        case Phase.KEEP | Phase.CHOOSE:
            cards = list(game_view.drawn or ())
        case Phase.PICK:
            cards = list(game_view.searched or ())
        case _:
            return None
    return [_gain(game_view, card) for card in dict.fromkeys(cards)]


def _gain(game_view: View, card: Card) -> GainState:
    hand, tableau, ruleset = game_view.hand, game_view.tableau, game_view.ruleset
    before = score_of(hand, tableau, ruleset)
    after = score_of(tuple(sorted((*hand, card))), tableau, ruleset)
    new = [
        line
        for line in after.lines
        if line.points and line not in before.lines and _is_changed_by(line, card)
    ]
    line = max(new, key=lambda line: line.points) if new and after.total != before.total else None
    return GainState(str(card), after.total, after.color_bonus, line)


def _is_changed_by(line: ScoreLine, card: Card) -> bool:
    """Whether a line counts because of this card; a mermaid's line has the cards of her color."""
    if line.rule == "mermaid" and card.kind is Kind.MERMAID:
        return True
    return line.rule != "color_bonus" and str(card) in line.cards


def lapsing(game: Game, legal: Sequence[Action]) -> list[str]:
    """The actions among `legal` that lay a duo whose effect would find nothing to act on."""
    return [str(lay) for lay in lapsing_lays(game)] if legal else []


def draws(game: Game, legal: Sequence[Action]) -> int | None:
    """How many cards the seat to act draws; None if it may not draw."""
    if Draw() not in legal:
        return None
    return 1 if draws_one(game.round) else 2


_CALLS: dict[type[Action], tuple[Literal["stop", "last"], Call]] = {
    CallStop: ("stop", Call.STOP),
    CallLastChance: ("last", Call.LAST_CHANCE),
}
_CASES: dict[Ending, Literal["ends", "won", "lost", "void", "mermaids"]] = {
    Ending.STOP: "ends",
    Ending.BET_WON: "won",
    Ending.BET_LOST: "lost",
    Ending.VOID: "void",
    Ending.MERMAIDS: "mermaids",
}


def _bets(game_view: View, legal: Sequence[Action]) -> list[BetState] | None:
    """The possible results of the calls among the viewer's actions; None without calls."""
    calls = [_CALLS[type(action)] for action in legal if type(action) in _CALLS]
    if game_view.seat is None or not calls:
        return None
    points = score(game_view.hand, game_view.tableau, game_view.ruleset)
    before = game_view.totals[game_view.seat]
    states = []
    for word, call in calls:
        cases = []
        for ending in endings_of(call, game_view.hand, game_view.deck_size, game_view.ruleset):
            cards, color = card_and_color_points(ending, points, called=True)
            cases.append(BetCase(_CASES[ending], cards, color, before + cards + color))
        states.append(BetState(word, cases))
    return states


def score_state(points: Score) -> ScoreState:
    """Points line by line; the bonus is the last line."""
    lines = [*points.lines, *([points.bonus] if points.bonus else [])]
    return ScoreState(
        points.total,
        points.color_bonus,
        [
            ScoreLine(line.rule, line.points, card_texts(line.cards), line.laid, line.kind, line.color)
            for line in lines
        ],
    )


def result_state(result: RoundResult) -> ResultState:
    """How a round ended."""
    scores = result.scores or ()
    parts = [
        card_and_color_points(result.ending, points, called=seat == result.caller)
        for seat, points in enumerate(scores)
    ]
    parts = parts or [(0, 0)] * len(result.points)
    return ResultState(
        number=result.number,
        ending=result.ending,
        last_seat=result.last_seat,
        caller=result.caller,
        call=result.call,
        points=list(result.points),
        for_cards=[cards for cards, _ in parts],
        for_color=[color for _, color in parts],
        scores=None if result.scores is None else [score_state(points) for points in result.scores],
    )


def outcome_state(outcome: Outcome) -> OutcomeState:
    """Who won."""
    return OutcomeState(list(outcome.winners), list(outcome.ranks), outcome.by_mermaids)


def memory_state(knowledge: Knowledge) -> MemoryState:
    """What a viewer could remember."""
    players = len(knowledge.sizes) - 2
    return MemoryState(
        piles=[[_text(card) for card in knowledge.pile(pile)] for pile in Pile],
        hands=[card_texts(knowledge.hand(Seat(seat))) for seat in range(players)],
        deck=card_texts(knowledge.deck()),
    )


def event_state(event: Event) -> msgspec.Struct:
    """An event for the wire. The caller has redacted it."""
    struct = EVENT_STRUCTS[type(event)]
    return struct(*[_plain(getattr(event, name)) for name in struct.__struct_fields__])


def _plain(value: Any) -> Any:
    match value:
        case Card() | Pile():
            return str(value)
        case RoundResult():
            return result_state(value)
        case Outcome():
            return outcome_state(value)
        case tuple():
            return [_plain(part) for part in value]
        case _:
            return value


def _text(card: Card | None) -> str | None:
    return None if card is None else _name(card)


def card_texts(cards: Cards) -> list[str]:
    """Cards in notation."""
    return [_name(card) for card in cards]


@cache
def _name(card: Card) -> str:
    return str(card)
