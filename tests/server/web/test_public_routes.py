"""Public routes: editions with texts for everything, the lesson, QR codes."""

from typing import Any
from xml.etree import ElementTree

import httpx
import pytest
from starlette.requests import Request

from seasalt.rules.edition import Edition, edition_named
from seasalt.rules.ruleset import OPTIONS, Ruleset, format_option, with_options
from seasalt.server.web.endpoint import ApiRequest
from seasalt.server.web.public_routes import lesson, lesson_replay
from seasalt.texts import texts
from seasalt.wire.messages import encode
from tests.server.nodes import ServerThread

SVG = "{http://www.w3.org/2000/svg}"


# --- editions


@pytest.fixture(scope="module")
def editions(node: ServerThread) -> dict[str, Any]:
    told: dict[str, Any] = node.ask("GET", "/api/editions").json()
    return told


def test_every_edition_is_told_as_the_rules_have_it(editions: dict[str, Any]):
    assert [edition["name"] for edition in editions["editions"]] == list(Edition)
    for edition in editions["editions"]:
        ruleset = edition_named(edition["name"]).ruleset
        assert edition["options"] == {name: format_option(ruleset, name) for name in OPTIONS}
        assert with_options(Ruleset(), edition["options"]) == ruleset


def test_what_an_edition_does_otherwise_is_told(editions: dict[str, Any]):
    differs = {edition["name"]: edition["differs"] for edition in editions["editions"]}

    assert differs["standard"] == differs["de"] == []
    assert differs["fr"] == ["tie_break"]
    assert differs["bga"] == ["empty_deck_in_last_chance"]


def test_every_value_that_is_offered_can_be_played(editions: dict[str, Any]):
    assert [option["name"] for option in editions["options"]] == list(OPTIONS)
    for option in editions["options"]:
        assert option["default"] in option["values"]
        for value in [*option["values"], *(["55"] if option["number"] else [])]:
            played = with_options(Ruleset(), {option["name"]: value})
            assert format_option(played, option["name"]) == value


def test_the_books_that_differ_are_named(editions: dict[str, Any]):
    differ = {
        option["name"]: [book["edition"] for book in option["books"] if book["differs"]]
        for option in editions["options"]
    }

    assert differ["tie_break"] == ["fr", "en"]
    assert differ["next_starter"] == ["it"]
    assert differ["starfish_in_hand"] == []  # a book without the cards does not differ
    assert editions["targets"] == {"2": 40, "3": 35, "4": 30}


def test_what_collections_and_multipliers_are_worth_is_told(editions: dict[str, Any]):
    assert editions["collections"]["shell"] == [0, 2, 4, 6, 8, 10]
    assert editions["multipliers"]["captain"] == {"each": 3, "kind": "sailor"}


def test_there_are_words_for_every_edition(editions: dict[str, Any]):
    assert all(texts().say(f"edition-{edition['name']}") for edition in editions["editions"])


# --- the lesson


def test_the_lesson_needs_no_guest(node: ServerThread):
    answer = node.ask("GET", "/api/lesson")

    assert answer.status_code == 200
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.json()["table"] == "lesson"
    assert len(answer.json()["steps"]) == len(lesson_replay().steps)


def test_the_lesson_is_sent_once_to_a_browser_that_keeps_it(node: ServerThread):
    first = node.ask("GET", "/api/lesson")
    again = node.ask("GET", "/api/lesson", headers={"if-none-match": first.headers["etag"]})

    assert first.headers["cache-control"] == "no-cache"
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.anyio
async def test_the_lesson_waits_for_no_work_of_the_node():
    http = Request({"type": "http", "method": "GET", "path": "/api/lesson", "headers": []})
    without_node: Any = None

    assert (await lesson(ApiRequest(without_node, http, None, None))).body == encode(lesson_replay())


# --- QR codes


def picture(node: ServerThread, text: str) -> httpx.Response:
    return node.ask("GET", "/api/qr", params={"text": text})


def test_a_link_becomes_a_picture_that_needs_no_style(node: ServerThread):
    answer = picture(node, "https://example.org/t/abc?invite=x_y-z")

    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.headers["cache-control"] == "no-store"  # it contains an invitation
    root = ElementTree.fromstring(answer.text)
    assert root.tag == f"{SVG}svg"
    parts = list(root.iter())
    assert {part.tag for part in parts} == {f"{SVG}svg", f"{SVG}path"}
    assert not [part for part in parts if {"style", "class", "onload"} & part.attrib.keys()]


def test_a_path_is_a_link_to_this_server(node: ServerThread):
    assert picture(node, "/t/abc").text == picture(node, f"{node.address}/t/abc").text
    assert picture(node, "/t/abc").text != picture(node, "/t/abd").text


@pytest.mark.parametrize(
    "text",
    ["", "hello", "javascript:alert(1)", "//example.org", "ftp://example.org", "/a b", "/ä", "/" + "x" * 300],
)
def test_what_is_no_link_is_refused(node: ServerThread, text: str):
    answer = picture(node, text)

    assert (answer.status_code, answer.json()["code"]) == (400, "bad_link")


def test_a_host_as_long_as_no_name_is_makes_no_picture(node: ServerThread):
    headers = {"host": "x" * 3000}
    answer = node.ask("GET", "/api/qr", params={"text": "/t/abc"}, headers=headers)

    assert (answer.status_code, answer.json()["code"]) == (400, "bad_link")


def test_a_link_of_the_greatest_length_becomes_a_picture(node: ServerThread):
    assert picture(node, "/" + "x" * 299).status_code == 200
