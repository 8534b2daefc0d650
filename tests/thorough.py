"""What the usual run tries of much, and the thorough run (`./dev test --thorough`) in full.

The usual run has every value of a matrix and some fixed examples of a property; the thorough run has every
combination, and many more examples, which are new each time.
"""

import os
from collections.abc import Sequence
from itertools import combinations, product
from typing import Any

from hypothesis import settings

EXAMPLES = 10
"""How many examples of a property the usual run tries, if the property does not say otherwise."""

MANY_EXAMPLES = 300
"""How many the thorough run tries."""

THOROUGH = os.environ.get("SEASALT_TESTS") == "thorough"


def matrix(*axes: Sequence[Any], pairs: bool = False) -> list[tuple[Any, ...]]:
    """Cases for `parametrize`: all combinations in a thorough run, else enough to have every value once.

    With `pairs`, enough to have every pair of values of two axes.
    """
    return list(product(*axes)) if THOROUGH else covering(axes, 2 if pairs else 1)


def examples(usual: int) -> settings:
    """So many examples in the usual run, and in proportion more in the thorough one."""
    return settings(max_examples=max(1, usual * settings().max_examples // EXAMPLES))


def covering(axes: Sequence[Sequence[Any]], strength: int) -> list[tuple[Any, ...]]:
    """Few combinations that have every value of every axis, or every pair of values (`strength` 2).

    >>> covering([("en", "de", "ru"), ("phone", "desk")], 1)
    [('en', 'phone'), ('de', 'desk'), ('ru', 'phone')]
    >>> len(covering([range(5), range(3), range(2)], 2)), len(list(product(range(5), range(3), range(2))))
    (15, 30)
    """
    if strength == 1:
        longest = max(len(axis) for axis in axes)
        return [tuple(axis[case % len(axis)] for axis in axes) for case in range(longest)]
    places = list(combinations(range(len(axes)), strength))
    cases = list(product(*(range(len(axis)) for axis in axes)))
    missing = {(where, tuple(case[axis] for axis in where)) for where in places for case in cases}
    chosen = []
    while missing:
        best = max(cases, key=lambda case: len(_has(case, places) & missing))
        missing -= _has(best, places)
        chosen.append(tuple(axis[value] for axis, value in zip(axes, best, strict=True)))
    return chosen


def _has(case: tuple[int, ...], places: list[tuple[int, ...]]) -> set[tuple[Any, ...]]:
    return {(where, tuple(case[axis] for axis in where)) for where in places}
