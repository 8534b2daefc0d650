"""Reset and step of one game of the vector environment on a device.

A step plays the action, then opponents and chance up to the next decision; `autoreset` says when a game that
has ended is replaced. The functions are compiled by `env.gpu.device` together with the kernel, whose
`begin_many` and `step_many` do the same for `env.vector`; each thread of a GPU calls them for its own game.
"""

from typing import Any, Final, NamedTuple

from seasalt.env.gpu.device import put_lowest
from seasalt.env.gpu.generators import draw_game
from seasalt.kernel.game.layout import SEATS
from seasalt.kernel.observation.steps import (
    NEXT_STEP,
    SAME_STEP,
    TERMINATED,
    TRUNCATED,
    Games,
    begin_many,
    is_legal,
    step_many,
)

NOWHERE: Final = 2**62  # in place of the first illegal action


class Draws(NamedTuple):
    """What draws the next game of each place."""

    generators: Any
    learner: int  # NONE, DRAWN or FIXED
    players: int


class Reset(NamedTuple):
    """The arrays of a reset."""

    games: Games
    draws: Draws
    seeded: Any  # places that have a new generator, which draws twice: this game and the next
    starter: int  # of all games, or -1
    chosen: Any
    rows: Any
    masks: Any
    turns: Any


class Stepped(NamedTuple):
    """The arrays of a step; `wrong` is the place of the first illegal action, or NOWHERE."""

    games: Games
    draws: Draws
    actions: Any
    wrong: Any
    all_rewards: Any  # SEATS per game
    rewards: Any  # of the seat that acted
    terminated: Any
    truncated: Any
    rows: Any
    masks: Any
    final_rows: Any
    turns: Any


def reset_game(place: Any, arrays: Any) -> None:
    """Start a new game in a place if it is chosen; write row and mask."""
    games, draws = arrays.games, arrays.draws
    if arrays.seeded[place]:
        draw_game(place, games, draws.generators, draws.learner, draws.players)
    if arrays.chosen[place] and arrays.starter >= 0:
        games.starters[place] = arrays.starter
    begin_many(games, place, place + 1, arrays.chosen, arrays.rows, arrays.masks)
    if arrays.chosen[place]:
        draw_game(place, games, draws.generators, draws.learner, draws.players)
    arrays.turns[place] = games.states[place].turn


def check_action(place: Any, arrays: Any) -> None:
    """Note the place if its action is not legal."""
    games = arrays.games
    due = games.ended[place] == 0 or games.autoreset != NEXT_STEP
    if due and not is_legal(games.states[place], arrays.actions[place]):
        put_lowest(arrays.wrong, place)


def step_game(place: Any, arrays: Any) -> None:
    """Play the action of a place and everything up to the next decision, if no action is wrong anywhere."""
    if arrays.wrong[0] != NOWHERE:
        return
    games, draws = arrays.games, arrays.draws
    acting = games.states[place].turn + 0  # a copy: the record changes
    began = games.ended[place] + 0
    step_many(
        games, place, place + 1, arrays.actions, arrays.all_rewards, arrays.rows, arrays.masks,
        arrays.final_rows,
    )  # fmt: skip
    ended = games.ended[place]
    arrays.terminated[place] = ended == TERMINATED
    arrays.truncated[place] = ended == TRUNCATED
    arrays.rewards[place] = arrays.all_rewards[SEATS * place + acting]
    if games.autoreset == SAME_STEP:
        began = ended
        games.ended[place] = 0
    if began:
        draw_game(place, games, draws.generators, draws.learner, draws.players)
    arrays.turns[place] = games.states[place].turn
