"""On a cluster the numbers are the same."""

import json
import subprocess
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from seasalt.cli import main


def arena(*where: str) -> Any:
    """What the arena tells, but for CPU."""
    series = ("greedy", "random", "--deals", "3", "--option", "target_score=8", "--json")
    command = [sys.executable, "-m", "seasalt", "arena", *series, *where]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    told = json.loads(done.stdout)
    for bot in told["bots"]:
        del bot["cpu_ms_per_decision"]
    return told


def test_a_ray_cluster_of_this_machine_finds_what_one_process_finds() -> None:
    assert arena("--ray") == arena("--workers", "1")


def test_a_cluster_that_nobody_answers_for_is_told_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def init(**facts: Any) -> None:
        raise ConnectionError(f"nobody at {facts['address']}")

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=init))

    assert main(["arena", "greedy", "random", "--ray", "10.0.0.1:6379"]) == 2
    assert capsys.readouterr().err == "Error: I cannot join the cluster: nobody at 10.0.0.1:6379\n"
