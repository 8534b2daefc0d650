"""Every screen and every language: nothing sticks out, nothing lacks words, axe finds nothing."""

import pytest

from seasalt.texts import languages
from tests.browser.conftest import Visit
from tests.browser.pages import NOWHERE
from tests.browser.screens import DESKTOP, PHONE, SMALL
from tests.browser.test_layout import MORE, what_is_out_of_sight
from tests.browser.tour import SCREENS, Tour, keep_language, speak
from tests.browser.watching import THEMES, axe, overflow
from tests.thorough import THOROUGH, matrix

LONG_WORDS = ("de", "ru")
LIKE_OTHERS = {"play", "points", "pick", "steal", "chance-play", "showcase", "log", "player"}
LIKE_OTHERS |= {"keep", "lobster", "chance", "menu", "crowded", "pile", "puzzle-answer", "puzzle-more"}
LIKE_OTHERS |= {"hint", "hint-pick", "hint-play", "hint-take"}  # a test of hints looks at them
BY_DAY = [screen for screen in SCREENS if screen not in LIKE_OTHERS]
SEEN = {
    f"on a {device}, {theme}": (screen, theme)
    for theme in THEMES
    for device, screen in (("phone", PHONE), ("desk", DESKTOP))
}


@pytest.mark.parametrize(("name", "language"), matrix(SCREENS if THOROUGH else BY_DAY, languages()))
def test_a_screen_holds_its_words_in_every_language_and_can_be_used_by_everybody(
    visit: Visit, tour: Tour, name: str, language: str
):
    """It is opened in one language on a small phone, and changes where it stands.

    In a thorough run to all other languages, else to one with long words; then to other devices and to the
    dark, else to the one whose turn it is. A missing message is an error on the console, which fails every
    test here.
    """
    turn = SCREENS.index(name)
    others: list[str] = [other for other in languages() if other != language]
    seen = dict(SEEN)
    if not THOROUGH:
        others = [[other for other in LONG_WORDS if other != language][turn % 2 - 1]]
        seen = dict([list(SEEN.items())[turn % len(SEEN)]])
    _, theme = next(iter(seen.values()))

    page = visit(NOWHERE, SMALL, color_scheme=theme)
    keep_language(page, language)
    tour.open(name, page)
    assert page.locator("html").get_attribute("lang") == language
    found = [f"opened in {language}: {line}" for line in overflow(page)]
    for other in others:
        speak(page, other)
        found += [f"in {other}: {line}" for line in overflow(page)]

    for where, (screen, theme) in seen.items():
        page.set_viewport_size(screen["viewport"])
        page.emulate_media(color_scheme=theme)
        for other in languages() if THOROUGH and screen is DESKTOP else ():
            speak(page, other)
            found += [f"{where}, in {other}: {line}" for line in overflow(page)]
        found += [f"{where}: {line}" for line in (*overflow(page), *axe(page))]
    speak(page, "en")
    assert [*found, *what_is_out_of_sight(name, page)] == []
    if name in MORE:
        MORE[name](page)
