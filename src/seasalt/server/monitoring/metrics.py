"""The metrics of a node, for Prometheus. `/metrics` shows them all.

They belong to the process, as usual with prometheus_client: several Nodes in one process, as in tests, share
them.
"""

from importlib.util import find_spec
from typing import TYPE_CHECKING

from seasalt.server.monitoring.build import build

if TYPE_CHECKING or find_spec("prometheus_client"):
    from prometheus_client import (
        CollectorRegistry,
        Counter,
        Gauge,
        Histogram,
        Info,
        ProcessCollector,
        generate_latest,
    )
else:  # in a browser
    from seasalt.server.monitoring.no_metrics import (
        CollectorRegistry,
        Counter,
        Gauge,
        Histogram,
        Info,
        ProcessCollector,
        generate_latest,
    )

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)  # process_*: start, CPU, memory, open files
Info("seasalt_build", "The version that runs, with its commit", registry=REGISTRY).info({"version": build()})
FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Buckets for what people wait for, in seconds."""
_LABELS: dict[str, tuple[str, ...]] = {}


def _counter(name: str, text: str, *labels: str) -> Counter:
    _LABELS[name] = labels
    return Counter(name, text, labels, registry=REGISTRY)


def _gauge(name: str, text: str, *labels: str) -> Gauge:
    _LABELS[name] = labels
    return Gauge(name, text, labels, registry=REGISTRY)


def _histogram(name: str, text: str, *labels: str, buckets: tuple[float, ...] = FAST) -> Histogram:
    _LABELS[name] = labels
    return Histogram(name, text, labels, buckets=buckets, registry=REGISTRY)


# Durations
ACK = _histogram("seasalt_ack_seconds", "From a command to its answer, by answer", "answer")
COMMIT = _histogram("seasalt_commit_seconds", "One transaction of the log")
BATCH = _histogram(
    "seasalt_commit_entries", "Entries in one transaction of the log", buckets=(1, 2, 4, 8, 16, 32, 64, 128)
)
FOLD = _histogram("seasalt_fold_seconds", "Loading a table from its log")
FAN_OUT = _histogram("seasalt_fan_out_seconds", "Sending one version to all watchers of a table")
THINKING = _histogram(
    "seasalt_thinking_seconds",
    "One decision, hint, step of a curve or of a review, from start to end",
    "kind",
)
THOUGHT_WAIT = _histogram("seasalt_thought_wait_seconds", "Time that thinking waited for a worker", "kind")
LOOP_LAG = _histogram("seasalt_event_loop_lag_seconds", "How late the event loop resumes a sleeping task")

# Counters
ENTRIES = _counter("seasalt_entries", "Entries that this node wrote to tables' logs, by kind", "what")
REFUSALS = _counter("seasalt_refusals", "Commands and requests refused, by code", "code")
FLOODS = _counter("seasalt_floods", "Refused for coming too fast, by kind", "kind")
SOCKETS_DROPPED = _counter("seasalt_sockets_dropped", "Sockets closed by the server, by reason", "why")
CAUGHT_UP = _counter("seasalt_snapshots_instead", "Snapshots sent to slow clients instead of updates")
CONNECTIONS_REFUSED = _counter("seasalt_connections_refused", "Connections refused, by reason", "why")
THINKERS_KILLED = _counter("seasalt_thinkers_killed", "Bot processes killed because they thought too long")
THOUGHTS_DECLINED = _counter(
    "seasalt_thoughts_declined", "Thinking that did not finish in time, by kind", "kind"
)
STORE_DOWN = _counter("seasalt_store_down", "Times the database did not answer")
QUARANTINED = _counter("seasalt_tables_set_aside", "Tables set aside, by reason", "reason")
RESTARTS = _counter("seasalt_task_restarts", "Background tasks restarted after a failure", "task")
DELETED = _counter("seasalt_let_go", "Old tables and guests deleted", "what")

# Gauges
CONNECTIONS = _gauge("seasalt_connections", "Open connections, sockets among them")
CONNECTIONS_LIMIT = _gauge("seasalt_connections_limit", "How many connections may be open at once")
SOCKETS = _gauge("seasalt_sockets", "Open sockets")
STREAMS = _gauge("seasalt_streams", "Open event streams")
ROOMS = _gauge("seasalt_rooms", "Tables that this node holds in memory, by stage", "stage")
HELD = _gauge("seasalt_tables_held", "Tables that this node looks after")
QUEUE = _gauge("seasalt_queue_length", "Waiting work, by queue", "queue")
TASKS_DOWN = _gauge("seasalt_tasks_down", "Background tasks that are restarting or stalled")
BELLS_LOST = _gauge("seasalt_bells_lost", "Notifications of new versions that did not reach other nodes")
BUS_UP = _gauge("seasalt_bus_up", "Whether the bus to other nodes is connected")
STORE_UP = _gauge("seasalt_store_up", "Whether the database answered last time")
KERNEL_LIBRARY = _gauge("seasalt_kernel_library", "Whether the kernel is a library, not plain Python")


def metrics_table() -> str:
    """All our metrics as a table in Markdown."""
    rows = ["| metric | kind | what it is | labels |", "|---|---|---|---|"]
    families = [family for family in REGISTRY.collect() if family.name.startswith("seasalt_")]
    for family in sorted(families, key=lambda each: each.name):
        labels = ", ".join(f"`{label}`" for label in _LABELS.get(family.name, ()))
        name = family.name + {"counter": "_total", "info": "_info"}.get(family.type, "")
        rows.append(f"| `{name}` | {family.type} | {family.documentation} | {labels} |")
    return "\n".join(rows) + "\n"


def metrics_text() -> str:
    """All metrics, in Prometheus' format."""
    return generate_latest(REGISTRY).decode("utf-8")
