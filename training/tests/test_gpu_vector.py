"""The vector environment of tensors plays the same games as that of arrays, step by step.

On the CPU everywhere, and on a GPU where there is one.
"""

from typing import Any

import numpy as np
import pytest
import torch

from seasalt.env.errors import IllegalMove, NotRunning, WrongSetting
from seasalt.env.gpu.vector import TorchVectorEnv
from seasalt.env.opponents import POLICIES
from seasalt.env.vector import SeasaltVectorEnv

DEVICES = ["cpu", "cuda"] if torch.cuda.is_available() else ["cpu"]
KINDS = [(players, box) for players in (2, 3, 4) for box in (False, True)]
MODES = ["NextStep", "SameStep", "Disabled"]
COUNT = 70  # more than the threads of a block

on_every_device = pytest.mark.parametrize("device", DEVICES)


def both(device: str, count: int = COUNT, **settings: Any) -> tuple[TorchVectorEnv, SeasaltVectorEnv]:
    return TorchVectorEnv(count, device=device, **settings), SeasaltVectorEnv(count, **settings)


def assert_same(ours: dict[str, Any], theirs: dict[str, Any]) -> None:
    """Everything that both know, except last rows."""
    shared = {name for name in ours if name in theirs and "final" not in name}
    assert {"action_mask", "turn"} <= shared
    for name in shared:
        assert np.allclose(ours[name].cpu().numpy(), theirs[name], rtol=0, atol=1e-12), name


def play_both(ours: TorchVectorEnv, theirs: SeasaltVectorEnv, steps: int, seed: int = 20) -> set[str]:
    """Play both by the same random legal actions; returns how games ended."""
    rng, endings = np.random.default_rng(seed), set()
    (rows, info), (other_rows, other_info) = ours.reset(seed=seed), theirs.reset(seed=seed)
    for _ in range(steps):
        assert np.array_equal(rows.cpu().numpy(), other_rows)
        assert_same(info, other_info)
        mask = other_info["action_mask"]
        actions = (mask * (1 - rng.random(mask.shape))).argmax(1)
        rows, rewards, terminated, truncated, info = ours.step(torch.from_numpy(actions))
        other_rows, other_rewards, other_terminated, other_truncated, other_info = theirs.step(actions)
        assert np.allclose(rewards.cpu().numpy(), other_rewards, rtol=0, atol=1e-12)
        assert np.array_equal(terminated.cpu().numpy(), other_terminated)
        assert np.array_equal(truncated.cpu().numpy(), other_truncated)
        endings |= {"terminated"} if other_terminated.any() else set()
        endings |= {"truncated"} if other_truncated.any() else set()
        over = other_terminated | other_truncated
        if ours.autoreset_mode == "SameStep" and over.any():
            assert np.array_equal(info["_final_obs"].cpu().numpy(), over)
            for place in np.flatnonzero(over):
                last = info["final_obs"][place].cpu().numpy()
                assert np.array_equal(last, other_info["final_obs"][place])
        if ours.autoreset_mode == "Disabled" and over.any():
            rows, info = ours.reset(options={"reset_mask": torch.from_numpy(over)})
            other_rows, other_info = theirs.reset(options={"reset_mask": over})
    return endings


@on_every_device
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("players", "extra_salt"), KINDS)
def test_self_play_is_that_of_the_vector_environment(
    device: str, players: int, extra_salt: bool, mode: str
) -> None:
    settings = {"players": players, "extra_salt": extra_salt, "target": 9, "max_rounds": 3, "reward": "round"}
    settings["skip_forced"] = players == 3

    assert play_both(*both(device, autoreset_mode=mode, full_state=True, **settings), steps=120)


@on_every_device
@pytest.mark.parametrize("opponents", [*POLICIES])
def test_opponents_are_those_of_the_vector_environment(device: str, opponents: str) -> None:
    settings = {"players": 3, "opponents": opponents, "extra_salt": True, "max_rounds": 2}
    drawn = both(device, skip_forced=True, **settings)
    fixed = both(device, seat=1, autoreset_mode="SameStep", **settings)

    assert play_both(*drawn, steps=60)
    assert play_both(*fixed, steps=60)


@on_every_device
def test_seeds_and_starters_are_those_of_the_vector_environment(device: str) -> None:
    ours, theirs = both(device, count=3, players=4)
    for options in ({"starter": 2}, None):
        (rows, info), (other_rows, other_info) = (
            env.reset(seed=[7, 1, 2**40], options=options) for env in (ours, theirs)
        )
        assert np.array_equal(rows.cpu().numpy(), other_rows)
        assert_same(info, other_info)
    (rows, _), (other_rows, _) = ours.reset(), theirs.reset()
    assert np.array_equal(rows.cpu().numpy(), other_rows)


@on_every_device
def test_generators_continue_those_of_numpy(device: str) -> None:
    env = TorchVectorEnv(200, players=3, opponents="kernel:uniform", device=device)
    _, info = env.reset(seed=11)

    for place in range(200):
        rng = np.random.default_rng(11 + place)
        drawn = [(rng.integers(3), rng.integers(3), rng.integers(2**63)) for _ in range(2)]
        assert info["seat"][place] == drawn[0][0]
        upper, lower = env.generators[place, :2].cpu().numpy().view(np.uint64).tolist()
        assert upper * 2**64 + lower == rng.bit_generator.state["state"]["state"]


@on_every_device
def test_an_illegal_action_changes_no_game(device: str) -> None:
    env, other = both(device)
    _, info = env.reset(seed=3)
    other.reset(seed=3)
    legal = info["action_mask"].argmax(1)
    wrong = legal.clone()
    wrong[40] = wrong[50] = 81

    with pytest.raises(IllegalMove) as error:
        env.step(wrong)

    assert error.value.number == 81
    assert error.value.legal == tuple(info["action_mask"][40].nonzero().flatten().tolist())
    assert np.array_equal(env.step(legal)[0].cpu().numpy(), other.step(legal.cpu().numpy())[0])


@on_every_device
def test_without_checks_an_illegal_action_stops_all_games(device: str) -> None:
    env = TorchVectorEnv(COUNT, device=device, check_actions=False)
    _, info = env.reset(seed=3)
    wrong = info["action_mask"].argmax(1)
    wrong[40] = -5

    env.step(wrong)

    with pytest.raises(IllegalMove) as error:
        env.check(wrong)
    assert error.value.number == -5


@on_every_device
def test_a_game_that_is_over_waits_for_a_reset(device: str) -> None:
    env = TorchVectorEnv(1, device=device, autoreset_mode="Disabled", target=1, max_rounds=1)
    with pytest.raises(NotRunning):
        env.step(torch.zeros(1, dtype=torch.int64))
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, _, terminated, truncated, info = env.step(info["action_mask"].argmax(1))
        over = bool(terminated | truncated)

    with pytest.raises(NotRunning):
        env.step(torch.zeros(1, dtype=torch.int64))


@on_every_device
def test_tensors_are_on_the_device_and_new_at_every_step(device: str) -> None:
    env = TorchVectorEnv(4, device=device)
    rows, info = env.reset(seed=1)
    kept = rows.clone()
    later, rewards, terminated, *_ = env.step(info["action_mask"].argmax(1))

    assert torch.equal(rows, kept)
    assert not torch.equal(later, kept)
    assert {one.device.type for one in (rows, info["action_mask"], rewards, terminated)} == {device}


def test_wrong_settings_are_named() -> None:
    for settings in ({"num_envs": 0}, {"device": "tpu9"}, {"autoreset_mode": "Never"}):
        with pytest.raises(WrongSetting):
            TorchVectorEnv(**{"device": "cpu", **settings})
    if len(DEVICES) == 1:
        with pytest.raises(WrongSetting, match="torch finds no GPU"):
            TorchVectorEnv(1)
    env = TorchVectorEnv(2, device="cpu")
    with pytest.raises(WrongSetting):
        env.reset(seed=[1])
    with pytest.raises(NotRunning):
        env.reset(options={"reset_mask": torch.tensor([True, False])})
    env.reset(seed=1)
    with pytest.raises(WrongSetting):
        env.step(torch.zeros(3))
