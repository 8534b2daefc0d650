"""The entry point: the fastest engine that this Python can run.

That is numba if it is installed, in a browser the library, else plain Python. All play the same games from
the same seeds, so only the speed differs. What numba compiles is cached on disk, but the first time it takes
a while: `warm_up` compiles in the background, and `ready_engine` is plain Python until that is done.
"""

import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from subprocess import DEVNULL, PIPE, Popen
from threading import Event, Lock, Thread
from typing import Any, Protocol

from seasalt.kernel.engines import library, plain
from seasalt.kernel.game.layout import State


class Engine(Protocol):
    """A way to run the kernel. It works only on records that it made."""

    def __hash__(self) -> int: ...

    @property
    def NAME(self) -> str:  # noqa: N802 # an engine is a module, and this a constant of it
        """`python`, `numba`, `library` or `cuda`."""

    def job(self, name: str) -> Callable[..., Any]:
        """A job by name: a function that works on one record or on many."""

    def states(self, count: int, seed: int) -> Any:
        """Records that are zero except for their generators: record i is seeded by (seed, i)."""

    def put(self, source: State, records: Any, place: int | None = None) -> None:
        """Copy a position to one record, or to all; each keeps its generator."""

    def get(self, records: Any, place: int, target: State) -> None:
        """Copy the position of a record to a State, which keeps its generator."""

    def numbers(self, values: list[int]) -> Any:
        """Integers as the jobs take them."""

    def reals(self, values: list[float]) -> Any:
        """Real numbers as the jobs take them."""

    def singles(self, values: Sequence[float]) -> Any:
        """Real numbers in single precision as the jobs take them."""

    def rows(self, count: int, size: int) -> Any:
        """Rows of zeros for the jobs to write to."""

    def read(self, values: Any) -> list[Any]:
        """Numbers or rows as lists."""


def engine() -> Engine:
    """The fastest engine. Asking it for a job blocks while the job is compiled."""
    return _fast() or plain


def engines() -> list[Engine]:
    """Every engine that runs here, the slowest first. A GPU comes last; `engine` never chooses it."""
    return [one for one in (plain, _fast(), _gpu()) if one]


def ready_engine() -> Engine:
    """The fastest engine whose jobs are ready; starts `warm_up` if they are not."""
    warm_up()
    return engine() if is_ready() else plain


def warm_up() -> None:
    """Load or compile the jobs of thinking bots in the background."""
    if _started.acquire(blocking=False):
        try:
            Thread(target=_load_in_background, name="kernel", daemon=True).start()
        except RuntimeError:  # no threads, as in a browser: what needs no compiling is loaded at once
            if not can_compile():
                load_jobs()


def load_jobs(*, every: bool = False) -> None:
    """Load or compile the jobs of thinking bots now, before something is measured or called often.

    With `every`, all jobs: compiled one after another in one process they share most of the work.
    """
    chosen = engine()
    for name in THINKING_JOBS:
        chosen.job(name)
    _ready.set()
    for name in plain.JOBS if every else ():
        chosen.job(name)


def stay_plain() -> None:
    """Leave `ready_engine` plain Python until `load_jobs` is called."""
    _started.acquire(blocking=False)


def is_ready() -> bool:
    """Whether the jobs of thinking bots are loaded."""
    return _ready.is_set()


def wait_until_ready() -> None:
    """Wait until `warm_up` is done."""
    _ready.wait()


def can_compile() -> bool:
    """Whether numba is installed."""
    return find_spec("numba") is not None


def start_compiler() -> "Popen[bytes]":
    """Start a process that fills numba's cache on disk. It ends when that is done, or when this process ends.

    Compiling here would block the interpreter for half a minute and keep the memory that it took.
    """
    return Popen([sys.executable, "-P", "-c", COMPILE], stdin=PIPE, stdout=DEVNULL, stderr=DEVNULL)


THINKING_JOBS = ("try_options_many", "race_many", "win_chances_many")
"""The jobs of bots that look ahead and of win curves. Others are compiled when they are first asked for."""

_started, _ready = Lock(), Event()

COMPILE = """
import os, sys, threading
def end():
    sys.stdin.read()
    os._exit(1)
threading.Thread(target=end, daemon=True).start()
from seasalt.kernel.engines.engine import load_jobs
load_jobs()
os._exit(0)
"""
"""The program of the compiler process: its input ends when the process that started it does."""


def _load_in_background() -> None:
    if can_compile():
        with suppress(OSError), start_compiler() as compiling:
            compiling.wait()
    load_jobs()


@cache
def _fast() -> Engine | None:
    if library.is_there():
        return library
    try:
        from seasalt.kernel.engines import compiled
    except ImportError:  # no numba, or not for this version of Python or numpy
        return None
    return compiled


@cache
def _gpu() -> Engine | None:
    if not find_spec("numba_cuda"):
        return None
    from seasalt.kernel.engines import cuda

    return cuda if cuda.cuda.is_available() else None
