"""Settings: each holds at once, and is there the next time."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.pages import NOWHERE
from tests.browser.screens import DARK, PHONE
from tests.browser.tour import Tour
from tests.browser.watching import overflow

SCHEME = "getComputedStyle(document.documentElement).colorScheme"
SIGNS = """() => [...document.querySelectorAll('.hand .card-glyph, .pile .card-glyph')]
  .map((sign) => sign.getBoundingClientRect().width)"""


def test_what_was_set_holds_at_once_and_after_a_reload(visit: Visit):
    page = visit("/settings", PHONE, DARK)
    assert page.evaluate(SCHEME) == "light dark"
    page.get_by_role("radio", name="Light").tap()
    assert page.evaluate(SCHEME) == "light"
    page.get_by_role("switch", name="Sounds").tap()
    page.get_by_label("Your name").fill("  Mira ")
    page.get_by_label("Your name").press("Tab")
    expect(page.get_by_text("Saved.")).to_be_visible()
    assert page.request.get("/api/me").json()["name"] == "Mira"
    page.get_by_label("Language").select_option(label="Deutsch")
    expect(page.get_by_role("radio", name="Hell")).to_be_checked()
    page.reload()

    expect(page.locator("html")).to_have_attribute("lang", "de")
    assert page.evaluate(SCHEME) == "light"
    expect(page.get_by_role("textbox")).to_have_value("Mira")
    expect(page.get_by_role("switch", name="Geräusche")).not_to_be_checked()


def test_a_link_for_another_device_comes_into_view(visit: Visit):
    page = visit("/settings", PHONE)
    page.get_by_label("Your name").fill("Mira")
    page.get_by_label("Your name").press("Tab")
    page.get_by_text("Saved.").wait_for()
    page.reload()
    page.get_by_role("button", name="Add a device").tap()

    expect(page.get_by_role("img", name="The link as a QR code")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Copy link")).to_be_in_viewport(ratio=1)


@pytest.mark.thorough
def test_the_signs_of_colors_can_be_large(visit: Visit, tour: Tour):
    page = visit(NOWHERE, PHONE)
    tour.open("take", page)
    usual = page.evaluate(SIGNS)
    page.goto("/settings")
    page.get_by_role("switch", name="Large color signs").click()
    tour.open("take", page)
    large = page.evaluate(SIGNS)

    assert usual
    assert len(large) == len(usual)
    assert all(after >= 1.4 * before > 0 for before, after in zip(usual, large, strict=True))
    assert overflow(page) == []
