"""The pages of the browser: the bundle that `web/` is built into, held in memory.

1. A path is a key, never opened as a file: only what was in the bundle at the start is served.
2. Files under `assets/` have a hash of their content in their name, so browsers cache them forever. Every
   other file is revalidated by its ETag.
3. The page says which level this node cannot seat, so that browsers do not offer it, whether there is a
   table to keep for times without a server, and the site that passkeys are for.
"""

from collections.abc import Mapping
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from seasalt.bots import LEVELS, Level
from seasalt.server.web.constant_file import IMMUTABLE, REVALIDATE, ConstantFile
from seasalt.texts import texts

BUNDLE = Path(__file__).parents[3] / "web"
INDEX = "index.html"
ALIASES = {"favicon.ico": "icon-180.png"}  # browsers ask for it beside anything that is not a page
NOT_PAGES = frozenset({"api", "ws", "metrics", "healthz", "readyz"})

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


def read_bundle(
    folder: Path = BUNDLE, *, has_offline: bool = False, site: str = ""
) -> dict[str, ConstantFile]:
    """Every file of the bundle, by its path; empty if it was not built."""
    files = (path for path in folder.rglob("*") if path.is_file() and path.suffix in CONTENT_TYPES)
    marks = ""
    if Level.CHAMPION not in LEVELS:
        marks += f'data-without="{Level.CHAMPION}" '
    if has_offline:
        marks += "data-offline "
    if site:
        marks += f'data-site="{site}" '
    return {path.relative_to(folder).as_posix(): _read(path, folder, marks) for path in files}


def _read(path: Path, folder: Path, marks: str) -> ConstantFile:
    plain = path.read_bytes()
    if path == folder / INDEX:
        plain = plain.replace(b"<html ", f"<html {marks}".encode(), 1)
    is_named_by_content = path.is_relative_to(folder / "assets")
    cached = IMMUTABLE if is_named_by_content else REVALIDATE
    return ConstantFile(plain, CONTENT_TYPES[path.suffix], cached, is_packed=path.suffix in PACKED_ALREADY)


class Pages:
    """Serves all other paths: files of the bundle, and its single page for every path without a dot."""

    def __init__(self, files: Mapping[str, ConstantFile], otherwise: ASGIApp) -> None:
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
