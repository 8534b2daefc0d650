"""The kernel for numba: what `tools.library_compiler` compiles, and what the CPU side of `training` runs.

Playing does not need numba: it is a tool for changing the kernel and for adding to it.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any

from llvmlite import ir
from numba import from_dtype, njit, types
from numba.extending import intrinsic

from seasalt.kernel.engines.arrays import RECORD
from seasalt.kernel.engines.build import namespace
from seasalt.kernel.engines.plain import JOBS
from seasalt.kernel.evaluation.distilled_network import Single
from seasalt.kernel.game import bits
from seasalt.kernel.game.card_counts import Row

FLAGS: Any = {"error_model": "numpy", "nogil": True, "_nrt": False, "no_cfunc_wrapper": True}
"""Without the GIL, and without reference counts for arrays, since nothing is allocated."""


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


def kernel(**bodies: Any) -> dict[str, Any]:
    """Every function of the kernel by name, for numba to compile; some with other bodies."""
    inner = njit(**FLAGS, no_cpython_wrapper=True)
    return namespace({"bit_count": bit_count, "lowest_bit": lowest_bit, **bodies}, inner)


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
