"""Metrics that measure nothing, for a table in a browser: prometheus_client brings an HTTP server along.

The names are those of prometheus_client, as far as `metrics` uses them.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


class NoMetric:
    """Takes every call of a metric and forgets it."""

    def __init__(self, *_: object, **__: object) -> None:
        """A metric of any name."""

    def labels(self, *_: object) -> "NoMetric":
        """The same for every label."""
        return self

    def inc(self, *_: object) -> None:
        """Count nothing."""

    def set(self, *_: object) -> None:
        """Set nothing."""

    def set_function(self, *_: object) -> None:
        """Ask nobody."""

    def observe(self, *_: object) -> None:
        """Observe nothing."""

    def info(self, *_: object) -> None:
        """Tell nothing."""

    @contextmanager
    def time(self) -> Iterator[None]:
        """Measure no time."""
        yield


Counter = Gauge = Histogram = Info = CollectorRegistry = ProcessCollector = NoMetric


def generate_latest(registry: Any) -> bytes:
    """No metrics."""
    return b""
