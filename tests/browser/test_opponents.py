"""Choosing opponents: levels and characters."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_start import my_tables


def choose(page: Page, name: str) -> None:
    page.get_by_role("button", name="Opponents").click()
    page.get_by_role("dialog").get_by_role("button", name=name).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_before_the_game_every_seat_can_have_another_kind_of_bot(visit: Visit):
    page = visit("/friends")
    page.get_by_role("radio", name="4").click()
    page.get_by_role("button", name="Get a link").click()
    page.wait_for_url("**/table/*")
    for name in ("Beginner", "Gambler"):
        choose(page, name)
        page.get_by_role("button", name="Add a bot").first.click()
        expect(page.get_by_text(f"Bot: {name}")).to_be_visible()

    assert my_tables(page)[0]["summary"]["bots"] == [None, "beginner", "gambler", None]
    page.goto("/")
    expect(page.get_by_role("button", name="Opponents")).to_contain_text("Gambler")
