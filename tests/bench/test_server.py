"""`./dev bench server` plays real games with a real server; speeds are not tested here."""

import json
import subprocess
import sys
from typing import Any

import pytest

from bench.server import main
from tests.servers import PATIENCE_S

ASKED_FOR = {"tables", "sockets", "moves_per_s", "ack_p50_ms", "ack_p99_ms", "lost", "server_rss_mb"}
HASTY = """
import sys
from bench import server
server.WARM_UP_SECONDS = server.IDLE_SECONDS = 0.5
sys.exit(server.main())
"""
"""The same, with short pauses: they are for numbers that are worth something."""


def found_by(*load: str) -> Any:
    command = [sys.executable, "-c", HASTY, "--json", *load]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE_S)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.thorough
def test_a_small_load_of_people_and_bots_is_played_and_nothing_is_lost():
    found = found_by("--tables=2", "--moves-per-s=20", "--seconds=1", "--bots=greedy")

    assert found.keys() >= ASKED_FOR
    assert (found["tables"], found["sockets"]) == (2, 4)
    assert found["bot_moves_per_s"] > 0
    assert (found["lost"], found["duplicates"], found["behind"]) == (0, 0, 0)
    assert found["rooms_by_node"] == [2]


@pytest.mark.thorough
def test_a_small_load_of_people_is_played_and_nothing_is_lost():
    found = found_by("--tables=3", "--moves-per-s=40", "--seconds=1")

    assert (found["tables"], found["sockets"]) == (3, 12)
    assert found["acked"] > 3 * 4  # everybody was ready, and some moved
    assert (found["lost"], found["duplicates"], found["unanswered"], found["behind"]) == (0, 0, 0, 0)
    assert (found["naks"], found["problems"], found["lines_lost"]) == ({}, {}, 0)
    assert found["rooms_by_node"] == [3]


def test_a_load_that_needs_more_files_than_the_system_allows_is_refused_in_one_sentence():
    with pytest.raises(SystemExit, match="needs 4,000,000,216 open files, but the system allows"):
        main(["--tables=1000000000"])
