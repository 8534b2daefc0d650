"""The first game: done once, step by step, on the real table, with a coach who never covers it."""

import re
from datetime import datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from seasalt.server.web.public_routes import LEARNER, lesson_replay
from tests.browser.conftest import Visit
from tests.browser.pages import NOWHERE
from tests.browser.screens import DESKTOP, PHONE, SMALL
from tests.browser.watching import axe_in, overflow
from tests.thorough import THOROUGH
from tools.running import ROOT

# Where it is played to its end, and whether with mistakes; on a desk another test sees its first turns.
PLAYED = {"narrow, with mistakes": (SMALL, True)}
if THOROUGH:
    PLAYED |= {"narrow": (SMALL, False), "phone, with mistakes": (PHONE, True), "desktop": (DESKTOP, False)}
SCRIPT = ROOT / "web" / "src" / "pages" / "learn" / "script.ts"

# What is to be pressed, and a point of it that can be pressed as it is, without scrolling.
AIM = """() => {
  const target = document.querySelector('[data-testid=next]') ?? document.querySelector('[data-coach]');
  if (!target?.checkVisibility() || target.matches(':disabled, [aria-disabled=true]')) return null;
  const box = target.getBoundingClientRect();
  const isFree = ({ x, y }) => target.contains(document.elementFromPoint(x, y));
  const points = [[0.5, 0.5], [0.2, 0.2], [0.2, 0.8]]
    .map(([x, y]) => ({ x: box.left + x * box.width, y: box.top + y * box.height }));
  const inside = box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
  return { point: (inside && points.find(isFree)) || null };
}"""

NOW = """() => {
  const [coach] = [...document.querySelectorAll('section')].filter((one) => one.ariaLabel === 'Coach');
  const said = document.querySelector('dialog[open] [role=status] b') ?? coach?.querySelector('h1');
  const box = coach?.getBoundingClientRect();
  return { title: said?.textContent, place: box && [box.y, box.height] };
}"""
# How far the table ends above the lower edge of the window.
LEFT_BELOW = "() => innerHeight - document.querySelector('.table').getBoundingClientRect().bottom"
# What is staged, by its kind.
STAGED = """() => {
  window.staged = new Set();
  new MutationObserver(() => {
    const kind = document.querySelector('[data-moment]')?.dataset.moment;
    if (kind) window.staged.add(kind);
  }).observe(document.body, { subtree: true, childList: true });
}"""
PARTS = {"Your first turn", "Keep one", "Your first duo", "Safe, or a bet?"}


def coach(page: Page) -> Any:
    return page.get_by_role("region", name="Coach")


def press(page: Page) -> None:
    """Press what the coach points at, or let the others go on."""
    point = aim(page)
    assert point, coach(page).inner_text()
    page.mouse.click(point["x"], point["y"])


def aim(page: Page) -> dict[str, float] | None:
    """A point of what is to be pressed, if it is free."""
    point: dict[str, float] | None = page.wait_for_function(AIM, polling=50).json_value()["point"]
    return point


def check(page: Page, part: str) -> None:
    """Nothing sticks out there; in a thorough run axe finds nothing in the light and in the dark."""
    assert overflow(page) == [], part
    for theme in (0, 1) if THOROUGH else ():
        assert axe_in(page, theme) == [], part


def until(page: Page, title: str) -> None:
    """Follow the coach until that is said."""
    heading = coach(page).get_by_role("heading", name=title, exact=True)
    for _ in range(200):
        if heading.count():
            return
        press(page)
    raise AssertionError(title)


def test_the_coach_has_a_text_for_every_decision_of_the_lesson():
    said = re.findall(r"action: '([^']+)'", SCRIPT.read_text("utf-8"))

    assert said == [step.action for step in lesson_replay().steps if step.seat == LEARNER]


def keep_the_wrong_card(page: Page) -> None:
    page.locator(".drawn").nth(1).click()
    expect(coach(page)).to_contain_text("the other one helps you more")


def end_the_turn_too_soon(page: Page) -> None:
    page.locator(".acts").get_by_role("button", name="End turn").click()
    expect(coach(page)).to_contain_text("Not yet: first lay your two cards.")
    press(page)
    expect(coach(page)).not_to_contain_text("Not yet")


def stop_instead_of_the_bet(page: Page) -> None:
    press(page)
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Dare it!")
    dialog.get_by_role("button", name="STOP").click()
    dialog.get_by_role("button", name="Call stop").click()
    expect(coach(page)).to_contain_text("Here the bet brings 10 instead of 7.")
    press(page)
    expect(page.locator("dialog [data-coach]")).to_be_visible()


MISTAKES = {
    "Keep one": keep_the_wrong_card,
    "Your first duo": end_the_turn_too_soon,
    "Seven points": stop_instead_of_the_bet,
}


@pytest.mark.thorough  # by day Learn.test.ts and lesson.test.ts
@pytest.mark.parametrize(("screen", "mistakes"), PLAYED.values(), ids=PLAYED.keys())
def test_the_lesson_is_played_to_its_end_as_the_coach_says_and_wrong_presses_are_explained(
    visit: Visit, screen: dict[str, Any], mistakes: bool
):
    page = visit("/learn", screen)
    page.evaluate(STAGED)
    titles: set[str] = set()
    places = set()
    for _ in range(200):
        now = page.evaluate(NOW)
        if not now["place"]:
            break
        is_new = now["title"] not in titles
        if is_new and now["title"] in PARTS and (THOROUGH or screen is SMALL):
            check(page, now["title"])
        titles.add(now["title"])
        places.add(tuple(now["place"]))
        if is_new and mistakes and now["title"] in MISTAKES:
            MISTAKES[now["title"]](page)
        else:
            press(page)

    expect(page.get_by_role("heading", level=1)).to_have_text("You won the bet, and the game")
    expect(page.locator(".ledger .sum")).to_contain_text("+10")
    assert set(page.evaluate("() => [...staged]")) == {"boat", "chance", "bet"}
    assert len(titles) >= 14
    assert titles >= PARTS | MISTAKES.keys()
    assert len(places) == 1  # nothing below the coach moves, however long the text
    check(page, "the end")


@pytest.mark.thorough
def test_the_others_move_by_themselves_or_when_the_main_button_is_pressed_in_its_usual_place(visit: Visit):
    page = visit(NOWHERE, fresh=True)
    page.clock.install()
    page.goto("/learn")
    back = page.get_by_role("button", name="One step back")
    expect(back).to_be_disabled()

    def places(button: str) -> list[Any]:
        """Where it is, on a desk and on a phone."""
        found = []
        for screen in (DESKTOP, PHONE):
            page.set_viewport_size(screen["viewport"])
            found.append(page.get_by_test_id(button).bounding_box())
            assert page.evaluate(LEFT_BELOW) < 1
        return found

    until(page, "End your turn")
    usual = places("main")
    page.clock.pause_at(datetime.now() + timedelta(hours=1))
    press(page)
    expect(coach(page)).to_contain_text("That was your turn. Now it is Ada’s.")
    expect(page.get_by_test_id("next")).to_have_text("Go on")
    assert places("next") == usual
    page.clock.run_for(60_000)
    expect(coach(page)).to_contain_text("Your turn again")

    back.click()
    expect(coach(page)).to_contain_text("There is nothing to play yet")
    back.click()
    expect(coach(page)).to_contain_text("Choose the octopus")
    expect(page.locator(".drawn")).to_have_count(2)
