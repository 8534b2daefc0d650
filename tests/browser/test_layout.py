"""Whatever is decided, hand, laid cards, points, piles and main button are in sight, on every screen.

Most of it is checked while test_every_screen.py visits a screen.
"""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from seasalt.texts import languages
from tests.browser.conftest import Visit
from tests.browser.pages import NOWHERE
from tests.browser.screens import PHONE
from tests.browser.tour import Tour, keep_language, speak
from tests.browser.watching import let_it_rest, overflow
from tests.thorough import THOROUGH, matrix

SCREENS = {
    "small phone": (360, 740),
    "phone": (390, 844),
    "phone on its side": (844, 390),
    "tablet": (820, 1180),
    "laptop": (1440, 900),
    "desktop": (1920, 1080),
    "small window": (960, 700),
    "1440x900 at 200 %": (720, 450),
    "1280x800 at 200 %": (640, 400),
    "1920x1080 at 400 %": (480, 270),
    "1440x900 at 400 %": (360, 225),
}
CHOICES = ("take", "laid", "keep", "lobster", "chance", "crowded", "play", "pick", "steal")
SHARE = 1 if THOROUGH else 2  # a choice is seen on all screens, or on every second, the next one on others

# What is covered, or outside the window, of the things that a decision needs.
HIDDEN = """() => {
  const found = [];
  const { scrollHeight } = document.documentElement;
  const enlarged = innerHeight < 300; // the others are above the window then
  if (scrollHeight > innerHeight && !enlarged)
    found.push(`the page scrolls: ${scrollHeight} of ${innerHeight}`);
  const wanted = {
    'a card of the hand': '.hand .pick', 'the main button': '.acts .btn.main', 'the points': '.meter',
    'a drawn card': '.drawn', 'a duo': '.tableau .duo', 'a pile': '.pile-line:not([inert]) .pile-stack',
    'the tray': '.tray', 'how many cards another holds': '.seat .held',
  };
  for (const [name, selector] of Object.entries(wanted))
    for (const one of document.querySelectorAll(selector)) {
      if (!one.checkVisibility() || (enlarged && name.startsWith('how many'))) continue;
      const { left, right, top, bottom } = one.getBoundingClientRect();
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
        found.push(`${name} is outside: ${[left, top, right, bottom].map(Math.round)}`);
      // somewhere it can be pressed: cards of a fan lie over each other
      const points = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) => [0.1, 0.3, 0.5, 0.7, 0.9].map((y) => [x, y]));
      const free = points.filter(([x, y]) => {
        const hit = document.elementFromPoint(left + x * (right - left), top + y * (bottom - top));
        return hit && (one.contains(hit) || hit.contains(one));
      });
      if (free.length < 5) found.push(`${name} is covered: ${one.ariaLabel}`);
    }
  const boxes = ['.hand', '.pile-line', '.me', '.acts', '.seats .seat', '.bar'].flatMap((selector) =>
    [...document.querySelectorAll(selector)].map((one) => [selector, one.getBoundingClientRect()]));
  for (const [at, [name, one]] of boxes.entries())
    for (const [other, two] of boxes.slice(at + 1)) {
      const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
      if (wide > 2 && high > 2) found.push(`${name} and ${other} overlap: ${wide}x${high}`);
    }
  return found;
}"""


def at_size(page: Page, size: tuple[int, int]) -> list[str]:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    let_it_rest(page)
    found: list[str] = page.evaluate(HIDDEN)
    return found


def width(page: Page, card: str) -> float:
    return float(page.locator(card).first.evaluate("one => one.offsetWidth"))


# For each seat what it says, and for each of its duos what that says, and where it is.
DUOS = """() => [...document.querySelectorAll('.seat')].map((seat) => [seat.ariaLabel,
  [...seat.querySelectorAll('.duo')].map((duo) => [duo.ariaLabel, duo.getBoundingClientRect()])
    .map(([label, box]) => [label, box.x, box.y])])"""


# A table after each of the others said, drew and laid more, and where everything is.
MORE_OF_ALL = """() => {
  for (const seat of document.querySelectorAll('.seat')) {
    seat.querySelector('small').textContent = 'words '.repeat(20);
    for (const part of ['.fan i', '.duo'])
      for (const one of seat.querySelectorAll(part)) one.after(one.cloneNode(true));
  }
}"""
BOXES = """() => ['.seat', '.pile-stack', '.hand', '.me', '.acts'].flatMap((selector) =>
  [...document.querySelectorAll(selector)].map((one) => JSON.stringify(one.getBoundingClientRect())))"""


def what_others_do_moves_nothing_on_a_desktop(page: Page) -> None:
    at_size(page, SCREENS["laptop"])
    before = page.evaluate(BOXES)
    page.evaluate(MORE_OF_ALL)

    assert page.evaluate(BOXES) == before


def every_laid_duo_is_in_sight(page: Page) -> None:
    for size in ((360, 740), (1440, 900), *THOROUGH * ((844, 390), (960, 700))):
        at_size(page, size)
        seats = page.evaluate(DUOS)
        for said, duos in seats:
            assert len({(x, y) for _, x, y in duos}) == len(duos), size
            assert all(label and label in said for label, *_ in duos), size
        assert max(len(duos) for _, duos in seats) >= 4
    at_size(page, SCREENS["tablet"])
    assert width(page, ".seat .duo .card") > 32
    what_others_do_moves_nothing_on_a_desktop(page)


def few_cards_are_large_on_a_phone(page: Page) -> None:
    at_size(page, SCREENS["phone"])

    assert page.locator(".hand .pick").count() == 2
    assert width(page, ".hand .card") > 95
    assert width(page, ".tray .card") > 60


def the_log_gives_way_before_the_table_does(page: Page) -> None:
    at_size(page, (1440, 900))
    expect(page.locator(".rail")).to_be_visible()
    at_size(page, (1200, 800))
    expect(page.locator(".rail")).to_be_hidden()
    page.get_by_role("button", name="Log and talk").click()

    expect(page.get_by_role("dialog")).to_be_visible()


def what_cards_say_moves_nothing(page: Page) -> None:
    for screen in ("phone", *THOROUGH * ("tablet", "laptop")):
        at_size(page, SCREENS[screen])
        tops = []
        for lines in (1, 2):
            page.evaluate(
                """lines => document.querySelectorAll('.drawn small')
                  .forEach((one) => (one.innerHTML = '<span>words</span>'.repeat(lines)))""",
                lines,
            )
            tops.append(page.locator(".pile-stack").first.bounding_box())
        assert tops[0] == tops[1], screen


def a_hand_that_is_shown_moves_nothing_on_a_tablet(page: Page) -> None:
    at_size(page, SCREENS["tablet"])
    shown = page.locator(".me").bounding_box()
    page.evaluate("() => document.querySelectorAll('.shown-hand').forEach((one) => one.remove())")

    assert page.locator(".me").bounding_box() == shown


# What the paper of a call lies over, and what of it cannot be seen without scrolling.
COVERED = """() => {
  const found = [];
  const paper = document.querySelector('dialog .paper');
  const over = paper.getBoundingClientRect();
  const own = '.hand .pick, .tableau .duo, .tableau .score, .meter';
  const others = innerWidth < innerHeight ? ', .seats .seat' : ''; // around a wide table some are behind it
  for (const one of document.querySelectorAll(own + others)) {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    if (left < over.right && right > over.left && top < over.bottom && bottom > over.top)
      found.push(`the call covers ${one.className}`);
  }
  for (const words of paper.querySelectorAll('h2, .have'))
    if (!(words.clientHeight > 12)) found.push(`not said: ${words.textContent}`);
  if (over.left < 0 || over.top < 0 || over.right > innerWidth || over.bottom > innerHeight)
    found.push(`outside: ${JSON.stringify(over)}`);
  const more = paper.scrollHeight - paper.clientHeight;
  if (more > 0) found.push(`scrolls: ${more}`);
  const veil = getComputedStyle(document.querySelector('dialog'), '::backdrop').backgroundColor;
  if (veil !== 'rgba(0, 0, 0, 0)') found.push(`behind a veil: ${veil}`);
  return found;
}"""


def a_round_is_ended_with_everything_in_sight(page: Page) -> None:
    found = []
    for language, screen in matrix(languages(), list(SCREENS)[:6]):  # none is enlarged
        speak(page, language)
        at_size(page, SCREENS[screen])
        found += [f"{language}, {screen}: {line}" for line in page.evaluate(COVERED)]
    assert found == []


def cards_grow_with_the_screen(page: Page) -> None:
    def widths(size: tuple[int, int]) -> dict[str, float]:
        at_size(page, size)
        cards = {"pile": ".pile .card", "hand": ".hand .card", "duo": ".tableau .duo .card"}
        return {name: width(page, card) for name, card in cards.items()}

    phone, tablet, desktop = (widths(SCREENS[name]) for name in ("small phone", "tablet", "desktop"))

    assert all(phone[name] < tablet[name] for name in phone)
    assert desktop["pile"] > 180
    assert desktop["hand"] > 160
    assert desktop["duo"] > 48
    assert tablet["pile"] > 150
    assert tablet["hand"] > 100


def counted_cards_can_be_made_out_on_a_tablet(page: Page) -> None:
    at_size(page, SCREENS["tablet"])

    assert width(page, ".ledger .card") > 40


MORE: dict[str, Callable[[Page], None]] = {
    "call": a_round_is_ended_with_everything_in_sight,
    "chance": a_hand_that_is_shown_moves_nothing_on_a_tablet,
    "keep": what_cards_say_moves_nothing,
    "laid": every_laid_duo_is_in_sight,
    "lobster": few_cards_are_large_on_a_phone,
    "round": counted_cards_can_be_made_out_on_a_tablet,
    "showcase": cards_grow_with_the_screen,
    "take": the_log_gives_way_before_the_table_does,
}
"""What else is seen on the visit of a screen, in English."""


def what_is_out_of_sight(name: str, page: Page) -> list[str]:
    """What a decision needs and is covered or outside; nothing where there is no decision."""
    seen = list(SCREENS.items())[CHOICES.index(name) % SHARE :: SHARE] if name in CHOICES else []
    return [f"{screen}: {line}" for screen, size in seen for line in at_size(page, size)]


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["hint-take", "hint-pick", "hint-play"])
def test_nothing_sticks_out_with_hints_on(visit: Visit, tour: Tour, name: str):
    page = visit(NOWHERE, PHONE)
    keep_language(page, "ru")
    tour.open(name, page)
    found = []
    for language, width in matrix(sorted(languages(), key="ru".__ne__), (360, 375, 390)):
        speak(page, language)
        page.set_viewport_size({"width": width, "height": 740})
        found += [f"{language} at {width}: {line}" for line in overflow(page)]
    assert found == []


# What of the seats cannot be read, or lies over something else.
UNREAD = """() => {
  const found = [];
  const boxes = ['.seat', '.pile-stack', '.rail', '.watch-note'].flatMap((selector) =>
    [...document.querySelectorAll(selector)].map((one) => [selector, one.getBoundingClientRect()]));
  for (const [at, [name, one]] of boxes.entries())
    for (const [other, two] of boxes.slice(at + 1)) {
      const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
      if (wide > 1 && high > 1) found.push(`${name} and ${other} overlap: ${wide}x${high}`);
    }
  for (const seat of document.querySelectorAll('.seat')) {
    const edge = seat.getBoundingClientRect();
    for (const part of seat.querySelectorAll('.seat-name b, .score, .held, .token, .duo')) {
      const box = part.getBoundingClientRect();
      if (box.left < edge.left || box.right > edge.right || box.top < edge.top || box.bottom > edge.bottom)
        found.push(`${part.className || 'the name'} of ${seat.innerText} sticks out of its seat`);
      if (part.matches('b, .score') && part.scrollWidth > part.clientWidth + 1)
        found.push(`${part.innerText} is cut off`);
    }
  }
  return found;
}"""


@pytest.mark.parametrize("players", [2, 3, 4] if THOROUGH else [2])
def test_a_spectator_reads_every_seat_on_a_large_screen(visit: Visit, tour: Tour, players: int):
    page = visit(NOWHERE)
    tour.watch(players, page)
    found = []
    for size in ((1024, 768), (1280, 800), (1440, 900), (1920, 1080)):
        found += [f"{size}: {line}" for line in (*at_size(page, size), *page.evaluate(UNREAD))]

    assert page.locator(".seat").count() == players
    assert found == []


def taps(page: Page, *things: Any) -> None:
    before = page.locator("[data-version]").get_attribute("data-version")
    for thing in things:
        thing.tap()
    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", before or "")


def test_a_plain_turn_takes_three_taps_and_a_duo_one(visit: Visit, tour: Tour):
    page = visit(NOWHERE, PHONE)
    tour.open("take", page, own=True)
    taps(page, page.locator(".pile", has=page.locator('[data-place="deck"]')))
    expect(page.locator(".drawn")).to_have_count(2)
    taps(page, page.locator(".drawn").first, page.locator(".pile.can").first)
    expect(page.locator(".drawn")).to_have_count(0)

    tour.open("showcase", page, own=True)
    page.keyboard.press("Escape")
    page.locator(".hand .pick.on").first.wait_for(state="detached")
    main = page.get_by_test_id("main")
    expect(main).to_contain_text("Play")
    expect(page.locator(".acts .btn").first).to_have_text("End turn")
    taps(page, main)
