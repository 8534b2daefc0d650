"""The kernel compiled by numba, over arrays of records. Needs the extra `seasalt[fast]`.

Only whole jobs are called from here (a call costs about a microsecond): playouts, batches, observations.
They release the interpreter's lock, and what was compiled is kept on disk for the next start.
"""

from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

import numpy as np
from llvmlite import ir
from numba import njit, types
from numba.extending import intrinsic

from seasalt.kernel.build import RECORD, fingerprint, functions, namespace
from seasalt.kernel.layout import CARDS, FIELDS, State

States = np.ndarray[Any, np.dtype[np.void]]

FLAGS: Any = {
    "error_model": "numpy",
    "nogil": True,
    "_nrt": False,
}  # nobody allocates, so nobody counts references


@intrinsic
def bit_count(typing: Any, word: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), code


@intrinsic
def lowest_bit(typing: Any, word: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), code


@intrinsic
def write_tally(typing: Any, row: Any, first: Any, tally: Any) -> Any:
    """A word is spread over bytes by a step or two of the processor, whatever the processor calls them."""
    assert (row.dtype.bitwidth, row.layout) == (8, "C"), "a row is of bytes, one after another"

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        row = context.make_array(signature.args[0])(context, builder, arguments[0])
        lanes = ir.VectorType(ir.IntType(8), 64)
        total = ir.Constant(lanes, [0] * 64)
        for digit in range(3):
            word = builder.extract_value(arguments[2], digit)
            bits = builder.zext(builder.bitcast(word, ir.VectorType(ir.IntType(1), 64)), lanes)
            total = builder.add(total, builder.shl(bits, ir.Constant(lanes, [digit] * 64)))
        order = ir.Constant(ir.VectorType(ir.IntType(32), CARDS), list(range(CARDS)))
        numbers = builder.shuffle_vector(total, total, order)
        place = builder.gep(row.data, [arguments[1]])
        builder.store(numbers, builder.bitcast(place, numbers.type.as_pointer()), align=1)
        return context.get_dummy_value()

    return types.none(row, types.int64, types.UniTuple(types.int64, 3)), code  # type: ignore[no-untyped-call]


def random_below(s: Any, bound: Any) -> Any:
    """A number below `bound` from the record's own generator: xoroshiro128+, its high half scaled."""
    a = s.rng[0]
    b = s.rng[1]
    word = a + b
    b ^= a
    s.rng[0] = (a << np.uint64(24) | a >> np.uint64(40)) ^ b ^ b << np.uint64(16)
    s.rng[1] = b << np.uint64(37) | b >> np.uint64(27)
    return np.int64((word >> np.uint64(32)) * np.uint64(bound) >> np.uint64(32))


def nth_bit(word: Any, n: Any) -> Any:
    """The place of the bit with `n` bits set below it: the first steps without a branch to guess wrong."""
    word &= word - np.int64(n > 0)
    word &= word - np.int64(n > 1)
    word &= word - np.int64(n > 2)
    for _ in range(3, n):
        word &= word - 1
    return lowest_bit(word)  # type: ignore[call-arg]  # numba hands in the first argument


def copy_record(source: Any, source_place: Any, target: Any, target_place: Any) -> None:
    """A position from one array of records to another; each record keeps its generator."""
    a = target[target_place].rng[0]
    b = target[target_place].rng[1]
    target[target_place] = source[source_place]
    target[target_place].rng[0] = a
    target[target_place].rng[1] = b


@cache
def kernel() -> dict[str, Any]:
    """Every function of the kernel by name, compiled when it is first called."""
    stamp = fingerprint(Path(__file__).read_bytes())

    def wrap(function: FunctionType) -> Any:
        # The cache on disk knows a function by its name and its file, not by what it calls: so the name
        # says all that it may call.
        function.__qualname__ = f"{function.__name__}_{stamp}"
        kept = function.__name__ in ENTRIES
        return njit(**FLAGS, cache=kept)(function)

    bodies = {
        "bit_count": bit_count,
        "lowest_bit": lowest_bit,
        "write_tally": write_tally,
        "random_below": njit(**FLAGS)(random_below),
        "nth_bit": njit(**FLAGS)(nth_bit),
        "copy_record": njit(**FLAGS)(copy_record),
    }
    return namespace(bodies, wrap)


ENTRIES = frozenset(name for name in functions() if name.endswith(("_many", "_one")))
"""What is called from outside, and therefore kept on disk."""


def states(count: int, seed: int) -> States:
    """So many records, all zero but for the generators: number i is seeded by (seed, i)."""
    made: States = np.zeros(count, RECORD)
    with np.errstate(over="ignore"):
        word = np.uint64(seed % 2**64) * np.uint64(0x9E3779B97F4A7C15) + np.arange(count, dtype=np.uint64)
        for half in range(2):
            word = word + np.uint64(0x9E3779B97F4A7C15)
            made["rng"][:, half] = _scrambled(word)
            word = _scrambled(word ^ np.uint64(0xD1B54A32D192ED03))
    return made


def _scrambled(word: Any) -> Any:
    """SplitMix64's last step: every bit of a number depends on every other."""
    word = (word ^ word >> np.uint64(30)) * np.uint64(0xBF58476D1CE4E5B9)
    word = (word ^ word >> np.uint64(27)) * np.uint64(0x94D049BB133111EB)
    return word ^ word >> np.uint64(31)


def put(source: State, target: States, place: int | slice = slice(None)) -> None:
    """The position of `source` into records; each keeps its generator."""
    for field in FIELDS:
        if field.name != "rng":
            target[field.name][place] = getattr(source, field.name)


def get(source: States, place: int, target: State) -> None:
    """The position of a record into a State, which keeps its generator."""
    for field in FIELDS:
        if field.name != "rng":
            value = source[field.name][place]
            setattr(target, field.name, value.tolist() if field.length else int(value))
