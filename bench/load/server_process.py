"""A server process on this machine, with what /proc and its own metrics say about it. Linux only."""

import asyncio
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Mapping
from contextlib import nullcontext, suppress
from pathlib import Path

import httpx
from prometheus_client.parser import text_string_to_metric_families

from tests.processes import children
from tests.servers import held_port

PATIENCE_SECONDS = 30.0
TICK = os.sysconf("SC_CLK_TCK")
SPARE_FILES = 200  # for everything but sockets: the database, the bus, pipes
GENEROUS = {
    "SEASALT_MAX_CONNECTIONS_PER_ADDRESS": "100000",
    "SEASALT_MAX_SOCKETS_PER_ADDRESS": "100000",
    "SEASALT_MAX_SOCKETS_PER_GUEST": "100000",
    "SEASALT_REQUESTS_PER_SECOND": "100000",
    "SEASALT_REQUESTS_AT_ONCE": "100000",
    "SEASALT_MAX_GUESTS_PER_MINUTE": "1000000",
    "SEASALT_MAX_TABLES_PER_MINUTE": "1000000",
    "SEASALT_FRAMES_PER_SECOND": "1000",
    "SEASALT_FRAMES_AT_ONCE": "1000",
}
"""Higher limits: the load comes from one address, and stands for a thousand people."""


class ServerProcess:
    """One `seasalt serve`. It can be killed and restarted at the same address."""

    def __init__(
        self,
        database: str,
        bus: str | None = None,
        *,
        bot_processes: int = 0,
        settings: Mapping[str, str] | None = None,
        log: Path | None = None,
    ) -> None:
        port = held_port()
        self.address = f"http://127.0.0.1:{port}"
        self._command = [sys.executable, "-m", "seasalt", "serve", "--host=127.0.0.1", f"--port={port}"]
        self._command += [f"--database={database}", f"--bot-processes={bot_processes}"]
        if bus:
            self._command.append(f"--bus={bus}")
        self._environment = {**os.environ, **GENEROUS, **(settings or {})}
        self._log = log
        self.is_alive = False
        self.start()

    def start(self) -> None:
        """Start the process; `answers` waits until it serves."""
        assert not self.is_alive
        with self._log.open("ab") if self._log else nullcontext() as log:
            self._process = subprocess.Popen(
                self._command,
                env=self._environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=log,
                start_new_session=True,  # so that Ctrl-C goes to the load only, which then ends the server
            )
        self.is_alive = True

    @property
    def pid(self) -> int:
        """The id of the process."""
        return self._process.pid

    async def answers(self) -> None:
        """Wait until it is ready."""
        async with asyncio.timeout(PATIENCE_SECONDS), httpx.AsyncClient(base_url=self.address) as client:
            while self._process.poll() is None:
                with suppress(httpx.HTTPError):
                    if (await client.get("/readyz")).is_success:
                        return
                await asyncio.sleep(0.1)
        raise OSError("the server did not start")

    def kill(self) -> None:
        """Kill it: what it had not yet written is lost."""
        self.is_alive = False
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def clear_away(self) -> None:
        """Kill it and its process group."""
        if self.is_alive:
            self.kill()
        with suppress(ProcessLookupError):
            os.killpg(self.pid, signal.SIGKILL)

    def rss_mb(self) -> float:
        """Its resident memory."""
        return rss_mb(self.pid) if self.is_alive else 0.0

    def cpu_seconds(self) -> float:
        """Its CPU time."""
        if not self.is_alive:
            return 0.0
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def waited_seconds(self) -> float:
        """The time for which it could have run, but other processes had the CPU."""
        with suppress(OSError):  # it has ended
            tasks = Path(f"/proc/{self.pid}/task").iterdir()
            return sum(int((task / "schedstat").read_text().split()[1]) for task in tasks) / 1e9
        return 0.0

    def open_files(self) -> int:
        """The number of its file handles, sockets included."""
        with suppress(OSError):  # it has ended
            return len(os.listdir(f"/proc/{self.pid}/fd"))
        return 0

    def children(self) -> list[int]:
        """The ids of its child processes, in which bots think."""
        return children(self.pid) if self.is_alive else []

    async def metrics(self) -> dict[str, float]:
        """Its metrics by name, summed over labels; none if it does not answer."""
        found: dict[str, float] = {}
        with suppress(httpx.HTTPError):
            async with httpx.AsyncClient(base_url=self.address, timeout=PATIENCE_SECONDS) as client:
                for family in text_string_to_metric_families((await client.get("/metrics")).text):
                    for sample in family.samples:
                        found[sample.name] = found.get(sample.name, 0.0) + sample.value
        return found


def allow_files(sockets: int) -> None:
    """Raise the limit of open files for this process and its children, or end."""
    wanted = sockets + SPARE_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, max(wanted, hard)))
    except (ValueError, OSError):
        sys.exit(f"This load needs {wanted:,} open files, but the system allows {hard:,}: raise `ulimit -n`.")


def rss_mb(pid: int) -> float:
    """The resident memory of a process; 0 if it has ended."""
    with suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
    return 0.0


def machine_cpu_seconds() -> float:
    """The CPU time of all cores together, over all processes but those of low priority."""
    user, _nice, system, _idle, _waiting, irq, softirq, *_ = map(
        int, Path("/proc/stat").read_text().splitlines()[0].split()[1:]
    )
    return (user + system + irq + softirq) / TICK
