"""The checks of watching.py find what they should."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.watching import Watch, axe, overflow


@pytest.fixture
def page(visit: Visit) -> Page:
    return visit("/")


TROUBLES = {
    "console error: oh": "console.error('oh')",
    "uncaught: oh": "setTimeout(() => { throw new Error('oh') })",
    "dialog: oh": "setTimeout(() => alert('oh'))",
    "directive 'style-src": "document.body.setAttribute('style', 'color: red')",
    "'script-src": "const it = document.createElement('script'); it.text = ';'; document.body.append(it)",
    "img-src": "document.body.append(Object.assign(new Image(), {src: 'http://192.0.2.1/x.png'}))",
    "404": "fetch('/gone.js')",
}
EVENTS = {"uncaught: oh": "weberror", "dialog: oh": "dialog"}


def test_a_trouble_is_noticed_and_a_request_to_another_server(page: Page, watch: Watch):
    def is_noticed(_: object) -> bool:
        return trouble in " ".join(watch.troubles)

    for trouble, script in TROUBLES.items():
        with page.context.expect_event(EVENTS.get(trouble, "console"), is_noticed):
            page.evaluate(f"() => {{ {script} }}")
    seen = len(watch.troubles)
    with page.expect_event("requestfailed"):
        page.evaluate("() => { location.href = 'http://127.0.0.1:9/' }")
    assert "left the server" in " ".join(watch.troubles[seen:])
    watch.allow("")  # all of it was meant


def test_axe_looks_and_what_sticks_out_is_measured(page: Page):
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert [line.split(":")[0] for line in axe(page)] == ["button-name"]

    page.evaluate(
        """() => {
          const button = document.querySelector('.btn.main');
          button.textContent = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(4);
          button.style.whiteSpace = 'nowrap';
        }"""
    )
    found = overflow(page)
    assert any("sticks out" in line for line in found)
    assert any("outside the window" in line for line in found)
