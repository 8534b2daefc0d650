"""What the table says to a player who knows only the box."""

import re

from playwright.sync_api import Locator, expect

from seasalt.rules.cards import Kind
from seasalt.rules.legal import legal_actions
from seasalt.rules.phase import Phase
from seasalt.table.table import Table
from tests.browser.conftest import Sit, Visit
from tests.browser.pages import FAMILIAR, NOWHERE
from tests.browser.screens import DESKTOP, PHONE
from tests.browser.test_layout import SCREENS, at_size
from tests.browser.tour import Tour, may_call, speak


def is_focused(thing: Locator) -> bool:
    return bool(thing.evaluate("one => one === document.activeElement"))


def holds_octopus_and_fish(table: Table) -> bool:
    assert table.game is not None
    now = table.game.round
    return now.phase is Phase.TAKE and {Kind.OCTOPUS, Kind.FISH} <= {card.kind for card in now.hands[0]}


def calls_only(table: Table) -> bool:
    """Nothing is left to lay."""
    assert table.game is not None
    lays = [action for action in legal_actions(table.game) if str(action).startswith("lay")]
    return may_call(table) and not lays


def test_one_tap_explains_a_card_and_a_call_says_what_it_brings_before_it_is_made(sit: Sit):
    page = sit(holds_octopus_and_fish, PHONE)
    said = page.locator(".acts").get_by_role("status")
    expect(said).to_be_empty()
    page.locator('.hand .pick[data-code^="octopus-"]').first.tap()
    expect(said).to_contain_text("Octopus two to five: 3, 6, 9 or 12 points")
    page.locator('.hand .pick[data-code^="fish-"]').first.tap()
    expect(said).to_contain_text("draw a card")
    expect(page.locator("dialog")).to_have_count(0)

    page.evaluate("() => localStorage.removeItem('seasalt.signs')")
    page.reload()
    expect(said).to_contain_text("point")  # a sign that is met for the first time
    page.get_by_role("button", name="Close").tap()
    expect(said).to_be_empty()

    page.evaluate(FAMILIAR)
    sit(calls_only, page=page, players=4)
    expect(page.locator(".steps [aria-current=step]")).to_have_text("Call")
    version = page.locator("[data-version]").get_attribute("data-version") or ""
    for language in ("ru", "de", "en"):
        speak(page, language)
        assert page.locator(".acts .btn.ready small").evaluate("one => one.getClientRects()[0].height") < 20
    page.locator(".acts .btn.ready").tap()
    expect(page.locator("dialog .opt")).to_have_count(2)
    expect(page.locator("dialog .btn.main")).to_be_disabled()
    page.get_by_role("button", name="Play on", exact=True).tap()
    expect(page.locator(".acts .btn.main")).to_contain_text("End turn")
    expect(page.locator("[data-version]")).to_have_attribute("data-version", version)

    points = int(page.locator(".meter-n").inner_text())
    page.locator(".acts .btn.ready").tap()
    bet = page.locator("dialog .opt").nth(1)
    won, lost = (int(text) for text in bet.locator(".case-p").all_inner_texts())
    assert won == points + lost
    bet.tap()
    page.locator("dialog .btn.main").tap()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("Your bet (won|lost)"))


def test_a_last_chance_shows_the_number_to_beat_and_leaves_room_for_the_decision(visit: Visit, tour: Tour):
    page = visit(NOWHERE, PHONE)
    for name in ("chance", "chance-play"):
        tour.open(name, page)
        expect(page.get_by_test_id("beat")).to_contain_text("to beat")
        expect(page.locator(".shown-hand")).to_have_count(3)
        bar, own = page.locator(".acts").bounding_box(), page.locator(".hand").bounding_box()
        assert bar is not None
        assert own is not None
        assert bar["y"] + bar["height"] <= PHONE["viewport"]["height"] + 1
        assert own["y"] + own["height"] <= bar["y"] + 1
        drawn = page.locator(".drawn").evaluate_all("all => all.map(one => one.ariaLabel + one.innerText)")
        assert "call" not in " ".join(drawn)
        expect(page.locator(".points .btn")).to_have_count(0)
        expect(page.locator(".meter-n small")).to_have_count(0)
        assert at_size(page, SCREENS["phone on its side"]) == []
        at_size(page, SCREENS["small phone"])

    page.set_viewport_size(DESKTOP["viewport"])
    expect(page.locator(".acts .now")).to_have_text("Your last turn")
    expect(page.get_by_role("list", name="Steps of a turn").get_by_role("listitem")).to_have_count(2)


def test_a_card_is_chosen_by_keys_and_taken_back_until_it_is_sent(visit: Visit, tour: Tour):
    page = visit(NOWHERE, DESKTOP)
    tour.open("keep", page, own=True)
    chosen, version = page.locator(".drawn[aria-pressed=true]"), page.locator("[data-version]")
    before = version.get_attribute("data-version") or ""
    cards = page.get_by_role("group", name="Your hand").get_by_role("button")
    expect(cards).to_have_count(page.locator(".hand .pick").count())
    assert all(", " in (card.get_attribute("aria-label") or "") for card in cards.all())

    chosen.click()
    expect(chosen).to_have_count(0)
    page.locator(".drawn").first.click()
    page.locator(".acts").get_by_role("button", name="Back", exact=True).click()
    expect(chosen).to_have_count(0)
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("ArrowRight")
    assert is_focused(page.locator(".hand .pick").first)
    page.keyboard.press("ArrowUp")
    assert page.evaluate("() => document.activeElement.matches('.pile, .drawn')")
    while not is_focused(page.locator(".drawn").nth(1)):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".drawn").nth(1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("() => document.activeElement.matches('.pile')")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("() => document.activeElement.matches('.seat')")
    expect(version).to_have_attribute("data-version", before)

    page.get_by_role("button", name="Hello!").click()
    expect(version).not_to_have_attribute("data-version", before)
    expect(chosen).to_have_count(1)  # it stays chosen while people talk
    page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)


def test_the_focus_comes_back_silence_stays_and_what_was_missed_is_told_once(visit: Visit, tour: Tour):
    page = visit(NOWHERE, PHONE)
    tour.open("take", page)
    menu = page.get_by_role("button", name="Menu")
    menu.click()
    page.get_by_role("button", name="What the signs mean").click()
    expect(page.get_by_role("dialog").last).to_contain_text("Octopus two to five: 3, 6, 9 or 12 points")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(menu).to_be_focused()

    page.get_by_role("button", name="Turn sound off").tap()
    table = page.url.split("/")[-1]
    page.evaluate(
        "key => localStorage.setItem(key, Number(localStorage.getItem(key)) - 9)", f"seasalt.seen.{table}"
    )
    page.reload()
    expect(page.get_by_role("button", name="Turn sound on")).to_be_visible()
    told = page.get_by_role("region", name="While you were away")
    expect(told.get_by_role("listitem").first).to_be_visible()
    told.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)
    page.reload()
    expect(page.get_by_role("heading", name="Round")).to_be_visible()
    expect(told).to_have_count(0)


def test_only_a_card_that_is_pointed_at_is_explained(visit: Visit, tour: Tour):
    page = visit(NOWHERE, fresh=True)
    page.clock.install()
    tour.open("take", page)
    page.evaluate("addEventListener('pointermove', ({ clientX, clientY }) => (at = { clientX, clientY }))")
    explained = page.get_by_role("tooltip")
    card = page.locator(".hand .pick").first
    card.hover()
    page.clock.run_for(1000)
    expect(explained).to_be_visible()
    rising = card.locator("svg *").first  # another part of it comes to lie under the mouse
    rising.dispatch_event("pointerover", page.evaluate("at") | {"pointerType": "mouse"})
    page.clock.run_for(1000)
    expect(explained).to_be_visible()

    card.click()
    card.dispatch_event("pointerover", page.evaluate("at") | {"pointerType": "mouse"})
    page.clock.run_for(2000)

    expect(explained).to_have_count(0)
