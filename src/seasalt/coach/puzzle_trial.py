"""A puzzle that is played on: an option, and whatever its player does next, until the round is over.

1. Nothing is kept: the same actions in the same deal give the same again. A deal is a number; cards that the
   seat has not seen lie as it says, in a way that fits all that the seat knows.
2. The others decide by their generator and what they may know: what lies open, their hands and the piles.
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import NamedTuple

from seasalt.bots import LEVELS, Level
from seasalt.bots.contract import dealt_otherwise
from seasalt.coach.puzzle import PuzzlePosition
from seasalt.rules.action import Action, Seat
from seasalt.rules.errors import IllegalAction, Reason
from seasalt.rules.event import Event
from seasalt.rules.game import Game, seats
from seasalt.rules.knowledge import Knowledge, World, learn
from seasalt.rules.legal import legal_actions
from seasalt.rules.play import apply
from seasalt.rules.shuffle import seeded_chance
from seasalt.rules.view import redact, view

OPPONENT = Level.SKILLED
"""It decides by its seed alone, however busy the machine is."""


class Trial(NamedTuple):
    """How far a puzzle was played on."""

    game: Game  # at the next decision of the seat; at the end of the round the last one in it
    knowledge: Knowledge  # of the seat
    events: tuple[Event, ...]  # as the seat may know them
    end: Game | None  # after the round


def play_on(position: PuzzlePosition, actions: Sequence[Action], deal: int) -> Trial:
    """The puzzle after these actions of its seat; refuses one that is not legal, or comes after the round."""
    seat = position.seat
    rng = Random(f"puzzle/{deal}")
    seed = rng.randbytes(16)
    game = dealt_otherwise(position.game, position.knowledge, rng)
    known = {other: _known_at_first(position, game, other) for other in seats(game.players)}
    bots = {other: LEVELS[OPPONENT](Random(rng.random())) for other in known if other != seat}
    events: list[Event] = []
    left = list(actions)
    while game.to_act != seat or left:
        action: Action
        if game.chance_acts:
            action = seeded_chance(game, seed)
        elif game.to_act == seat:
            action = left.pop(0)
        else:
            options = legal_actions(game)
            turn = game.round.turn
            action = bots[turn].decide(view(game, turn), known[turn], options)
        after, happened = apply(game, action)
        events += [redact(event, seat) for event in happened]
        if after.results or after.outcome:
            if left:
                raise IllegalAction(left[0], Reason.GAME_OVER)
            return Trial(game, known[seat], tuple(events), after)
        for other in known:
            for event in happened:
                known[other] = learn(known[other], redact(event, other))
        game = after
    return Trial(game, known[seat], tuple(events), None)


def _known_at_first(position: PuzzlePosition, game: Game, seat: Seat) -> Knowledge:
    """What a seat knows when the puzzle begins."""
    if seat == position.seat:
        return position.knowledge
    shown = (other == seat or position.revealed[other] for other in seats(game.players))
    hands = tuple(hand if is_shown else () for hand, is_shown in zip(game.round.hands, shown, strict=True))
    world = World((*hands, (), ()), game.round.piles)
    return replace(position.knowledge, viewer=seat, worlds={world: 1.0})
