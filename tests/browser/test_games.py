"""The list of games: running, open, finished."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages import NOWHERE
from tests.browser.screens import PHONE
from tests.browser.watching import look


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


def finish(page: Page, table: str) -> None:
    """Bots play it to its end."""
    command(page, table, type="leave")
    for _ in range(600):
        [mine] = [one for one in page.request.get("/api/me/tables").json()["tables"] if one["table"] == table]
        if mine["stage"] == "over":
            return
        page.wait_for_timeout(50)
    raise AssertionError("the bots have not come to an end")


def named(visit: Visit, *screens: dict[str, Any]) -> Page:
    """Somebody whom server and browser know."""
    page = visit("/settings", *screens)
    page.get_by_label("Your name").fill("Mira")
    page.get_by_label("Your name").press("Tab")
    expect(page.get_by_text("Kept.")).to_be_visible()
    return page


def test_lists_are_whole_and_can_be_read_by_everybody(visit: Visit):
    """Empty ones are a screen among all."""
    page = named(visit, PHONE)
    finish(page, begin(page, 2))
    begin(page, 4)
    ask(page, "/api/tables", players=3, pace="days", options={"extra_salt": "true"})
    host = visit(NOWHERE)
    ask(host, "/api/guests", name="Maximiliane Freifrau von der Waterkant")
    ask(host, "/api/tables", players=4, public=True, pace="bank", options={"extra_salt": "true"})
    page.goto("/games")
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
    expect(page.get_by_text("Not begun yet")).to_be_visible()
    assert look(page) == []


def test_a_running_game_is_one_click_away(visit: Visit):
    page = named(visit)
    table = begin(page)
    page.goto("/games")
    page.get_by_role("region", name="Running").get_by_role("link").click()

    page.wait_for_url(f"**/table/{table}")


def test_a_finished_game_says_who_won_and_leads_to_its_replay(visit: Visit):
    page = named(visit)
    table = begin(page)
    finish(page, table)
    page.goto("/games")
    link = page.get_by_role("region", name="Finished").get_by_role("link")

    expect(link).to_contain_text("won")
    expect(link).to_contain_text("/35")
    expect(link).to_contain_text(re.compile("now|minutes? ago"))
    expect(link).to_have_attribute("href", f"/replay/{table}")


def test_the_newest_finished_game_comes_first(visit: Visit):
    page = named(visit)
    tables = [begin(page, 2), begin(page, 2)]
    for table in tables:
        finish(page, table)
    page.goto("/games")
    links = page.get_by_role("region", name="Finished").get_by_role("link")
    expect(links).to_have_count(2)

    assert [link.get_attribute("href") for link in links.all()] == [f"/replay/{t}" for t in reversed(tables)]


def test_an_empty_list_invites_to_play(visit: Visit):
    page = visit("/games")
    expect(page.get_by_text("No game is waiting for you.")).to_be_visible()
    page.get_by_role("link", name="Play now").click()

    expect(page.get_by_role("button", name="Play now")).to_be_visible()
