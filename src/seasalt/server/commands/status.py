"""`seasalt status`: the state of a node, from its `/readyz` and `/metrics`.

Exit status 0: it can serve; 1: it cannot now; 2: no answer, or a bad argument.
"""

import argparse
import json
import os
import time
from collections import Counter, deque
from http.client import HTTPException
from typing import Any, NamedTuple
from urllib.error import HTTPError
from urllib.request import ProxyHandler, Request, build_opener

from prometheus_client.parser import text_string_to_metric_families

from seasalt.console.colors import Shell
from seasalt.server.settings import PREFIX, Settings
from seasalt.texts import OperatorError, printable

APART, WINDOW = 2.0, 60.0  # seconds of the rates: in one report, and at most with `--watch`
PATIENCE, MOST_BYTES, MOST_CHECKS = 5.0, 4 * 1024 * 1024, 30  # of one answer
START, BUILD = "process_start_time_seconds", "seasalt_build_info."
MEANS = {
    "mean_answer_ms": "seasalt_ack_seconds", "mean_commit_ms": "seasalt_commit_seconds",
    "mean_event_loop_lag_ms": "seasalt_event_loop_lag_seconds",
}  # fmt: skip
TOTALS = {
    "tables_gathering": "rooms.gathering", "tables_playing": "rooms.playing", "tables_over": "rooms.over",
    "tables_set_aside": "tables_set_aside_total", "sockets": "sockets", "event_streams": "streams",
    "bots_waiting": "queue_length.thoughts", "bots_killed": "thinkers_killed_total",
    "bots_declined": "thoughts_declined_total", "entries_waiting": "queue_length.appends",
    "refused": "refusals_total", "floods": "floods_total", "sockets_dropped": "sockets_dropped_total",
    "database_up": "store_up", "database_failures": "store_down_total", "bus_up": "bus_up",
    "tasks_down": "tasks_down", "task_restarts": "task_restarts_total", "kernel_library": "kernel_library",
}  # fmt: skip


class Sample(NamedTuple):
    """The answers of a node at one moment. Metrics have totals by name, and by `name.value` of each label."""

    at: float
    metrics: Counter[str]
    metrics_status: int
    is_ready: bool
    checks: dict[str, str]


def status_command(options: argparse.Namespace, shell: Shell) -> int:
    """Show a report, once or repeatedly."""
    address = options.address or f"127.0.0.1:{os.environ.get(f'{PREFIX}PORT') or Settings().port}"
    address = (address if "://" in address else f"http://{address}").rstrip("/")
    token = options.metrics_token or os.environ.get(f"{PREFIX}METRICS_TOKEN")
    kept, status = deque[Sample](), 2
    if not options.watch:
        kept.append(sample(address, token))
        time.sleep(APART if kept[0].metrics else 0)
    try:
        while True:
            try:
                kept.append(sample(address, token))
                while kept[-1].at - kept[0].at > WINDOW:
                    kept.popleft()
                found = report(kept[-1], kept[0])
                text, status = page(address, found), int(not found["is_ready"])
            except OperatorError as error:
                if not options.watch:
                    raise
                found, text, status = {"is_ready": False, "reachable": False}, str(error), 2
            if options.watch and not options.json:
                shell.screen.clear()  # nothing happens where there is no terminal
            print(json.dumps(found) if options.json else text, flush=True)
            if not options.watch:
                return status
            time.sleep(options.watch)
    except KeyboardInterrupt:
        return status


def sample(address: str, token: str | None) -> Sample:
    """Ask a node for its readiness and its metrics."""
    status, body = _get(address, "/readyz")
    try:
        health = json.loads(body)
        checks = [(printable(name), printable(str(how))) for name, how in health.get("checks", {}).items()]
    except (ValueError, AttributeError):
        health = ()
    if status not in (200, 503) or ("status" not in health and "code" not in health):
        raise OperatorError(f"Something answers at {address}, but it is not a seasalt server.")
    code, text = _get(address, "/metrics", token)
    metrics: Counter[str] = Counter()
    try:
        families = list(text_string_to_metric_families(text.decode() if code == 200 else ""))
    except ValueError:
        families = []  # a page of something in between
    for name, labels, value, *_ in (each for family in families for each in family.samples):
        for key in (name, *(f"{name}.{printable(label)}" for label in labels.values())):
            metrics[key] += value  # type: ignore[assignment] # a Counter adds floats as well
    return Sample(time.time(), metrics, code, status == 200, dict(checks[:MOST_CHECKS]))


def _get(address: str, path: str, token: str | None = None) -> tuple[int, bytes]:
    try:
        request = Request(address + path, headers={"authorization": f"Bearer {token}"} if token else {})
        with build_opener(ProxyHandler({})).open(request, timeout=PATIENCE) as answer:
            return answer.status, answer.read(MOST_BYTES)
    except HTTPError as refused:
        with refused:
            return refused.code, refused.read(MOST_BYTES)
    except (OSError, HTTPException, ValueError) as error:
        why = getattr(error, "reason", error)
        raise OperatorError(f"No server answers at {address}: {why}.") from None


def report(newest: Sample, before: Sample) -> dict[str, Any]:
    """The state of a node, with rates since an earlier sample, or since its start if that is later."""
    found: dict[str, Any] = {"is_ready": newest.is_ready, "checks": newest.checks}
    if not newest.metrics:
        return found | {"metrics": f"refused (HTTP {newest.metrics_status}): see --metrics-token"}
    metrics = grown = newest.metrics
    since: float = metrics[START]
    if before.at < newest.at and before.metrics[START] == since:
        since, grown = before.at, metrics - before.metrics
    seconds = max(1.0, newest.at - since)
    return found | {
        "version": next((name.removeprefix(BUILD) for name in metrics if name.startswith(BUILD)), "?"),
        "uptime_hours": (newest.at - metrics[START]) / 3600,
        "moves_per_minute": 60 * grown["seasalt_entries_total.Acted"] / seconds,
        **{name: 1000 * grown[f"{of}_sum"] / (grown[f"{of}_count"] or 1) for name, of in MEANS.items()},
        **{name: metrics[f"seasalt_{metric}"] for name, metric in TOTALS.items()},
    }


def page(address: str, found: dict[str, Any]) -> str:
    """A report for people."""
    lines = [f"Ready: {address} serves." if found["is_ready"] else f"Not ready: {address} cannot serve now."]
    lines += [f"{name}: {how}" for name, how in found["checks"].items() if how != "ok"]
    for name, value in list(found.items())[2:]:
        shown = value if isinstance(value, str) else f"{value:,.1f}".removesuffix(".0")
        lines.append(f"{name.replace('_', ' '):<24}{shown}")
    return "\n".join(lines)
