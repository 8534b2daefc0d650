"""A reused page is as good as a new one."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.pages import NOWHERE, PERMANENT, Pages
from tests.browser.screens import DARK, DESKTOP, MOVING, PHONE, merged

STATE = """async () => ({
  kept: [localStorage.length, sessionStorage.length, document.cookie],
  dark: matchMedia('(prefers-color-scheme: dark)').matches,
  still: matchMedia('(prefers-reduced-motion: reduce)').matches,
  width: innerWidth,
  clipboard: (await navigator.permissions.query({ name: 'clipboard-read' })).state,
  name: await fetch('/api/me').then((answer) => answer.status, String),
})"""


def borrow(pages: Pages, *screens: dict[str, Any], **options: Any) -> Page:
    return pages.take(fresh=False, **merged(DESKTOP, *screens, options))


def test_nothing_is_left_of_the_test_before(pages: Pages):
    page = borrow(pages, MOVING)
    untouched = page.evaluate(STATE)
    pages.give_back(page)

    page = borrow(
        pages, DARK, viewport=PHONE["viewport"], reduced_motion="reduce", permissions=["clipboard-read"]
    )
    page.goto("/settings")
    page.request.post("/api/guests", data={"name": "Mia"})
    page.evaluate("localStorage.setItem('a', '1'); sessionStorage.setItem('a', '1'); document.cookie = 'a=1'")
    page.route("**/*", lambda route: route.abort())
    page.context.new_page()
    page.context.set_offline(True)
    pages.give_back(page)

    again = borrow(pages, MOVING)
    assert again is page
    assert again.evaluate(STATE) == untouched
    assert again.context.pages == [again]
    assert again.url.endswith(NOWHERE)
    pages.give_back(again)


def test_permanent_changes_need_a_fresh_page(pages: Pages):
    page = borrow(pages)

    for lasting in (*(getattr(page, name) for name in PERMANENT), page.clock.install):
        with pytest.raises(AssertionError, match="ask for a fresh one"):
            lasting()
    pages.give_back(page)
