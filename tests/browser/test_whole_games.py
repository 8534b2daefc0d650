"""Games in a real browser, to the ranking. A thorough run plays them whole, from the first card on.

The usual run plays how a round ends and the next one begins, and how a game ends: what lies between is more
of the same turns.
"""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages import NOWHERE
from tests.browser.player import Finger, Keys, Player
from tests.browser.positions import among_people, prepare
from tests.browser.screens import DESKTOP, MOVING, PHONE
from tests.browser.tour import may_call
from tests.server.nodes import ServerProcess
from tests.thorough import THOROUGH

A_TURN = {"keep", "take or end"}


def open_table(page: Page, **wish: Any) -> str:
    """A table for the person of that page, with bots on the other seats."""
    page.request.post("/api/guests", data={"name": "Mia"})
    players = wish.get("players", 2)
    options = {"target_score": "9", **wish.pop("options", {})}
    answer = page.request.post(
        "/api/tables", data={"bots": ["greedy"] * (players - 1), "options": options, **wish}
    )
    assert answer.ok, answer.text()
    return str(answer.json()["table"])


def near_a_call(player: Player, server: ServerProcess, target: int | None = None, **box: Any) -> None:
    """At a table where the player may end a round, and with a low target the game."""
    near = prepare(server.database, may_call, target=target, **box)
    near.sign_in(player.page.context, server.address)
    player.page.goto(f"/table/{near.id}")


def end_a_round(player: Player, server: ServerProcess, **box: Any) -> None:
    """A round is called, its summary is read, and a turn of the next one is played."""
    near_a_call(player, server, **box)
    player.play_until({"call", "summary"} | A_TURN)


def play(player: Player, server: ServerProcess, *, players: int = 2, extra_salt: bool = False) -> None:
    """Until a game is over: a whole one if thorough, else after the end of a round and a turn of the next."""
    page = player.page
    if THOROUGH:
        options = {"target_score": "9", "extra_salt": str(extra_salt).lower()}
        page.goto(f"/table/{open_table(page, players=players, options=options)}")
    else:
        end_a_round(player, server, players=players, extra_salt=extra_salt)
        page.emulate_media(reduced_motion="reduce")  # how a game ends in motion is tested elsewhere
        near_a_call(player, server, target=5, players=players, extra_salt=extra_salt)
    player.play_to_the_end()


MOUSE = pytest.param(Player, DESKTOP | MOVING, 3, False, id="mouse")
OTHER_HANDS = [
    pytest.param(Finger, PHONE, 4, True, id="finger on a phone, extra salt"),
    pytest.param(Keys, DESKTOP, 2, False, id="keyboard alone"),
]
HANDS = ("hands", "screen", "players", "extra_salt")


@pytest.mark.parametrize(HANDS, [MOUSE, *THOROUGH * OTHER_HANDS])
def test_a_person_plays_against_bots_to_the_end(
    visit: Visit,
    server: ServerProcess,
    hands: Callable[[Page], Player],
    screen: dict[str, Any],
    players: int,
    extra_salt: bool,
):
    page = visit(NOWHERE, screen)
    player = hands(page)
    play(player, server, players=players, extra_salt=extra_salt)

    expect(page.locator(".rank li")).to_have_count(players)
    assert player.pressed >= A_TURN


@pytest.mark.parametrize(HANDS, OTHER_HANDS)
def test_a_round_is_ended_and_the_next_begun(
    visit: Visit,
    server: ServerProcess,
    hands: Callable[[Page], Player],
    screen: dict[str, Any],
    players: int,
    extra_salt: bool,
):
    page = visit(NOWHERE, screen)

    end_a_round(hands(page), server, players=players, extra_salt=extra_salt)

    expect(page.get_by_role("heading", name="Round 2")).to_be_visible()


def test_a_game_is_played_where_sockets_are_broken(visit: Visit):
    page = visit(NOWHERE, fresh=True)
    page.route_web_socket("**/ws?*", lambda line: line.close())  # as a bad proxy does
    page.goto(f"/table/{open_table(page)}")

    Player(page).play_until(A_TURN)


def test_people_and_a_spectator_play_one_game_though_a_line_breaks(visit: Visit, server: ServerProcess):
    """Two of them; in a thorough run four, and from its beginning."""
    names = ("Mia", "Ben", *THOROUGH * ("Cora", "Dina"))
    seats = [visit(NOWHERE, PHONE if seat % 2 else DESKTOP, fresh=seat == 1) for seat in range(len(names))]
    ids = [
        page.request.post("/api/guests", data={"name": name}).json()["id"]
        for page, name in zip(seats, names, strict=True)
    ]
    ready, before_call = (0, None) if THOROUGH else (2, 2)
    guests = dict(zip(ids, names, strict=True))
    table = among_people(server.database, guests, waited=0, ready=ready, before_call=before_call, target=5)
    lines: list[Any] = []
    seats[1].route_web_socket("**/ws?*", lambda line: lines.append((line, line.connect_to_server())))
    for page in seats:
        page.goto(f"/table/{table}")
    invite = seats[0].request.get(f"/api/tables/{table}/invites").json()["watch_invite"]
    watcher = visit(f"/watch/{table}?invite={invite}")
    players = [Finger(page) if seat % 2 else Player(page) for seat, page in enumerate(seats)]

    for page in seats[ready:]:
        page.locator(".btn.main").click()
    for page in seats:
        expect(page.locator(".table")).to_be_visible()
    expect(watcher.locator(".table")).to_be_visible()
    assert watcher.locator(".hand .pick").count() == 0

    lines[-1][0].close()  # the browser sees its line go, and opens another

    steps = 0
    while not seats[0].locator(".page.end").count():
        for player in players:
            if player.may_act() and not player.page.locator(".page.end").count():
                player.step()
                steps += 1
        assert steps < 800

    for page in (*seats, watcher):
        expect(page.locator(".rank li")).to_have_count(len(names))
    assert len(lines) >= 2
    totals = {tuple(page.locator(".rank .pts").all_inner_texts()) for page in (*seats, watcher)}
    assert len(totals) == 1
