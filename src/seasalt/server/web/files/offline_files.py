"""The table without a server, below `/offline/`: what a browser keeps to play on when this server is away.

1. A path is a key, never opened as given: only what was in the folder at the start is served.
2. Files are sent from the disk in pieces: of megabytes in memory, each slow client would have a copy.
3. What can be compressed was, when the folder was built. Nothing is compressed here.
"""

import asyncio
import gzip
import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, RedirectResponse, Response, StreamingResponse

from seasalt.server.web.constant_file import IMMUTABLE, REVALIDATE, header_items
from seasalt.server.web.files.pages import CONTENT_TYPES, INDEX
from seasalt.server.web.middleware import CONTENT_POLICY

PREFIX = "/offline/"
FOLDER = Path(__file__).parents[3] / "site"  # built by `./dev site`
NETWORKS = Path(__file__).parents[3] / "bots" / "network"  # the package has them once
COMPRESSED = ".gz"
PIECE = 1 << 16

# Python there is WebAssembly. This allows to compile that, and not JavaScript's `eval`.
POLICY = CONTENT_POLICY.replace(
    "script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'"
)


@dataclass(frozen=True)
class OfflineFile:
    """One file, and how it lies on the disk."""

    name: str
    path: Path

    @property
    def is_compressed(self) -> bool:
        return self.path.suffix == COMPRESSED

    @cached_property
    def headers(self) -> Mapping[str, str]:
        """Computed lazily, since it reads the file."""
        is_named_by_content = self.name.startswith("assets/")
        with self.path.open("rb") as content:
            digest = hashlib.file_digest(content, "sha256").hexdigest()
        return {
            "content-type": CONTENT_TYPES[Path(self.name).suffix],
            "content-security-policy": POLICY,
            "cache-control": IMMUTABLE if is_named_by_content else REVALIDATE,
            "etag": f'W/"{digest[:20]}"',  # weak: the same for compressed and plain
            "vary": "accept-encoding",
        }

    async def answer(self, request: Request) -> Response:
        """The file, or 304 if the browser has it already."""
        headers = await asyncio.to_thread(lambda: self.headers)
        if headers["etag"] in header_items(request, "if-none-match"):
            return Response(status_code=304, headers=headers)
        if not self.is_compressed:
            return FileResponse(self.path, headers=headers)
        if "gzip" in header_items(request, "accept-encoding"):
            return FileResponse(self.path, headers={**headers, "content-encoding": "gzip"})
        return StreamingResponse(self._plain(), headers=headers)

    def _plain(self) -> Iterator[bytes]:
        with gzip.open(self.path) as content:
            while piece := content.read(PIECE):
                yield piece


def read_offline_files(folder: Path = FOLDER, networks: Path = NETWORKS) -> dict[str, OfflineFile]:
    """Every file, by its path; empty if the folder was not built."""
    if not folder.is_dir():
        return {}
    found = {
        path.relative_to(folder).as_posix().removesuffix(COMPRESSED): path for path in folder.rglob("[!.]*")
    }
    found |= {f"python/networks/{path.name}": path for path in networks.glob("*.npz")}
    return {
        name: OfflineFile(name, path)
        for name, path in found.items()
        if path.is_file() and Path(name).suffix in CONTENT_TYPES
    }


class OfflineFiles:
    """Answers all paths below `/offline/`."""

    def __init__(self, files: Mapping[str, OfflineFile]) -> None:
        self._files = files

    async def answer(self, request: Request) -> Response:
        """The file that the path names; the folder is its page."""
        if file := self._files.get(request.path_params["path"] or INDEX):
            return await file.answer(request)
        return PlainTextResponse("Not Found", 404)

    async def add_slash(self, request: Request) -> Response:
        """Everything there is relative to the folder."""
        return RedirectResponse(PREFIX, 308)
