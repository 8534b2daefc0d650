"""Options tried out: each is played to the end of the round in the same worlds, with the same chance.

A world is a record with every card somewhere. What an option brings is the chance to win the game after the
round (`equity`) and the points of the round; a tally adds both up, for each option.
"""

from collections.abc import MutableSequence, Sequence
from typing import Final

from seasalt.kernel.equity import game_value
from seasalt.kernel.guess import guess_many
from seasalt.kernel.layout import State
from seasalt.kernel.play import apply
from seasalt.kernel.playout import play_round
from seasalt.kernel.points import card_points
from seasalt.kernel.policy import decide
from seasalt.kernel.words import States, copy_record, reseed

OPTION: Final = 4  # numbers of one option: a duo, its two cards, a starfish; -1 where there are fewer
CALL_POINTS: Final = 7
GUESSES: Final = 6  # at the most, to find a world in which nobody would have called already,
WORLDS: Final = 4  # but in one of so many the first is taken: some wait
TALLY: Final = 5  # of one option: tries, their values and the squares, their points, the policy's votes


def weigh_world(
    records: States,
    seed: int,
    options: Sequence[int],
    chosen: Sequence[int],
    policy: int,
    equity: Sequence[float],
    tallies: MutableSequence[float],
) -> None:
    """Try every chosen option in the world that is the first record; the second is where they are played."""
    seat = records[0].turn + 0
    s = records[1]
    copy_record(records, 0, records, 1)
    reseed(s, seed)
    wanted = decide(s, policy)
    voted = 0
    for which in range(len(chosen)):
        option = chosen[which]
        copy_record(records, 0, records, 1)
        reseed(s, seed)
        for step in range(option * OPTION, option * OPTION + OPTION):
            if options[step] >= 0:
                apply(s, options[step])
        play_round(s, policy)
        value = game_value(s, seat, equity)
        tally = option * TALLY
        tallies[tally] += 1.0
        tallies[tally + 1] += value
        tallies[tally + 2] += value * value
        tallies[tally + 3] += s.points[seat]
        if options[option * OPTION] == wanted and voted == 0:  # of several ways to lay a duo the first
            tallies[tally + 4] += 1.0
            voted = 1


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
    seed: int,
    options: Sequence[int],
    chosen: Sequence[int],
    policy: int,
    equity: Sequence[float],
    tallies: MutableSequence[float],
) -> None:
    """Guess the worlds number `first` to before `last`, and try every chosen option in each of them.

    A world and the chance in it come from the seed and its number alone: whoever is tried, and when.
    """
    for number in range(first, last):
        s = records[0]
        reseed(s, 2 * (seed + number))
        for _ in range(GUESSES if number % WORLDS else 1):
            guess_many(records, 0, 1, templates, shares, missing, loose)
            if not would_have_called(s):
                break
        weigh_world(records, 2 * (seed + number) + 1, options, chosen, policy, equity, tallies)
