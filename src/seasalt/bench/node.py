"""A server process on this machine, and what the kernel tells of it. Linux only: it reads /proc."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

from seasalt.bench.line import Door

PATIENCE_SECONDS = 30.0
TICK = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
GENEROUS = {
    "SEASALT_MAX_SOCKETS_PER_ADDRESS": "100000",
    "SEASALT_MAX_GUESTS_PER_MINUTE": "1000000",
    "SEASALT_MAX_TABLES_PER_MINUTE": "1000000",
    "SEASALT_FRAMES_PER_SECOND": "1000",
    "SEASALT_FRAMES_AT_ONCE": "1000",
}
"""One address stands for a thousand people here, so what a server allows one address must be more."""


class Node:
    """One `seasalt serve`."""

    def __init__(self, database: str, bus: str | None) -> None:
        port = _free_port()
        self.address = f"http://127.0.0.1:{port}"
        command = [sys.executable, "-m", "seasalt", "serve", "--host=127.0.0.1", f"--port={port}"]
        command += [f"--database={database}", "--bot-processes=0"]
        if bus:
            command.append(f"--bus={bus}")
        self._process = subprocess.Popen(
            command, env={**os.environ, **GENEROUS}, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL
        )
        self.is_alive = True

    @property
    def pid(self) -> int:
        """The process."""
        return self._process.pid

    async def answers(self) -> None:
        """Wait until it can be talked to."""
        for _ in range(int(PATIENCE_SECONDS / 0.1)):
            if self._process.poll() is not None:
                break
            try:
                door = Door(self.address)
                await door.ask("GET", "/readyz")
                door.close()
                return
            except OSError:
                await asyncio.sleep(0.1)
        raise OSError("the server did not start")

    def kill(self) -> None:
        """End it without warning: what it had not handed to the kernel is gone."""
        self.is_alive = False
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def rss_mb(self) -> float:
        """How much memory it holds."""
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        return 0.0

    def cpu_seconds(self) -> float:
        """How long it has worked."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK


def machine_cpu_seconds() -> float:
    """How long all cores together have worked, for anybody."""
    user, nice, system, _idle, _waiting, irq, softirq, *_ = map(
        int, Path("/proc/stat").read_text().splitlines()[0].split()[1:]
    )
    return (user + nice + system + irq + softirq) / TICK


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
