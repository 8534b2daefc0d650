"""What a hasty hand or a slow reader must not lose."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.pages import NOWHERE
from tests.browser.screens import MOVING, PHONE
from tests.browser.tour import Tour


def test_the_second_half_of_a_double_click_does_not_end_the_turn(visit: Visit, tour: Tour):
    page = visit(NOWHERE, MOVING)
    tour.open("keep", page, own=True)
    main = page.locator(".acts .btn.main")
    box = main.bounding_box()
    assert box is not None

    main.click()
    page.wait_for_function("() => !document.querySelector('.draw')")
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    expect(main).to_contain_text("End turn")
    expect(page.locator(".acts.asks")).to_be_visible()


@pytest.mark.parametrize("place", ["deck", "pile-A"])
def test_a_tap_only_chooses_where_to_take_from_and_another_takes(visit: Visit, tour: Tour, place: str):
    page = visit(NOWHERE, PHONE, MOVING)
    tour.open("take", page, own=True)
    version = page.locator("[data-version]").get_attribute("data-version")
    pile = page.locator(".pile", has=page.locator(f'[data-place="{place}"]'))

    pile.tap()
    expect(pile).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".acts .btn.main")).to_contain_text("Draw" if place == "deck" else "Take from pile A")
    assert page.locator("[data-version]").get_attribute("data-version") == version

    pile.tap()
    expect(page.locator(".draw, .acts .btn.main:has-text('End turn')").first).to_be_visible()


def test_what_is_chosen_stays_chosen_while_people_talk(visit: Visit, tour: Tour):
    page = visit(NOWHERE, MOVING)
    tour.open("take", page, own=True)
    version = page.locator("[data-version]").get_attribute("data-version")
    pile = page.locator(".pile", has=page.locator('[data-place="pile-A"]'))
    pile.click()
    page.get_by_role("button", name="Hello!").click()

    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", version or "")
    expect(pile).to_have_attribute("aria-pressed", "true")


def test_who_reads_the_summary_for_long_goes_on_all_the_same(visit: Visit, tour: Tour):
    page = visit(NOWHERE, MOVING, fresh=True)
    page.clock.install()
    tour.open("round", page)

    page.clock.fast_forward(60_000)
    page.locator(".page.round .btn.main").click()

    expect(page.locator(".table")).to_be_visible()
