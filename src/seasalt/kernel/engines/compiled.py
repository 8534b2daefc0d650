"""The kernel compiled by numba, over arrays of records. Needs the extra `seasalt[fast]`.

Only whole jobs are called from Python (a call costs microseconds): playouts, batches, observations. They
release the GIL, and compiled code is cached on disk.
"""

from collections.abc import Callable, MutableSequence, Sequence
from functools import cache
from pathlib import Path
from threading import Lock
from types import FunctionType
from typing import Any, Final

try:
    import numpy as np
    from llvmlite import ir
    from numba import from_dtype, njit, types
    from numba.extending import intrinsic
except ImportError as missing:
    raise ImportError('the compiled kernel needs an extra: pip install "seasalt[fast]"') from missing

from seasalt.kernel.engines.build import LINE, RECORD, fingerprint, namespace
from seasalt.kernel.engines.compiled_bits import scrambled
from seasalt.kernel.engines.plain import JOBS
from seasalt.kernel.evaluation.student import Single
from seasalt.kernel.game import bits
from seasalt.kernel.game.card_counts import Row
from seasalt.kernel.game.generator import GOLDEN, OTHER_HALF
from seasalt.kernel.game.layout import CARDS, FIELDS, State

States = np.ndarray[Any, np.dtype[np.void]]

NAME: Final = "numba"
FLAGS: Any = {"error_model": "numpy", "nogil": True, "_nrt": False, "no_cfunc_wrapper": True}
"""Without the GIL, and without reference counts for arrays, since nothing is allocated."""
INNER: Any = {**FLAGS, "no_cpython_wrapper": True}
"""For functions that only compiled code calls."""


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
    """Spread words over bytes with vector instructions."""
    assert (row.dtype.bitwidth, row.layout) == (8, "C"), "a row is contiguous bytes"

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

    return types.none(row, types.int64, types.UniTuple(types.int64, 3)), code


def _compiled(function: Any, *, is_job: bool) -> Any:
    if not is_job:
        return njit(**INNER)(function)
    try:
        return njit(**FLAGS, cache=True)(function)
    except RuntimeError:  # no folder to cache it in
        return njit(**FLAGS)(function)


@cache
def kernel() -> dict[str, Any]:
    """Every function of the kernel by name, for numba to compile."""
    stamp = fingerprint(Path(__file__).read_bytes())

    def wrap(function: FunctionType) -> Any:
        # numba's cache is keyed by the function's name and file, not by what it calls; the fingerprint in the
        # name covers that.
        function.__qualname__ = f"{function.__name__}_{stamp}"
        return _compiled(function, is_job=function.__name__ in JOBS)

    return namespace({"bit_count": bit_count, "lowest_bit": lowest_bit, "write_tally": write_tally}, wrap)


_one_at_a_time = Lock()  # a job may be asked for while `engine.warm_up` is running


@cache
def job(name: str) -> Callable[..., Any]:
    """A job by name: loaded from the cache, or compiled.

    It is compiled for one type of each argument and refuses others, so that no call compiles by mistake.
    """
    with _one_at_a_time:
        dispatcher = kernel()[name]
        if not dispatcher.signatures:
            compile_job(dispatcher, name)
            dispatcher.disable_compile()
    return dispatcher  # type: ignore[no-any-return]


def compile_job(dispatcher: Any, name: str) -> Any:
    """Compile a job for the types of its arguments; returns what numba made."""
    arguments = dict(JOBS[name].__annotations__)
    arguments.pop("return")
    types_of_arguments = tuple(_type_of(annotation) for annotation in arguments.values())
    dispatcher.compile(types_of_arguments)
    return dispatcher.overloads[types_of_arguments]


def _type_of(annotation: Any) -> Any:
    """The numba type of a parameter; a NamedTuple has the types of its fields."""
    if annotation in _TYPES:
        return _TYPES[annotation]
    fields = tuple(_type_of(field) for field in annotation.__annotations__.values())
    return types.NamedTuple(fields, annotation)


_TYPES: dict[Any, Any] = {
    int: types.int64,
    float: types.float64,
    bits.States: from_dtype(RECORD)[::1],
    Sequence[int]: types.int64[::1],
    MutableSequence[int]: types.int64[::1],
    Sequence[float]: types.float64[::1],
    MutableSequence[float]: types.float64[::1],
    Sequence[Single]: types.float32[::1],
    MutableSequence[Single]: types.float32[::1],
    Sequence[Row]: types.int8[:, ::1],
}


def states(count: int, seed: int) -> States:
    """Records that are zero except for their generators: record i is seeded by (seed, i)."""
    records = _records(count)
    with np.errstate(over="ignore"):
        word = np.uint64(seed % 2**64) * np.uint64(GOLDEN) + np.arange(count, dtype=np.uint64)
        for half in range(2):
            word = word + np.uint64(GOLDEN)
            records["rng"][:, half] = scrambled(word)
            word = scrambled(word ^ np.uint64(OTHER_HALF))
    return records


def _records(count: int) -> States:
    """Records of zeros, each at the start of a cache line."""
    room = np.zeros(count * RECORD.itemsize + LINE, np.uint8)
    first = -room.ctypes.data % LINE
    return room[first : first + count * RECORD.itemsize].view(RECORD)


def put(source: State, records: States, place: int | None = None) -> None:
    """Copy a position to one record, or to all; each keeps its generator."""
    where = slice(None) if place is None else place
    for field in FIELDS:
        if field.name != "rng":
            records[field.name][where] = getattr(source, field.name)


def get(records: States, place: int, target: State) -> None:
    """Copy the position of a record to a State, which keeps its generator."""
    for field, value in zip(FIELDS, records[place].item(), strict=True):
        if field.name != "rng":
            setattr(target, field.name, value.tolist() if field.length else value)


def numbers(values: list[int]) -> np.ndarray[Any, np.dtype[np.int64]]:
    """Integers as the jobs take them."""
    return np.array(values, np.int64)


def reals(values: list[float]) -> np.ndarray[Any, np.dtype[np.float64]]:
    """Real numbers as the jobs take them."""
    return np.array(values, np.float64)


def singles(values: Sequence[float]) -> np.ndarray[Any, np.dtype[np.float32]]:
    """Real numbers in single precision as the jobs take them."""
    return np.array(values, np.float32)


def rows(count: int, size: int) -> np.ndarray[Any, np.dtype[np.int8]]:
    """Rows of zeros for the jobs to write to."""
    return np.zeros((count, size), np.int8)


def read(values: np.ndarray[Any, Any]) -> list[Any]:
    """Numbers or rows as lists."""
    return values.tolist()  # type: ignore[no-any-return]
