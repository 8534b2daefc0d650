"""Hints: what the strongest bot would do. They are asked for, they choose, and they never play."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages import NOWHERE
from tests.browser.screens import PHONE
from tests.browser.tour import THINKING_MS, Tour
from tests.browser.watching import look


def rows(page: Page) -> Locator:
    advice = page.locator(".advice-row")
    advice.first.wait_for(timeout=THINKING_MS)
    return advice


def version(page: Page) -> str | None:
    return page.locator("[data-version]").get_attribute("data-version")


def test_a_hint_orders_the_options_by_their_chance_chooses_and_never_plays(visit: Visit, tour: Tour):
    page = visit(NOWHERE, PHONE)
    tour.open("hint-take", page, own=True)
    before = version(page)
    page.get_by_role("button", name="Hint").click()
    advice = rows(page)
    chances = [int(text.strip("%")) for text in advice.locator("b").all_inner_texts()]
    assert chances[1:] == sorted(chances[1:], reverse=True)  # the first is what the strongest bot would do
    assert len(chances) == page.locator(".pile.can").count()
    expect(advice.first).to_contain_text(re.compile(r"most likely between \d+% and \d+%"))
    expect(advice.first).to_contain_text(re.compile(r"about [\d.]+ points?"))
    assert look(page, screens={"phone": PHONE}) == []

    take = advice.and_(page.locator('[data-action^="take"]')).first
    words = take.locator(".advice-act").inner_text().split("\n")[0]
    take.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_test_id("main")).to_contain_text(words)
    expect(page.locator(".pile[aria-pressed=true]")).to_have_count(1)
    assert version(page) == before
    page.get_by_test_id("main").click()
    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", before or "")


@pytest.mark.thorough
def test_a_hint_can_be_asked_for_while_cards_are_picked(visit: Visit, tour: Tour):
    page = visit(NOWHERE, PHONE)
    tour.open("hint-pick", page, own=True)
    page.get_by_role("button", name="Hint").click()
    rows(page).first.click()

    expect(page.locator(".tray .pick.on")).to_have_count(1)
    expect(page.get_by_test_id("main")).to_be_enabled()
