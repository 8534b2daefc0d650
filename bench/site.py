"""The table without a server: how much is transferred, how soon can one move, how long do its bots think?

The folder of `./dev site` from a static server on this machine, and the served edition beside it, in the
Chromium of this machine. Decisions are timed with the same Python in node. Run it on an idle machine.
"""

import argparse
import gzip
import json
import shutil
import statistics
import subprocess
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from zipfile import ZipFile

from playwright.sync_api import Browser, Page, expect, sync_playwright

from bench._report import progress, report
from bench.browser import new_context, play_now
from tests.browser.screens import CHROMIUM_FLAGS
from tests.server.nodes import running_node
from tools import site, site_python, web
from tools.chromium import find_chromium

PARTS = {
    "runtime": ("python/pyodide",),
    "standard_library": (f"python/{site_python.STANDARD_LIBRARY}",),
    "our_package_and_libraries": (f"python/{site_python.PACKAGE}",),
    "fonts_and_pictures": (".woff2", ".png", ".svg"),
}
PAGES = "pages"
LATER = "python/networks/"  # fetched when a bot first needs a network
ALREADY_COMPRESSED = (".zip", ".woff2", ".png")
NETWORK = Path("seasalt", "bots", "network")
LEAST_STARTS, MOST_STARTS = 6, 6  # so that some of them are games that one begins; for each, at most
Start = tuple[int, float]
"""The version of the table at one's first turn, and the seconds until then."""
KEPT = "() => navigator.serviceWorker?.ready.then(() => true)"


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench site", description=__doc__)
    parser.add_argument("--runs", type=int, default=3, help="of each start; the fastest counts (default: 3)")
    parser.add_argument("--decisions", type=int, default=60, help="of each level (default: 60)")
    parser.add_argument("--keep", action="store_true", help="keep the result in bench/results")
    options = parser.parse_args()
    web.build()
    site.build()
    progress("Decisions ...")
    decisions = decision_times(options.decisions)
    progress("Starts ...")
    results = {
        "runs_each": options.runs,
        "decisions_each": options.decisions,
        "engine": decisions["engine"],
        "transfer_MB": transfer(),
        "seconds_to_the_first_move": times_to_move(options.runs),
        "runs": decisions["rows"],
    }
    report("site", results, keep=options.keep)


# --- what is sent


def transfer() -> dict[str, float]:
    """Megabytes by part: compressed as hosts send them, and in all as they lie there."""
    sent: dict[str, int] = dict.fromkeys((*PARTS, PAGES), 0)
    raw = later = 0
    for name in site.kept_files(site.SITE):
        content = (site.SITE / name).read_bytes()
        if name.startswith(LATER):
            later += len(content)
            continue
        raw += len(content)
        sent[part_of(name)] += len(content if name.endswith(ALREADY_COMPRESSED) else gzip.compress(content))
    megabytes = {part: round(size / 1e6, 2) for part, size in sent.items()}
    return {
        **megabytes,
        "in_all": round(sum(sent.values()) / 1e6, 2),
        "in_all_from_hosts_that_do_not_compress": round(raw / 1e6, 2),
        "networks_when_first_met": round(later / 1e6, 2),
    }


def part_of(name: str) -> str:
    for part, signs in PARTS.items():
        if name.startswith(signs) or name.endswith(signs):
            return part
    return PAGES


# --- from navigation to a main button that can be pressed


def times_to_move(runs: int) -> dict[str, float]:
    """Seconds by the start page and one click, in games where one is the first to play."""
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=CHROMIUM_FLAGS)
        folder = Path(name)
        with site_address() as address:
            cold = own_starts(lambda: cold_start(browser, address), runs)
            warm = warm_starts(browser, address, runs)
            page = [first_screen(browser, address) for _ in range(runs)]
        with running_node(folder, f"sqlite:///{folder / 'games.db'}") as node:
            served = own_starts(lambda: cold_start(browser, f"{node.address}/"), runs)
            served_warm = warm_starts(browser, f"{node.address}/", runs)
        browser.close()
    return {
        "start_page_usable": round(statistics.median(page), 2),
        "cold_cache": round(min(cold), 2),
        "warm_cache": round(min(warm), 2),
        "served_edition_cold": round(min(served), 2),
        "served_edition_warm": round(min(served_warm), 2),
    }


@contextmanager
def site_address() -> Iterator[str]:
    with site.server() as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield site.address(running)
        running.shutdown()


def own_starts(start: Callable[[], Start], runs: int) -> list[float]:
    """The seconds of `runs` games in which the person moves first: those with the least version by then."""
    found: list[Start] = []
    while True:
        found.append(start())
        own = [seconds for version, seconds in found if version == min(found)[0]]
        if len(found) > MOST_STARTS * runs or (len(found) > LEAST_STARTS and len(own) >= runs):
            return own


def cold_start(browser: Browser, address: str) -> Start:
    context = new_context(browser)
    start = first_move(context.new_page(), address)
    context.close()
    return start


def warm_starts(browser: Browser, address: str, runs: int) -> list[float]:
    """The same person comes again, with everything kept by the browser."""
    context = new_context(browser)
    page = context.new_page()
    first_move(page, address)
    if address.endswith(site.PREFIX):
        page.evaluate(KEPT)
    page.close()

    def start() -> Start:
        page = context.new_page()
        found = first_move(page, address)
        page.close()
        return found

    found = own_starts(start, runs)
    context.close()
    return found


def first_move(page: Page, address: str) -> Start:
    play_now(page, address)
    return int(page.evaluate("window.readyVersion")), float(page.evaluate("window.readyAt")) / 1000


def first_screen(browser: Browser, address: str) -> float:
    """Until the start page can be used, on a cold cache."""
    context = new_context(browser)
    page = context.new_page()
    page.goto(address, wait_until="commit")
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    seconds = float(page.evaluate("performance.now()")) / 1000
    context.close()
    return seconds


# --- decisions


def decision_times(decisions: int) -> dict[str, Any]:
    """Milliseconds a decision of every level, with the worker's Python and our package as it is sent."""
    with tempfile.TemporaryDirectory() as name:
        ZipFile(site.SITE / "python" / site_python.PACKAGE).extractall(name)
        for weights in (site_python.SOURCE / NETWORK).glob("*.npz"):
            shutil.copy(weights, Path(name, NETWORK))
        program = Path(__file__).with_name("_site_decisions.py")
        command = site_python.run_python(
            program, str(decisions), folders=[Path(name)], runtime=site.SITE / "python"
        )
        env = {**web.node_env(), "PYTHONPATH": name}
        done = subprocess.run(command, check=True, capture_output=True, text=True, env=env)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


if __name__ == "__main__":
    main()
