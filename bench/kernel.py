"""How many decisions per second does the kernel make, with random legal actions?

Per CPU-second, for 2 to 4 players and both boxes, compared with OpenSpiel's card games in C++ in the same
run. The bars: 12 million for the slowest of the six (goal 20) and ten times the best peer; plain Python
250,000 (two players, base box); 4 million with observation and mask at every decision. On a GPU it is
decisions per second. A duo laid in stages counts as one decision.
"""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from random import Random
from time import perf_counter, process_time
from typing import Any

from bench._report import report
from seasalt.kernel.convert import new_state
from seasalt.kernel.engines import library, plain
from seasalt.kernel.engines.engine import engine, engines
from seasalt.kernel.game.layout import ACTIONS
from seasalt.kernel.observation.row import OBSERVATION
from seasalt.kernel.players.playout import SUMS
from seasalt.kernel.players.policy import UNIFORM
from seasalt.rules import Ruleset

PEERS = ("hearts", "go_fish", "crazy_eights", "spades")  # games of OpenSpiel in C++, with its C++ bots
NO_PEERS = "OpenSpiel is not installed: `pip install open_spiel`"
SECONDS = 0.4  # of a single measurement, approximately
GPU_GAMES = 132 * 9 * 128  # fills an H200: nine blocks on each of its 132 multiprocessors
REPEAT = 4  # the best counts, for us and for the peers

Job = Callable[[int], tuple[int, int]]
"""Play so many rounds; returns the numbers of rounds and decisions."""


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="./dev bench kernel", description=__doc__)
    parser.add_argument(
        "--backend", choices=["python", "library", "cuda"], help="by default the fastest here"
    )
    parser.add_argument("--players", type=int, choices=[2, 3, 4], help="one kind of game only")
    parser.add_argument("--extra-salt", action="store_true", help="one kind of game only")
    parser.add_argument("--json", action="store_true", help="print JSON in one line")
    parser.add_argument("--keep", action="store_true", help="all numbers; write bench/results/kernel.json")
    options = parser.parse_args(arguments)
    if options.keep:
        report("kernel", _everything(), keep=True)
        return
    results = measure(options.backend, options.players, extra_salt=options.extra_salt)
    print(json.dumps(results, indent=None if options.json else 2))


def _everything() -> dict[str, Any]:
    fast = measure("library")
    in_python = measure("python", 2)["decisions_per_cpu_s"]
    observed = min(_observed(players, extra_salt) for players in (2, 3, 4) for extra_salt in (False, True))
    return {
        **fast,
        "python_decisions_per_cpu_s": in_python,
        "observed_decisions_per_cpu_s": observed,
        "reached": {
            "library": fast["decisions_per_cpu_s"] >= 12_000_000,
            "peers": (fast["ratio_to_best_peer"] or 0) >= 10,
            "python": in_python >= 250_000,
            "observed": observed >= 4_000_000,
        },
    }


def measure(
    backend: str | None = None,
    players: int | None = None,
    *,
    extra_salt: bool = False,
    seconds: float = SECONDS,
) -> dict[str, Any]:
    """Measure all six kinds of game and the peers, or one kind of game."""
    backend = backend or engine().NAME
    available = [one.NAME for one in engines()]
    if backend not in available:
        sys.exit(f"--backend {backend} is not possible here; choose one of: {', '.join(available)}.")
    whole, installed = players is None and not extra_salt, find_spec("pyspiel") is not None
    kinds = [(p, box) for p in (2, 3, 4) for box in (False, True)] if whole else [(players or 2, extra_salt)]
    ours = {kind: job(backend, *kind) for kind in kinds}
    peers = {name: _peer(name) for name in PEERS} if whole and installed else {}
    speeds = dict.fromkeys(ours, (0.0, 0.0))
    theirs = dict.fromkeys(peers, 0.0)
    clock = perf_counter if backend == "cuda" else process_time
    for _ in range(REPEAT):  # in turns, so that a slow moment of the machine affects all
        for kind, play in ours.items():
            speeds[kind] = max(speeds[kind], _speed(play, seconds, clock))
        for name, peer in peers.items():
            theirs[name] = max(theirs[name], _speed(peer, seconds, process_time)[0])
    runs = [
        {
            "players": players,
            "extra_salt": extra_salt,
            "decisions_per_cpu_s": round(speed),
            "rounds_per_cpu_s": round(rounds),
        }
        for (players, extra_salt), (speed, rounds) in speeds.items()
    ]
    slowest = min(runs, key=lambda run: run["decisions_per_cpu_s"])
    best_peer = max(theirs.values(), default=0.0)
    return {
        "backend": backend,
        "runs": runs,
        "decisions_per_cpu_s": slowest["decisions_per_cpu_s"],
        "rounds_per_cpu_s": slowest["rounds_per_cpu_s"],
        "peers": {name: round(speed) for name, speed in theirs.items()},
        "ratio_to_best_peer": round(slowest["decisions_per_cpu_s"] / best_peer, 2) if best_peer else None,
        **({"no_peers": NO_PEERS} if whole and not installed else {}),
    }


def _speed(play: Job, seconds: float, clock: Callable[[], float]) -> tuple[float, float]:
    """Decisions and rounds per second of that clock, measured for about `seconds`."""
    rounds = 1
    while True:
        began = clock()
        played, decisions = play(rounds)
        spent = clock() - began
        if spent >= seconds / 2:
            return decisions / spent, played / spent
        rounds *= 2 if spent < seconds / 50 else max(2, int(seconds / spent))


# --- what is measured


def job(backend: str, players: int, extra_salt: bool) -> Job:
    """Rounds of one kind of game, with random legal actions."""
    start = new_state(Ruleset(extra_salt=extra_salt), players, Random(1))
    chosen = next(engine for engine in engines() if backend == engine.NAME)
    count = GPU_GAMES if backend == "cuda" else 1
    records: Any = [start]
    if chosen is not plain:
        records = chosen.states(count, seed=1)
        chosen.put(start, records)
    new_rounds = chosen.job("new_rounds_many")

    def play(rounds: int) -> tuple[int, int]:
        sums = chosen.numbers([0] * SUMS)
        new_rounds(records, 0, count, UNIFORM, rounds, sums)
        rounds_played, decisions, *_ = chosen.read(sums)
        return rounds_played, decisions

    play(1)  # compiles
    return play


def _peer(name: str) -> Job:
    """A card game of OpenSpiel: its games count as rounds."""
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]

    def played(seed: int) -> Any:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        return state

    sample = [played(seed).full_history() for seed in range(200)]
    decisions = sum(step.player >= 0 for steps in sample for step in steps) / len(sample)

    def play(games: int) -> tuple[int, int]:
        for seed in range(games):
            played(seed)
        return games, round(games * decisions)

    return play


# --- other numbers


def _observed(players: int, extra_salt: bool) -> int:
    records = library.states(1, seed=1)
    library.put(new_state(Ruleset(extra_salt=extra_salt), players, Random(1)), records)
    rows = library.rows(1, OBSERVATION), library.rows(1, ACTIONS)
    play = library.job("observed_rounds_many")
    best = 0.0
    for _ in range(REPEAT):
        began = process_time()
        decisions = play(records, 0, 1, UNIFORM, 10_000, *rows)
        best = max(best, decisions / (process_time() - began))
    return round(best)


if __name__ == "__main__":
    main()
