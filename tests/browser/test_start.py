"""The start page, as everybody meets it first."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages import NOWHERE
from tests.browser.screens import DESKTOP, ENLARGED, PHONE, SMALL, TABLET
from tests.browser.watching import Watch, axe, look

SCREENS = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE, "small": SMALL, "enlarged": ENLARGED}

NOTE_HEADINGS = """() => {
  window.headings = [];
  new MutationObserver((records) => {
    const added = records.flatMap((record) => [...record.addedNodes]).filter((node) => node.querySelector);
    headings.push(...added.map((node) => node.querySelector('h1')?.textContent).filter(Boolean));
  }).observe(document.body, { childList: true, subtree: true });
}"""


def my_tables(page: Page) -> list[dict[str, Any]]:
    tables: list[dict[str, Any]] = page.request.get("/api/me/tables").json()["tables"]
    return tables


def play(page: Page) -> None:
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")


def test_the_start_page_is_whole_and_can_be_read_by_everybody(visit: Visit):
    page = visit("/", PHONE)

    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator(".tiles")).to_be_in_viewport(ratio=0.99)  # on a phone, without scrolling
    page.get_by_role("button", name="More choices").click()
    expect(page.get_by_label("Rule book")).to_be_visible()
    assert look(page, screens=SCREENS) == []


def test_a_page_that_is_left_is_not_made_once_more(visit: Visit):
    page = visit("/settings")
    page.evaluate(NOTE_HEADINGS)
    page.evaluate("""() => {
        const link = Object.assign(document.createElement('a'), { href: '/games' });
        document.body.append(link);
        link.click();
    }""")
    expect(page.get_by_role("heading", level=1)).to_have_text("Games")

    assert page.evaluate("headings") == ["Games"]
    expect(page.get_by_role("heading", level=1)).to_be_focused()


# --- play now


def test_one_click_deals_a_game_against_two_bots_which_is_offered_again(visit: Visit):
    page = visit("/")
    play(page)
    address = page.url
    expect(page.get_by_role("heading", name="Round 1")).to_be_visible()
    [table] = my_tables(page)
    assert table["stage"] == "playing"
    assert table["summary"]["bots"] == [None, "beginner", "beginner"]

    page.goto("/")
    games = page.get_by_role("region", name="Your games")
    expect(games).to_contain_text("with Pip and Lou")
    expect(page.locator(".running li")).to_have_count(1)

    page.route("**/api/me/tables", lambda route: None)  # a list that never comes: nothing moves when it does
    page.reload()
    expect(page.locator(".running li")).to_have_count(1)
    games.get_by_role("link").click()
    page.wait_for_url(address)


def test_two_quick_clicks_open_one_table(visit: Visit):
    page = visit("/")
    page.get_by_role("button", name="Play now").dblclick()
    page.wait_for_url("**/table/*")

    assert len(my_tables(page)) == 1


def test_what_was_chosen_is_played_and_kept(visit: Visit):
    page = visit("/")
    page.get_by_role("radio", name="4").click()
    page.get_by_role("button", name="More choices").click()
    page.get_by_role("switch", name="Extra Salt").click()
    page.get_by_role("button", name="Opponents").click()
    page.get_by_role("dialog").get_by_role("button", name="Casual").click()
    page.get_by_label("Rule book").select_option(label="French")
    page.reload()

    expect(page.get_by_role("radio", name="4")).to_be_checked()
    expect(page.get_by_role("button", name="Play now")).to_contain_text("three bots, Extra Salt")
    play(page)
    told = my_tables(page)[0]["summary"]
    assert (told["players"], told["edition"], told["extra_salt"]) == (4, "fr", True)
    assert told["bots"] == [None, "casual", "casual", "casual"]


def test_a_quick_game_may_have_hints_and_a_memory_aid(visit: Visit):
    page = visit("/")
    page.get_by_role("button", name="More choices").click()
    for name in ("Hints", "Memory aid"):
        choice = page.get_by_role("switch", name=name)
        expect(choice).to_have_accessible_description(re.compile(r"\w+"))
        choice.click()
    page.reload()
    page.get_by_role("button", name="More choices").click()
    expect(page.get_by_role("switch", name="Memory aid")).to_be_checked()
    play(page)

    info = page.request.get(f"/api/tables/{page.url.split('/')[-1]}").json()["info"]
    assert (info["hints"], info["memory_aid"]) == (True, True)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_contain_text("Hints are on")


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


def test_without_a_line_one_sentence_says_so_and_the_next_click_works(visit: Visit, watch: Watch):
    page = visit("/")
    watch.allow("ERR_INTERNET_DISCONNECTED")
    page.context.set_offline(True)
    page.get_by_role("button", name="Play now").click()

    expect(page.get_by_role("alert")).to_have_text("The server cannot be reached. Is this device online?")
    assert axe(page) == []
    page.context.set_offline(False)
    play(page)


# --- what goes on


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_who_waits_at_an_open_table_is_found_there(visit: Visit, screen: dict[str, Any]):
    name = f"Lotte {screen['viewport']['width']}"
    lotte = visit(NOWHERE)
    lotte.request.post("/api/guests", data={"name": name})
    lotte.request.post("/api/tables", data={"players": 2, "public": True})
    guest = visit("/", screen)
    if screen is PHONE:
        guest.get_by_role("link", name="Open tables").click()
        guest.wait_for_url("**/games/open")
    guest.get_by_role("link", name=f"Join table of {name}").click()

    expect(guest.get_by_text(f"At the table: {name}.")).to_be_visible()
    guest.get_by_role("button", name="Take a seat").click()
    guest.wait_for_url("**/table/*")
    assert my_tables(guest)[0]["summary"]["names"] == [name, "Guest"]


# --- language and appearance


def test_language_and_appearance_change_at_once_and_are_kept(visit: Visit):
    page = visit("/")
    sea = "getComputedStyle(document.querySelector('.sea')).backgroundColor"
    day = page.evaluate(sea)
    page.get_by_role("button", name="Appearance: Dark").click()
    night = page.evaluate(sea)
    assert night != day
    page.reload()
    expect(page.get_by_role("button", name="Appearance: Light")).to_be_visible()
    assert page.evaluate(sea) == night
    page.get_by_role("button", name="Appearance: Light").click()
    assert page.evaluate(sea) == day

    page.get_by_label("Language").select_option(label="Deutsch")

    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("button", name="Play now")).to_have_count(0)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")
