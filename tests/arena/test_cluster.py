"""On a cluster the results are the same."""

import json
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import Future
from types import SimpleNamespace
from typing import Any

import pytest

from seasalt.cli import main


def arena(*where: str) -> Any:
    series = ("greedy", "random", "--deals", "3", "--option", "target_score=8", "--json")
    command = [sys.executable, "-m", "seasalt", "arena", *series, *where]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return told(done.stdout)


def told(printed: str) -> Any:
    """The arena's JSON without CPU times."""
    found = json.loads(printed)
    for bot in found["bots"]:
        del bot["cpu_ms_per_decision"]
    return found


@pytest.mark.thorough
def test_a_ray_cluster_of_this_machine_finds_what_one_process_finds() -> None:
    assert arena("--ray") == arena("--workers", "1")


def test_a_cluster_that_does_not_answer_is_reported_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def init(**facts: Any) -> None:
        raise ConnectionError(f"no answer at {facts['address']}")

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=init))

    assert main(["arena", "greedy", "random", "--ray", "10.0.0.1:6379"]) == 2
    assert capsys.readouterr().err == "Error: I cannot join the cluster: no answer at 10.0.0.1:6379\n"


def test_enough_deals_are_in_flight_for_all_cpus_of_the_cluster_and_the_results_are_the_same(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    cluster = WideCluster(cpus=2)
    monkeypatch.setattr("seasalt.arena.runner.usable_cores", lambda: 1)
    monkeypatch.setitem(sys.modules, "ray", cluster)
    series = ["arena", "random", "random", "--deals", "12", "--option", "target_score=1", "--json"]
    found = []
    for where in (("--ray",), ("--workers", "1")):
        assert main([*series, *where]) == 0
        found.append(told(capsys.readouterr().out))

    assert cluster.most_in_flight == 4 * 2
    assert found[0] == found[1]


class WideCluster:
    """The part of Ray that the arena uses; a task runs when its result is requested."""

    def __init__(self, cpus: int) -> None:
        self._cpus = cpus
        self._waiting: list[Callable[[], None]] = []
        self.most_in_flight = 0

    def init(self, **options: Any) -> None:
        pass

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": float(self._cpus), "memory": 1e9}

    def remote(self, **options: Any) -> Any:
        return lambda function: SimpleNamespace(remote=lambda *arguments: self._task(function, arguments))

    def _task(self, function: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        future = LazyFuture(self._waiting)
        self._waiting.append(lambda: future.set_result(function(*arguments)))
        self.most_in_flight = max(self.most_in_flight, len(self._waiting))
        return LazyReference(future)

    def shutdown(self) -> None:
        pass


class LazyReference:
    """A reference to a result, hashable as Ray's are."""

    def __init__(self, future: Future[Any]) -> None:
        self.future = lambda: future


class LazyFuture(Future[Any]):
    """Runs the oldest waiting tasks until it has a result."""

    def __init__(self, waiting: list[Callable[[], None]]) -> None:
        super().__init__()
        self._tasks = waiting

    def result(self, timeout: float | None = None) -> Any:
        while not self.done():
            self._tasks.pop(0)()
        return super().result(timeout)
