"""A race of options: all that are still in it are tried in the same worlds, as long as it pays.

An option that seems to be behind may be the better one after all: by how much, on average, is what it would
cost to leave it now. Tries cost as well, the dearer the smaller the budget. An option leaves when what it
could still win is worth less than the tries so far, and the race ends when that is so for all together.

Before the first try the quick player's habit leads: other options are so much worse, give or take.
"""

from collections.abc import MutableSequence, Sequence
from math import erfc, exp, pi, sqrt
from typing import Final

from seasalt.kernel.evaluation.trials import PAIR, TALLY, weigh_many
from seasalt.kernel.game.bits import States

LOOK_AFTER: Final = 8  # worlds
PRICE: Final = 4.0  # of all tries of a budget, in chances to win, times that budget
HABIT_LEADS: Final = 0.04  # chance to win,
GIVE_OR_TAKE: Final = 0.03  # and the standard deviation of that
BEST_OF: Final = 3  # cards that it might be, of which a hidden one was kept: two are drawn, others picked
LEAST_VARIANCE: Final = 0.25
"""As if one try had come out another way: few tries that agree prove little."""

WORLDS_DONE: Final = 0  # places of the numbers that tell how far a race is
PLAYOUTS_DONE: Final = 1
STILL_IN: Final = 2

STEPS: Final = 8  # of the table below, for one standard error
BILLION: Final = 10**9
MISSED: Final = [
    *(
        round(BILLION * (exp(-z * z / 2) / sqrt(2 * pi) - z / 2 * erfc(z / sqrt(2))))
        for z in (step / STEPS for step in range(5 * STEPS))
    ),
    0,
]
"""In billionths of a standard error: how much is missed on average by leaving what is so many behind."""


def race_many(
    records: States,
    playouts: int,
    budget: int,
    templates: States,
    shares: Sequence[int],
    missing: Sequence[int],
    loose: Sequence[int],
    seed: int,
    options: Sequence[int],
    inside: MutableSequence[int],
    done: MutableSequence[int],
    policy: int,
    equity: Sequence[float],
    tallies: MutableSequence[float],
    pairs: MutableSequence[float],
) -> None:
    """Go on until so many playouts are done, or one option is alone: the best is the first inside.

    The budget says what a try costs; nothing as long as it is 0, when nobody knows it yet.
    """
    left = done[STILL_IN]
    while left > 1:
        begin = done[WORLDS_DONE]
        worlds = min(LOOK_AFTER, (playouts - done[PLAYOUTS_DONE]) // left)
        if begin == 0:
            worlds = max(worlds, 1)
        if worlds <= 0:
            break
        weigh_many(
            records, begin, begin + worlds, templates, shares, missing, loose, BEST_OF,
            seed, options, inside[:left], policy, equity, tallies, pairs,
        )  # fmt: skip
        done[WORLDS_DONE] = begin + worlds
        done[PLAYOUTS_DONE] += worlds * left
        price = 0.0
        if budget > 0:
            price = PRICE * done[PLAYOUTS_DONE] / budget / budget
        left = leave(inside, left, tallies, pairs, price)
        done[STILL_IN] = left


def leave(
    inside: MutableSequence[int],
    left: int,
    tallies: Sequence[float],
    pairs: Sequence[float],
    price: float,
) -> int:
    """How many options stay; the best comes first."""
    habit = int(tallies[len(tallies) - 1])
    with_habit = 0
    for place in range(left):
        if inside[place] == habit:
            with_habit = 1
    first = 0
    best = -2.0
    for place in range(left):
        value = likely_lead(tallies, pairs, inside[place], habit, with_habit)
        if value > best:
            best = value
            first = place
    option = inside[first]
    inside[first] = inside[0]
    inside[0] = option
    stay = 1
    together = 0.0
    for place in range(1, left):
        other = inside[place]
        doubt = noise(tallies, pairs, option, other)
        if with_habit:
            prior = GIVE_OR_TAKE * GIVE_OR_TAKE
            if option != habit and other != habit:
                prior *= 2.0
            doubt = doubt * prior / (doubt + prior)
        loss = missed(best - likely_lead(tallies, pairs, other, habit, with_habit), doubt)
        together += loss
        if loss > price:
            inside[stay] = other
            stay += 1
    return stay if together > price else 1


def likely_lead(
    tallies: Sequence[float], pairs: Sequence[float], option: int, habit: int, with_habit: int
) -> float:
    """How much better than the habit an option is likely to be; when that has left, its chance to win."""
    if not with_habit:
        return tallies[option * TALLY + 1] / tallies[option * TALLY]
    if option == habit:
        return 0.0
    count = len(tallies) // TALLY
    doubt = noise(tallies, pairs, option, habit)
    prior = GIVE_OR_TAKE * GIVE_OR_TAKE
    better = pairs[(option * count + habit) * PAIR] / tallies[option * TALLY]
    return (prior * better - HABIT_LEADS * doubt) / (prior + doubt)


def noise(tallies: Sequence[float], pairs: Sequence[float], option: int, other: int) -> float:
    """The variance of how much better on average an option did than another, in the worlds of both."""
    count = len(tallies) // TALLY
    pair = (option * count + other) * PAIR
    tries = min(tallies[option * TALLY], tallies[other * TALLY])
    better = pairs[pair] / tries
    return (max(0.0, pairs[pair + 1] / tries - better * better) + LEAST_VARIANCE / tries) / tries


def missed(behind: float, variance: float) -> float:
    """What it costs on average to leave what seems to be so far behind."""
    error = sqrt(variance)
    along = behind / error * STEPS
    step = int(min(along, len(MISSED) - 2.0))
    part = min(along - step, 1.0)
    return error * (MISSED[step] + part * (MISSED[step + 1] - MISSED[step])) / BILLION
