"""Times the decisions of every level, and prints them as JSON; `bench.site` runs it with the worker's Python.

`_site_decisions.py DECISIONS`: of each level with two players and with four, where there is a choice.
"""

import json
import sys
from functools import partial
from random import Random
from time import perf_counter

from seasalt.bots.bot import Bot
from seasalt.bots.levels import LEVELS, Level
from seasalt.kernel.engines.engine import engine
from seasalt.rules import Action, Knowledge, Ruleset, View, new_game, sample
from seasalt.table import play_match

PLAYERS = (2, 4)
QUICK = Level.SKILLED  # plays the other seats


class Timed:
    """A bot under a stopwatch."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.seconds: list[float] = []

    def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Action:
        began = perf_counter()
        action = self._bot.decide(view, knowledge, options)
        if len(options) > 1:
            self.seconds.append(perf_counter() - began)
        return action


def times(level: Level, players: int, decisions: int) -> list[float]:
    """Seconds of so many decisions, in games from fixed seeds."""
    found: list[float] = []
    seed = 0
    while len(found) < decisions:
        seed += 1
        timed = Timed(LEVELS[level](Random(seed)))
        others = [LEVELS[QUICK](Random(seed + seat)) for seat in range(1, players)]
        game = play_match(new_game(Ruleset(), players), [timed, *others], partial(sample, rng=Random(seed)))
        for _ in game:
            if len(found) + len(timed.seconds) >= decisions:
                break
        found += timed.seconds
    return found[:decisions]


def main(decisions: int) -> None:
    rows = []
    for level in LEVELS:
        times(level, 2, 1)  # what is loaded at the first decision
        for players in PLAYERS:
            sorted_ms = sorted(1000 * second for second in times(level, players, decisions))
            rows.append(
                {
                    "level": level,
                    "players": players,
                    "mean_ms": round(sum(sorted_ms) / len(sorted_ms), 1),
                    "p95_ms": round(sorted_ms[int(0.95 * len(sorted_ms))], 1),
                    "longest_ms": round(sorted_ms[-1], 1),
                }
            )
    print(json.dumps({"engine": engine().NAME, "rows": rows}))


if __name__ == "__main__":
    main(int(sys.argv[1]))
