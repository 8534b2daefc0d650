"""Stable-baselines3 and the masked PPO of sb3-contrib learn in our games through the adapter."""

import json
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported
from stable_baselines3.common.vec_env import VecMonitor

from bench.env import measure as measure_env
from seasalt.arena import Series, measure
from seasalt.bots.network.policy_bot import PolicyBot
from seasalt.env.errors import IllegalMove, NotRunning, WrongSetting
from seasalt.env.sb3 import SeasaltVecEnv
from seasalt.env.vector import SeasaltVectorEnv
from seasalt.rules import Ruleset

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_sb3.py"
KERNEL = "kernel:eager"


def any_legal(masks: Any, rng: np.random.Generator) -> Any:
    return (masks * (1 - rng.random(masks.shape))).argmax(1)


@pytest.mark.parametrize("skip_forced", [False, True])
def test_it_plays_the_games_of_the_vector_environment(skip_forced: bool):
    options: dict[str, Any] = {"opponents": KERNEL, "max_rounds": 2, "target": 20, "reward": "round"}
    options["skip_forced"] = skip_forced
    ours = SeasaltVectorEnv(8, 2, autoreset_mode="SameStep", **options)
    theirs, rng, ended = SeasaltVecEnv(8, 2, **options), np.random.default_rng(1), set()
    theirs.seed(3)
    rows, info = ours.reset(seed=3)
    assert np.array_equal(theirs.reset(), rows)
    lengths, paid = np.zeros(8, int), np.zeros(8)
    for _ in range(150):
        masks = get_action_masks(theirs)
        assert masks.dtype == bool
        assert np.array_equal(masks, info["action_mask"])
        actions = any_legal(masks, rng)
        rows, rewards, terminated, truncated, info = ours.step(actions)
        their_rows, their_rewards, dones, infos = theirs.step(actions)
        lengths, paid = lengths + 1, paid + rewards
        assert np.array_equal(their_rows, rows)
        assert np.allclose(their_rewards, rewards)
        assert np.array_equal(dones, terminated | truncated)
        for place, told in enumerate(infos):
            if skip_forced:
                assert told.pop("skipped") == info["skipped"][place]
            if not dones[place]:
                assert told == {}
                continue
            ended.add(told["TimeLimit.truncated"])
            assert told["TimeLimit.truncated"] == truncated[place]
            assert np.array_equal(told["terminal_observation"], info["final_obs"][place])
            assert told["episode"]["l"] == lengths[place]
            assert told["episode"]["r"] == pytest.approx(paid[place])
            lengths[place], paid[place] = 0, 0

    assert ended == {True, False}


def test_it_is_what_the_library_expects_of_a_vec_env():
    env = SeasaltVecEnv(3, opponents=KERNEL)
    with pytest.raises(NotRunning):
        env.env_method("action_masks")
    rows = env.reset()

    assert is_masking_supported(env)
    assert env.has_attr("settings")
    assert not env.has_attr("no_such_thing")
    assert [len(mask) for mask in env.env_method("action_masks", indices=[0, 2])] == [82, 82]
    assert env.env_is_wrapped(VecMonitor) == [False] * 3
    assert rows.dtype == env.observation_space.dtype
    assert all(row in env.observation_space for row in rows)
    assert all(told["seat"] in (0, 1) for told in env.reset_infos)
    with pytest.raises(AttributeError):
        env.set_attr("players", 3)
    with pytest.raises(AttributeError):
        env.env_method("render")
    with pytest.raises(IllegalMove):
        env.step(np.array([13, 0, 0]))
    env.close()
    with pytest.raises(WrongSetting):
        SeasaltVecEnv(3, opponents=None)


@pytest.mark.filterwarnings("ignore:The environment is already wrapped")
@pytest.mark.parametrize("opponents", [KERNEL, "random"])
def test_masked_ppo_learns_a_few_hundred_steps_and_sits_down_in_the_arena(opponents: str, tmp_path: Path):
    env = VecMonitor(SeasaltVecEnv(8, opponents=opponents, reward="round", target=10))
    model = MaskablePPO("MlpPolicy", env, n_steps=32, batch_size=64, n_epochs=1, seed=1, device="cpu")
    before = [weight.detach().clone() for weight in model.policy.parameters()]
    model.learn(512)
    model.save(tmp_path / "model.zip")
    read = MaskablePPO.load(tmp_path / "model.zip", device="cpu")
    bot = PolicyBot(lambda rows, masks: read.predict(rows, action_masks=masks, deterministic=True)[0])
    played = measure(Series((bot, "random"), deals=1, ruleset=Ruleset(target_score=5)))

    assert model.num_timesteps == 512
    assert any((one != other).any() for one, other in zip(before, model.policy.parameters(), strict=True))
    assert model.ep_info_buffer
    assert played.deals[0].decisions[0] > 0
    assert all(game.forfeit is None for game in played.deals[0].games)


def test_its_speed_is_measured():
    found = measure_env(2, seconds=0.001, repeat=1)

    assert found["sb3_steps_per_cpu_s"] > 0
    assert found["skipped"] == {}


def decisions(file: Path) -> list[int]:
    kept = json.loads(file.read_text())
    assert str(kept["seed"]) == file.stem
    assert all(0 <= point["won"] <= 1 for point in kept["curve"])
    return [point["decisions"] for point in kept["curve"]]


def test_the_example_keeps_a_curve_and_a_model_for_every_seed_and_goes_on_with_them(tmp_path: Path):
    spec = spec_from_file_location("train_sb3", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    example = module_from_spec(spec)
    spec.loader.exec_module(example)
    little = ["--every=128", "--envs=16", "--steps=8", "--deals=2", "--against=random", f"--out={tmp_path}"]
    example.main(["--seeds", "1", "2", "--decisions=256", *little])
    model = (tmp_path / "1.zip").read_bytes()
    example.main(["--seeds", "1", "--decisions=256", *little])
    example.main(["--seeds", "2", "--decisions=512", *little])

    assert (tmp_path / "1.zip").read_bytes() == model
    assert decisions(tmp_path / "1.json") == [0, 128, 256]
    assert decisions(tmp_path / "2.json") == [0, 128, 256, 384, 512]
