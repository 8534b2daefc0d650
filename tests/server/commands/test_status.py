"""`seasalt status`: the report of a node, for people and for programs."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest

from seasalt.cli import main
from seasalt.server.commands import status
from seasalt.server.commands.node_report import Report, Sample, _read, report
from tests.processes import wait_until
from tests.server.nodes import ServerProcess, running_node
from tests.server.players import a_table, begin, people
from tests.servers import PATIENCE_S, held_port

READY = (200, '{"status":"ready"}')
NUMBERS = """\
# TYPE seasalt_build info
seasalt_build_info{version="7.8.9"} 1.0
process_start_time_seconds 1000.0
process_cpu_seconds_total 2.0
seasalt_store_up 1.0
seasalt_tasks_down 0.0
seasalt_rooms{stage="playing"} 3.0
seasalt_rooms{stage="gathering"} 1.0
seasalt_entries_total{what="Acted"} 10.0
seasalt_entries_total{what="PersonSat"} 4.0
seasalt_refusals_total{code="stale"} 2.0
seasalt_refusals_total{code="too_many"} 5.0
seasalt_ack_seconds_bucket{answer="ack",le="0.01"} 90.0
seasalt_ack_seconds_bucket{answer="ack",le="0.1"} 100.0
seasalt_ack_seconds_bucket{answer="ack",le="+Inf"} 100.0
"""

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run `seasalt status` on a wide screen: its exit status, output and errors."""
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setattr(status, "APART", 0.0)

    def run(*arguments: str) -> tuple[int, str, str]:
        status = main(["status", *arguments])
        said = capsys.readouterr()
        return status, said.out, said.err

    return run


@contextmanager
def saying(answers: dict[str, tuple[int, str]]) -> Iterator[str]:
    """The address of a server that gives these answers; with a token, `/metrics` requires it."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked = self.path + (" with token" if self.headers.get("authorization") == "Bearer abc" else "")
            status, text = answers.get(asked, answers.get(self.path, (404, "")))
            self.send_response(status)
            self.end_headers()
            self.wfile.write(text.encode())

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def a_report(text: str, before: str | None = None, seconds: float = 60.0) -> Report:
    earlier = None if before is None else Sample(2000.0 - seconds, True, {}, _read(before))
    return report(Sample(2000.0, True, {}, _read(text)), earlier)


# --- the numbers


def test_counters_are_added_up_over_their_labels():
    found = a_report(NUMBERS)

    assert (found.version, found.uptime, found.refusals) == ("7.8.9", 1000.0, 7)
    assert found.tables == {"playing": 3, "gathering": 1}
    assert (found.is_store_up, found.tasks_down) == (True, 0)


def test_latencies_come_from_the_buckets():
    found = a_report(NUMBERS)

    assert found.ack is not None
    assert found.ack.p50 == pytest.approx(0.01 * 50 / 90)
    assert found.ack.p99 == pytest.approx(0.091)


def test_between_two_samples_only_what_is_new_counts():
    later = NUMBERS.replace('what="Acted"} 10.0', 'what="Acted"} 25.0').replace("100.0\n", "110.0\n")

    found = a_report(later, NUMBERS, seconds=30.0)

    assert found.moves_per_minute == 30
    assert found.ack is not None
    assert found.ack.p50 == pytest.approx(0.055)  # the ten new samples are all in the slower bucket


def test_a_node_that_was_started_anew_is_not_measured_against_its_former_life():
    anew = NUMBERS.replace("1000.0", "1990.0")

    found = a_report(anew, NUMBERS)

    assert found.window is None
    assert found.moves_per_minute == 60  # ten in ten seconds


def test_where_nothing_happened_there_is_no_latency():
    found = a_report(NUMBERS, NUMBERS)

    assert found.ack == (None, None)
    assert found.moves_per_minute == 0


# --- the command


def test_a_node_that_is_ready_is_told_with_its_numbers(run: Run):
    with saying({"/readyz": READY, "/metrics": (200, NUMBERS)}) as address:
        status, said, _ = run(address)

    assert status == 0
    assert said.startswith(f"Ready: the server at {address} serves.\n")
    for told in ("7.8.9", "1 gathering, 3 playing, 0 over", "p99 91 ms", "7 refused"):
        assert told in said


def test_a_node_that_is_not_ready_says_why(run: Run):
    not_ready = (503, '{"status":"unavailable","checks":{"database":"ok","tasks":"sweep stalled"}}')
    with saying({"/readyz": not_ready, "/metrics": (200, NUMBERS)}) as address:
        status, said, _ = run(address)

    assert status == 1
    assert said.startswith("Not ready:")
    assert [line.split() for line in said.splitlines()][1] == ["tasks", "sweep", "stalled"]


def test_what_a_node_says_cannot_speak_to_the_terminal(run: Run):
    checks = {f"{n}\x1b[2J": "\x9b31m" * 1000 for n in range(1000)}
    with saying({"/readyz": (200, json.dumps({"status": "ready", "checks": checks}))}) as address:
        _, said, _ = run(address)

    assert said.replace("\n", "").isprintable()
    assert len(said) < 50_000


def test_where_numbers_may_not_be_seen_the_rest_is_told_with_one_sentence(run: Run):
    with saying({"/readyz": READY, "/metrics": (403, "no")}) as address:
        status, said, _ = run(address)

    assert status == 0
    assert "Its numbers may not be seen from here (HTTP 403)" in said


def test_a_token_opens_the_numbers(run: Run, monkeypatch: pytest.MonkeyPatch):
    answers = {"/readyz": READY, "/metrics": (403, "no"), "/metrics with token": (200, NUMBERS)}
    with saying(answers) as address:
        by_flag = run(address, "--metrics-token", "abc")[1]
        monkeypatch.setenv("SEASALT_METRICS_TOKEN", "abc")
        by_environment = run(address)[1]

    assert "7.8.9" in by_flag
    assert "7.8.9" in by_environment


def test_nobody_there_is_one_sentence(run: Run):
    port = held_port()

    status, said, complaint = run(f"127.0.0.1:{port}")

    assert (status, said) == (2, "")
    assert complaint == f"Error: Nobody answers at http://127.0.0.1:{port}: Connection refused.\n"


@pytest.mark.parametrize("body", ["<html>", "[]", '{"something": "else"}', '{"checks": 3}'])
def test_another_server_is_told_apart(run: Run, body: str):
    with saying({"/readyz": (200, body)}) as address:
        status, said, complaint = run(address)

    assert (status, said) == (2, "")
    assert "it is not a seasalt server" in complaint


@pytest.mark.parametrize(
    "address",
    ["ftp://x", "http://", "http://x:99999", "http://x:0", "http://[", "x y", "http://a/?b", "x\ny", "\0"],
)
def test_what_is_no_address_is_one_sentence(run: Run, address: str):
    status, said, complaint = run(address)

    assert (status, said) == (2, "")
    assert complaint.startswith("Error: “")
    assert "is not the address of a server" in complaint


@pytest.mark.parametrize("seconds", ["0", "x", "-1", "nan", "1e9"])
def test_what_is_no_pause_is_one_sentence(run: Run, seconds: str):
    status, _, complaint = run("127.0.0.1:1", f"--watch={seconds}")

    assert status == 2
    assert "1 to 3600" in complaint


def test_a_watcher_sees_a_node_go_and_ctrl_c_ends_it_cleanly():
    command = [sys.executable, "-m", "seasalt", "status", "--watch", "1", "--json"]
    with saying({"/readyz": READY, "/metrics": (200, NUMBERS)}) as address:
        watching = subprocess.Popen(
            [*command, address], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=os.environ
        )
        assert watching.stdout is not None
        there = json.loads(watching.stdout.readline())
    while (gone := json.loads(watching.stdout.readline())).get("reachable", True):
        pass
    watching.send_signal(signal.SIGINT)
    _, complaint = watching.communicate(timeout=PATIENCE_S)

    assert (there["is_ready"], there["version"]) == (True, "7.8.9")
    assert gone == {"is_ready": False, "reachable": False}
    assert (watching.returncode, complaint) == (2, "")


# --- a real node


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("status")
    with running_node(folder, f"sqlite:///{folder / 'games.db'}") as node:
        yield node


def test_a_real_node_tells_all_of_it(run: Run, node: ServerProcess):
    seated = people(2, node.address)
    begin(a_table(seated).id, seated)

    def lag_is_known() -> bool:  # the node measures it every quarter of a second
        return json.loads(run(node.address, "--json")[1])["loop_lag"]["p99"] is not None

    wait_until(lag_is_known)
    status, said, _ = run(node.address, "--json")

    found = json.loads(said)
    assert status == 0
    assert found["is_ready"]
    assert found["is_store_up"]
    assert found["is_bus_up"]
    assert found["tables"] == {"gathering": 0, "playing": 1, "over": 0}
    assert found["memory"] > 10**7
    assert 0 < found["open_files"] < found["most_files"]
    unknown = {name for name, value in found.items() if value is None}
    assert unknown == {"metrics_refused", "window"}
