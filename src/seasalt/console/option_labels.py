"""Labels of the options that the terminal lists."""

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
    Steal,
    TakeTop,
)
from seasalt.rules.cards import Cards, Kind, removed
from seasalt.rules.effects import lapses
from seasalt.rules.ending import card_and_color_points, endings_of
from seasalt.rules.result import Call, Ending
from seasalt.rules.scoring import Score, score
from seasalt.rules.view import View
from seasalt.texts import Texts, card_name, card_names, pile_name


class OptionLabels:
    """Labels of options in one language."""

    def __init__(self, texts: Texts, names: tuple[str, ...]) -> None:
        self._texts = texts
        self._names = names

    def label(self, view: View, action: Action) -> str:
        """The label of an option of the viewing seat."""
        say, texts = self._texts.say, self._texts
        match action:
            case Draw():
                if view.seat is not None and view.restricted[view.seat]:
                    return say("option-draw-restricted")
                return say("option-draw-last" if view.deck_size == 1 else "option-draw")
            case TakeTop(pile):
                top = view.piles[pile].top
                assert top is not None
                return say("option-take", card=card_name(texts, top), pile=pile_name(texts, pile))
            case Keep(card, pile):
                (other,) = removed(view.drawn or (), card)
                kept, discarded = card_name(texts, card), card_name(texts, other)
                return say("option-keep", card=kept, other=discarded, pile=pile_name(texts, pile))
            case Lay(cards):
                effect = "none" if lapses(cards, view.supply) else _effect_kind(cards)
                return say(f"option-lay-{effect}", cards=card_names(texts, cards))
            case Look(pile):
                return say("option-look", pile=pile_name(texts, pile), count=view.piles[pile].size)
            case Pick(card):
                return say("option-pick", card=card_name(texts, card))
            case Steal(victim):
                return say("option-steal", name=self._names[victim], count=view.hand_sizes[victim])
            case LayMermaids():
                return say("option-mermaids")
            case CallStop():
                return self._call(view, Call.STOP)
            case CallLastChance():
                return self._call(view, Call.LAST_CHANCE)
            case EndTurn():
                return say("option-end")
            case _:
                raise AssertionError(f"not a seat's action: {action}")

    def _call(self, view: View, call: Call) -> str:
        """The label of a call, with the points it may bring."""
        say = self._texts.say
        endings = endings_of(call, view.hand, view.deck_size, view.ruleset)
        cards, bonus = card_and_color_points(endings[0], points_of(view), called=True)
        match endings[0]:
            case Ending.MERMAIDS:
                return say("option-call-mermaids", call=call)
            case Ending.STOP:
                return say("option-stop", points=cards)
            case Ending.VOID:
                return say("option-last-void")
            case _:
                return say("option-last", points=cards, bonus=bonus)


def points_of(view: View) -> Score:
    """The score of the viewer's cards."""
    return score(view.hand, view.tableau, view.ruleset)


def _effect_kind(cards: Cards) -> Kind:
    """The kind that decides the effect: that of the duo, or the starfish that cancels it."""
    kinds = [card.kind for card in cards]
    rare = (Kind.STARFISH, Kind.LOBSTER, Kind.JELLYFISH, Kind.SHARK, Kind.FISH, Kind.BOAT, Kind.CRAB)
    return next(kind for kind in rare if kind in kinds)
