"""Samples of a soak test, taken every few seconds and written to disk at once."""

import asyncio
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter

from bench.endurance.soak_crowd import SoakCrowd
from bench.load.crowd import percentile
from bench.load.players import Ack
from bench.load.server_process import machine_cpu_seconds, rss_mb
from bench.load.transactions import TransactionCounter

TICK_SECONDS = 0.05


@dataclass(frozen=True, slots=True)
class Sample:
    """One sample. Lists have a value per node; times are those of direct answers since the last sample."""

    at: float  # seconds since the start
    lives: list[int]  # how often each node was started
    rss_mb: list[float]
    thinkers_mb: float
    files: list[int]  # open handles, sockets included
    database_mb: float
    answers: int
    moves_per_s: float
    ack_p50_ms: float
    ack_p99_ms: float
    ack_max_ms: float
    here: int  # guests with an open socket
    sockets: list[int]
    rooms: list[int]
    server_cores: float  # without the bot processes
    machine_cores: float  # all processes of this machine but those of low priority
    waited_s: float  # for which the nodes could have run, but other processes had the CPU
    late_ms: float  # the longest delay of this process's own event loop


class Sampler:
    """Takes samples of nodes, database and crowd."""

    def __init__(self, crowd: SoakCrowd, transactions: TransactionCounter, file: Path, began: float) -> None:
        self._nodes, self._crowd, self._transactions = crowd.nodes, crowd, transactions
        self._file = file.open("w", encoding="utf-8")
        self._began = began
        self._last = perf_counter()
        self._spent: dict[str, float] = {}
        self._pids = [0] * len(crowd.nodes)
        self._lives = [0] * len(crowd.nodes)
        self.samples: list[Sample] = []
        self.acks: list[Ack] = []
        self._late = 0.0
        self._totals: dict[tuple[int, int], dict[str, int]] = {}  # the last counters of each life of a node

    async def take(self) -> Sample:
        """Take a sample; it is on disk when this returns."""
        answers, self._crowd.tally.acks = self._crowd.tally.acks, []
        now = perf_counter()
        passed, self._last = now - self._last, now
        counted = await asyncio.gather(*(node.metrics() for node in self._nodes))
        late, self._late = self._late, 0.0
        self.acks += answers
        times = sorted(ack.seconds for ack in answers if ack.is_direct)
        sample = Sample(
            at=round(now - self._began, 2),
            lives=self._count_lives(),
            rss_mb=[round(node.rss_mb(), 1) for node in self._nodes],
            thinkers_mb=round(sum(rss_mb(pid) for node in self._nodes for pid in node.children()), 1),
            files=[node.open_files() for node in self._nodes],
            database_mb=round(await self._transactions.size_mb(), 2),
            answers=len(answers),
            moves_per_s=round(sum(ack.is_move for ack in answers) / passed, 1),
            ack_p50_ms=percentile(times, 0.5),
            ack_p99_ms=percentile(times, 0.99),
            ack_max_ms=percentile(times, 1.0),
            here=sum(player.is_watching for player in self._crowd.players),
            sockets=[int(metrics.get("seasalt_sockets", 0)) for metrics in counted],
            rooms=[int(metrics.get("seasalt_rooms", 0)) for metrics in counted],
            server_cores=self._cores("server", sum(node.cpu_seconds() for node in self._nodes), passed),
            machine_cores=self._cores("machine", machine_cpu_seconds(), passed),
            waited_s=self._since("waited", sum(node.waited_seconds() for node in self._nodes)),
            late_ms=round(late * 1000, 1),
        )
        self._remember(counted, sample.lives)
        self.samples.append(sample)
        self._file.write(json.dumps(asdict(sample)) + "\n")
        self._file.flush()
        return sample

    def _count_lives(self) -> list[int]:
        for number, node in enumerate(self._nodes):
            if node.pid != self._pids[number]:
                self._pids[number] = node.pid
                self._lives[number] += 1
        return list(self._lives)

    def _cores(self, whose: str, seconds: float, passed: float) -> float:
        return round(self._since(whose, seconds) / passed, 2)

    def _since(self, what: str, seconds: float) -> float:
        before, self._spent[what] = self._spent.get(what, seconds), seconds
        return round(max(0.0, seconds - before), 2)

    async def notice_delays(self) -> None:
        """Forever: measure how late this process's own event loop is, which delays every answer it times."""
        while True:
            due = perf_counter() + TICK_SECONDS
            await asyncio.sleep(TICK_SECONDS)
            self._late = max(self._late, perf_counter() - due)

    def _remember(self, counted: Sequence[Mapping[str, float]], lives: Sequence[int]) -> None:
        """Keep the counters of each life of a node, since they restart at 0."""
        for number, (metrics, life) in enumerate(zip(counted, lives, strict=True)):
            if metrics:
                self._totals[number, life] = {
                    name.removeprefix("seasalt_").removesuffix("_total"): round(n)
                    for name, n in metrics.items()
                    if name.startswith("seasalt_") and name.endswith("_total")
                }

    def counters(self) -> dict[str, int]:
        """The sums of all counters over all lives of all nodes."""
        sums = sum(map(Counter, self._totals.values()), Counter[str]())
        return dict(sorted(sums.items()))

    def close(self) -> None:
        """Close the file."""
        self._file.close()
