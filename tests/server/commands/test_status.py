"""`seasalt status`: the report of a node, for people and for programs."""

import json
import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest

from seasalt.cli import main
from seasalt.server.commands import status
from seasalt.server.commands.status import START, Sample, report
from tests.processes import wait_until
from tests.server.nodes import ServerProcess
from tests.server.players import a_table, begin, people
from tests.servers import PATIENCE_S, held_port

MOVES, ACK = "seasalt_entries_total.Acted", "seasalt_ack_seconds"
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


# --- the command


def test_the_report_of_a_node_adds_up_its_metrics(run: Run):
    with saying({"/readyz": READY, "/metrics": (200, NUMBERS)}) as address:
        status, said, _ = run(address)

    assert status == 0
    assert said.startswith(f"Ready: {address} serves.\n")
    told = {line[:24].strip(): line[24:] for line in said.splitlines()[1:]}
    assert (told["version"], told["tables playing"], told["tables gathering"]) == ("7.8.9", "3", "1")
    assert (told["database up"], told["tasks down"], told["refused"]) == ("1", "0", "7")


def a_sample(at: float, **metrics: float) -> Sample:
    return Sample(at, Counter(metrics), 200, True, {})


def test_between_two_samples_only_what_is_new_counts():
    before = a_sample(2000.0, **{START: 1000, MOVES: 10, f"{ACK}_sum": 9, f"{ACK}_count": 10})
    newest = a_sample(2030.0, **{START: 1000, MOVES: 25, f"{ACK}_sum": 9.1, f"{ACK}_count": 30})

    found = report(newest, before)

    assert found["moves_per_minute"] == 30
    assert found["mean_answer_ms"] == pytest.approx(5)


def test_a_restarted_node_is_measured_from_its_start():
    before = a_sample(2000.0, **{START: 1000, MOVES: 500})
    newest = a_sample(2030.0, **{START: 2020, MOVES: 10})

    assert report(newest, before)["moves_per_minute"] == 60


def test_operators_are_told_in_english(run: Run, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LANG", "de_DE")
    with saying({"/readyz": READY}) as address:
        assert run(address)[1].startswith("Ready: ")
    assert run("--wombat", "--language", "fr")[2].startswith("Error: ")


def test_a_node_that_is_not_ready_says_why(run: Run):
    not_ready = (503, '{"status":"unavailable","checks":{"database":"ok","tasks":"sweep stalled"}}')
    with saying({"/readyz": not_ready, "/metrics": (200, NUMBERS)}) as address:
        status, said, _ = run(address)

    assert status == 1
    assert said.startswith("Not ready:")
    assert said.splitlines()[1] == "tasks: sweep stalled"


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
    assert "refused (HTTP 403): see --metrics-token" in said


@pytest.mark.parametrize("page", ["<html>", 'seasalt_sockets{what="'])
def test_metrics_that_cannot_be_read_are_none(run: Run, page: str):
    with saying({"/readyz": READY, "/metrics": (200, page)}) as address:
        status, said, _ = run(address)

    assert (status, said.count("\n")) == (0, 2)


def test_a_token_opens_the_numbers(run: Run, monkeypatch: pytest.MonkeyPatch):
    answers = {"/readyz": READY, "/metrics": (403, "no"), "/metrics with token": (200, NUMBERS)}
    with saying(answers) as address:
        by_flag = run(address, "--metrics-token", "abc")[1]
        monkeypatch.setenv("SEASALT_METRICS_TOKEN", "abc")
        by_environment = run(address)[1]

    assert "7.8.9" in by_flag
    assert "7.8.9" in by_environment


def test_no_answer_is_one_sentence(run: Run):
    port = held_port()

    status, said, complaint = run(f"127.0.0.1:{port}")

    assert (status, said) == (2, "")
    assert (
        complaint == f"Error: No server answers at http://127.0.0.1:{port}: [Errno 111] Connection refused.\n"
    )


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
    assert complaint.startswith("Error: No server answers at ")
    assert complaint.count("\n") == 1


@pytest.mark.parametrize("seconds", ["0", "x", "-1", "nan", "1e9"])
def test_what_is_no_pause_is_one_sentence(run: Run, seconds: str):
    status, _, complaint = run("127.0.0.1:1", f"--watch={seconds}")

    assert status == 2
    assert "from 1 to 3,600" in complaint


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


def test_a_real_node_tells_all_of_it(run: Run, node_process: ServerProcess):
    seated = people(2, node_process.address)
    begin(a_table(seated).id, seated)

    def lag_is_known() -> bool:  # the node measures it every quarter of a second
        return bool(json.loads(run(node_process.address, "--json")[1])["mean_event_loop_lag_ms"])

    wait_until(lag_is_known)
    status, said, _ = run(node_process.address, "--json")

    found = json.loads(said)
    assert status == 0
    assert found["is_ready"]
    assert (found["database_up"], found["bus_up"], found["tables_playing"]) == (1, 1, 1)
