"""The examples in torch learn, stop and go on as they say."""

from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

LITTLE = ["--games=8", "--steps=16", "--minutes=0.01", "--every=0.01", "--against=random", "--test=2"]


@pytest.fixture(autouse=True)
def _examples_can_be_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "examples"))


@pytest.fixture
def self_play() -> Any:
    return import_module("self_play")


@pytest.fixture
def league() -> Any:
    return import_module("league")


def test_a_run_of_self_play_leaves_a_policy_and_can_go_on(
    self_play: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert self_play.main([*LITTLE, "--out", str(tmp_path)]) == 0

    kept = torch.load(tmp_path / "policy.pt", weights_only=True)
    assert kept.keys() == self_play.Network().state_dict().keys()
    assert capsys.readouterr().out.count("%") == 2
    assert self_play.main([*LITTLE, "--out", str(tmp_path), "--resume", str(tmp_path / "policy.pt")]) == 0


def test_ctrl_c_keeps_the_policy(
    self_play: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stop(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(self_play, "update", stop)

    assert self_play.main([*LITTLE, "--out", str(tmp_path)]) == 0
    assert "saved" in capsys.readouterr().err
    assert (tmp_path / "policy.pt").exists()


def test_a_seat_is_paid_for_its_last_decision_when_another_ends_the_round(self_play: Any) -> None:
    """Three decisions of seats 0, 1, 1: the second of seat 1 ends the game."""
    batch = {
        "turn": np.array([[0], [1], [1]]),
        "value": np.array([[0.5], [0.25], [0.75]], np.float32),
        "rewards": np.array([[[0, 0]], [[0, 0]], [[-1, 1]]], np.float32),
        "done": np.array([[False], [False], [True]]),
    }

    found, has_one = self_play.advantages(batch)

    last = 1 - 0.75
    before = self_play.GAMMA * 0.75 - 0.25 + self_play.GAMMA * self_play.LAMBDA * last
    assert found[:, 0].tolist() == pytest.approx([-1 - 0.5, before, last])
    assert has_one.all()


def test_a_decision_with_nothing_after_it_is_not_learned_from(self_play: Any) -> None:
    batch = {
        "turn": np.array([[0], [1], [0]]),
        "value": np.zeros((3, 1), np.float32),
        "rewards": np.zeros((3, 1, 2), np.float32),
        "done": np.zeros((3, 1), np.bool_),
    }

    _, has_one = self_play.advantages(batch)

    assert has_one[:, 0].tolist() == [True, False, False]


def test_a_league_grows_and_tells_who_beats_whom(
    league: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert league.main([*LITTLE, "--out", str(tmp_path)]) == 0

    told = capsys.readouterr().out
    assert "league of 2" in told
    assert "oldest member first" in told


def test_a_member_that_beats_the_learner_is_met_most(league: Any) -> None:
    games = league.League(4000, 2, seed=1)
    for _ in range(3):
        games.join(torch.nn.Identity())
    games.won = [0.9, 0.5, 0.1]
    games.draw(np.ones(4000, np.bool_))

    met = np.bincount(games.member, minlength=3) / 4000
    assert met[0] < 0.05 < met[1] < 0.35 < met[2]


def test_only_decisions_of_the_seat_that_learns_are_learned_from(league: Any, self_play: Any) -> None:
    torch.manual_seed(0)
    net = self_play.Network(width=16)
    env = self_play.SeasaltVectorEnv(16, reward="round", autoreset_mode="SameStep")
    those = league.League(16, 2, seed=1)
    those.join(net)
    games = league.Games(env, those, net)
    seats = those.learner.copy()

    batch, _, learns = games.collect(env.reset(seed=1), 8)

    assert not batch["done"].any()
    assert (learns == (batch["turn"] == seats)).all()
    assert learns.any()
    assert not learns.all()
