"""The kernel's functions rebuilt for a compiler: the same code with other globals.

The globals of all modules become one namespace, in which lists are numpy arrays, the functions of `bits` have
other bodies (`compiled_bits`, or the compiler's own), and every function is wrapped by the compiler.

Jobs that need many arrays take them as a NamedTuple. To a compiler that is a struct passed by value, which
costs a call from Python two microseconds more; functions that run once per decision take single arguments.
"""

import builtins
from collections.abc import Callable, Mapping
from hashlib import sha256
from math import sqrt
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

from seasalt.kernel.engines import compiled_bits
from seasalt.kernel.evaluation import equity, guess, network, open_hands, race, statistics, student, trials
from seasalt.kernel.game import (
    bits,
    card_counts,
    card_moves,
    card_tables,
    chance,
    layout,
    legal,
    play,
    points,
    turns,
)
from seasalt.kernel.game.layout import FIELDS
from seasalt.kernel.observation import action_mask, hidden_cards, row, steps
from seasalt.kernel.players import beginner, eager, keen, playout, policy

TABLES: tuple[ModuleType, ...] = (layout, card_tables)
MODULES: tuple[ModuleType, ...] = (
    bits, points, card_moves, turns, legal, play, chance, beginner, keen, eager, policy, playout, guess,
    card_counts, action_mask, row, hidden_cards, steps, student, equity, trials, race, open_hands, statistics,
    network,
)  # fmt: skip

LINE = 64  # bytes of a cache line


def _record() -> np.dtype[np.void]:
    """Padded to whole cache lines, so that threads with neighbouring records do not share one."""
    plain = np.dtype(
        [(f.name, f.type, (f.length,)) if f.length else (f.name, f.type) for f in FIELDS], align=True
    )
    assert plain.names is not None
    assert plain.fields is not None
    return np.dtype(
        {
            "names": plain.names,
            "formats": [plain.fields[name][0] for name in plain.names],
            "offsets": [plain.fields[name][1] for name in plain.names],
            "itemsize": -(-plain.itemsize // LINE) * LINE,
        },
        align=True,
    )


RECORD = _record()
"""The record as a numpy type."""

Wrap = Callable[[FunctionType], Any]


def functions() -> dict[str, FunctionType]:
    """Every function to compile, by name."""
    found: dict[str, FunctionType] = {}
    for module in MODULES:
        for name, value in vars(module).items():
            own = isinstance(value, FunctionType) and value.__module__ == module.__name__
            if own and not name.startswith("_"):
                assert name not in found, f"two kernel functions are called {name}"
                found[name] = value
    return found | {
        name: value for name, value in vars(compiled_bits).items() if isinstance(value, FunctionType)
    }


def constants() -> dict[str, Any]:
    """Every number and table of the kernel, by name."""
    found: dict[str, Any] = {}
    for module in TABLES + MODULES:
        for name, value in vars(module).items():
            if isinstance(value, int | float | list):
                assert found.get(name, value) == value, f"two kernel constants are called {name}"
                found[name] = value
    return {
        name: np.array(value, np.min_scalar_type(-max(value) - 1)) if isinstance(value, list) else value
        for name, value in found.items()
    }


def namespace(bodies: Mapping[str, Any], wrap: Wrap) -> dict[str, Any]:
    """The globals of the compiled kernel: `bodies` replace functions of those names, the rest is wrapped."""
    scope: dict[str, Any] = {
        "__name__": __name__,
        "__builtins__": builtins,
        "np": np,
        "sqrt": sqrt,
        **constants(),
        **bodies,
    }
    for name, function in functions().items():
        if name not in bodies:
            scope[name] = wrap(FunctionType(function.__code__, scope, name, function.__defaults__))
    return scope


def fingerprint(compiler: bytes) -> str:
    """A hash of all that compiled code depends on; `compiler` is the source that calls the compiler."""
    fields = {name: kind._fields for name, kind in named_tuples().items()}  # compiled code has their indices
    digest = sha256(repr((RECORD, np.__version__, fields)).encode() + compiler)
    for name, value in sorted(constants().items()):
        digest.update(name.encode())
        digest.update(value.tobytes() if isinstance(value, np.ndarray) else str(value).encode())
    for name, function in sorted(functions().items()):
        code = function.__code__
        digest.update(repr((name, code.co_code, code.co_names, code.co_consts)).encode())
    return digest.hexdigest()[:16]


def named_tuples() -> dict[str, Any]:
    """The NamedTuples of the kernel, which functions take, by name."""
    return {
        name: value
        for module in MODULES
        for name, value in vars(module).items()
        if isinstance(value, type) and issubclass(value, tuple) and hasattr(value, "_fields")
    }
