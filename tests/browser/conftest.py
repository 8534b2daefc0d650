"""A real server, a real Chromium, several screens. A test fails on any trouble that it did not announce.

Server and browser live as long as tests of this folder run, and not longer: Playwright keeps an event loop in
the thread, and tests elsewhere want their own.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.pages import NOWHERE, Pages
from tests.browser.positions import Want, prepare
from tests.browser.screens import CHROMIUM_FLAGS, DESKTOP, PATIENCE_MS, STILL, merged
from tests.browser.tour import Tour
from tests.browser.watching import Watch
from tests.browser.webdriver import wanted_engines
from tests.server.nodes import ServerProcess, running_node
from tools import web
from tools.budget import PAGES
from tools.chromium import find_headless

collect_ignore = [] if wanted_engines() else ["test_engines.py"]

Visit = Callable[..., Page]
Sit = Callable[..., Page]

expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="session")
def bundle() -> None:
    """The bundle, built from the sources as they are."""
    web.build()


@pytest.fixture(scope="package")
def server(bundle: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A node whose bots move without a delay."""
    folder: Path = tmp_path_factory.mktemp("browser")
    with running_node(folder, f"sqlite:///{folder / 'games.db'}") as node:
        yield node


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=find_headless(), args=CHROMIUM_FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="package")
def pages(browser: Browser, server: ServerProcess) -> Iterator[Pages]:
    """The pages that all tests here share."""
    lent = Pages(browser, server.address)
    yield lent
    lent.close()


@pytest.fixture(scope="package")
def tour(server: ServerProcess) -> Tour:
    """The way to every screen."""
    return Tour(server.database, server.address)


@pytest.fixture
def watch(server: ServerProcess) -> Iterator[Watch]:
    """Collects the troubles of every page of the test."""
    watching = Watch(server.address)
    yield watching
    assert watching.troubles == []


@pytest.fixture
def visit(request: pytest.FixtureRequest, pages: Pages, watch: Watch) -> Iterator[Visit]:
    """Opens a path as a new guest: `visit("/rules", PHONE, DARK, locale="de")`.

    Nothing moves, unless a test asks for it: `visit("/learn", MOVING)`.
    """
    visited = []

    def opened(path: str, *screens: dict[str, Any], fresh: bool = False, **options: Any) -> Page:
        page = pages.take(fresh=fresh, **merged(DESKTOP, STILL, *screens, options))
        visited.append(page)
        watch.follow(page.context)
        if path != NOWHERE:
            page.goto(path)
            page.locator("main").first.wait_for()  # every page has one, and has it last
        return page

    yield opened
    request.node.user_properties.append((PAGES, len(visited)))
    for page in visited:
        pages.give_back(page)
        watch.leave(page.context)


@pytest.fixture
def sit(visit: Visit, server: ServerProcess) -> Sit:
    """Opens a new table in a wanted position, at the person's turn: `sit(may_call, PHONE, players=4)`."""

    def seated(want: Want, *screens: dict[str, Any], page: Page | None = None, **wish: Any) -> Page:
        prepared = prepare(server.database, want, **wish)
        page = page or visit(NOWHERE, *screens)
        prepared.sign_in(page.context, server.address)
        page.goto(f"/table/{prepared.id}")
        page.locator("[data-version]").first.wait_for()
        return page

    return seated
