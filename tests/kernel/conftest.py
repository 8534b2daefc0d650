"""Compiled code for these tests: one process compiles it, the others load it from the cache."""

import pytest

from seasalt.kernel.engines.engine import can_compile, load_jobs
from tools.running import one_at_a_time


@pytest.fixture(scope="session", autouse=True)
def _compiled_once(tmp_path_factory: pytest.TempPathFactory) -> None:
    if can_compile():
        with one_at_a_time(tmp_path_factory.getbasetemp().parent / "kernel"):
            load_jobs(every=True)
