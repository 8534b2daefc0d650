"""The rules page: to read, to search, and to see what an edition does otherwise."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.screens import PHONE
from tests.browser.watching import look

IN_ITALY = "After LAST CHANCE the last turn counts"


def test_chapters_are_jumped_to_and_an_edition_is_kept(visit: Visit):
    page = visit("/rules#end-of-game")
    expect(page.locator("#end-of-game")).to_be_in_viewport()
    for link in page.get_by_role("navigation", name="Contents").get_by_role("link").all()[::5]:
        link.click()
        target = page.locator((link.get_attribute("href") or "").strip())
        expect(target).to_have_text(link.inner_text())
        expect(target).to_be_in_viewport()

    page.get_by_label("Rule book").select_option(label="Italian")
    page.reload()
    expect(page.locator("article p .otherwise")).to_contain_text(IN_ITALY)
    expect(page.locator(".bet .pays b")).to_have_text(["+10", "+2"])


@pytest.mark.thorough
def test_the_page_is_whole_and_can_be_read_by_everybody(visit: Visit):
    """All of it is a screen among all, so that axe sees here what an edition and a search add to it."""
    page = visit("/rules?edition=it", PHONE)
    expect(page.locator(".bet .pays b").first).to_be_visible()
    assert look(page, turn=None) == []

    page.get_by_role("searchbox").fill("last chance")
    expect(page.locator("mark").first).to_be_visible()
    expect(page.locator("p .otherwise")).to_contain_text(IN_ITALY)
    assert look(page) == []
