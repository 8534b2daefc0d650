"""`seasalt bench server` plays real games with a real server; speeds are not tested here."""

import json
import subprocess
import sys

from tests.servers import PATIENCE_S

ASKED_FOR = {"tables", "sockets", "moves_per_s", "ack_p50_ms", "ack_p99_ms", "lost", "server_rss_mb"}


BENCH = [sys.executable, "-m", "seasalt", "bench", "server", "--json"]


def test_a_small_load_is_played_and_nothing_is_lost():
    load = ["--tables=3", "--moves-per-s=40", "--seconds=1"]
    done = subprocess.run([*BENCH, *load], capture_output=True, text=True, timeout=PATIENCE_S)

    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found.keys() >= ASKED_FOR
    assert (found["tables"], found["sockets"]) == (3, 12)
    assert found["acked"] > 3 * 4  # everybody was ready, and some moved
    assert (found["lost"], found["duplicates"], found["unanswered"], found["behind"]) == (0, 0, 0, 0)
    assert (found["naks"], found["problems"], found["lines_lost"]) == ({}, {}, 0)
    assert found["rooms_by_node"] == [3]


def test_bots_share_the_tables_where_they_are_asked_for():
    load = ["--tables=2", "--moves-per-s=20", "--seconds=1", "--bots=greedy"]
    done = subprocess.run([*BENCH, *load], capture_output=True, text=True, timeout=PATIENCE_S)

    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert (found["tables"], found["sockets"]) == (2, 4)
    assert found["bot_moves_per_s"] > 0
    assert (found["lost"], found["duplicates"], found["behind"]) == (0, 0, 0)


def test_a_load_that_needs_more_files_than_the_system_allows_is_refused_in_one_sentence():
    load = ["--tables=1000000000"]
    done = subprocess.run([*BENCH, *load], capture_output=True, text=True, timeout=PATIENCE_S)

    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "4,000,000,216" in done.stderr
