"""The pages of the browser: the bundle that `web/` is built into, held in memory.

1. A path is a key, never opened as a file: only what was in the bundle at the start is served.
2. Files under `assets/` have a hash of their content in their name, so browsers cache them forever. Every
   other file is revalidated by its ETag.
3. The page says which level this node cannot seat, so that browsers do not offer it, and whether there is a
   table to keep for times without a server.
"""

import gzip
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from seasalt.bots import LEVELS, Level
from seasalt.texts import texts

BUNDLE = Path(__file__).parents[3] / "web"
INDEX = "index.html"
ALIASES = {"favicon.ico": "icon-180.png"}  # browsers ask for it beside anything that is not a page
NOT_PAGES = frozenset({"api", "ws", "metrics", "healthz", "readyz"})

IMMUTABLE = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
CONTENT_TYPES = {  # browsers must not guess them (nosniff)
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".json": "application/json",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".zip": "application/zip",
    ".npz": "application/octet-stream",
}
PACKED_ALREADY = {".png", ".woff2"}


@dataclass(frozen=True)
class File:
    """One file of the bundle, as it is sent."""

    plain: bytes
    is_packed: bool
    headers: Mapping[str, str]

    @cached_property
    def compressed(self) -> bytes | None:
        """Compressed lazily: compressing the whole bundle would be half of a node's start."""
        return None if self.is_packed else gzip.compress(self.plain, mtime=0)

    def answer(self, request: Request) -> Response:
        """The file, or 304 if the browser has it already."""
        if self.headers["etag"] in header_items(request, "if-none-match"):
            return Response(status_code=304, headers=self.headers)
        if "gzip" in header_items(request, "accept-encoding") and (compressed := self.compressed) is not None:
            return Response(compressed, headers={**self.headers, "content-encoding": "gzip"})
        return Response(self.plain, headers=self.headers)


def read_bundle(folder: Path = BUNDLE, *, has_offline: bool = False) -> dict[str, File]:
    """Every file of the bundle, by its path; empty if it was not built."""
    files = (path for path in folder.rglob("*") if path.is_file() and path.suffix in CONTENT_TYPES)
    marks = ""
    if Level.CHAMPION not in LEVELS:
        marks += f'data-without="{Level.CHAMPION}" '
    if has_offline:
        marks += "data-offline "
    return {path.relative_to(folder).as_posix(): _read(path, folder, marks) for path in files}


def _read(path: Path, folder: Path, marks: str) -> File:
    plain = path.read_bytes()
    if path == folder / INDEX:
        plain = plain.replace(b"<html ", f"<html {marks}".encode(), 1)
    is_named_by_content = path.is_relative_to(folder / "assets")
    headers = {
        "content-type": CONTENT_TYPES[path.suffix],
        "cache-control": IMMUTABLE if is_named_by_content else REVALIDATE,
        "etag": f'W/"{hashlib.sha256(plain).hexdigest()[:20]}"',  # weak: the same for compressed and plain
        "vary": "accept-encoding",
    }
    return File(plain, path.suffix in PACKED_ALREADY, headers)


class Pages:
    """Serves all other paths: files of the bundle, and its single page for every path without a dot."""

    def __init__(self, files: Mapping[str, File], otherwise: ASGIApp) -> None:
        self._files = files
        self._otherwise = otherwise

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = str(scope["path"]).lstrip("/")
        if scope["type"] != "http" or path.split("/")[0] in NOT_PAGES:
            await self._otherwise(scope, receive, send)
        elif scope["method"] not in ("GET", "HEAD"):
            await PlainTextResponse("Method Not Allowed", 405, {"allow": "GET, HEAD"})(scope, receive, send)
        elif file := self._files.get(ALIASES.get(path, path) if "." in path else INDEX):
            await file.answer(Request(scope))(scope, receive, send)
        elif not self._files:
            await PlainTextResponse(texts().say("serve-no-pages"), 503)(scope, receive, send)
        else:
            await self._otherwise(scope, receive, send)


def header_items(request: Request, header: str) -> list[str]:
    """The items of a header, without their parameters."""
    return [item.split(";")[0].strip() for item in request.headers.get(header, "").split(",")]
