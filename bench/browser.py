"""How fast does the table load in a browser? Lighthouse, sizes, frames, the first move.

A real server and the Chromium of this machine, with a cold cache each time. Lighthouse simulates the network
and CPU of a mid-range phone. Run it on an idle machine.
"""

import argparse
import gzip
import json
import os
import re
import socket
import statistics
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from bench._report import report
from tests.browser.player import MAY_ACT, Player
from tests.browser.screens import CHROMIUM_FLAGS, DESKTOP, MOVING, PATIENCE_MS, PHONE
from tests.server.nodes import running_node
from tools import web
from tools.chromium import find_chromium

LIGHTHOUSE = Path(__file__).parent / "lighthouse"
CATEGORIES = ("performance", "accessibility", "best-practices")
NEW_GAMES = 8  # one of two or three seats starts
CATALOG = re.compile(r"^(texts|rules)-")  # loaded for one language only
AHEAD = re.compile(r"/assets/tables?-")  # the start page loads it once it is there
STEPS = 24  # that are played while frames are counted
IDLE_MS = 3_000  # after the last move, everything should have come to rest
FRAMES = """() => {
  const gaps = (window.gaps = []);
  let last = performance.now();
  requestAnimationFrame(function next(now) {
    if (document.getAnimations().some((one) => one.playState === 'running')) gaps.push(now - last);
    last = now;
    requestAnimationFrame(next);
  });
}"""
RUNNING = "() => document.getAnimations().filter((one) => one.playState === 'running').length"
NOTE_WHEN_READY = """
new MutationObserver(() => {
  const main = document.querySelector('[data-testid=main]');
  if (!main || main.disabled || window.readyAt) return;
  window.readyAt = performance.now();
  window.readyVersion = document.querySelector('[data-version]').dataset.version;
}).observe(document, { subtree: true, childList: true, attributes: true });
"""


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench browser", description=__doc__)
    parser.add_argument("--runs", type=int, default=3, help="of each; the median counts (default: 3)")
    parser.add_argument("--keep", action="store_true", help="keep the result in bench/results")
    options = parser.parse_args()
    web.install(LIGHTHOUSE)
    web.build()
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        with running_node(folder, f"sqlite:///{folder / 'games.db'}") as node:
            results = {
                "runs_each": options.runs,
                "scripts": script_sizes(),
                "first_load": first_load(playwright, node.address),
                "seconds_to_the_main_button": times_to_main(playwright, node.address, options.runs),
                "frames": frames(playwright, node.address),
                "runs": lighthouse(playwright, node.address, folder, options.runs),
            }
    report("browser", results, keep=options.keep)


def script_sizes() -> dict[str, float]:
    """Kilobytes of scripts, compressed as they are sent."""
    sizes = {path.name: len(gzip.compress(path.read_bytes())) for path in web.BUNDLE.rglob("*.js")}
    ours = sum(size for name, size in sizes.items() if not CATALOG.match(name))
    words = sum(size for name, size in sizes.items() if name.startswith("texts-en"))
    page = len(gzip.compress((web.BUNDLE / "index.html").read_bytes()))
    return {
        "all_pages_kB": round(ours / 1000, 1),
        "words_of_one_language_kB": round(words / 1000, 1),
        "page_with_drawings_kB": round(page / 1000, 1),
    }


# --- what the network brings


def first_load(playwright: Playwright, address: str) -> dict[str, float]:
    """Kilobytes on the wire for the start page, headers included, and for what it loads ahead; requests."""
    browser = playwright.chromium.launch(executable_path=find_chromium(), args=CHROMIUM_FLAGS)
    context = browser.new_context(base_url=address, locale="en", **PHONE)
    page = context.new_page()
    network = context.new_cdp_session(page)
    names: dict[str, str] = {}
    sizes: dict[str, int] = {}
    network.on(
        "Network.requestWillBeSent", lambda sent: names.update({sent["requestId"]: sent["request"]["url"]})
    )
    network.on(
        "Network.loadingFinished", lambda got: sizes.update({got["requestId"]: got["encodedDataLength"]})
    )
    network.send("Network.enable")
    with page.expect_event("requestfinished", lambda request: "/assets/table-" in request.url):
        page.goto("/")
    browser.close()
    ahead = [size for request, size in sizes.items() if AHEAD.search(names[request])]
    first = [size for request, size in sizes.items() if not AHEAD.search(names[request])]
    return {
        "start_page_kB": round(sum(first) / 1000, 1),
        "requests": len(first),
        "ahead_kB": round(sum(ahead) / 1000, 1),
    }


# --- from navigation to a main button that can be pressed


def times_to_main(playwright: Playwright, address: str, runs: int) -> dict[str, float]:
    """Median seconds, by a link to a running game; and by the start page, if one is the first to play.

    Where a bot starts, its turn is shown first. So the fastest of some games counts.
    """
    browser = playwright.chromium.launch(executable_path=find_chromium(), args=CHROMIUM_FLAGS)
    by_link = [time_by_link(browser, address) for _ in range(runs)]
    by_start = [time_by_start(browser, address) for _ in range(NEW_GAMES)]
    browser.close()
    return {
        "by_a_link_to_a_running_game": round(statistics.median(by_link), 2),
        "by_the_start_page_and_one_click": round(min(by_start), 2),
    }


def time_by_link(browser: Browser, address: str) -> float:
    before = browser.new_context(base_url=address, locale="en", **PHONE)
    table = play_now(before.new_page()).url
    kept = before.storage_state()
    before.close()
    cold = new_context(browser, storage_state=kept)
    page = cold.new_page()
    page.goto(table, wait_until="commit")
    seconds = ready_after(page)
    cold.close()
    return seconds


def time_by_start(browser: Browser, address: str) -> float:
    cold = new_context(browser, base_url=address)
    seconds = ready_after(play_now(cold.new_page()))
    cold.close()
    return seconds


def new_context(browser: Browser, **options: Any) -> BrowserContext:
    """A phone with a cold cache, whose pages note when they are ready."""
    context = browser.new_context(locale="en", **PHONE, **options)
    context.add_init_script(NOTE_WHEN_READY)
    return context


def play_now(page: Page, address: str = "/") -> Page:
    """Start a game against bots, up to the first move."""
    page.goto(address, wait_until="commit")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_test_id("main")).to_be_enabled(timeout=PATIENCE_MS)
    return page


def ready_after(page: Page) -> float:
    expect(page.get_by_test_id("main")).to_be_enabled(timeout=PATIENCE_MS)
    return float(page.evaluate("window.readyAt")) / 1000


# --- while cards move


def frames(playwright: Playwright, address: str) -> dict[str, float]:
    """Milliseconds between two frames while something moves, and what moves when nothing happens.

    On an empty page, too: where other programs want the processor, only the ratio says something.
    """
    browser = playwright.chromium.launch(executable_path=find_chromium(), args=CHROMIUM_FLAGS)
    found: dict[str, float] = {}
    for name, size in (("phone", PHONE), ("desktop", DESKTOP)):
        context = browser.new_context(base_url=address, locale="en", **size, **MOVING)
        empty = context.new_page()
        empty.evaluate("() => void document.body.animate({ opacity: [1, 0.5] }, 3_000)")
        empty.evaluate(FRAMES)
        empty.wait_for_timeout(IDLE_MS)
        found[f"{name}_empty_page_p95_ms"] = p95(empty.evaluate("() => window.gaps"))
        empty.close()
        page = play_now(context.new_page())
        page.evaluate(FRAMES)
        player = Player(page)
        for _ in range(STEPS):
            player.step()
        gaps = page.evaluate("() => window.gaps")
        found[f"{name}_p95_ms"] = p95(gaps)
        found[f"{name}_frames"] = len(gaps)
        expect(page.locator(MAY_ACT).first).to_be_visible(timeout=PATIENCE_MS)
        page.wait_for_timeout(IDLE_MS)
        found[f"{name}_animations_when_idle"] = page.evaluate(RUNNING)
        context.close()
    browser.close()
    return found


def p95(gaps: list[float]) -> float:
    return round(sorted(gaps)[int(0.95 * len(gaps))], 1)


# --- Lighthouse


def lighthouse(playwright: Playwright, address: str, folder: Path, runs: int) -> list[dict[str, Any]]:
    """The median scores of each page on each device."""
    port = free_port()
    context = playwright.chromium.launch_persistent_context(
        folder / "profile",
        executable_path=find_chromium(),
        args=[*CHROMIUM_FLAGS, f"--remote-debugging-port={port}"],
        base_url=address,
        locale="en",
    )
    pages = {"start": f"{address}/", "table": play_now(context.new_page()).url}
    rows = []
    for name, url in pages.items():
        for device in ("phone", "desktop"):
            marks = [marks_of(url, device, port, folder) for _ in range(runs)]
            row = {key: statistics.median(mark[key] for mark in marks) for key in marks[0]}
            rows.append({"page": name, "device": device, **row})
    context.close()
    return rows


def marks_of(url: str, device: str, port: int, folder: Path) -> dict[str, float]:
    """A score from 0 to 100 for each category, and the largest contentful paint."""
    output = folder / "lighthouse.json"
    preset = ["--preset=desktop"] if device == "desktop" else []
    program = str(LIGHTHOUSE / "node_modules" / ".bin" / "lighthouse")
    command = [program, url, f"--port={port}", "--disable-storage-reset", *preset, "--quiet"]
    command += [f"--only-categories={','.join(CATEGORIES)}", "--output=json", f"--output-path={output}"]
    subprocess.run(command, check=True, env={**os.environ, **web.node_env()})
    result = json.loads(output.read_text("utf-8"))
    marks = {name: round(result["categories"][name]["score"] * 100) for name in CATEGORIES}
    largest = result["audits"]["largest-contentful-paint"]["numericValue"] / 1000
    return {**marks, "largest_paint_s": round(largest, 2)}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


if __name__ == "__main__":
    main()
