"""`./dev lockstep [SECONDS]`: a longer comparison of rules and kernel, on every engine that runs here."""

import sys
from functools import partial
from time import monotonic

from seasalt.kernel.engines import plain
from seasalt.kernel.engines.engine import Engine, engines
from tests.kernel.lockstep import Double, EngineDouble, Seen, games, play_doubly


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 300.0
    available = engines()
    for engine in available:
        played, seen = play_for(engine, seconds / len(available), seed=int(monotonic() * 1000))
        counts = f"{played} games, {seen.decisions} decisions, {len(seen.numbers)} action numbers"
        print(f"{engine.NAME}: {counts}: no difference")


def play_for(engine: Engine, seconds: float, seed: int) -> tuple[int, Seen]:
    """Play games of all kinds for so long; returns how many, and what occurred in them."""
    began, seen, played = monotonic(), Seen(), 0
    while True:
        for ruleset, players, starter, cards, policy, rng in games(seed):
            if monotonic() - began >= seconds:
                return played, seen
            kind = Double if engine is plain else partial(EngineDouble, engine=engine)
            double = kind(ruleset, players, starter, cards)
            play_doubly(double, policy, rng, seen, starter=starter, rounds=20)
            played += 1
        seed += 1


if __name__ == "__main__":
    main()
