"""The process of a worker."""

import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from multiprocessing.connection import Connection

import seasalt.server.jobs.bot_jobs  # noqa: F401 # so that it is loaded before the first job

NICER = 10


def run_worker_process(pipe: Connection) -> None:
    """Run the jobs sent over the pipe until it is closed. The first message back says that it has begun."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the node handles Ctrl-C
    if hasattr(os, "nice"):
        os.nice(NICER)  # people's moves are answered first, where there are too few cores for both
    threading.Thread(target=_exit_with_node, daemon=True).start()
    try:
        pipe.send(None)
        while True:
            work, args = pipe.recv()
            try:
                answer = (True, work(*args))
            except Exception as error:
                answer = (False, type(error).__name__)  # without its message, which could name a card
            pipe.send(answer)
    except (EOFError, OSError):
        os._exit(0)


def _exit_with_node() -> None:
    node = multiprocessing.parent_process()
    assert node is not None
    multiprocessing.connection.wait([node.sentinel])
    os._exit(0)
