"""The entry point: the fastest engine that this Python can run.

That is the library for its platform; where there is none, or where it cannot be loaded, plain Python. Both
play the same games from the same seeds, so only the speed differs.
"""

from collections.abc import Callable, Sequence
from functools import cache
from importlib.util import find_spec
from typing import Any, Protocol

from seasalt.kernel.engines import library, plain
from seasalt.kernel.game.layout import State


class Engine(Protocol):
    """A way to run the kernel. It works only on records that it made."""

    def __hash__(self) -> int: ...

    @property
    def NAME(self) -> str:  # noqa: N802 # an engine is a module, and this a constant of it
        """`python`, `library` or `cuda`."""

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
    """The fastest engine."""
    return library if library.is_there() else plain


def engines() -> list[Engine]:
    """Every engine that runs here, the slowest first. A GPU comes last; `engine` never chooses it."""
    fast: list[Engine] = [library] if library.is_there() else []
    gpu = _gpu()
    return [plain, *fast, *([gpu] if gpu else [])]


@cache
def _gpu() -> Engine | None:
    if not find_spec("numba_cuda"):
        return None
    from seasalt.kernel.engines import cuda

    return cuda if cuda.cuda.is_available() else None
