"""How many steps per second does the vector environment make on a GPU?

By wall time, with rows and masks after every step; the bar is 20 million on one H200, for the slowest of the
six kinds of game. Actions are legal ones at random, chosen on the GPU by torch; that is counted in one of the
two numbers. Needs torch, numba-cuda and a GPU. Without the project's environment:
`PYTHONPATH=src:. python -m bench.gpu_env`.
"""

import argparse
import sys
from importlib.metadata import version
from statistics import median
from time import perf_counter
from typing import Any

from bench._report import report

KINDS = [(players, extra_salt) for players in (2, 3, 4) for extra_salt in (False, True)]
SIZES = (1 << 15, 1 << 17, 1 << 19)  # games at once; the bar is for the middle one
STEPS = 64  # of a single measurement
REPEAT = 5


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench gpu_env", description=__doc__)
    parser.add_argument("--keep", action="store_true", help="write bench/results/gpu_env.json")
    options = parser.parse_args()
    found = [measure_gpu(KINDS, games) for games in SIZES]
    measured = [one for one in found if one]
    if not measured:
        sys.exit("bench gpu_env: torch or numba-cuda finds no GPU here")
    results = {
        **{package: version(package) for package in ("numpy", "numba", "numba-cuda", "torch")},
        "gpu": measured[0]["gpu"],
        "runs": [{"games": one["games"], **run} for one in measured for run in one["runs"]],
        "steps_per_s": {str(one["games"]): one["steps_per_s"] for one in measured},
        "with_random_actions_per_s": {
            str(one["games"]): one["with_random_actions_per_s"] for one in measured
        },
        "reached": {"gpu": measured[1]["steps_per_s"] >= 20_000_000},
    }
    report("gpu_env", results, keep=options.keep)


def measure_gpu(kinds: list[tuple[int, bool]], games: int = SIZES[1]) -> dict[str, Any] | None:
    """Measure these kinds of game; None without torch, numba-cuda or a GPU."""
    try:
        from seasalt.env.gpu.device import load_torch
        from seasalt.kernel.engines.cuda import cuda

        torch = load_torch()
    except ImportError:
        return None
    if not (torch.cuda.is_available() and cuda.is_available()):
        return None
    runs = [
        {"players": players, "extra_salt": extra_salt, **_speeds(games, players, extra_salt)}
        for players, extra_salt in kinds
    ]
    return {
        "gpu": torch.cuda.get_device_name(),
        "games": games,
        "steps_per_s": min(run["steps_per_s"] for run in runs),
        "with_random_actions_per_s": min(run["with_random_actions_per_s"] for run in runs),
        "runs": runs,
    }


def _speeds(games: int, players: int, extra_salt: bool) -> dict[str, int]:
    """Steps per second of the environment alone, and with the choice of its actions."""
    from seasalt.env.gpu.device import load_torch
    from seasalt.env.gpu.vector import TorchVectorEnv

    torch = load_torch()
    env = TorchVectorEnv(games, players, extra_salt=extra_salt)
    dice = torch.Generator(env.device.torch).manual_seed(1)
    _, info = env.reset(seed=1)
    alone, together = [], []
    for round_number in range(REPEAT + 1):
        stepping = 0.0
        began = perf_counter()
        for _ in range(STEPS):
            mask = info["action_mask"]
            chances = torch.rand(mask.shape, generator=dice, device=mask.device)
            actions = (mask * (1 - chances)).argmax(1)  # legal ones are above 0
            env.device.wait()
            started = perf_counter()
            *_, info = env.step(actions)
            env.device.wait()
            stepping += perf_counter() - started
        if round_number:  # the first round compiles, and games begin in step
            alone.append(games * STEPS / stepping)
            together.append(games * STEPS / (perf_counter() - began))
    return {"steps_per_s": round(median(alone)), "with_random_actions_per_s": round(median(together))}


if __name__ == "__main__":
    main()
