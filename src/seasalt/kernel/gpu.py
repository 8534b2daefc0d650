"""The kernel on a GPU through numba-cuda: one thread plays one record, in its own local memory.

The tables are constants there and must stay under 64 KB together; they are small integers, about 30 KB.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

for _name, _successor in {"row_stack": "vstack", "in1d": "isin", "trapz": "trapezoid"}.items():
    if not hasattr(np, _name):  # numba-cuda still asks for what numpy 2.4 and later no longer have
        setattr(np, _name, getattr(np, _successor))

cuda: Any = import_module("numba.cuda")

from seasalt.kernel.build import RECORD, namespace
from seasalt.kernel.compiled import States
from seasalt.kernel.playout import SUMS

THREADS = 128  # in a block


def bit_count(word: Any) -> Any:
    """How many bits are set."""
    return np.int64(cuda.popc(word))


def lowest_bit(word: Any) -> Any:
    """The place of the lowest bit set."""
    return np.int64(cuda.ffs(word)) - 1


@cache
def kernel() -> dict[str, Any]:
    """Every function of the kernel by name, for the device, and `play_rounds`, which the host launches."""

    def wrap(function: Callable[..., Any]) -> Any:
        return cuda.jit(device=True)(function)

    scope = namespace({"bit_count": wrap(bit_count), "lowest_bit": wrap(lowest_bit)}, wrap)
    new_rounds = scope["new_rounds_many"]
    record, sums_count = RECORD, SUMS  # a closure's numpy type is a constant for numba

    def play_rounds(states: Any, policy: Any, rounds: Any, sums: Any) -> None:
        place = cuda.grid(1)
        if place < states.shape[0]:
            mine = cuda.local.array(1, record)
            made = cuda.local.array(sums_count, np.int64)
            for number in range(sums_count):
                made[number] = 0
            mine[0] = states[place]
            new_rounds(mine, 0, 1, policy, rounds, made)
            states[place] = mine[0]
            for number in range(sums_count):
                sums[place, number] += made[number]

    scope["play_rounds"] = cuda.jit(play_rounds)
    return scope


class Batch:
    """Many records on the device, each with the sums of what it played."""

    def __init__(self, states: States) -> None:
        self._states = cuda.to_device(states)
        self._sums = cuda.to_device(np.zeros((len(states), SUMS), np.int64))
        self._blocks = (len(states) + THREADS - 1) // THREADS

    def play(self, policy: int, rounds: int) -> None:
        """Every record plays so many new rounds; returns when all have."""
        kernel()["play_rounds"][self._blocks, THREADS](self._states, policy, rounds, self._sums)
        cuda.synchronize()

    def sums(self) -> Any:
        """What came of all rounds so far, as `playout.new_rounds_many` adds it up."""
        return self._sums.copy_to_host().sum(axis=0)
