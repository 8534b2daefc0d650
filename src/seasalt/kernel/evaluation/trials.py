"""Trials of options: each option is played to the end of the round in the same worlds, with the same chance.

A world is a record with every card somewhere and the deck in order. The value of an option in a world is the
chance to win the game after the round (`equity`); a tally per option adds up values and points. The
distilled network stops before the end of the round and estimates the rest.
"""

from collections.abc import MutableSequence, Sequence
from typing import Final, NamedTuple

from seasalt.kernel.evaluation.distilled_network import (
    EXPECTED_CHANGE,
    EXPECTED_POINTS,
    POINTS_UNIT,
    DistilledNetwork,
    distilled_answer,
    distilled_choice,
    study,
)
from seasalt.kernel.evaluation.equity import game_value, standing_value
from seasalt.kernel.evaluation.guess import Belief, guess_at
from seasalt.kernel.game.bits import States, copy_record, lowest_bit, reseed
from seasalt.kernel.game.chance import roll_in_order, shuffle_deck
from seasalt.kernel.game.layout import ROUND_OVER, SETUP, State
from seasalt.kernel.game.legal import first_action, legal
from seasalt.kernel.game.play import apply
from seasalt.kernel.game.points import card_points
from seasalt.kernel.players.policy import DISTILLED, EAGER, decide
from seasalt.rules.ruleset import CALL_POINTS

OPTION_SIZE: Final = 4  # numbers per option: a duo, its two cards, a starfish; -1 if there are fewer
MOST_GUESSES: Final = 6  # attempts to find a world in which no opponent could have called already
UNCHECKED_EVERY: Final = 4  # one world in so many is taken as it is: some players wait
EAGER_EVERY: Final = 2  # in one world of so many the others are eager, in the rest they play like the seat
LOOK_AHEAD: Final = 2
"""Turns that the distilled network looks ahead. Its estimate has less noise than the rest of the round."""

TALLY_SIZE: Final = 5
"""Numbers per option: 0 tries, 1 the sum of their values, 2 of the squares, 3 of the points, 4 the last.
After all tallies comes the index of the prior choice, the option that others must beat: unless it was
set before, the one that the policy chose in the first world. It is -1 before."""

PAIR_SIZE: Final = 2
"""Numbers per pair of options, over the worlds in which both were tried: 0 the sum of the differences of
their values, 1 of the squares."""


class Trials(NamedTuple):
    """The options of one decision, and the sums of their trials so far."""

    records: States  # two: the world, and the copy in which an option is played
    belief: Belief
    seed: int
    options: Sequence[int]
    equity: Sequence[float]
    tallies: MutableSequence[float]
    pairs: MutableSequence[float]
    leads: Sequence[float]  # how much worse than the prior choice each option is expected to be
    lead_sd: float  # the standard deviation of the leads
    bias: float  # the standard deviation of the playouts' systematic error in a lead
    distilled: DistilledNetwork  # empty unless it plays


def try_options(trials: Trials, seed: int, chosen: Sequence[int], policy: int, others: int) -> None:
    """Try every chosen option in the world of the first record."""
    records = trials.records
    options = trials.options
    tallies = trials.tallies
    seat = records[0].turn
    s = records[1]
    if tallies[len(tallies) - 1] < 0:
        copy_record(records, 0, records, 1)
        reseed(s, seed)
        tallies[len(tallies) - 1] = option_of(decide(s, policy), options)
    for which in range(len(chosen)):
        option = chosen[which]
        copy_record(records, 0, records, 1)
        reseed(s, seed)
        for step in range(option * OPTION_SIZE, option * OPTION_SIZE + OPTION_SIZE):
            if options[step] >= 0:
                apply(s, options[step])
        if policy == DISTILLED:
            value = outlook(s, seat, trials.distilled, trials.equity)
        else:
            play_out(s, seat, policy, others)
            value = game_value(s, seat, trials.equity)
        tally = option * TALLY_SIZE
        tallies[tally] += 1.0
        tallies[tally + 1] += value
        tallies[tally + 2] += value * value
        tallies[tally + 3] += s.points[seat]
        tallies[tally + 4] = value
    compare_options(chosen, tallies, trials.pairs)


def compare_options(chosen: Sequence[int], tallies: Sequence[float], pairs: MutableSequence[float]) -> None:
    """Add the differences between the chosen options in the last world."""
    count = len(tallies) // TALLY_SIZE
    for which in range(len(chosen)):
        for beside in range(len(chosen)):
            option = chosen[which]
            other = chosen[beside]
            better = tallies[option * TALLY_SIZE + 4] - tallies[other * TALLY_SIZE + 4]
            pair = (option * count + other) * PAIR_SIZE
            pairs[pair] += better
            pairs[pair + 1] += better * better


def option_of(number: int, options: Sequence[int]) -> int:
    """The index of the first option that starts with this action number."""
    option = 0
    while options[option * OPTION_SIZE] != number:
        option += 1
    return option


def play_out(s: State, seat: int, policy: int, others: int) -> None:
    """Play to the end of the round, by the order of the deck."""
    phase = s.phase
    while phase < ROUND_OVER:
        if phase >= SETUP:
            roll_in_order(s, seat)
        else:
            apply(s, decide(s, policy if s.turn == seat else others))
        phase = s.phase


def outlook(s: State, seat: int, distilled: DistilledNetwork, equity: Sequence[float]) -> float:
    """The seat's chance to win the game, if the distilled network plays all seats.

    At a later turn of the seat it stops, and its estimate counts; the estimated points become the seat's.
    """
    turns = 0
    turn = s.turn_count + 0
    while s.phase < ROUND_OVER:
        if s.phase >= SETUP:
            roll_in_order(s, seat)
            continue
        word = legal(s)
        if word & (word - 1) == 0:
            apply(s, first_action(s) + lowest_bit(word))
            continue
        study(s, distilled)
        if s.turn == seat and s.turn_count > turn:
            turn = s.turn_count + 0
            turns += 1
            if turns >= LOOK_AHEAD:
                points = distilled_answer(distilled.weights, distilled.room, EXPECTED_POINTS)
                s.points[seat] = int(POINTS_UNIT * points + 0.5)
                now = standing_value(s, s.starter + 0, (seat - s.starter) % s.players, equity)
                return now + distilled_answer(distilled.weights, distilled.room, EXPECTED_CHANGE)
        apply(s, distilled_choice(s, distilled))
    return game_value(s, seat, equity)


def could_have_called(s: State) -> bool:
    """Whether an opponent of the seat to act has the points for a call. Most players would have called."""
    for seat in range(s.players):
        if seat != s.turn and card_points(s, s.counts[seat], s.colors[seat]) >= CALL_POINTS:
            return True
    return False


def try_options_many(
    trials: Trials, first: int, last: int, best_of: int, chosen: Sequence[int], policy: int
) -> None:
    """Guess the worlds number `first` to before `last`, and try every chosen option in each of them.

    A world and its chance depend on the seed and the number of the world only, not on the options tried.
    """
    for number in range(first, last):
        s = trials.records[0]
        reseed(s, 2 * (trials.seed + number))
        for _ in range(MOST_GUESSES if number % UNCHECKED_EVERY else 1):
            guess_at(trials.records, 0, trials.belief, best_of)
            if not could_have_called(s):
                break
        shuffle_deck(s)
        others = policy if number % EAGER_EVERY else EAGER
        try_options(trials, 2 * (trials.seed + number) + 1, chosen, policy, others)
