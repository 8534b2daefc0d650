"""How many steps per second does the research environment make, compared with other libraries' card games?

Per CPU-second; each step includes the observation and the mask of the seat to act. Choosing actions, at
random, is counted only for stable-baselines3, where passing masks to the learner is part of it. Ours and the
peers run in turns, and the median counts. The bar is one million steps of the vector environment, for the
slowest of the six kinds of game.
"""

import argparse
import json
from collections.abc import Callable, Sequence
from functools import partial
from statistics import median
from time import process_time
from typing import Any, Final

import numpy as np

from bench._peers import BATCH, GAMES, Steps, agents
from bench._report import cpu, report
from bench.gpu_env import measure_gpu
from seasalt.env import seasalt_v0
from seasalt.env.vector import SeasaltVectorEnv

Name = tuple[str, str]  # a library and a game
AEC: Final = "seasalt, PettingZoo"
VECTOR: Final = "seasalt, vector"
SB3: Final = "seasalt, stable-baselines3"
SECONDS: Final = 0.4  # of a single measurement, approximately
REPEAT: Final = 5
HOW_TO_ADD: Final = {
    SB3: "pip install stable-baselines3",
    "RLCard": "pip install rlcard==1.2.0; it is not locked, because it has no wheel",
    "OpenSpiel": "pip install open_spiel",
    "PettingZoo": 'pip install "pettingzoo[classic]"; its poker needs rlcard, its hanabi shimmy[openspiel]',
    "Pgx": "pip install pgx jax",
}


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="./dev bench env", description=__doc__)
    parser.add_argument("--players", type=int, choices=[2, 3, 4], help="one kind of game only")
    parser.add_argument("--extra-salt", action="store_true", help="one kind of game only")
    parser.add_argument("--json", action="store_true", help="print JSON in one line")
    parser.add_argument("--keep", action="store_true", help="write bench/results/env.json")
    options = parser.parse_args(arguments)
    results = measure(options.players, extra_salt=options.extra_salt)
    if options.json:
        print(json.dumps(results))
        return
    reached = {"vector": results["vector_steps_per_cpu_s"] >= 1_000_000}
    report("env", {"cpu": cpu(), **results, "reached": reached}, keep=options.keep)


def measure(
    players: int | None = None, *, extra_salt: bool = False, seconds: float = SECONDS, repeat: int = REPEAT
) -> dict[str, Any]:
    """Measure all six kinds of game and the peers, or one kind of game."""
    whole = players is None and not extra_salt
    kinds = [(p, box) for p in (2, 3, 4) for box in (False, True)] if whole else [(players or 2, extra_salt)]
    makers: dict[Name, Callable[[], Steps]] = {}
    for kind in kinds:
        name = f"{kind[0]} players{', Extra Salt' if kind[1] else ''}"
        makers[AEC, name] = partial(_agents, *kind)
        makers[VECTOR, name] = partial(_vector, *kind)
        makers[SB3, name] = partial(_sb3, *kind)
    if whole:
        for library, (make, games) in GAMES.items():
            makers |= {(library, game): partial(make, game) for game in games}
    installed, skipped = _installed(makers)
    speeds: dict[Name, list[float]] = {one: [] for one in installed}
    for _ in range(repeat):  # in turns, so that a slow moment of the machine affects all
        for one, steps in installed.items():
            speeds[one].append(_speed(steps, seconds))
    found = {one: round(median(speeds[one])) for one in installed}

    def slowest(library: str) -> int | None:
        return min((speed for (one, _), speed in found.items() if one == library), default=None)

    return {
        "aec_steps_per_cpu_s": slowest(AEC),
        "vector_steps_per_cpu_s": slowest(VECTOR),
        "sb3_steps_per_cpu_s": slowest(SB3),
        "vector_envs": BATCH,
        "repeat": repeat,
        "runs": [
            {"library": library, "game": game, "steps_per_cpu_s": speed}
            for (library, game), speed in found.items()
        ],
        "skipped": skipped,
        "gpu": measure_gpu(kinds),
    }


def _installed(makers: dict[Name, Callable[[], Steps]]) -> tuple[dict[Name, Steps], dict[str, str]]:
    """The games that can be measured here, and how to install the others."""
    installed: dict[Name, Steps] = {}
    skipped: dict[str, str] = {}
    for (library, game), make in makers.items():
        try:
            installed[library, game] = make()
        except ImportError:
            skipped[f"{library}, {game}"] = f"not installed: {HOW_TO_ADD[library]}"
    return installed, skipped


def _speed(steps: Steps, seconds: float) -> float:
    """Steps per CPU-second, measured for about `seconds`."""
    count = 1
    while True:
        began = process_time()
        each = steps(count)
        spent = process_time() - began
        if spent >= seconds / 2:
            return 1 / each
        count *= 2 if spent < seconds / 50 else max(2, int(seconds / spent))


# --- ours


def _agents(players: int, extra_salt: bool) -> Steps:
    env = seasalt_v0.env(players=players, extra_salt=extra_salt)
    env.reset(seed=1)
    return agents(env, np.random.default_rng(1), lambda observation, info: info["action_mask"])


def _vector(players: int, extra_salt: bool) -> Steps:
    env, rng = SeasaltVectorEnv(BATCH, players, extra_salt=extra_salt), np.random.default_rng(1)
    _, info = env.reset(seed=1)

    def play(steps: int) -> float:
        nonlocal info
        spent, done = 0.0, 0
        while done < steps:
            actions = _any(info["action_mask"], rng)
            began = process_time()
            *_, info = env.step(actions)
            spent += process_time() - began
            done += BATCH
        return spent / done

    play(1)  # compiles
    return play


def _sb3(players: int, extra_salt: bool) -> Steps:
    """End to end, as a learner plays: masks, a random choice by them, and the step are all counted."""
    from seasalt.env.sb3 import SeasaltVecEnv

    env = SeasaltVecEnv(BATCH, players, opponents="kernel:eager", extra_salt=extra_salt)
    rng = np.random.default_rng(1)
    env.seed(1)
    env.reset()

    def play(steps: int) -> float:
        began, done = process_time(), 0
        while done < steps:
            env.step(_any(np.stack(env.env_method("action_masks")), rng))
            done += BATCH
        return (process_time() - began) / done

    play(1)  # compiles
    return play


def _any(masks: Any, rng: np.random.Generator) -> Any:
    """An action for each row, all legal ones equally likely."""
    return (masks * (1 - rng.random(masks.shape, np.float32))).argmax(1)  # legal ones are above 0


if __name__ == "__main__":
    main()
