"""What `/offline/` serves: the files of its folder, as they were built, and nothing else."""

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from seasalt.server.web.files.offline_files import POLICY, PREFIX, OfflineFiles, read_offline_files
from seasalt.server.web.middleware import HEADERS, SecurityHeaders

WASM = b"\0asm" * 100_000
INDEX = b"<!doctype html><title>table</title>"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder as `./dev site` packs it, beside a private file and the networks of the package."""
    folder = tmp_path / "site"
    packed = {"index.html": INDEX, "sw.js": b"// keep", "python/pyodide.asm.wasm": WASM, "python/a.mjs": b"0"}
    for name, content in packed.items():
        path = folder / f"{name}.gz"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(gzip.compress(content))
    (folder / "assets").mkdir()
    (folder / "assets" / "font-1a2b.woff2").write_bytes(b"wOF2")
    (folder / "python" / "seasalt.zip").write_bytes(b"PK")
    (folder / ".stamp").write_text("made from")
    (tmp_path / "network").mkdir()
    (tmp_path / "network" / "weights.npz").write_bytes(b"PK weights")
    (tmp_path / "network" / "secret.py").write_text("secret")
    (tmp_path / "secret.js").write_text("secret")
    return folder


def ask(folder: Path, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    """The answer to a path that is sent as written."""
    offline = OfflineFiles(read_offline_files(folder, folder.parent / "network"))
    routes = [Route("/offline", offline.add_slash), Route(PREFIX + "{path:path}", offline.answer)]
    app = Starlette(routes=routes)
    app.add_middleware(SecurityHeaders, secure=False)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    url = httpx.URL("http://table/").copy_with(raw_path=path.encode())

    async def asked() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app)) as browser:
            return await browser.request(method, url, headers={"accept-encoding": "gzip", **named})

    return asyncio.run(asked())


@pytest.mark.parametrize(
    ("name", "content", "media"),
    [
        ("", INDEX, "text/html; charset=utf-8"),
        ("index.html", INDEX, "text/html; charset=utf-8"),
        ("python/pyodide.asm.wasm", WASM, "application/wasm"),
        ("python/a.mjs", b"0", "text/javascript; charset=utf-8"),
        ("python/seasalt.zip", b"PK", "application/zip"),
        ("python/networks/weights.npz", b"PK weights", "application/octet-stream"),
        ("assets/font-1a2b.woff2", b"wOF2", "font/woff2"),
    ],
)
def test_a_file_arrives_as_it_was_built(folder: Path, name: str, content: bytes, media: str):
    for accepted in ("gzip", "identity"):
        answer = ask(folder, PREFIX + name, accept_encoding=accepted)

        assert (answer.status_code, answer.content) == (200, content)
        assert answer.headers["content-type"] == media


def test_what_was_compressed_is_sent_so_to_those_who_can_unpack_it(folder: Path):
    name = f"{PREFIX}python/pyodide.asm.wasm"

    assert int(ask(folder, name).headers["content-length"]) < len(WASM) / 100
    assert "content-encoding" not in ask(folder, name, accept_encoding="identity").headers
    assert "content-encoding" not in ask(folder, f"{PREFIX}python/seasalt.zip").headers


def test_only_a_file_with_its_content_in_its_name_is_not_asked_for_again(folder: Path):
    worker, font = (ask(folder, PREFIX + name) for name in ("sw.js", "assets/font-1a2b.woff2"))

    assert worker.headers["cache-control"] == "no-cache"
    assert font.headers["cache-control"] == "public, max-age=31536000, immutable"
    again = ask(folder, f"{PREFIX}sw.js", if_none_match=worker.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path",
    [
        "../secret.js",
        "..%2fsecret.js",
        "%2e%2e/secret.js",
        "assets/..%2f..%2fsecret.js",
        "python/networks/secret.py",
        "python/networks/..%2f..%2f..%2fsecret.js",
        "/secret.js",
        ".stamp",
        "index.html.gz",
        "python",
        "python/",
        "python/nothing.zip",
        "index.html%00.js",
        "A" * 5_000,
    ],
)
def test_no_path_leads_out_of_the_folder(folder: Path, path: str):
    answer = ask(folder, PREFIX + path)

    assert answer.status_code == 404
    assert "secret" not in answer.text


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "TRACE"])
def test_a_file_is_only_read(folder: Path, method: str):
    assert ask(folder, PREFIX, "HEAD").content == b""
    assert ask(folder, PREFIX, method).status_code == 405


def test_the_folder_has_a_slash(folder: Path):
    answer = ask(folder, "/offline?back=//elsewhere.example")

    assert (answer.status_code, answer.headers["location"]) == (308, PREFIX)


def test_only_there_a_page_may_compile_webassembly(folder: Path):
    answer = ask(folder, PREFIX)

    assert answer.headers.get_list("content-security-policy") == [POLICY]
    assert "script-src 'self' 'wasm-unsafe-eval'; worker-src 'self';" in POLICY
    assert "wasm" not in HEADERS["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert ask(folder, "/elsewhere").headers["content-security-policy"] == HEADERS["content-security-policy"]


def test_a_folder_that_was_not_built_has_no_files(tmp_path: Path):
    assert read_offline_files(tmp_path / "nothing") == {}
