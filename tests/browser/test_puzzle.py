"""Puzzles: a position on the real table, an answer by playing it, then the numbers and the reason."""

import json
import re
from datetime import datetime
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from seasalt.coach.puzzle import Puzzle, Theme
from seasalt.coach.puzzle_file import puzzle_of_the_day, puzzles
from seasalt.rules.action import Action, Draw, Keep, Lay, Pick, Steal
from tests.browser.conftest import Visit
from tests.browser.player import Keys
from tests.browser.screens import DESKTOP, PHONE
from tests.browser.watching import overflow

DRAW = next(one for one in puzzles() if one.theme is Theme.TAKE and one.best.action == Draw())
NAMES = ("Robin", "Kim", "Yuki")
KEYS = {"draw": "d", "end": "e", "take A": "1", "take B": "2", "look A": "1", "look B": "2"}


def answer(page: Page, puzzle: Puzzle, action: Action) -> None:
    """Play an option as at any table."""
    page.locator(".table").wait_for()
    keys = page.keyboard
    match action:
        case Keep(card, pile):
            page.locator(f'.drawn[data-code="{card}"]').first.click()
            keys.press("1" if pile == 0 else "2")
        case Pick(card):
            page.locator(f'.tray [data-code="{card}"]').first.click()
            keys.press("p")
        case Lay(cards):
            for place, card in enumerate(cards):
                copy = cards[:place].count(card)
                chosen = page.locator(f'.hand .pick[data-code="{card}"]').nth(copy)
                if chosen.get_attribute("aria-pressed") != "true":  # an only partner comes by itself
                    chosen.click()
            keys.press("p")
        case Steal(victim):
            others = [seat for seat in range(len(puzzle.position.totals)) if seat != puzzle.position.seat]
            page.locator(".seat.can").filter(has_text=NAMES[others.index(victim)]).click()
        case _ if str(action) in ("stop", "last"):
            keys.press(str(action)[0])
            page.locator("dialog .btn.main").click()
        case _:
            keys.press(KEYS.get(str(action), "p"))


def sheet(page: Page) -> Locator:
    return page.get_by_role("dialog")


def in_percent(chance: float) -> int:
    """As browsers round."""
    return int(100 * chance + 0.5 + 1e-9)


def of(theme: Theme) -> Puzzle:
    return next(puzzle for puzzle in puzzles() if puzzle.theme is theme)


@pytest.mark.thorough
@pytest.mark.parametrize("theme", list(Theme))
def test_a_puzzle_is_answered_as_at_any_table_and_then_says_what_every_option_is_worth(
    visit: Visit, theme: Theme
):
    puzzle = of(theme)
    page = visit(f"/puzzle/{puzzle.number}", PHONE if puzzle.number % 2 else DESKTOP)
    answer(page, puzzle, puzzle.best.action)

    expect(sheet(page).get_by_role("heading", name="Well spotted!")).to_be_visible()
    rows = page.locator(".advice-row")
    assert [rows.nth(at).get_attribute("data-action") for at in range(rows.count())] == [
        str(choice.action) for choice in puzzle.choices
    ]
    expect(rows.first).to_contain_text("best")
    expect(rows.first).to_contain_text("your choice")
    chances = [int(text.strip("%")) for text in rows.locator("b").all_inner_texts()]
    assert chances == [in_percent(choice.chance) for choice in puzzle.choices]
    assert overflow(page) == []


def test_the_puzzle_of_the_day_is_solved_and_the_start_page_says_so(visit: Visit):
    page = visit("/", PHONE)
    tile = page.get_by_role("link", name="Puzzle of the day")
    expect(tile).to_contain_text("Find the best move")
    tile.tap()
    listed: dict[str, Any] = json.loads(page.request.get("/api/puzzles").text())
    today = puzzle_of_the_day(datetime.fromisoformat(listed["day"]).toordinal())
    assert today.number == listed["today"]
    answer(page, today, today.best.action)
    expect(sheet(page).get_by_role("heading", name="Well spotted!")).to_be_visible()
    assert overflow(page) == []
    page.goto("/")
    expect(tile).to_contain_text("Solved today")

    tile.tap()
    expect(page.get_by_role("region", name="Puzzles")).to_contain_text("1 day in a row")


def test_a_puzzle_needs_no_mouse(visit: Visit):
    page = visit(f"/puzzle/{DRAW.number}")
    player = Keys(page)
    page.locator(".table").wait_for()
    page.keyboard.press("d")
    expect(sheet(page).get_by_role("heading", name="Well spotted!")).to_be_focused()
    player.press(page.get_by_test_id("next").last)

    expect(page).to_have_url(re.compile(r"/puzzle(/\d+)?$"))
    expect(page).not_to_have_url(re.compile(rf"/puzzle/{DRAW.number}$"))
    expect(page.get_by_role("region", name="Puzzles")).to_be_visible()
