"""Legal actions: `play.apply` accepts these and refuses every other."""

from seasalt.rules.action import (
    Action,
    CallLastChance,
    CallStop,
    Draw,
    EndTurn,
    Keep,
    Lay,
    LayMermaids,
    Look,
    Pick,
    Pile,
    Steal,
    TakeTop,
)
from seasalt.rules.cards import MERMAID, Cards, Kind, distinct
from seasalt.rules.chance import chance_outcomes
from seasalt.rules.effects import lapses, possible_victims, supply_of
from seasalt.rules.game import Game
from seasalt.rules.phase import Phase
from seasalt.rules.play import open_for_discard
from seasalt.rules.scoring import DUOS, card_points

_TAKES = tuple(TakeTop(pile) for pile in Pile)
_LOOKS = tuple(Look(pile) for pile in Pile)


def legal_actions(game: Game) -> tuple[Action, ...]:
    """Every action of the seat to act, or of chance; none after the game."""
    now = game.round
    match now.phase:
        case Phase.TAKE:
            draw: tuple[Action, ...] = (Draw(),) if now.deck else ()
            if now.restricted[now.turn]:
                return draw
            return draw + tuple(take for take in _TAKES if now.piles[take.pile])
        case Phase.KEEP:
            piles = open_for_discard(game)
            return tuple(Keep(card, pile) for card in distinct(now.drawn) for pile in piles)
        case Phase.PLAY:
            return _plays(game)
        case Phase.LOOK:
            return tuple(look for look in _LOOKS if now.piles[look.pile])
        case Phase.PICK:
            assert now.looking is not None
            return tuple(Pick(card) for card in distinct(now.piles[now.looking]))
        case Phase.CHOOSE:
            return tuple(Pick(card) for card in distinct(now.drawn))
        case Phase.STEAL:
            return tuple(Steal(victim) for victim in possible_victims(now.hands, now.turn, now.revealed))
        case Phase.OVER:
            return ()
        case _:
            return tuple(action for action, _ in chance_outcomes(game))


def _plays(game: Game) -> tuple[Action, ...]:
    now = game.round
    hand = now.hands[now.turn]
    actions: list[Action] = [Lay(cards) for cards in layable(hand)]
    if hand.count(MERMAID) == 4:
        actions.append(LayMermaids())
    if now.caller is None and card_points(hand, now.tableaus[now.turn], game.ruleset) >= game.call_at:
        actions += (CallStop(), CallLastChance())
    actions.append(EndTurn())
    return tuple(actions)


_DUOS = frozenset(DUOS)
_DUO_KINDS = frozenset(kind for duo in DUOS for kind in duo)


def layable(hand: Cards) -> list[Cards]:
    """Every duo that can be laid from a sorted hand, alone and with each starfish."""
    cards = [card for card in hand if card.kind in _DUO_KINDS]
    duos = {  # in a sorted hand the kinds of a pair come in the order of DUOS
        (one, other): None
        for place, one in enumerate(cards)
        for other in cards[place + 1 :]
        if (one.kind, other.kind) in _DUOS
    }
    stars = distinct(card for card in hand if card.kind is Kind.STARFISH)
    return [(*duo, *star) for duo in duos for star in ((), *((star,) for star in stars))]


def lapsing_lays(game: Game) -> tuple[Lay, ...]:
    """The legal lays whose effect would find nothing to act on."""
    supply = supply_of(game.round)
    lays = [action for action in legal_actions(game) if isinstance(action, Lay)]
    return tuple(lay for lay in lays if lapses(lay.cards, supply))
