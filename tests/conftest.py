"""Profiles of hypothesis, and the order of the tests. `HYPOTHESIS_PROFILE=thorough` tries many new examples.

Commands speak English here, whatever the machine's language, and react to Ctrl-C, which a shell makes
processes in its background ignore.
"""

import gc
import os
import signal
from collections.abc import Generator
from itertools import islice
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.thorough import EXAMPLES, MANY_EXAMPLES, THOROUGH

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
    """Modules and collected tests live to the end: the garbage collector does not scan them again."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.collect()
        gc.freeze()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Only the thorough run has tests marked so; the longest begin first, spread over the workers.

    Every second worker has those in a browser, since each starts a Chromium and a node of its own.
    In a quick run (`./dev test --quick`) the order stays as listed: the nearest to a change first.
    """
    if not THOROUGH:
        left_out = [item for item in items if item.get_closest_marker("thorough")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("thorough")]
    if config.getoption("--begin-before", None) is None:
        workers = getattr(config, "workerinput", {"workercount": 1})["workercount"]
        longest, in_browser = (
            [item for item in items if which(item)] for which in (_is_long, _is_in_browser)
        )
        items[:] = spread(items, longest, in_browser, workers)


def _is_long(item: pytest.Item) -> bool:
    return item.get_closest_marker("long") is not None and not _is_in_browser(item)


def _is_in_browser(item: pytest.Item) -> bool:
    return item.nodeid.startswith("tests/browser/")


def spread(everything: list[Any], first: list[Any], every_second: list[Any], parts: int) -> list[Any]:
    """The same in another order: cut into equal parts, each begins with its share of `first`.

    Before it, every second one has its share of `every_second`.

    >>> spread([1, 2, 3, 4, 5, 6], [5, 6], [], 2)
    [5, 1, 2, 6, 3, 4]
    >>> spread([1, 2, 3, 4, 5, 6], [5], [3, 4], 2)
    [3, 4, 1, 5, 2, 6]
    """
    chosen = {*map(id, first), *map(id, every_second)}
    others = iter([one for one in everything if id(one) not in chosen])
    spread_out: list[Any] = []
    for number in range(parts):
        if number % 2 == 0:
            spread_out += _part(every_second, number // 2, (parts + 1) // 2)
        spread_out += _part(first, number, parts)
        spread_out += islice(others, max(0, len(everything) * (number + 1) // parts - len(spread_out)))
    return [*spread_out, *others]


def _part(of: list[Any], number: int, parts: int) -> list[Any]:
    return of[len(of) * number // parts : len(of) * (number + 1) // parts]
