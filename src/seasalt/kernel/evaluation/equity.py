"""What a standing between two rounds is worth: the chance to win the game, from a table over points needed.

A table has a cell for each combination of points needed, by seat from the one that starts the next round: for
two players every combination, for three and four a coarser grid, and what lies between is interpolated. Where
somebody needs more than the grid has, everybody's need is scaled down.
"""

from collections.abc import MutableSequence, Sequence
from typing import Final

from seasalt.kernel.game.bits import States
from seasalt.kernel.game.layout import OVER, SEATS, VOID, State
from seasalt.kernel.game.turns import add_up, start_game
from seasalt.kernel.players.playout import play_round

SIDE: Final = [0, 0, 40, 10, 7]  # by players: cells along the need of one seat,
TOP: Final = [0, 0, 40, 37, 31]  # which go from 1 point to so many

OUTCOME: Final = SEATS + 3
"""Numbers that tell a round: the points of each seat from its starter on; who starts the next round; who has
won the game by mermaids, or -1; how often that came up."""


def game_value(s: State, seat: int, equity: Sequence[float]) -> float:
    """The chance of a seat to win the game, now that the round is over."""
    players = s.players
    if s.phase == OVER:
        if s.ranks[seat] != 1:
            return 0.0
        winners = 0
        for one in range(players):
            if s.ranks[one] == 1:
                winners += 1
        return 1.0 / winners
    starter = coming_starter(s)
    return standing_value(s, starter, (seat - starter) % players, equity)


def coming_starter(s: State) -> int:
    """Who starts the round after the one that is over."""
    ender = s.turn + 0
    if s.ending != VOID and s.left_of_last_turn == 0:
        ender = s.caller + 0
    return (ender + 1) % s.players


def standing_value(s: State, starter: int, place: int, equity: Sequence[float]) -> float:
    """The chance of the seat at that place from the starter on, before a round that `starter` begins."""
    players = s.players
    side = SIDE[players]
    most = TOP[players] + 0
    for seat in range(players):
        most = max(most, s.target - s.totals[seat])
    scale = (side - 1) / (most - 1)
    value = 0.0
    for corner in range(1 << players):  # of the cell in which the standing lies
        weight = 1.0
        cell = 0
        for step in range(players):
            along = (s.target - s.totals[(starter + step) % players] - 1) * scale
            low = min(int(along), side - 2)
            if corner >> step & 1:
                weight *= along - low
                low += 1
            else:
                weight *= low + 1 - along
            cell = cell * side + low
        if weight > 0.0:
            value += weight * equity[cell * players + place]
    return value


# --- making a table


def outcomes_many(
    states: States, first: int, last: int, policy: int, rounds: int, outcomes: MutableSequence[int]
) -> None:
    """Play so many rounds, each the first of a game, in every record, and tell them one after another."""
    told = 0
    for place in range(first, last):
        s = states[place]
        for played in range(rounds):
            start_game(s, played % s.players)
            play_round(s, policy)
            tell(s, outcomes, told)
            told += OUTCOME


def tell(s: State, outcomes: MutableSequence[int], begin: int) -> None:
    """The round that is over, in OUTCOME numbers."""
    players = s.players
    for seat in range(players):
        outcomes[begin + (seat - s.starter) % players] = s.points[seat]
    outcomes[begin + SEATS] = (coming_starter(s) - s.starter) % players
    winner = -1
    if s.phase == OVER and s.points[s.turn] == 0:
        winner = (s.turn - s.starter) % players
    outcomes[begin + SEATS + 1] = winner
    outcomes[begin + SEATS + 2] = 1


def improve_many(states: States, outcomes: Sequence[int], equity: MutableSequence[float]) -> float:
    """Let every cell be what its rounds lead to, those next to the goal first; the largest change.

    The first record says how many play and how ties are broken.
    """
    s = states[0]
    players = s.players
    side = SIDE[players]
    step = (TOP[players] - 1) // (side - 1)
    count = len(outcomes) // OUTCOME
    change = 0.0
    for cell in range(side**players):
        for place in range(players):
            chance = 0.0
            together = 0
            for told in range(count):
                begin = told * OUTCOME
                often = outcomes[begin + SEATS + 2]
                together += often
                winner = outcomes[begin + SEATS + 1]
                if winner >= 0:
                    if winner == place:
                        chance += often
                    continue
                rest = cell + 0
                for back in range(players):
                    seat = players - 1 - back
                    s.totals[seat] = s.target - 1 - rest % side * step
                    s.points[seat] = outcomes[begin + seat]
                    rest //= side
                s.ending = VOID
                s.turn = (outcomes[begin + SEATS] - 1) % players
                add_up(s)
                chance += often * game_value(s, place, equity)
            chance /= together
            change = max(change, abs(chance - equity[cell * players + place]))
            equity[cell * players + place] = chance
    return change
