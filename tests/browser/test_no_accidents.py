"""What a hasty hand or a slow reader must not lose."""

from datetime import datetime, timedelta

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages import NOWHERE
from tests.browser.screens import MOVING, PHONE
from tests.browser.tour import Tour
from tests.thorough import THOROUGH

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


def press_twice(page: Page, thing: Locator) -> int:
    """The version that the first press has made, once the second has come."""
    page.evaluate(TAP_AGAIN, [version(page), *middle(thing)])
    thing.tap()
    page.wait_for_function("() => window.tappedAgain")
    return version(page)


@pytest.mark.parametrize("place", ["pile-A", *THOROUGH * ("deck",)])
def test_the_second_half_of_a_double_tap_does_nothing(visit: Visit, tour: Tour, place: str):
    page = visit(NOWHERE, PHONE, MOVING)
    tour.open("take", page, own=True)
    after = press_twice(page, page.locator(".pile", has=page.locator(f'[data-place="{place}"]')))
    expect(
        page.locator(".draw, .acts .btn.main:has-text('End turn'), .acts .btn.main:has-text('Play')").first
    ).to_be_visible()
    expect(page.locator(".drawn[aria-pressed=true]")).to_have_count(0)
    assert version(page) == after

    tour.open("showcase", page, own=True)
    after = press_twice(page, page.locator(".acts .btn.main"))
    expect(
        page.locator(".acts .btn.main:has-text('Choose a pile'), .acts .btn.main:has-text('Look')")
    ).to_be_visible()
    expect(page.locator(".acts.asks")).to_be_visible()  # the turn has not ended
    assert version(page) == after


@pytest.mark.thorough
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
