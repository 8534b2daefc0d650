"""The score pad: a family with real cards taps what it has, and the server counts."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.screens import PHONE
from tests.browser.watching import look

EIGHT = ("shell-DB", "shell-LB", "octopus-LB", "octopus-YE", "penguin-PU", "penguin-LO")  # two light blue
FOUR = ("crab-DB", "crab-YE", "boat-BK", "boat-YE", "shell-BK", "shell-YE")  # three yellow

# Cards on which the sign of their color touches the dots.
OVER_ONE_ANOTHER = """() => [...document.querySelectorAll('.tap')].filter((card) => {
  const [sign, dots] = ['.glyph', '.pips'].map((part) => card.querySelector(part)?.getBoundingClientRect());
  return sign && dots && dots.top < sign.bottom && dots.left < sign.right;
}).map((card) => card.dataset.card)"""


def begin(page: Page, *names: str, salt: bool = False) -> None:
    page.get_by_role("radio", name=str(len(names)), exact=True).click()
    for number, name in enumerate(names, 1):
        page.get_by_placeholder(f"Player {number}").fill(name)
    if salt:
        page.get_by_role("switch", name="Extra Salt").click()
    page.get_by_role("button", name="Begin").click()


def tap(page: Page, *cards: str) -> None:
    for card in cards:
        page.locator(f"[data-card={card}]").click()


def main(page: Page) -> None:
    page.get_by_test_id("main").click()


def points(page: Page, name: str) -> Any:
    return page.get_by_role("tab", name=name).locator("b")


def ends(page: Page, how: str, name: str) -> None:
    page.get_by_role("tab", name="End").click()
    page.get_by_role("radio", name=how).click()
    page.get_by_role("radio", name=name).click()


def test_a_round_is_counted_by_the_server_written_down_and_there_after_a_reload(visit: Visit):
    page = visit("/score", PHONE)
    begin(page, "Anna", "Ben")
    main(page)
    tap(page, *EIGHT)
    expect(points(page, "Anna")).to_have_text("8")
    page.reload()  # in the middle of the round
    expect(points(page, "Anna")).to_have_text("8")
    expect(page.locator("[data-card=octopus-LB]")).to_have_attribute("aria-pressed", "true")
    main(page)
    tap(page, *FOUR)
    expect(points(page, "Ben")).to_have_text("4")
    ends(page, "LAST CHANCE", "Anna")
    expect(page.locator(".brings")).to_contain_text("Anna won the bet.")
    main(page)

    expect(page.get_by_role("heading", level=1)).to_have_text("Anna leads")
    expect(page.get_by_text("Ben begins the next round.")).to_be_visible()
    assert page.locator(".rounds tfoot td").all_inner_texts() == ["10", "3"]


def test_a_round_is_entered_by_keyboard_alone(visit: Visit):
    page = visit("/score")
    begin(page, "Anna", "Ben")
    page.get_by_test_id("main").focus()
    page.keyboard.press("Enter")
    page.get_by_role("tab", name="Anna").focus()
    page.keyboard.press("Tab")  # in hand, or laid
    page.keyboard.press("Tab")  # the box
    expect(page.locator("[data-card=crab-DB]")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(points(page, "Anna")).to_have_text("1")
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-card=boat-LB]")).to_be_focused()


@pytest.mark.thorough
def test_every_view_is_whole_and_can_be_used_by_everybody(visit: Visit):
    """The first one, before the players are named, is a screen among all."""
    page = visit("/score", PHONE)
    begin(page, "Anna", "Ben", "Cleo", salt=True)
    main(page)
    tap(page, *EIGHT)
    main(page)
    expect(page.get_by_role("tab", name="Anna")).to_contain_text("8")
    assert page.evaluate(OVER_ONE_ANOTHER) == []
    assert look(page) == []

    ends(page, "LAST CHANCE", "Anna")
    expect(page.locator(".brings li")).to_have_count(3)
    assert look(page, turn=1) == []

    main(page)
    expect(page.locator(".rounds")).to_be_visible()
    assert look(page, turn=2) == []

    page.get_by_role("link", name="Round 1: see it").click()
    expect(page.locator(".ledger .sum")).to_be_visible()
    assert look(page, turn=3) == []
