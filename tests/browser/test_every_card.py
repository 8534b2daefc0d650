"""What each special card asks of a player, from a position in which it is in hand."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from seasalt.rules.action import Lay, LayMermaids
from seasalt.rules.cards import Kind
from seasalt.rules.legal import legal_actions
from seasalt.rules.phase import Phase
from seasalt.table.table import Table
from tests.browser.conftest import Visit
from tests.browser.pages import NOWHERE
from tests.browser.positions import Want, prepare
from tests.browser.screens import DESKTOP, PHONE
from tests.server.nodes import ServerProcess

Sit = Callable[..., Page]


@pytest.fixture
def sit(visit: Visit, server: ServerProcess) -> Sit:
    """A page at a table in a wanted position, on the person's side of it."""

    def seated(want: Want, *, players: int = 2, extra_salt: bool = True, quiet: bool = False) -> Page:
        prepared = prepare(server.database, want, players=players, extra_salt=extra_salt, quiet=quiet)
        page = visit(NOWHERE, PHONE if players == 2 else DESKTOP)
        prepared.sign_in(page.context, server.address)
        page.goto(f"/table/{prepared.id}")
        page.locator(".table").wait_for()
        return page

    return seated


def can_lay(*kinds: Kind) -> Want:
    """Whether the person may lay exactly these kinds now."""

    def holds(table: Table) -> bool:
        assert table.game is not None
        lays = [action.cards for action in legal_actions(table.game) if isinstance(action, Lay)]
        return any(sorted(card.kind for card in cards) == sorted(kinds) for cards in lays)

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
    if page.locator(".rail").is_visible():
        return page.locator(".rail").inner_text()
    page.get_by_role("button", name="Log and talk").click()
    said = page.locator("dialog[open]").inner_text()
    page.get_by_role("button", name="Close").click()
    return said


def test_crabs_open_a_pile_and_let_one_card_be_taken(sit: Sit):
    def wanted(table: Table) -> bool:
        assert table.game is not None
        return can_lay(Kind.CRAB, Kind.CRAB)(table) and all(table.game.round.piles)

    page = sit(wanted, extra_salt=False)
    before = page.locator(".hand .pick").count()

    lay(page, "crab", "crab")
    page.locator(".pile.can").first.click()
    page.locator(".tray .pick").first.click()
    page.locator(".acts .btn.main").click()

    expect(page.locator(".tray")).to_have_count(0)
    expect(page.locator(".hand .pick")).to_have_count(before - 1)
    assert "out of pile" in log(page)


def test_boats_bring_another_turn(sit: Sit):
    page = sit(can_lay(Kind.BOAT, Kind.BOAT), extra_salt=False)

    lay(page, "boat", "boat")

    expect(page.locator(".acts .btn.main")).to_contain_text("Draw")
    assert "another turn" in log(page)


def test_fish_bring_a_card(sit: Sit):
    page = sit(can_lay(Kind.FISH, Kind.FISH), extra_salt=False)
    before = page.locator(".hand .pick").count()

    lay(page, "fish", "fish")

    expect(page.locator(".hand .pick")).to_have_count(before - 1)
    expect(page.locator(".card-new")).to_be_visible()


def test_a_swimmer_and_a_shark_steal_from_the_player_that_is_chosen(sit: Sit):
    def wanted(table: Table) -> bool:
        assert table.game is not None
        return can_lay(Kind.SHARK, Kind.SWIMMER)(table) and all(
            len(hand) > 1 for hand in table.game.round.hands[1:]
        )

    page = sit(wanted, players=3, extra_salt=False)
    lay(page, "shark", "swimmer")
    expect(page.locator(".acts .btn.main")).to_be_disabled()

    page.locator(".seat.can", has_text="Bo").click()

    expect(page.locator(".seat.can")).to_have_count(0)
    expect(page.locator(".news")).to_contain_text("You steal the")
    assert "from Bo" in log(page)


def test_a_jellyfish_stings_the_others(sit: Sit):
    page = sit(can_lay(Kind.JELLYFISH, Kind.SWIMMER))

    lay(page, "jellyfish", "swimmer")

    assert "may only draw one card" in log(page)


def test_whoever_is_stung_may_only_draw_one(sit: Sit):
    def stung(table: Table) -> bool:
        assert table.game is not None
        return table.game.round.phase is Phase.TAKE and table.game.round.restricted[0]

    page = sit(stung)

    expect(page.locator(".acts .btn.main")).to_contain_text("Draw one")
    expect(page.locator(".pile.can")).to_have_count(1)
    expect(page.locator(".pile.can")).to_contain_text("Deck")


def test_a_lobster_lets_one_of_five_cards_be_kept(sit: Sit):
    page = sit(can_lay(Kind.CRAB, Kind.LOBSTER))

    lay(page, "crab", "lobster")
    expect(page.locator(".tray .pick")).to_have_count(5)
    page.locator(".tray .pick").nth(2).click()
    page.locator(".acts .btn.main").click()

    expect(page.locator(".tray")).to_have_count(0)
    assert "which is shuffled" in log(page)


def test_a_starfish_makes_a_trio(sit: Sit):
    page = sit(can_lay(Kind.CRAB, Kind.CRAB, Kind.STARFISH))

    lay(page, "crab", "crab", "starfish")

    expect(page.locator(".tableau .duo .card")).to_have_count(3)


@pytest.mark.parametrize(("kind", "says"), [(Kind.SEAHORSE, "seahorse"), (Kind.CRABCAST, "cast of crabs")])
def test_the_points_say_what_a_card_gave(sit: Sit, kind: Kind, says: str):
    def counts(table: Table) -> bool:
        assert table.game is not None
        hand = table.game.round.hands[0]
        partners = {Kind.SEAHORSE: {Kind.SHELL, Kind.OCTOPUS}, Kind.CRABCAST: {Kind.CRAB}}[kind]
        return any(card.kind is kind for card in hand) and any(card.kind in partners for card in hand)

    page = sit(
        lambda table: counts(table) and table.game is not None and table.game.round.phase is Phase.PLAY
    )
    page.locator(".meter").click()

    expect(page.locator(".break")).to_contain_text(says)


def test_four_mermaids_win_the_game_at_once(sit: Sit):
    def four(table: Table) -> bool:
        return table.game is not None and LayMermaids() in legal_actions(table.game)

    page = sit(four, extra_salt=False, quiet=True)
    expect(page.locator(".acts .btn.main")).to_contain_text("Lay four mermaids")

    page.locator(".acts .btn.main").click()

    expect(page.locator(".page.end h1")).to_contain_text("You win")


def test_a_call_says_what_it_may_bring_before_it_is_made(sit: Sit):
    def may_call(table: Table) -> bool:
        return table.game is not None and any(str(action) == "last" for action in legal_actions(table.game))

    page = sit(may_call, players=3, extra_salt=False)
    points = int(page.locator(".meter-n").inner_text().split("/")[0])

    page.keyboard.press("l")
    cases = page.locator("dialog .opt").nth(1).locator(".case")
    won, lost = (int(text) for text in cases.locator(".case-p").all_inner_texts())
    page.locator("dialog .btn.main").click()

    assert won == points + lost
    expect(page.locator("dialog")).to_have_count(0)


def test_a_hand_that_is_shown_lies_open_for_all(sit: Sit):
    def shown(table: Table) -> bool:
        return table.game is not None and any(table.game.round.revealed[1:])

    page = sit(shown, players=3, extra_salt=False)

    expect(page.locator(".shown-hand .card").first).to_be_visible()
    expect(page.locator(".bar-title")).to_contain_text("to beat")
