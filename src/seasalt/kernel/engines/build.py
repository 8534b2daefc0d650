"""One source, several ways to run: the kernel's functions, rebuilt over other globals for a compiler.

A function is its code and its globals. The code stays; the globals become one namespace in which lists are
numpy arrays, the few functions of `bits` have other bodies (`compiled_bits`, or the compiler's own), and
every function is wrapped by the compiler.
"""

import builtins
from collections.abc import Callable, Mapping
from hashlib import sha256
from math import sqrt
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

from seasalt.kernel.engines import compiled_bits
from seasalt.kernel.evaluation import equity, guess, open_hands, race, statistics, trials
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
from seasalt.kernel.observation import hidden_cards, row, steps
from seasalt.kernel.players import eager, keen, playout, policy

TABLES: tuple[ModuleType, ...] = (layout, card_tables)
MODULES: tuple[ModuleType, ...] = (
    bits, points, card_moves, turns, legal, play, chance, keen, eager, policy, playout, guess,
    card_counts, row, hidden_cards, steps, equity, trials, race, open_hands, statistics,
)  # fmt: skip

LINE = 64  # bytes that a processor reads and writes at once


def _record() -> np.dtype[np.void]:
    """Whole lines: else two threads that write to neighbours would wait for each other."""
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
"""The record as numpy sees it."""

Wrap = Callable[[FunctionType], Any]


def functions() -> dict[str, FunctionType]:
    """Every function of the kernel's source that a compiler can take, by name."""
    found: dict[str, FunctionType] = {}
    for module in MODULES:
        for name, value in vars(module).items():
            own = isinstance(value, FunctionType) and value.__module__ == module.__name__
            if own and not name.startswith("_"):
                assert name not in found, f"two functions of the kernel are called {name}"
                found[name] = value
    return found | {
        name: value for name, value in vars(compiled_bits).items() if isinstance(value, FunctionType)
    }


def constants() -> dict[str, Any]:
    """Every number and table of the kernel's source, by name."""
    found: dict[str, Any] = {}
    for module in TABLES + MODULES:
        for name, value in vars(module).items():
            if isinstance(value, int | float):
                found[name] = value
            elif isinstance(value, list):
                found[name] = np.array(value, np.min_scalar_type(-max(value) - 1))
    return found


def namespace(bodies: Mapping[str, Any], wrap: Wrap) -> dict[str, Any]:
    """The kernel once more: `bodies` in place of the functions of those names, the others wrapped."""
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
    """A text that changes whenever compiled code would; `compiler` is the source that calls the compiler."""
    digest = sha256(repr((RECORD, np.__version__)).encode() + compiler)
    for name, value in sorted(constants().items()):
        digest.update(name.encode())
        digest.update(value.tobytes() if isinstance(value, np.ndarray) else str(value).encode())
    for name, function in sorted(functions().items()):
        code = function.__code__
        digest.update(repr((name, code.co_code, code.co_names, code.co_consts)).encode())
    return digest.hexdigest()[:16]
