"""What the table says to somebody who knows only the box."""

import pytest
from playwright.sync_api import Locator, Page, expect

from seasalt.rules.cards import Kind
from seasalt.rules.legal import legal_actions
from seasalt.rules.phase import Phase
from seasalt.table.table import Table
from tests.browser.conftest import Visit
from tests.browser.pages import NOWHERE
from tests.browser.positions import Prepared, Want, prepare
from tests.browser.screens import DESKTOP, PHONE
from tests.browser.tour import Tour, may_call
from tests.server.nodes import ServerProcess


def is_focused(thing: Locator) -> bool:
    return bool(thing.evaluate("one => one === document.activeElement"))


def robbed() -> Want:
    """The person's turn begins, and meanwhile a shark has been at their hand."""
    before: list[tuple[int, int]] = []

    def holds(table: Table) -> bool:
        assert table.game is not None
        now = table.game.round
        sharks = sum(card.kind is Kind.SHARK for duo in now.tableaus[1] for card in duo)
        cards = len(now.hands[0])
        begins = now.phase is Phase.TAKE
        was = before.pop() if before else (sharks, cards)
        before.append((sharks, cards))
        return begins and sharks > was[0] and cards < was[1]

    return holds


def holds_octopus_and_fish(table: Table) -> bool:
    assert table.game is not None
    now = table.game.round
    return now.phase is Phase.TAKE and {Kind.OCTOPUS, Kind.FISH} <= {card.kind for card in now.hands[0]}


def at_table(visit: Visit, server: ServerProcess, prepared: Prepared) -> Page:
    page = visit(NOWHERE, PHONE)
    prepared.sign_in(page.context, server.address)
    page.goto(f"/table/{prepared.id}")
    page.locator("[data-version]").wait_for()
    return page


def test_a_tap_on_a_card_says_what_it_does(visit: Visit, server: ServerProcess):
    page = at_table(visit, server, prepare(server.database, holds_octopus_and_fish))
    said = page.locator(".acts").get_by_role("status")
    expect(said).to_be_empty()

    page.locator('.hand .pick[data-code^="octopus-"]').first.tap()
    expect(said).to_contain_text("Octopus two to five: 3, 6, 9 or 12 points")

    page.locator('.hand .pick[data-code^="fish-"]').first.tap()
    expect(said).to_contain_text("draw a card")
    expect(page.locator("dialog")).to_have_count(0)


def test_enough_points_for_a_call_are_seen_in_the_bar_and_nothing_is_called_by_one_tap(
    visit: Visit, server: ServerProcess
):
    def calls_only(table: Table) -> bool:
        """Nothing is left to lay."""
        assert table.game is not None
        lays = [action for action in legal_actions(table.game) if str(action).startswith("lay")]
        return may_call(table) and not lays

    page = at_table(visit, server, prepare(server.database, calls_only, players=4))
    expect(page.locator(".steps [aria-current=step]")).to_have_text("Call")
    version = page.locator("[data-version]").get_attribute("data-version")

    page.locator(".acts .btn.ready").tap()
    expect(page.locator("dialog .opt")).to_have_count(2)
    expect(page.locator("dialog .btn.main")).to_be_disabled()
    page.get_by_role("button", name="Play on", exact=True).tap()

    expect(page.locator(".acts .btn.main")).to_contain_text("End turn")
    assert page.locator("[data-version]").get_attribute("data-version") == version


def test_whoever_is_robbed_sees_by_whom_and_of_what(visit: Visit, server: ServerProcess):
    page = at_table(visit, server, prepare(server.database, robbed(), players=2))

    expect(page.locator(".news")).to_contain_text("Ada steals the")
    expect(page.locator(".news .card")).to_be_visible()
    expect(page.locator(".seat")).to_contain_text("from you")

    page.locator(".acts .btn.main").tap()
    expect(page.locator(".news")).to_have_count(0)


@pytest.mark.parametrize("name", ["chance", "chance-play"])
def test_open_hands_leave_room_for_the_decision_on_a_phone(visit: Visit, tour: Tour, name: str):
    page = visit(NOWHERE, PHONE)
    tour.open(name, page)
    expect(page.locator(".shown-hand")).to_have_count(3)

    bar = page.locator(".acts").bounding_box()
    own = page.locator(".hand").bounding_box()
    assert bar is not None
    assert own is not None
    assert bar["y"] + bar["height"] <= page.viewport_size["height"] + 1  # type: ignore[index]
    assert own["y"] + own["height"] <= bar["y"] + 1


def test_arrows_walk_through_drawn_cards_and_piles(visit: Visit, tour: Tour):
    page = visit(NOWHERE, DESKTOP)
    tour.open("keep", page, own=True)
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


def test_all_cards_of_a_round_can_be_seen_those_without_points_too(visit: Visit, tour: Tour):
    page = visit(NOWHERE)
    tour.open("call", page, own=True)
    held = [
        label.split(", ")[:2]
        for label in page.locator(".hand .pick").evaluate_all("all => all.map(one => one.ariaLabel)")
    ]
    page.locator("dialog .opt").first.click()
    page.locator("dialog .btn.main").click()

    page.get_by_role("button", name="See cards").click()
    mine = page.locator(".counted").first
    expect(mine.get_by_role("heading")).to_have_text("You")
    shown = " ".join(mine.locator(".set").evaluate_all("all => all.map(one => one.ariaLabel)"))
    for kind, color in held:
        assert f"{color} {kind}" in shown


def test_nothing_speaks_of_calling_while_a_last_chance_runs(visit: Visit, tour: Tour):
    page = visit(NOWHERE, PHONE)
    tour.open("chance", page)

    said = " ".join(
        page.locator(".drawn").evaluate_all("all => all.map(one => one.ariaLabel + one.innerText)")
    )
    assert "call" not in said
    expect(page.locator(".points .btn")).to_have_count(0)
    expect(page.locator(".meter-n small")).to_have_count(0)


def test_the_last_turn_is_called_so(visit: Visit, tour: Tour):
    page = visit(NOWHERE)
    tour.open("chance-play", page)

    expect(page.locator(".acts .now")).to_have_text("Your last turn")
    expect(page.get_by_role("list", name="Steps of a turn").get_by_role("listitem")).to_have_count(2)


def test_the_focus_comes_back_when_a_sheet_that_another_opened_is_closed(visit: Visit, tour: Tour):
    page = visit(NOWHERE)
    tour.open("take", page)
    menu = page.get_by_role("button", name="Menu")
    menu.click()
    page.get_by_role("button", name="Keys").click()
    expect(page.get_by_role("dialog")).to_contain_text("Esc")
    page.keyboard.press("Escape")

    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(menu).to_be_focused()


def test_the_hand_is_cards_to_a_screen_reader_while_one_is_kept(visit: Visit, tour: Tour):
    page = visit(NOWHERE)
    tour.open("keep", page)
    cards = page.get_by_role("group", name="Your hand").get_by_role("button")

    expect(cards).to_have_count(page.locator(".hand .pick").count())
    assert all(", " in (card.get_attribute("aria-label") or "") for card in cards.all())


def test_a_turn_ends_by_itself_only_if_that_is_wanted(visit: Visit, server: ServerProcess):
    def nothing_left(table: Table) -> bool:
        assert table.game is not None
        return [str(action) for action in legal_actions(table.game)] == ["end"]

    page = at_table(visit, server, prepare(server.database, nothing_left))
    version = page.locator("[data-version]").get_attribute("data-version") or ""
    expect(page.get_by_test_id("main")).to_contain_text("End turn")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("switch", name="End turns automatically").click()

    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", version)


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
