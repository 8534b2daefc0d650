"""The example of behavior cloning learns to predict, and leaves a policy like that of the leaderboard."""

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from leaderboard import policies
from seasalt.cli import main


@pytest.fixture
def clone(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[1] / "examples"))
    return import_module("clone")


def test_the_last_fifth_of_the_deals_is_held_out_however_long_their_games_are(clone: Any) -> None:
    deals = np.repeat(np.arange(10), [1] * 9 + [30])
    assert set(deals[clone.held_out(deals)]) == {8, 9}


@pytest.mark.thorough
def test_a_clone_predicts_its_teacher_and_is_kept(
    tmp_path: Path, clone: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    data, policy = tmp_path / "greedy.parquet", tmp_path / "policy.npz"
    series = ("greedy", "greedy", "--deals", "10", "--workers", "1", "--json")
    assert main(["arena", *series, "--dataset", str(data)]) == 0
    capsys.readouterr()

    assert clone.main([str(data), "--out", str(policy), "--epochs", "6"]) == 0

    told = json.loads(capsys.readouterr().out)
    assert told["held_out_accuracy"] > 0.5  # with three to four options each
    with np.load(policy) as learned, np.load(policies.FOLDER / "baselines" / "clone.npz") as kept:
        assert {name: learned[name].shape for name in learned} == {name: kept[name].shape for name in kept}
