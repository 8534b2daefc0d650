"""A table for friends: open it, send the link, wait, begin."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from seasalt.texts import languages
from tests.browser.conftest import Visit
from tests.browser.pages import NOWHERE
from tests.browser.screens import CLIPBOARD, PHONE, SMALL
from tests.browser.tour import speak
from tests.browser.watching import Watch, axe, look, overflow


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name)


def open_table(page: Page, name: str, players: int = 2) -> None:
    """Give a name and a number of players, and come to the table."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("radio", name=str(players)).click()
    page.get_by_role("button", name=re.compile("Get a link|Open the table")).click()
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
    """A guest of that name has opened a table, and sits there."""
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


def test_a_table_is_as_it_was_wished_and_bots_come_and_go(visit: Visit):
    page = visit("/friends")
    assert look(page, turn=None) == []
    page.get_by_text("Options").click()
    expect(page.get_by_role("radio", name="No clock")).to_be_checked()
    page.get_by_role("radio", name="Everyone").click()
    expect(page.get_by_role("radio", name="Seconds")).to_be_checked()  # the default of public tables
    page.get_by_role("radio", name="No clock").click()
    expect(page.get_by_role("radio", name="No clock")).to_be_checked()
    page.get_by_role("switch", name="Extra Salt").click()
    page.get_by_role("switch", name="Memory aid").click()
    page.get_by_role("switch", name="Hints").click()
    page.get_by_role("radio", name="Days").click()
    assert look(page, turn=None) == []
    page.get_by_role("radio", name="Seconds").click()
    assert look(page, turn=None) == []
    page.get_by_label("For a move").select_option(label="60 seconds")
    page.get_by_label("In reserve").select_option(label="5 minutes")
    page.get_by_label("Rule book").select_option(label="Italian")
    open_table(page, "Hanna", 4)
    told = info(page)
    assert told["options"]["extra_salt"] == "true"
    assert (told["players"], told["edition"], told["memory_aid"], told["hints"]) == (4, "it", True, True)
    assert (told["pace"], told["base"], told["bank"]) == ("bank", 60_000, 300_000)
    names = [line["summary"]["names"][0] for line in page.request.get("/api/tables").json()["tables"]]
    assert "Hanna" in names  # it is for everyone

    button(page, "Add a bot").first.click()
    expect(page.get_by_role("heading", name="Two seats are free")).to_be_visible()
    page.get_by_text("Nobody can rig the shuffle").click()
    expect(page.get_by_text("Fingerprint", exact=True)).to_be_visible()
    assert look(page) == []
    page.get_by_role("button", name=re.compile("^Remove ")).click()
    expect(page.get_by_role("heading", name="Three seats are free")).to_be_visible()
    button(page, "Fill the free seats with bots").click()
    expect(page.get_by_role("heading", name="Round 1")).to_be_visible()


# --- the links


def test_two_friends_meet_by_a_link_and_play(visit: Visit, hanna: Page):
    code = hanna.get_by_role("img", name="QR code of the link to a seat")
    expect(code).to_be_visible()
    assert code.evaluate("one => one.decode().then(() => one.naturalWidth)") > 0
    link = copied(hanna, "Copy link")
    expect(hanna.get_by_role("status").filter(has_text=link)).to_be_visible()
    table = hanna.url.split("/")[-1]
    listed = hanna.request.get("/api/tables").json()["tables"]
    assert table not in [line["table"] for line in listed]  # only the link leads to it
    ben = visit(link, PHONE)

    expect(ben.get_by_role("heading", name="Hanna invites you", level=1)).to_be_visible()
    expect(ben.get_by_text("Sea Salt & Paper", exact=True)).to_be_visible()
    expect(ben.get_by_text("At the table: Hanna.")).to_be_visible()
    assert axe(ben) == []
    assert overflow(ben) == []
    assert "invite" in link
    assert "invite" not in ben.url
    ben.get_by_role("link", name="Learn it in 3 minutes").click()
    button(ben, "Skip").click()
    ben.get_by_role("link", name="To the table").last.click()
    expect(ben.get_by_role("heading", name="Hanna invites you")).to_be_visible()
    ben.reload()  # the browser has kept the link
    sit(ben, "Ben")
    expect(hanna.get_by_role("list").get_by_text("Ben")).to_be_visible()
    button(ben, "Stand up").click()
    expect(hanna.get_by_role("heading", name="One seat is free")).to_be_visible()
    button(ben, "Sit here").click()
    expect(hanna.get_by_role("heading", name="All seats are taken")).to_be_visible()
    button(hanna, "I am ready").click()
    expect(button(hanna, "Waiting for Ben")).to_be_visible()
    hanna.locator("summary", has_text="Options").click()
    hanna.get_by_role("switch", name="Extra Salt").click()
    expect(ben.get_by_text("Hanna changed the rules: Extra Salt.")).to_be_visible()
    for page in (hanna, ben):
        assert look(page) == []
    button(hanna, "I am ready").click()
    button(ben, "I am ready").click()
    for page in (hanna, ben):
        expect(page.get_by_role("heading", name="Round 1")).to_be_visible()


@pytest.mark.thorough
def test_a_guest_without_a_seat_watches(visit: Visit, watch: Watch, hanna: Page):
    table = hanna.url.split("/")[-1]
    invite = hanna.request.get(f"/api/tables/{table}/invites").json()["seat_invite"]
    visitor = visit(copied(hanna, "Copy link to watch"))
    visitor.wait_for_url("**/table/*")
    expect(visitor.get_by_role("list").get_by_text("Hanna")).to_be_visible()
    watch.allow("403")
    button(visitor, "Take a seat").click()
    expect(visitor.get_by_role("alert")).to_contain_text("This table is private")

    visitor.goto(f"/join/{table}?invite={invite}")
    expect(button(visitor, "Take a seat")).to_be_visible()
    ben = visit(f"/join/{table}?invite={invite}")
    sit(ben, "Ben")
    watch.allow("409")
    button(visitor, "Take a seat").click()  # too late
    expect(visitor.get_by_text("All seats are taken, but you may watch.")).to_be_visible()
    button(visitor, "Watch").click()
    visitor.wait_for_url("**/table/*")
    expect(button(visitor, "You are watching")).to_be_visible()
    for page in (hanna, ben):
        button(page, "I am ready").click()
    expect(visitor.get_by_role("heading", name="Round 1")).to_be_visible()


def test_a_table_that_is_private_or_not_there_is_said_to_be_so(visit: Visit, watch: Watch, hanna: Page):
    watch.allow("403|404")
    stranger = visit(f"/join/{hanna.url.split('/')[-1]}", PHONE)
    expect(stranger.get_by_role("alert")).to_contain_text("This table is private")
    stranger.goto("/join/nowhere")

    expect(stranger.get_by_role("alert")).to_have_text("There is no such table.")
    assert axe(stranger) == []
    assert overflow(stranger) == []


@pytest.mark.thorough
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


# --- again


def play(table: str, *seated: Page) -> None:
    """Let two people, who sit in this order, play a game to its end, who say STOP as soon as they may."""
    rng = Random(1)

    def do(page: Page, version: int, **what: Any) -> None:
        cmd = {"type": "cmd", "id": f"c{rng.random()}", "table": table, "expect": version, "do": what}
        assert page.request.post(f"/api/tables/{table}/commands", data=cmd).json()["type"] == "ack"

    def state(page: Page) -> dict[str, Any]:
        found: dict[str, Any] = page.request.get(f"/api/tables/{table}").json()["state"]
        return found

    for page in seated:
        do(page, state(page)["version"], type="ready", nonce="00")
    while (now := state(seated[0]))["stage"] != "over":
        page = seated[now["to_act"]]
        now = state(page)
        action = "stop" if "stop" in now["legal"] else rng.choice(now["legal"])
        do(page, now["version"], type="act", action=action)


def test_who_has_played_together_is_asked_again_on_the_start_page(visit: Visit):
    hanna = seated(visit(NOWHERE), "Hanna", options={"target_score": "1"})
    table = hanna.url.split("/")[-1]
    invite = hanna.request.get(f"/api/tables/{table}/invites").json()["seat_invite"]
    ben = visit(f"/join/{table}?invite={invite}", PHONE)
    sit(ben, "Ben")
    play(table, hanna, ben)

    button(hanna, "Ben: play again, remember, report").click()
    assert [*axe(hanna), *overflow(hanna)] == []
    hanna.get_by_role("switch", name="Remember").click()
    button(hanna, "Play again with Ben").click()
    expect(hanna.get_by_role("heading", name="One seat is free")).to_be_visible()
    ben.goto("/")
    asked = ben.get_by_role("region", name="You are asked to play")
    expect(asked).to_contain_text("Hanna wants another game with you")
    assert [*axe(ben), *overflow(ben)] == []
    asked.get_by_role("link").click()
    sit(ben, "Ben")

    expect(hanna.get_by_role("heading", name="All seats are taken")).to_be_visible()
    assert hanna.url.split("/")[-1] == ben.url.split("/")[-1] != table


# --- a line that breaks


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
    button(hanna, "Try now").click()  # it fails, so the button stays
    is_down = False
    expect(hanna.get_by_role("link", name="Back to the start")).to_be_visible()
    expect(hanna.get_by_role("alert")).to_have_count(0)
    button(hanna, "Add a bot").click()
    expect(hanna.get_by_role("heading", name="Round 1")).to_be_visible()
