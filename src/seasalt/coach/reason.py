"""The reason of a decision: the fact without which the better option would hardly be better.

1. A reason is a fact that the seat could know (`coach.suggestions`).
2. It is the reason only if it explains the difference: in the same worlds both options are tried again with
   the fact taken away, such as with another card in the place of that one. The share that is gone then is
   what it explains.
3. Where no fact surely explains half of the difference, there is no reason.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from msgspec.structs import replace

from seasalt.bots.search import SearchBot, WhatIf
from seasalt.coach.suggestions import Lie, Scenario, Suggestion, suggestions
from seasalt.kernel.actions import numbers_of
from seasalt.kernel.game.layout import OVER, ROUND_OVER, RUNNING, State
from seasalt.kernel.game.points import card_points as points_in_kernel
from seasalt.kernel.thinking.option_trials import Branch
from seasalt.rules.action import Action, Deal, Lose
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.view import View
from seasalt.wire.review import ReviewReason

FIRST_WORLDS: Final = 64
MOST_WORLDS: Final = 2048
ENOUGH: Final = 0.5
"""The share of the difference that a reason explains at least."""

SURE: Final = 2.0  # standard errors by which it must do so
NEARLY_EQUAL: Final = 0.1  # of two shares as near as this the suggestion made first wins


def reason(
    bot: SearchBot,
    seen: View,
    knowledge: Knowledge,
    options: tuple[Action, ...],
    two: tuple[Action, Action],
    worlds: int = MOST_WORLDS,
) -> ReviewReason | None:
    """Why the first of two options is better than the second; `None` if no fact explains half of it.

    It is tried in at most so many worlds.
    """
    what_if = bot.what_if(seen, knowledge, options)
    found = list(suggestions(seen, knowledge, what_if.belief, *two))
    return _Test(what_if, found, *two).result(worlds) if found else None


class _Sums:
    """How much of the difference is left without a fact, over the worlds so far."""

    def __init__(self, suggestion: Suggestion, best: Branch | None, chosen: Branch | None) -> None:
        self.suggestion = suggestion
        self.best = best
        self.chosen = chosen
        self.rest = 0.0
        self.surplus = 0.0
        self.squares = 0.0
        self.often = 0


class _Test:
    """Tries both options in many worlds, as they are and without each fact."""

    def __init__(
        self, what_if: WhatIf, suggestions: Sequence[Suggestion], best: Action, chosen: Action
    ) -> None:
        self._what_if = what_if
        self._best = self._branch(Scenario(what_if.belief, best))
        self._chosen = self._branch(Scenario(what_if.belief, chosen))
        self._left = [
            _Sums(
                one,
                self._branch(one.best) if one.best else None,
                self._branch(one.chosen) if one.chosen else None,
            )
            for one in suggestions
        ]
        self._worlds = 0
        self._difference = 0.0
        self._squares = 0.0

    def result(self, most: int) -> ReviewReason | None:
        """The reason that explains most, once it is clear."""
        worlds = FIRST_WORLDS
        while True:
            for world in range(self._worlds, worlds):
                self._try(world)
            self._worlds = worlds
            if not self._is_better():
                if worlds >= most:
                    return None
                worlds *= 2
                continue
            sure = [one for one in self._left if self._margin(one) > 0]
            open_ones = [
                one for one in self._left if -self._spread(one.surplus, one.squares) < one.surplus / worlds
            ]
            self._left = [one for one in self._left if one in sure or one in open_ones]
            if not self._left:
                return None
            if worlds >= most or len(sure) == len(self._left):
                return self._told(sure)
            worlds *= 2

    def _told(self, sure: list[_Sums]) -> ReviewReason | None:
        most = max(map(self._share, sure), default=0.0)
        for one in sure:
            often, reason = one.often / self._worlds, one.suggestion.reason
            if self._share(one) >= most - NEARLY_EQUAL and often >= one.suggestion.least_often:
                if one.suggestion.holds is not None:
                    reason = replace(reason, other_number=max(1, round(10 * often)))
                return replace(reason, share=round(self._share(one), 2))
        return None

    def _try(self, world: int) -> None:
        best = self._best.value(world)
        after_best = _ending(self._best.end)
        chosen = self._chosen.value(world)
        lie = Lie(_points_of_all(self._chosen.world), after_best, _ending(self._chosen.end))
        difference = best - chosen
        self._difference += difference
        self._squares += difference * difference
        for one in self._left:
            if one.suggestion.holds is not None:
                holds = one.suggestion.holds(lie)
                one.often += holds if one.suggestion.told is None else one.suggestion.told(lie)
                rest = 0.0 if holds else difference
            else:
                rest = (one.best.value(world) if one.best else best) - (
                    one.chosen.value(world) if one.chosen else chosen
                )
            surplus = (1 - ENOUGH) * difference - rest
            one.rest += rest
            one.surplus += surplus
            one.squares += surplus * surplus

    def _share(self, one: _Sums) -> float:
        return min(1.0, 1 - one.rest / self._difference)

    def _is_better(self) -> bool:
        return self._difference / self._worlds > self._spread(self._difference, self._squares)

    def _margin(self, one: _Sums) -> float:
        return one.surplus / self._worlds - self._spread(one.surplus, one.squares)

    def _spread(self, total: float, squares: float) -> float:
        """How far off a mean may be."""
        mean = total / self._worlds
        return SURE * sqrt(max(0.0, squares / self._worlds - mean * mean) / self._worlds)

    def _branch(self, scenario: Scenario) -> Branch:
        belief, action = scenario
        assert not isinstance(action, Deal | Lose), "a seat's option"
        return self._what_if.branch(belief, numbers_of(belief.templates[0], action) if action else ())


def _ending(end: State) -> int:
    return end.ending if end.phase in (ROUND_OVER, OVER) else RUNNING


def _points_of_all(world: State) -> tuple[int, ...]:
    return tuple(
        points_in_kernel(world, world.counts[seat], world.colors[seat]) for seat in range(world.players)
    )
