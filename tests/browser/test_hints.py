"""Hints: what the strongest bot would do. They are asked for, they choose, and they never play."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from seasalt.rules.legal import legal_actions
from seasalt.rules.phase import Phase
from seasalt.table.table import Table
from tests.browser.conftest import Visit
from tests.browser.pages import NOWHERE
from tests.browser.positions import prepare
from tests.browser.screens import PHONE
from tests.browser.tour import THINKING_MS, Tour, may_call
from tests.browser.watching import look
from tests.server.nodes import ServerProcess


def rows(page: Page) -> Locator:
    advice = page.locator(".advice-row")
    advice.first.wait_for(timeout=THINKING_MS)
    return advice


def version(page: Page) -> str | None:
    return page.locator("[data-version]").get_attribute("data-version")


def test_a_hint_orders_the_options_by_their_chance_chooses_and_never_plays(visit: Visit, tour: Tour):
    page = visit(NOWHERE, PHONE)
    tour.open("hint-take", page, own=True)
    before = version(page)
    page.get_by_role("button", name="Hint").click()
    advice = rows(page)
    chances = [int(text.strip("%")) for text in advice.locator("b").all_inner_texts()]
    assert chances[1:] == sorted(chances[1:], reverse=True)  # the first is what the strongest bot would do
    assert len(chances) == page.locator(".pile.can").count()
    expect(advice.first).to_contain_text(re.compile(r"most likely between \d+% and \d+%"))
    expect(advice.first).to_contain_text(re.compile(r"about [\d.]+ points?"))
    assert look(page, screens={"phone": PHONE}) == []

    take = advice.and_(page.locator('[data-action^="take"]')).first
    words = take.locator(".advice-act").inner_text().split("\n")[0]
    take.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_test_id("main")).to_contain_text(words)
    expect(page.locator(".pile[aria-pressed=true]")).to_have_count(1)
    assert version(page) == before
    page.get_by_test_id("main").click()
    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", before or "")


@pytest.mark.thorough
def test_cards_of_the_hand_are_chosen_together(visit: Visit, tour: Tour):
    page = visit(NOWHERE)
    tour.open("hint", page, own=True)
    lay = rows(page).and_(page.locator('[data-action^="lay"]')).first
    cards = (lay.get_attribute("data-action") or "").split()[1:]
    lay.click()

    chosen = page.locator(".hand .pick.on")
    expect(chosen).to_have_count(len(cards))
    codes = [card.get_attribute("data-code") for card in chosen.all()]
    assert sorted(map(str, codes)) == sorted(cards)


@pytest.mark.thorough
def test_where_cards_are_looked_through_a_hint_can_be_asked_for_too(visit: Visit, tour: Tour):
    page = visit(NOWHERE, PHONE)
    tour.open("hint-pick", page, own=True)
    page.get_by_role("button", name="Hint").click()
    rows(page).first.click()

    expect(page.locator(".tray .pick.on")).to_have_count(1)
    expect(page.get_by_test_id("main")).to_be_enabled()


@pytest.mark.thorough
def test_a_call_that_is_advised_is_still_to_be_confirmed(visit: Visit, server: ServerProcess):
    page = visit(NOWHERE)
    table = prepare(server.database, may_call, players=2, hints=True)
    table.sign_in(page.context, server.address)
    page.goto(f"/table/{table.id}")
    page.get_by_role("button", name="Hint").click()
    rows(page).and_(page.locator('[data-action="stop"]')).click()

    dialog = page.get_by_role("dialog", name="End the round")
    expect(dialog.get_by_role("button", pressed=True)).to_contain_text("STOP")
    assert table.table.game is not None
    assert table.table.game.round.phase is Phase.PLAY


@pytest.mark.thorough
def test_everybody_sees_that_there_are_hints_and_without_them_nobody_can_ask(visit: Visit, tour: Tour):
    page = visit(NOWHERE)
    tour.open("menu", page)
    expect(page.get_by_role("dialog")).to_contain_text("Hints are on")

    tour.open("keep", page)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("ask for a hint")


@pytest.mark.thorough
def test_a_hint_with_one_option_makes_up_no_figures(visit: Visit, server: ServerProcess):
    def only_one(table: Table) -> bool:
        return table.game is not None and len(legal_actions(table.game)) == 1

    page = visit(NOWHERE)
    table = prepare(server.database, only_one, players=2, hints=True)
    table.sign_in(page.context, server.address)
    page.goto(f"/table/{table.id}")
    page.get_by_role("button", name="Hint").click()
    expect(rows(page)).to_have_count(1)

    expect(page.get_by_role("dialog")).to_contain_text("only one thing to do")
    expect(page.get_by_role("dialog")).not_to_contain_text("%")
