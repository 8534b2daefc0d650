"""Pages: one page for every path of the browser, files from memory, and nothing else."""

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest
from starlette.routing import Router

from seasalt.bots import LEVELS, Level
from seasalt.server.web.files.pages import Pages, read_bundle
from seasalt.server.web.middleware import HEADERS

INDEX = "<!doctype html><title>table</title>"
SCRIPT = "console.log('sea');" * 50
FONT = b"wOF2 a font"
ICON = b"PNG an icon"


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """A bundle as Vite builds it, beside a private file."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "icon-180.png").write_bytes(ICON)
    (folder / "assets" / "index-1a2b.js").write_text(SCRIPT)
    (folder / "assets" / "font-3c4d.woff2").write_bytes(FONT)
    (tmp_path / "secret.js").write_text("secret")
    return folder


def ask(folder: Path, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    """The answer to a path that is sent as written."""
    pages = Pages(read_bundle(folder), Router().not_found)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    url = httpx.URL("http://table/").copy_with(raw_path=path.encode())

    async def asked() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(pages)) as browser:
            return await browser.request(method, url, headers={"accept-encoding": "identity", **named})

    return asyncio.run(asked())


PLACES = [
    "/",
    "/table/abc",
    "/join/abc/def_-x",
    "/watch/abc",
    "/learn",
    "/rules",
    "/replay/abc?step=3",
    "/nowhere",
]


@pytest.mark.parametrize("place", PLACES)
def test_every_place_of_the_table_is_the_one_page(bundle: Path, place: str):
    answer = ask(bundle, place)

    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


@pytest.mark.parametrize("path", ["/api", "/api/nothing", "/ws", "/metrics", "/healthz", "/readyz"])
def test_what_machines_ask_for_is_not_a_page(bundle: Path, path: str):
    assert ask(bundle, path).status_code == 404


def test_a_browser_that_asks_for_an_icon_by_itself_gets_ours(bundle: Path):
    answer = ask(bundle, "/favicon.ico")
    assert (answer.status_code, answer.headers["content-type"], answer.content) == (200, "image/png", ICON)


@pytest.mark.parametrize("path", ["/assets/gone-1a2b.js", "/robots.txt", "/index.html.bak", "/assets/.env"])
def test_a_file_that_is_not_in_the_bundle_is_not_there(bundle: Path, path: str):
    assert ask(bundle, path).status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.js",
        "/..%2fsecret.js",
        "/assets/..%2f..%2fsecret.js",
        "/assets/%2e%2e/%2e%2e/secret.js",
        "//secret.js",
    ],
)
def test_no_path_leads_out_of_the_bundle(bundle: Path, path: str):
    answer = ask(bundle, path)

    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_a_file_with_its_content_in_its_name_is_kept_for_good(bundle: Path):
    script = ask(bundle, "/assets/index-1a2b.js")
    font = ask(bundle, "/assets/font-3c4d.woff2")

    assert (script.text, font.content) == (SCRIPT, FONT)
    assert script.headers["content-type"].startswith("text/javascript")
    assert font.headers["content-type"] == "font/woff2"
    assert {answer.headers["cache-control"] for answer in (script, font)} == {
        "public, max-age=31536000, immutable"
    }


@pytest.mark.parametrize("path", ["/", "/table/abc", "/icon.svg"])
def test_a_browser_asks_again_for_the_page_and_is_told_that_nothing_has_changed(bundle: Path, path: str):
    first = ask(bundle, path)
    again = ask(bundle, path, if_none_match=first.headers["etag"])

    assert first.headers["cache-control"] == "no-cache"
    assert (again.status_code, again.content) == (304, b"")


def test_a_page_that_has_changed_is_sent_again(bundle: Path):
    first = ask(bundle, "/")
    (bundle / "index.html").write_text("<!doctype html><title>new</title>")

    again = ask(bundle, "/", if_none_match=first.headers["etag"])

    assert (again.status_code, again.text) == (200, "<!doctype html><title>new</title>")


def test_a_page_says_which_level_its_server_cannot_seat(bundle: Path, monkeypatch: pytest.MonkeyPatch):
    (bundle / "index.html").write_text('<!doctype html><html lang="en">')
    whole = ask(bundle, "/")
    assert "data-without" not in whole.text

    monkeypatch.delitem(LEVELS, Level.CHAMPION)

    poorer = ask(bundle, "/")
    assert '<html data-without="champion" lang="en">' in poorer.text
    assert poorer.headers["etag"] != whole.headers["etag"]


def test_text_is_packed_for_those_who_can_unpack_it(bundle: Path):
    compressed = ask(bundle, "/assets/index-1a2b.js", accept_encoding="br, gzip;q=0.8")
    plain = ask(bundle, "/assets/index-1a2b.js")
    font = ask(bundle, "/assets/font-3c4d.woff2", accept_encoding="gzip")

    assert compressed.headers["content-encoding"] == "gzip"
    assert int(compressed.headers["content-length"]) == len(gzip.compress(SCRIPT.encode())) < len(SCRIPT)
    assert compressed.text == plain.text
    assert "content-encoding" not in {*plain.headers, *font.headers}


def test_a_page_is_only_read(bundle: Path):
    assert ask(bundle, "/", "HEAD").status_code == 200
    assert ask(bundle, "/table/abc", "POST").status_code == 405


def test_without_a_bundle_the_page_says_in_a_sentence_how_to_build_it(tmp_path: Path):
    answer = ask(tmp_path / "nothing", "/table/abc")

    assert answer.status_code == 503
    assert answer.headers["content-type"].startswith("text/plain")
    assert "./dev play" in answer.text


def test_a_page_may_load_from_its_own_server_only():
    policy = dict(part.split(" ", 1) for part in HEADERS["content-security-policy"].split("; "))

    assert policy == {
        "default-src": "'none'",
        "script-src": "'self'",
        "style-src": "'self'",
        "font-src": "'self'",  # the font is beside the scripts
        "img-src": "'self' data:",
        "manifest-src": "'self'",
        "connect-src": "'self'",
        "base-uri": "'none'",
        "frame-ancestors": "'none'",
        "form-action": "'self'",
    }


def test_a_page_says_whether_there_is_a_table_to_keep(bundle: Path):
    (bundle / "index.html").write_text('<!doctype html><html lang="en">')

    [without, having] = (read_bundle(bundle, has_offline=has)["index.html"].plain for has in (False, True))

    assert without == b'<!doctype html><html lang="en">'
    assert having == b'<!doctype html><html data-offline lang="en">'
