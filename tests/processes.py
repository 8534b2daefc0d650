"""Facts about processes: their children, and whether they have ended."""

from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

from tests.servers import PATIENCE_S


def children(pid: int) -> list[int]:
    """The processes that a process has started and that live."""
    listed = [task.read_text().split() for task in Path(f"/proc/{pid}/task").glob("*/children")]
    return [int(child) for some in listed for child in some]


def has_ended(pid: int) -> bool:
    """Whether a process has ended; a zombie has."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return True
    return state in "ZX"


def wait_until(fact: Callable[[], object], *, every: float = 0.01) -> None:
    """Return once it is true, checked `every` so many seconds: rarely, if the check is work for a node."""
    until = monotonic() + PATIENCE_S
    while not fact():
        assert monotonic() < until, "it never came to that"
        sleep(every)
