"""The table of a server, kept on a device, goes on when the server is gone."""

import json
import re
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.player import Finger
from tests.browser.screens import PHONE, STILL
from tests.browser.test_site import A_TURN, PYTHON_MS, begin_game
from tests.browser.watching import Watch, look
from tests.server.nodes import ServerProcess, running_node
from tests.thorough import THOROUGH
from tools import site

WORKERS = """navigator.serviceWorker.getRegistrations().then(
  (all) => all.filter(({ active }) => active?.state === 'activated').length
)"""
KEPT = """async () => {
  const names = await caches.keys();
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().map(({ url }) => new URL(url).pathname);
}"""


class Proxy(BaseHTTPRequestHandler):
    """A proxy whose server is down."""

    def do_GET(self) -> None:
        self.send_error(503)

    def log_message(self, format: str, *facts: Any) -> None:
        pass


@contextmanager
def proxy_without_a_server(address: str) -> Iterator[None]:
    """A proxy at the address of the server that was stopped."""
    with ThreadingHTTPServer(("127.0.0.1", urlsplit(address).port or 0), Proxy) as proxy:
        threading.Thread(target=proxy.serve_forever, daemon=True).start()
        try:
            yield
        finally:
            proxy.shutdown()


def expect_workers(page: Page, count: int) -> None:
    """Wait until so many service workers are at work."""
    deadline = time.monotonic() + PYTHON_MS / 1000
    while page.evaluate(WORKERS) != count:
        assert time.monotonic() < deadline
        page.wait_for_timeout(100)


@pytest.fixture(scope="module")
def packaged(bundle: None) -> None:
    site.package()


@pytest.fixture
def node(packaged: None, tmp_path: Path) -> Iterator[ServerProcess]:
    with running_node(tmp_path, f"sqlite:///{tmp_path / 'games.db'}") as node:
        yield node


@pytest.fixture
def page(browser: Browser, node: ServerProcess) -> Iterator[Page]:
    watch = Watch(node.address)
    watch.allow("ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_FAILED|503")  # the server is ended here
    context = browser.new_context(base_url=node.address, locale="en", **PHONE, **STILL)
    context.set_default_timeout(PYTHON_MS)
    watch.follow(context)
    yield context.new_page()
    context.close()
    assert watch.troubles == []


def test_a_kept_table_is_there_while_the_server_is_gone_and_leads_back_to_it(page: Page, node: ServerProcess):
    """In a thorough run a proxy answers for a while, with no server behind it."""
    page.goto("/")
    page.get_by_role("button", name="Play now").tap()
    Finger(page).play_until(A_TURN)  # there are answers of the server, and hidden cards
    table = page.url
    assert page.evaluate(WORKERS) == 0  # the switch is still off

    page.goto("/settings")
    switch = page.get_by_role("switch", name="Keep the table on this device")
    switch.tap()
    expect_workers(page, 2)
    expect(switch).to_be_checked()
    assert look(page, turn=None) == []

    node.kill()
    page.goto(table)

    expect(page.locator(".notice")).to_contain_text("The server is out of reach.")
    assert page.url.startswith(f"{node.address}/offline/")
    player = begin_game(page)
    player.play_until(A_TURN)
    assert all(path.startswith("/offline/") for path in page.evaluate(KEPT))
    assert not [path for path in page.evaluate(KEPT) if "api" in path]

    if THOROUGH:
        page.evaluate("window.isOld = true")
        with proxy_without_a_server(node.address):
            page.get_by_role("button", name="Try the server again").tap()
            page.wait_for_function("!window.isOld && location.pathname === '/offline/'")
            expect(page.locator(".notice")).to_contain_text("The server is out of reach.")

    node.start()
    page.get_by_role("button", name="Try the server again").tap()
    page.wait_for_url(table)
    page.locator(".table").wait_for()

    page.goto("/settings")
    switch.tap()
    expect_workers(page, 0)
    expect(switch).not_to_be_checked()
    assert page.evaluate(KEPT) == []


def test_where_there_is_no_room_the_switch_says_so(page: Page, node: ServerProcess):
    page.goto("/settings")
    page.context.new_cdp_session(page).send(
        "Storage.overrideQuotaForOrigin", {"origin": node.address, "quotaSize": 1}
    )

    switch = page.get_by_role("switch", name="Keep the table on this device")
    switch.tap()

    expect(page.get_by_role("alert")).to_contain_text("There is no room for it on this device.")
    expect(switch).not_to_be_checked()
    assert page.evaluate(WORKERS) == 0


def test_the_server_has_every_file_that_a_browser_keeps(node: ServerProcess):
    listed = re.search(r'\{"assets/[^}]*\}', node.ask("GET", "/offline/sw.js").text)
    assert listed
    files = json.loads(listed[0])

    wrong = [
        name
        for name, digest in files.items()
        if sha256(node.ask("GET", f"/offline/{name}").content).hexdigest()[:16] != digest
    ]

    assert wrong == []
    assert "python/networks/weights.npz" in files
    sizes = [path.stat().st_size for path in site.PACKAGED.rglob("*") if path.is_file()]
    assert round(sum(sizes) / 1e6) == 8  # as the switch says
