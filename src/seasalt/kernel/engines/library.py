"""The kernel as a ready-made library, compiled from its source by `tools.library_compiler`, one per platform.

It is an engine (`engine.Engine`). Every job takes one pointer, to its arguments as words of 64 bits; an array
is its address and its lengths. Arrays are those of ctypes, which this module makes, or of numpy, where it is
installed: neither is copied.
"""

import ctypes
import os
import platform
import sys
from array import array
from collections.abc import Callable, Iterator, MutableSequence, Sequence
from functools import cache
from pathlib import Path
from struct import Struct
from typing import Any, Final

from seasalt.kernel.engines.plain import JOBS
from seasalt.kernel.evaluation.distilled_network import Single
from seasalt.kernel.game import bits
from seasalt.kernel.game.card_counts import Row
from seasalt.kernel.game.generator import GOLDEN, WORD
from seasalt.kernel.game.layout import FIELDS, State

NAME: Final = "library"
FOLDER: Final = Path(__file__).with_name("libraries")
CHECKOUT: Final = Path(__file__).parents[4]
PREFIX: Final = "job_"  # of the names of the functions
LINE: Final = 64  # bytes of a cache line; threads with neighbouring records do not share one
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


class CompiledRecord(ctypes.Structure):
    """A record, in the layout of compiled code."""

    _fields_ = [*_Fields._fields_, ("padding", ctypes.c_int8 * (-ctypes.sizeof(_Fields) % LINE))]


# --- the file


def file() -> Path:
    """The library for this platform; there may be none."""
    if sys.platform == "win32":  # the processor of this Python, which may not be that of the machine
        machine = "arm64" if "ARM64" in sys.version else "x86_64"
        return FOLDER / f"windows-{machine}.dll"
    if sys.platform == "darwin":
        return FOLDER / f"macos-{platform.machine()}.dylib"
    if sys.platform == "emscripten":
        return FOLDER / "emscripten.wasm"
    return FOLDER / f"{sys.platform}-{platform.machine()}.so"


@cache
def is_there() -> bool:
    """Whether this Python can load the library."""
    try:
        _library()
    except OSError:
        return False
    return True


class StaleLibrary(Exception):
    """In a checkout: the library was compiled from another version of the kernel's source."""

    def __str__(self) -> str:
        return f"{file().name} was not made of this source: run ./dev library, and commit what it makes"


@cache
def _library() -> Any:
    if (CHECKOUT / "dev").exists() and file().exists():
        from seasalt.kernel.engines.compiled_source import is_stale  # only a changed source needs it

        if is_stale(file(), CHECKOUT / "build" / "kernel-source.json"):
            raise StaleLibrary
    try:
        return ctypes.CDLL(os.fspath(file()))
    except OSError as why:
        raise OSError(f"the kernel has no library for this Python, {file().name}: {why}") from None


# --- jobs

Pass = Callable[[list[Any], Any], None]
"""Appends an argument to the words of a call."""


@cache
def job(name: str) -> Callable[..., Any]:
    """A job by name. It runs without the interpreter's lock."""
    kinds = dict(JOBS[name].__annotations__)
    result = kinds.pop("return")
    function = _library()[PREFIX + name]
    function.argtypes = [ctypes.c_char_p]
    function.restype = {int: ctypes.c_int64, float: ctypes.c_double}.get(result)
    pack = Struct("<" + "".join(map(_format, kinds.values()))).pack
    passes = tuple(map(_pass, kinds.values()))

    def call(*arguments: Any) -> Any:
        words: list[Any] = []
        for put_into, argument in zip(passes, arguments, strict=True):
            put_into(words, argument)
        return function(pack(*words))

    return call


ITEMS: Final[dict[Any, Any]] = {
    bits.States: CompiledRecord,
    Sequence[int]: ctypes.c_int64,
    MutableSequence[int]: ctypes.c_int64,
    Sequence[float]: ctypes.c_double,
    MutableSequence[float]: ctypes.c_double,
    Sequence[Single]: ctypes.c_float,
    MutableSequence[Single]: ctypes.c_float,
}
"""The items of arrays with one dimension."""
ROWS: Final = Sequence[Row]  # an array with two dimensions


def flat(kind: Any) -> Iterator[Any]:
    """The numbers and arrays in an argument of that kind: a NamedTuple is several."""
    if kind in (int, float, ROWS) or kind in ITEMS:
        yield kind
    else:
        for part in kind.__annotations__.values():
            yield from flat(part)


def _format(kind: Any) -> str:
    return "".join({int: "q", float: "d", ROWS: "qqq"}.get(part, "qq") for part in flat(kind))


def _pass(kind: Any) -> Pass:
    if kind in (int, float):
        return list.append
    if kind == ROWS:
        return _pass_rows
    if kind in ITEMS:
        return _passing_array(ITEMS[kind])
    return _passing_tuple(tuple(_pass(part) for part in kind.__annotations__.values()))


def _passing_array(item: Any) -> Pass:
    numpy_kind = {CompiledRecord: "V", ctypes.c_int64: "i"}.get(item, "f"), ctypes.sizeof(item), 1

    def pass_array(words: list[Any], values: Any) -> None:
        if isinstance(values, ctypes.Array):
            fits = values._type_ is item
            words.append(ctypes.addressof(values))
        else:
            fits = (values.dtype.kind, values.itemsize, values.ndim) == numpy_kind
            # For from_buffer numpy spells out the type of a record, which takes ten times as long as bytes.
            words.append(_address(values.view("b") if item is CompiledRecord else values))
        if not fits:
            raise TypeError(f"a job takes an array of {item.__name__} here, not {values!r:.80}")
        words.append(len(values))

    return pass_array


def _pass_rows(words: list[Any], values: Any) -> None:
    if isinstance(values, ctypes.Array):
        row = values._type_
        fits, size = getattr(row, "_type_", None) is ctypes.c_int8, getattr(row, "_length_", 0)
        words.append(ctypes.addressof(values))
    else:
        fits, size = values.itemsize == 1 and values.ndim == 2, values.shape[-1]
        words.append(_address(values))
    if not fits:
        raise TypeError(f"a job takes rows of bytes here, not {values!r:.80}")
    words += (len(values), size)


def _address(values: Any) -> int:
    """The address of the items of a numpy array."""
    if not values.size:
        return 0
    try:
        return ctypes.addressof(ctypes.c_char.from_buffer(values))
    except TypeError:  # read-only, or not contiguous in C's order
        if not values.flags.c_contiguous:
            raise
        return values.ctypes.data  # type: ignore[no-any-return]


def _passing_tuple(passes: tuple[Pass, ...]) -> Pass:
    last: tuple[Any, list[Any]] = (None, [])  # callers pass the same tuple many times

    def pass_tuple(words: list[Any], values: Any) -> None:
        nonlocal last
        if last[0] is not values:
            own: list[Any] = []
            for put_into, value in zip(passes, values, strict=True):
                put_into(own, value)
            last = (values, own)
            words += own
        else:
            words += last[1]

    return pass_tuple


# --- records and arrays


def states(count: int, seed: int) -> Any:
    room = (ctypes.c_int8 * (count * ctypes.sizeof(CompiledRecord) + LINE))()
    records = (CompiledRecord * count).from_buffer(room, -ctypes.addressof(room) % LINE)
    job("reseed_many")(records, 0, count, _signed(seed * GOLDEN))
    return records


def _signed(number: int) -> int:
    return (number + WORD // 2) % WORD - WORD // 2


def put(source: State, records: Any, place: int | None = None) -> None:
    own = _records(records)
    first, *others = range(len(own)) if place is None else (place,)
    target = own[first]
    for field in FIELDS:
        if field.name == "rng":
            continue
        if field.length:
            getattr(target, field.name)[:] = getattr(source, field.name)
        else:
            setattr(target, field.name, getattr(source, field.name))
    for other in others:
        generator = own[other].rng[:]
        own[other] = target
        own[other].rng[:] = generator


def get(records: Any, place: int, target: State) -> None:
    record = _records(records)[place]
    for field in FIELDS:
        if field.name != "rng":
            value = getattr(record, field.name)
            setattr(target, field.name, value[:] if field.length else value)


def _records(records: Any) -> Any:
    """The same records as an array of ctypes."""
    if isinstance(records, ctypes.Array):
        return records
    return (CompiledRecord * len(records)).from_buffer(records)


def numbers(values: list[int]) -> Any:
    return (ctypes.c_int64 * len(values))(*values)


def reals(values: list[float]) -> Any:
    return (ctypes.c_double * len(values))(*values)


def singles(values: Sequence[float]) -> Any:
    return (ctypes.c_float * len(values)).from_buffer_copy(array("f", values))


def rows(count: int, size: int) -> Any:
    return ((ctypes.c_int8 * size) * count)()


def read(values: Any) -> list[Any]:
    return [row[:] if isinstance(row, ctypes.Array) else row for row in values]
