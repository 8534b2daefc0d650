"""Routes: every answer matches the OpenAPI document, whatever is asked; and the contents of lists."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

from seasalt.table.faces import usual_face
from tests.server.nodes import ServerThread, serving
from tests.server.players import Person, a_person, a_table, command, people
from tests.servers import HTTP, Postgres
from tests.thorough import THOROUGH, examples


@pytest.fixture(scope="module")
def node(postgres: Postgres) -> Iterator[ServerThread]:
    """With PostgreSQL, which is stricter about values."""
    with serving(postgres.empty("http")) as node:
        yield node


@pytest.fixture(scope="module")
def anna(node: ServerThread) -> Person:
    return a_person(node.address)


@pytest.fixture(scope="module")
def document(node: ServerThread) -> Any:
    found = schemathesis.openapi.from_url(f"{node.address}/api/openapi.json")
    found.config.phases.coverage.enabled = THOROUGH  # all bounds of all fields
    return found


@pytest.fixture(scope="module")
def browser() -> Iterator[requests.Session]:
    """Keeps its connection, and looks for no proxy."""
    with requests.Session() as browser:
        browser.trust_env = False
        yield browser


schema = schemathesis.pytest.from_fixture("document")


@schema.parametrize()
@settings(examples(1), suppress_health_check=list(HealthCheck))
def test_whatever_is_asked_the_answer_is_one_that_was_promised(
    case: Any, node: ServerThread, anna: Person, browser: requests.Session
):
    answer = case.call(headers={"authorization": f"Bearer {anna.token}"}, session=browser)

    case.validate_response(
        answer, checks=[not_a_server_error, content_type_conformance, response_schema_conformance]
    )
    assert "Traceback" not in node.said()


# --- bodies


BODIES = [b"", b"{", b"[]", b"null", b'{"name":5}', b"\xff\xfe", b'{"nmae":"x"}', b"[" * 10_000]


@pytest.mark.parametrize("body", BODIES, ids=range(len(BODIES)))
@pytest.mark.parametrize("path", ["/api/guests", "/api/bots", "/api/tables", "/api/score"])
def test_a_body_that_cannot_be_read_is_refused(node: ServerThread, anna: Person, path: str, body: bytes):
    headers = {"authorization": f"Bearer {anna.token}", "content-type": "application/json"}
    answer = node.ask("POST", path, content=body, headers=headers)

    assert (answer.status_code, answer.json()["code"]) == (400, "bad_body")


def test_a_body_that_is_too_large_is_refused(node: ServerThread):
    headers = {"content-type": "application/json"}
    answer = node.ask("POST", "/api/guests", content=b" " * 40_000, headers=headers)

    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


@pytest.mark.parametrize(
    "wish",
    [
        {"players": 1},
        {"players": 5},
        {"players": -3},
        {"players": 10**12},
        {"edition": "none"},
        {"options": {"target_score": "0"}},
        {"options": {"no_such": "1"}},
        {"pace": "hasty"},
        {"pace": "bank", "base_seconds": 0},
        {"pace": "bank", "base_seconds": 10**15},
        {"pace": "days", "days": 1000},
        {"bots": ["nobody"]},
    ],
)
def test_a_table_that_cannot_be_is_not_opened(node: ServerThread, anna: Person, wish: dict[str, object]):
    before = anna.ask("GET", "/api/me/tables").json()

    answer = anna.ask("POST", "/api/tables", wish)

    assert answer.status_code == 400
    assert answer.json()["code"]
    assert anna.ask("GET", "/api/me/tables").json() == before


@pytest.mark.parametrize("name", ["", "a\nb", "x" * 41, "\x00", "\u202e", "\u3164"])
def test_a_name_that_would_spoil_a_record_or_cannot_be_seen_is_refused(
    node: ServerThread, anna: Person, name: str
):
    answers = [node.ask("POST", path, json={"name": name}) for path in ("/api/guests", "/api/bots")]
    answers.append(anna.ask("PATCH", "/api/me", {"name": name}))

    assert [(each.status_code, each.json()["code"]) for each in answers] == [(400, "bad_name")] * 3


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/tables?stage=%00", 400),
        ("/api/tables?stage=none", 400),
        ("/api/tables/%00", 404),
        ("/api/tables/%ED%A0%80", 404),
        (f"/api/tables/{'x' * 3000}", 404),
        ("/api/tables/none/events?since=%00", 404),
    ],
)
def test_what_cannot_be_is_not_found(anna: Person, path: str, status: int):
    assert anna.ask("GET", path).status_code == status


# --- guests


def test_without_a_token_nothing_is_told(node: ServerThread, anna: Person):
    table = a_table([anna], players=2)
    asked = [
        ("GET", "/api/me"),
        ("PATCH", "/api/me"),
        ("GET", "/api/me/tables"),
        ("POST", "/api/tables"),
        ("GET", f"/api/tables/{table.id}"),
        ("POST", f"/api/tables/{table.id}/join"),
        ("POST", f"/api/tables/{table.id}/commands"),
        ("GET", f"/api/tables/{table.id}/record"),
        ("GET", f"/api/tables/{table.id}/fairness"),
        ("GET", f"/api/tables/{table.id}/replay"),
        ("GET", f"/api/tables/{table.id}/invites"),
        ("GET", f"/api/tables/{table.id}/events"),
    ]

    for headers in ({}, {"authorization": "Bearer guess"}, {"cookie": "seasalt=guess"}):
        answers = [node.ask(m, p, json={}, headers=headers) for m, p in asked]
        assert [(a.status_code, a.json()["code"]) for a in answers] == [(401, "not_signed_in")] * len(asked)


def test_a_guest_has_a_cookie_that_scripts_cannot_read_and_no_token_in_the_answer(node: ServerThread):
    with httpx.Client(base_url=node.address, **HTTP) as browser:
        guest = browser.post("/api/guests", json={"name": "Ida"})
        me = browser.get("/api/me")

    cookie = guest.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    assert guest.json()["token"] is None
    assert me.json()["name"] == "Ida"
    assert guest.headers["content-security-policy"].startswith("default-src 'none'")
    assert guest.headers["cache-control"] == "no-store"


def test_a_guest_who_asks_again_stays_the_same_and_their_cookie_lasts_from_then_on(node: ServerThread):
    with httpx.Client(base_url=node.address, **HTTP) as browser:
        first = browser.post("/api/guests", json={"name": "Ida"})
        again = browser.post("/api/guests", json={"name": "Ada"})

    assert again.json() == first.json()
    assert again.headers["set-cookie"] == first.headers["set-cookie"]
    assert f"Max-Age={400 * 24 * 3600}" in again.headers["set-cookie"]


def test_a_token_in_the_authorization_header_becomes_no_cookie(node: ServerThread):
    bot = a_person(node.address, name="Ida")

    assert "set-cookie" not in bot.ask("POST", "/api/guests", {"name": "Ida"}).headers


def test_a_guest_can_be_called_otherwise(node: ServerThread):
    ida = a_person(node.address, name="Ida")

    answer = ida.ask("PATCH", "/api/me", {"name": "  Zoe\u0308 "})

    assert answer.json()["name"] == "Zoë" == ida.ask("GET", "/api/me").json()["name"]


def test_a_guest_has_a_face_and_can_choose_another_which_all_at_the_table_see(node: ServerThread):
    ida, joe = people(2, node.address)
    born = ida.ask("GET", "/api/me").json()["face"]
    chosen = ida.ask("PATCH", "/api/me", {"name": "Ida", "face": "owl-pu"}).json()
    renamed = ida.ask("PATCH", "/api/me", {"name": "Ida B."}).json()
    refused = ida.ask("PATCH", "/api/me", {"name": "Ida", "face": "owl-<b>"})
    new = ida.ask("POST", "/api/bots", {"name": "Kit", "face": "cat-gy"})
    table = a_table([ida, joe]).id
    places = joe.ask("GET", f"/api/tables/{table}").json()["state"]["places"]

    assert born == usual_face(ida.id)
    assert chosen["face"] == renamed["face"] == ida.ask("GET", "/api/me").json()["face"] == "owl-pu"
    assert (refused.status_code, refused.json()["code"]) == (400, "bad_face")
    assert new.status_code == 200
    assert [place["face"] for place in places] == ["owl-pu", usual_face(joe.id)]


# --- invitations


def test_a_seated_guest_gets_the_links_again(node: ServerThread):
    [anna, ben, cora] = people(3, node.address)
    table = a_table([anna], players=2)

    again = anna.ask("GET", f"/api/tables/{table.id}/invites").json()

    joined = ben.ask("POST", f"/api/tables/{table.id}/join", {"invite": again["seat_invite"]})
    watched = cora.ask("GET", f"/api/tables/{table.id}?invite={again['watch_invite']}")
    assert (joined.status_code, watched.status_code) == (200, 200)
    assert ben.ask("GET", f"/api/tables/{table.id}/invites").json() == again


def test_an_invited_guest_is_told_who_invites(node: ServerThread):
    [anna, ben, cora] = people(3, node.address)
    table = a_table([anna, ben], players=3)

    told = cora.ask("GET", f"/api/tables/{table.id}?invite={table.seat_invite}").json()

    assert told["state"]["places"][told["host"]]["name"] == anna.name
    assert told["seat_invite"] is None


def test_an_empty_table_has_no_host(node: ServerThread):
    [anna, ben] = people(2, node.address)
    table = a_table([anna], players=2, sit=False)

    assert ben.ask("GET", f"/api/tables/{table.id}?invite={table.seat_invite}").json()["host"] is None


@pytest.mark.parametrize("came_by", ["seat_invite", "watch_invite"])
def test_a_spectator_passes_on_a_link_to_watch_and_none_to_a_seat(node: ServerThread, came_by: str):
    [anna, ben, cora] = people(3, node.address)
    table = a_table([anna], players=2)
    path = f"/api/tables/{table.id}/invites"

    links = ben.ask("GET", f"{path}?invite={getattr(table, came_by)}").json()

    assert links["seat_invite"] is None
    passed_on = links["watch_invite"]
    assert cora.ask("GET", f"/api/tables/{table.id}?invite={passed_on}").status_code == 200
    refused = cora.ask("POST", f"/api/tables/{table.id}/join", {"invite": passed_on})
    assert (refused.status_code, refused.json()["code"]) == (403, "not_allowed")
    stranger = cora.ask("GET", path)
    assert (stranger.status_code, stranger.json()["code"]) == (403, "not_allowed")


def test_new_links_do_not_spoil_the_old_ones(tmp_path: Path):
    with serving(tmp_path) as node:
        [anna, ben, cora] = people(3, node.address)
        table = a_table([anna], players=3)
        node.stop()  # the node's memory is gone: the database has only hashes
        node.start()

        again = anna.ask("GET", f"/api/tables/{table.id}/invites").json()

        assert again["seat_invite"] != table.seat_invite
        for person, invite in ((ben, table.seat_invite), (cora, again["seat_invite"])):
            joined = person.ask("POST", f"/api/tables/{table.id}/join", {"invite": invite})
            assert joined.status_code == 200


# --- lists, records


def test_public_tables_are_listed_and_open_to_all_and_private_ones_are_not(node: ServerThread):
    [anna, ben] = people(2, node.address)
    public = a_table([anna], players=2, public=True)
    private = a_table([anna], players=2)
    empty = anna.ask("POST", "/api/tables", {"public": True, "sit": False}).json()["table"]

    listed = {line["table"]: line for line in ben.ask("GET", "/api/tables?stage=gathering").json()["tables"]}

    assert public.id in listed
    assert empty in listed
    assert private.id not in listed
    assert listed[public.id]["summary"]["names"] == ["Anna", ""]
    assert ben.ask("POST", f"/api/tables/{public.id}/join", {}).status_code == 200
    assert ben.ask("POST", f"/api/tables/{private.id}/join", {}).status_code == 403
    mine = {line["table"]: line["seat"] for line in ben.ask("GET", "/api/me/tables").json()["tables"]}
    assert mine == {public.id: 1}


def test_public_tables_are_listed_without_a_guest(node: ServerThread, anna: Person):
    public = a_table([anna], players=2, public=True)

    told = node.ask("GET", "/api/tables").json()["tables"]

    assert public.id in [line["table"] for line in told]


def test_a_holding_is_scored(node: ServerThread):
    answer = node.ask("POST", "/api/score", json={"hand": "crab-DB crab-LB"})

    assert (answer.status_code, answer.json()["total"]) == (200, 1)


# --- quick match


def test_a_quick_match_with_bots_can_begin_at_once(node: ServerThread):
    wish = {"players": 3, "options": {"extra_salt": "true", "target_score": "20"}, "memory_aid": True}
    answer = a_person(node.address).ask("POST", "/api/quick", wish).json()

    assert [place["kind"] for place in answer["state"]["places"]] == ["person", "bot", "bot"]
    assert answer["info"]["options"]["extra_salt"] == "true"
    assert (answer["info"]["target"], answer["info"]["memory_aid"]) == (20, True)


def test_a_quick_match_can_have_hints_and_bots_of_any_level(node: ServerThread):
    wish = {"players": 4, "hints": True, "bot": "master"}
    answer = a_person(node.address).ask("POST", "/api/quick", wish).json()
    _, *bots = answer["state"]["places"]

    assert answer["info"]["hints"]
    assert [(place["bot"], place["name"]) for place in bots] == [
        ("master", "Kai"),
        ("master", "Maris"),
        ("master", "Morgan"),
    ]


def test_bots_of_several_kinds_have_distinct_names(node: ServerThread):
    wish = {"players": 4, "bots": ["gambler", "greedy", "gambler"]}
    ada = a_person(node.address, name="Ada")
    answer = ada.ask("POST", "/api/tables", wish).json()

    assert [place["name"] for place in answer["state"]["places"]] == ["Ada", "Gina", "Bo", "Greta"]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"options": {"no_such": "1"}}, "bad_options"),
        ({"options": {"extra_salt": "perhaps"}}, "bad_options"),
        ({"bot": "wombat"}, "unknown_bot"),
        ({"bot": None, "edition": "it"}, "no_players"),
    ],
)
def test_a_quick_match_that_cannot_be_is_refused(anna: Person, wish: dict[str, object], code: str):
    answer = anna.ask("POST", "/api/quick", wish)

    assert (answer.status_code, answer.json()["code"]) == (404 if code == "no_players" else 400, code)


# --- other sites


FOREIGN: list[dict[str, str]] = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"origin": "https://evil.example", "sec-fetch-site": "cross-site"},
]


@pytest.mark.parametrize("headers", FOREIGN, ids=range(len(FOREIGN)))
def test_no_other_site_changes_anything(node: ServerThread, anna: Person, headers: dict[str, str]):
    own = {"authorization": f"Bearer {anna.token}", **headers}
    asked = [
        ("POST", "/api/guests"),
        ("POST", "/api/bots"),
        ("PATCH", "/api/me"),
        ("POST", "/api/tables"),
        ("POST", "/api/quick"),
        ("POST", "/api/tables/none/join"),
        ("POST", "/api/tables/none/commands"),
        ("POST", "/api/tables/none/hint"),
    ]

    answers = [node.ask(m, p, json={}, headers=own) for m, p in asked]

    assert [(a.status_code, a.json()["code"]) for a in answers] == [(403, "foreign_origin")] * len(asked)
    assert not any("set-cookie" in answer.headers for answer in answers)


@pytest.mark.parametrize(
    "kind", ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]
)
def test_what_a_form_can_send_is_not_read(node: ServerThread, kind: str):
    headers = {"content-type": kind} if kind else {}
    answer = node.ask("POST", "/api/guests", content=b'{"name":"Eve"}', headers=headers)

    assert (answer.status_code, answer.json()["code"]) == (415, "bad_content_type")
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("what", ["keep", "hint"])
def test_not_even_where_there_is_nothing_to_read(node: ServerThread, anna: Person, what: str):
    headers = {"authorization": f"Bearer {anna.token}", "content-type": "text/plain"}
    answer = node.ask("POST", f"/api/tables/none/{what}", headers=headers)

    assert (answer.status_code, answer.json()["code"]) == (415, "bad_content_type")


def test_no_redirect_repeats_the_host_of_the_request(node: ServerThread):
    answer = node.ask("GET", "/api/editions/", headers={"host": "evil.example"})

    assert answer.status_code == 404
    assert "location" not in answer.headers


def test_our_own_page_and_programs_may(node: ServerThread):
    ways: list[dict[str, str]] = [
        {},
        {"origin": node.address, "sec-fetch-site": "same-origin"},
        {"sec-fetch-site": "none"},
        {"content-type": "application/json; charset=utf-8"},
    ]

    answers = [node.ask("POST", "/api/guests", json={}, headers=headers) for headers in ways]

    assert [answer.status_code for answer in answers] == [200] * len(ways)


# --- ids of commands


def test_an_id_of_a_client_is_never_one_of_the_servers_own(node: ServerThread):
    [anna, ben] = people(2, node.address)
    table = a_table([anna, ben], players=3)

    answers = [
        command(anna, table.id, {"type": "add_bot", "seat": 2, "bot": "greedy"}, id=command_id)
        if number % 2 == 0
        else command(anna, table.id, {"type": "remove_bot", "seat": 2}, id=command_id)
        for number, command_id in enumerate(["open", "join", "join:2", "quick"])
    ]

    assert [answer["version"] for answer in answers] == [4, 5, 6, 7]
