"""A process that plays deals: it can be told to stop between two decisions, and ends with who started it."""

import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from multiprocessing.synchronize import Event

_told_to_stop: Event | None = None
_children: set[int] = set()


class Stopped(Exception):
    """Nobody wants the rest of this deal."""


def begin_work(stop: Event) -> None:
    """First of all in a new process: Ctrl-C is for the arena, and when the arena dies, so does its worker."""
    global _told_to_stop
    _told_to_stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_arena, daemon=True).start()


def _end_with_the_arena() -> None:
    arena = multiprocessing.parent_process()
    assert arena is not None
    multiprocessing.connection.wait([arena.sentinel])
    for child in list(_children):
        kill_group(child)
    os._exit(0)


def go_on() -> None:
    """Nothing, as long as the work is wanted."""
    if _told_to_stop is not None and _told_to_stop.is_set():
        raise Stopped


def adopt(child: int) -> None:
    """Remember a process that must not outlive this one."""
    _children.add(child)


def release(child: int) -> None:
    """Forget it: it has ended."""
    _children.discard(child)


def kill_group(leader: int) -> None:
    """End a process, and those that it started itself."""
    try:
        if os.name == "posix":
            os.killpg(leader, signal.SIGKILL)
        else:
            os.kill(leader, signal.SIGTERM)
    except (ProcessLookupError, PermissionError):
        pass  # it has ended already
