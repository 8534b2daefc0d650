"""The load of `seasalt bench server` plays real games with a real server; how fast is for bench/ to say."""

import json
import subprocess
import sys

from tests.servers import PATIENCE_S

ASKED_FOR = {"tables", "sockets", "moves_per_s", "ack_p50_ms", "ack_p99_ms", "lost", "server_rss_mb"}


def test_a_small_load_is_played_and_nothing_is_lost():
    command = [sys.executable, "-m", "seasalt", "bench", "server", "--json"]
    load = ["--tables=3", "--moves-per-s=40", "--seconds=2"]
    done = subprocess.run([*command, *load], capture_output=True, text=True, timeout=PATIENCE_S)

    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found.keys() >= ASKED_FOR
    assert (found["tables"], found["sockets"]) == (3, 12)
    assert found["acked"] > 3 * 4  # everybody was ready, and some have moved
    assert (found["lost"], found["duplicates"], found["unanswered"], found["behind"]) == (0, 0, 0, 0)
    assert (found["naks"], found["problems"], found["lines_lost"]) == ({}, {}, 0)
