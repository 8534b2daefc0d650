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
from bench.load.server_process import machine_cpu_seconds, rss_mb
from bench.load.transactions import TransactionCounter


@dataclass(frozen=True, slots=True)
class Sample:
    """One sample. Lists have a value per node; times are those of answers since the last sample."""

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
    machine_cores: float  # all processes of this machine


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
        self._totals: dict[tuple[int, int], dict[str, int]] = {}  # the last counters of each life of a node

    async def take(self) -> Sample:
        """Take a sample; it is on disk when this returns."""
        answers, self._crowd.tally.acks = self._crowd.tally.acks, []
        now = perf_counter()
        passed, self._last = now - self._last, now
        counted = await asyncio.gather(*(node.metrics() for node in self._nodes))
        times = sorted(seconds for _, seconds, _ in answers)
        sample = Sample(
            at=round(now - self._began, 2),
            lives=self._count_lives(),
            rss_mb=[round(node.rss_mb(), 1) for node in self._nodes],
            thinkers_mb=round(sum(rss_mb(pid) for node in self._nodes for pid in node.children()), 1),
            files=[node.open_files() for node in self._nodes],
            database_mb=round(await self._transactions.size_mb(), 2),
            answers=len(answers),
            moves_per_s=round(sum(is_move for _, _, is_move in answers) / passed, 1),
            ack_p50_ms=percentile(times, 0.5),
            ack_p99_ms=percentile(times, 0.99),
            ack_max_ms=percentile(times, 1.0),
            here=sum(player.is_watching for player in self._crowd.players),
            sockets=[int(metrics.get("seasalt_sockets", 0)) for metrics in counted],
            rooms=[int(metrics.get("seasalt_rooms", 0)) for metrics in counted],
            server_cores=self._cores("server", sum(node.cpu_seconds() for node in self._nodes), passed),
            machine_cores=self._cores("machine", machine_cpu_seconds(), passed),
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
        before, self._spent[whose] = self._spent.get(whose, seconds), seconds
        return round(max(0.0, seconds - before) / passed, 2)

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
