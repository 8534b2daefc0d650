"""The training example: its gradient matches its loss, and the saved network is complete."""

import csv
import json
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np
import pytest

EXAMPLE = Path(__file__).parents[1] / "examples" / "train_ppo.py"
LITTLE = ["--envs=16", "--steps=4", "--deals=3", "--every=0.004", "--minutes=0.01", "--against=beginner"]


@pytest.fixture(scope="module")
def ppo() -> Any:
    spec = spec_from_file_location("train_ppo", EXAMPLE)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_gradient_is_how_the_loss_changes(ppo: Any):
    rng = np.random.default_rng(0)
    net = ppo.Network(2, False, rng)
    net.weights = {name: weight.astype(np.float64) for name, weight in net.weights.items()}
    net.weights["wp"] *= 30  # a policy with strong preferences
    env = ppo.SeasaltVectorEnv(32, opponents="kernel:beginner", reward="round", autoreset_mode="SameStep")
    observations, info = env.reset(seed=1)
    batch, _, _ = ppo.collect(env, net, (observations, info["action_mask"]), 4, rng)
    seen, masks, actions = (batch[name].reshape(128, -1) for name in ("seen", "mask", "action"))
    actions = actions[:, 0]
    old = batch["chance"].reshape(-1) + rng.normal(0, 0.2, 128)
    gain, target = rng.normal(size=128), rng.normal(size=128)

    def loss() -> float:
        chances, values, _ = net.forward(seen, masks)
        ratio = np.exp(chances[np.arange(128), actions] - old)
        entropy = -(np.exp(chances) * np.where(masks, chances, 0)).sum(1)
        clipped = np.minimum(ratio * gain, np.clip(ratio, 1 - ppo.CLIP, 1 + ppo.CLIP) * gain)
        return float((ppo.VALUE * (values - target) ** 2 - clipped - ppo.ENTROPY * entropy).mean())

    for name, part in ppo.loss_gradient(net, seen, masks, actions, old, gain, target).items():
        weight = net.weights[name]
        place = np.unravel_index(np.abs(part).argmax(), part.shape)
        there = weight[place]
        weight[place] = there + 1e-5
        more = loss()
        weight[place] = there - 1e-5
        less = loss()
        weight[place] = there
        assert part[place] == pytest.approx((more - less) / 2e-5, rel=1e-4), name


@pytest.mark.thorough
def test_a_stopped_run_keeps_its_policy_and_a_resumed_one_leaves_its_curve_and_its_picture(
    ppo: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    with monkeypatch.context() as patched:

        def stop(*_: Any) -> None:
            raise KeyboardInterrupt

        patched.setattr(ppo, "update", stop)
        assert ppo.main([*LITTLE, "--out", str(tmp_path)]) == 0
    assert "saved" in capsys.readouterr().err

    more = tmp_path / "more"
    assert ppo.main([*LITTLE, "--resume", str(tmp_path / "policy.npz"), "--out", str(more)]) == 0

    told = json.loads((more / "curve.json").read_text("utf-8"))
    with (more / "curve.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(told["curve"]) == len(rows) > 1
    assert (told["seed"], told["against"]) == (1, ["beginner"])
    assert (more / "curve.svg").read_text("utf-8").startswith("<?xml")
    assert dict(np.load(more / "policy.npz")).keys() == ppo.Network(2, False, np.random).weights.keys()
    assert capsys.readouterr().out.count("%") == 2 * len(rows)


def test_it_has_passed_when_every_later_interval_lies_above_an_even_share(ppo: Any):
    points = [(1, 0.2), (2, 0.6), (3, 0.51), (4, 0.58), (5, 0.61)]
    curve = [{"cpu_minutes": minute, "won": won, "interval": 0.03} for minute, won in points]

    assert ppo.passes(curve, 2) == 4
    assert ppo.passes(curve[:3], 2) is None
