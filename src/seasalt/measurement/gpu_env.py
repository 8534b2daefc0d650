"""Steps per second of the vector environment on a GPU, for `seasalt bench env`.

By wall time, with rows and masks after every step. The slowest of the six kinds of game counts. Actions are
legal ones at random, chosen on the GPU by torch; that is counted in one of the two numbers.
"""

from statistics import median
from time import perf_counter
from typing import Any, Final

GAMES: Final = 1 << 17
STEPS: Final = 64  # of a single measurement
REPEAT: Final = 5


def measure_gpu(kinds: list[tuple[int, bool]], games: int = GAMES) -> dict[str, Any] | None:
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
