"""A tiny network learns on a CPU, in about a minute."""

from pathlib import Path

from seasalt.env.gpu.device import Device
from seasalt.kernel.players.policy import UNIFORM
from training.contest import contest
from training.settings import Settings
from training.train import Run

SETTINGS = Settings(
    iterations=60,
    games=256,
    steps=32,
    minibatch=512,
    width=32,
    blocks=1,
    critic_width=32,
    critic_blocks=1,
    student_width=16,
    rate=(1e-3, 3e-4),
    entropy=(0.02, 0.0),
    reach=(0.0, 0.0),
    trace=0.99,  # an early critic is a poor guide
    average=0.98,
    kinds=(1, 0, 0, 0, 0, 0),
    policies=(),
)
GAMES = 2048  # so the standard error of a share is 1.1 % at most


def test_a_tiny_network_beats_uniform_play(device: Device, tmp_path: Path):
    run = Run(tmp_path, device, SETTINGS, compiled=False)
    rollout = run.begin()
    for _ in range(SETTINGS.iterations):
        run.iterate(rollout, None)

    share = contest(device, 0, run.learner.average, UNIFORM, GAMES)
    assert share > 0.6
