"""What is exported is what the package reads: the same answers from torch, numpy and the file."""

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from seasalt.bots.network import network as numpy_network
from seasalt.bots.network.weights import WEIGHTS
from seasalt.env.gpu.device import Device
from seasalt.kernel.observation.row import OBSERVATION, OPTIONS_BLOCK
from seasalt.kernel.thinking.equity_tables import KINDS
from tools.running import ROOT
from training.export import export
from training.games import NETWORKS, Games, Steps
from training.network import actor, read_network
from training.tests.runs import go

PARTS = {"average": 16, "student_average": 8}


@pytest.fixture(scope="module")
def rows(device: Device) -> torch.Tensor:
    """What seats see after some decisions in games of every kind."""
    kinds = np.arange(96) % len(KINDS)
    games, steps = Games(device, kinds, np.full(96, NETWORKS), seed=8), Steps(device, 96, 1)
    torch.manual_seed(8)
    games.step(steps, 0)
    for _ in range(40):
        games.actions.copy_(torch.multinomial(steps.masks[0].float(), 1)[:, 0])
        games.step(steps, 0)
    return steps.rows[0].clone()


@pytest.mark.parametrize("part", PARTS)
def test_what_is_exported_answers_as_it_did_in_torch(tmp_path: Path, rows: torch.Tensor, part: str):
    go(tmp_path)
    export(tmp_path, tmp_path / "weights.npz", part)
    network = read_network(str(tmp_path / f"{part}-2.pt"))

    exported = numpy_network.read_network(tmp_path / "weights.npz")
    assert len(network.first.bias) == PARTS[part]
    with torch.no_grad():
        assert np.allclose(exported.answers(rows.numpy()), network(rows).numpy(), atol=1e-4)


def test_the_network_of_the_package_answers_the_same_in_torch(rows: torch.Tensor):
    network = read_network(str(WEIGHTS))

    with torch.no_grad():
        answers = network(rows).numpy()
    assert np.allclose(numpy_network.own_network().answers(rows.numpy()), answers, atol=2e-3)
    assert answers.std() > 1


def test_three_lines_in_the_docs_give_the_same_answers(rows: torch.Tensor):
    page = (ROOT / "docs" / "env.md").read_text("utf-8")
    shown = page.partition("<!-- torch -->")[2].partition("<!-- end of torch -->")[0]
    (lines,) = re.findall(r"```python\n(.*?)```", shown, re.DOTALL)
    scope: dict[str, Any] = {"rows": rows.numpy()}
    exec(lines, scope)

    assert len(list(filter(None, lines.splitlines()))) == 3
    assert np.allclose(numpy_network.own_network().answers(rows.numpy()), scope["answers"].numpy(), atol=2e-3)


def test_options_that_no_game_had_do_not_change_an_answer(tmp_path: Path, rows: torch.Tensor):
    go(tmp_path)
    export(tmp_path, tmp_path / "weights.npz")
    exported = numpy_network.read_network(tmp_path / "weights.npz")
    other = rows.numpy().copy()
    assert not other[:, OPTIONS_BLOCK:OBSERVATION].any()

    other[:, OPTIONS_BLOCK:OBSERVATION] = 1
    assert np.array_equal(exported.answers(other), exported.answers(rows.numpy()))


def test_an_observation_is_all_that_the_actor_sees(rows: torch.Tensor):
    network = actor(16, 1)
    hidden = rows.clone()
    hidden[:, network.seen :] = 0

    assert not torch.equal(rows, hidden)
    assert torch.equal(network(rows), network(hidden))


def test_without_a_checkpoint_there_is_nothing_to_export(tmp_path: Path):
    with pytest.raises(SystemExit, match=r"^There is no checkpoint in "):
        export(tmp_path, tmp_path / "weights.npz")
