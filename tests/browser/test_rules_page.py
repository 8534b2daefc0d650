"""The rules page: to read, to search, and to see what an edition does otherwise."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages import NOWHERE
from tests.browser.screens import PHONE
from tests.browser.watching import Watch, look

IN_ITALY = "After LAST CHANCE the last turn counts"
ELSEWHERE = "After LAST CHANCE that is the player to the left of the caller."


@pytest.fixture
def page(visit: Visit) -> Page:
    return visit("/rules")


def search(page: Page, text: str) -> None:
    page.get_by_role("searchbox").fill(text)


def marked(page: Page) -> set[str]:
    return {text.lower() for text in page.locator("mark").all_inner_texts()}


def test_every_chapter_is_whole_and_can_be_jumped_to(page: Page):
    assert "{{" not in page.locator("article").inner_text()
    expect(page.locator("article")).to_contain_text("40 points with two players, 35 with three, 30 with four")
    expect(page.locator("article")).to_contain_text("lighthouse 1 for each boat")

    links = page.get_by_role("navigation", name="Contents").get_by_role("link")

    expect(links).to_have_count(12)
    for link in links.all():
        link.click()
        target = page.locator((link.get_attribute("href") or "").strip())
        expect(target).to_have_text(link.inner_text())
        expect(target).to_be_in_viewport()


def test_a_link_to_a_chapter_opens_there(visit: Visit):
    page = visit("/rules#end-of-game")

    expect(page.locator("#end-of-game")).to_be_in_viewport()


def test_a_search_leaves_what_it_finds_and_marks_it(page: Page):
    search(page, "Shark")

    expect(page.get_by_role("status")).to_contain_text("Found in")
    assert marked(page) == {"shark"}
    expect(page.get_by_role("heading", name="Duos")).to_be_visible()
    expect(page.get_by_role("heading", name="The aim")).to_have_count(0)
    expect(page.locator(".kind")).to_have_count(2)  # shark and swimmer
    search(page, "")
    expect(page.get_by_role("heading", name="The aim")).to_be_visible()
    assert marked(page) == set()

    search(page, "empty pile")  # all of these words
    assert marked(page) == {"empty", "pile"}
    search(page, "empty submarine")
    expect(page.get_by_role("status")).to_have_text("Found nowhere.")
    expect(page.locator("article h2")).to_have_count(0)


def test_an_address_can_carry_a_search(visit: Visit):
    page = visit("/rules?q=mermaid")

    assert marked(page) == {"mermaid"}


def test_editions_have_their_own_marked_sentences_and_the_box_that_is_played_its_cards(
    page: Page,
):
    expect(page.locator("article")).to_contain_text(ELSEWHERE)
    expect(page.locator(".otherwise")).to_have_count(0)
    page.get_by_label("Rule book").select_option(label="Italian")

    expect(page.locator("article")).not_to_contain_text(ELSEWHERE)
    expect(page.locator("article p .otherwise")).to_contain_text(IN_ITALY)
    expect(page.get_by_text("What this edition does differently")).to_be_visible()
    expect(page.locator(".books .otherwise dt")).to_contain_text("Who starts after LAST CHANCE")
    page.reload()
    expect(page.locator("article p .otherwise")).to_contain_text(IN_ITALY)

    page.get_by_label("Rule book").select_option(label="Russian")
    expect(page.locator(".here")).to_have_text(
        "This edition has Extra Salt; here that is an option of its own. "
        "On every other option the Russian edition plays like the standard edition."
    )

    expect(page.locator("article")).to_contain_text("the base box alone")
    page.get_by_role("switch", name="Extra Salt").click()
    expect(page.locator("article")).to_contain_text("played with the eight cards of the expansion")


def test_examples_are_drawn_and_counted_as_in_a_game_and_a_card_tells_all_about_itself(page: Page):
    totals = page.locator(".examples:not(.bet) .example-hand b")
    expect(totals).to_have_text(["1", "4", "4", "6"])
    expect(page.locator(".bet")).to_contain_text("Your bet won.")
    expect(page.locator(".bet .pays b")).to_have_text(["+10", "+2"])
    expect(page.get_by_role("img", name="dark blue crab and yellow crab", exact=True)).to_be_visible()

    page.get_by_role("button", name="Octopus").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("two to five are worth 3, 6, 9 or 12 points")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_without_a_connection_the_page_says_so_and_tries_again(visit: Visit, watch: Watch):
    watch.allow("ERR_INTERNET_DISCONNECTED|ERR_FAILED")
    page = visit(NOWHERE)
    page.route("**/api/editions", lambda route: route.abort())
    page.goto("/rules")
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached")
    page.unroute("**/api/editions")
    page.get_by_role("button", name="Try now").click()

    expect(page.get_by_role("heading", name="The aim")).to_be_visible()


def test_the_page_is_whole_and_can_be_read_by_everybody(visit: Visit):
    """All of it is a screen among all, so that axe sees here what an edition and a search add to it."""
    page = visit("/rules?edition=it", PHONE)
    expect(page.locator(".bet .pays b").first).to_be_visible()
    assert look(page, turn=None) == []

    search(page, "last chance")
    expect(page.locator("mark").first).to_be_visible()
    expect(page.locator("p .otherwise")).to_contain_text(IN_ITALY)
    assert look(page) == []
