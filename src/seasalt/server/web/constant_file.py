"""Content that is the same for everybody: held in memory, compressed once, revalidated by its ETag."""

import gzip
import hashlib
from dataclasses import dataclass
from functools import cached_property

from starlette.requests import Request
from starlette.responses import Response

IMMUTABLE = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"


@dataclass(frozen=True)
class ConstantFile:
    """One file, as it is sent."""

    plain: bytes
    content_type: str
    cache_control: str = REVALIDATE
    is_packed: bool = False

    @cached_property
    def headers(self) -> dict[str, str]:
        """The headers of every answer."""
        return {
            "content-type": self.content_type,
            "cache-control": self.cache_control,
            "etag": f'W/"{hashlib.sha256(self.plain).hexdigest()[:20]}"',  # weak: the same for both
            "vary": "accept-encoding",
        }

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


def header_items(request: Request, header: str) -> list[str]:
    """The items of a header, without their parameters."""
    return [item.split(";")[0].strip() for item in request.headers.get(header, "").split(",")]
