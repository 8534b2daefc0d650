"""The kernel compiled by numba, over arrays of records. Needs the extra `seasalt[fast]`.

Only whole jobs are called from here (a call costs about a microsecond): playouts, batches, observations.
They release the interpreter's lock, and what was compiled is kept on disk for the next start.
"""

from collections.abc import Callable, MutableSequence, Sequence
from functools import cache
from pathlib import Path
from threading import Lock
from types import FunctionType
from typing import Any, Final

import numpy as np
from llvmlite import ir
from numba import from_dtype, njit, types
from numba.extending import intrinsic

from seasalt.kernel.engines.build import LINE, RECORD, fingerprint, namespace
from seasalt.kernel.engines.compiled_bits import scrambled
from seasalt.kernel.engines.plain import JOBS
from seasalt.kernel.game import bits
from seasalt.kernel.game.card_counts import Row
from seasalt.kernel.game.layout import CARDS, FIELDS, State

States = np.ndarray[Any, np.dtype[np.void]]

NAME: Final = "numba"
FLAGS: Any = {"error_model": "numpy", "nogil": True, "_nrt": False, "no_cfunc_wrapper": True}
"""Without the interpreter's lock, and without counting references to arrays, for nobody allocates any."""
INNER: Any = {**FLAGS, "no_cpython_wrapper": True}
"""What only compiled code calls needs no entrance for Python."""


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


def _compiled(function: Any, *, kept: bool) -> Any:
    if not kept:
        return njit(**INNER)(function)
    try:
        return njit(**FLAGS, cache=True)(function)
    except RuntimeError:  # nowhere to keep it
        return njit(**FLAGS)(function)


@cache
def kernel() -> dict[str, Any]:
    """Every function of the kernel by name, for numba to compile."""
    stamp = fingerprint(Path(__file__).read_bytes())

    def wrap(function: FunctionType) -> Any:
        # The cache on disk knows a function by its name and its file, not by what it calls: so the name
        # says all that it may call.
        function.__qualname__ = f"{function.__name__}_{stamp}"
        return _compiled(function, kept=function.__name__ in JOBS)

    return namespace({"bit_count": bit_count, "lowest_bit": lowest_bit, "write_tally": write_tally}, wrap)


_one_at_a_time = Lock()  # somebody may ask while `engine.warm_up` is at work


@cache
def job(name: str) -> Callable[..., Any]:
    """A function that works on records, one or many: read from disk, or compiled.

    It is compiled for one type of each argument, and refuses others: nobody waits by mistake.
    """
    with _one_at_a_time:
        dispatcher = kernel()[name]
        if not dispatcher.signatures:
            arguments = dict(JOBS[name].__annotations__)
            arguments.pop("return")
            dispatcher.compile(tuple(_TYPES[annotation] for annotation in arguments.values()))
            dispatcher.disable_compile()
    return dispatcher  # type: ignore[no-any-return]


_TYPES: dict[Any, Any] = {
    int: types.int64,
    bits.States: from_dtype(RECORD)[::1],
    Sequence[int]: types.int64[::1],
    MutableSequence[int]: types.int64[::1],
    Sequence[float]: types.float64[::1],
    MutableSequence[float]: types.float64[::1],
    Sequence[Row]: types.int8[:, ::1],
}


def states(count: int, seed: int) -> States:
    """So many records, all zero but for the generators: number i is seeded by (seed, i)."""
    made = _records(count)
    with np.errstate(over="ignore"):
        word = np.uint64(seed % 2**64) * np.uint64(0x9E3779B97F4A7C15) + np.arange(count, dtype=np.uint64)
        for half in range(2):
            word = word + np.uint64(0x9E3779B97F4A7C15)
            made["rng"][:, half] = scrambled(word)
            word = scrambled(word ^ np.uint64(0xD1B54A32D192ED03))
    return made


def _records(count: int) -> States:
    """All zero, each at the beginning of a line."""
    room = np.zeros(count * RECORD.itemsize + LINE, np.uint8)
    first = -room.ctypes.data % LINE
    return room[first : first + count * RECORD.itemsize].view(RECORD)


def put(source: State, records: States, place: int | None = None) -> None:
    """The position of `source` into a record, or into all; each keeps its generator."""
    where = slice(None) if place is None else place
    for field in FIELDS:
        if field.name != "rng":
            records[field.name][where] = getattr(source, field.name)


def get(records: States, place: int, target: State) -> None:
    """The position of a record into a State, which keeps its generator."""
    for field, value in zip(FIELDS, records[place].item(), strict=True):
        if field.name != "rng":
            setattr(target, field.name, value.tolist() if field.length else value)


def numbers(values: list[int]) -> np.ndarray[Any, np.dtype[np.int64]]:
    """A list of numbers, as the jobs take it."""
    return np.array(values, np.int64)


def reals(values: list[float]) -> np.ndarray[Any, np.dtype[np.float64]]:
    """A list of real numbers, as the jobs take it."""
    return np.array(values, np.float64)


def rows(count: int, size: int) -> np.ndarray[Any, np.dtype[np.int8]]:
    """So many rows of zeros, to be written."""
    return np.zeros((count, size), np.int8)


def read(made: np.ndarray[Any, Any]) -> list[Any]:
    """Numbers or rows as lists."""
    return made.tolist()  # type: ignore[no-any-return]
