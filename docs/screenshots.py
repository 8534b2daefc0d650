"""Takes the pictures of the browser's table in docs/images, from a real server in a real Chromium.

./dev screenshots               all of them
./dev screenshots table         only those whose name begins so
"""

import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from playwright.sync_api import Browser, sync_playwright

from seasalt.cli import main as seasalt
from tests.browser.screens import CHROMIUM_FLAGS, DARK, DESKTOP, PATIENCE_MS, PHONE
from tests.browser.tour import Tour
from tests.browser.watching import let_it_rest
from tests.server.nodes import running_node
from tools.chromium import find_chromium

IMAGES = Path(__file__).parent / "images"
REPORT = "report-decision"


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture: which screen of the tour, on what device."""

    name: str
    what: str
    screen: dict[str, Any]


def shots() -> Iterator[Shot]:
    """The pictures that pages show."""
    yield Shot("table-desktop", "showcase", DESKTOP)
    yield Shot("table-phone", "showcase", PHONE)
    yield Shot("table-phone-dark", "keep", PHONE | DARK)
    yield Shot("call-phone", "call", PHONE)
    yield Shot("replay-phone", "replay", PHONE)
    yield Shot("opponents-phone", "opponents", PHONE)
    yield Shot("hint-phone", "hint", PHONE)


def take(browser: Browser, address: str, tour: Tour, shot: Shot) -> None:
    context = browser.new_context(base_url=address, locale="en", **shot.screen)
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    tour.open(shot.what, page)
    let_it_rest(page)
    page.screenshot(path=IMAGES / f"{shot.name}.png", animations="disabled", caret="hide")
    context.close()


def take_report(browser: Browser, folder: Path) -> None:
    """A decision of a report, which needs no server."""
    game, report = str(folder / "game.txt"), folder / "report.html"
    seasalt(["demo", "--bots", "random,casual", "--seed", "paper", "--record", game, "--language", "en"])
    seasalt(["review", game, "--html", str(report), "--language", "en"])
    page = browser.new_page(**DESKTOP)
    page.goto(report.as_uri())
    page.locator(".finding").first.click()
    page.locator(".choices").wait_for()
    page.screenshot(path=IMAGES / f"{REPORT}.png", animations="disabled")
    page.close()


def main(names: list[str]) -> None:
    wanted = [shot for shot in shots() if not names or shot.name.startswith(tuple(names))]
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=CHROMIUM_FLAGS)
        if not names or REPORT.startswith(tuple(names)):
            take_report(browser, folder)
        with running_node(folder, f"sqlite:///{folder / 'games.db'}") as node:
            tour = Tour(node.database, node.address)
            for shot in wanted:
                take(browser, node.address, tour, shot)
                print(f"docs/images/{shot.name}.png")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
