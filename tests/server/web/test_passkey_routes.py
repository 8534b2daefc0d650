"""Passkeys over HTTP: two nodes on one database, and a device in software."""

import json
import zipfile
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from fido2.utils import websafe_encode

from seasalt.server.interfaces.account_store import MAX_PASSKEYS
from tests.server.authenticator import Device
from tests.server.nodes import ServerThread, serving
from tests.server.players import Person, Tab, a_table
from tests.server.test_proxy import drawn
from tests.servers import HTTP

SITE = "http://localhost:8123"
BAD = (403, "bad_passkey")


class Browser(httpx.Client):
    """A browser at the site, which any of the nodes answers."""

    def __init__(self, node: ServerThread) -> None:
        super().__init__(base_url=node.address, **HTTP)
        self.headers["host"] = SITE.partition("://")[2]

    def signed_in(self, name: str) -> "Browser":
        self.post("/api/guests", json={"name": name})
        return self

    def asked(self, path: str) -> dict[str, Any]:
        found: dict[str, Any] = self.post(path).json()["options"]
        return found

    def add(self, device: Device) -> httpx.Response:
        made = device.make(self.asked("/api/me/passkeys/ask"))
        return self.post("/api/me/passkeys", json=made)

    def sign_in(self, device: Device) -> httpx.Response:
        return self.use(device.sign(self.asked("/api/passkeys/ask")))

    def use(self, proof: dict[str, Any]) -> httpx.Response:
        return self.post("/api/passkeys/use", json=proof)

    def known(self) -> dict[str, Any]:
        answer: dict[str, Any] = self.get("/api/me/sessions").json()
        return answer


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ServerThread, ServerThread]]:
    folder = tmp_path_factory.mktemp("passkeys")
    with serving(folder, SITE=SITE) as one, serving(folder, SITE=SITE) as other:
        yield one, other


@pytest.fixture
def phone(nodes: tuple[ServerThread, ServerThread]) -> Iterator[Browser]:
    with Browser(nodes[0]) as browser:
        yield browser.signed_in("Ada")


@pytest.fixture
def laptop(nodes: tuple[ServerThread, ServerThread]) -> Iterator[Browser]:
    with Browser(nodes[1]) as browser:
        yield browser


@pytest.fixture
def device() -> Device:
    return Device(SITE)


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_a_passkey_made_on_one_node_signs_in_on_another(phone: Browser, laptop: Browser, device: Device):
    added = phone.add(device)
    signed = laptop.sign_in(device)

    assert added.json()["recovery"]["code"]
    assert signed.json()["name"] == "Ada"
    assert laptop.get("/api/me").json() == phone.get("/api/me").json()
    assert {one["kind"] for one in laptop.known()["sessions"]} == {"first", "passkey"}
    assert len(laptop.known()["passkeys"]) == 1


def test_a_recovery_key_that_is_there_stays(phone: Browser, device: Device):
    phone.post("/api/me/keys", json={"kind": "recovery"})

    assert phone.add(device).json() == {"recovery": None}


def test_what_a_device_is_told_does_not_say_who_it_is(phone: Browser):
    options = phone.asked("/api/me/passkeys/ask")

    assert phone.get("/api/me").json()["id"] not in str(options)
    assert (options["rp"]["id"], options["authenticatorSelection"]["userVerification"]) == (
        "localhost",
        "preferred",
    )


def test_a_signature_signs_in_once_on_whatever_node(
    nodes: tuple[ServerThread, ServerThread], phone: Browser, laptop: Browser, device: Device
):
    phone.add(device)
    options = laptop.asked("/api/passkeys/ask")
    nonce = dict(laptop.cookies)
    proof = device.sign(options)  # it counts nothing, as many devices do
    assert laptop.use(proof).status_code == 200
    before = phone.known()
    for node in nodes:
        with Browser(node) as thief:
            assert refusal(thief.use(proof)) == BAD  # without the cookie of the browser that was asked
            thief.cookies.update(nonce)
            assert refusal(thief.use(proof)) == BAD

    assert phone.known() == before


def evil_origin(device: Device) -> None:
    device.origin = "https://evil.example"


def other_port(device: Device) -> None:
    device.origin = "http://localhost:9"


def other_host(device: Device) -> None:
    device.host = "evil.example"


def other_owner(device: Device) -> None:
    device.handle = websafe_encode(b"somebody else")


def old_count(device: Device) -> None:
    device.count = 6


def other_key(device: Device) -> None:
    device.key = Device(SITE).key


def unknown(device: Device) -> None:
    device.raw_id = b"unknown"


@pytest.mark.parametrize(
    "bend", [evil_origin, other_port, other_host, other_owner, old_count, other_key, unknown]
)
def test_a_passkey_that_is_not_right_signs_nobody_in_and_changes_nothing(
    phone: Browser, laptop: Browser, device: Device, bend: Callable[[Device], None]
):
    device.count = 6
    phone.add(device)
    before = phone.known()
    device.count = 7
    bend(device)

    assert refusal(laptop.sign_in(device)) == BAD
    assert laptop.get("/api/me").status_code == 401
    assert phone.known() == before


@pytest.mark.parametrize("bend", [evil_origin, other_host])
def test_a_passkey_of_another_site_is_not_kept(
    phone: Browser, device: Device, bend: Callable[[Device], None]
):
    bend(device)

    assert refusal(phone.add(device)) == BAD
    assert (phone.known()["passkeys"], phone.known()["keys"]) == ([], [])


def test_what_one_guest_was_asked_another_cannot_answer(phone: Browser, laptop: Browser, device: Device):
    laptop.signed_in("Ben")
    made = device.make(phone.asked("/api/me/passkeys/ask"))
    laptop.cookies.set("seasalt-passkey", phone.cookies["seasalt-passkey"])

    assert refusal(laptop.post("/api/me/passkeys", json=made)) == BAD
    assert phone.post("/api/me/passkeys", json=made).status_code == 200
    assert refusal(phone.post("/api/me/passkeys", json=made)) == BAD  # nor twice
    assert laptop.known()["passkeys"] == []


@pytest.mark.anyio
async def test_who_has_played_is_told_who_they_are_before_they_sign_in(
    nodes: tuple[ServerThread, ServerThread], laptop: Browser
):
    laptop.signed_in("Ben")
    before = laptop.post("/api/passkeys/ask").json()["now"]
    ben = Person([nodes[1].address], laptop.get("/api/me").json()["id"], "Ben", laptop.cookies["seasalt"])
    await Tab(ben, a_table([ben], ("greedy",), options={"target_score": "1"}).id, Random(3)).play()

    assert (before, laptop.post("/api/passkeys/ask").json()["now"]) == (None, "Ben")


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1:8123", "localhost", ""])
def test_at_another_address_there_are_no_passkeys(phone: Browser, device: Device, host: str):
    proof = device.make(phone.asked("/api/me/passkeys/ask"))
    phone.headers["host"] = host
    asked = [phone.post(path) for path in ("/api/me/passkeys/ask", "/api/passkeys/ask")]
    sent = [phone.post(path, json=proof) for path in ("/api/me/passkeys", "/api/passkeys/use")]

    assert {refusal(one) for one in (*asked, *sent)} == {(404, "no_passkeys")}
    assert phone.known()["passkeys"] == []


def test_links_are_to_the_site_whatever_host_was_asked(phone: Browser):
    phone.headers["host"] = "evil.example"

    assert phone.get("/api/qr", params={"text": "/t/reef"}).content == drawn(f"{SITE}/t/reef")


def test_a_server_without_a_name_has_none(node: ServerThread, device: Device):
    with Browser(node) as browser:
        browser.signed_in("Ada")

        assert refusal(browser.post("/api/me/passkeys/ask")) == (404, "no_passkeys")


NESTED = websafe_encode(b"\x81" * 6000)
ENDLESS = websafe_encode(b"\x9b" + b"\xff" * 8)


@pytest.mark.parametrize("attestation", ["", "AAAA", "A", NESTED, ENDLESS, "_" * 8000])
def test_bytes_without_a_meaning_are_refused(phone: Browser, device: Device, attestation: str):
    made = device.make(phone.asked("/api/me/passkeys/ask"))
    made["response"]["attestationObject"] = attestation

    assert refusal(phone.post("/api/me/passkeys", json=made)) == BAD


def test_more_bytes_than_a_device_sends_are_not_read(phone: Browser, device: Device):
    made = device.make(phone.asked("/api/me/passkeys/ask"))
    made["response"]["attestationObject"] = "A" * 8193

    assert refusal(phone.post("/api/me/passkeys", json=made)) == (400, "bad_body")


def test_an_address_asks_and_tries_so_often_a_minute(tmp_path: Path):
    with serving(tmp_path, SITE=SITE, MAX_KEYS_PER_MINUTE="10") as node, Browser(node) as browser:
        asked = [browser.post("/api/passkeys/ask").status_code for _ in range(100)]

        assert refusal(browser.use(Device(SITE).sign({"challenge": ""}))) == (429, "too_many")
    assert asked[0] == 200
    assert asked.count(200) < 20


def test_another_site_cannot_begin_anything(phone: Browser):
    answers = [
        phone.post(path, headers={"origin": "https://evil.example"})
        for path in ("/api/me/passkeys/ask", "/api/passkeys/ask")
    ]

    assert [refusal(one) for one in answers] == [(403, "foreign_origin")] * 2


def test_a_guest_has_ten(phone: Browser):
    added = [phone.add(Device(SITE)).status_code for _ in range(MAX_PASSKEYS)]

    assert added == [200] * MAX_PASSKEYS
    assert refusal(phone.post("/api/me/passkeys/ask")) == (409, "too_many_passkeys")


def test_its_guest_ends_a_passkey_and_nobody_else(phone: Browser, laptop: Browser, device: Device):
    phone.add(device)
    [mine] = phone.known()["passkeys"]
    laptop.signed_in("Ben").delete(f"/api/me/passkeys/{mine['id']}")
    assert phone.known()["passkeys"] == [mine]

    left = phone.delete(f"/api/me/passkeys/{mine['id']}").json()["passkeys"]

    assert left == []
    assert refusal(laptop.sign_in(device)) == BAD


def test_a_passkey_is_exported_without_its_key_and_deleted_with_its_guest(
    phone: Browser, laptop: Browser, device: Device
):
    phone.add(device)
    with zipfile.ZipFile(BytesIO(phone.get("/api/me/export").content)) as file:
        account = json.loads(file.read("account.json"))
    phone.request("DELETE", "/api/me", json={"name": "Ada"})

    assert [sorted(one) for one in account["passkeys"]] == [["created_at", "id"]]
    assert refusal(laptop.sign_in(device)) == BAD
