"""Games of a network against policies of the kernel or another network, all at once."""

import numpy as np
import torch

from seasalt.env.gpu.device import Device
from training.games import NETWORKS, Games, Steps
from training.rollout import best, in_short

MOST_STEPS = 4000
SEED = 77


@torch.no_grad()
def contest(device: Device, kind: int, network, against, games: int) -> float:
    """The share of games that a network wins by its most likely actions against a policy or a network."""
    is_policy = isinstance(against, int)
    opponents = np.full(games, against if is_policy else NETWORKS)
    playing = Games(device, np.full(games, kind), opponents, SEED)
    steps = Steps(device, games, 1)
    playing.step(steps, 0)
    for step in range(MOST_STEPS):
        with in_short(device):
            actions = best(network, steps.rows[0], steps.masks[0])
            if not is_policy:
                theirs = best(against, steps.rows[0], steps.masks[0])
                actions = torch.where(steps.turns[0] == steps.learners[0], actions, theirs)
        playing.actions.copy_(actions)
        playing.step(steps, 0)
        if step % 32 == 31 and bool((playing.finals >= 0).all()):
            break
    return float(playing.finals.clamp_min(0).mean())
