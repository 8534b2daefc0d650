"""A real server, a real Chromium, several screens. A test fails on any trouble that it did not announce.

Server and browser live as long as tests of this folder run, and not longer: Playwright keeps an event loop in
the thread, and tests elsewhere want their own.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.screens import CHROMIUM_FLAGS, DESKTOP, PATIENCE_MS
from tests.browser.watching import Watch
from tests.server.nodes import ServerProcess, running_node
from tools import web
from tools.chromium import find_chromium

Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def bundle() -> None:
    """The pages as the files say now."""
    web.build()


@pytest.fixture(scope="package")
def server(bundle: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A node whose bots do not wait for anybody to follow."""
    folder: Path = tmp_path_factory.mktemp("browser")
    with running_node(folder, f"sqlite:///{folder / 'games.db'}") as node:
        yield node


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=find_chromium(), args=CHROMIUM_FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def watch(server: ServerProcess) -> Iterator[Watch]:
    """Looks over the shoulder of every page of the test."""
    watching = Watch(server.address)
    yield watching
    assert watching.troubles == []


@pytest.fixture
def visit(browser: Browser, server: ServerProcess, watch: Watch) -> Iterator[Visit]:
    """Opens a path for somebody new: `visit("/rules", PHONE, DARK, locale="de")`."""
    contexts = []

    def opened(path: str, *screens: dict[str, Any], **options: Any) -> Page:
        wanted: dict[str, Any] = {"locale": "en", "base_url": server.address}
        for screen in (DESKTOP, *screens, options):
            wanted |= screen
        context = browser.new_context(**wanted)
        contexts.append(context)
        context.set_default_timeout(PATIENCE_MS)
        watch.follow(context)
        page = context.new_page()
        page.goto(path)
        page.locator("main").first.wait_for()  # every page has one, and has it last
        return page

    yield opened
    for context in contexts:
        context.close()
