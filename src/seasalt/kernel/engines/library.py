"""The kernel as a shared library, called through ctypes: for browsers, where nothing compiles.

`library_compiler` makes the library. Pyodide loads it like any other; it is WebAssembly then. Its jobs are
functions of numba, with numba's way to pass arguments: where to write the result, where to write an error,
and every array as seven numbers.
"""

import ctypes
import sys
from array import array
from collections.abc import Callable, Iterator, MutableSequence, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from seasalt.kernel.engines.plain import JOBS
from seasalt.kernel.evaluation.student import Single
from seasalt.kernel.game import bits
from seasalt.kernel.game.card_counts import Row
from seasalt.kernel.game.generator import GOLDEN, seeded
from seasalt.kernel.game.layout import FIELDS, State

NAME: Final = "library"
FILE: Final = Path(__file__).with_name("library.wasm")
PREFIX: Final = "job_"  # of the names of the functions
LINE: Final = 64  # a record is a multiple of this many bytes, as in `build`
TYPES: Final[dict[str, Any]] = {
    "i1": ctypes.c_int8,
    "i2": ctypes.c_int16,
    "i4": ctypes.c_int32,
    "i8": ctypes.c_int64,
    "u8": ctypes.c_uint64,
}


class _Fields(ctypes.Structure):
    _fields_ = [
        (field.name, TYPES[field.type] * field.length if field.length else TYPES[field.type])
        for field in FIELDS
    ]


class Record(_Fields):
    """A record, in the layout of compiled code."""

    _fields_ = [("padding", ctypes.c_int8 * (-ctypes.sizeof(_Fields) % LINE))]


def is_there() -> bool:
    """Whether this Python can load the library."""
    return sys.platform == "emscripten" and FILE.exists()


@cache
def _library() -> Any:
    return ctypes.CDLL(str(FILE))


@cache
def job(name: str) -> Callable[..., Any]:
    """A job by name."""
    function = _library()[PREFIX + name]
    parameters = dict(JOBS[name].__annotations__)
    gives_number = parameters.pop("return") is int
    kinds = tuple(parameters.values())
    function.restype = ctypes.c_int32

    def call(*arguments: Any) -> Any:
        result, error = ctypes.c_int64(), ctypes.c_void_p()
        flat: list[Any] = [ctypes.byref(result), ctypes.byref(error)]
        for kind, argument in zip(kinds, arguments, strict=True):
            flat += _passed(kind, argument)
        status = function(*flat)
        assert status in (0, -2), "the kernel raises nothing"  # -2: numba's word for None
        return result.value if gives_number else None

    return call


def _passed(kind: Any, argument: Any) -> Iterator[Any]:
    """An argument as numba passes it: arrays and tuples become several."""
    if kind is int:
        yield ctypes.c_int64(argument)
    elif kind is float:
        yield ctypes.c_double(argument)
    elif kind in ARRAYS:
        yield from _array(argument)
    else:  # a NamedTuple
        for part, value in zip(kind.__annotations__.values(), argument, strict=True):
            yield from _passed(part, value)


ARRAYS: Final = (
    bits.States,
    Sequence[int],
    MutableSequence[int],
    Sequence[float],
    MutableSequence[float],
    Sequence[Single],
    MutableSequence[Single],
    Sequence[Row],
)


def _array(values: Any) -> Iterator[Any]:
    """The owner and its parent, which are nobody; items and their size; where they are; shape and strides."""
    shape, strides, kind = [], [], type(values)
    while hasattr(kind, "_length_"):
        shape.append(kind._length_)
        kind = kind._type_
        strides.append(ctypes.sizeof(kind))
    size = ctypes.sizeof(kind)
    yield from (ctypes.c_void_p(), ctypes.c_void_p())
    yield from (ctypes.c_int64(ctypes.sizeof(values) // size), ctypes.c_int64(size))
    yield ctypes.c_void_p(ctypes.addressof(values))
    yield from map(ctypes.c_int64, (*shape, *strides))


def states(count: int, seed: int) -> Any:
    """Records that are zero except for their generators: record i is seeded by (seed, i)."""
    records = (Record * count)()
    for place, record in enumerate(records):
        record.rng[:] = seeded(seed * GOLDEN + place)
    return records


def put(source: State, records: Any, place: int | None = None) -> None:
    """Copy a position to one record, or to all; each keeps its generator."""
    for record in records if place is None else (records[place],):
        for field in FIELDS:
            if field.name == "rng":
                continue
            if field.length:
                getattr(record, field.name)[:] = getattr(source, field.name)
            else:
                setattr(record, field.name, getattr(source, field.name))


def get(records: Any, place: int, target: State) -> None:
    """Copy the position of a record to a State, which keeps its generator."""
    for field in FIELDS:
        if field.name != "rng":
            value = getattr(records[place], field.name)
            setattr(target, field.name, list(value) if field.length else value)


def numbers(values: list[int]) -> Any:
    """Integers as the jobs take them."""
    return (ctypes.c_int64 * len(values))(*values)


def reals(values: list[float]) -> Any:
    """Real numbers as the jobs take them."""
    return (ctypes.c_double * len(values))(*values)


def singles(values: Sequence[float]) -> Any:
    """Real numbers in single precision as the jobs take them."""
    return (ctypes.c_float * len(values)).from_buffer_copy(array("f", values))


def rows(count: int, size: int) -> Any:
    """Rows of zeros for the jobs to write to."""
    return ((ctypes.c_int8 * size) * count)()


def read(values: Any) -> list[Any]:
    """Numbers or rows as lists."""
    return [read(value) if hasattr(value, "_length_") else value for value in values]
