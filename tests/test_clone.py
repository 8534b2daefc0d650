"""The example of behavior cloning learns to predict, and leaves a policy like that of the leaderboard."""

import json
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

from leaderboard import policies
from seasalt.cli import main


@pytest.mark.thorough
def test_a_clone_predicts_its_teacher_and_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[1] / "examples"))
    data, policy = tmp_path / "greedy.parquet", tmp_path / "policy.npz"
    series = ("greedy", "greedy", "--deals", "10", "--workers", "1", "--json")
    assert main(["arena", *series, "--dataset", str(data)]) == 0
    capsys.readouterr()

    assert import_module("clone").main([str(data), "--out", str(policy), "--epochs", "6"]) == 0

    told = json.loads(capsys.readouterr().out)
    assert told["held_out_decisions"] * 3 < told["decisions"]
    assert told["held_out_accuracy"] > 0.5  # with three to four options each
    with np.load(policy) as learned, np.load(policies.FOLDER / "baselines" / "clone.npz") as kept:
        assert {name: learned[name].shape for name in learned} == {name: kept[name].shape for name in kept}
