"""How many examples the properties try. `HYPOTHESIS_PROFILE=thorough` tries many more, and new ones.

Commands speak English here, whatever the machine's language, and listen to Ctrl-C, even where the tests
run in the background of a shell, which has them ignore it.
"""

import gc
import os
import signal
from collections.abc import Generator
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.thorough import EXAMPLES, MANY_EXAMPLES, THOROUGH

with suppress(ImportError):  # Pyodide has none
    import numpy  # noqa: F401 # `pytest.approx` looks at it, even half imported by a kernel that is getting ready

_ANY_PACE: Any = {
    "deadline": None,
    "suppress_health_check": (HealthCheck.too_slow, HealthCheck.data_too_large),
}

settings.register_profile("ci", max_examples=EXAMPLES, derandomize=True, database=None, **_ANY_PACE)
settings.register_profile(
    "few", max_examples=3, derandomize=True, database=None, **_ANY_PACE
)  # under Pyodide
settings.register_profile("thorough", max_examples=MANY_EXAMPLES, **_ANY_PACE)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

os.environ["SEASALT_LANGUAGE"] = "en"
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What was imported and collected stays to the end: no search for garbage looks through it again."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.collect()
        gc.freeze()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Only the thorough run has tests marked so; the longest begin first, some for each worker.

    Where time is short (`./dev test --quick`), what is near to a change comes first, as it is listed.
    """
    if not THOROUGH:
        left_out = [item for item in items if item.get_closest_marker("thorough")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("thorough")]
    if config.getoption("--begin-before", None) is None:
        workers = getattr(config, "workerinput", {"workercount": 1})["workercount"]
        items[:] = spread(items, [item for item in items if _is_long(item)], workers)


def _is_long(item: pytest.Item) -> bool:
    return item.get_closest_marker("long") is not None or item.nodeid.startswith("tests/browser/")


def spread(everything: list[Any], first: list[Any], parts: int) -> list[Any]:
    """The same in another order: cut into equal parts, each begins with its share of `first`.

    >>> spread([1, 2, 3, 4, 5, 6], [5, 6], 2)
    [5, 1, 2, 6, 3, 4]
    """
    chosen = set(map(id, first))
    others = [one for one in everything if id(one) not in chosen]

    def part(of: list[Any], number: int) -> list[Any]:
        return of[len(of) * number // parts : len(of) * (number + 1) // parts]

    return [one for number in range(parts) for one in part(first, number) + part(others, number)]
