"""A server process on this machine, with what /proc and its own metrics say about it. Linux only."""

import asyncio
import os
import secrets
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping
from contextlib import nullcontext, suppress
from pathlib import Path

from seasalt.measurement.connection import HttpClient
from seasalt.texts import Complaint

PATIENCE_SECONDS = 30.0
TICK = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
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

Metrics = dict[str, float]
"""Values of `/metrics` by name, summed over labels."""


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
        port = _free_port()
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
        for _ in range(int(PATIENCE_SECONDS / 0.1)):
            if self._process.poll() is not None:
                break
            try:
                client = HttpClient(self.address)
                await client.ask("GET", "/readyz")
                client.close()
                return
            except (OSError, EOFError):
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
        return rss_mb(self.pid)

    def cpu_seconds(self) -> float:
        """Its CPU time."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def open_files(self) -> int:
        """The number of its file handles, sockets included."""
        return len(os.listdir(f"/proc/{self.pid}/fd"))

    def threads(self) -> int:
        """The number of its threads."""
        return len(os.listdir(f"/proc/{self.pid}/task"))

    def children(self) -> list[int]:
        """The ids of its child processes, in which bots think."""
        found = []
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                if int(stat.read_text().rpartition(")")[2].split()[1]) == self.pid:
                    found.append(int(stat.parent.name))
        return found

    async def metrics(self) -> Metrics:
        """Its metrics; empty if it does not answer."""
        client = HttpClient(self.address)
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                return read_metrics(await client.text("/metrics"))
        except (OSError, EOFError):
            return {}
        finally:
            client.close()


def read_metrics(text: str) -> Metrics:
    """The values of a text in Prometheus' format.

    >>> read_metrics('# HELP rooms Tables\\nrooms{stage="over"} 2.0\\nrooms{stage="playing"} 3.0\\n')
    {'rooms': 5.0}
    """
    found: Metrics = {}
    for line in text.splitlines():
        if line and not line.startswith("#"):
            series, _, value = line.rpartition(" ")
            name = series.partition("{")[0]
            found[name] = found.get(name, 0.0) + float(value)
    return found


def allow_files(sockets: int) -> None:
    """Raise the limit of open files for this process and its children, or complain."""
    import resource  # not everywhere, and nor is /proc

    wanted = sockets + SPARE_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, max(wanted, hard)))
    except (ValueError, OSError):
        raise Complaint("bench-no-files", wanted=wanted, allowed=hard) from None


def rss_mb(pid: int) -> float:
    """The resident memory of a process; 0 if it has ended."""
    with suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
    return 0.0


def machine_cpu_seconds() -> float:
    """The CPU time of all cores together, over all processes."""
    user, nice, system, _idle, _waiting, irq, softirq, *_ = map(
        int, Path("/proc/stat").read_text().splitlines()[0].split()[1:]
    )
    return (user + nice + system + irq + softirq) / TICK


def _free_port() -> int:
    """A port below the ephemeral range, so that it is still free after a kill."""
    while True:
        port = 10_000 + secrets.randbelow(20_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
