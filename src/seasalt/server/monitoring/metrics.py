"""The metrics of a node, for Prometheus. `/metrics` shows them all.

They belong to the process, as usual with prometheus_client: several Nodes in one process, as in tests, share
them.
"""

from importlib.util import find_spec
from typing import TYPE_CHECKING

from seasalt import __version__

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
Info("seasalt_build", "The version that runs", registry=REGISTRY).info({"version": __version__})
FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Buckets for what people wait for, in seconds."""

# Durations
ACK = Histogram(
    "seasalt_ack_seconds", "From a command to its answer, by answer", ["answer"], buckets=FAST,
    registry=REGISTRY,
)  # fmt: skip
COMMIT = Histogram("seasalt_commit_seconds", "One transaction of the log", buckets=FAST, registry=REGISTRY)
BATCH = Histogram(
    "seasalt_commit_entries", "Entries in one transaction of the log",
    buckets=(1, 2, 4, 8, 16, 32, 64, 128), registry=REGISTRY,
)  # fmt: skip
FOLD = Histogram("seasalt_fold_seconds", "Loading a table from its log", buckets=FAST, registry=REGISTRY)
FAN_OUT = Histogram(
    "seasalt_fan_out_seconds", "Sending one version to all watchers of a table", buckets=FAST,
    registry=REGISTRY,
)  # fmt: skip
THINKING = Histogram(
    "seasalt_thinking_seconds", "One decision, hint, step of a curve or of a review, from start to end",
    ["kind"], buckets=FAST,
    registry=REGISTRY,
)  # fmt: skip
THOUGHT_WAIT = Histogram(
    "seasalt_thought_wait_seconds", "Time that thinking waited for a worker", ["kind"], buckets=FAST,
    registry=REGISTRY,
)  # fmt: skip
LOOP_LAG = Histogram(
    "seasalt_event_loop_lag_seconds", "How late the event loop resumes a sleeping task", buckets=FAST,
    registry=REGISTRY,
)  # fmt: skip

# Counters
ENTRIES = Counter(
    "seasalt_entries", "Entries that this node wrote to tables' logs, by kind", ["what"], registry=REGISTRY
)
REFUSALS = Counter("seasalt_refusals", "Commands and requests refused, by code", ["code"], registry=REGISTRY)
FLOODS = Counter("seasalt_floods", "Refused for coming too fast, by kind", ["kind"], registry=REGISTRY)
SOCKETS_DROPPED = Counter(
    "seasalt_sockets_dropped", "Sockets closed by the server, by reason", ["why"], registry=REGISTRY
)
CAUGHT_UP = Counter(
    "seasalt_snapshots_instead", "Snapshots sent to slow clients instead of updates", registry=REGISTRY
)
CONNECTIONS_REFUSED = Counter(
    "seasalt_connections_refused", "Connections refused, by reason", ["why"], registry=REGISTRY
)
THINKERS_KILLED = Counter(
    "seasalt_thinkers_killed", "Bot processes killed because they thought too long", registry=REGISTRY
)
THOUGHTS_DECLINED = Counter(
    "seasalt_thoughts_declined", "Thinking that did not finish in time, by kind", ["kind"],
    registry=REGISTRY,
)  # fmt: skip
STORE_DOWN = Counter("seasalt_store_down", "Times the database did not answer", registry=REGISTRY)
SET_ASIDE = Counter("seasalt_tables_set_aside", "Tables set aside, by reason", ["reason"], registry=REGISTRY)
RESTARTS = Counter(
    "seasalt_task_restarts", "Background tasks restarted after a failure", ["task"],
    registry=REGISTRY,
)  # fmt: skip
LET_GO = Counter("seasalt_let_go", "Old tables and guests deleted", ["what"], registry=REGISTRY)

# Gauges
CONNECTIONS = Gauge("seasalt_connections", "Open connections, sockets among them", registry=REGISTRY)
CONNECTIONS_LIMIT = Gauge(
    "seasalt_connections_limit", "How many connections may be open at once", registry=REGISTRY
)
SOCKETS = Gauge("seasalt_sockets", "Open sockets", registry=REGISTRY)
STREAMS = Gauge("seasalt_streams", "Open event streams", registry=REGISTRY)
ROOMS = Gauge(
    "seasalt_rooms", "Tables that this node holds in memory, by stage", ["stage"], registry=REGISTRY
)
HELD = Gauge("seasalt_tables_held", "Tables that this node looks after", registry=REGISTRY)
QUEUE = Gauge("seasalt_queue_length", "Waiting work, by queue", ["queue"], registry=REGISTRY)
TASKS_DOWN = Gauge("seasalt_tasks_down", "Background tasks that are restarting or stalled", registry=REGISTRY)
BELLS_LOST = Gauge(
    "seasalt_bells_lost", "Notifications of new versions that did not reach other nodes", registry=REGISTRY
)
BUS_UP = Gauge("seasalt_bus_up", "Whether the bus to other nodes is connected", registry=REGISTRY)
STORE_UP = Gauge("seasalt_store_up", "Whether the database answered last time", registry=REGISTRY)
KERNEL_LIBRARY = Gauge(
    "seasalt_kernel_library", "Whether the kernel is a library, not plain Python", registry=REGISTRY
)


def metrics_table() -> str:
    """All our metrics as a table in Markdown."""
    rows = ["| metric | kind | what it is | labels |", "|---|---|---|---|"]
    families = [family for family in REGISTRY.collect() if family.name.startswith("seasalt_")]
    for family in sorted(families, key=lambda each: each.name):
        metric = REGISTRY._names_to_collectors.get(family.name)
        labels = ", ".join(f"`{label}`" for label in getattr(metric, "_labelnames", ()))
        name = family.name + {"counter": "_total", "info": "_info"}.get(family.type, "")
        rows.append(f"| `{name}` | {family.type} | {family.documentation} | {labels} |")
    return "\n".join(rows) + "\n"


def metrics_text() -> str:
    """All metrics, in Prometheus' format."""
    return generate_latest(REGISTRY).decode("utf-8")
