"""Policies of torch and ONNX play as bots."""

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import onnxruntime
import pytest
import torch

from seasalt.arena import Series, measure
from seasalt.bots import check_bot
from seasalt.bots.network.policy_bot import PolicyBot
from seasalt.kernel.game.layout import ACTIONS
from seasalt.kernel.observation.row import OBSERVATION
from seasalt.rules import Ruleset


class Logits(torch.nn.Module):
    """From rows to logits."""

    def __init__(self) -> None:
        super().__init__()
        torch.manual_seed(1)
        self.layer = torch.nn.Linear(OBSERVATION, ACTIONS)

    def forward(self, rows: torch.Tensor) -> torch.Tensor:
        return self.layer(rows)


class Numbers(Logits):
    """From rows and masks to action numbers, and something else."""

    def forward(self, rows: torch.Tensor, masks: torch.Tensor) -> Any:
        logits = self.layer(rows).masked_fill(masks == 0, -torch.inf)
        return logits.argmax(1), logits.max(1).values


def session(module: torch.nn.Module, inputs: int, path: Path) -> onnxruntime.InferenceSession:
    examples = (torch.zeros(2, OBSERVATION), torch.zeros(2, ACTIONS))[:inputs]
    names = ["rows", "masks"][:inputs]
    shapes = tuple({0: torch.export.Dim("batch")} for _ in examples)
    torch.onnx.export(module, examples, str(path), input_names=names, dynamic_shapes=shapes, dynamo=True)
    return onnxruntime.InferenceSession(path)


@pytest.mark.filterwarnings("ignore")  # of the exporter
def test_a_module_its_session_and_a_function_of_it_choose_the_same(tmp_path: Path):
    one, two = Logits(), Numbers()
    rng = np.random.default_rng(1)
    rows = rng.integers(0, 3, (50, OBSERVATION)).astype(np.int8)
    masks = (rng.random((50, ACTIONS)) < 0.1).astype(np.int8)
    masks[:, 0] = 1
    weights, bias = (weight.detach().numpy() for weight in one.layer.parameters())
    policies = [
        one,
        two,
        session(one, 1, tmp_path / "one.onnx"),
        session(two, 2, tmp_path / "two.onnx"),
        lambda rows, masks: rows @ weights.T + bias,
    ]
    first, *others = (PolicyBot(policy).choices(rows, masks) for policy in policies)

    assert len(set(first)) > 5
    assert all(np.array_equal(first, other) for other in others)


@pytest.mark.parametrize("module", [Logits, Numbers])
def test_a_module_keeps_the_contract_and_plays_in_the_arena(module: Any):
    bot = PolicyBot(module(), name="module")
    check_bot(bot.seeded, decisions=30)
    deals = measure(Series((bot, "random"), deals=1, ruleset=Ruleset(target_score=5))).deals

    assert deals[0].decisions[0] > 0


def test_a_module_is_sent_to_other_processes():
    series = Series((PolicyBot(Logits()), "random"), deals=2, ruleset=Ruleset(target_score=5))

    assert [deal.games for deal in measure(series, workers=2).deals] == [
        deal.games for deal in measure(series).deals
    ]
    assert PolicyBot(Logits(), sample=True).seeded(Random(1)).choices(
        np.zeros((1, OBSERVATION), np.int8), np.ones((1, ACTIONS), np.int8)
    ).shape == (1,)


class Masked(Logits):
    """From rows and masks to logits."""

    def forward(self, rows: torch.Tensor, masks: torch.Tensor) -> torch.Tensor:
        return self.layer(rows).masked_fill(masks == 0, -torch.inf)


@pytest.mark.parametrize("module", [Logits(), Masked()])
def test_a_module_plays_the_same_once_scripted_or_traced_and_from_its_file(module: Any, tmp_path: Path):
    rng = np.random.default_rng(2)
    rows = rng.integers(0, 3, (50, OBSERVATION)).astype(np.int8)
    masks = (rng.random((50, ACTIONS)) < 0.1).astype(np.int8)
    masks[:, 0] = 1
    examples = (torch.zeros(2, OBSERVATION), torch.ones(2, ACTIONS))
    scripted = torch.jit.script(module)
    traced = torch.jit.trace(module, examples[: 2 if isinstance(module, Masked) else 1])
    for name, compiled in {"scripted": scripted, "traced": traced}.items():
        torch.jit.save(compiled, tmp_path / name)
        loaded = torch.jit.load(tmp_path / name)
        for policy in (compiled, loaded):
            assert np.array_equal(
                PolicyBot(policy).choices(rows, masks), PolicyBot(module).choices(rows, masks)
            )
