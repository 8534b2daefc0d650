"""Whom one plays against: levels and characters, by their faces."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages import NOWHERE
from tests.browser.screens import DESKTOP, PHONE


def bots_of_my_table(page: Page) -> list[str | None]:
    tables: list[dict[str, Any]] = page.request.get("/api/me/tables").json()["tables"]
    bots: list[str | None] = tables[0]["summary"]["bots"]
    return bots


def play(page: Page) -> None:
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("heading", name="Round 1")).to_be_visible()


def choose(page: Page, name: str) -> None:
    page.get_by_role("button", name="Opponents").click()
    page.get_by_role("dialog").get_by_role("button", name=name).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_six_levels_and_four_characters_say_how_they_play(visit: Visit, screen: dict[str, Any]):
    page = visit("/", screen)
    page.get_by_role("button", name="Opponents").click()
    dialog = page.get_by_role("dialog")

    expect(dialog.get_by_role("region", name="Levels").locator(".face")).to_have_count(6)
    expect(dialog.get_by_role("region", name="Characters").locator(".face")).to_have_count(4)
    expect(dialog.get_by_role("button", name="Rusher")).to_contain_text("seven points and out")
    expect(dialog.get_by_role("button", pressed=True)).to_contain_text("Beginner")


def test_a_character_that_was_chosen_is_kept_and_sits_at_the_table_with_its_face(visit: Visit):
    page = visit("/")
    choose(page, "Collector")
    page.reload()
    expect(page.get_by_role("button", name="Opponents")).to_contain_text("Collector")
    play(page)

    assert bots_of_my_table(page) == [None, "collector", "collector"]
    expect(page.locator('.seat use[href="#f-collector"]')).to_have_count(2)
    page.locator(".acts.asks .btn.main:not([aria-disabled])").wait_for()  # no tap is too early then
    page.locator(".seat").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Collector: builds sets")


def test_a_bot_that_is_not_offered_any_more_gives_way_to_the_usual_one(visit: Visit):
    page = visit(NOWHERE)
    page.evaluate("""localStorage.setItem('seasalt.play', '{"players": 2, "bot": "greedy"}')""")
    page.goto("/")

    expect(page.get_by_role("button", name="Opponents")).to_contain_text("Beginner")
    play(page)
    assert bots_of_my_table(page) == [None, "beginner"]


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
