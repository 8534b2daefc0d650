"""The review of a finished game: first findings at once, every decision as it was seen, and a second try."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from seasalt.bots import Budget, SearchBot
from seasalt.cli import main
from seasalt.console import review_command
from seasalt.rules import format_record
from seasalt.table.table import Stage, Table
from tests.browser.conftest import Visit
from tests.browser.pages import NOWHERE
from tests.browser.positions import Prepared, prepare
from tests.browser.screens import PHONE
from tests.browser.tour import THINKING_MS
from tests.browser.watching import look
from tests.coach.records import a_record
from tests.server.nodes import ServerProcess


def is_over(table: Table) -> bool:
    return table.stage is Stage.OVER


@pytest.fixture(scope="module")
def played(server: ServerProcess) -> Prepared:
    """A short finished game; the person is Mia, on the first of two seats."""
    return prepare(server.database, is_over, players=2, target=3)


def as_mia(visit: Visit, server: ServerProcess, played: Prepared) -> Page:
    page = visit(NOWHERE, PHONE)
    played.sign_in(page.context, server.address)
    page.goto(f"/table/{played.id}")
    return page


@pytest.mark.thorough  # by day Review.test.ts, and test_reviews of the server
def test_a_game_is_reviewed_decision_by_decision_and_gone_on_with(
    visit: Visit, server: ServerProcess, played: Prepared
):
    page = as_mia(visit, server, played)
    page.get_by_role("link", name="Review", exact=True).click()
    expect(page.get_by_role("button", name=re.compile("^You"))).to_be_visible(timeout=THINKING_MS)
    expect(page.get_by_role("heading", name="Luck and choices")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=THINKING_MS)
    expect(page.get_by_role("button", name=re.compile("accuracy .* of 100"))).to_have_count(2)
    assert look(page, turn=0) == []

    page.get_by_role("link", name=re.compile("^Step through")).click()
    expect(page.get_by_text("as you saw it then")).to_be_visible()
    count = int(page.locator(".judged-place").inner_text().split()[-1])
    for number in range(1, 4):  # before any hand is revealed
        expect(page.locator(".judged-place")).to_have_text(f"{number} of {count}")
        expect(page.get_by_text("You chose")).to_be_visible()
        assert page.locator("[data-place=hand-1] [data-code]").count() == 0, "other hands stay covered"
        page.keyboard.press("ArrowRight")
    assert look(page, turn=1) == []

    page.get_by_role("button", name=re.compile("^Try again")).click()
    expect(page).to_have_url(re.compile("/table/"))
    page.locator(".acts .btn.main, .pile.can").first.wait_for()
    assert played.id not in page.url


def test_a_review_is_one_file_that_opens_without_a_server_and_takes_names_for_text(
    bundle: None, browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(review_command, "reviewer", lambda rng: SearchBot(rng, Budget(playouts=8)))
    game, file = tmp_path / "game.txt", tmp_path / "report.html"
    hostile = "<img src=x onerror=alert(1)>"
    record = replace(a_record(2, False, b"review"), names=("Ada", hostile))
    game.write_text(format_record(record), "utf-8")
    assert main(["review", str(game), "--html", str(file), "--language", "en"]) == 0

    context = browser.new_context(**PHONE, offline=True)
    page = context.new_page()
    trouble: list[str] = []
    page.on("console", lambda message: trouble.append(message.text))
    page.on("pageerror", lambda error: trouble.append(str(error)))
    page.on("request", lambda request: trouble.append(request.url))
    page.goto(file.as_uri())
    page.get_by_role("button", name=hostile).click()
    page.get_by_role("link", name=re.compile("^Step through")).click()
    expect(page.get_by_text(f"{hostile} chose")).to_be_visible()
    expect(page.locator(".judged-table .card").first).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="Luck and choices")).to_be_visible()

    assert page.locator("img").count() == 0
    assert [what for what in trouble if what != file.as_uri()] == []
    context.close()
