"""A report of a node from its `/readyz` and `/metrics`.

Rates and latencies are those between two samples, or since the node's start if there is only one.
"""

import json
import math
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from http.client import HTTPException
from typing import Any, NamedTuple
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import ProxyHandler, Request, build_opener

from prometheus_client.parser import text_string_to_metric_families

PATIENCE = 5.0  # seconds for one answer
MOST = 4 * 1024 * 1024  # bytes of one answer
MOST_CHECKS = 30

Labels = frozenset[tuple[str, str]]
Metrics = Mapping[str, Mapping[Labels, float]]


class BadNodeAddress(ValueError):
    """Not the address of a node."""


class Unreachable(Exception):
    """Nothing answers at this address."""


class NotANode(Exception):
    """Another program answers at this address."""


class Sample(NamedTuple):
    """The answers of a node at one moment; without metrics, `refused` is the HTTP status."""

    at: float
    is_ready: bool
    checks: dict[str, str]
    metrics: Metrics | None
    refused: int | None = None


class Latency(NamedTuple):
    """Quantiles in seconds; None if nothing happened."""

    p50: float | None
    p99: float | None


@dataclass(frozen=True, slots=True)
class Report:
    """The status of a node. Without access to the metrics, what comes from them is None."""

    is_ready: bool
    checks: dict[str, str]
    metrics_refused: int | None = None
    window: float | None = None  # seconds of the rates and latencies; None: since the start
    version: str | None = None
    uptime: float | None = None
    is_store_up: bool | None = None
    is_bus_up: bool | None = None
    is_kernel_library: bool | None = None
    tasks_down: int | None = None
    task_restarts: int | None = None
    tables: dict[str, int] = field(default_factory=dict)
    held: int | None = None
    set_aside: int | None = None
    sockets: int | None = None
    streams: int | None = None
    moves_per_minute: float | None = None
    ack: Latency | None = None
    commit: Latency | None = None
    loop_lag: Latency | None = None
    queues: dict[str, int] = field(default_factory=dict)
    thinkers_killed: int | None = None
    refusals: int | None = None
    floods: int | None = None
    sockets_dropped: int | None = None
    cpu: float | None = None  # cores
    memory: int | None = None
    open_files: int | None = None
    most_files: int | None = None

    def with_rates_of(self, other: "Report") -> "Report":
        """This report with the moves and CPU of another."""
        return replace(self, moves_per_minute=other.moves_per_minute, cpu=other.cpu)


def checked_address(address: str) -> str:
    """The address of a node, without a trailing slash.

    >>> checked_address("example.org:8000/"), checked_address("https://example.org")
    ('http://example.org:8000', 'https://example.org')
    """
    address = address if "://" in address else f"http://{address}"
    try:
        parts = urlsplit(address)
        sound = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        sound = False
    if not sound or parts.query or parts.fragment or not address.isprintable() or " " in address:
        raise BadNodeAddress(address)
    return address.rstrip("/")


def sample(address: str, token: str | None, now: float) -> Sample:
    """Ask a node for its status and metrics."""
    status, body = _get(f"{address}/readyz")
    try:
        health = json.loads(body)
        checks = {
            _short(name): _short(how) for name, how in list(health.get("checks", {}).items())[:MOST_CHECKS]
        }
    except (ValueError, AttributeError):
        raise NotANode(address) from None
    if status not in (200, 503) or ("status" not in health and "code" not in health):
        raise NotANode(address)
    got, text = _get(f"{address}/metrics", token)
    try:
        metrics = _read(text.decode("utf-8")) if got == 200 else None
    except ValueError:
        metrics = None
    is_readable = metrics is not None and "seasalt_build_info" in metrics
    return Sample(now, status == 200, checks, metrics if is_readable else None, None if is_readable else got)


def _short(value: object) -> str:
    """A value as a short, printable text."""
    return "".join(letter if letter.isprintable() else "?" for letter in str(value)[:200])


def _get(url: str, token: str | None = None) -> tuple[int, bytes]:
    request = Request(url, headers={"authorization": f"Bearer {token}"} if token else {})
    try:
        with build_opener(ProxyHandler({})).open(request, timeout=PATIENCE) as answer:
            return answer.status, answer.read(MOST)
    except HTTPError as refused:
        with refused:
            return refused.code, refused.read(MOST)
    except (OSError, HTTPException) as error:
        reason = getattr(error, "reason", error)
        raise Unreachable(getattr(reason, "strerror", None) or str(reason) or type(reason).__name__) from None
    except ValueError:
        raise BadNodeAddress(url) from None


def _read(text: str) -> Metrics:
    found: dict[str, dict[Labels, float]] = defaultdict(dict)
    for family in text_string_to_metric_families(text):
        for each in family.samples:
            found[each.name][frozenset(each.labels.items())] = each.value
    return found


# --- a report


def report(newest: Sample, before: Sample | None = None) -> Report:
    """The report of a node, with the changes since an earlier sample."""
    metrics = newest.metrics
    if metrics is None:
        return Report(newest.is_ready, newest.checks, newest.refused)
    start = _total(metrics, "process_start_time_seconds")
    earlier = before.metrics if before is not None else None
    if earlier is not None and _total(earlier, "process_start_time_seconds") != start:
        earlier = None  # it was restarted in between: its counters began at 0
    window = newest.at - before.at if before is not None and earlier is not None else None
    lived = None if start is None else max(0.0, newest.at - start)
    per_second = _Rates(metrics, earlier or {}, window or lived)
    moves = per_second.of("seasalt_entries_total", what="Acted")
    return Report(
        is_ready=newest.is_ready,
        checks=newest.checks,
        window=window,
        version=next((dict(labels).get("version") for labels in metrics["seasalt_build_info"]), None),
        uptime=lived,
        is_store_up=_flag(metrics, "seasalt_store_up"),
        is_bus_up=_flag(metrics, "seasalt_bus_up"),
        is_kernel_library=_flag(metrics, "seasalt_kernel_library"),
        tasks_down=_count(metrics, "seasalt_tasks_down"),
        task_restarts=_count(metrics, "seasalt_task_restarts_total"),
        tables=_by_label(metrics, "seasalt_rooms", "stage"),
        held=_count(metrics, "seasalt_tables_held"),
        set_aside=_count(metrics, "seasalt_tables_set_aside_total"),
        sockets=_count(metrics, "seasalt_sockets"),
        streams=_count(metrics, "seasalt_streams"),
        moves_per_minute=None if moves is None else 60 * moves,
        ack=_latency(metrics, earlier, "seasalt_ack_seconds"),
        commit=_latency(metrics, earlier, "seasalt_commit_seconds"),
        loop_lag=_latency(metrics, earlier, "seasalt_event_loop_lag_seconds"),
        queues=_by_label(metrics, "seasalt_queue_length", "queue"),
        thinkers_killed=_count(metrics, "seasalt_thinkers_killed_total"),
        refusals=_count(metrics, "seasalt_refusals_total"),
        floods=_count(metrics, "seasalt_floods_total"),
        sockets_dropped=_count(metrics, "seasalt_sockets_dropped_total"),
        cpu=per_second.of("process_cpu_seconds_total"),
        memory=_count(metrics, "process_resident_memory_bytes"),
        open_files=_count(metrics, "process_open_fds"),
        most_files=_count(metrics, "process_max_fds"),
    )


class _Rates(NamedTuple):
    """The rates of counters."""

    newest: Metrics
    before: Metrics
    seconds: float | None

    def of(self, name: str, **labels: str) -> float | None:
        if not self.seconds:
            return None
        grown = (_total(self.newest, name, **labels) or 0) - (_total(self.before, name, **labels) or 0)
        return max(0.0, grown) / self.seconds


def _total(metrics: Metrics, name: str, **labels: str) -> float | None:
    """The sum of all samples with these labels; 0 for a counter without samples."""
    wanted = labels.items()
    found = [value for have, value in metrics.get(name, {}).items() if wanted <= dict(have).items()]
    if not found and not name.endswith("_total"):
        return None
    return math.fsum(found)


def _count(metrics: Metrics, name: str) -> int | None:
    total = _total(metrics, name)
    return None if total is None or not math.isfinite(total) else round(total)


def _flag(metrics: Metrics, name: str) -> bool | None:
    total = _total(metrics, name)
    return None if total is None else total > 0


def _by_label(metrics: Metrics, name: str, label: str) -> dict[str, int]:
    return {dict(have).get(label, ""): round(value) for have, value in metrics.get(name, {}).items()}


def _latency(newest: Metrics, before: Metrics | None, name: str) -> Latency:
    buckets: dict[float, float] = defaultdict(float)
    for metrics, sign in ((newest, 1), (before or {}, -1)):
        for have, value in metrics.get(f"{name}_bucket", {}).items():
            buckets[float(dict(have)["le"])] += sign * value
    return Latency(quantile(buckets, 0.5), quantile(buckets, 0.99))


def quantile(buckets: Mapping[float, float], share: float) -> float | None:
    """A quantile of a histogram, as PromQL's histogram_quantile computes it; None if it is empty.

    >>> quantile({0.01: 50, 0.1: 100, math.inf: 100}, 0.5)
    0.01
    >>> quantile({1: 0, 3: 100, math.inf: 100}, 0.5)
    2.0
    """
    bounds = sorted(buckets)
    total = buckets[bounds[-1]] if bounds else 0
    if total <= 0:
        return None
    rank, low, below = share * total, 0.0, 0.0
    for bound in bounds:
        inside = buckets[bound] - below
        if buckets[bound] >= rank:
            if math.isinf(bound):
                return low
            return low + (bound - low) * (rank - below) / inside if inside else bound
        low, below = bound, buckets[bound]
    return low


def as_json(found: Report) -> dict[str, Any]:
    """A report as JSON: in seconds and bytes, with the names of the class."""
    return {
        name: value._asdict() if isinstance(value := getattr(found, name), Latency) else value
        for name in Report.__dataclass_fields__
    }
