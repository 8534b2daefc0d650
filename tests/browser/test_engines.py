"""A tour of the table in other engines, where they are installed: Firefox, WebKit, and that of Safari 16."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.browser.positions import prepare
from tests.browser.tour import TABLES
from tests.browser.webdriver import ENGINES, Engine, wanted_engines
from tests.server.nodes import ServerProcess
from tools import site

pytestmark = [pytest.mark.thorough, pytest.mark.long]  # by day test_old_browsers.py

# Cards that have no ground in their color.
BARE = """return [...document.querySelectorAll('.card')].filter((card) => {
  const { backgroundImage, width } = getComputedStyle(card, '::before');
  return !backgroundImage.includes('gradient') || parseFloat(width) < 0.85 * card.offsetWidth;
}).map(({ outerHTML }) => outerHTML)"""
SEA = "return getComputedStyle(document.querySelector('.sea')).backgroundColor"
IS_KEPT = "(await navigator.serviceWorker.ready).active.state === 'activated'"
HAND = ".hand .pick"
GO, MAIN = ".go .btn.main", "[data-testid=main]"


@pytest.fixture(scope="module", params=wanted_engines())
def engine(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engine]:
    begin, _ = ENGINES[request.param]
    with begin(tmp_path_factory.mktemp("engine")) as started:
        yield started


def sit(engine: Engine, server: ServerProcess, name: str) -> None:
    """At a table of its own in that position of the tour."""
    want, wish, _ = TABLES[name]
    table = prepare(server.database, want, **wish)
    engine.go(f"{server.address}/manifest.webmanifest")
    engine.sign_in(table.token)
    engine.go(f"{server.address}/table/{table.id}")
    engine.until("document.querySelector('[data-version]')")


def test_a_game_begins_by_day_and_by_night(engine: Engine, server: ServerProcess):
    engine.go(server.address)
    engine.until("document.querySelector('main')")  # the scripts have set the theme that was kept
    by_day = engine.run(SEA)
    engine.run("document.documentElement.dataset.theme = 'dark'")
    assert engine.run(SEA) != by_day

    engine.press(GO)
    engine.counts(".table", 1)
    engine.press(".acts .btn.main")
    engine.counts(".drawn", 2)

    assert engine.run(BARE) == []


def test_a_card_is_drawn_kept_and_given(engine: Engine, server: ServerProcess):
    sit(engine, server, "take")
    before = engine.count(HAND)

    engine.press("[data-place=deck]")
    engine.counts(".drawn", 2)
    engine.press(".drawn")
    engine.press(".pile.can")

    engine.counts(HAND, before + 1)
    assert engine.run(BARE) == []


def test_a_round_is_ended(engine: Engine, server: ServerProcess):
    sit(engine, server, "call")

    engine.press(".points .btn")
    engine.press("dialog .opt")
    engine.press("dialog .btn.main")

    engine.counts(".page.round", 1)


def test_cards_are_dragged(engine: Engine, server: ServerProcess):
    for pointer in engine.pointers:
        sit(engine, server, "take")
        before = engine.count(HAND)
        engine.drag("[data-place=deck]", ".hand-room", pointer)
        engine.counts(".drawn", 2)
        engine.drag(".drawn", "[data-place=pile-A]", pointer)
        engine.counts(HAND, before + 1)


def test_the_lesson_leads_through_its_first_turns(engine: Engine, server: ServerProcess):
    engine.go(f"{server.address}/learn")
    said = set()
    for _ in range(40):
        said.add(engine.text("[aria-label=Coach] h1"))
        if "Your first duo" in said:
            return
        engine.press("[data-testid=next], [data-coach]")
    raise AssertionError(said)


def test_the_score_pad_counts(engine: Engine, server: ServerProcess):
    engine.go(f"{server.address}/score")
    engine.press("[form=begin]")
    engine.press(MAIN)
    for card in ("shell-DB", "shell-LB", "crab-DB", "crab-YE"):
        engine.press(f"[data-card={card}]")

    engine.until("document.querySelector('[role=tab] b')?.textContent.trim() === '3'")


def test_the_table_without_a_server_goes_on_without_a_network_or_says_why_it_does_not_begin(engine: Engine):
    site.build()
    with hosted() as address:
        engine.go(address)
        engine.press(GO)
        if not engine.runs_python:
            assert "try another browser" in engine.text(".notice")
            return
        engine.counts(".table", 1)
        engine.press(".acts .btn.main")
        engine.counts(".drawn", 2)
        table = engine.run("return location.hash")
        engine.until(IS_KEPT)

    engine.go("about:blank")
    engine.go(f"{address}{table}")
    engine.counts(".drawn", 2)


@contextmanager
def hosted() -> Iterator[str]:
    """A host of plain files, until the end of the block."""
    host = site.server()
    thread = threading.Thread(target=host.serve_forever)
    thread.start()
    try:
        yield site.address(host)
    finally:
        host.shutdown()
        thread.join()
        host.server_close()
