"""A table for friends: open it, send the link, wait, begin."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from seasalt.texts import languages
from tests.browser.conftest import Visit
from tests.browser.pages import NOWHERE
from tests.browser.screens import PHONE, SMALL
from tests.browser.tour import speak
from tests.browser.watching import Watch, axe, look, overflow

CLIPBOARD = {"permissions": ["clipboard-read", "clipboard-write"]}


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name)


def open_table(page: Page, name: str, players: int = 2) -> None:
    """Go through the page of choices, and come to the table."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("radio", name=str(players)).click()
    button(page, "Open the table").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("list").get_by_text(f"{name} (you)")).to_be_visible()


def copied(page: Page, name: str) -> str:
    """The link that a button puts into the clipboard."""
    page.get_by_role("button", name=name, exact=True).click()
    expect(button(page, "Copied")).to_be_visible()
    link: str = page.evaluate("navigator.clipboard.readText()")
    return link


def sit(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    button(page, "Take a seat").click()
    page.wait_for_url("**/table/*")


def info(page: Page) -> dict[str, Any]:
    table = page.url.split("/")[-1]
    found: dict[str, Any] = page.request.get(f"/api/tables/{table}").json()["info"]
    return found


def seated(page: Page, name: str, **wish: Any) -> Page:
    """Somebody has opened a table, and sits there."""
    page.request.post("/api/guests", data={"name": name})
    table = page.request.post("/api/tables", data={"players": 2, **wish}).json()["table"]
    page.goto(f"/table/{table}")
    expect(page.get_by_role("list").get_by_text(f"{name} (you)")).to_be_visible()
    return page


@pytest.fixture
def hanna(visit: Visit) -> Page:
    """She has opened a table for two."""
    return seated(visit(NOWHERE, **CLIPBOARD), "Hanna")


# --- opening


def test_the_choices_are_whole_and_can_be_read_by_everybody(visit: Visit):
    """Those without a clock are the page as it opens: a screen among all."""
    page = visit("/friends", PHONE)

    for turn, clock in enumerate(("Seconds", "Days")):
        page.get_by_role("radio", name=clock).click()
        assert look(page, turn=turn) == []


def test_a_table_is_as_it_was_wished(visit: Visit):
    page = visit("/friends")
    page.get_by_role("switch", name="Extra Salt").click()
    page.get_by_role("switch", name="Memory aid").click()
    page.get_by_role("radio", name="Seconds").click()
    page.get_by_label("For a move").select_option(label="60 seconds")
    page.get_by_label("In reserve").select_option(label="5 minutes")
    page.get_by_label("Rule book").select_option(label="Italian")
    open_table(page, "Hanna", 4)

    told = info(page)
    assert told["options"]["extra_salt"] == "true"
    assert (told["players"], told["edition"], told["memory_aid"]) == (4, "it", True)
    assert (told["pace"], told["base"], told["bank"]) == ("bank", 60_000, 300_000)


def test_a_public_table_is_listed_and_one_by_link_is_not(visit: Visit):
    everyone = visit("/friends/public")
    open_table(everyone, "Olga")
    link_only = visit("/friends")
    open_table(link_only, "Paul")

    names = [line["summary"]["names"][0] for line in everyone.request.get("/api/tables").json()["tables"]]
    assert "Olga" in names
    assert "Paul" not in names


# --- the links


def test_two_friends_meet_by_a_link_and_play(visit: Visit, hanna: Page):
    code = hanna.get_by_role("img", name="QR code of the link to a seat")
    expect(code).to_be_visible()
    assert code.evaluate("one => one.decode().then(() => one.naturalWidth)") > 0
    link = copied(hanna, "Copy link")
    ben = visit(link, PHONE)

    expect(ben.get_by_role("heading", name="Hanna invites you", level=1)).to_be_visible()
    expect(ben.get_by_text("Sea Salt & Paper", exact=True)).to_be_visible()
    expect(ben.get_by_text("At the table: Hanna.")).to_be_visible()
    assert axe(ben) == []
    assert overflow(ben) == []
    assert "invite" in link
    assert "invite" not in ben.url
    ben.reload()  # the browser has kept the link
    sit(ben, "Ben")
    expect(hanna.get_by_role("list").get_by_text("Ben")).to_be_visible()
    button(ben, "Stand up").click()
    expect(hanna.get_by_role("heading", name="One seat is free")).to_be_visible()
    button(ben, "Sit here").click()
    expect(hanna.get_by_role("heading", name="All seats are taken")).to_be_visible()
    button(hanna, "I am ready").click()
    expect(button(hanna, "Waiting for Ben")).to_be_visible()
    button(ben, "I am ready").click()
    for page in (hanna, ben):
        expect(page.get_by_role("heading", name="Round 1")).to_be_visible()


def test_an_invitation_holds_any_name_in_every_language(visit: Visit):
    host = seated(visit(NOWHERE, **CLIPBOARD), "Maximiliane Freifrau von der Waterkant", players=4)
    button(host, "Add a bot").first.click()
    guest = visit(copied(host, "Copy link"), SMALL)
    expect(guest.get_by_role("heading", name="Maximiliane")).to_be_visible()

    found = []
    for language in languages():
        speak(guest, language)
        found += [f"{language}: {line}" for line in overflow(guest)]
    guest.set_viewport_size({"width": 844, "height": 390})
    assert [*found, *overflow(guest), *axe(guest)] == []


def test_who_does_not_know_the_game_learns_it_and_comes_back_to_the_invite(visit: Visit, hanna: Page):
    ben = visit(copied(hanna, "Copy link"), PHONE)
    ben.get_by_role("link", name="Learn it in 3 minutes").click()
    button(ben, "Skip").click()
    ben.get_by_role("link", name="To the table").last.click()

    expect(ben.get_by_role("heading", name="Hanna invites you")).to_be_visible()
    sit(ben, "Ben")


def test_who_has_the_other_link_watches_and_cannot_sit(visit: Visit, watch: Watch, hanna: Page):
    visitor = visit(copied(hanna, "Copy link to watch"))
    visitor.wait_for_url("**/table/*")
    expect(visitor.get_by_role("list").get_by_text("Hanna")).to_be_visible()
    watch.allow("403")
    button(visitor, "Take a seat").click()

    expect(visitor.get_by_role("alert")).to_contain_text("This table is private")


def test_who_comes_too_late_may_watch(visit: Visit, watch: Watch, hanna: Page):
    link = copied(hanna, "Copy link")
    ben, cora = visit(link), visit(link)
    expect(button(cora, "Take a seat")).to_be_visible()
    sit(ben, "Ben")
    watch.allow("409")
    button(cora, "Take a seat").click()

    expect(cora.get_by_text("All seats are taken, but you may watch.")).to_be_visible()
    button(cora, "Watch").click()
    cora.wait_for_url("**/table/*")
    expect(button(cora, "You are watching")).to_be_visible()
    for page in (hanna, ben):
        button(page, "I am ready").click()
    expect(cora.get_by_role("heading", name="Round 1")).to_be_visible()


def test_without_a_link_a_private_table_is_closed(visit: Visit, watch: Watch, hanna: Page):
    watch.allow("403")
    stranger = visit(f"/join/{hanna.url.split('/')[-1]}")

    expect(stranger.get_by_role("alert")).to_contain_text("This table is private")
    assert axe(stranger) == []


def test_a_table_that_is_not_there_is_said_to_be_so(visit: Visit, watch: Watch):
    watch.allow("404")
    page = visit("/join/nowhere", PHONE)

    expect(page.get_by_role("alert")).to_have_text("There is no such table.")
    assert axe(page) == []
    assert overflow(page) == []


# --- before the game


def test_the_table_before_the_game_is_whole_and_can_be_read_by_everybody(visit: Visit):
    page = seated(visit(NOWHERE, PHONE), "Hanna", players=4)
    button(page, "Add a bot").first.click()
    expect(page.get_by_role("heading", name="Two seats are free")).to_be_visible()
    page.get_by_text("Nobody can rig the shuffle").click()

    expect(page.get_by_text("Fingerprint", exact=True)).to_be_visible()
    assert look(page) == []


def test_bots_come_and_go_and_fill_the_table(visit: Visit):
    page = seated(visit(NOWHERE), "Hanna", players=4)
    button(page, "Add a bot").first.click()
    page.get_by_role("button", name=re.compile("^Remove ")).click()
    expect(page.get_by_role("heading", name="Three seats are free")).to_be_visible()
    button(page, "Fill the free seats with bots").click()

    expect(page.get_by_role("heading", name="Round 1")).to_be_visible()


def test_a_lost_line_is_told_and_found_again(visit: Visit, watch: Watch):
    hanna = visit(NOWHERE, fresh=True)
    lines: list[WebSocketRoute] = []
    is_down = False

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        if is_down:
            line.close()
        else:
            line.connect_to_server()

    hanna.route_web_socket("**/ws?*", connect)
    hanna.route("**/events?*", lambda route: route.abort() if is_down else route.fallback())
    watch.allow("ERR_FAILED")
    seated(hanna, "Hanna")
    is_down = True
    lines[0].close()

    expect(hanna.get_by_role("alert")).to_contain_text("Connection lost")
    button(hanna, "Try now").click()  # in vain, so that the button is still there
    is_down = False
    expect(hanna.get_by_role("link", name="Back to the start")).to_be_visible()
    expect(hanna.get_by_role("alert")).to_have_count(0)
    button(hanna, "Add a bot").click()
    expect(hanna.get_by_role("heading", name="Round 1")).to_be_visible()
