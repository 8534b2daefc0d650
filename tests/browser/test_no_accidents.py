"""What a hasty hand or a slow reader must not lose."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.tour import Tour
from tests.server.nodes import Node


@pytest.fixture
def tour(server: Node) -> Tour:
    return Tour(server.database, server.address)


def test_the_second_half_of_a_double_click_does_not_end_the_turn(visit: Visit, tour: Tour):
    page = visit("/settings")
    tour.open("keep", page, own=True)
    main = page.locator(".acts .btn.main")
    box = main.bounding_box()
    assert box is not None

    main.click()
    page.wait_for_function("() => !document.querySelector('.draw')")
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    expect(main).to_contain_text("End turn")
    expect(page.locator(".acts.asks")).to_be_visible()


def test_who_reads_the_summary_for_long_goes_on_all_the_same(visit: Visit, tour: Tour):
    page: Page = visit("/settings")
    page.clock.install()
    tour.open("round", page)

    page.clock.fast_forward(60_000)
    page.locator(".page.round .btn.main").click()

    expect(page.locator(".table")).to_be_visible()
