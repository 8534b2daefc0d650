"""Compiled code for these tests: one process compiles it, the others load it from the cache."""

import pytest

from seasalt.kernel.engines import compiled
from seasalt.kernel.engines.plain import JOBS
from tools.running import one_at_a_time


@pytest.fixture(scope="session", autouse=True)
def _compiled_once(tmp_path_factory: pytest.TempPathFactory) -> None:
    with one_at_a_time(tmp_path_factory.getbasetemp().parent / "kernel"):
        for name in JOBS:
            compiled.job(name)
