"""One game from the first deal to the end, without clock or network.

The loop holds the Game; players get a View, their Knowledge and their options.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from seasalt.rules.action import Action, ChanceAction, Seat
from seasalt.rules.game import Game, seats
from seasalt.rules.knowledge import Knowledge, learn, no_knowledge
from seasalt.rules.legal import legal_actions
from seasalt.rules.play import apply
from seasalt.rules.record import PlayedStep
from seasalt.rules.turns import Step
from seasalt.rules.view import View, redact, view


class Decider(Protocol):
    """A person or a program that plays a seat."""

    def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Action:
        """One of `options`."""
        ...


def play_match(
    start: Step,
    players: Sequence[Decider],
    chance: Callable[[Game], ChanceAction],
    past: Sequence[Action] = (),
) -> Iterator[PlayedStep]:
    """Every step of the game as it happens, including the start. `past` actions are replayed first."""
    done = iter(past)
    step = start
    known = [no_knowledge(seat, len(players), step.game.box) for seat in seats(len(players))]
    yield PlayedStep(None, step)
    while True:
        for seat, knowledge in enumerate(known):
            for event in step.events:
                knowledge = learn(knowledge, redact(event, Seat(seat)))
            known[seat] = knowledge
        game = step.game
        if game.outcome:
            return
        if (action := next(done, None)) is not None:
            pass
        elif game.to_act is None:
            action = chance(game)
        else:
            options = legal_actions(game)
            action = players[game.to_act].decide(view(game, game.to_act), known[game.to_act], options)
        step = apply(game, action)
        yield PlayedStep(action, step)
