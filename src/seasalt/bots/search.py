"""Search: the budget goes to where the choice is hard.

The options race (`kernel.evaluation.race`): all that are still in it are tried in the same worlds, so that
luck falls to all alike. An option leaves when it is hardly ever the best after all, and the race ends when
more tries would cost more than they could win. So an easy choice takes a moment, and the hard ones get what
was saved.
"""

from seasalt.bots.thinking_bot import ThinkingBot
from seasalt.kernel.evaluation.race import LOOK_AFTER
from seasalt.kernel.players.policy import KEEN
from seasalt.kernel.thinking.option_trials import OptionTrials

FIRST_LOOK = 16  # worlds before the first look at the clock
LOOKS = 16  # at the clock, about


class SearchBot(ThinkingBot):
    """So many playouts for a decision at the most, or so much time."""

    policy = KEEN

    def _think(self, trials: OptionTrials, count: int, until: float | None) -> list[int]:
        if self.budget.playouts is not None:
            self._by_playouts(trials, self.budget.playouts)
        else:
            assert until is not None
            self._by_the_clock(trials, count, until)
        inside = trials.inside
        return [*inside, *(option for option in range(count) if option not in inside)]

    def _by_playouts(self, trials: OptionTrials, budget: int) -> None:
        """All at once, or a lap at a time: that decides the same, unless it is stopped."""
        if not self._in_steps(trials):
            trials.race(budget, budget, self.policy)
            return
        before = -1
        while len(trials.inside) > 1 and trials.playouts > before and not (before >= 0 and self._stopped()):
            before = trials.playouts
            trials.race(min(budget, before + LOOK_AFTER * len(trials.inside)), budget, self.policy)

    def _by_the_clock(self, trials: OptionTrials, count: int, until: float) -> None:
        """What a try costs follows from how many there is time for, which the first of them show."""
        began = self._clock()
        trials.race(FIRST_LOOK * count, 0, self.policy)
        while len(trials.inside) > 1 and (now := self._clock()) < until:
            budget = round(trials.playouts * (until - began) / max(now - began, 1e-9))
            more = max(len(trials.inside), min(budget // LOOKS, budget - trials.playouts))
            trials.race(trials.playouts + more, budget, self.policy)
