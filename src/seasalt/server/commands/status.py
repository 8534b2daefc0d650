"""`seasalt status`: the status of a node, for people at a terminal.

Exit status 0: it can serve; 1: it cannot now; 2: no answer, or a bad argument.
"""

import argparse
import json
import os
import time
from collections import deque

from rich.console import Group
from rich.live import Live
from rich.table import Table
from rich.text import Text

from seasalt.console.colors import Shell
from seasalt.server.commands.node_report import (
    BadNodeAddress,
    Latency,
    NotANode,
    Report,
    Sample,
    Unreachable,
    as_json,
    checked_address,
    report,
    sample,
)
from seasalt.server.settings import PREFIX, Settings
from seasalt.table.table import Stage
from seasalt.texts import Complaint, Texts, tenths

APART = 2.0  # seconds between the two samples of one report
WINDOW = 60.0  # seconds of the rates and latencies that `--watch` shows
WATCH = (1.0, 3600.0)  # seconds that `--watch` allows


def status_command(options: argparse.Namespace, shell: Shell) -> int:
    """Show a report, once or repeatedly."""
    address = _address(options.address)
    token = options.metrics_token or os.environ.get(f"{PREFIX}METRICS_TOKEN")
    if options.watch is None:
        return _look(address, token, shell, in_json=options.json)
    return _watch(address, token, shell, _seconds(options.watch), in_json=options.json)


def _address(text: str | None) -> str:
    port = os.environ.get(f"{PREFIX}PORT") or Settings().port
    try:
        return checked_address(text or f"127.0.0.1:{port}")
    except BadNodeAddress:
        raise Complaint("status-bad-address", about=text or port) from None


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0
    if not WATCH[0] <= seconds <= WATCH[1]:
        raise Complaint("status-bad-watch", about=text)
    return seconds


def _sample(address: str, token: str | None) -> Sample:
    try:
        return sample(address, token, time.time())
    except Unreachable as error:
        raise Complaint("status-unreachable", address=address, why=str(error)) from None
    except NotANode:
        raise Complaint("status-no-node", address=address) from None
    except BadNodeAddress:
        raise Complaint("status-bad-address", about=address) from None


def _look(address: str, token: str | None, shell: Shell, *, in_json: bool) -> int:
    first = _sample(address, token)
    found = report(first)
    if first.metrics is not None:
        time.sleep(APART)
        newest = _sample(address, token)
        # Moves and CPU are current; latencies of so short a time would mean little.
        found = report(newest).with_rates_of(report(newest, first))
    if in_json:
        print(json.dumps(as_json(found), indent=2))
    else:
        shell.screen.print(_page(shell.texts, address, found))
    return 0 if found.is_ready else 1


def _watch(address: str, token: str | None, shell: Shell, every: float, *, in_json: bool) -> int:
    kept: deque[Sample] = deque()
    status = 2
    on_screen = Live(console=shell.screen, auto_refresh=False, transient=False)
    is_live = not in_json and shell.screen.is_terminal
    try:
        if is_live:
            on_screen.start()
        while True:
            try:
                kept.append(_sample(address, token))
            except Complaint as complaint:
                status, page = 2, Group(shell.texts.say(complaint.key, **complaint.facts))
                output = {"is_ready": False, "reachable": False}
            else:
                while kept[-1].at - kept[0].at > WINDOW:
                    kept.popleft()
                found = report(kept[-1], kept[0] if len(kept) > 1 else None)
                status, page, output = (
                    0 if found.is_ready else 1,
                    _page(shell.texts, address, found),
                    as_json(found),
                )
            if in_json:
                print(json.dumps(output), flush=True)
            elif is_live:
                on_screen.update(page, refresh=True)
            else:
                shell.screen.print(page)
            time.sleep(every)
    except KeyboardInterrupt:
        return status
    finally:
        on_screen.stop()


# --- the page


def _page(texts: Texts, address: str, found: Report) -> Group:
    say = texts.say
    if found.is_ready:
        head = Text(say("status-ready", address=address), style="good")
    else:
        head = Text(say("status-not-ready", address=address), style="bold red")
    rows = Table(box=None, pad_edge=False, show_header=False)
    rows.add_column(style="quiet", no_wrap=True)
    rows.add_column()
    rows.add_column(style="quiet")
    troubles = {name: status for name, status in found.checks.items() if status not in WELL}
    for name, status in troubles.items():
        rows.add_row(name, status, "")
    if found.version is None:
        refused = say("status-no-metrics", status=str(found.metrics_refused))
        return Group(head, rows, refused) if troubles else Group(head, refused)
    for row in _node(texts, found) + _tables(texts, found) + _speeds(texts, found):
        rows.add_row(*row)
    return Group(head, rows)


WELL = ("ok",)
Row = tuple[str, ...]


def _node(texts: Texts, found: Report) -> list[Row]:
    say = texts.say
    kernel = say("status-kernel-library") if found.is_kernel_library else say("status-kernel-plain")
    tasks = say("status-tasks-down", count=found.tasks_down) if found.tasks_down else say("status-tasks-well")
    used = say(
        "status-used",
        cpu=tenths(100 * (found.cpu or 0)),
        memory=round((found.memory or 0) / 1e6),
        files=found.open_files or 0,
        most=found.most_files or 0,
    )
    return [
        (say("status-version"), found.version or "?"),
        (say("status-uptime"), _duration(texts, found.uptime or 0)),
        (say("status-database"), _up(texts, found.is_store_up)),
        (say("status-bus"), _up(texts, found.is_bus_up)),
        (say("status-kernel"), kernel),
        (say("status-tasks"), tasks, say("status-restarts", count=found.task_restarts or 0)),
        (say("status-process"), used),
    ]


def _tables(texts: Texts, found: Report) -> list[Row]:
    say = texts.say
    stages = ", ".join(say(f"status-{stage}", count=found.tables.get(stage, 0)) for stage in Stage)
    aside = say("status-set-aside", count=found.set_aside or 0)
    people = say("status-sockets", sockets=found.sockets or 0, streams=found.streams or 0)
    return [
        (say("status-tables"), stages),
        ("", f"{say('status-held', count=found.held or 0)}, {aside}"),
        (say("status-connections"), people),
    ]


def _speeds(texts: Texts, found: Report) -> list[Row]:
    say = texts.say
    over = say("status-since-start")
    if found.window is not None:
        over = say("status-window", seconds=round(found.window))
    moves = say("status-per-minute", count=round(found.moves_per_minute or 0))
    waiting = ", ".join(f"{name} {length}" for name, length in sorted(found.queues.items()))
    refused = say(
        "status-refused",
        refusals=found.refusals or 0,
        floods=found.floods or 0,
        dropped=found.sockets_dropped or 0,
    )
    return [
        (say("status-moves"), moves),
        (say("status-answers"), _milliseconds(found.ack), over),
        (say("status-commits"), _milliseconds(found.commit), over),
        (say("status-loop"), _milliseconds(found.loop_lag), over),
        (say("status-waiting"), waiting or "–"),
        (say("status-thinking"), say("status-killed", count=found.thinkers_killed or 0)),
        (say("status-refusals"), refused),
    ]


def _up(texts: Texts, up: bool | None) -> str:
    if up is None:
        return "?"
    return texts.say("status-up") if up else texts.say("status-down")


def _duration(texts: Texts, seconds: float) -> str:
    minutes, second = divmod(int(seconds), 60)
    hours, minute = divmod(minutes, 60)
    days, hour = divmod(hours, 24)
    clock = f"{hour}:{minute:02d}:{second:02d}"
    return texts.say("status-days", days=days, clock=clock) if days else clock


def _milliseconds(latency: Latency | None) -> str:
    if latency is None or latency.p50 is None or latency.p99 is None:
        return "–"
    return f"p50 {1000 * latency.p50:.3g} ms, p99 {1000 * latency.p99:.3g} ms"
