"""Those who watch the browser are not blind."""

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
    "directive 'style-src": "document.body.setAttribute('style', 'color: red')",
    "'script-src": "const it = document.createElement('script'); it.text = ';'; document.body.append(it)",
    "img-src": "document.body.append(Object.assign(new Image(), {src: 'http://192.0.2.1/x.png'}))",
    "dialog: oh": "setTimeout(() => alert('oh'))",
    "404": "fetch('/gone.js')",
}


@pytest.mark.parametrize(("trouble", "script"), TROUBLES.items(), ids=TROUBLES.keys())
def test_a_trouble_is_noticed(page: Page, watch: Watch, trouble: str, script: str):
    page.evaluate(f"() => {{ {script} }}")
    for _ in range(100):
        if watch.troubles:
            break
        page.wait_for_timeout(20)

    assert trouble in " ".join(watch.troubles)
    watch.allow("")  # all of it was meant


def test_a_request_to_another_server_is_noticed(page: Page, watch: Watch):
    watch.allow("^failed|chrome-error")
    with page.expect_event("requestfailed"):
        page.evaluate("() => { location.href = 'http://127.0.0.1:9/' }")

    assert [trouble.split(":")[0] for trouble in watch.troubles] == ["left the server"]
    watch.allow("left the server")


def test_axe_looks(page: Page):
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")

    assert [line.split(":")[0] for line in axe(page)] == ["button-name"]


def test_what_sticks_out_is_measured(page: Page):
    page.evaluate(
        """() => {
          const button = document.querySelector('.btn.main');
          button.textContent = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(4);
          button.style.whiteSpace = 'nowrap';
        }"""
    )

    assert any("sticks out" in line for line in overflow(page))
    assert any("outside the window" in line for line in overflow(page))
