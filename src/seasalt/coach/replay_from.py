"""A second try: a game set back to one of its decisions, with what its seat could not know dealt anew.

A player who tries again may have seen the replay, so the cards that the others hold unseen are exchanged for
cards of the deck, by chance. The new beginning is taken only if the seat saw exactly the same in it: every
event as it was redacted for that seat, and the same view at the end. What others took for all to see, and
what they chose from a pile, stays theirs.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final, NamedTuple

from seasalt.rules.action import Action, Deal, Keep, Lose, Seat
from seasalt.rules.cards import Card
from seasalt.rules.errors import IllegalAction
from seasalt.rules.event import (
    CardChosen,
    CardDrawn,
    CardKept,
    CardLifted,
    CardStolen,
    Event,
    HandRevealed,
    RoundStarted,
)
from seasalt.rules.game import Game
from seasalt.rules.record import Record, replay
from seasalt.rules.view import View, redact, view

TRIES: Final = 50


@dataclass
class _Hidden:
    """A card in another hand that the seat never saw, and the actions that name it."""

    card: Card
    actions: list[int]


class ReplayStart(NamedTuple):
    """Whose decision it is, and the actions before it, chance included."""

    seat: Seat
    actions: tuple[Action, ...]


def replay_from(record: Record, step: int, rng: Random) -> ReplayStart:
    """The game before action number `step`, a decision of a seat, with hidden cards dealt anew.

    If no other deal is found that fits, for example since nothing is hidden, all is as it was.
    """
    before = replace(record, actions=record.actions[:step], seed=None, fairness=None)
    game, hidden = _played(before)
    seat = game.to_act
    assert seat is not None, "a decision of a seat"
    slots = [slot for other, cards in hidden.items() if other != seat for slot in cards]
    seen = _seen(before, seat)
    for _ in range(TRIES):
        pool = [*(slot.card for slot in slots), *game.round.deck]
        rng.shuffle(pool)
        dealt = _renamed(before.actions, slots, pool)
        try:
            if _seen(replace(before, actions=dealt), seat) == seen:
                return ReplayStart(seat, dealt)
        except IllegalAction:
            continue
    return ReplayStart(seat, before.actions)


def _played(record: Record) -> tuple[Game, dict[Seat, list[_Hidden]]]:
    """The game after all actions, and the cards in each hand that only their seat has seen."""
    hands: dict[Seat, list[_Hidden]] = {Seat(seat): [] for seat in range(len(record.names))}
    lifted: list[_Hidden] = []
    game: Game | None = None
    for number, (_, (game, events)) in enumerate(replay(record), start=-1):
        for event in events:
            match event:
                case RoundStarted():
                    hands = {seat: [] for seat in hands}
                    lifted = []
                case CardLifted(_, Card() as card):
                    lifted.append(_Hidden(card, [number]))
                case CardDrawn(seat, Card() as card):
                    hands[seat].append(_Hidden(card, [number]))
                case CardKept(seat, Card() as card):
                    kept = next(one for one in lifted if one.card == card)
                    kept.actions.append(number)
                    hands[seat].append(kept)
                    lifted = []
                case CardChosen():
                    lifted = []  # a lobster's cards went back among the others: they stay as they were
                case CardStolen(thief, victim, Card() as card):
                    _steal(hands[thief], hands[victim], card, number)
                case HandRevealed(seat):
                    hands[seat] = []
                case _:
                    pass
        for seat, cards in hands.items():
            hands[seat] = _still_held(cards, game.round.hands[seat])
    assert game is not None
    return game, hands


def _steal(thiefs: list[_Hidden], victims: list[_Hidden], card: Card, number: int) -> None:
    stolen = next((one for one in victims if one.card == card), None)
    if stolen is not None:
        victims.remove(stolen)
        stolen.actions.append(number)
        thiefs.append(stolen)


def _still_held(hidden: list[_Hidden], hand: Sequence[Card]) -> list[_Hidden]:
    """Without those that were laid. Of equal cards it does not matter which."""
    left, held = list(hand), []
    for one in hidden:
        if one.card in left:
            left.remove(one.card)
            held.append(one)
    return held


def _renamed(actions: tuple[Action, ...], slots: list[_Hidden], pool: list[Card]) -> tuple[Action, ...]:
    """The actions in which each hidden card is the next of the pool."""
    changed = list(actions)
    for slot, card in zip(slots, pool, strict=False):
        for number in slot.actions:
            action = changed[number]
            assert isinstance(action, Deal | Keep | Lose)
            changed[number] = replace(action, card=card)
    return tuple(changed)


def _seen(record: Record, seat: Seat) -> tuple[list[Event], View]:
    """All that a seat saw of a game, and what it sees now."""
    steps = [step for _, step in replay(record)]
    events = [redact(event, seat) for step in steps for event in step.events]
    return events, view(steps[-1].game, seat)
