"""What goes wrong in a browser without anybody seeing it, and what an eye or an ear would find."""

import re
from collections.abc import Iterable
from pathlib import Path
from urllib.parse import urlsplit

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, WebError

MEASURE = (Path(__file__).parent / "measure.js").read_text("utf-8")
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
AXE = Axe()

# A page that is left lets go of what it was loading.
LEFT = ("net::ERR_ABORTED",)


class Watch:
    """Takes down every trouble of a browser: errors, failed requests, and any that leaves the server."""

    def __init__(self, address: str) -> None:
        self._origin = _origin(address)
        self._allowed: list[str] = []
        self._seen: list[str] = []

    def follow(self, context: BrowserContext) -> None:
        """Watch all pages of a context, from the first byte on."""
        context.on("console", self._console)
        context.on("weberror", self._web_error)
        context.on("request", self._request)
        context.on("requestfailed", self._failed)

    def allow(self, pattern: str) -> None:
        """This trouble is meant: a test cuts the line, or asks for what is not there."""
        self._allowed.append(pattern)

    @property
    def troubles(self) -> list[str]:
        """All that was not allowed."""
        return [seen for seen in self._seen if not any(re.search(pattern, seen) for pattern in self._allowed)]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._seen.append(f"console {message.type}: {message.text} ({message.location['url']})")

    def _web_error(self, error: WebError) -> None:
        self._seen.append(f"uncaught: {error.error}")

    def _request(self, request: Request) -> None:
        if request.url.startswith(("data:", "blob:")):
            return
        if _origin(request.url) != self._origin:
            self._seen.append(f"left the server: {request.url}")

    def _failed(self, request: Request) -> None:
        if request.failure not in LEFT:
            self._seen.append(f"failed: {request.method} {request.url}: {request.failure}")


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme.replace('ws', 'http')}://{parts.netloc}"


def axe(page: Page, *, without: Iterable[str] = ()) -> list[str]:
    """What axe finds wrong on the page as it is now, one line each."""
    rules = {name: {"enabled": False} for name in without}
    options = {"runOnly": {"type": "tag", "values": LEVELS}, "resultTypes": ["violations"], "rules": rules}
    let_it_rest(page)
    found = AXE.run(page, options=options).response["violations"]
    return [
        f"{each['id']}: {' '.join(map(str, node['target']))}: {node['failureSummary']}"
        for each in found
        for node in each["nodes"]
    ]


def overflow(page: Page) -> list[str]:
    """What sticks out of the window, or out of its button, one line each."""
    let_it_rest(page)
    found: list[str] = page.evaluate(MEASURE)
    return found


def let_it_rest(page: Page) -> None:
    """Wait for fonts, and for everything that moves to arrive."""
    page.evaluate(
        """async () => {
          await document.fonts.ready;
          const ends = (one) => one.effect?.getTiming().iterations !== Infinity;
          const ending = document.getAnimations().filter(ends);
          await Promise.all(ending.map((one) => one.finished.catch(() => null)));
        }"""
    )
