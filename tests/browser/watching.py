"""Troubles of a browser that no test asserts: errors, failed requests, overflow, and what axe finds."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import BrowserContext, ConsoleMessage, Dialog, Page, Request, WebError

from tests.browser.screens import DESKTOP, PHONE, SMALL
from tests.thorough import THOROUGH

MEASURE = (Path(__file__).parent / "measure.js").read_text("utf-8")
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
AXE = Axe()
# Two thirds of all elements are drawings to be used elsewhere: hidden, and two thirds of the work.
RUN_AXE = """async ({ options, everything }) => {
  const aside = everything ? [] : [...document.querySelectorAll('svg.sprite')];
  const places = aside.map(() => document.createComment('drawings'));
  aside.forEach((drawings, number) => drawings.replaceWith(places[number]));
  try {
    return (await axe.run(options)).violations;
  } finally {
    aside.forEach((drawings, number) => places[number].replaceWith(drawings));
  }
}"""
EVERY_SIZE = {"desktop": DESKTOP, "phone": PHONE, "small phone": SMALL}

# A page that is left aborts what it was loading.
LEFT = ("net::ERR_ABORTED",)


class Watch:
    """Records every trouble of a browser: errors, failed requests, and requests to other servers."""

    def __init__(self, address: str) -> None:
        self._origin = _origin(address)
        self._allowed: list[str] = []
        self._seen: list[str] = []
        self._events: dict[str, Callable[[Any], None]] = {
            "console": self._console,
            "dialog": self._dialog,
            "weberror": self._web_error,
            "request": self._request,
            "requestfailed": self._failed,
        }

    def follow(self, context: BrowserContext) -> None:
        """Watch all pages of a context, from the first byte on."""
        for event, handle in self._events.items():
            context.on(event, handle)  # type: ignore[call-overload]

    def leave(self, context: BrowserContext) -> None:
        """Stop watching it."""
        for event, handle in self._events.items():
            context.remove_listener(event, handle)

    def allow(self, pattern: str) -> None:
        """Expect this trouble: a test cuts the connection, or requests what does not exist."""
        self._allowed.append(pattern)

    @property
    def troubles(self) -> list[str]:
        """All that was not allowed."""
        return [seen for seen in self._seen if not any(re.search(pattern, seen) for pattern in self._allowed)]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._seen.append(f"console {message.type}: {message.text} ({message.location['url']})")

    def _dialog(self, dialog: Dialog) -> None:
        self._seen.append(f"dialog: {dialog.message}")
        dialog.dismiss()

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


def axe(page: Page) -> list[str]:
    """What axe finds wrong on the page as it is now, one line each."""
    options = {"runOnly": {"type": "tag", "values": LEVELS}, "resultTypes": ["violations"]}
    let_it_rest(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.axe_script)
    found = page.evaluate(RUN_AXE, {"options": options, "everything": THOROUGH})
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


def look(page: Page, *, turn: int | None = 0, screens: dict[str, dict[str, Any]] = EVERY_SIZE) -> list[str]:
    """What is wrong with the page on any of these screens, and in the dark, one line each.

    Everything is measured everywhere. axe sees the screen whose `turn` it is, if any, in the light, or in the
    dark at odd turns; in a thorough run it sees all of them in both themes.
    """
    before = page.viewport_size
    found = []
    for number, (name, screen) in enumerate(screens.items()):
        page.set_viewport_size(screen["viewport"])
        found += [f"{name}: {line}" for line in overflow(page)]
        if THOROUGH:
            themes = [0, 1]
        else:
            themes = [turn % 2] if turn is not None and number == turn % len(screens) else []
        for theme in themes:
            found += [f"{name}, {THEMES[theme]}: {line}" for line in axe_in(page, theme)]
    assert before is not None
    page.set_viewport_size(before)
    return found


def axe_in(page: Page, turn: int) -> list[str]:
    """What axe finds wrong in the light, or in the dark at odd turns."""
    page.emulate_media(color_scheme=THEMES[turn % 2])
    found = axe(page)
    page.emulate_media(color_scheme=THEMES[0])
    return found


def let_it_rest(page: Page) -> None:
    """Wait for fonts, for two frames, in which a new size arrives, and for everything that moves."""
    page.wait_for_function(  # unlike `evaluate`, it does not wait for ever
        """async () => {
          await document.fonts.ready;
          for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
          const ends = (one) => one.effect?.getTiming().iterations !== Infinity;
          const ending = document.getAnimations().filter(ends);
          await Promise.all(ending.map((one) => one.finished.catch(() => null)));
          return true;
        }"""
    )
