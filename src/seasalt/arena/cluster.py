"""Deals on a Ray cluster. Needs the extra seasalt[ray]."""

from collections.abc import Callable
from concurrent.futures import Executor, Future
from importlib import import_module
from typing import Any, ParamSpec, TypeVar

from seasalt.texts import Complaint

P = ParamSpec("P")
R = TypeVar("R")


class RayExecutor(Executor):
    """Sends work to a Ray cluster; without an address, to one that is started on this machine."""

    def __init__(self, address: str | None = None) -> None:
        try:
            self._ray: Any = import_module("ray")
        except ImportError:
            raise Complaint("arena-ray-missing") from None
        try:
            where = {"address": address} if address else {"address": "local", "include_dashboard": False}
            self._ray.init(**where, log_to_driver=False, logging_level="error")
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise Complaint("arena-ray-failed", why=str(error)) from None
        self._remote: dict[object, Any] = {}
        self._running: set[Any] = set()

    @property
    def cpus(self) -> int:
        """The CPUs of the cluster, each of which can play a deal; at least 1."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def submit(self, fn: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        """The future of a task on the cluster."""
        remote = self._remote.setdefault(fn, self._ray.remote(num_cpus=1)(fn))
        running = remote.remote(*args, **kwargs)
        self._running.add(running)
        future: Future[R] = running.future()
        future.add_done_callback(lambda _: self._running.discard(running))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Leave the cluster; a local one ends."""
        if cancel_futures:
            for running in list(self._running):
                self._ray.cancel(running, force=False)
        self._ray.shutdown()
