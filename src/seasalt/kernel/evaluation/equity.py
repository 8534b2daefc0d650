"""Match equity: the chance to win the game from the totals between two rounds.

A table has a cell for each combination of points needed, by seat from the one that starts the next round. Two
players have a cell for every combination; three and four have a coarser grid, interpolated in between. If a
seat needs more points than the grid covers, all needs are scaled down.
"""

from collections.abc import MutableSequence, Sequence
from typing import Final

from seasalt.kernel.game.bits import States
from seasalt.kernel.game.layout import OVER, SEATS, VOID, State
from seasalt.kernel.game.turns import add_up, next_starter, start_game
from seasalt.kernel.players.playout import play_round
from seasalt.rules.ruleset import TARGET_SCORES

SPACING: Final = [0, 0, 1, 4, 5]  # by players: points between two cells
SIDE: Final = [  # by players: cells along one axis, from 1 point needed to the usual target or more
    -(-(TARGET_SCORES[players] - 1) // SPACING[players]) + 1 if players in TARGET_SCORES else 0
    for players in range(SEATS + 1)
]
TOP: Final = [
    1 + (SIDE[players] - 1) * SPACING[players] if SIDE[players] else 0 for players in range(SEATS + 1)
]
"""By players: the points needed in the last cell."""

OUTCOME_SIZE: Final = SEATS + 3
"""Numbers per outcome of a round: the points of each seat from its starter on; the starter of the next round;
the winner of the game by mermaids, or -1; how often the outcome came up."""


def game_value(s: State, seat: int, equity: Sequence[float]) -> float:
    """The chance of a seat to win the game at the end of a round."""
    players = s.players
    if s.phase == OVER:
        if s.ranks[seat] != 1:
            return 0.0
        winners = 0
        for one in range(players):
            if s.ranks[one] == 1:
                winners += 1
        return 1.0 / winners
    starter = next_starter(s)
    return standing_value(s, starter, (seat - starter) % players, equity)


def standing_value(s: State, starter: int, place: int, equity: Sequence[float]) -> float:
    """The chance of the seat `place` seats after `starter`, before a round that `starter` starts."""
    players = s.players
    side = SIDE[players]
    most = TOP[players]
    for seat in range(players):
        most = max(most, s.target - s.totals[seat])
    scale = (side - 1) / (most - 1)
    value = 0.0
    for corner in range(1 << players):  # of the grid cell that contains the totals
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
    """In every record, play the first round of `rounds` new games, and write the outcome of each."""
    begin = 0
    for place in range(first, last):
        s = states[place]
        for played in range(rounds):
            start_game(s, played % s.players)
            play_round(s, policy)
            write_outcome(s, outcomes, begin)
            begin += OUTCOME_SIZE


def write_outcome(s: State, outcomes: MutableSequence[int], begin: int) -> None:
    """Write the outcome of the round that is over, from index `begin` on."""
    players = s.players
    for seat in range(players):
        outcomes[begin + (seat - s.starter) % players] = s.points[seat]
    outcomes[begin + SEATS] = (next_starter(s) - s.starter) % players
    winner = -1
    if s.phase == OVER and s.points[s.turn] == 0:
        winner = (s.turn - s.starter) % players
    outcomes[begin + SEATS + 1] = winner
    outcomes[begin + SEATS + 2] = 1


def improve_many(states: States, outcomes: Sequence[int], equity: MutableSequence[float]) -> float:
    """Update every cell from the outcomes and the other cells; returns the largest change.

    Cells close to the target come first. The first record has the number of players and the tie-break.
    """
    s = states[0]
    players = s.players
    side = SIDE[players]
    step = SPACING[players]
    count = len(outcomes) // OUTCOME_SIZE
    change = 0.0
    for cell in range(side**players):
        for place in range(players):
            chance = 0.0
            together = 0
            for outcome in range(count):
                begin = outcome * OUTCOME_SIZE
                often = outcomes[begin + SEATS + 2]
                together += often
                winner = outcomes[begin + SEATS + 1]
                if winner >= 0:
                    if winner == place:
                        chance += often
                    continue
                rest = cell
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
