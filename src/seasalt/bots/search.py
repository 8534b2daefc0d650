"""Search: the budget goes to where the choice is hard.

All options that are still in play are tried in the same worlds, so that luck falls to all alike. Options that
fall far behind are left (racing); besides, the budget is cut in stages, and after each the worse half is left
(sequential halving). When one option is alone, the rest of the budget is saved.
"""

from math import ceil, log2, sqrt

from seasalt.bots.thinking import ThinkingBot, merit
from seasalt.kernel.desk import Desk
from seasalt.kernel.policy import KEEN

CHUNK = 16  # worlds between two looks at the tallies and at the clock
ENOUGH = 48  # tries before anything is left behind
FAR = 3.0  # so many standard errors behind the best is far behind


class SearchBot(ThinkingBot):
    """So many playouts for a decision at the most, or so much time."""

    policy = KEEN

    def _think(self, desk: Desk, count: int, until: float | None) -> list[int]:
        stages = max(1, ceil(log2(count)))
        inside, outside = list(range(count)), list[int]()
        began = self._clock() if until is not None else 0.0
        done = spent = 0
        for stage in range(1, stages + 1):
            while True:
                worlds = CHUNK
                if self.budget.playouts is not None:
                    left = (self.budget.playouts * stage // stages - spent) // len(inside)
                    worlds = min(worlds, max(left, 0 if done else 1))
                    if not worlds:
                        break
                desk.weigh(inside, done, done + worlds, self.policy)
                done += worlds
                spent += worlds * len(inside)
                behind = _left_behind(desk, inside)
                outside += behind
                inside = [option for option in inside if option not in behind]
                if len(inside) == 1 < count:
                    return [*inside, *outside]
                if until is not None and self._late(began + (until - began) * stage / stages):
                    break
            inside.sort(key=lambda option: -merit(desk.tally(option)))
            if stage < stages:
                kept = max(2, (len(inside) + 1) // 2)
                inside, outside = inside[:kept], [*inside[kept:], *outside]
        return [*inside, *outside]


def _left_behind(desk: Desk, inside: list[int]) -> set[int]:
    """The options that are far behind the best. Doubt does not count here: it would end every race early."""
    tallies = {option: desk.tally(option) for option in inside}
    best = max(tallies.values(), key=lambda tally: tally.chance)
    if best.tries < ENOUGH:
        return set()
    return {
        option
        for option, tally in tallies.items()
        if best.chance - tally.chance > FAR * sqrt((best.variance + tally.variance) / best.tries) + 1e-9
    }
