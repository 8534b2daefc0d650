"""What a server remembers of a person, over HTTP."""

import asyncio
import json
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from seasalt.server.push.encryption import decoded, encoded, new_key, public_bytes
from seasalt.server.storage.store import Store
from tests.server.nodes import ServerThread, serving
from tests.server.players import Person, Tab, a_person, a_table, begin, open_socket
from tests.servers import HTTP

pytestmark = pytest.mark.anyio


async def test_a_finished_game_is_in_ones_statistics_and_in_nobody_else_s(node: ServerThread):
    anna, ben = a_person(node.address), a_person(node.address, name="Ben")
    await Tab(anna, a_table([anna], ("greedy",), options={"target_score": "5"}).id, Random(3)).play()

    [counts] = anna.ask("GET", "/api/me/statistics").json()["counts"]

    assert (counts["against"], counts["games"]) == ("greedy", 1)
    nobodys = ben.ask("GET", "/api/me/statistics").json()
    assert nobodys == {"counts": [], "luck": 0.0, "reviewed": 0, "months": [], "masters": 0, "weeks": 0}


async def test_reviews_add_up_to_luck_and_to_an_accuracy_by_month(node: ServerThread):
    anna = a_person(node.address)
    table = a_table([anna], ("greedy",), options={"target_score": "1"}).id
    await Tab(anna, table, Random(3)).play()
    async with await Store.open(node.database, migrate=False) as store:
        await store.results.keep_review(table, 1, [(81.6, -0.25), (40.0, 0.25)])

    told = anna.ask("GET", "/api/me/statistics").json()
    [month] = told["months"]
    assert (told["luck"], told["reviewed"], month["accuracy"], month["games"]) == (-0.25, 1, 82, 1)


# --- sessions and keys

PAGE = "http://192.168.0.7:8000/account"


class Browser(httpx.Client):
    """A browser with its cookie."""

    def __init__(self, address: str) -> None:
        super().__init__(base_url=address, **HTTP)
        self.headers["user-agent"] = "Mozilla/5.0 (Android 15; Mobile) Gecko/140.0 Firefox/140.0"

    def signed_in(self, name: str) -> "Browser":
        self.post("/api/guests", json={"name": name})
        return self

    @property
    def token(self) -> str:
        [token] = self.cookies.values()
        return token

    def key(self, kind: str = "link") -> dict[str, Any]:
        answer: dict[str, Any] = self.post("/api/me/keys", json={"kind": kind, "page": PAGE}).json()
        return answer

    def use(self, code: str) -> httpx.Response:
        return self.post("/api/keys/use", json={"code": code})


@pytest.fixture
def phone(node: ServerThread) -> Iterator[Browser]:
    with Browser(node.address) as browser:
        yield browser.signed_in("Ada")


@pytest.fixture
def laptop(node: ServerThread) -> Iterator[Browser]:
    with Browser(node.address) as browser:
        yield browser


def test_a_link_makes_another_browser_the_same_guest(phone: Browser, laptop: Browser):
    made = phone.key()
    looked = laptop.post("/api/keys/look", json={"code": made["code"]}).json()
    laptop.use(made["code"].lower().replace("-", " "))

    assert made["link"] == f"{PAGE}#{made['code']}"
    assert made["picture"].startswith("<svg")
    assert (looked["name"], looked["kind"], looked["now"]) == ("Ada", "link", None)
    assert laptop.get("/api/me").json() == phone.get("/api/me").json()
    assert laptop.token != phone.token
    sessions = laptop.get("/api/me/sessions").json()["sessions"]
    assert [(one["kind"], one["device"], one["this"]) for one in sessions] == [
        ("link", "Firefox, Android", True),
        ("first", "Firefox, Android", False),
    ]


def test_a_key_that_was_used_or_guessed_is_refused_and_changes_nothing(phone: Browser, laptop: Browser):
    code = phone.key()["code"]
    laptop.use(code)
    with Browser(str(phone.base_url)) as third:
        answers = [third.use(code), third.post("/api/keys/look", json={"code": code}), third.use("A" * 64)]

        assert [(one.status_code, one.json()["code"]) for one in answers] == [(404, "bad_key")] * 3
        assert not third.cookies


async def test_a_guest_with_games_reads_who_they_are_now(node: ServerThread, phone: Browser, laptop: Browser):
    code = phone.key("recovery")["code"]
    laptop.signed_in("Ben")
    before = laptop.post("/api/keys/look", json={"code": code}).json()
    ben = Person([node.address], laptop.get("/api/me").json()["id"], "Ben", laptop.token)
    await Tab(ben, a_table([ben], ("greedy",), options={"target_score": "1"}).id, Random(3)).play()

    after = laptop.post("/api/keys/look", json={"code": code}).json()

    assert (before["now"], after["now"]) == (None, "Ben")


def test_guesses_are_limited(tmp_path: Path):
    with serving(tmp_path, MAX_KEYS_PER_MINUTE="10") as node, Browser(node.address) as browser:
        codes = [browser.use(f"{number:020}").json()["code"] for number in range(100)]

    assert codes[0] == "bad_key"
    assert codes[-1] == "too_many"
    assert codes.count("bad_key") < 20


def test_only_people_get_keys_and_links_are_to_pages(node: ServerThread, phone: Browser):
    bot = a_person(node.address, name="Robo")

    assert bot.ask("POST", "/api/me/keys", {"kind": "link"}).json()["code"] == "not_allowed"
    for body in ({"kind": "operator"}, {"kind": "link", "page": "javascript:alert(1)"}, {}):
        assert phone.post("/api/me/keys", json=body).json()["code"] == "bad_body"


async def test_a_session_that_is_ended_loses_its_socket_at_once(phone: Browser, laptop: Browser):
    laptop.use(phone.key()["code"])
    [other] = [one["id"] for one in phone.get("/api/me/sessions").json()["sessions"] if not one["this"]]
    async with open_socket(str(phone.base_url).rstrip("/"), laptop.token) as socket:
        left = phone.delete(f"/api/me/sessions/{other}").json()["sessions"]
        told = [json.loads(await socket.recv()) for _ in range(2)]
        with pytest.raises(ConnectionClosed):
            await socket.recv()

    assert [one["this"] for one in left] == [True]
    assert [(one["type"], one.get("code")) for one in told] == [("problem", "not_signed_in"), ("bye", None)]
    assert laptop.get("/api/me").status_code == 401
    assert phone.delete(f"/api/me/sessions/{other}").json()["code"] == "no_such_session"


def test_nobody_ends_a_session_of_another(phone: Browser, laptop: Browser):
    laptop.signed_in("Ben")
    [mine] = phone.get("/api/me/sessions").json()["sessions"]

    assert laptop.delete(f"/api/me/sessions/{mine['id']}").json()["code"] == "no_such_session"
    assert phone.get("/api/me").status_code == 200


def test_all_others_end_together(phone: Browser, laptop: Browser):
    laptop.use(phone.key()["code"])

    assert [one["this"] for one in phone.delete("/api/me/sessions").json()["sessions"]] == [True]
    assert laptop.get("/api/me").status_code == 401


# --- notices

PUBLIC = "142.250.74.10"
PUSH = {"p256dh": encoded(public_bytes(new_key())), "auth": encoded(bytes(16)), "language": "en"}


@pytest.fixture(scope="module")
def pushing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    services = ",".join([PUBLIC, "127.0.0.1", "10.0.0.1", "169.254.169.254", "0.0.0.0"])
    with serving(tmp_path_factory.mktemp("push"), PUSH_SERVICES=services) as node:
        yield node


@pytest.fixture
def told(pushing: ServerThread) -> Iterator[Browser]:
    with Browser(pushing.address) as browser:
        yield browser.signed_in("Ada")


def subscribe(browser: Browser, host: str, path: str = "one") -> Any:
    return browser.post("/api/me/subscription", json={"endpoint": f"https://{host}/{path}", **PUSH}).json()


def test_a_browser_subscribes_with_the_key_of_the_server_until_it_ends_that(told: Browser):
    before = told.get("/api/me/subscription").json()
    saved = subscribe(told, PUBLIC)
    replaced = subscribe(told, PUBLIC, "two")
    ended = told.delete("/api/me/subscription").json()

    assert (before["endpoint"], before["language"]) == (None, None)
    assert len(decoded(before["key"])) == 65
    assert saved == {"key": before["key"], "endpoint": f"https://{PUBLIC}/one", "language": "en"}
    assert replaced["endpoint"] == f"https://{PUBLIC}/two"
    assert ended == before


def test_a_browser_that_becomes_another_guest_is_told_nothing_of_the_first(
    told: Browser, pushing: ServerThread
):
    with Browser(pushing.address) as other:
        code = other.signed_in("Ben").key()["code"]
        subscribe(told, PUBLIC)
        before = told.token
        told.use(code)

        assert told.get("/api/me/subscription").json()["endpoint"] is None
        first = Person([pushing.address], "", "Ada", before)
        assert first.ask("GET", "/api/me/subscription").json()["endpoint"] is None


def test_an_endpoint_in_a_network_of_ours_or_elsewhere_is_refused(told: Browser):
    for host in ("127.0.0.1", "10.0.0.1", "169.254.169.254", "0.0.0.0", "evil.example", f"{PUBLIC}:8443"):
        assert subscribe(told, host)["code"] == "bad_push_service"
    assert subscribe(told, "x" * 1100)["code"] == "bad_body"
    assert told.get("/api/me/subscription").json()["endpoint"] is None


def test_of_a_thousand_subscriptions_one_is_kept_and_most_are_refused(told: Browser):
    codes = [subscribe(told, PUBLIC, str(number)).get("code") for number in range(1000)]

    assert codes.count("too_many") > 900
    assert set(codes) == {None, "too_many"}


def test_another_site_cannot_subscribe_a_browser(told: Browser):
    told.headers["origin"] = "https://evil.example"

    assert subscribe(told, PUBLIC)["code"] == "foreign_origin"


def test_without_a_service_nobody_is_told(tmp_path: Path):
    with serving(tmp_path, PUSH_SERVICES="") as node, Browser(node.address) as browser:
        browser.signed_in("Ada")

        assert browser.get("/api/me/subscription").json()["key"] is None
        assert subscribe(browser, "fcm.googleapis.com")["code"] == "bad_push_service"


# --- export


async def test_what_is_exported_is_read_back_by_the_script_of_the_docs_and_every_game_replays(
    node: ServerThread, phone: Browser, tmp_path: Path
):
    ada = Person([node.address], phone.get("/api/me").json()["id"], "Ada", phone.token)
    for seed in range(2):
        table = a_table([ada], ("greedy",), options={"target_score": "5"}).id
        await Tab(ada, table, Random(seed)).play()
    phone.key("recovery")
    zipped = phone.get("/api/me/export")
    (tmp_path / "seasalt.zip").write_bytes(zipped.content)
    _, code, _ = re.split(r"```(?:python)?\n", Path("docs/privacy.md").read_text("utf-8"))
    (tmp_path / "read.py").write_text(code, "utf-8")

    script = [sys.executable, str(tmp_path / "read.py"), str(tmp_path / "seasalt.zip")]
    told = await asyncio.to_thread(subprocess.check_output, script, text=True)

    with zipfile.ZipFile(tmp_path / "seasalt.zip") as file:
        account = json.loads(file.read("account.json"))
    assert zipped.headers["content-type"] == "application/zip"
    assert len(told.splitlines()) == len(account["games"]) == 2
    assert all("winners" in line for line in told.splitlines())
    assert account["guest"]["name"] == "Ada"
    assert [key["kind"] for key in account["keys"]] == ["recovery"]
    assert (account["rating"]["games"], account["rating"]["listed"]) == (0, False)
    assert phone.token not in str(account)
    assert phone.get("/api/me/export").status_code == 200


def test_nobody_is_exported_without_a_session(laptop: Browser):
    assert laptop.get("/api/me/export").status_code == 401


# --- deletion


async def test_who_is_deleted_is_nobody_and_a_bot_goes_on(node: ServerThread, phone: Browser):
    ada = Person([node.address], phone.get("/api/me").json()["id"], "Ada", phone.token)
    ben = a_person(node.address, name="Ben")
    both = a_table([ada, ben])
    begin(both.id, [ada, ben])
    code = phone.key("recovery")["code"]

    refused = phone.request("DELETE", "/api/me", json={"name": "Adam"})
    deleted = phone.request("DELETE", "/api/me", json={"name": "Ada"})
    over = await Tab(ben, both.id, Random(3)).play()

    assert (refused.status_code, refused.json()["code"]) == (400, "other_name")
    assert deleted.status_code == 200
    assert not phone.cookies
    assert ada.ask("GET", "/api/me").status_code == 401
    assert phone.use(code).json()["code"] == "bad_key"
    assert over["stage"] == "over"
    assert [place["kind"] for place in over["places"]] == ["bot", "person"]
