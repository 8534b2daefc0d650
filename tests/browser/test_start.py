"""The start page, as everybody meets it first."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages import NOWHERE
from tests.browser.screens import DESKTOP, ENLARGED, PHONE, SMALL, TABLET
from tests.browser.watching import look

SCREENS = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE, "small": SMALL, "enlarged": ENLARGED}


def my_tables(page: Page) -> list[dict[str, Any]]:
    tables: list[dict[str, Any]] = page.request.get("/api/me/tables").json()["tables"]
    return tables


def test_what_was_chosen_is_dealt_and_the_game_is_offered_again(visit: Visit):
    page = visit("/", PHONE)
    expect(page.locator(".tiles")).to_be_in_viewport(ratio=0.99)  # on a phone, without scrolling
    page.set_viewport_size({"width": 667, "height": 375})
    expect(page.get_by_role("button", name="Play now")).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": 390, "height": 844})
    more = page.get_by_role("button", name="More choices")
    for _ in range(2):
        place = more.bounding_box()
        more.tap()
        assert more.bounding_box() == place
    page.get_by_role("radio", name="4").tap()
    page.get_by_role("button", name="Opponents").tap()
    page.get_by_role("dialog").get_by_role("button", name="Collector").tap()
    page.reload()
    page.get_by_role("button", name="Play now").tap()
    page.wait_for_url("**/table/*")
    address = page.url
    expect(page.locator('.seat use[href="#f-collector"]')).to_have_count(3)
    [table] = my_tables(page)
    assert table["summary"]["bots"] == [None, "collector", "collector", "collector"]

    page.goto("/")
    games = page.get_by_role("region", name="Your games")
    expect(games.get_by_role("link")).to_have_count(1)
    page.route("**/api/me/tables", lambda route: None)  # a list that never comes: nothing moves when it does
    page.reload()
    games.get_by_role("link").tap()
    page.wait_for_url(address)


def test_keys_alone_choose_and_play(visit: Visit):
    page = visit("/")
    three = page.get_by_role("radio", name="3")
    for _ in range(10):
        page.keyboard.press("Tab")
        if three.evaluate("one => one === document.activeElement"):
            break

    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("radio", name="2")).to_be_focused()
    expect(page.get_by_role("radio", name="2")).to_be_checked()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="More choices")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Opponents")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    assert my_tables(page)[0]["summary"]["players"] == 2


@pytest.mark.thorough
def test_the_start_page_is_whole_with_all_its_choices_and_can_be_read_by_everybody(visit: Visit):
    page = visit("/", PHONE)
    page.get_by_role("button", name="More choices").click()
    expect(page.get_by_label("Rule book")).to_be_visible()

    assert look(page, screens=SCREENS) == []


@pytest.mark.thorough
def test_an_open_table_is_found_in_the_list_and_joined(visit: Visit):
    lotte = visit(NOWHERE)
    lotte.request.post("/api/guests", data={"name": "Lotte"})
    lotte.request.post("/api/tables", data={"players": 2, "public": True})
    guest = visit("/", PHONE)
    guest.get_by_role("link", name="Open tables").click()
    guest.wait_for_url("**/games/open")
    guest.get_by_role("link", name="Join table of Lotte").click()

    expect(guest.get_by_text("At the table: Lotte.")).to_be_visible()
    guest.get_by_role("button", name="Take a seat").click()
    guest.wait_for_url("**/table/*")
    assert my_tables(guest)[0]["summary"]["names"] == ["Lotte", "Guest"]
