"""A pool of pages for tests: a warm page loads ours in a quarter of the time of a new one.

Between two tests nothing is left of the first: no cookie, nothing kept, no route, no size, no preference.
Only the signs of cards have been explained, as they are once in every browser.
"""

from collections import defaultdict
from typing import Any, NoReturn

from playwright.sync_api import Browser, Error, Page

from tests.browser.screens import PATIENCE_MS

NOWHERE = "/manifest.webmanifest"
"""A path of the server where nothing runs: pages wait there, and tests that go elsewhere begin there."""

FIXED = {"device_scale_factor", "has_touch", "is_mobile", "locale"}  # once a browser context is there
FAMILIAR = """() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('seasalt.signs', '["2→1","0 …","2→5","×","1×cards","3→3","+1"]');
}"""
"""Nothing is kept but that every sign of a card was explained once."""
MEDIA = {"color_scheme": "light", "reduced_motion": "no-preference"}
PERMANENT = ("add_init_script", "expose_binding", "expose_function", "on", "once", "route_web_socket")
CLOCK = ("fast_forward", "install", "pause_at", "run_for", "set_fixed_time", "set_system_time")
SPARE = 5  # as many as sit and watch at one table


class Pages:
    """Lends pages, each in its own browser context, as a guest whom the server does not know."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self._spare: dict[str, list[Page]] = defaultdict(list)
        self._kinds: dict[Page, str] = {}

    def take(self, *, fresh: bool, viewport: Any, permissions: Any = (), **options: Any) -> Page:
        """A page at `NOWHERE`. Only a `fresh` one may be changed permanently: it is not used again."""
        media = {name: options.pop(name, usual) for name, usual in MEDIA.items()}
        assert set(options) <= FIXED, options
        kind = str(sorted(options.items()))
        page = self._new(options) if fresh or not self._spare[kind] else self._spare[kind].pop()
        page.set_viewport_size(viewport)
        page.emulate_media(**media)
        if permissions:
            page.context.grant_permissions(permissions)
        if not fresh:
            self._kinds[page] = kind
            for thing, names in ((page, PERMANENT), (page.clock, CLOCK)):
                for name in names:
                    setattr(thing, name, _refuse)
        return page

    def give_back(self, page: Page) -> None:
        """Reset a page for the next test, or close it."""
        kind = self._kinds.pop(page, None)
        if kind is not None and len(self._spare[kind]) < SPARE and _is_clean(page):
            self._spare[kind].append(page)
        else:
            page.context.close()

    def close(self) -> None:
        """Close the pages that are not in use."""
        for page in (page for pages in self._spare.values() for page in pages):
            page.context.close()

    def _new(self, options: dict[str, Any]) -> Page:
        context = self._browser.new_context(base_url=self._address, **options)
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        page.goto(NOWHERE)
        page.evaluate(FAMILIAR)
        return page


def _is_clean(page: Page) -> bool:
    """Bring it back to `NOWHERE` with no state left; whether that worked."""
    context = page.context
    try:
        for other in context.pages:
            if other is not page:
                other.close()
        page.unroute_all()
        context.set_offline(False)
        page.goto(NOWHERE)
        page.mouse.move(0, 0)
        context.clear_cookies()
        context.clear_permissions()
        page.evaluate(FAMILIAR)
    except Error:  # a test that failed may leave anything
        return False
    return True


def _refuse(*arguments: Any, **options: Any) -> NoReturn:
    raise AssertionError("this lasts as long as the page: ask for a fresh one")
