"""The chances to win over a game, turn by turn: for who may see every hand, after the game.

A chance is what comes of the position with all hands open and the deck unknown, when quick players go on from
there (`kernel.evaluation.open_hands`). All turns are tried with the same chance, so a step of the curve is a
change in the game rather than in luck.
"""

from collections.abc import Iterator
from typing import NamedTuple

from seasalt.kernel.bridge import state_of
from seasalt.kernel.engines.engine import Engine, at_hand
from seasalt.kernel.players.policy import KEEN
from seasalt.kernel.thinking.option_trials import equity_for
from seasalt.rules.event import TurnStarted
from seasalt.rules.game import Game
from seasalt.rules.record import Record, decisions

PLAYOUTS = 200


class WinChances(NamedTuple):
    """The chance of each seat to win, after that decision of the game, 0 to 1."""

    step: int
    round: int
    chances: tuple[float, ...]


class Turn(NamedTuple):
    """Where a turn begins, or the game ends: after that decision of the game."""

    step: int
    game: Game


def turns(record: Record) -> Iterator[Turn]:
    """Where every turn of a game begins, extra turns too, and where the game ends, if it has."""
    for step, decision in enumerate(decisions(record)):
        if decision.game.outcome or any(isinstance(event, TurnStarted) for event in decision.events):
            yield Turn(step, decision.game)


def win_curve(record: Record, playouts: int = PLAYOUTS, seed: int = 0) -> Iterator[WinChances]:
    """The outlook at every turn and at the end; the same for the same seed."""
    for step, game in turns(record):
        yield WinChances(step, game.round.number, chances(game, playouts, seed))


def chances(
    game: Game, playouts: int = PLAYOUTS, seed: int = 0, jobs: Engine | None = None
) -> tuple[float, ...]:
    """The chance of each seat to win the game, 0 to 1; a win that is shared is shared here too."""
    if game.outcome:
        winners = game.outcome.winners
        return tuple((seat in winners) / len(winners) for seat in range(game.players))
    jobs = jobs or at_hand()
    records = jobs.states(2, 0)
    jobs.put(state_of(game), records, 0)
    sums = jobs.reals([0.0] * game.players)
    equity = equity_for(jobs, game.players, game.ruleset.extra_salt)
    jobs.job("outlook_many")(records, 0, playouts, seed, KEEN, equity, sums)
    won = [float(number) for number in jobs.read(sums)]
    return tuple(number / sum(won) for number in won)  # the tables are rounded: they add up to nearly 1
