"""The verdict of a soak test on its nodes: neither memory nor handles grew, and no minute was slow."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, linear_regression

from bench.endurance.samples import Sample
from bench.load.crowd import percentile
from bench.load.players import Ack

WARM_UP = 1 / 3  # of a node's life, which is ignored while caches fill
SHORTEST_SECONDS = 300.0  # after the warm-up; a slope over less time means nothing
MEMORY_MAY_GROW = 0.08  # of its mean
HANDLES_MAY_GROW = 10
KILL_SECONDS = 15.0  # after a kill, in which answers include the restart


@dataclass(frozen=True, slots=True)
class Growth:
    """The growth of a node in its longest life after the warm-up, by linear regression."""

    node: int
    minutes: float
    rss_mb: float  # mean
    rss_grew_mb: float
    handles: float  # mean, without sockets
    handles_grew: float
    is_flat: bool | None  # None: too short to say


def growth(samples: Sequence[Sample], node: int) -> Growth:
    """The growth of one node."""
    lives = Counter(sample.lives[node] for sample in samples if sample.rss_mb[node])
    life = lives.most_common(1)[0][0] if lives else 0
    own = [sample for sample in samples if sample.lives[node] == life and sample.sockets[node]]
    own = own[int(len(own) * WARM_UP) :]
    if len(own) < 2:
        return Growth(node, 0.0, 0.0, 0.0, 0.0, 0.0, None)
    times = [sample.at for sample in own]
    memory = [sample.rss_mb[node] for sample in own]
    handles = [float(sample.files[node] - sample.sockets[node]) for sample in own]
    seconds = times[-1] - times[0]
    mean, grew = fmean(memory), linear_regression(times, memory).slope * seconds
    opened = linear_regression(times, handles).slope * seconds
    flat = grew <= MEMORY_MAY_GROW * mean and opened <= HANDLES_MAY_GROW
    return Growth(
        node,
        round(seconds / 60, 1),
        round(mean, 1),
        round(grew, 2),
        round(fmean(handles), 1),
        round(opened, 2),
        flat if seconds >= SHORTEST_SECONDS else None,
    )


@dataclass(frozen=True, slots=True)
class Minute:
    """The direct answers to commands of one minute, away from kills."""

    number: int
    answers: int
    p50_ms: float
    p99_ms: float
    max_ms: float


def minutes(acks: Sequence[Ack], began: float, kills: Sequence[float]) -> list[Minute]:
    """Every minute in which something was answered."""
    times: dict[int, list[float]] = {}
    for ack in acks:
        at = ack.sent_at - began
        if ack.is_direct and not _near(at, kills):
            times.setdefault(int(at // 60), []).append(ack.seconds)
    return [
        Minute(number, len(own), *(percentile(own, part) for part in (0.5, 0.99, 1.0)))
        for number, own in ((number, sorted(times[number])) for number in sorted(times))
    ]


def quiet(samples: Sequence[Sample], kills: Sequence[float]) -> list[Sample]:
    """The samples that are not affected by a kill."""
    return [sample for sample in samples if sample.answers and not _near(sample.at, kills)]


def _near(at: float, kills: Sequence[float]) -> bool:
    return any(kill <= at <= kill + KILL_SECONDS for kill in kills)
