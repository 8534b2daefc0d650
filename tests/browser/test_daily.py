"""The deal of the day in a browser: one try, then the comparison, at the end of the game and on its page."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages import NOWHERE
from tests.browser.player import Player
from tests.browser.screens import CLIPBOARD, DESKTOP, PHONE, SMALL
from tests.browser.test_games import command
from tests.browser.watching import look

SCREENS = {"phone": PHONE, "small": SMALL, "desktop": DESKTOP}


def begin(page: Page) -> str:
    """From the start page to the table of the day; its id."""
    page.goto("/")
    page.locator(".today").get_by_role("link", name="Deal of the day").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Deal of the day")
    page.get_by_role("button", name="Play").click()
    page.wait_for_url("**/table/*")
    page.locator("[data-version]").first.wait_for()
    return page.url.rsplit("/", 1)[1]


def let_a_bot_finish(page: Page) -> None:
    """Leave the seat to a bot, and come back when the game is over."""
    table = page.url.rsplit("/", 1)[1]
    page.goto(NOWHERE)
    command(page, table, type="leave")
    while page.request.get(f"/api/tables/{table}").json()["state"]["stage"] != "over":
        page.wait_for_timeout(100)
    page.goto(f"/table/{table}")
    page.locator(".page.end").wait_for()


@pytest.mark.thorough  # by day Daily.test.ts, and test_daily_deals of the server
def test_a_person_plays_the_deal_of_the_day_to_its_end_and_shares_the_result(visit: Visit):
    page = visit(NOWHERE, PHONE, CLIPBOARD)
    begin(page)
    Player(page).play_until({"keep", "take or end"})
    let_a_bot_finish(page)
    comparison = page.locator(".comparison")
    expect(comparison.locator(".lead-by")).to_have_count(1)  # the master has played
    expect(comparison.locator("dd").last).to_have_text(re.compile(r"^\d+%$"))  # the game was reviewed
    ahead, accuracy = comparison.locator("dd").all_inner_texts()
    assert look(page, screens=SCREENS) == []

    page.reload()
    expect(comparison.locator("dd")).to_have_text([ahead, accuracy])
    comparison.get_by_role("button", name="Share").click()
    expect(comparison.get_by_text("Copied")).to_be_visible()
    shared = page.evaluate("navigator.clipboard.readText()")
    assert shared.startswith("Sea Salt & Paper · Deal of the day\n")
    assert f"({ahead})" in shared
    assert re.search(rf"^[🟦⬜]{{5}} .*{accuracy}$", shared, re.M)
    assert re.search(r"/daily\?date=[0-9-]+$", shared)


@pytest.mark.thorough
def test_after_a_game_for_fun_the_rated_result_is_shown_and_shared(visit: Visit):
    page = visit(NOWHERE, fresh=True)
    page.add_init_script("navigator.share = async ({ text }) => { window.shared = text }")  # as phones have
    begin(page)
    let_a_bot_finish(page)
    rated = page.locator(".comparison .totals-told").first.inner_text()
    page.get_by_role("button", name="Play again").click()
    page.locator(".page.end").wait_for(state="detached")
    page.locator("[data-version]").first.wait_for()
    let_a_bot_finish(page)

    expect(page.get_by_text("only your first game of the day counts")).to_be_visible()
    expect(page.locator(".comparison .totals-told").first).to_have_text(rated)
    page.get_by_role("button", name="Share").click()
    assert rated in page.evaluate("shared")
