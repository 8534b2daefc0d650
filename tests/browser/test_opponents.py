"""Whom one plays against: levels and characters, by their faces."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit


def bots_of_my_table(page: Page) -> list[str | None]:
    tables: list[dict[str, Any]] = page.request.get("/api/me/tables").json()["tables"]
    bots: list[str | None] = tables[0]["summary"]["bots"]
    return bots


def choose(page: Page, name: str) -> None:
    page.get_by_role("button", name="Opponents").click()
    page.get_by_role("dialog").get_by_role("button", name=name).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_before_the_game_every_seat_can_have_another_kind_of_bot(visit: Visit):
    page = visit("/friends")
    page.get_by_role("radio", name="4").click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    for name in ("Beginner", "Gambler"):
        choose(page, name)
        page.get_by_role("button", name="Add a bot").first.click()
        expect(page.get_by_text(f"Bot: {name}")).to_be_visible()

    assert bots_of_my_table(page) == [None, "beginner", "gambler", None]
    page.goto("/")
    expect(page.get_by_role("button", name="Opponents")).to_contain_text("Gambler")
