"""Cards are dragged where they go, by mouse and by finger."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages import NOWHERE
from tests.browser.screens import DESKTOP, MOVING, PHONE
from tests.browser.tour import Tour
from tests.thorough import THOROUGH

Drag = Callable[[Page, Locator, Locator], None]


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def by_mouse(page: Page, what: Locator, where: Locator) -> None:
    page.mouse.move(*middle(what))
    page.mouse.down()
    page.mouse.move(*middle(where), steps=8)
    expect(page.locator(".in-the-air")).to_be_visible()
    page.mouse.up()


def by_finger(page: Page, what: Locator, where: Locator) -> None:
    line = page.context.new_cdp_session(page)
    (x, y), (to_x, to_y) = middle(what), middle(where)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        spots = [{"x": x, "y": y} for x, y in points]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    touch("touchStart", (x, y))
    for step in range(1, 9):
        touch("touchMove", (x + (to_x - x) * step / 8, y + (to_y - y) * step / 8))
    expect(page.locator(".in-the-air")).to_be_visible()
    touch("touchEnd")
    line.detach()


def pile(page: Page, place: str) -> Locator:
    return page.locator(f'[data-place="{place}"]')


def ready(page: Page) -> None:
    page.locator(".acts .btn.main[aria-disabled]").wait_for(state="detached")


def draw_and_keep(drag: Drag, page: Page, tour: Tour) -> None:
    """A card is drawn and one kept, the other given; it stays where it was if dropped elsewhere."""
    tour.open("take", page, own=True)
    before = page.locator(".hand .pick").count()
    ready(page)
    version = page.locator("[data-version]").get_attribute("data-version") or ""

    drag(page, pile(page, "deck"), page.locator(".bar"))
    expect(page.locator(".in-the-air")).to_have_count(0)
    expect(page.locator("[data-version]")).to_have_attribute("data-version", version)

    drag(page, pile(page, "deck"), page.locator(".hand-room"))
    expect(page.locator(".drawn")).to_have_count(2)
    ready(page)
    given = page.locator(".drawn").first.get_attribute("data-code")
    drag(page, page.locator(".drawn").first, pile(page, "pile-A"))

    expect(page.locator(".drawn")).to_have_count(0)
    expect(page.locator(".pile").first).to_have_attribute("data-code", given or "")
    expect(page.locator(".hand .pick")).to_have_count(before + 1)
    expect(page.locator(".in-the-air")).to_have_count(0)


def take_the_top_of_a_pile(drag: Drag, page: Page, tour: Tour) -> None:
    tour.open("take", page, own=True)
    before = page.locator(".hand .pick").count()
    ready(page)

    drag(page, pile(page, "pile-B"), page.locator(".hand-room"))

    expect(page.locator(".hand .pick")).to_have_count(before + 1)


def lay_a_duo(drag: Drag, page: Page, tour: Tour) -> None:
    tour.open("showcase", page, own=True)
    before = page.locator(".hand .pick").count()
    ready(page)

    drag(page, page.locator(".hand .pick.on").first, page.locator(".middle"))

    expect(page.locator(".hand .pick")).to_have_count(before - 2)


BY_DAY = [
    pytest.param(by_finger, PHONE, [draw_and_keep], id="finger"),
    pytest.param(by_mouse, DESKTOP, [lay_a_duo], id="mouse"),
]
ALL = [
    pytest.param(drag, screen, [draw_and_keep, take_the_top_of_a_pile, lay_a_duo], id=drag.__name__)
    for drag, screen in ((by_finger, PHONE), (by_mouse, DESKTOP))
]


@pytest.mark.parametrize(("drag", "screen", "ways"), ALL if THOROUGH else BY_DAY)
def test_cards_are_dragged(
    visit: Visit, tour: Tour, drag: Drag, screen: Any, ways: list[Callable[[Drag, Page, Tour], None]]
):
    page = visit(NOWHERE, screen)
    for way in ways:
        way(drag, page, tour)


# Notes where cards begin to fly.
NOTE_FLIGHTS = """() => {
  window.begun = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    const move = animate.apply(this, how);
    if (this.className !== 'flyer') return move;
    move.pause();
    const { left, top, width, height } = this.getBoundingClientRect();
    begun.push([left + width / 2, top + height / 2]);
    move.play();
    return move;
  };
}"""


@pytest.mark.thorough
def test_a_dropped_card_flies_on_from_where_it_was_dropped(visit: Visit, tour: Tour):
    page = visit(NOWHERE, DESKTOP, MOVING)
    tour.open("keep", page, own=True)
    ready(page)
    page.evaluate(NOTE_FLIGHTS)
    x, y = middle(pile(page, "pile-A"))

    by_mouse(page, page.locator(".drawn").last, pile(page, "pile-A"))

    expect(page.locator(".drawn")).to_have_count(0)
    begun = page.evaluate("begun")
    near = [abs(at_x - x) + abs(at_y - y) < 40 for at_x, at_y in begun]
    assert sorted(near) == [False, True], begun
