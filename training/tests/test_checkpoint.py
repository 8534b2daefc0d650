"""Runs that are resumed, stopped and interrupted."""

import json
import signal
from pathlib import Path
from typing import Any

import pytest
import torch

from training.export import export
from training.network import read_network
from training.settings import Settings
from training.tests.runs import go
from training.train import Run

MEGABYTE = 1_000_000


def facts(run: Path) -> dict[str, Any]:
    """The facts of a checkpoint, without its time."""
    read: dict[str, Any] = json.loads((run / "run.json").read_text())
    assert read.pop("seconds") > 0
    return read


def tensors(run: Path) -> dict[str, torch.Tensor]:
    """Every number of a checkpoint."""
    return {
        f"{file.stem} {name}": tensor
        for file in sorted(run.glob("*.pt"))
        for name, tensor in torch.load(file).items()
    }


def events(run: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (run / "log.jsonl").read_text().splitlines()]


def test_a_run_that_is_resumed_is_the_same_as_one_that_goes_on(tmp_path: Path):
    go(tmp_path / "whole", "--steps", "3")
    for _ in range(3):
        go(tmp_path / "parts")

    assert facts(tmp_path / "whole") == facts(tmp_path / "parts")
    whole, parts = tensors(tmp_path / "whole"), tensors(tmp_path / "parts")
    assert whole.keys() == parts.keys()
    assert [name for name, tensor in whole.items() if not torch.equal(tensor, parts[name])] == []


def test_another_seed_is_another_run(tmp_path: Path):
    go(tmp_path / "one")
    go(tmp_path / "two", seed=2)

    assert not torch.equal(*(tensors(tmp_path / run)["actor-2 first.weight"] for run in ("one", "two")))


def test_ctrl_c_ends_the_step_and_keeps_what_was_learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    before = signal.getsignal(signal.SIGINT)
    iterate = Run.iterate

    def iterate_and_stop(run, *arguments):
        learned = iterate(run, *arguments)
        if run.iterations == 3:
            signal.raise_signal(signal.SIGINT)
        return learned

    monkeypatch.setattr(Run, "iterate", iterate_and_stop)
    go(tmp_path, "--step-iterations", "50", "--steps", "2")

    assert signal.getsignal(signal.SIGINT) is before
    assert facts(tmp_path)["iterations"] == 3
    assert events(tmp_path)[-1]["event"] == "saved"

    go(tmp_path)
    assert facts(tmp_path)["iterations"] == 5


def test_ctrl_c_before_anything_was_learned_leaves_the_checkpoint_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    go(tmp_path)
    kept = {file.name: file.read_bytes() for file in tmp_path.iterdir() if file.name != "log.jsonl"}
    begin = Run.begin

    def stop_and_begin(run):
        signal.raise_signal(signal.SIGINT)
        return begin(run)

    monkeypatch.setattr(Run, "begin", stop_and_begin)
    go(tmp_path)

    assert {file.name: file.read_bytes() for file in tmp_path.iterdir() if file.name != "log.jsonl"} == kept


def test_a_checkpoint_that_was_not_finished_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    go(tmp_path / "sound", "--steps", "2")
    go(tmp_path / "broken")
    rename = Path.rename
    monkeypatch.setattr(Path, "rename", lambda *_: (_ for _ in ()).throw(OSError("no power")))
    with pytest.raises(OSError, match="no power"):
        go(tmp_path / "broken")
    assert (tmp_path / "broken" / "actor-4.pt").exists()
    assert facts(tmp_path / "broken")["iterations"] == 2

    monkeypatch.setattr(Path, "rename", rename)
    (tmp_path / "broken" / "actor-4.pt").write_bytes(b"half of it")
    go(tmp_path / "broken")
    sound, broken = tensors(tmp_path / "sound"), tensors(tmp_path / "broken")
    assert sound.keys() == broken.keys()
    assert all(torch.equal(tensor, broken[name]) for name, tensor in sound.items())


@pytest.mark.parametrize("name", ["first", "past0"])
def test_momentum_and_past_networks_may_be_missing(tmp_path: Path, name: str):
    go(tmp_path)
    (tmp_path / f"{name}-2.pt").unlink()
    go(tmp_path)

    assert facts(tmp_path)["iterations"] == 4
    assert [event["without"] for event in events(tmp_path) if event["event"] == "resumed"] == [[name]]


def test_without_its_networks_a_checkpoint_is_incomplete(tmp_path: Path):
    go(tmp_path)
    (tmp_path / "critic-2.pt").unlink()

    with pytest.raises(SystemExit, match=r"is incomplete: critic-2\.pt is missing\.$"):
        go(tmp_path)


def test_every_file_of_a_checkpoint_of_the_usual_size_is_below_16_megabytes(device, tmp_path: Path):
    run = Run(tmp_path, device, Settings(), compiled=False)
    sum(
        parameter.sum()
        for network in (run.learner.actor, run.learner.critic, run.learner.student)
        for parameter in network.parameters()
    ).backward()
    run.learner.optimizer.step()
    run.past.append(run.learner.average.state_dict())
    run.save()

    sizes = {file.name: file.stat().st_size for file in tmp_path.iterdir()}
    assert "first-0.pt" in sizes
    assert max(sizes.values()) < 16 * MEGABYTE


def test_a_best_response_is_trained_against_a_network_that_stays(tmp_path: Path):
    go(tmp_path / "champion")
    export(tmp_path / "champion", tmp_path / "champion.npz")
    go(tmp_path / "response", "--steps", "2", fixed=tmp_path / "champion.npz")

    tests = [event for event in events(tmp_path / "response") if event["event"] == "test"]
    assert {name for name in tests[-1] if name.startswith("fixed")} == {f"fixed {kind}" for kind in range(6)}
    assert facts(tmp_path / "response")["iterations"] == 4


@pytest.mark.parametrize("option", ["--start", "--teacher"])
def test_a_missing_network_is_reported_in_one_sentence(tmp_path: Path, option: str):
    with pytest.raises(SystemExit, match=r"^There is no network nothing\.npz\.$"):
        go(tmp_path, option, "nothing.npz")


def test_a_run_can_start_from_a_network(tmp_path: Path):
    go(tmp_path / "one")
    network = str(tmp_path / "one" / "average-2.pt")
    go(tmp_path / "two", "--start", network, "--step-iterations", "1", rate=[0, 0])

    one = read_network(network).state_dict()
    two = torch.load(tmp_path / "two" / "actor-1.pt")
    assert all(torch.equal(tensor, two[name]) for name, tensor in one.items())
