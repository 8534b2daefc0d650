"""`apply`: the game after one action.

1. Every change of a Game happens here, in `effects` or in `turns`.
2. Nothing here knows who is watching.
3. Nothing here is random: chance is a player, whose actions are applied like any other.
"""

from typing import assert_never

from seasalt.rules.action import (
    Action,
    CallLastChance,
    CallStop,
    Deal,
    Draw,
    EndTurn,
    Keep,
    Lay,
    LayMermaids,
    Look,
    Lose,
    Pick,
    Pile,
    Steal,
    TakeTop,
)
from seasalt.rules.cards import MERMAID, Card, Kind, added, holds, removed
from seasalt.rules.effects import EFFECTS, LOBSTER_LOOKS_AT, lapse, lapses, supply_of
from seasalt.rules.errors import IllegalAction, Reason
from seasalt.rules.event import (
    CardChosen,
    CardDrawn,
    CardKept,
    CardLifted,
    CardPicked,
    CardsLaid,
    CardStolen,
    CardTaken,
    PileSearched,
    PileStarted,
    VictimChosen,
)
from seasalt.rules.game import Game, Round, set_at
from seasalt.rules.phase import CHANCE_PHASES, Phase
from seasalt.rules.result import Call
from seasalt.rules.ruleset import MermaidWin
from seasalt.rules.scoring import card_points
from seasalt.rules.turns import Events, Step, begin_turn, end_turn, win_by_mermaids

_PHASES: dict[type[Action], tuple[Phase, ...]] = {  # in which an action is possible
    Draw: (Phase.TAKE,),
    TakeTop: (Phase.TAKE,),
    Keep: (Phase.KEEP,),
    Lay: (Phase.PLAY,),
    LayMermaids: (Phase.PLAY,),
    CallStop: (Phase.PLAY,),
    CallLastChance: (Phase.PLAY,),
    EndTurn: (Phase.PLAY,),
    Look: (Phase.LOOK,),
    Pick: (Phase.PICK, Phase.CHOOSE),
    Steal: (Phase.STEAL,),
    Deal: (Phase.SETUP, Phase.DRAWING, Phase.FISHING, Phase.HAULING),
    Lose: (Phase.LOSING,),
}


_BOTH_PILES = (Pile.A, Pile.B)


def apply(game: Game, action: Action) -> Step:
    """The game after `action`, and the events."""
    phase = game.round.phase
    if phase not in _PHASES[type(action)]:
        raise IllegalAction(action, _out_of_place(action, phase))
    match action:
        case Deal():
            return _deal(game, action)
        case Draw():
            return _draw(game, action)
        case TakeTop():
            return _take_top(game, action)
        case Keep():
            return _keep(game, action)
        case Lay():
            return _lay(game, action)
        case EndTurn():
            return end_turn(game)
        case CallStop():
            return _call(game, action, Call.STOP)
        case CallLastChance():
            return _call(game, action, Call.LAST_CHANCE)
        case Look():
            return _look(game, action)
        case Pick():
            return _pick(game, action) if phase is Phase.PICK else _choose(game, action)
        case Steal():
            return _steal(game, action)
        case LayMermaids():
            return _lay_mermaids(game, action)
        case Lose():
            return _lose(game, action)
        case _:
            assert_never(action)


def _out_of_place(action: Action, phase: Phase) -> Reason:
    if phase is Phase.OVER:
        return Reason.GAME_OVER
    if isinstance(action, Deal | Lose) and phase not in CHANCE_PHASES:
        return Reason.NOT_CHANCE
    if not isinstance(action, Deal | Lose) and phase in CHANCE_PHASES:
        return Reason.CHANCE_ACTS
    return Reason.WRONG_PHASE


def _require(fact: object, action: Action, reason: Reason) -> None:
    if not fact:
        raise IllegalAction(action, reason)


def _gain(game: Game, now: Round, card: Card, events: Events) -> Step:
    """Add a card to the hand of the seat whose turn it is; then that seat may play."""
    seat = now.turn
    hand = added(now.hands[seat], card)
    game = game._replace(round=now._replace(phase=Phase.PLAY, hands=set_at(now.hands, seat, hand)))
    if game.ruleset.mermaid_win is MermaidWin.INSTANT and hand.count(MERMAID) == 4:
        return win_by_mermaids(game, events)
    return end_turn(game, events) if now.restricted[seat] else Step(game, events)


# --- step 1: take a card


def _draw(game: Game, action: Draw) -> Step:
    now = game.round
    _require(now.deck, action, Reason.DECK_EMPTY)
    return Step(game._replace(round=now._replace(phase=Phase.DRAWING)), ())


def _take_top(game: Game, action: TakeTop) -> Step:
    now, pile = game.round, action.pile
    _require(not now.restricted[now.turn], action, Reason.RESTRICTED)
    _require(now.piles[pile], action, Reason.PILE_EMPTY)
    *rest, card = now.piles[pile]
    after = now._replace(piles=_with_pile(now, pile, tuple(rest)))
    return _gain(game, after, card, (CardTaken(now.turn, pile, card, rest[-1] if rest else None),))


def _keep(game: Game, action: Keep) -> Step:
    now, card, pile = game.round, action.card, action.pile
    _require(card in now.drawn, action, Reason.CARD_NOT_DRAWN)
    _require(pile in open_for_discard(game), action, Reason.EMPTY_PILE_FIRST)
    (other,) = removed(now.drawn, card)
    if _wins_on_arrival(game, card):  # before any discard: nothing is put on the pile
        return _gain(game, now._replace(drawn=(other,)), card, (CardChosen(now.turn, card, (other,), 1),))
    after = now._replace(drawn=(), piles=_with_pile(now, pile, (*now.piles[pile], other)))
    return _gain(game, after, card, (CardKept(now.turn, card, other, pile),))


def open_for_discard(game: Game) -> tuple[Pile, ...]:
    """The piles that may get a discard: only the empty one, if exactly one is empty."""
    a, b = game.round.piles
    if bool(a) == bool(b) or not game.ruleset.force_empty_pile:
        return _BOTH_PILES
    return (Pile.B,) if a else (Pile.A,)


def _wins_on_arrival(game: Game, card: Card) -> bool:
    hand = game.round.hands[game.round.turn]
    return game.ruleset.mermaid_win is MermaidWin.INSTANT and added(hand, card).count(MERMAID) == 4


def _with_pile(now: Round, pile: Pile, cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    return (cards, now.piles[1]) if pile is Pile.A else (now.piles[0], cards)


# --- step 2: play cards


def _lay(game: Game, action: Lay) -> Step:
    now, cards = game.round, action.cards
    _require(2 <= len(cards) <= 3, action, Reason.NOT_A_DUO)
    one, other, *star = cards
    effect = EFFECTS.get((one.kind, other.kind)) or EFFECTS.get((other.kind, one.kind))
    _require(effect, action, Reason.NOT_A_DUO)
    _require(not star or star[0].kind is Kind.STARFISH, action, Reason.NOT_A_TRIO)
    _require(one <= other, action, Reason.CARDS_OUT_OF_ORDER)
    _require(holds(now.hands[now.turn], cards), action, Reason.CARD_NOT_IN_HAND)
    seat = now.turn
    after = now._replace(
        hands=set_at(now.hands, seat, removed(now.hands[seat], *cards)),
        tableaus=set_at(now.tableaus, seat, (*now.tableaus[seat], cards)),
    )
    game, events = game._replace(round=after), (CardsLaid(seat, cards),)
    assert effect is not None
    if lapses(cards, supply_of(after)):
        return lapse(game, events)
    return Step(game, events) if star else effect(game, events)


def _lay_mermaids(game: Game, action: LayMermaids) -> Step:
    now = game.round
    _require(now.hands[now.turn].count(MERMAID) == 4, action, Reason.NOT_FOUR_MERMAIDS)
    return win_by_mermaids(game)


def _look(game: Game, action: Look) -> Step:
    now, pile = game.round, action.pile
    _require(now.piles[pile], action, Reason.PILE_EMPTY)
    after = now._replace(phase=Phase.PICK, looking=pile)
    return Step(game._replace(round=after), (PileSearched(now.turn, pile, now.piles[pile]),))


def _pick(game: Game, action: Pick) -> Step:
    now, card, pile = game.round, action.card, game.round.looking
    assert pile is not None
    _require(card in now.piles[pile], action, Reason.CARD_NOT_IN_PILE)
    rest = removed(now.piles[pile][::-1], card)[::-1]  # of equal cards the one nearest the top
    after = now._replace(piles=_with_pile(now, pile, rest), looking=None)
    top = rest[-1] if rest else None
    return _gain(game, after, card, (CardPicked(now.turn, pile, card, top),))


def _choose(game: Game, action: Pick) -> Step:
    now, card = game.round, action.card
    _require(card in now.drawn, action, Reason.CARD_NOT_LOOKED_AT)
    returned = removed(now.drawn, card)
    after = now._replace(drawn=(), deck=added(now.deck, *returned))
    return _gain(game, after, card, (CardChosen(now.turn, card, returned, len(returned)),))


def _steal(game: Game, action: Steal) -> Step:
    now, victim = game.round, action.victim
    _require(0 <= victim < game.players, action, Reason.NO_SUCH_SEAT)
    _require(victim != now.turn, action, Reason.VICTIM_IS_SELF)
    _require(not now.revealed[victim], action, Reason.VICTIM_IS_PROTECTED)
    _require(now.hands[victim], action, Reason.VICTIM_HAS_NO_CARDS)
    after = now._replace(phase=Phase.LOSING, victim=victim)
    return Step(game._replace(round=after), (VictimChosen(now.turn, victim),))


# --- step 3: call


def _call(game: Game, action: CallStop | CallLastChance, call: Call) -> Step:
    now = game.round
    _require(now.caller is None, action, Reason.ALREADY_CALLED)
    points = card_points(now.hands[now.turn], now.tableaus[now.turn], game.ruleset)
    _require(points >= game.call_at, action, Reason.NOT_ENOUGH_POINTS)
    return end_turn(game, call=call)


# --- chance


def _deal(game: Game, action: Deal) -> Step:
    now, card = game.round, action.card
    _require(card in now.deck, action, Reason.CARD_NOT_IN_DECK)
    deck = removed(now.deck, card)
    seat = now.turn
    if now.phase is Phase.SETUP:
        pile = Pile.B if now.piles[Pile.A] else Pile.A
        now = now._replace(deck=deck, piles=_with_pile(now, pile, (card,)))
        started = (PileStarted(pile, card),)
        return (
            begin_turn(game, now, seat, started)
            if pile is Pile.B
            else Step(game._replace(round=now), started)
        )
    if now.phase is Phase.FISHING or (now.phase is Phase.DRAWING and draws_one(now)):
        return _gain(game, now._replace(deck=deck), card, (CardDrawn(seat, card),))
    drawn = added(now.drawn, card)
    wanted, then = (2, Phase.KEEP) if now.phase is Phase.DRAWING else (LOBSTER_LOOKS_AT, Phase.CHOOSE)
    phase = then if len(drawn) == wanted or not deck else now.phase
    game = game._replace(round=now._replace(deck=deck, drawn=drawn, phase=phase))
    return Step(game, (CardLifted(seat, card),))


def draws_one(now: Round) -> bool:
    """Whether a draw is one card, which goes straight into the hand: a restricted one, or the last card."""
    return now.restricted[now.turn] or (len(now.deck) == 1 and not now.drawn)


def _lose(game: Game, action: Lose) -> Step:
    now, card = game.round, action.card
    assert now.victim is not None
    _require(card in now.hands[now.victim], action, Reason.CARD_NOT_IN_HAND)
    hands = set_at(now.hands, now.victim, removed(now.hands[now.victim], card))
    after = now._replace(hands=hands, victim=None)
    return _gain(game, after, card, (CardStolen(now.turn, now.victim, card),))
