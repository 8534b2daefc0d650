"""The score pad: a family with real cards taps what it has, and the server counts."""

from collections.abc import Iterable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages import NOWHERE
from tests.browser.screens import PHONE
from tests.browser.watching import Watch, look

EIGHT = ("shell-DB", "shell-LB", "octopus-LB", "octopus-YE", "penguin-PU", "penguin-LO")  # two light blue
TWENTY_TWO = (
    *("shell-BK", "shell-DB", "shell-GR", "shell-GY", "shell-LB", "shell-YE"),
    *("octopus-GR", "octopus-GY", "octopus-LB", "octopus-PU", "octopus-YE"),
)
FOUR = ("crab-DB", "crab-YE", "boat-BK", "boat-YE", "shell-BK", "shell-YE")  # three yellow


def begin(page: Page, *names: str, salt: bool = False, target: str = "") -> None:
    page.get_by_role("radio", name=str(len(names)), exact=True).click()
    for number, name in enumerate(names, 1):
        page.get_by_placeholder(f"Player {number}").fill(name)
    if salt:
        page.get_by_role("switch", name="Extra Salt").click()
    if target:
        page.get_by_text("House rules").click()
        page.get_by_label("Target score").select_option(target)
    page.get_by_role("button", name="Begin").click()


def tap(page: Page, *cards: str) -> None:
    for card in cards:
        page.locator(f"[data-card={card}]").click()


def enter(page: Page, cards: Iterable[str]) -> None:
    """Tap them at once, where it is not about the taps."""
    page.locator(".tap").first.wait_for()
    page.evaluate(
        "cards => cards.forEach((card) => document.querySelector(`[data-card=${card}]`).click())", list(cards)
    )


def laid(page: Page) -> None:
    page.get_by_role("radio", name="laid").click()


def main(page: Page) -> None:
    page.get_by_test_id("main").click()


def points(page: Page, name: str) -> Any:
    return page.get_by_role("tab", name=name).locator("b")


def ends(page: Page, how: str, name: str) -> None:
    page.get_by_role("tab", name="End").click()
    page.get_by_role("radio", name=how).click()
    page.get_by_role("radio", name=name).click()


def sums(page: Page) -> list[str]:
    return page.locator(".rounds tfoot td").all_inner_texts()


def a_round(page: Page, *hands: Iterable[str], how: str = "STOP", name: str = "Anna") -> None:
    """Enter a whole round and write it down."""
    main(page)
    for hand in hands:
        enter(page, hand)
        main(page)
    ends(page, how, name)
    expect(page.locator(".brings h2")).to_be_visible()
    main(page)
    expect(page.locator(".rounds")).to_be_visible()


@pytest.fixture(scope="module")
def notes() -> dict[str, str]:
    """What a browser has kept, by what was written on the pad."""
    return {}


@pytest.fixture
def page(visit: Visit, notes: dict[str, str]) -> Page:
    """A pad on which nothing has been written: begun by the first test that wants it, then copied."""
    return copied(visit, notes) or begun(visit, notes)


@pytest.fixture
def written(visit: Visit, notes: dict[str, str]) -> Page:
    """A pad on which a round has been written: tapped in by the first test that wants it, then copied."""
    page = copied(visit, notes, "a round")
    if page is None:
        page = begun(visit, notes)
        a_round(page, EIGHT, FOUR)
        notes["a round"] = page.evaluate("JSON.stringify(localStorage)")
    return page


def begun(visit: Visit, notes: dict[str, str]) -> Page:
    page = visit("/score", PHONE)
    begin(page, "Anna", "Ben")
    expect(page.locator(".rounds")).to_be_visible()
    notes["nothing"] = page.evaluate("JSON.stringify(localStorage)")
    return page


def copied(visit: Visit, notes: dict[str, str], what: str = "nothing") -> Page | None:
    if what not in notes:
        return None
    page = visit(NOWHERE, PHONE)
    page.evaluate("notes => Object.assign(localStorage, JSON.parse(notes))", notes[what])
    page.goto("/score")
    expect(page.locator(".rounds")).to_be_visible()
    return page


def test_a_bet_is_counted_by_rule_and_written_down(page: Page):
    main(page)
    tap(page, *EIGHT)
    expect(points(page, "Anna")).to_have_text("8")
    page.locator(".tally").click()
    expect(page.get_by_role("dialog")).to_contain_text("2 octopuses")
    page.get_by_role("button", name="Close").click()
    main(page)
    tap(page, *FOUR)
    expect(points(page, "Ben")).to_have_text("4")
    ends(page, "LAST CHANCE", "Anna")
    expect(page.locator(".brings")).to_contain_text("Anna won the bet.")
    main(page)

    expect(page.get_by_role("heading", level=1)).to_have_text("Anna leads")
    expect(page.get_by_text("Ben begins the next round.")).to_be_visible()
    assert sums(page) == ["10", "3"]


def test_a_card_is_in_one_hand_only_and_a_press_on_it_takes_it_back(page: Page):
    main(page)
    tap(page, "octopus-LB", "octopus-YE")
    expect(points(page, "Anna")).to_have_text("3")
    tap(page, "octopus-LB")
    expect(points(page, "Anna")).to_have_text("0")

    tap(page, "sailor-PK", "crab-DB")
    main(page)
    gone = page.get_by_role("button", name="sailor, pink: Anna has it")
    expect(gone).to_be_disabled()
    gone.click(force=True)
    expect(gone).to_have_attribute("aria-pressed", "false")
    tap(page, "crab-DB")  # there are two
    expect(page.locator("[data-card=crab-DB]")).to_have_attribute("aria-pressed", "true")


def test_too_few_points_are_questioned_and_a_laid_card_without_a_partner_is_pointed_out(page: Page):
    main(page)
    enter(page, FOUR)
    ends(page, "STOP", "Anna")
    expect(page.locator(".brings")).to_contain_text("Anna has 4 points, too few for a call.")
    expect(page.get_by_test_id("main")).to_be_enabled()  # and not forbidden

    page.get_by_role("tab", name="Anna").click()
    laid(page)
    tap(page, "crab-GY")
    page.get_by_role("tab", name="End").click()
    expect(page.get_by_test_id("main")).to_be_disabled()
    expect(page.get_by_test_id("main")).to_have_text("Anna: a duo is not whole")


def test_a_starfish_counts_with_a_duo_that_lies_where_it_is(visit: Visit):
    page = visit("/score", PHONE)
    begin(page, "Anna", "Ben", salt=True)
    main(page)
    laid(page)
    tap(page, "boat-YE", "boat-BK")
    page.get_by_role("radio", name="in hand").click()
    tap(page, "starfish-YE")
    expect(points(page, "Anna")).to_have_text("1")
    tap(page, "starfish-YE")
    laid(page)
    tap(page, "starfish-YE")

    expect(points(page, "Anna")).to_have_text("3")


def test_a_round_can_be_corrected(written: Page):
    assert sums(written) == ["8", "4"]
    written.get_by_role("link", name="Round 1: see it").click()
    expect(written.locator(".ledger .sum")).to_contain_text("+8")
    written.get_by_role("link", name="Change").click()
    tap(written, "penguin-PK")
    expect(points(written, "Anna")).to_have_text("10")
    written.get_by_role("tab", name="End").click()
    main(written)
    expect(written.locator(".ledger .sum")).to_contain_text("+10")
    main(written)

    assert sums(written) == ["10", "4"]


def test_a_round_that_was_taken_out_and_a_game_that_was_put_away_can_be_fetched_back(written: Page):
    a_round(written, FOUR, EIGHT, name="Ben")
    assert sums(written) == ["12", "12"]
    written.get_by_role("link", name="Round 1: see it").click()
    written.get_by_role("button", name="Take this round out").click()
    expect(written.locator(".rounds tbody tr")).to_have_count(1)
    assert sums(written) == ["4", "8"]
    written.get_by_role("button", name="Put it back").click()
    expect(written.locator(".rounds tbody tr")).to_have_count(2)
    assert sums(written) == ["12", "12"]

    written.get_by_role("button", name="New game").click()
    written.get_by_role("dialog").get_by_role("button", name="New game").click()
    expect(written.get_by_role("heading", level=1)).to_have_text("Score pad")
    written.get_by_role("button", name="Bring it back").click()
    assert sums(written) == ["12", "12"]


def test_the_pad_is_there_after_a_reload_in_the_middle_of_a_round(written: Page):
    main(written)
    tap(written, "octopus-LB", "octopus-YE")
    written.reload()

    expect(points(written, "Anna")).to_have_text("3")
    expect(written.locator("[data-card=octopus-LB]")).to_have_attribute("aria-pressed", "true")
    written.get_by_role("link", name="Back to the pad").click()
    assert sums(written) == ["8", "4"]
    expect(written.get_by_test_id("main")).to_contain_text("go on with it")


def test_without_a_connection_everything_is_kept_and_counted_later(page: Page, watch: Watch):
    watch.allow("ERR_INTERNET_DISCONNECTED")
    main(page)
    page.context.set_offline(True)
    tap(page, *EIGHT)
    expect(page.get_by_role("alert")).to_contain_text("No connection")
    expect(points(page, "Anna")).to_have_text("–")
    ends(page, "STOP", "Anna")
    main(page)
    expect(page.get_by_role("heading", level=1)).to_have_text("Not counted yet")
    page.context.set_offline(False)

    expect(page.get_by_role("heading", level=1)).to_have_text("Anna leads")
    expect(page.get_by_role("alert")).to_have_count(0)
    assert sums(page) == ["8", "0"]


def test_a_game_is_won_and_another_begins_with_the_same_players(visit: Visit):
    page = visit("/score", PHONE)
    begin(page, "Anna", "Ben", target="20")
    a_round(page, TWENTY_TWO, ("crab-DB", "crab-YE"))

    expect(page.get_by_role("heading", level=1)).to_have_text("Anna wins!")
    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_role("heading", name="Round 1")).to_be_visible()
    page.get_by_role("link", name="Back to the pad").click()
    assert sums(page) == ["0", "0"]


def test_a_round_without_points_needs_no_cards(page: Page):
    for how, title in (("Deck ran out", "A fresh pad"), ("Four mermaids", "Ben wins!")):
        main(page)
        ends(page, how, "Ben")
        main(page)
        expect(page.get_by_role("heading", level=1)).to_have_text(title)


def test_a_round_is_entered_by_keyboard_alone(visit: Visit):
    page = visit("/score")
    begin(page, "Anna", "Ben")
    page.get_by_test_id("main").focus()
    page.keyboard.press("Enter")
    page.get_by_role("tab", name="Anna").focus()
    page.keyboard.press("Tab")  # in hand, or laid
    page.keyboard.press("Tab")  # the box
    expect(page.locator("[data-card=crab-DB]")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(points(page, "Anna")).to_have_text("1")
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-card=boat-LB]")).to_be_focused()


def test_every_view_is_whole_and_can_be_used_by_everybody(visit: Visit):
    """The first one, before the players are named, is a screen among all."""
    page = visit("/score", PHONE)
    begin(page, "Anna", "Ben", "Cleo", salt=True)
    main(page)
    tap(page, *EIGHT)
    main(page)
    expect(page.get_by_role("tab", name="Anna")).to_contain_text("8")
    assert look(page) == []

    ends(page, "LAST CHANCE", "Anna")
    expect(page.locator(".brings li")).to_have_count(3)
    assert look(page, turn=1) == []

    main(page)
    expect(page.locator(".rounds")).to_be_visible()
    assert look(page, turn=2) == []

    page.get_by_role("link", name="Round 1: see it").click()
    expect(page.locator(".ledger .sum")).to_be_visible()
    assert look(page, turn=3) == []


# --- how it looks

OVER_ONE_ANOTHER = """() => [...document.querySelectorAll('.tap')].filter((card) => {
  const [sign, dots] = ['.glyph', '.pips'].map((part) => card.querySelector(part)?.getBoundingClientRect());
  return sign && dots && dots.top < sign.bottom && dots.left < sign.right;
}).map((card) => card.dataset.card)"""


def test_the_sign_of_a_color_stands_clear_of_the_dots(page: Page):
    main(page)
    page.locator(".tap").first.wait_for()

    assert page.evaluate(OVER_ONE_ANOTHER) == []
