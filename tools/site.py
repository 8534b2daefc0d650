"""The table without a server: a folder of static files, which any web server can show.

The folder is built in a temporary place and moved at the end, so that it is never incomplete.
"""

from __future__ import annotations

import gzip
import json
import os
import shutil
from contextlib import suppress
from functools import partial
from hashlib import sha256
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from tools import site_python, web
from tools.running import ROOT, digest, fail, last_lines, one_at_a_time, run_quietly, say

SITE = ROOT / "table-site"
PACKAGED = ROOT / "src" / "seasalt" / "site"
CACHE = ROOT / "build" / "site"
SERVICE_WORKER = "sw.js"
# What the service worker does not keep: itself, and what no page asks for.
NOT_KEPT = (SERVICE_WORKER, web.STAMP, ".nojekyll", f"python/{site_python.LICENSES}")
NOT_PACKAGED = (web.STAMP, ".nojekyll", f"python/{site_python.NETWORKS}")  # the package has the networks once
COMPRESSED_ALREADY = (".png", ".woff2", ".zip")
PREFIX = "/seasalt/"


def build(target: Path = SITE) -> None:
    """Build the folder, unless it is up to date."""
    want = digest(web.sources(), site_python.sources())
    if _is_made_from(target, want):
        return
    web.install()
    CACHE.mkdir(parents=True, exist_ok=True)
    with one_at_a_time(CACHE):
        if _is_made_from(target, want):  # another process has built it meanwhile
            return
        fresh, old = CACHE / "fresh", CACHE / "old"
        for left in (fresh, old):
            shutil.rmtree(left, ignore_errors=True)
        say("Building the table without a server ...")
        plain = {**web.node_env(), "SEASALT_BUNDLE": str(fresh), "NO_COLOR": "1"}
        done = run_quietly(web.npm("run", "build", "--", "--mode", "site"), web.WEB, plain)
        if done.returncode:
            fail(f"{last_lines(done.stdout, 40)}\nThe pages could not be built.")
        site_python.make(fresh / "python", CACHE)
        (fresh / ".nojekyll").touch()  # GitHub Pages would leave out files whose names begin with _
        name_files(fresh)
        (fresh / web.STAMP).write_text(want, "utf-8")
        if target.exists():
            target.rename(old)
        fresh.rename(target)
        shutil.rmtree(old, ignore_errors=True)


def package() -> None:
    """Build the folder, and put it into the package, compressed as `seasalt serve` sends it."""
    build()
    made_from = (SITE / web.STAMP).read_text("utf-8")
    if _is_made_from(PACKAGED, made_from):
        return
    with one_at_a_time(CACHE):
        if _is_made_from(PACKAGED, made_from):  # another process has built it meanwhile
            return
        fresh = CACHE / "packaged"
        shutil.rmtree(fresh, ignore_errors=True)
        for path in sorted(path for path in SITE.rglob("*") if path.is_file()):
            name = path.relative_to(SITE).as_posix()
            if name.startswith(NOT_PACKAGED):
                continue
            target = fresh / (name if path.suffix in COMPRESSED_ALREADY else f"{name}.gz")
            target.parent.mkdir(parents=True, exist_ok=True)
            content = path.read_bytes()
            target.write_bytes(content if target.name == path.name else gzip.compress(content, mtime=0))
        (fresh / web.STAMP).write_text(made_from, "utf-8")
        shutil.rmtree(PACKAGED, ignore_errors=True)
        fresh.rename(PACKAGED)


def name_files(folder: Path) -> str:
    """Write the list of files and their digests into the service worker; returns their version."""
    worker = folder / SERVICE_WORKER
    if not worker.exists():
        fail(f"The pages were built without {SERVICE_WORKER}.")
    files = {name: sha256((folder / name).read_bytes()).hexdigest()[:16] for name in kept_files(folder)}
    listed = json.dumps(files, separators=(",", ":"))
    code = worker.read_text("utf-8")
    version = digest(listed, code)[:16]
    if "__FILES__" not in code or "__VERSION__" not in code:
        fail(f"{SERVICE_WORKER} has no place for the list of files.")
    worker.write_text(code.replace("__FILES__", listed).replace("__VERSION__", version), "utf-8")
    return version


def kept_files(folder: Path) -> list[str]:
    """The paths of the files that the table needs without a network."""
    found = (Path(place, name) for place, _, names in os.walk(folder) for name in names)
    paths = sorted(path.relative_to(folder).as_posix() for path in found)
    return [path for path in paths if path not in NOT_KEPT]


def _is_made_from(folder: Path, want: str) -> bool:
    stamp = folder / web.STAMP
    return stamp.exists() and stamp.read_text("utf-8") == want


# --- showing it


class Handler(SimpleHTTPRequestHandler):
    """Serves a folder below a path prefix, as many hosts do."""

    extensions_map = {  # noqa: RUF012 # as in its parent
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def send_head(self):  # type: ignore[no-untyped-def] # what it returns is private to http.server
        if not self.path.startswith(PREFIX):
            self.send_error(404)
            return None
        return super().send_head()

    def translate_path(self, path: str) -> str:
        return super().translate_path(path.removeprefix(PREFIX.rstrip("/")))

    def copyfile(self, source: Any, outputfile: Any) -> None:
        with suppress(ConnectionError):  # the client has disconnected
            super().copyfile(source, outputfile)

    def log_message(self, format: str, *args: object) -> None:
        pass


def server(folder: Path = SITE, port: int = 0) -> ThreadingHTTPServer:
    """A local server of the folder."""
    return ThreadingHTTPServer(("127.0.0.1", port), partial(Handler, directory=str(folder)))


def address(running: ThreadingHTTPServer) -> str:
    """The address of the pages."""
    return f"http://127.0.0.1:{running.server_address[1]}{PREFIX}"


def serve(port: int = 8080) -> None:
    """Serve the folder until Ctrl-C."""
    try:
        running = server(port=port)
    except OSError:  # the port is in use
        running = server()
    with running:
        say(f"The table without a server: {address(running)} (Ctrl-C ends it)")
        running.serve_forever()
