"""Strangers at one table: a player who never moves, one who is never ready, and hostile names."""

import json

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from seasalt.table import PATIENCE
from tests.browser.conftest import Visit
from tests.browser.pages import NOWHERE
from tests.browser.positions import among_people, prepare
from tests.browser.screens import PHONE
from tests.browser.test_games import ask
from tests.browser.watching import axe, overflow
from tests.server.nodes import ServerProcess
from tests.server.players import a_person
from tests.thorough import THOROUGH

HOSTILE = (
    "<img src=x onerror=\"alert('harm')\">",
    "\N{ARABIC LIGATURE BISMILLAH AR-RAHMAN AR-RAHEEM}" * 24,
    "👩🏽 🇮🇹 ❤️ " + "W" * 30,
    "אבגדה {{7*7}} ${7*7}",
)


def known(visit: Visit, *names: str) -> dict[str, Page]:
    """A page for each of these people, by their id: the first at a desk, the others on phones."""
    pages: dict[str, Page] = {}
    for name in names:
        page = visit(NOWHERE, *([PHONE] if pages else []))
        pages[ask(page, "/api/guests", name=name)["id"]] = page
    return pages


def meet(
    server: ServerProcess, pages: dict[str, Page], names: tuple[str, ...], ready: int | None = None
) -> None:
    """They look at a table where they have waited for one another long enough."""
    guests = dict(zip(pages, names, strict=True))
    table = among_people(server.database, guests, waited=PATIENCE, ready=ready, first=0)
    for page in pages.values():
        page.goto(f"/table/{table}")
        page.locator("main").first.wait_for()


# --- idle players


def test_a_bot_decides_for_an_idle_player_when_another_asks_for_it(visit: Visit, server: ServerProcess):
    pages = known(visit, "Mira", "Fay")
    meet(server, pages, ("Mira", "Fay"))
    slow, other = pages.values()
    expect(slow.locator("p.refusal")).to_have_text(
        "The others are waiting: they may let a bot decide for you now."
    )
    go_on = other.get_by_role("button", name="Let a bot play")
    expect(go_on).to_be_visible()
    assert axe(slow) == []
    assert overflow(slow) == []
    assert overflow(other) == []
    go_on.focus()
    other.keyboard.press("Enter")

    back = slow.get_by_role("button", name="Play myself again")
    expect(back).to_be_visible()
    expect(other.locator(".acts.asks")).to_be_visible()  # the bot has made its turn
    back.click()
    expect(back).to_have_count(0)


def test_the_seat_of_a_player_who_is_never_ready_can_be_freed(visit: Visit, server: ServerProcess):
    pages = known(visit, "Mira", "Fay")
    meet(server, pages, ("Mira", "Fay"), ready=1)
    mira, fay = pages.values()
    free = mira.get_by_role("button", name="Free Fay’s seat")
    expect(free).to_be_visible()
    assert axe(mira) == []
    free.click()

    expect(mira.get_by_role("heading", name="One seat is free")).to_be_visible()
    expect(fay.get_by_role("button", name="Take a seat")).to_be_visible()


@pytest.mark.thorough
def test_after_many_games_players_go_on_at_a_new_table(visit: Visit, server: ServerProcess):
    table = prepare(server.database, lambda table: table.stage == "over", target=1)
    page = visit(NOWHERE, fresh=True)
    table.sign_in(page.context, server.address)

    def refuse(line: WebSocketRoute) -> None:
        to_server = line.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            frame = json.loads(text)
            if frame.get("do") == {"type": "rematch"}:
                line.send(json.dumps({**frame, "type": "nak", "code": "too_many_games"}))
            else:
                to_server.send(text)

        line.on_message(pass_on)

    page.route_web_socket("**/ws?*", refuse)
    page.goto(f"/table/{table.id}")
    page.get_by_role("button", name="Rematch").click()

    expect(page.get_by_role("alert")).to_have_text(
        "This table has seen many games. Open a new one to play on."
    )
    assert axe(page) == []
    page.get_by_role("button", name="New table").click()
    expect(page.get_by_role("heading", name="Round 1")).to_be_visible()
    assert table.id not in page.url


# --- names


@pytest.mark.parametrize(
    ("first", "seen"),
    [(None, 1280), *THOROUGH * ((0, 360), (2, 1280), (3, 360))],  # axe sees one screen, or both if thorough
)
def test_hostile_names_are_only_names(visit: Visit, server: ServerProcess, first: int | None, seen: int):
    pages = known(visit, HOSTILE[0], HOSTILE[1])
    strangers = [a_person(server.address, name=name) for name in HOSTILE[2:]]
    guests = dict(zip([*pages, *(one.id for one in strangers)], HOSTILE, strict=True))
    ready = 3 if first is None else None
    table = among_people(server.database, guests, waited=PATIENCE, ready=ready, first=first)
    for page, width in zip(pages.values(), (1280, 360), strict=True):
        page.goto(f"/table/{table}")
        expect(page.get_by_text("{{7*7}} ${7*7}").first).to_be_visible()

        assert page.locator("img[src='x']").count() == 0
        assert page.evaluate(OUTSIDE, width) == []
        if THOROUGH or width == seen:
            assert axe(page) == []
        for name in HOSTILE[2:]:
            assert page.evaluate(SPOKEN, name), f"nothing says {name}"


OUTSIDE = """(width) => [...document.querySelectorAll('main button, main li, main b')]
  .filter((one) => one.checkVisibility())
  .map((one) => [one.outerHTML.slice(0, 80), one.getBoundingClientRect()])
  .filter(([, box]) => box.left < -1 || box.right > width + 1)
  .map(([html, box]) => `${html}: ${box.left}..${box.right}`)
  .concat(document.documentElement.scrollWidth > width ? ['the page'] : [])"""
SPOKEN = """(name) => [...document.querySelectorAll('main [aria-label], main b')]
  .some((one) => `${one.ariaLabel ?? ''} ${one.textContent}`.includes(name.trim()))"""
