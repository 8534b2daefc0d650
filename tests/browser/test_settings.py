"""Settings: each holds at once, and is there the next time."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.pages import NOWHERE
from tests.browser.screens import DARK, MOVING, PHONE
from tests.browser.tour import Tour
from tests.browser.watching import Watch, overflow


def test_a_name_is_kept_and_told_to_the_server(visit: Visit):
    page = visit("/settings")
    page.get_by_label("Your name").fill("  Mira ")
    page.get_by_label("Your name").press("Tab")

    expect(page.get_by_text("Saved.")).to_be_visible()
    assert page.request.get("/api/me").json()["name"] == "Mira"
    page.reload()
    expect(page.get_by_label("Your name")).to_have_value("Mira")


def test_a_name_that_cannot_be_told_is_said_to_be_so(visit: Visit, watch: Watch):
    page = visit("/settings")
    watch.allow("ERR_INTERNET_DISCONNECTED")
    page.context.set_offline(True)
    page.get_by_label("Your name").fill("Mira")
    page.get_by_label("Your name").press("Tab")

    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached")
    expect(page.get_by_text("Saved.")).to_have_count(0)


def test_a_switch_stays_as_it_was_left(visit: Visit):
    page = visit("/settings", MOVING)
    switches = [page.get_by_role("switch", name=name) for name in ("Sounds", "Motion")]
    for switch in switches:
        expect(switch).to_be_checked()
        switch.click()
        expect(switch).not_to_be_checked()
    page.reload()

    for switch in switches:
        expect(switch).not_to_be_checked()


def test_the_table_says_it_in_the_same_words(visit: Visit):
    page = visit("/settings")
    named = [each.inner_text() for each in page.locator(".sheet-of").nth(1).locator("span, b, small").all()]
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Menu").click()

    said = [each.inner_text() for each in page.locator(".menu-set").locator("span, b, small").all()]
    assert named == said


def test_sounds_and_vibration_are_on_at_first_and_the_speed_of_others_is_kept(visit: Visit):
    page = visit("/settings", PHONE)
    expect(page.get_by_role("switch", name="Sounds")).to_be_checked()
    expect(page.get_by_role("switch", name="Vibration")).to_be_checked()
    page.get_by_role("radio", name="Calm").tap()
    page.reload()

    expect(page.get_by_role("radio", name="Calm")).to_be_checked()


def test_the_appearance_follows_the_device_unless_somebody_decides(visit: Visit):
    page = visit("/settings", DARK)
    scheme = "getComputedStyle(document.documentElement).colorScheme"
    assert page.evaluate(scheme) == "light dark"
    page.get_by_role("radio", name="Light").click()

    assert page.evaluate(scheme) == "light"
    page.reload()
    assert page.evaluate(scheme) == "light"
    expect(page.get_by_role("radio", name="Light")).to_be_checked()


def test_a_device_that_asks_for_less_motion_is_heard(visit: Visit):
    page = visit("/settings", reduced_motion="reduce")

    expect(page.get_by_text("Your device asks for less motion")).to_be_visible()


# --- the signs of colors

SIGNS = """() => [...document.querySelectorAll('.hand .card-glyph, .pile .card-glyph')]
  .map((sign) => sign.getBoundingClientRect().width)"""


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


def test_everything_that_can_be_set_says_what_it_does(visit: Visit):
    page = visit("/settings")

    for switch in page.get_by_role("switch").all():
        expect(switch).to_have_accessible_description(re.compile(r"\w+"))
