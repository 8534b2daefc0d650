"""A double tap does not act twice."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages import NOWHERE
from tests.browser.screens import MOVING, PHONE
from tests.browser.test_drag import middle
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
