"""The review of a finished game: first findings at once, every decision as it was seen, and a second try."""

import re

import pytest
from playwright.sync_api import Page, expect

from seasalt.table.table import Stage, Table
from tests.browser.conftest import Visit
from tests.browser.pages import NOWHERE
from tests.browser.positions import Prepared, prepare
from tests.browser.screens import PHONE
from tests.browser.tour import THINKING_MS
from tests.browser.watching import look
from tests.server.nodes import ServerProcess


def is_over(table: Table) -> bool:
    return table.stage is Stage.OVER


@pytest.fixture(scope="module")
def played(server: ServerProcess) -> Prepared:
    """A short finished game; the person is Mia, on the first of two seats."""
    return prepare(server.database, is_over, players=2, target=7)


def as_mia(visit: Visit, server: ServerProcess, played: Prepared, at: str = "/review/{}") -> Page:
    page = visit(NOWHERE, PHONE)
    played.sign_in(page.context, server.address)
    page.goto(at.format(played.id))
    return page


def all_found(page: Page) -> None:
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=THINKING_MS)
    expect(page.get_by_role("status")).to_contain_text("Reviewed")


def test_first_findings_come_at_once_and_then_all(visit: Visit, server: ServerProcess, played: Prepared):
    page = as_mia(visit, server, played, "/table/{}")
    page.get_by_role("link", name="Review", exact=True).click()
    expect(page.get_by_role("button", name=re.compile("^You"))).to_be_visible(timeout=THINKING_MS)
    expect(page.get_by_role("heading", name="Luck and choices")).to_be_visible()

    all_found(page)

    expect(page.get_by_role("button", name=re.compile("accuracy .* of 100"))).to_have_count(2)
    assert look(page, turn=0) == []
    page.get_by_role("button", name=re.compile("^(?!You)")).filter(has_text=re.compile(r"\d")).first.click()
    expect(page).to_have_url(re.compile("seat=1"))


def test_a_decision_is_shown_as_its_seat_saw_it(visit: Visit, server: ServerProcess, played: Prepared):
    page = as_mia(visit, server, played, "/replay/{}")
    page.get_by_role("link", name="Review", exact=True).click()
    all_found(page)
    page.get_by_role("link", name=re.compile("^Step through")).click()
    expect(page.get_by_text("as you saw it then")).to_be_visible()
    count = int(page.locator(".judged-place").inner_text().split()[-1])

    for number in range(1, count + 1):
        expect(page.locator(".judged-place")).to_have_text(f"{number} of {count}")
        expect(page.get_by_text("You chose")).to_be_visible()
        if number < 4:  # before anybody can have shown a hand
            assert page.locator("[data-place=hand-1] [data-code]").count() == 0, "other hands stay covered"
        page.keyboard.press("ArrowRight")
    assert look(page, turn=1) == []


def test_from_a_decision_somebody_may_go_on(visit: Visit, server: ServerProcess, played: Prepared):
    page = as_mia(visit, server, played)
    all_found(page)
    page.get_by_role("link", name=re.compile("^Step through")).click()
    page.get_by_role("link", name="The next decision").click()

    page.get_by_role("button", name=re.compile("^Try again")).click()

    expect(page).to_have_url(re.compile("/table/"))
    page.locator(".acts .btn.main, .pile.can").first.wait_for()
    assert played.id not in page.url
