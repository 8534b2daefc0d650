"""`./dev lockstep [SECONDS]`: rules and kernel against each other for longer, by every way to run it here."""

import sys
from functools import partial
from random import Random
from time import monotonic

from seasalt.kernel.engines import plain
from seasalt.kernel.engines.engine import Engine, engines
from tests.kernel.lockstep import Double, EngineDouble, Seen, games, play_doubly


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 300.0
    there = engines()
    for engine in there:
        played, seen = play_for(engine, seconds / len(there), seed=int(monotonic() * 1000))
        told = f"{played} games, {seen.decisions} decisions, {len(seen.numbers)} action numbers"
        print(f"{engine.NAME}: {told}: no quarrel")


def play_for(engine: Engine, seconds: float, seed: int) -> tuple[int, Seen]:
    """Games of all kinds for so long; how many, and what came up in them."""
    began, seen, played = monotonic(), Seen(), 0
    while True:
        for ruleset, players, starter, cards, policy in games(seed):
            if monotonic() - began >= seconds:
                return played, seen
            kind = Double if engine is plain else partial(EngineDouble, engine=engine)
            double = kind(ruleset, players, starter, cards)
            play_doubly(double, policy, Random(seed + played), seen, starter=starter, rounds=20)
            played += 1
        seed += 1


if __name__ == "__main__":
    main()
