"""Every screen in every language: nothing sticks out, nothing lacks words, axe finds nothing."""

import pytest

from seasalt.texts import languages
from tests.browser.conftest import Visit
from tests.browser.pages import NOWHERE
from tests.browser.screens import DESKTOP, PHONE, SMALL
from tests.browser.tour import SCREENS, Tour, keep_language, speak
from tests.browser.watching import axe, contrast, overflow
from tests.thorough import THOROUGH, matrix


@pytest.mark.parametrize(("name", "language"), matrix(SCREENS, languages()))
def test_a_screen_holds_its_words_in_every_language_and_can_be_used_by_everybody(
    visit: Visit, tour: Tour, name: str, language: str
):
    """It is opened in one language, and changes to the others where it stands.

    A missing message is an error on the console, which fails every test here.
    """
    page = visit(NOWHERE, SMALL)
    keep_language(page, language)
    tour.open(name, page)
    assert page.locator("html").get_attribute("lang") == language
    found = [f"opened in {language}: {line}" for line in overflow(page)]
    for other in sorted(set(languages()) - {language}, key="en".__eq__):
        speak(page, other)
        found += [f"in {other}: {line}" for line in overflow(page)]

    page.set_viewport_size(PHONE["viewport"])
    found += [f"on a phone: {line}" for line in (*overflow(page), *axe(page))]
    page.emulate_media(color_scheme="dark")
    found += [f"in the dark: {line}" for line in (axe(page) if THOROUGH else contrast(page))]
    page.emulate_media(color_scheme="light")

    page.set_viewport_size(DESKTOP["viewport"])
    for other in languages() if THOROUGH else (language,):
        speak(page, other)
        found += [f"on a desk in {other}: {line}" for line in overflow(page)]
    if THOROUGH or name == "/settings":  # the other pages have tests of their own for this
        found += [f"on a desk: {line}" for line in axe(page)]
    assert found == []
