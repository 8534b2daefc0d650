"""`./dev lockstep [SECONDS]`: rules and kernel against each other for longer, plain and compiled."""

import sys
from random import Random
from time import monotonic

from tests.kernel.lockstep import Double, Seen, play_doubly
from tests.kernel.test_lockstep import games


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 300.0
    began, seed, seen, played = monotonic(), int(monotonic() * 1000), Seen(), 0
    kinds: list[type[Double]] = [Double]
    try:
        from tests.kernel.test_compiled import CompiledDouble

        kinds.append(CompiledDouble)
    except ImportError:
        print("numba is not installed: plain Python only")
    while monotonic() - began < seconds:
        for ruleset, players, starter, cards, policy in games(seed):
            double = kinds[played % len(kinds)](ruleset, players, starter, cards)
            play_doubly(double, policy, Random(seed + played), seen, starter=starter, rounds=20)
            played += 1
            if monotonic() - began >= seconds:
                break
        seed += 1
    print(f"{played} games, {seen.decisions} decisions, {len(seen.numbers)} action numbers: no quarrel")


if __name__ == "__main__":
    main()
