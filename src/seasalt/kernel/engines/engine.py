"""The front door: the kernel by the fastest way that this Python has.

That is numba where it is installed, and plain Python elsewhere. Both play the same games from the same seeds:
who has no numba notices nothing but speed. What numba compiles is kept on disk, but the first time it takes
a while: `warm_up` has it done in the background, and `at_hand` is plain Python until then.
"""

import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from subprocess import DEVNULL, PIPE, Popen
from threading import Event, Lock, Thread
from typing import Any, Protocol

from seasalt.kernel.engines import plain
from seasalt.kernel.game.layout import State


class Engine(Protocol):
    """A way to run the kernel. It works on its own records only."""

    def __hash__(self) -> int: ...

    @property
    def NAME(self) -> str:  # noqa: N802 # a constant of the module that is the engine
        """`python`, `numba` or `cuda`."""

    def job(self, name: str) -> Callable[..., Any]:
        """A function that works on records, one or many."""

    def states(self, count: int, seed: int) -> Any:
        """So many records, all zero but for the generators: number i is seeded by (seed, i)."""

    def put(self, source: State, records: Any, place: int | None = None) -> None:
        """The position of `source` into a record, or into all; each keeps its generator."""

    def get(self, records: Any, place: int, target: State) -> None:
        """The position of a record into a State, which keeps its generator."""

    def numbers(self, values: list[int]) -> Any:
        """A list of numbers, as the jobs take it."""

    def reals(self, values: list[float]) -> Any:
        """A list of real numbers, as the jobs take it."""

    def rows(self, count: int, size: int) -> Any:
        """So many rows of zeros, to be written."""

    def read(self, made: Any) -> list[Any]:
        """Numbers or rows as lists."""


def engine() -> Engine:
    """The fastest one. A job that has to be compiled first keeps its caller waiting."""
    return _fast() or plain


def engines() -> list[Engine]:
    """Every one that runs here, the slowest first. The last may be a GPU's, which nobody gets unasked."""
    return [one for one in (plain, _fast(), _gpu()) if one]


def at_hand() -> Engine:
    """The fastest one that is ready; what is not yet, gets ready meanwhile."""
    warm_up()
    return engine() if ready() else plain


def warm_up() -> None:
    """Get the jobs that thoughts need ready in the background: read from disk, or compiled."""
    if _begun.acquire(blocking=False):
        Thread(target=_load_beside, name="kernel", daemon=True).start()


def get_ready() -> None:
    """The same, and wait for it: for callers that measure, and for those that will call often."""
    _load()


def stay_plain() -> None:
    """Leave `at_hand` plain Python until `get_ready` is called."""
    _begun.acquire(blocking=False)


def ready() -> bool:
    """Whether that is done."""
    return _done.is_set()


def wait_until_ready() -> None:
    """Until `warm_up` is done."""
    _done.wait()


def can_compile() -> bool:
    """Whether there is a faster engine than plain Python to get ready."""
    return find_spec("numba") is not None


def start_compiler() -> "Popen[bytes]":
    """A process that puts what numba compiles on the disk, and ends when that is done or we do.

    A compiler holds the interpreter for half a minute and keeps the memory that it took: both would be missed
    where bots think.
    """
    return Popen([sys.executable, "-P", "-c", COMPILE], stdin=PIPE, stdout=DEVNULL, stderr=DEVNULL)


THOUGHTS = ("weigh_many", "race_many", "outlook_many")
"""The jobs of bots that look ahead and of curves. Others are compiled when somebody first asks for them."""

_begun, _done = Lock(), Event()

COMPILE = """
import os, sys, threading
def end():
    sys.stdin.read()
    os._exit(1)
threading.Thread(target=end, daemon=True).start()
from seasalt.kernel.engines.engine import get_ready
get_ready()
os._exit(0)
"""
"""For a process that compiles, and ends when whoever started it does: then its input is at an end."""


def _load_beside() -> None:
    if can_compile():
        with suppress(OSError), start_compiler() as compiling:
            compiling.wait()
    _load()


def _load() -> None:
    chosen = engine()
    for name in THOUGHTS:
        chosen.job(name)
    _done.set()


@cache
def _fast() -> Engine | None:
    try:
        from seasalt.kernel.engines import compiled
    except ImportError:  # no numba, or none for this Python or this numpy
        return None
    return compiled


@cache
def _gpu() -> Engine | None:
    if not find_spec("numba_cuda"):
        return None
    from seasalt.kernel.engines import cuda

    return cuda if cuda.cuda.is_available() else None
