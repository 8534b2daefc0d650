"""What each special card asks of a player, from a position in which it is in hand.

By day web/src/pages/table/GameTable.test.ts has the presses; what the table says afterwards is seen here.
"""

import pytest
from playwright.sync_api import Page, expect

from seasalt.rules.action import Lay, LayMermaids
from seasalt.rules.cards import Kind
from seasalt.rules.legal import legal_actions
from seasalt.rules.phase import Phase
from seasalt.table.table import Table
from tests.browser.conftest import Sit
from tests.browser.positions import Want
from tests.browser.screens import PHONE

pytestmark = pytest.mark.thorough


def can_lay(*kinds: Kind) -> Want:
    """Whether the person may lay exactly these kinds now, with cards on all piles and in all hands."""

    def holds(table: Table) -> bool:
        assert table.game is not None
        now = table.game.round
        lays = [action.cards for action in legal_actions(table.game) if isinstance(action, Lay)]
        return (
            any(sorted(card.kind for card in cards) == sorted(kinds) for cards in lays)
            and all(now.piles)
            and all(len(hand) > 1 for hand in now.hands[1:])
        )

    return holds


def has_four_mermaids(table: Table) -> bool:
    return table.game is not None and LayMermaids() in legal_actions(table.game)


def is_stung(table: Table) -> bool:
    assert table.game is not None
    return table.game.round.phase is Phase.TAKE and table.game.round.restricted[0]


def counts_more(kind: Kind, *partners: Kind) -> Want:
    """The person holds a card of the kind, and one that it multiplies or feeds."""

    def holds(table: Table) -> bool:
        assert table.game is not None
        held = {card.kind for card in table.game.round.hands[0]}
        return table.game.round.phase is Phase.PLAY and kind in held and bool(held & set(partners))

    return holds


def lay(page: Page, *kinds: str) -> None:
    """Choose cards of these kinds, unless they are chosen already as an only partner, and play them."""
    for kind in set(kinds):
        chosen = page.locator(f'.hand .pick.on[data-code^="{kind}-"]')
        while chosen.count() < kinds.count(kind):
            page.locator(f'.hand .pick.can[data-code^="{kind}-"]').first.click()
    page.locator(".acts .btn.main").click()


def log(page: Page) -> str:
    """What the log says."""
    page.get_by_role("button", name="Log and talk").click()
    said = page.locator("dialog[open]").inner_text()
    page.get_by_role("button", name="Close").click()
    return said


def test_the_cards_of_the_box_do_what_they_say(sit: Sit):
    page = sit(can_lay(Kind.CRAB, Kind.CRAB), PHONE)
    held = page.locator(".hand .pick").count()
    lay(page, "crab", "crab")
    page.locator(".pile.can").first.click()
    page.locator(".tray .pick").first.click()
    page.locator(".acts .btn.main").click()
    expect(page.locator(".tray")).to_have_count(0)
    expect(page.locator(".hand .pick")).to_have_count(held - 1)
    assert "out of pile" in log(page)

    sit(can_lay(Kind.BOAT, Kind.BOAT), page=page)
    lay(page, "boat", "boat")
    expect(page.locator(".acts .btn.main")).to_contain_text("Draw")
    assert "another turn" in log(page)

    sit(can_lay(Kind.FISH, Kind.FISH), page=page)
    held = page.locator(".hand .pick").count()
    lay(page, "fish", "fish")
    expect(page.locator(".hand .pick")).to_have_count(held - 1)
    expect(page.locator(".card-new")).to_be_visible()

    sit(can_lay(Kind.SHARK, Kind.SWIMMER), page=page, players=3)
    lay(page, "shark", "swimmer")
    expect(page.locator(".acts .btn.main")).to_be_disabled()
    page.locator(".seat.can", has_text="Bo").click()
    expect(page.locator(".seat.can")).to_have_count(0)
    expect(page.locator(".news")).to_contain_text("You steal the")
    assert "from Bo" in log(page)

    sit(has_four_mermaids, page=page, quiet=True)
    expect(page.locator(".acts .btn.main")).to_contain_text("Lay four mermaids")
    page.locator(".acts .btn.main").click()
    expect(page.locator(".page.end h1")).to_contain_text("You win")


def test_the_cards_of_extra_salt_do_what_they_say(sit: Sit):
    page = sit(can_lay(Kind.JELLYFISH, Kind.SWIMMER), PHONE, extra_salt=True)
    lay(page, "jellyfish", "swimmer")
    expect(page.locator(".tableau .duo")).not_to_have_count(0)
    assert "may only draw one card" in log(page)

    sit(is_stung, page=page, extra_salt=True)
    expect(page.locator(".acts .btn.main")).to_contain_text("Draw one")
    expect(page.locator(".pile.can")).to_have_count(1)
    expect(page.locator(".pile.can")).to_contain_text("Deck")

    sit(can_lay(Kind.CRAB, Kind.LOBSTER), page=page, extra_salt=True)
    lay(page, "crab", "lobster")
    expect(page.locator(".tray .pick")).to_have_count(5)
    page.locator(".tray .pick").nth(2).click()
    page.locator(".acts .btn.main").click()
    expect(page.locator(".tray")).to_have_count(0)
    assert "which is shuffled" in log(page)

    sit(can_lay(Kind.CRAB, Kind.CRAB, Kind.STARFISH), page=page, extra_salt=True)
    lay(page, "crab", "crab", "starfish")
    expect(page.locator(".tableau .duo .card")).to_have_count(3)

    for kind, partners, says in (
        (Kind.SEAHORSE, (Kind.SHELL, Kind.OCTOPUS), "seahorse"),
        (Kind.CRABCAST, (Kind.CRAB,), "cast of crabs"),
    ):
        sit(counts_more(kind, *partners), page=page, extra_salt=True)
        page.locator(".meter").click()
        expect(page.locator(".break")).to_contain_text(says)
