"""Talk: phrases of others are marked as unread until they are seen; one's own are not."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages import NOWHERE
from tests.browser.screens import PHONE
from tests.browser.test_games import ask, command


@pytest.fixture
def pair(visit: Visit) -> tuple[Page, Page]:
    """Mira at a desk and Fay on a phone, at one table."""
    mira, fay = visit(NOWHERE), visit(NOWHERE, PHONE)
    for page, name in ((mira, "Mira"), (fay, "Fay")):
        ask(page, "/api/guests", name=name)
    opened = ask(mira, "/api/tables", players=2)
    table = opened["table"]
    ask(fay, f"/api/tables/{table}/join", invite=opened["seat_invite"])
    for page in (mira, fay):
        command(page, table, type="ready", nonce="00")
    for page in (mira, fay):
        page.goto(f"/table/{table}")
        page.locator(".table").wait_for()
    return mira, fay


def test_a_phrase_is_shown_as_ones_own_and_is_unread_for_the_others(pair: tuple[Page, Page]):
    mira, fay = pair
    rail = mira.get_by_role("complementary", name="Log and talk")

    rail.get_by_role("button", name="Good luck").click()

    expect(rail.get_by_role("tabpanel")).to_have_text("You Good luck")
    expect(rail.get_by_role("tab", name="Talk").locator(".count")).to_have_count(0)
    log = fay.get_by_role("button", name="Log and talk")
    expect(log.locator(".dot")).to_be_visible()
    log.click()
    sheet = fay.get_by_role("dialog", name="Log and talk")
    expect(sheet.get_by_role("tab", name="Talk").locator(".count")).to_have_text("1")
    sheet.get_by_role("tab", name="Talk").click()
    expect(sheet.get_by_role("tabpanel")).to_have_text("Mira Good luck")
    sheet.get_by_role("button", name="Close").click()
    expect(log.locator(".dot")).to_have_count(0)
