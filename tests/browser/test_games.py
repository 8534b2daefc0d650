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


def test_the_list_leads_to_running_and_finished_games_and_counts_them(visit: Visit, server: ServerProcess):
    page = visit("/games", PHONE)
    expect(page.get_by_text("No game is waiting for you.")).to_be_visible()
    page.get_by_role("link", name="Play now").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()

    page.goto("/settings")
    page.get_by_label("Your name").fill("Mira")
    page.get_by_label("Your name").press("Tab")
    expect(page.get_by_text("Saved.")).to_be_visible()
    tables = [finished(page, server, 2) for _ in range(2)]
    running = begin(page, 4)
    ask(page, "/api/tables", players=3, pace="days", options={"extra_salt": "true"})
    host = visit(NOWHERE)
    ask(host, "/api/guests", name="Maximiliane Freifrau von der Waterkant")
    ask(host, "/api/tables", players=4, public=True, pace="bank", options={"extra_salt": "true"})
    page.goto("/games")
    expect(page.get_by_text("Not started yet")).to_be_visible()
    links = page.get_by_role("region", name="Finished").locator(".game-row")
    expect(links).to_have_count(2)
    hrefs = [link.get_attribute("href") for link in links.all()]
    assert hrefs == [f"/replay/{table}?game=1" for table in reversed(tables)]  # the newest comes first
    expect(links.first).to_contain_text("won")
    expect(links.first).to_contain_text("/40")
    expect(links.first).to_contain_text(re.compile("now|minutes? ago"))
    page.get_by_role("region", name="Running").get_by_role("link").filter(has_not_text="Not started").click()
    page.wait_for_url(f"**/table/{running}")

    won = [page.request.get(f"/api/tables/{table}").json()["state"] for table in tables]
    share = sum(state["you"] in state["game"]["outcome"]["winners"] for state in won) * 50
    page.goto("/profile")
    rows = page.get_by_role("region", name="Your statistics").locator("tbody tr")
    expect(rows).to_have_count(2)
    figures = [row.split("\t")[:3] for row in rows.all_inner_texts()]
    assert [row[1:] for row in figures] == [["2", f"{share}%"]] * 2
    assert figures[1][0] == "Base game"
    assert look(page) == []
