"""Options tried out: each is played to the end of the round in the same worlds, with the same chance.

A world is a record with every card somewhere and the deck in order. What an option brings is the chance to
win the game after the round (`equity`) and the points of the round; a tally adds both up, for each option.
"""

from collections.abc import MutableSequence, Sequence
from typing import Final

from seasalt.kernel.evaluation.equity import game_value
from seasalt.kernel.evaluation.guess import guess_at
from seasalt.kernel.game.bits import States, copy_record, reseed
from seasalt.kernel.game.chance import roll_in_order, shuffle_deck
from seasalt.kernel.game.layout import ROUND_OVER, SETUP, State
from seasalt.kernel.game.play import apply
from seasalt.kernel.game.points import card_points
from seasalt.kernel.players.policy import EAGER, decide
from seasalt.rules.ruleset import CALL_POINTS

OPTION: Final = 4  # numbers of one option: a duo, its two cards, a starfish; -1 where there are fewer
GUESSES: Final = 6  # at the most, to find a world in which nobody would have called already,
WORLDS: Final = 4  # but in one of so many the first is taken: some wait
EAGER_WORLDS: Final = 2  # in one of so many the others are eager, in the rest they play as oneself does

TALLY: Final = 5
"""Numbers of one option: tries, their values and the squares, their points; last the latest value. The habit
is what the quick player chose in the first world: behind all tallies stands which option that is, or -1."""

PAIR: Final = 2
"""Numbers of one option beside another, in the worlds in which both were tried: how much better it did, all
together, and the squares of that."""


def weigh_world(
    records: States,
    seed: int,
    options: Sequence[int],
    chosen: Sequence[int],
    policy: int,
    others: int,
    equity: Sequence[float],
    tallies: MutableSequence[float],
    pairs: MutableSequence[float],
) -> None:
    """Try every chosen option in the world that is the first record; the second is where they are played."""
    seat = records[0].turn + 0
    s = records[1]
    if tallies[len(tallies) - 1] < 0:
        copy_record(records, 0, records, 1)
        reseed(s, seed)
        tallies[len(tallies) - 1] = option_of(decide(s, policy), options)
    for which in range(len(chosen)):
        option = chosen[which]
        copy_record(records, 0, records, 1)
        reseed(s, seed)
        for step in range(option * OPTION, option * OPTION + OPTION):
            if options[step] >= 0:
                apply(s, options[step])
        play_out(s, seat, policy, others)
        value = game_value(s, seat, equity)
        tally = option * TALLY
        tallies[tally] += 1.0
        tallies[tally + 1] += value
        tallies[tally + 2] += value * value
        tallies[tally + 3] += s.points[seat]
        tallies[tally + 4] = value
    compare(chosen, tallies, pairs)


def compare(chosen: Sequence[int], tallies: Sequence[float], pairs: MutableSequence[float]) -> None:
    """Note how much better each option did in the latest world than each other."""
    count = len(tallies) // TALLY
    for which in range(len(chosen)):
        for beside in range(len(chosen)):
            option = chosen[which]
            other = chosen[beside]
            better = tallies[option * TALLY + 4] - tallies[other * TALLY + 4]
            pair = (option * count + other) * PAIR
            pairs[pair] += better
            pairs[pair + 1] += better * better


def option_of(number: int, options: Sequence[int]) -> int:
    """The option that begins with a number: of several ways to lay a duo the first."""
    option = 0
    while options[option * OPTION] != number:
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


def would_have_called(s: State) -> bool:
    """Whether somebody but the seat to act has the points for a call: most would have called."""
    for seat in range(s.players):
        if seat != s.turn and card_points(s, s.counts[seat], s.colors[seat]) >= CALL_POINTS:
            return True
    return False


def weigh_many(
    records: States,
    first: int,
    last: int,
    templates: States,
    shares: Sequence[int],
    missing: Sequence[int],
    loose: Sequence[int],
    best_of: int,
    seed: int,
    options: Sequence[int],
    chosen: Sequence[int],
    policy: int,
    equity: Sequence[float],
    tallies: MutableSequence[float],
    pairs: MutableSequence[float],
) -> None:
    """Guess the worlds number `first` to before `last`, and try every chosen option in each of them.

    A world and the chance in it come from the seed and its number alone: whoever is tried, and when.
    """
    for number in range(first, last):
        s = records[0]
        reseed(s, 2 * (seed + number))
        for _ in range(GUESSES if number % WORLDS else 1):
            guess_at(records, 0, templates, shares, missing, loose, best_of)
            if not would_have_called(s):
                break
        shuffle_deck(s)
        others = policy if number % EAGER_WORLDS else EAGER
        weigh_world(records, 2 * (seed + number) + 1, options, chosen, policy, others, equity, tallies, pairs)
