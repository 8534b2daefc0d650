"""The chances to win over a game, turn by turn, for readers who may see every hand.

The chances of a position are found by playing on with quick players, all hands open and the deck unknown
(`kernel.evaluation.open_hands`). All turns use the same random numbers, so that a step of the curve is a
change in the game rather than noise.
"""

from collections.abc import Iterator
from typing import NamedTuple

from seasalt.kernel.convert import state_of
from seasalt.kernel.engines.engine import Engine, engine
from seasalt.kernel.players.policy import KEEN
from seasalt.kernel.thinking.option_trials import equity_for
from seasalt.rules.event import TurnStarted
from seasalt.rules.game import Game
from seasalt.rules.record import Record, decisions

PLAYOUTS = 200


class WinChances(NamedTuple):
    """The chance of each seat to win, 0 to 1, after that many decisions."""

    step: int
    round: int
    chances: tuple[float, ...]


class Turn(NamedTuple):
    """The game at the start of a turn, or at its end, after that many decisions."""

    step: int
    game: Game


def turns(record: Record) -> Iterator[Turn]:
    """The starts of all turns of a game, extra turns included, and its end if it has one."""
    for step, decision in enumerate(decisions(record)):
        if decision.game.outcome or any(isinstance(event, TurnStarted) for event in decision.events):
            yield Turn(step, decision.game)


def win_curve(record: Record, playouts: int = PLAYOUTS, seed: int = 0) -> Iterator[WinChances]:
    """The chances at every turn and at the end; the same for the same seed."""
    for step, game in turns(record):
        yield WinChances(step, game.round.number, chances(game, playouts, seed))


def chances(
    game: Game, playouts: int = PLAYOUTS, seed: int = 0, jobs: Engine | None = None
) -> tuple[float, ...]:
    """The chance of each seat to win the game, 0 to 1; a shared victory is split."""
    if game.outcome:
        winners = game.outcome.winners
        return tuple((seat in winners) / len(winners) for seat in range(game.players))
    jobs = jobs or engine()
    records = jobs.states(2, 0)
    jobs.put(state_of(game), records, 0)
    sums = jobs.reals([0.0] * game.players)
    equity = equity_for(jobs, game.players, game.ruleset.extra_salt)
    jobs.job("win_chances_many")(records, 0, playouts, seed, KEEN, equity, sums)
    won = [float(number) for number in jobs.read(sums)]
    return tuple(
        number / sum(won) for number in won
    )  # the equity tables are rounded: the sum is only nearly 1
