"""The trials of one decision: its options, the worlds they are tried in, and the results so far."""

from collections.abc import Sequence
from functools import cache
from math import sqrt
from typing import Any, NamedTuple

from seasalt.kernel.actions import Numbers
from seasalt.kernel.engines.engine import Engine
from seasalt.kernel.evaluation import race
from seasalt.kernel.evaluation.distilled_network import (
    AT_ONCE,
    DISTILLED_ROOM,
    NETWORK_INPUTS,
    DistilledNetwork,
)
from seasalt.kernel.evaluation.guess import ANY_CARD, Belief
from seasalt.kernel.evaluation.race import PLAYOUTS_DONE, REMAINING, difference_variance
from seasalt.kernel.evaluation.trials import OPTION_SIZE, PAIR_SIZE, TALLY_SIZE, Trials
from seasalt.kernel.game.layout import State
from seasalt.kernel.observation.row import OBSERVATION
from seasalt.kernel.thinking.belief import to_engine
from seasalt.kernel.thinking.equity_tables import read_equity

LAST_VALUE = 4  # the place in a tally
MOST_ADVISED = 10
"""With an adviser, at most so many options race."""


class Tally(NamedTuple):
    """The results of an option: its mean chance to win with its variance, and its mean points.

    The standard error is that of its lead over the policy's own choice, over the worlds in which both
    were tried. It is 0 for that choice itself, and for all options once that choice is no longer tried.
    """

    tries: int
    chance: float
    variance: float
    points: float
    standard_error: float


class Lead(NamedTuple):
    """How much better an option is than another, and the standard error of that.

    The least error is what would be left of it after any number of tries.
    """

    tries: int
    mean: float
    error: float
    least_error: float = 0.0


class Advice(NamedTuple):
    """An adviser's choice, by its index, and how much lower it expects each option's chance to win."""

    choice: int
    leads: tuple[float, ...]
    lead_sd: float = race.PRIOR_LEAD_SD  # the standard deviation of the leads
    bias: float = 0.0  # the standard deviation of the tries' systematic error in a lead
    distilled: Any = None  # weights of a network for the playouts, as the engine takes them


class Question(NamedTuple):
    """A decision: what is known, what may be done, and a seed for the worlds that are guessed.

    Without an adviser the prior choice is the policy's, and all others are expected to be equally worse.
    """

    belief: Belief
    options: Sequence[Numbers]
    extra_salt: bool
    seed: int
    advice: Advice | None = None


class OptionTrials:
    """The options of a question, and the tallies."""

    def __init__(self, question: Question, engine: Engine) -> None:
        self._engine = engine
        self.belief = question.belief
        self._trials = new_trials(question, engine)
        racers, self._others = _racers(question.advice, len(question.options))
        self._remaining = engine.numbers(racers)
        self._progress = engine.numbers([0, 0, len(racers)])
        self.has_distilled = question.advice is not None and question.advice.distilled is not None

    def run(self, chosen: Sequence[int], first: int, last: int, policy: int, best_of: int = ANY_CARD) -> None:
        """Try the chosen options in the worlds number `first` to before `last`, with playouts by `policy`."""
        numbers = self._engine.numbers(list(chosen))
        self._engine.job("try_options_many")(self._trials, first, last, best_of, numbers, policy)

    def race(self, playouts: int, budget: int, policy: int) -> None:
        """Let the options race until `playouts` are done in total; the budget sets the cost of a playout."""
        if self._others:
            self.run(self._others, 0, 1, policy, race.BEST_OF)
            self._others = []
        self._engine.job("race_many")(self._trials, self._remaining, self._progress, playouts, budget, policy)

    def branch(self, belief: Belief, option: Numbers, policy: int) -> "Branch":
        """An option in another belief; worlds of the same number have the same chance in all branches."""
        return Branch(self._trials, belief, option, policy, self._engine)

    @property
    def is_slow(self) -> bool:
        """Whether a playout takes milliseconds, as in plain Python."""
        return self._engine.NAME == "python"

    @property
    def playouts(self) -> int:
        """The number of playouts of the race so far."""
        return int(self._progress[PLAYOUTS_DONE])

    @property
    def remaining(self) -> list[int]:
        """The options that are still in the race, the best first."""
        return [int(option) for option in self._remaining[: self._progress[REMAINING]]]

    def lead(self, option: int, other: int) -> Lead:
        """The posterior lead of an option over another.

        As in the race, the mean difference in the worlds in which both were tried is combined with the lead
        expected before, and with the bias of the tries.
        """
        trials = self._trials
        tries, better, error, _ = self.difference(option, other)
        bias = trials.bias**2
        noise = error**2 + bias
        prior_choice = int(trials.tallies[len(trials.tallies) - 1])
        expected = self._behind(other, prior_choice) - self._behind(option, prior_choice)
        prior = trials.lead_sd**2 * (1 if prior_choice in (option, other) else 2)
        mean = (prior * better + noise * expected) / (prior + noise)
        remaining, least = (sqrt(prior * part / (prior + part)) for part in (noise, bias))
        return Lead(tries, mean, remaining, least)

    def difference(self, option: int, other: int) -> Lead:
        """How much better an option did than another in the worlds in which both were tried."""
        trials = self._trials
        count = len(trials.tallies) // TALLY_SIZE
        tries = min(int(trials.tallies[which * TALLY_SIZE]) for which in (option, other))
        better = float(trials.pairs[(option * count + other) * PAIR_SIZE]) / tries
        return Lead(tries, better, sqrt(difference_variance(trials.tallies, trials.pairs, option, other)))

    def _behind(self, option: int, prior_choice: int) -> float:
        return 0.0 if option == prior_choice else float(self._trials.leads[option])

    def tally(self, option: int) -> Tally:
        """The results of an option so far."""
        tallies, begin = self._trials.tallies, option * TALLY_SIZE
        tries, chance, squares, points, _ = (float(number) for number in tallies[begin : begin + TALLY_SIZE])
        if not tries:
            return Tally(0, 0.0, 0.0, 0.0, 0.0)
        mean = chance / tries
        error = 0.0
        prior_choice = int(tallies[len(tallies) - 1])
        if option != prior_choice and tries == tallies[prior_choice * TALLY_SIZE]:
            error = sqrt(difference_variance(tallies, self._trials.pairs, option, prior_choice))
        return Tally(int(tries), mean, max(0.0, squares / tries - mean * mean), points / tries, error)


class Branch:
    """One option in a belief of its own, tried world by world."""

    def __init__(self, trials: Trials, belief: Belief, option: Numbers, policy: int, engine: Engine) -> None:
        self._try = engine.job("try_options_many")
        self._policy = policy
        self._only = engine.numbers([0])
        self._trials = trials._replace(
            belief=to_engine(belief, engine),
            options=engine.numbers([*option, *[-1] * (OPTION_SIZE - len(option))]),
            tallies=engine.reals([0.0] * (TALLY_SIZE + 1)),
            pairs=engine.reals([0.0] * PAIR_SIZE),
        )

    def value(self, world: int) -> float:
        """The chance to win after the option in that world."""
        self._try(self._trials, world, world + 1, race.BEST_OF, self._only, self._policy)
        return float(self._trials.tallies[LAST_VALUE])

    @property
    def world(self) -> State:
        """The last world, before the option."""
        return self._trials.records[0]

    @property
    def end(self) -> State:
        """The same after the playout."""
        return self._trials.records[1]


def _racers(advice: Advice | None, count: int) -> tuple[list[int], list[int]]:
    """The options that race, and those that are tried only once since the adviser expects little of them."""
    if advice is None or count <= MOST_ADVISED:
        return list(range(count)), []
    order = sorted(range(count), key=lambda option: advice.leads[option])
    return order[:MOST_ADVISED], order[MOST_ADVISED:]


def new_trials(question: Question, engine: Engine) -> Trials:
    """The trials of a question as an engine's jobs take them, before the first try."""
    belief, options, extra_salt, seed, _ = question
    count = len(options)
    advice = question.advice or Advice(-1, (race.PRIOR_LEAD,) * count, race.PRIOR_LEAD_SD)
    numbers = [
        option[step] if step < len(option) else -1 for option in options for step in range(OPTION_SIZE)
    ]
    return Trials(
        records=engine.states(2, 0),
        belief=to_engine(belief, engine),
        seed=seed,
        options=engine.numbers(numbers),
        equity=equity_for(engine, belief.templates[0].players, extra_salt),
        tallies=engine.reals([0.0] * (TALLY_SIZE * count) + [float(advice.choice)]),
        pairs=engine.reals([0.0] * (PAIR_SIZE * count * count)),
        leads=engine.reals(list(advice.leads)),
        lead_sd=advice.lead_sd,
        bias=advice.bias,
        distilled=_distilled(advice.distilled, engine),
    )


def _distilled(weights: Any, engine: Engine) -> DistilledNetwork:
    """A distilled network with its own work space, since several trials may run at the same time."""
    if weights is None:
        return DistilledNetwork(engine.singles(()), engine.singles(()), engine.numbers([]), engine.rows(1, 0))
    return DistilledNetwork(
        weights,
        engine.singles((0.0,) * DISTILLED_ROOM),
        engine.numbers([0] * (NETWORK_INPUTS + AT_ONCE)),
        engine.rows(1, OBSERVATION),
    )


@cache
def equity_for(engine: Engine, players: int, extra_salt: bool) -> Any:
    """The equity table of a game as an engine's jobs take it."""
    return engine.reals(list(read_equity(players, extra_salt)))
