"""The base of bots that think: they guess hidden cards, play options out, compare, and can explain.

A guess is a full position that fits what the seat knows, sampled by its probability
(`kernel.thinking.belief`). In each, quick players play every option to the end of the round, with the same
random numbers for all options. What counts is the chance to win the *game* from the totals after that round.
"""

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from math import hypot, sqrt
from random import Random

from seasalt.bots.bot import Budget
from seasalt.bots.explanation import Explanation, Prospect
from seasalt.kernel.actions import Numbers, numbers_of
from seasalt.kernel.engines.engine import Engine
from seasalt.kernel.engines.engine import engine as fastest_engine
from seasalt.kernel.evaluation.guess import Belief
from seasalt.kernel.thinking.belief import belief
from seasalt.kernel.thinking.option_trials import Advice, Lead, OptionTrials, Question, Tally
from seasalt.rules.action import Action, Deal, Lose
from seasalt.rules.cards import EXTRA_SALT_KINDS
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.view import View

Clock = Callable[[], float]

THINKING_TIME: Clock = getattr(time, "thread_time", time.process_time)
"""The time that this thread has worked. In a browser there is one thread, and no clock for threads."""

MOST_TEMPLATES = 48
"""More worlds than these are sampled: each takes time to set up, and most have little weight."""

CAUTION = 1.0
"""Standard errors by which an option must beat the choice of the quick player."""


class ThinkingBot:
    """A bot with a budget; subclasses decide how to spend it."""

    def __init__(self, rng: Random, budget: Budget, clock: Clock = THINKING_TIME) -> None:
        self._rng = rng
        self.budget = budget
        self._clock = clock
        self.must_stop: Callable[[], bool] | None = None
        """Checked from time to time in plain Python, where a budget of playouts may take seconds: once it is
        true, the bot decides by what it has found so far. The first few tries are made in any case."""

    def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Action:
        """The option with the best prospect."""
        return options[0] if len(options) == 1 else options[self._thought(view, knowledge, options)[1][0]]

    def explain(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Explanation:
        """Every option with its prospect: first the choice, then the others by their chances."""
        trials, (best, *others) = self._thought(view, knowledge, options)
        first = prospect(options[best], trials.tally(best))
        rest = [
            _beside(first, options[option], trials.tally(option), trials.lead(best, option))
            for option in others
        ]
        return Explanation((first, *sorted(rest, key=lambda other: -other.win_chance)))

    def _thought(
        self, view: View, knowledge: Knowledge, options: tuple[Action, ...]
    ) -> tuple[OptionTrials, list[int]]:
        until = None if self.budget.seconds is None else self._clock() + self.budget.seconds
        trials = self._trials(view, knowledge, options)
        return trials, self._think(trials, len(options), until)

    def _think(self, trials: OptionTrials, count: int, until: float | None) -> list[int]:
        """Spend the budget and rank all options, best first."""
        raise NotImplementedError

    def _in_steps(self, trials: OptionTrials) -> bool:
        """Whether to work in steps and check for a stop between them."""
        return self.must_stop is not None and trials.is_slow

    def _stopped(self) -> bool:
        return self.must_stop is not None and self.must_stop()

    def _trials(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> OptionTrials:
        believed = sampled_belief(view, knowledge, self._rng)
        numbers = []
        for option in options:
            assert not isinstance(option, Deal | Lose), "a seat's option"
            numbers.append(numbers_of(believed.templates[0], option))
        extra_salt = any(card.kind in EXTRA_SALT_KINDS for card in view.box)
        engine = fastest_engine()
        advice = self._advice(view, knowledge, numbers, engine)
        question = Question(believed, numbers, extra_salt, self._rng.getrandbits(58), advice)
        return OptionTrials(question, engine)

    def _advice(
        self, view: View, knowledge: Knowledge, options: list[Numbers], engine: Engine
    ) -> Advice | None:
        """What to expect of the options before they are tried."""
        return None


def sampled_belief(view: View, knowledge: Knowledge, rng: Random, most: int = MOST_TEMPLATES) -> Belief:
    """The belief of the seat, from at most `most` worlds sampled by their weights."""
    worlds = knowledge.worlds
    if len(worlds) > most:
        drawn = Counter(rng.choices(list(worlds), list(worlds.values()), k=most))
        knowledge = replace(knowledge, worlds={world: times / most for world, times in drawn.items()})
    return belief(view, knowledge)


def merit(tally: Tally) -> float:
    """The value to compare options by: the win chance, less the uncertainty of the gain."""
    return tally.chance - CAUTION * tally.standard_error if tally.tries else -1.0


def prospect(action: Action, tally: Tally) -> Prospect:
    """An option by its own tries."""
    return _bounded(action, tally, tally.chance, _margin(tally))


def _beside(choice: Prospect, action: Action, tally: Tally, lead: Lead) -> Prospect:
    """Another option, placed by its distance from the choice: by its own tries it may look better by luck."""
    margin = _margin(tally)
    if tally.tries > 1:
        margin = min(margin, hypot((choice.high - choice.low) / 2, 1.96 * lead.error))
    return _bounded(action, tally, choice.win_chance - max(0.0, lead.mean), margin)


def _bounded(action: Action, tally: Tally, chance: float, margin: float) -> Prospect:
    """An option with its chance clipped to 0 and 1, since a network may expect a little less or more."""
    low, chance, high = (min(1.0, max(0.0, value)) for value in (chance - margin, chance, chance + margin))
    return Prospect(action, chance, low, high, tally.points, tally.tries)


def _margin(tally: Tally) -> float:
    # One try says nothing about how far off it may be.
    return 1.0 if tally.tries < 2 else 1.96 * sqrt(tally.variance / (tally.tries - 1))
