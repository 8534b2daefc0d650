"""The GPU's jobs on a simulated GPU, whose threads run one after another on the CPU.

This tests arrays, threads and return values. With a real GPU, `./dev bench gpu` plays in lockstep.
"""

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from seasalt.kernel.engines import library, plain
from seasalt.kernel.engines.build import tables
from seasalt.kernel.engines.plain import JOBS
from seasalt.kernel.players.policy import UNIFORM
from tests.kernel.jobs import answers, positions, records


class PaperArray(np.ndarray[Any, Any]):
    """An array in the memory of the simulated GPU."""

    def copy_to_host(self) -> Any:
        return np.array(self)

    def copy_to_device(self, source: Any) -> None:
        self[...] = source


class PaperGpu:
    """The part of `numba.cuda` that the jobs use."""

    def __init__(self) -> None:
        self.thread = 0
        self.local = SimpleNamespace(array=np.zeros)
        self.atomic = SimpleNamespace(add=self._add)

    def grid(self, dimensions: int) -> int:
        return self.thread

    def jit(self, body: Callable[..., None]) -> Any:
        paper = self

        class Launcher:
            def __getitem__(self, shape: tuple[int, int]) -> Callable[..., None]:
                blocks, threads = shape

                def launch(*arguments: Any) -> None:
                    bare = [np.asarray(one) if isinstance(one, PaperArray) else one for one in arguments]
                    for paper.thread in range(blocks * threads):
                        body(*bare)

                return launch

        return Launcher()

    def to_device(self, host: Any) -> Any:
        return np.array(host).view(PaperArray)

    def device_array(self, count: int, dtype: Any) -> Any:
        return np.full(count, 99, dtype).view(PaperArray)

    def _add(self, array: Any, place: int, value: int) -> None:
        array[place] += value


@pytest.fixture
def paper_gpu(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    gpu = PaperGpu()
    monkeypatch.setitem(sys.modules, "numba", SimpleNamespace(cuda=gpu))
    monkeypatch.setitem(sys.modules, "numba.cuda", gpu)
    monkeypatch.delitem(sys.modules, "seasalt.kernel.engines.cuda", raising=False)
    monkeypatch.setattr("seasalt.kernel.engines.cuda", None, raising=False)  # what the import sets goes again
    cuda = import_module("seasalt.kernel.engines.cuda")
    monkeypatch.setattr(cuda, "kernel", lambda: {name: library.job(name) for name in JOBS})
    yield cuda
    del sys.modules["seasalt.kernel.engines.cuda"]


def test_every_job_does_the_same_as_in_plain_python(paper_gpu: Any) -> None:
    assert answers(paper_gpu) == answers(plain)


def test_only_the_records_that_are_asked_for_are_played(paper_gpu: Any) -> None:
    found = {}
    for of in (plain, paper_gpu):
        made = records(of, 300, 2, False)
        of.job("play_rounds_many")(made, 7, 290, UNIFORM)
        found[of.NAME] = positions(of, made)

    assert found["cuda"] == found["python"]


def test_the_tables_fit_into_the_memory_for_tables() -> None:
    assert sum(table.nbytes for table in tables().values() if isinstance(table, np.ndarray)) < 40_000
