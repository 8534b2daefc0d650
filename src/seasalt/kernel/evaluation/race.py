"""A race between options: those that remain are tried in the same worlds, for as long as that pays.

An option that is behind may still be the best one; its expected loss is what dropping it now costs on
average. Playouts cost too, the more the smaller the budget. An option is dropped when its expected loss is
below the cost of the playouts so far, and the race ends when that holds for all other options together.

The prior choice is that of the policy or of another adviser. Other options are expected to be worse by their
`leads`, usually PRIOR_LEAD, with a standard deviation, usually PRIOR_LEAD_SD. Playouts have a systematic
error, which more tries do not reduce: the `bias`, 0 if the policy is the adviser as well.
"""

from collections.abc import MutableSequence, Sequence
from math import erfc, exp, pi, sqrt
from typing import Final

from seasalt.kernel.evaluation.trials import PAIR_SIZE, TALLY_SIZE, Trials, try_options_many
from seasalt.kernel.players.policy import DISTILLED

WORLDS_PER_CHECK: Final = 8  # between two checks of what can be dropped
PLAYOUT_COST: Final = 4.0  # of a whole budget of playouts, in chance to win, times the budget
DISTILLED_COST: Final = 0.16  # the same for the distilled network, whose budgets are small
PRIOR_LEAD: Final = 0.04  # in chance to win
PRIOR_LEAD_SD: Final = 0.03
BEST_OF: Final = 3  # candidates of which a hidden card is the best: two are drawn, others are picked
LEAST_VARIANCE: Final = 0.25
"""Added as if one more try had differed, since a few tries that agree prove little."""

WORLDS_DONE: Final = 0  # indices of the progress of a race
PLAYOUTS_DONE: Final = 1
REMAINING: Final = 2

LOSS_STEPS: Final = 8  # of the table below, per standard error
BILLION: Final = 10**9
LOSS_TABLE: Final = [
    *(
        round(BILLION * (exp(-z * z / 2) / sqrt(2 * pi) - z / 2 * erfc(z / sqrt(2))))
        for z in (step / LOSS_STEPS for step in range(5 * LOSS_STEPS))
    ),
    0,
]
"""The expected loss of dropping an option, in billionths of a standard error, by its distance in steps."""


def race_many(
    trials: Trials,
    remaining: MutableSequence[int],
    progress: MutableSequence[int],
    playouts: int,
    budget: int,
    policy: int,
) -> None:
    """Continue until `playouts` are done in total, or one option remains. The best is the first remaining.

    The budget sets the cost of a playout; with a budget of 0, which means unknown, playouts cost nothing.
    """
    left = progress[REMAINING]
    while left > 1:
        begin = progress[WORLDS_DONE]
        worlds = min(WORLDS_PER_CHECK, (playouts - progress[PLAYOUTS_DONE]) // left)
        if begin == 0:
            worlds = max(worlds, 1)
        if worlds <= 0:
            break
        try_options_many(trials, begin, begin + worlds, BEST_OF, remaining[:left], policy)
        progress[WORLDS_DONE] = begin + worlds
        progress[PLAYOUTS_DONE] += worlds * left
        cost = 0.0
        if budget > 0:
            whole = DISTILLED_COST if policy == DISTILLED else PLAYOUT_COST
            cost = whole * progress[PLAYOUTS_DONE] / budget / budget
        left = drop_options(remaining, left, trials, cost)
        progress[REMAINING] = left


def drop_options(
    remaining: MutableSequence[int],
    left: int,
    trials: Trials,
    cost: float,
) -> int:
    """Drop options whose expected loss is below the cost; returns how many remain, the best first."""
    tallies = trials.tallies
    pairs = trials.pairs
    prior_choice = int(tallies[len(tallies) - 1])
    with_prior_choice = 0
    for place in range(left):
        if remaining[place] == prior_choice:
            with_prior_choice = 1
    first = 0
    best = -2.0
    for place in range(left):
        value = likely_lead(trials, remaining[place], prior_choice, with_prior_choice)
        if value > best:
            best = value
            first = place
    option = remaining[first]
    remaining[first] = remaining[0]
    remaining[0] = option
    stay = 1
    together = 0.0
    for place in range(1, left):
        other = remaining[place]
        variance = difference_variance(tallies, pairs, option, other)
        if with_prior_choice:
            prior = trials.lead_sd * trials.lead_sd
            if option != prior_choice and other != prior_choice:
                prior *= 2.0
            variance = variance * prior / (variance + prior + trials.bias * trials.bias)
        loss = expected_loss(best - likely_lead(trials, other, prior_choice, with_prior_choice), variance)
        together += loss
        if loss > cost:
            remaining[stay] = other
            stay += 1
    return stay if together > cost else 1


def likely_lead(trials: Trials, option: int, prior_choice: int, with_prior_choice: int) -> float:
    """The posterior mean of an option's lead over the prior choice; its mean value if that was dropped."""
    tallies = trials.tallies
    pairs = trials.pairs
    if not with_prior_choice:
        return tallies[option * TALLY_SIZE + 1] / tallies[option * TALLY_SIZE]
    if option == prior_choice:
        return 0.0
    count = len(tallies) // TALLY_SIZE
    variance = difference_variance(tallies, pairs, option, prior_choice)
    prior = trials.lead_sd * trials.lead_sd
    better = pairs[(option * count + prior_choice) * PAIR_SIZE] / tallies[option * TALLY_SIZE]
    variance += trials.bias * trials.bias
    return (prior * better - trials.leads[option] * variance) / (prior + variance)


def difference_variance(tallies: Sequence[float], pairs: Sequence[float], option: int, other: int) -> float:
    """The variance of the mean difference between two options, over the worlds in which both were tried."""
    count = len(tallies) // TALLY_SIZE
    pair = (option * count + other) * PAIR_SIZE
    tries = min(tallies[option * TALLY_SIZE], tallies[other * TALLY_SIZE])
    better = pairs[pair] / tries
    return (max(0.0, pairs[pair + 1] / tries - better * better) + LEAST_VARIANCE / tries) / tries


def expected_loss(behind: float, variance: float) -> float:
    """The average cost of dropping an option that seems to be `behind` by so much."""
    error = sqrt(variance)
    along = behind / error * LOSS_STEPS
    step = int(min(along, len(LOSS_TABLE) - 2.0))
    part = min(along - step, 1.0)
    return error * (LOSS_TABLE[step] + part * (LOSS_TABLE[step + 1] - LOSS_TABLE[step])) / BILLION
