"""Flat Monte Carlo: every option is tried equally often, in the same worlds.

An option must beat the choice of the quick player by more than noise (`merit`).
"""

from seasalt.bots.thinking_bot import ThinkingBot, merit
from seasalt.kernel.players.policy import KEEN
from seasalt.kernel.thinking.option_trials import OptionTrials

CHUNK = 8  # worlds between two readings of the clock


class MonteCarloBot(ThinkingBot):
    """Tries every option in as many worlds as its budget allows."""

    def _think(self, trials: OptionTrials, count: int, until: float | None) -> list[int]:
        everything = range(count)
        if self.budget.playouts is not None:
            step = CHUNK if self._in_steps(trials) else self.budget.playouts
            for done in range(0, self.budget.playouts, step):
                if done and self._stopped():
                    break
                trials.run(everything, done, min(done + step, self.budget.playouts), KEEN)
        else:
            assert until is not None
            done = 0
            while not done or self._clock() < until:
                trials.run(everything, done, done + CHUNK, KEEN)
                done += CHUNK
        return sorted(everything, key=lambda option: -merit(trials.tally(option)))
