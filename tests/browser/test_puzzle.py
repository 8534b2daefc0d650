"""Puzzles: a position on the real table, an answer by playing it, then the numbers and the reason."""

import json
import re
from datetime import UTC, datetime
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from seasalt.coach.puzzle import Puzzle, Theme
from seasalt.coach.puzzle_file import puzzle_of_the_day, puzzles
from seasalt.rules.action import Action, Draw, Keep, Lay, Pick, Steal, TakeTop
from tests.browser.conftest import Visit
from tests.browser.player import Keys
from tests.browser.screens import DESKTOP, PHONE
from tests.browser.watching import Watch, overflow
from tests.server.nodes import ServerProcess

DRAW = next(one for one in puzzles() if one.theme is Theme.TAKE and one.best.action == Draw())
NAMES = ("Ada", "Bo", "Cleo")
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


def test_a_wrong_answer_is_put_beside_the_best_and_stays_in_sight(visit: Visit):
    page = visit(f"/puzzle/{DRAW.number}", PHONE)
    wrong = DRAW.choices[-1]
    assert isinstance(wrong.action, TakeTop)
    page.locator(".table").wait_for()
    page.locator(f'.pile:has([data-place="pile-{wrong.action.pile}"])').tap()

    expect(sheet(page).get_by_role("heading", name="Something else is better.")).to_be_visible()
    expect(page.locator(f'.advice-row[data-action="{wrong.action}"]')).to_contain_text("your choice")
    sheet(page).get_by_role("button", name="Close").click()
    panel = page.get_by_role("region", name="Puzzles")
    worth = f"Your choice wins {in_percent(wrong.chance)}% of the games from here"
    expect(panel).to_contain_text(worth)
    expect(page.locator(".pile.can")).to_have_count(0)
    panel.get_by_role("button", name="Show the answer").click()
    expect(sheet(page)).to_be_visible()


def test_the_puzzle_of_the_day_keeps_a_streak_in_the_browser(visit: Visit, server: ServerProcess):
    page = visit("/puzzle")
    listed: dict[str, Any] = json.loads(page.request.get("/api/puzzles").text())
    today = puzzle_of_the_day(datetime.fromisoformat(listed["day"]).toordinal())
    assert today.number == listed["today"]
    panel = page.get_by_role("region", name="Puzzles")
    expect(panel).to_contain_text("Puzzle of the day")
    answer(page, today, today.best.action)
    expect(sheet(page)).to_be_visible()

    page.reload()
    expect(panel).to_contain_text("1 day in a row")
    answer(page, today, today.choices[-1].action)
    expect(sheet(page)).to_contain_text("Something else is better.")
    expect(panel).to_contain_text("1 day in a row")  # only the first answer of a day counts


def test_the_start_page_leads_to_it_and_says_when_it_is_solved(visit: Visit):
    page = visit("/", PHONE)
    tile = page.get_by_role("link", name="Puzzle of the day")
    expect(tile).to_contain_text("Find the best move")
    tile.tap()
    number: int = json.loads(page.request.get("/api/puzzles").text())["today"]
    today = puzzles()[number - 1]
    answer(page, today, today.best.action)
    expect(sheet(page)).to_be_visible()
    page.goto("/")

    expect(tile).to_contain_text("Solved today")


def test_yesterdays_streak_goes_on(visit: Visit):
    page = visit("/puzzle")
    day: str = json.loads(page.request.get("/api/puzzles").text())["day"]
    before = datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp() - 24 * 3600
    kept = {"answers": {}, "day": datetime.fromtimestamp(before, UTC).date().isoformat(), "streak": 6}
    page.evaluate("kept => localStorage.setItem('seasalt.puzzles', JSON.stringify(kept))", kept)
    page.reload()

    expect(page.get_by_role("region", name="Puzzles")).to_contain_text("6 days in a row")


def test_more_puzzles_are_chosen_by_theme_and_difficulty(visit: Visit):
    page = visit(f"/puzzle/{DRAW.number}", PHONE)
    page.get_by_role("button", name="More puzzles").click()
    wanted = of(Theme.CALL)
    sheet(page).get_by_label("Theme").select_option("Stop, bet or go on?")
    level = {"casual": "easy", "skilled": "medium", "expert": "hard", "master": "very hard"}[wanted.level]
    sheet(page).get_by_label("Difficulty").select_option(level)
    page.get_by_test_id("main").locator("visible=true").last.click()

    expect(page.get_by_role("heading", name="Stop, bet or go on?")).to_be_visible()
    number = int(page.url.rsplit("/", 1)[1])
    shown = puzzles()[number - 1]
    assert (shown.theme, shown.level) == (wanted.theme, wanted.level)


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


def test_a_number_that_there_is_not_leads_to_the_puzzle_of_the_day(visit: Visit, watch: Watch):
    watch.allow("404")
    page = visit("/puzzle/999999")
    expect(page.get_by_role("heading", name="There is no puzzle with this number")).to_be_visible()
    page.get_by_role("link", name="To the puzzle of the day").click()

    expect(page.get_by_role("region", name="Puzzles")).to_contain_text("Puzzle of the day")


def test_an_answer_that_gets_lost_can_be_given_again(visit: Visit, watch: Watch):
    watch.allow("/answer")
    # An answer that another test has asked for may come from the browser's cache.
    other = next(puzzle for puzzle in reversed(puzzles()) if isinstance(puzzle.best.action, Draw))
    page = visit(f"/puzzle/{other.number}")
    page.locator(".table").wait_for()
    page.route("**/answer", lambda route: route.abort())
    page.keyboard.press("d")
    expect(page.get_by_role("alert")).to_be_visible()
    page.unroute("**/answer")
    page.keyboard.press("d")

    expect(sheet(page)).to_be_visible()
