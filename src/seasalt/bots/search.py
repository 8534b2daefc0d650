"""Search: a race of the options, which spends the budget where the choice is hard.

All options still in the race (`kernel.evaluation.race`) are tried in the same worlds, so that luck is equal
for all. An option drops out when it is unlikely to be the best, and the race ends when more tries would cost
more than they could gain. Easy choices are quick, and hard ones get the time that was saved.
"""

from collections.abc import Collection
from typing import NamedTuple

from seasalt.bots.explanation import Prospect
from seasalt.bots.thinking_bot import ThinkingBot, prospect
from seasalt.kernel.actions import Numbers
from seasalt.kernel.evaluation import race
from seasalt.kernel.evaluation.guess import Belief
from seasalt.kernel.players.policy import DISTILLED, KEEN
from seasalt.kernel.thinking.option_trials import Branch, Lead, OptionTrials
from seasalt.rules.action import Action
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.view import View

FIRST_LOOK = 16  # worlds before the clock is first read
DISTILLED_FIRST_LOOK = 2  # the same where the distilled network plays, which is slow
LOOKS = 16  # readings of the clock, about


class SearchBot(ThinkingBot):
    """Decides by a race with at most its budget of playouts or time."""

    def duel(
        self, view: View, knowledge: Knowledge, options: tuple[Action, ...], two: tuple[Action, Action]
    ) -> "Duel":
        """Two of the options to compare more closely, in worlds of their own."""
        first, second = two
        return Duel(self._trials(view, knowledge, options), options.index(first), options.index(second))

    def what_if(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> "WhatIf":
        """The means to try options in worlds in which something is different."""
        return WhatIf(self._trials(view, knowledge, options))

    def survey(
        self,
        view: View,
        knowledge: Knowledge,
        options: tuple[Action, ...],
        worlds: int,
        among: Collection[Action] | None = None,
    ) -> tuple["Surveyed", ...]:
        """Options by their tries alone, all in the same worlds and without a race: the best first.

        All options are tried, or those that are named.
        """
        trials = self._trials(view, knowledge, options)
        tried = [place for place, option in enumerate(options) if among is None or option in among]
        trials.run(tried, 0, worlds, _player(trials), race.BEST_OF)
        order = sorted(tried, key=lambda option: -trials.tally(option).chance)
        return tuple(
            Surveyed(prospect(options[option], trials.tally(option)), trials.difference(order[0], option))
            for option in order
        )

    def _think(self, trials: OptionTrials, count: int, until: float | None) -> list[int]:
        if self.budget.playouts is not None:
            self._by_playouts(trials, self.budget.playouts)
        else:
            assert until is not None
            self._by_the_clock(trials, until)
        remaining = trials.remaining
        return [*remaining, *(option for option in range(count) if option not in remaining)]

    def _by_playouts(self, trials: OptionTrials, budget: int) -> None:
        """Race in one go, or in steps that can be stopped; the decision is the same."""
        if not self._in_steps(trials):
            trials.race(budget, budget, _player(trials))
            return
        before = -1
        while (
            len(trials.remaining) > 1 and trials.playouts > before and not (before >= 0 and self._stopped())
        ):
            before = trials.playouts
            step = race.WORLDS_PER_CHECK * len(trials.remaining)
            trials.race(min(budget, before + step), budget, _player(trials))

    def _by_the_clock(self, trials: OptionTrials, until: float) -> None:
        """Race in steps; the first tries show how many there is time for."""
        began = self._clock()
        worlds = DISTILLED_FIRST_LOOK if trials.has_distilled else FIRST_LOOK
        trials.race(worlds * len(trials.remaining), 0, _player(trials))
        while len(trials.remaining) > 1 and (now := self._clock()) < until:
            budget = round(trials.playouts * (until - began) / max(now - began, 1e-9))
            more = max(len(trials.remaining), min(budget // LOOKS, budget - trials.playouts))
            trials.race(trials.playouts + more, budget, _player(trials))


class Surveyed(NamedTuple):
    """An option, what to expect of it, and how far it is behind the best one."""

    prospect: Prospect
    behind: Lead


class Duel:
    """Two options that are tried in the same worlds, for as long as the caller wants."""

    def __init__(self, trials: OptionTrials, first: int, second: int) -> None:
        self._trials = trials
        self._two = first, second
        self._worlds = 0

    def go_on(self, worlds: int) -> Lead:
        """Try both in so many worlds more; returns the lead of the first option over the second so far."""
        begin, self._worlds = self._worlds, self._worlds + worlds
        self._trials.run(self._two, begin, self._worlds, _player(self._trials), race.BEST_OF)
        return self._trials.lead(*self._two)


class WhatIf:
    """Options in changed beliefs: what would they be worth if a card were another one?"""

    def __init__(self, trials: OptionTrials) -> None:
        self._trials = trials

    @property
    def belief(self) -> Belief:
        """What the seat believes."""
        return self._trials.belief

    def branch(self, belief: Belief, option: Numbers) -> Branch:
        """An option in a belief; worlds of the same number have the same chance in all branches."""
        return self._trials.branch(belief, option, _player(self._trials))


def _player(trials: OptionTrials) -> int:
    """The policy that plays the playouts."""
    return DISTILLED if trials.has_distilled else KEEN
