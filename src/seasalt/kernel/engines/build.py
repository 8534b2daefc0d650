"""The kernel's functions rebuilt for a compiler: the same code with other globals.

The globals of all modules become one namespace, in which lists are numpy arrays, the functions of `bits` have
other bodies (`compiled_bits`, or the compiler's own), and every function is wrapped by the compiler.

Jobs that need many arrays take them as a NamedTuple. To a compiler that is a struct passed by value.
"""

import builtins
from collections.abc import Callable, Mapping
from math import sqrt
from types import FunctionType
from typing import Any

import numpy as np

from seasalt.kernel.engines.compiled_source import constants, functions

Wrap = Callable[[FunctionType], Any]


def namespace(bodies: Mapping[str, Any], wrap: Wrap) -> dict[str, Any]:
    """The globals of the compiled kernel: `bodies` replace functions of those names, the rest is wrapped."""
    scope: dict[str, Any] = {
        "__name__": __name__,
        "__builtins__": builtins,
        "np": np,
        "sqrt": sqrt,
        **tables(),
        **bodies,
    }
    for name, function in functions().items():
        if name not in bodies:
            scope[name] = wrap(FunctionType(function.__code__, scope, name, function.__defaults__))
    return scope


def tables() -> dict[str, Any]:
    """Every number and table of the kernel, by name; tables as arrays of the smallest type."""
    return {
        name: np.array(value, np.min_scalar_type(-max(value) - 1)) if isinstance(value, list) else value
        for name, value in constants().items()
    }
