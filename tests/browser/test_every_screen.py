"""Every screen in every language: nothing sticks out, nothing lacks words, axe finds nothing."""

from typing import Any

import pytest

from seasalt.texts import languages
from tests.browser.conftest import Visit
from tests.browser.screens import DARK, DESKTOP, PHONE
from tests.browser.tour import SCREENS, Tour
from tests.browser.watching import axe, overflow
from tests.server.nodes import ServerProcess

NARROW: dict[str, Any] = PHONE | {"viewport": {"width": 320, "height": 640}}


@pytest.fixture(scope="package")
def tour(server: ServerProcess) -> Tour:
    return Tour(server.database, server.address)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_holds_its_words_on_a_small_phone_and_on_a_desk(
    visit: Visit, tour: Tour, name: str, language: str
):
    """A missing message is an error on the console, which fails every test here."""
    page = visit("/settings", NARROW, locale=language)
    tour.open(name, page)
    assert page.locator("html").get_attribute("lang") == language
    assert overflow(page) == []

    page.set_viewport_size(DESKTOP["viewport"])
    assert overflow(page) == []


@pytest.mark.parametrize("theme", [{}, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_can_be_used_by_everybody(visit: Visit, tour: Tour, name: str, theme: dict[str, Any]):
    page = visit("/settings", PHONE, theme)
    tour.open(name, page)

    assert axe(page) == []
