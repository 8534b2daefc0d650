"""A process that plays deals. It can be stopped between two decisions, and ends with the arena."""

import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from multiprocessing.synchronize import Event

_stop: Event | None = None
_children: set[int] = set()


class Stopped(Exception):
    """The rest of this deal is not needed."""


def init_worker(stop: Event) -> None:
    """Set up a new process: it ignores Ctrl-C, which is for the arena, and ends when the arena does."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_arena, daemon=True).start()


def _end_with_the_arena() -> None:
    arena = multiprocessing.parent_process()
    assert arena is not None
    multiprocessing.connection.wait([arena.sentinel])
    for child in list(_children):
        kill_group(child)
    os._exit(0)


def check_stopped() -> None:
    """Raise `Stopped` if the arena has stopped."""
    if _stop is not None and _stop.is_set():
        raise Stopped


def track_child(child: int) -> None:
    """Remember a process that must end with this one."""
    _children.add(child)


def untrack_child(child: int) -> None:
    """Forget a process that has ended."""
    _children.discard(child)


def kill_group(leader: int) -> None:
    """Kill a process and its process group."""
    try:
        if os.name == "posix":
            os.killpg(leader, signal.SIGKILL)
        else:
            os.kill(leader, signal.SIGTERM)
    except (ProcessLookupError, PermissionError):
        pass  # it has already ended
