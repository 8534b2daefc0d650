"""The table without a server: a folder of files on a plain host, on a subpath, and nothing behind it."""

import re
import shutil
import threading
from collections.abc import Callable, Iterator
from hashlib import sha256
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from seasalt.rules.record import parse_record
from tests.browser.player import Finger
from tests.browser.screens import DESKTOP, PHONE, STILL, merged
from tests.browser.watching import Watch, look
from tools import site

PYTHON_MS = 120_000  # Python starts, on a machine with other things to do
A_TURN = {"keep", "take or end"}
# A whole game, but one of a single round: the page has no switch for that.
SHORT = """(() => {
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message.type === 'ask' && message.method === 'POST' && message.path === '/api/tables') {
      const wish = JSON.parse(message.body);
      wish.options.target_score = '3';
      message.body = JSON.stringify(wish);
    }
    return post.call(this, message, ...rest);
  };
})()"""
LOOKS_FOR_A_VERSION = """async () => {
  const found = await navigator.serviceWorker.register('sw.js');
  await found.update();
  return true;
}"""
COMES_TO_NOTHING = """async () => {
  const found = await navigator.serviceWorker.getRegistration();
  const update = await found.update();
  const fresh = update.installing;
  if (fresh && fresh.state !== 'redundant')
    await new Promise((done) => fresh.addEventListener('statechange', done));
  return [fresh?.state, !!update.waiting];
}"""
IS_KEPT = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  while (active.state !== 'activated') await new Promise((done) => setTimeout(done, 20));
  return true;
}"""

OpenSite = Callable[..., Page]


class Host:
    """A host of plain files with a copy of the folder, which tests may change."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._server: ThreadingHTTPServer = site.server(folder)
        self.address = site.address(self._server)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def publish(self, edition: str, *, broken: bool = False) -> None:
        """A new version: its page says which one. A broken one has a file that is not the listed one."""
        page, worker = self.folder / "index.html", self.folder / site.SERVICE_WORKER
        before = sha256(page.read_bytes()).hexdigest()[:16]
        text = re.sub(
            r'<html lang="en"[^>]*>', f'<html lang="en" data-edition="{edition}">', page.read_text("utf-8")
        )
        page.write_text(text, "utf-8")
        after = "0" * 16 if broken else sha256(page.read_bytes()).hexdigest()[:16]
        code = worker.read_text("utf-8")
        assert before in code
        version = re.search(r"[0-9a-f]{16}(?=`)", code)
        assert version
        worker.write_text(code.replace(before, after).replace(version[0], edition.rjust(16, "0")), "utf-8")


@pytest.fixture(scope="session")
def built() -> Path:
    site.build()
    return site.SITE


@pytest.fixture
def host(built: Path, tmp_path: Path) -> Iterator[Host]:
    host = Host(shutil.copytree(built, tmp_path / "site"))
    yield host
    host.close()


@pytest.fixture
def watch(host: Host) -> Iterator[Watch]:
    watching = Watch(host.address)
    watching.allow("slow_request")  # what the table logs where the machine is busy
    yield watching
    assert watching.troubles == []


@pytest.fixture
def open_site(browser: Browser, host: Host, watch: Watch) -> Iterator[OpenSite]:
    """Opens a page of the folder as a new guest: `open_site("/rules", PHONE)`."""
    contexts = []

    def opened(path: str = "/", *screens: dict[str, Any], **options: Any) -> Page:
        context = browser.new_context(**merged(DESKTOP, STILL, *screens, options))
        context.set_default_timeout(PYTHON_MS)
        contexts.append(context)
        watch.follow(context)
        page = context.new_page()
        page.add_init_script(SHORT)
        page.goto(f"{host.address}#{path}" if path != "/" else host.address)
        page.locator("main").first.wait_for()
        return page

    yield opened
    for context in contexts:
        context.close()


def begin_game(page: Page) -> Finger:
    """Two at a table, from the start page."""
    page.get_by_role("radio", name="2", exact=True).tap()
    page.locator(".go .btn.main").tap()
    page.locator(".table").wait_for()
    return Finger(page)


def is_kept(page: Page) -> None:
    """Wait until the service worker has the whole folder."""
    page.wait_for_function(IS_KEPT)


@pytest.mark.long
def test_a_game_on_a_phone_goes_on_without_a_network(open_site: OpenSite):
    page = open_site("/", PHONE)
    player = begin_game(page)
    player.play_until(A_TURN)
    table = page.url
    before = player._version()
    is_kept(page)

    page.context.set_offline(True)
    page.workers[0].evaluate("void setTimeout(() => { for (;;); })")  # a bot thinks, and hears nothing
    with page.expect_response(re.compile("/assets/worker-")) as worker:
        page.reload()
    page.locator(".table").wait_for()

    assert page.url == table
    assert player._version() >= before
    assert "connect-src 'self'" in worker.value.headers["content-security-policy"]
    Finger(page).play_until(A_TURN)


@pytest.mark.thorough
def test_a_finished_game_has_its_record_and_its_proof(open_site: OpenSite):
    page = open_site("/", PHONE, accept_downloads=True)
    begin_game(page).play_to_the_end()
    expect(page.locator(".rank li")).to_have_count(2)

    page.locator('a[href*="/replay/"]').first.tap()
    page.get_by_role("slider", name="Step").wait_for()
    page.locator(".odds path.you").wait_for(state="attached")
    page.get_by_role("button", name="Share and check").tap()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").tap()
    record = parse_record(download.value.path().read_text("utf-8"))
    page.locator(".fair .btn").tap()

    assert len(record.names) == 2
    expect(page.locator(".fair-said")).to_be_visible()
    assert page.get_by_role("button", name="Copy the link").count() == 0  # it would not work elsewhere

    page.goto(re.sub("#.*", "#/games", page.url))
    page.get_by_text("Open a record").wait_for()
    page.locator(".open-record input").set_input_files(download.value.path())
    page.get_by_role("slider", name="Step").wait_for()
    assert "/replay/record-" in page.url


@pytest.mark.thorough
def test_the_first_page_can_be_used_before_python_has_come(
    open_site: OpenSite, host: Host, monkeypatch: pytest.MonkeyPatch
):
    comes = threading.Event()
    usual: Callable[[Any], Any] = site.Handler.send_head

    def send_head(handler: Any) -> Any:
        if handler.path.endswith("seasalt.zip"):
            comes.wait(PYTHON_MS / 1000)
        return usual(handler)

    monkeypatch.setattr(site.Handler, "send_head", send_head)
    page = open_site("/", PHONE)
    page.get_by_role("radio", name="4", exact=True).tap()
    page.locator(".go .btn.main").tap()

    expect(page.locator(".go .btn.main")).to_contain_text("Setting the table…")
    expect(page.locator(".setting-up")).to_contain_text("Setting the table…")

    comes.set()
    page.locator(".table").wait_for()
    expect(page.locator(".setting-up p")).to_have_count(0)
    expect(page.locator(".seat")).to_have_count(3)


@pytest.mark.thorough
def test_links_open_in_a_new_tab_and_places_on_a_page_are_scrolled_to(open_site: OpenSite):
    page = open_site("/rules")
    chapter = page.locator(".rulebook h2").last
    page.locator(f'a[href="#{chapter.get_attribute("id")}"]').first.click()
    expect(chapter).to_be_in_viewport()
    assert page.url.endswith("#/rules")

    page.goto(re.sub("#.*", "", page.url))
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Settings").click(modifiers=["Control"])
    expect(opened.value.get_by_role("heading", name="Settings")).to_be_visible()
    assert opened.value.url.endswith("/#/settings")


@pytest.mark.thorough
def test_games_with_people_lead_to_a_server(open_site: OpenSite, host: Host, watch: Watch):
    watch.allow("left the server: https://table.example.org/")
    page = open_site()
    page.context.route("https://table.example.org/**", lambda route: route.fulfill(body="welcome"))
    assert look(page) == []
    page.get_by_role("link", name="With friends").click()
    field = page.get_by_label("Address of the server")
    expect(field).to_be_visible()
    assert look(page, turn=1) == []
    field.fill("nowhere")
    page.get_by_role("button", name="Go there").click()
    expect(page.get_by_text("This is not the address of a website.")).to_be_visible()

    field.fill("table.example.org")
    page.get_by_role("button", name="Go there").click()
    page.wait_for_url("https://table.example.org/friends")

    page.goto(f"{host.address}#/join/some-table?invite=x")  # nor can an invitation be followed here
    expect(field).to_have_value("https://table.example.org")


@pytest.mark.thorough
def test_the_table_is_open_in_one_tab_at_a_time(open_site: OpenSite, host: Host):
    page = open_site("/games")
    page.get_by_text("finished").first.wait_for()
    other = page.context.new_page()
    other.goto(f"{host.address}#/games")
    notice = other.locator(".notice")
    expect(notice).to_contain_text("The table is open in another tab.")

    page.close()

    other.get_by_text("finished").first.wait_for()
    expect(notice).to_have_count(0)


@pytest.mark.thorough
def test_without_room_the_game_goes_on_and_says_that_it_is_not_kept(
    open_site: OpenSite, host: Host, watch: Watch
):
    watch.allow("python/pyodide.asm.mjs")  # Python logs that nothing can be kept
    page = open_site("/", PHONE)
    origin = re.sub(r"^(\w+://[^/]+).*", r"\1", host.address)
    page.context.new_cdp_session(page).send(
        "Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1}
    )
    player = begin_game(page)

    expect(page.locator(".notice")).to_contain_text("There is no room left on this device")
    page.locator(".notice .icon-btn").tap()
    expect(page.locator(".notice")).to_have_count(0)
    player.play_until(A_TURN)


@pytest.mark.thorough
def test_a_new_version_is_used_on_request_or_at_the_next_start(open_site: OpenSite, host: Host, watch: Watch):
    watch.allow("is not the file of this version")
    page = open_site("/score")
    is_kept(page)
    page.reload()
    edition, notice = page.locator("html"), page.locator(".notice")

    host.publish("2")
    page.wait_for_function(LOOKS_FOR_A_VERSION)
    expect(notice).to_contain_text("A new version is ready.")
    assert edition.get_attribute("data-edition") is None
    page.get_by_role("button", name="Load it now").click()
    expect(edition).to_have_attribute("data-edition", "2")

    page.wait_for_function(LOOKS_FOR_A_VERSION)  # after the look at the start
    host.publish("3")
    page.wait_for_function(LOOKS_FOR_A_VERSION)
    expect(notice).to_contain_text("A new version is ready.")
    page.reload()
    expect(edition).to_have_attribute("data-edition", "3")
    assert len(page.evaluate("caches.keys()")) == 1

    host.publish("4", broken=True)  # its files do not fit together
    assert page.wait_for_function(COMES_TO_NOTHING).json_value() == ["redundant", False]
    page.reload()
    expect(page.get_by_role("heading").first).to_be_visible()
    expect(edition).to_have_attribute("data-edition", "3")
