"""The list of games: running, open, finished."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from seasalt.table.table import Stage
from tests.browser.conftest import Visit
from tests.browser.pages import NOWHERE
from tests.browser.positions import prepare
from tests.browser.screens import PHONE
from tests.browser.watching import look
from tests.server.nodes import ServerProcess


def ask(page: Page, path: str, **body: Any) -> Any:
    return page.request.post(path, data=body).json()


def command(page: Page, table: str, **do: Any) -> None:
    state = page.request.get(f"/api/tables/{table}").json()["state"]
    sent = {"type": "cmd", "id": do["type"], "table": table, "expect": state["version"], "do": do}
    assert ask(page, f"/api/tables/{table}/commands", **sent)["type"] == "ack"


def begin(page: Page, players: int = 3) -> str:
    """A game against bots has begun."""
    table: str = ask(page, "/api/tables", players=players, bots=["greedy"] * (players - 1))["table"]
    command(page, table, type="ready", nonce="00")
    return table


def finished(page: Page, server: ServerProcess, players: int = 3) -> str:
    """A game of theirs is over."""
    me: str = page.request.get("/api/me").json()["id"]
    return prepare(server.database, lambda table: table.stage is Stage.OVER, players=players, person=me).id


def named(visit: Visit, *screens: dict[str, Any]) -> Page:
    """Somebody whom server and browser know."""
    page = visit("/settings", *screens)
    page.get_by_label("Your name").fill("Mira")
    page.get_by_label("Your name").press("Tab")
    expect(page.get_by_text("Saved.")).to_be_visible()
    return page


def test_lists_are_whole_and_can_be_read_by_everybody(visit: Visit, server: ServerProcess):
    """Empty ones are a screen among all."""
    page = named(visit, PHONE)
    finished(page, server, 2)
    begin(page, 4)
    ask(page, "/api/tables", players=3, pace="days", options={"extra_salt": "true"})
    host = visit(NOWHERE)
    ask(host, "/api/guests", name="Maximiliane Freifrau von der Waterkant")
    ask(host, "/api/tables", players=4, public=True, pace="bank", options={"extra_salt": "true"})
    page.goto("/games")
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
    expect(page.get_by_text("Not started yet")).to_be_visible()
    assert look(page) == []


def test_a_running_game_is_one_click_away(visit: Visit):
    page = named(visit)
    table = begin(page)
    page.goto("/games")
    page.get_by_role("region", name="Running").get_by_role("link").click()

    page.wait_for_url(f"**/table/{table}")


def test_a_finished_game_says_who_won_and_leads_to_its_replay(visit: Visit, server: ServerProcess):
    page = named(visit)
    table = finished(page, server)
    page.goto("/games")
    link = page.get_by_role("region", name="Finished").get_by_role("link")

    expect(link).to_contain_text("won")
    expect(link).to_contain_text("/35")
    expect(link).to_contain_text(re.compile("now|minutes? ago"))
    expect(link).to_have_attribute("href", f"/replay/{table}")


def test_the_newest_finished_game_comes_first(visit: Visit, server: ServerProcess):
    page = named(visit)
    tables = [finished(page, server, 2) for _ in range(2)]
    page.goto("/games")
    links = page.get_by_role("region", name="Finished").get_by_role("link")
    expect(links).to_have_count(2)

    assert [link.get_attribute("href") for link in links.all()] == [f"/replay/{t}" for t in reversed(tables)]


def test_an_empty_list_invites_to_play(visit: Visit):
    page = visit("/games")
    expect(page.get_by_text("No game is waiting for you.")).to_be_visible()
    page.get_by_role("link", name="Play now").click()

    expect(page.get_by_role("button", name="Play now")).to_be_visible()


# --- statistics


def figures(page: Page) -> list[str]:
    """The rows of both tables."""
    return page.get_by_role("region", name="Your statistics").locator("tbody tr").all_inner_texts()


def test_statistics_count_a_game_whose_end_was_seen_and_count_it_once(visit: Visit, server: ServerProcess):
    page = named(visit, PHONE)
    table = finished(page, server, 2)
    page.goto("/games")
    expect(page.get_by_text("After your first finished game on this device")).to_be_visible()
    for _ in range(2):
        with page.expect_response("**/replay*"):
            page.goto(f"/table/{table}")
        page.locator(".rank").wait_for()
    page.wait_for_function("() => localStorage.getItem('seasalt.statistics')")
    page.goto("/games")

    won = page.request.get(f"/api/tables/{table}").json()["state"]["game"]["outcome"]["winners"]
    me = page.request.get(f"/api/tables/{table}").json()["state"]["you"]
    expect(page.get_by_role("region", name="Your statistics").locator("tbody tr")).to_have_count(2)
    rows = [row.split("\t")[:3] for row in figures(page)]
    assert [row[1:] for row in rows] == [["1", "100%" if me in won else "0%"]] * 2
    assert rows[1][0] == "Base game"
    assert look(page, turn=1) == []


def test_statistics_can_be_forgotten(visit: Visit, server: ServerProcess):
    page = named(visit)
    table = finished(page, server)
    page.goto(f"/table/{table}")
    page.wait_for_function("() => localStorage.getItem('seasalt.statistics')")
    page.goto("/games")
    page.get_by_role("button", name="Reset").click()
    page.get_by_role("button", name="Keep").click()
    assert figures(page)
    page.get_by_role("button", name="Reset").click()
    page.get_by_role("button", name="Forget").click()

    expect(page.get_by_text("After your first finished game on this device")).to_be_visible()
    page.reload()
    expect(page.get_by_text("After your first finished game on this device")).to_be_visible()


def test_broken_statistics_break_nothing(visit: Visit):
    page = named(visit)
    page.evaluate("localStorage.setItem('seasalt.statistics', '{\"counts\": {\"casual/base\": 7}}')")
    page.goto("/games")

    expect(page.get_by_text("After your first finished game on this device")).to_be_visible()
