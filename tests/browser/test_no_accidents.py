"""What a hasty hand or a slow reader must not lose."""

from datetime import datetime, timedelta

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages import NOWHERE
from tests.browser.screens import MOVING, PHONE
from tests.browser.tour import Tour

# Press that point again as soon as the page shows what the first press has done, however busy the machine is.
TAP_AGAIN = """([before, x, y]) => {
  const look = () => {
    const shown = Number(document.querySelector('[data-version]')?.dataset.version ?? before);
    if (shown <= before) return requestAnimationFrame(look);
    const press = { bubbles: true, cancelable: true, detail: 2, clientX: x, clientY: y };
    document.elementFromPoint(x, y).dispatchEvent(new MouseEvent('click', press));
    window.tappedAgain = true;
  };
  look();
}"""


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def version(page: Page) -> int:
    return int(page.locator("[data-version]").get_attribute("data-version") or 0)


def test_the_second_half_of_a_double_click_does_not_end_the_turn(visit: Visit, tour: Tour):
    page = visit(NOWHERE, MOVING)
    tour.open("showcase", page, own=True)
    main = page.locator(".acts .btn.main")
    page.evaluate(TAP_AGAIN, [version(page), *middle(main)])

    main.click()
    page.wait_for_function("() => window.tappedAgain")
    after = version(page)

    expect(
        page.locator(".acts .btn.main:has-text('Choose a pile'), .acts .btn.main:has-text('Look')")
    ).to_be_visible()
    expect(page.locator(".acts.asks")).to_be_visible()
    assert version(page) == after


@pytest.mark.parametrize("place", ["deck", "pile-A"])
def test_one_tap_takes_and_the_second_half_of_a_double_tap_does_nothing(visit: Visit, tour: Tour, place: str):
    page = visit(NOWHERE, PHONE, MOVING)
    tour.open("take", page, own=True)
    before = version(page)
    pile = page.locator(".pile", has=page.locator(f'[data-place="{place}"]'))
    page.evaluate(TAP_AGAIN, [before, *middle(pile)])

    pile.tap()
    page.wait_for_function("() => window.tappedAgain")
    after = version(page)

    expect(
        page.locator(".draw, .acts .btn.main:has-text('End turn'), .acts .btn.main:has-text('Play')").first
    ).to_be_visible()
    expect(page.locator(".drawn[aria-pressed=true]")).to_have_count(0)
    assert version(page) == after


def test_a_tap_that_comes_as_the_turn_begins_was_meant_for_what_was_there_before(visit: Visit, tour: Tour):
    page = visit(NOWHERE, PHONE, fresh=True)
    page.clock.install()
    tour.open("take", page, own=True)
    before = version(page)
    pile = page.locator(".pile", has=page.locator('[data-place="pile-A"]'))
    page.clock.pause_at(datetime.now() + timedelta(hours=1))
    page.reload()
    page.locator(".pile.can").first.wait_for()

    page.touchscreen.tap(*middle(pile))
    assert version(page) == before
    expect(pile).to_have_attribute("aria-disabled", "true")

    page.clock.run_for(400)
    pile.tap()
    page.wait_for_function(
        "before => Number(document.querySelector('[data-version]').dataset.version) > before", arg=before
    )


def test_what_is_chosen_stays_chosen_while_people_talk(visit: Visit, tour: Tour):
    page = visit(NOWHERE, MOVING)
    tour.open("keep", page, own=True)
    before = version(page)
    page.get_by_role("button", name="Hello!").click()

    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", str(before))
    expect(page.locator(".drawn[aria-pressed=true]")).to_have_count(1)


def test_a_choice_can_be_taken_back_until_it_is_sent(visit: Visit, tour: Tour):
    page = visit(NOWHERE)
    tour.open("keep", page)
    before = version(page)
    chosen = page.locator(".drawn[aria-pressed=true]")
    expect(chosen).to_have_count(1)

    def press_it_again() -> None:
        chosen.click()

    def press_escape() -> None:
        page.keyboard.press("Escape")

    def press_back() -> None:
        page.locator(".acts").get_by_role("button", name="Back", exact=True).click()

    for take_back in (press_it_again, press_escape, press_back):
        if not chosen.count():
            page.locator(".drawn").first.click()
            expect(chosen).to_have_count(1)
        take_back()
        expect(chosen).to_have_count(0)
    assert version(page) == before


def test_who_reads_the_summary_for_long_goes_on_all_the_same(visit: Visit, tour: Tour):
    page = visit(NOWHERE, MOVING, fresh=True)
    page.clock.install()
    tour.open("round", page)

    page.clock.fast_forward(60_000)
    page.locator(".page.round .btn.main").click()

    expect(page.locator(".table")).to_be_visible()
