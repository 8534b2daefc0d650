"""Whether a server stayed as it was: nothing lost, nothing doubled, and neither memory nor handles grew."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from bench.endurance.samples import Sample
from bench.endurance.town import Left
from seasalt.server.storage.store import Store

WARM_UP = 1 / 3  # of a node's life, which does not count: caches fill
SHORTEST_SECONDS = 300.0  # of what is left; in less, a slope says nothing
MEMORY_MAY_GROW = 0.08  # of its mean
HANDLES_MAY_GROW = 10
KILL_SECONDS = 15.0  # after a kill: answers then tell how long a restart takes


@dataclass(frozen=True, slots=True)
class Growth:
    """How a node changed in its longest life, after its warm-up, by a line fitted to the samples."""

    node: int
    minutes: float
    rss_mb: float  # its mean
    rss_grew_mb: float
    handles: float  # its mean, without those of sockets
    handles_grew: float
    is_flat: bool | None  # None: too short to say


def growth(samples: Sequence[Sample], node: int) -> Growth:
    """How one node changed."""
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
    mean, grew = sum(memory) / len(memory), slope(times, memory) * seconds
    opened = slope(times, handles) * seconds
    flat = grew <= MEMORY_MAY_GROW * mean and opened <= HANDLES_MAY_GROW
    return Growth(
        node,
        round(seconds / 60, 1),
        round(mean, 1),
        round(grew, 2),
        round(sum(handles) / len(handles), 1),
        round(opened, 2),
        flat if seconds >= SHORTEST_SECONDS else None,
    )


def slope(x: Sequence[float], y: Sequence[float]) -> float:
    """Of the line that fits best.

    >>> slope([0, 1, 2], [1, 3, 5])
    2.0
    """
    x_mean, y_mean = sum(x) / len(x), sum(y) / len(y)
    spread = sum((at - x_mean) ** 2 for at in x)
    return (
        sum((at - x_mean) * (value - y_mean) for at, value in zip(x, y, strict=True)) / spread
        if spread
        else 0.0
    )


def quiet(samples: Sequence[Sample], kills: Sequence[float]) -> list[Sample]:
    """The samples that no kill has disturbed."""
    return [
        sample
        for sample in samples
        if sample.answers and not any(at <= sample.at <= at + KILL_SECONDS for at in kills)
    ]


@dataclass(frozen=True, slots=True)
class Kept:
    """What the log says of what was promised."""

    acknowledged: int
    lost: int  # acknowledged, and not in the log under that version
    doubled: int  # commands that are in the log twice
    entries: int


async def check(promises: Sequence[Left], database: str) -> Kept:
    """Compare what was promised with the logs that dead servers left."""
    acknowledged = lost = doubled = entries = 0
    by_table: dict[str, list[Left]] = {}
    for left in promises:
        by_table.setdefault(left.table, []).append(left)
    async with await Store.open(database, migrate=False) as store:
        for table, guests in by_table.items():
            logged: dict[str, list[int]] = {}
            for entry in await store.read(table):
                logged.setdefault(entry.command_id, []).append(entry.version)
            entries += sum(map(len, logged.values()))
            doubled += sum(len(versions) - 1 for versions in logged.values())
            for left in guests:
                promised = [(n, version) for n, version in enumerate(left.promised) if version]
                acknowledged += len(promised)
                lost += sum(version not in logged.get(f"{left.guest}:{n}", ()) for n, version in promised)
    return Kept(acknowledged, lost, doubled, entries)


def thinned(samples: Sequence[Sample], most: int = 240) -> list[dict[str, object]]:
    """Some of the samples, evenly; of those left out, the worst answers count for the next that stays."""
    step = -(-len(samples) // most) or 1
    kept = []
    for start in range(0, len(samples), step):
        some = samples[start : start + step]
        worst = {name: max(getattr(s, name) for s in some) for name in ("ack_p99_ms", "ack_max_ms")}
        kept.append(asdict(some[-1]) | worst)
    return kept
