"""Players for the playthroughs: simple people with a temper, not good ones."""

from collections.abc import Sequence
from enum import StrEnum
from random import Random
from typing import TypeVar

from seasalt.rules import (
    Action,
    CallLastChance,
    CallStop,
    Card,
    Draw,
    EndTurn,
    Game,
    Keep,
    Kind,
    Lay,
    LayMermaids,
    Pick,
    TakeTop,
    legal_actions,
    score,
)
from seasalt.rules.cards import added

T = TypeVar("T")


class Temper(StrEnum):
    """What a player likes to do with seven points."""

    CALM = "calm"  # STOP
    BOLD = "bold"  # LAST CHANCE
    PATIENT = "patient"  # wait, perhaps for mermaids


def one_of(options: Sequence[T], rng: Random) -> T:
    """Any of the options; the same for ever, whatever `random.choice` may come to do."""
    return options[int(rng.random() * len(options))]


def decide(game: Game, temper: Temper, rng: Random) -> Action:
    """What the seat to act does."""
    options = legal_actions(game)
    match options[0]:
        case Keep() | Pick():
            return max(options, key=lambda option: (_worth_of(game, option), rng.random()))
        case Draw() | TakeTop():
            return _take(game, options, rng)
        case Lay() | LayMermaids() | CallStop() | EndTurn():
            return _play(options, temper, rng)
        case _:
            return one_of(options, rng)


def _take(game: Game, options: tuple[Action, ...], rng: Random) -> Action:
    best = max(options, key=lambda option: (_worth_of(game, option), rng.random()))
    return (
        best if _worth_of(game, best) >= 2 or Draw() not in options else one_of((best, Draw(), Draw()), rng)
    )


def _play(options: tuple[Action, ...], temper: Temper, rng: Random) -> Action:
    if LayMermaids() in options:
        return LayMermaids()
    lays = [option for option in options if isinstance(option, Lay)]
    if lays and rng.random() < 0.7:
        return max(lays, key=lambda lay: (len(lay.cards), rng.random()))
    if CallStop() in options:
        calls: tuple[Action, ...] = (CallStop(), CallLastChance())
        eager = {Temper.CALM: calls[0], Temper.BOLD: calls[1]}
        if temper in eager and rng.random() < 0.8:
            return eager[temper]
        if rng.random() < 0.05:
            return one_of(calls, rng)
    return EndTurn()


def _worth_of(game: Game, option: Action) -> int:
    """How many points a card would add; a mermaid is always wanted."""
    match option:
        case Keep(card) | Pick(card):
            return _worth(game, card)
        case TakeTop(pile):
            return _worth(game, game.round.piles[pile][-1])
        case _:
            return 0


def _worth(game: Game, card: Card) -> int:
    now = game.round
    hand, laid = now.hands[now.turn], now.tableaus[now.turn]
    gain = score(added(hand, card), laid, game.ruleset).total - score(hand, laid, game.ruleset).total
    return gain + 3 * (card.kind is Kind.MERMAID)
