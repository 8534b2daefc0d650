"""`seasalt serve --open`."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from contextlib import closing, suppress
from pathlib import Path

import httpx

from tests.servers import HTTP, PATIENCE_S

USUAL_PORT = 8000

# A fake browser: records what the page answered when it was opened.
BROWSER = """\
import pathlib, sys, urllib.request
with urllib.request.urlopen(sys.argv[2].rstrip("/") + "/readyz") as answer:
    pathlib.Path(sys.argv[1]).write_text(f"{answer.status} {sys.argv[2]}")
"""


def test_the_browser_opens_on_a_table_that_answers_even_where_the_usual_port_is_taken(tmp_path: Path):
    opened = tmp_path / "opened"
    (tmp_path / "browser.py").write_text(BROWSER)
    kept = {name: value for name, value in os.environ.items() if not name.startswith("SEASALT_")}
    environment = kept | {
        "BROWSER": f"{sys.executable} {tmp_path / 'browser.py'} {opened} %s",
        "SEASALT_DATABASE": f"sqlite:///{tmp_path / 'games.db'}",
        "SEASALT_BOT_PROCESSES": "0",
    }
    with closing(socket.socket()) as squatter:
        with suppress(OSError):  # if another process has it
            squatter.bind(("127.0.0.1", USUAL_PORT))
            squatter.listen()
        serving = subprocess.Popen(
            [sys.executable, "-m", "seasalt", "serve", "--open"],
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            deadline = time.monotonic() + PATIENCE_S
            while not (opened.exists() and opened.read_text()):
                assert serving.poll() is None
                assert time.monotonic() < deadline
                time.sleep(0.05)
            status, address = opened.read_text().split()
            page = httpx.get(address, **HTTP)
        finally:
            serving.send_signal(signal.SIGINT)
            printed, _ = serving.communicate(timeout=PATIENCE_S)

    assert status == "200"
    assert page.headers["content-type"].startswith(("text/html", "text/plain"))  # built, or how to build it
    assert address.startswith("http://localhost:")  # a name, so there are passkeys
    assert int(address.rstrip("/").rsplit(":", 1)[1]) > USUAL_PORT
    assert address in re.sub(r"\s+", " ", printed)
